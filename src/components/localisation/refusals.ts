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
  /** With signs, for the eye: "7♥ goes only on 8♥, not on 8♠." */
  readonly sentence: string;
  /** With names, for the ear: "7 of hearts goes only on 8 of hearts, not on 8 of spades." */
  readonly spoken: string;
  /** The cards that would have fitted, where cards would. */
  readonly fits: readonly Card[];
}

type Name = (card: Card) => string;

/** What a sentence may speak of; a card that is not there is an empty name, and a hidden one is never named. */
interface Scene {
  readonly speech: Speech;
  readonly msg: Msg;
  readonly fromKind: PileKind | undefined;
  readonly toKind: PileKind | undefined;
  readonly count: number;
  /** Nothing lies where the move begins. */
  readonly empty: boolean;
  readonly room: number;
  /** The card that was to move, or the first that is no run with the one on it; and that one. */
  readonly card: string;
  readonly cover: string;
  /** The free card of the source, and of the destination. */
  readonly top: string;
  readonly here: string;
  /** The cards that would have fitted, with "or" between. */
  readonly others: string;
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

/** The cards that would have fitted `head`; or `next`, which the foundation waits for. */
const fitting = (reason: Reason, head: Card | undefined, next: Card | undefined): readonly Card[] => {
  const fit = onto[reason];
  if (fit && head) return ofRank(rankOf(head) + 1, (card) => fit(card, head));
  if (reason === 'group-in-order' && head) return ofRank(rankOf(head) - 1, (card) => alternate(card, head));
  if (reason === 'empty-king') return ofRank(RANKS.length, () => true);
  return reason === 'foundation-in-suit' && next ? [next] : [];
};

const build = ({ msg, card, others, here }: Scene): string =>
  others
    ? msg(str`${card} goes only on ${others}, not on ${here}.`, {
        id: 'build',
        desc: 'others: one to four cards with "or" between; here: the card that lies there',
      })
    : msg(str`${card} goes on no card; it takes an empty column, not ${here}.`, { id: 'build-king' });

const sentences: Readonly<Record<Reason, (scene: Scene) => string>> = {
  'game-over': ({ msg }) => msg('This game is won: start a new one.', { id: 'game-over' }),
  'no-such-move': ({ msg, fromKind, toKind, card }) => {
    if (toKind === 'stock') return msg('No card goes onto the stock.', { id: 'onto-stock' });
    if (toKind === 'waste') return msg('Only drawn cards go onto the waste.', { id: 'onto-waste' });
    if (fromKind !== 'foundation' || !card) return msg('There is no such move.', { id: 'no-such-move' });
    return msg(str`From here ${card} can go to a column only.`, { id: 'back-to-column' });
  },
  'recycle-when-stock-empty': ({ msg }) =>
    msg('The waste is turned over when the stock is empty.', { id: 'recycle-when-stock-empty' }),
  'no-card': ({ msg, fromKind, toKind, empty, top: card }) => {
    if (empty && fromKind === 'stock') return msg('The stock is empty.', { id: 'stock-empty' });
    if (empty && toKind === 'stock')
      return msg('There are no cards to turn over.', { id: 'nothing-to-recycle' });
    if (empty || !card) return msg('There is no card here.', { id: 'no-card' });
    if (fromKind === 'column') return msg('There are not that many cards here.', { id: 'not-so-many' });
    return msg(str`Only ${card} can be taken here.`, { id: 'only-top' });
  },
  'face-down': ({ msg }) => msg('A card that is face down cannot move.', { id: 'face-down' }),
  'foundation-one-card': ({ msg, card, cover }) =>
    msg(str`Foundations take one card at a time: ${cover} lies on ${card}.`, { id: 'foundation-one-card' }),
  'foundation-in-suit': ({ msg, card, others: next, here: last }) =>
    next
      ? msg(str`${next} comes next here, not ${card}.`, { id: 'foundation-next' })
      : msg(str`This foundation is complete: ${last} is its last card.`, { id: 'foundation-full' }),
  'cell-one-card': ({ msg, card, cover }) =>
    msg(str`A cell takes one card: ${cover} lies on ${card}.`, { id: 'cell-one-card' }),
  'cell-occupied': ({ msg, here }) => msg(str`This cell already holds ${here}.`, { id: 'cell-occupied' }),
  'group-in-order': ({ msg, card, cover, others }) =>
    others
      ? msg(str`${card} moves only with ${others} on it, not with ${cover}.`, { id: 'group-in-order' })
      : msg(str`${card} moves only alone, not with ${cover} on it.`, { id: 'group-ace' }),
  'group-of-20': ({ msg, card, count }) =>
    msg(str`At most 20 cards move at once; from ${card} on there are ${count}.`, { id: 'group-of-20' }),
  'empty-king': ({ msg, card }) =>
    msg(str`Only a king goes on an empty column, not ${card}.`, { id: 'empty-king' }),
  'build-same-suit': build,
  'build-any-suit': build,
  'build-alternate': build,
  'group-capacity': ({ msg, speech, card, room, count }) => {
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
  // Home is the foundation of the card's own suit.
  const place = to === 'h' && group[0] ? suitOf(group[0]) : to;
  const toKind = kindOf(place);
  const target = place && toKind ? pile(position, place).cards.at(-1) : undefined;
  const next =
    toKind === 'foundation'
      ? ofRank((target ? rankOf(target) : 0) + 1, (card) => suitOf(card) === place)[0]
      : undefined;
  const [head, over] = (reason === 'group-in-order' && breakIn(group)) || group;
  const fits = fitting(reason, head, next);
  const say = (name: Name): string => {
    const named = (card: Card | undefined): string => (card ? name(card) : '');
    const sentence = sentences[reason]({
      speech,
      msg: speech.msg,
      fromKind,
      toKind,
      count,
      empty: source.cards.length === 0,
      room: roomIn(session, place),
      card: named(head),
      cover: named(over),
      top: named(source.cards.slice(source.down).at(-1)),
      here: named(target),
      others: speech.either(fits.map(name)),
    });
    return sentence.charAt(0).toLocaleUpperCase(speech.language) + sentence.slice(1);
  };
  return { sentence: say(cardSign), spoken: say((card) => cardName(speech.msg, card)), fits };
};
