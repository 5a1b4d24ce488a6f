/** Why a move was refused, in one sentence that names the cards; and the cards that would have fitted. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Card, PileKind, Refusal as Reason, Session } from '../../engine/index.js';
import { isRed, pile, pilesOf, rankOf, RANKS, suitOf, SUITS } from '../../engine/index.js';
import { cardName, cardSign } from './cards.js';
import type { Msg, Speech } from './speech.js';
import { cardCount } from './words.js';

export interface Refused {
  readonly session: Session;
  readonly from: string;
  /** null where the cards were refused at pick-up */
  readonly to: string | null;
  readonly count: number;
  readonly reason: Reason;
}

export interface Refusal {
  /** With signs, for the eye: "7♥ goes on 8♥ only, here is 8♠." */
  readonly sentence: string;
  /** With names, for the ear: "7 of hearts goes on 8 of hearts only, here is 8 of spades." */
  readonly spoken: string;
  /** The cards that would have fitted, where cards would. */
  readonly fits: readonly Card[];
}

type Name = (card: Card) => string;

/** What a sentence may speak of. A hidden card is not in it. */
interface Scene {
  readonly speech: Speech;
  readonly msg: Msg;
  readonly name: Name;
  readonly fromKind: PileKind | undefined;
  readonly toKind: PileKind | undefined;
  readonly count: number;
  readonly empty: boolean;
  /** The most covered card that was to move, and the one on it. */
  readonly head: Card | undefined;
  readonly over: Card | undefined;
  /** The first two cards of the group that are no run. */
  readonly broken: readonly [Card, Card] | undefined;
  /** The free card of the source, and of the destination. */
  readonly top: Card | undefined;
  readonly target: Card | undefined;
  readonly room: number;
  readonly fits: readonly Card[];
}

type Fit = (card: Card, other: Card) => boolean;

const sameSuit: Fit = (card, other) => suitOf(card) === suitOf(other);
const alternate: Fit = (card, other) => isRed(card) !== isRed(other);

const onto: Partial<Record<Reason, Fit>> = {
  'build-same-suit': sameSuit,
  'build-any-suit': () => true,
  'build-alternate': alternate,
};

/** The cards of rank `rank` (1 to 13; else none) that `fit` accepts. */
const ofRank = (rank: number, fit: (card: Card) => boolean): Card[] => {
  const letter = RANKS[rank - 1];
  return letter ? SUITS.map((suit): Card => `${letter}${suit}`).filter(fit) : [];
};

const breakIn = (group: readonly Card[]): readonly [Card, Card] | undefined => {
  for (const [i, card] of group.entries()) {
    const next = group[i + 1];
    if (next && !(alternate(card, next) && rankOf(card) === rankOf(next) + 1)) return [card, next];
  }
  return undefined;
};

/** How many cards may move at once in FreeCell, as its rules put it. */
const roomIn = ({ position, variant }: Session, to: string | null): number => {
  const free = (kind: PileKind): number =>
    pilesOf(variant).filter(
      (each) => each.kind === kind && each.letter !== to && !pile(position, each.letter).cards.length,
    ).length;
  return (free('cell') + 1) * 2 ** free('column');
};

/** The cards that would have fitted. */
const fitting = (reason: Reason, scene: Omit<Scene, 'fits'>, next: Card | undefined): readonly Card[] => {
  const { head, broken } = scene;
  const fit = onto[reason];
  if (fit && head) return ofRank(rankOf(head) + 1, (card) => fit(card, head));
  if (reason === 'group-in-order' && broken) {
    return ofRank(rankOf(broken[0]) - 1, (card) => alternate(card, broken[0]));
  }
  if (reason === 'empty-king') return ofRank(RANKS.length, () => true);
  return reason === 'foundation-in-suit' && next ? [next] : [];
};

const noMove = (msg: Msg): string => msg('There is no such move.', { id: 'no-such-move' });

const build = ({ msg, name, head, target, fits, speech }: Scene): string => {
  if (!head || !target) return noMove(msg);
  const card = name(head);
  const here = name(target);
  if (fits.length === 0)
    return msg(str`${card} goes on an empty column only, here is ${here}.`, { id: 'build-king' });
  const others = speech.either(fits.map(name));
  return msg(str`${card} goes on ${others} only, here is ${here}.`, {
    id: 'build',
    desc: 'others: one to four cards with "or" between; here: the card that lies there',
  });
};

const sentences: Readonly<Record<Reason, (scene: Scene) => string>> = {
  'game-over': ({ msg }) => msg('This game is won: start a new one.', { id: 'game-over' }),
  'no-such-move': ({ msg, fromKind, toKind, head, name }) => {
    if (toKind === 'stock') return msg('No card goes onto the stock.', { id: 'onto-stock' });
    if (toKind === 'waste') return msg('Only drawn cards go onto the waste.', { id: 'onto-waste' });
    if (fromKind !== 'foundation' || !head) return noMove(msg);
    const card = name(head);
    return msg(str`From here ${card} can go to a column only.`, { id: 'back-to-column' });
  },
  'recycle-when-stock-empty': ({ msg }) =>
    msg('The waste is turned over when the stock is empty.', { id: 'recycle-when-stock-empty' }),
  'no-card': ({ msg, fromKind, toKind, empty, top, name }) => {
    if (empty && fromKind === 'stock') return msg('The stock is empty.', { id: 'stock-empty' });
    if (empty && toKind === 'stock')
      return msg('There are no cards to turn over.', { id: 'nothing-to-recycle' });
    if (empty || !top) return msg('There is no card here.', { id: 'no-card' });
    if (fromKind === 'column') return msg('There are not that many cards here.', { id: 'not-so-many' });
    const card = name(top);
    return msg(str`Only ${card} can be taken here.`, { id: 'only-top' });
  },
  'face-down': ({ msg }) => msg('A card that is face down cannot move.', { id: 'face-down' }),
  'foundation-one-card': ({ msg, head, over, name }) => {
    if (!head || !over) return noMove(msg);
    const card = name(head);
    const cover = name(over);
    return msg(str`Foundations take one card at a time: ${cover} lies on ${card}.`, {
      id: 'foundation-one-card',
    });
  },
  'foundation-in-suit': ({ msg, head, target, fits, name }) => {
    if (!head) return noMove(msg);
    const card = name(head);
    if (fits[0]) {
      const next = name(fits[0]);
      return msg(str`${next} comes next here, not ${card}.`, { id: 'foundation-next' });
    }
    const last = target ? name(target) : '';
    return msg(str`This foundation is complete: ${last} is its last card.`, { id: 'foundation-full' });
  },
  'cell-one-card': ({ msg, head, over, name }) => {
    if (!head || !over) return noMove(msg);
    const card = name(head);
    const cover = name(over);
    return msg(str`A cell takes one card: ${cover} lies on ${card}.`, { id: 'cell-one-card' });
  },
  'cell-occupied': ({ msg, target, name }) => {
    const here = target ? name(target) : '';
    return msg(str`This cell already holds ${here}.`, { id: 'cell-occupied' });
  },
  'group-in-order': ({ msg, broken, fits, name, speech }) => {
    if (!broken) return noMove(msg);
    const card = name(broken[0]);
    const cover = name(broken[1]);
    if (fits.length === 0)
      return msg(str`${card} moves only alone, here is ${cover} on it.`, { id: 'group-ace' });
    const others = speech.either(fits.map(name));
    return msg(str`${card} moves only with ${others} on it, here is ${cover}.`, { id: 'group-in-order' });
  },
  'group-of-20': ({ msg, head, name, count }) => {
    if (!head) return noMove(msg);
    const card = name(head);
    return msg(str`At most 20 cards move at once; from ${card} on there are ${count}.`, {
      id: 'group-of-20',
    });
  },
  'empty-king': ({ msg, head, name }) => {
    if (!head) return noMove(msg);
    const card = name(head);
    return msg(str`Only a king goes on an empty column, not ${card}.`, { id: 'empty-king' });
  },
  'build-same-suit': build,
  'build-any-suit': build,
  'build-alternate': build,
  'group-capacity': ({ msg, speech, head, name, room, count }) => {
    if (!head) return noMove(msg);
    const card = name(head);
    const cards = cardCount(speech, room);
    return msg(str`Room to move ${cards} at once; from ${card} on there are ${count}.`, {
      id: 'group-capacity',
      desc: 'cards: "3 cards", in the nominative; count: a number',
    });
  },
};

/** The sentence for a refused move. It judges nothing: the reason is the engine's. */
export const refusal = (speech: Speech, { session, from, to, count, reason }: Refused): Refusal => {
  const { position, variant } = session;
  const kindOf = (letter: string | null): PileKind | undefined =>
    pilesOf(variant).find((each) => each.letter === letter)?.kind;
  const fromKind = kindOf(from);
  const source = fromKind ? pile(position, from) : { cards: [], down: 0 };
  const start = source.cards.length - count;
  const group = start < source.down ? [] : source.cards.slice(start);
  const head = group[0];
  // Home is the foundation of the card's own suit.
  const place = to === 'h' && head ? suitOf(head) : to;
  const toKind = kindOf(place);
  const target = place && toKind ? pile(position, place).cards.at(-1) : undefined;
  const next =
    toKind === 'foundation'
      ? ofRank((target ? rankOf(target) : 0) + 1, (card) => suitOf(card) === place)[0]
      : undefined;
  const scene: Omit<Scene, 'fits'> = {
    speech,
    msg: speech.msg,
    name: cardSign,
    fromKind,
    toKind,
    count,
    empty: source.cards.length === 0,
    head,
    over: group[1],
    broken: breakIn(group),
    top: source.cards.length > source.down ? source.cards.at(-1) : undefined,
    target: toKind === 'stock' ? undefined : target,
    room: roomIn(session, place),
  };
  const fits = fitting(reason, scene, next);
  const say = (name: Name): string => {
    const sentence = sentences[reason]({ ...scene, name, fits });
    return sentence.charAt(0).toLocaleUpperCase(speech.language) + sentence.slice(1);
  };
  return { sentence: say(cardSign), spoken: say((card) => cardName(speech.msg, card)), fits };
};
