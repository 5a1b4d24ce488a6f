/** The names of cards and piles. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Card, PileKind, Suit, Variant } from '../../engine/index.js';
import { pilesOf, suitOf } from '../../engine/index.js';
import { figure } from './signs.js';
import type { Msg, Speech } from './speech.js';
import { cardCount } from './words.js';

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

/** "7 of hearts" */
export const cardName = (msg: Msg, card: Card): string => {
  const rank = ranks[card.charAt(0)]?.(msg) ?? figure(card);
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

/** "Column 3, 5 cards", "Cell 1, empty" */
export const pileLabel = (speech: Speech, variant: Variant, letter: string, count: number): string => {
  const { msg } = speech;
  const pile = pileName(msg, variant, letter);
  const cards = count > 0 ? cardCount(speech, count) : msg('empty', { id: 'empty', desc: 'Said of a pile' });
  return msg(str`${pile}, ${cards}`, { id: 'pile-label' });
};
