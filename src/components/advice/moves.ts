/** What may be played from a position, and what of it gains something: the rules are the engine's, and nothing here is of one game. */
import {
  attempt,
  destinations,
  formatPosition,
  lift,
  pile,
  pilesOf,
  rankOf,
  suitOf,
} from '../../engine/index.js';
import type { Card, Move, PileKind, Session } from '../../engine/index.js';

export const kindOf = ({ variant }: Session, letter: string): PileKind =>
  letter === 'h' ? 'foundation' : (pilesOf(variant).find((each) => each.letter === letter)?.kind ?? 'column');

const cardsOf = ({ position }: Session, letter: string): readonly Card[] => pile(position, letter).cards;

/** A tap on the stock: the draw, or the waste turned over; null where it does nothing, or there is none. */
export const turnOf = (session: Session): Move | null => {
  if (cardsOf(session, 's').length > 0) return { from: 's', to: 'w', count: 1 };
  return cardsOf(session, 'w').length > 0 ? { from: 'w', to: 's', count: 1 } : null;
};

/** Every legal move, those of the stock last. */
export const movesOf = (session: Session): Move[] => {
  const moves: Move[] = [];
  if (session.won) return moves;
  for (const { letter: from } of pilesOf(session.variant))
    for (let count = 1; !lift(session, from, count); count += 1)
      for (const to of destinations(session, from, count)) moves.push({ from, to, count });
  const turn = turnOf(session);
  return turn ? [...moves, turn] : moves;
};

/** The session after a move that is legal. */
const after = (session: Session, move: Move): Session => {
  const made = attempt(session, move);
  return made.ok ? made.session : session;
};

/**
 * How much a move gains at once: 3 where a card goes up or a hidden one turns up, 2 where a card leaves the waste,
 * 1 where cards come to lie on others. What nothing is gained by has 0, and what gives something up less.
 */
const gain = (session: Session, { from, to, count }: Move): number => {
  const kind = kindOf(session, from);
  if (to === 'h') return 3;
  if (kind === 'foundation') return -1;
  if (to === 'w' || to === 's') return to === 'w' ? 0.5 : 0;
  const { cards, down } = pile(session.position, from);
  if (kind === 'column' && down > 0 && cards.length - count === down) return 3;
  if (kind === 'waste') return 2;
  return cardsOf(session, to).length > 0 ? 1 : 0;
};

/** More than any move gains: what leads back to where the game has been comes last, or hints would go in circles. */
const BACK = 10;

/** A legal move for whoever is at a loss: the one that gains most at once; null where there is none. */
export const someMove = (session: Session): Move | null => {
  const been = new Set([...session.past, session].map(({ position }) => formatPosition(position)));
  const worth = (move: Move): number =>
    gain(session, move) - (been.has(formatPosition(after(session, move).position)) ? BACK : 0);
  return (
    movesOf(session)
      .map((move) => ({ move, worth: worth(move) }))
      .reduce<{ move: Move; worth: number } | null>(
        (best, each) => (best && best.worth >= each.worth ? best : each),
        null,
      )?.move ?? null
  );
};

/** So many positions are looked at: where there are more, something may still be useful. */
const MOST = 300;

/**
 * Whether no move is useful any more: nothing that can be played from here, however often, sends a card up that was not
 * up before, turns one up, or plays one from the waste. Goes through the positions one by one, so that it can be done
 * in slices; where there are too many of them, it is not known and counts as no.
 */
export function* stuck(session: Session): Generator<undefined, boolean> {
  const up = (card: Card): boolean => rankOf(card) <= cardsOf(session, suitOf(card)).length;
  const seen = new Set([formatPosition(session.position)]);
  const open = [session];
  for (let here = open.pop(); here; here = open.pop()) {
    yield;
    for (const move of movesOf(here)) {
      const card = cardsOf(here, move.from).at(-move.count);
      if (gain(here, move) > 1 && !(move.to === 'h' && card && up(card))) return false;
      const next = after(here, move);
      const text = formatPosition(next.position);
      if (seen.has(text)) continue;
      if (seen.size === MOST) return false;
      seen.add(text);
      open.push(next);
    }
  }
  return !session.won;
}

/**
 * The moves that end the game by playing up alone, drawing where nothing goes up, without turning the waste over; null
 * where that doesn't end it. Which card goes up first makes no difference.
 */
export const finishing = (session: Session): readonly Move[] | null => {
  const from = session.line.length;
  let here = session;
  while (!here.won) {
    const now = here;
    const home = pilesOf(now.variant).find(
      ({ letter, kind }) =>
        kind !== 'foundation' && kind !== 'stock' && destinations(now, letter, 1).includes('h'),
    );
    const draw = cardsOf(now, 's').length > 0 ? turnOf(now) : null;
    const move = home ? { from: home.letter, to: 'h', count: 1 } : draw;
    if (!move) return null;
    here = after(now, move);
  }
  return here.line.slice(from);
};
