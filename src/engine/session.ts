// A game in progress: the position and its score, the moves that led there, and the way back.

import { SUITS } from './card.js';
import type { Card } from './card.js';
import { checkDeal, parseDealCode } from './deal-code.js';
import { tableOf } from './game.js';
import {
  deal as dealt,
  destinations as destinationsOn,
  doubleTapTarget as doubleTapOn,
  isWon,
  judge,
  legalMoves as legalOn,
  lift as liftOn,
  play,
} from './play.js';
import type { Played } from './play.js';
import { formatPosition, parsePosition } from './position-text.js';
import type { Deal, Move, Position, Refusal, Variant } from './position.js';

/** Actions that can be undone. */
const REACH = 100;

/** What undo restores. */
export interface State {
  readonly position: Position;
  readonly score: number;
}

/** What redo plays again: the move, and the state that it leads to. */
export interface Undone extends State {
  readonly move: Move;
}

/** A game in progress: plain data, never changed; every action gives a new one. */
export interface Session extends State {
  /** Complete: with its option. */
  readonly variant: Variant;
  /** Null after `beginAt`. */
  readonly deal: Deal | null;
  /** Accepted actions, draws and recycles too; undo doesn't lower it, redo doesn't raise it. */
  readonly moves: number;
  /** Undos made. */
  readonly undos: number;
  /** Cards taken back from a foundation; undo doesn't lower it. */
  readonly takeBacks: number;
  readonly won: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The moves that lead here from the beginning; undone ones are not in it. */
  readonly line: readonly Move[];
  readonly start: Position;
  /** States that undo goes back to, the last one first to be undone to. */
  readonly past: readonly State[];
  /** What redo plays, the last one first. */
  readonly future: readonly Undone[];
}

/** What an attempted move came to. `points` is the change in the score; `cards` are those that moved, none in a recycle. */
export type Attempt =
  | {
      readonly ok: true;
      readonly session: Session;
      readonly points: number;
      readonly cards: readonly Card[];
      readonly turnedUp: Card | null;
    }
  | { readonly ok: false; readonly reason: Refusal };

/** A session with what follows from its fields; all are of one shape, which keeps them fast. */
export function settle(fields: Omit<Session, 'won' | 'canUndo' | 'canRedo'>): Session {
  const { variant, deal, position, score, moves, undos, takeBacks, line, start, past, future } = fields;
  const won = isWon(tableOf(variant), position);
  const canUndo = !won && past.length > 0;
  const canRedo = !won && future.length > 0;
  return {
    variant,
    deal,
    position,
    score,
    moves,
    undos,
    takeBacks,
    won,
    canUndo,
    canRedo,
    line,
    start,
    past,
    future,
  };
}

const beginning = (deal: Deal | null, position: Position): Session =>
  settle({
    variant: position.variant,
    deal,
    position,
    score: 0,
    moves: 0,
    undos: 0,
    takeBacks: 0,
    line: [],
    start: position,
    past: [],
    future: [],
  });

/** Begins a numbered deal, or a whole deal code. Throws DealCodeError. */
export function begin(dealOrCode: Deal | string): Session {
  const deal = typeof dealOrCode === 'string' ? parseDealCode(dealOrCode) : checkDeal(dealOrCode);
  return beginning(deal, dealt(tableOf(deal), deal.number));
}

/**
 * Begins at a position of this variant: score and moves 0, no deal. Throws PositionError on what is no position of 52
 * cards, DealCodeError on what is no variant.
 */
export const beginAt = (variant: Variant, position: Position): Session =>
  beginning(null, parsePosition(formatPosition(position), variant));

/** The same deal, or the same set position, from its beginning; every counter is 0. */
export const restart = ({ deal, start }: Session): Session => beginning(deal, start);

/** A session that moves are played on, each at a cost that doesn't grow with the length of its line. */
export interface Follower {
  /** Plays the move, or says why it is refused. */
  readonly follow: (move: Move) => Played | Refusal;
  readonly session: () => Session;
}

/** Starts following a session; attempts and replays come through here, so that both keep one set of books. */
export function follower(session: Session): Follower {
  const table = tableOf(session.variant);
  const line: Move[] = [];
  let { position, score, takeBacks, past, won } = session;
  return {
    follow: (move) => {
      const reason = won ? 'game-over' : judge(table, position, move);
      if (reason) return reason;
      const played = play(table, position, move);
      past = (past.length < REACH ? past : past.slice(1)).concat({ position, score });
      line.push(played.move);
      position = played.position;
      // The score never falls below 0.
      score = Math.max(0, score + played.points);
      if ((SUITS as readonly string[]).includes(move.from)) takeBacks++;
      won = isWon(table, position);
      return played;
    },
    session: () =>
      settle({
        variant: session.variant,
        deal: session.deal,
        position,
        score,
        moves: session.moves + line.length,
        undos: session.undos,
        takeBacks,
        line: session.line.concat(line),
        start: session.start,
        past,
        future: [],
      }),
  };
}

/** Judges a move and plays it; a move that is merely illegal, or no move at all, is refused with a reason. */
export function attempt(session: Session, move: Move): Attempt {
  const game = follower(session);
  const played = game.follow(move ?? { from: '', to: '', count: 0 });
  if (typeof played === 'string') return { ok: false, reason: played };
  const next = game.session();
  const { cards, turnedUp } = played;
  return { ok: true, session: next, points: next.score - session.score, cards, turnedUp };
}

/** Back to the state before the last action, or null: nothing to undo, 100 actions back, or won. */
export function undo(session: Session): Session | null {
  if (!session.canUndo) return null;
  const { position, score, line, past, future } = session;
  const move = line[line.length - 1] as Move;
  return settle({
    ...session,
    ...(past[past.length - 1] as State),
    undos: session.undos + 1,
    line: line.slice(0, -1),
    past: past.slice(0, -1),
    future: future.concat({ move, position, score }),
  });
}

/** What was undone last, again, or null. */
export function redo(session: Session): Session | null {
  if (!session.canRedo) return null;
  const { position, score, line, past, future } = session;
  const next = future[future.length - 1] as Undone;
  return settle({
    ...session,
    position: next.position,
    score: next.score,
    line: line.concat(next.move),
    past: past.concat({ position, score }),
    future: future.slice(0, -1),
  });
}

/** Every legal move once: one for each source, destination and number of cards; home is `h`. */
export const legalMoves = ({ won, variant, position }: Session): Move[] =>
  won ? [] : legalOn(tableOf(variant), position);

/** Why these cards may not be picked up, or null where they may. */
export const lift = ({ won, variant, position }: Session, from: string, count: number): Refusal | null =>
  won ? 'game-over' : liftOn(tableOf(variant), position, from, count);

/** The piles that would take these cards now, in board order: `h` for home, never the stock or the waste. */
export const destinations = ({ won, variant, position }: Session, from: string, count: number): string[] =>
  won ? [] : destinationsOn(tableOf(variant), position, from, count);

/** The pile that a double tap on a card with all the cards on it chooses, or null. */
export const doubleTapTarget = (
  { won, variant, position }: Session,
  from: string,
  count: number,
): string | null => (won ? null : doubleTapOn(tableOf(variant), position, from, count));
