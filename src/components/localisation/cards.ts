/** The names of cards and piles. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Card, PileKind, Suit, Variant } from '../../engine/index.js';
import { pilesOf, suitOf } from '../../engine/index.js';
import { figure } from './signs.js';
import type { Msg, Speech } from './speech.js';
import { cardCount, counted } from './words.js';

export { cardSign } from './signs.js';

const suits: Readonly<Record<Suit, (msg: Msg) => string>> = {
  S: (msg) => msg('spades', { id: 'spades' }),
  H: (msg) => msg('hearts', { id: 'hearts' }),
  D: (msg) => msg('diamonds', { id: 'diamonds' }),
  C: (msg) => msg('clubs', { id: 'clubs' }),
};

const ranks: Readonly<Record<string, (msg: Msg) => string>> = {
  A: (msg) => msg('ace', { id: 'ace' }),
  J: (msg) => msg('jack', { id: 'jack' }),
  Q: (msg) => msg('queen', { id: 'queen' }),
  K: (msg) => msg('king', { id: 'king' }),
};

export const suitName = (msg: Msg, suit: Suit): string => suits[suit](msg);

/** "7", "queen" */
export const rankName = (msg: Msg, card: Card): string => ranks[card.charAt(0)]?.(msg) ?? figure(card);

/** "7 of hearts" */
export const cardName = (msg: Msg, card: Card): string => {
  const rank = rankName(msg, card);
  const suit = suitName(msg, suitOf(card));
  return msg(str`${rank} of ${suit}`, { id: 'card-name', desc: 'A card, in the nominative' });
};

const piles: Readonly<Record<PileKind, (msg: Msg, letter: string) => string>> = {
  stock: (msg) => msg('Stock', { id: 'stock' }),
  waste: (msg) => msg('Waste', { id: 'waste' }),
  cell: (msg, letter) => {
    const number = 'abcd'.indexOf(letter) + 1;
    return msg(str`Cell ${number}`, { id: 'cell' });
  },
  foundation: (msg, letter) => {
    const suit = suitName(msg, letter as Suit);
    return msg(str`Foundation, ${suit}`, { id: 'foundation' });
  },
  column: (msg, number) => msg(str`Column ${number}`, { id: 'column' }),
};

/** "Column 3", "Foundation, hearts"; the letter itself where the variant has no such pile. */
export const pileName = (msg: Msg, variant: Variant, letter: string): string => {
  const info = pilesOf(variant).find((each) => each.letter === letter);
  return info ? piles[info.kind](msg, letter) : letter;
};

/** "7 of hearts, 3 of 5, Column 2, 2 cards on top", "king of clubs, Cell 1": `index` counts from 1. */
export const cardLabel = (
  speech: Speech,
  card: Card,
  pile: string,
  index: number,
  count: number,
  column: boolean,
): string => {
  const { msg } = speech;
  const name = cardName(msg, card);
  const place = column
    ? msg(str`${name}, ${index} of ${count}, ${pile}`, {
        id: 'card-place',
        desc: 'A card, its place and the number of cards in its pile, the pile: "7 of hearts, 3 of 5, Column 2"',
      })
    : `${name}, ${pile}`;
  if (index === count) return place;
  const cards = cardCount(speech, count - index);
  return msg(str`${place}, ${cards} on top`, {
    id: 'card-under',
    desc: 'A card and its place; then how many cards lie on it, "2 cards"',
  });
};

/** "3 face-down cards" */
export const faceDown = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} face-down card`, { id: 'down-one' }),
    few: msg(str`${count} face-down cards`, { id: 'down-few' }),
    other: msg(str`${count} face-down cards`, { id: 'down-other' }),
  }));

/** Said of what takes the cards that are held. */
export const takes = (msg: Msg): string =>
  msg('can go here', { id: 'takes', desc: 'Said of a place for what is held' });

/** "Column 3, 5 cards", "Cell 1, empty" */
export const pileLabel = (speech: Speech, variant: Variant, letter: string, count: number): string => {
  const { msg } = speech;
  const pile = pileName(msg, variant, letter);
  const cards = count > 0 ? cardCount(speech, count) : msg('empty', { id: 'empty', desc: 'Said of a pile' });
  return msg(str`${pile}, ${cards}`, { id: 'pile-label' });
};
