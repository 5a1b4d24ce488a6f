// The numbered shuffle: Microsoft FreeCell's, with the extension that FreeCell solvers use past 2^31.

import { RANKS, cardOf } from './card.js';
import type { Card, Suit } from './card.js';

/** How many deals there are: seven letters' worth. */
export const DEALS = 26 ** 7;

/** A generator of the deal's random numbers; every product stays below 2^53, so doubles are exact. */
function random(number: number): () => number {
  const [modulus, result]: [number, (high: number) => number] =
    number < 2 ** 31
      ? [2 ** 31, (high) => high]
      : number < 2 ** 32
        ? [2 ** 32, (high) => (high & 0x7fff) | 0x8000]
        : [2 ** 33, (high) => (high & 0xffff) + 1];
  let state = number;
  return () => {
    state = (state * 214013 + 2531011) % modulus;
    return result(Math.floor(state / 65536));
  };
}

/** The 52 cards in the order in which deal `number` (0 … DEALS − 1) deals them. */
export function shuffle(number: number): Card[] {
  const next = random(number);
  const suits: readonly Suit[] = ['C', 'D', 'H', 'S'];
  const deck = RANKS.flatMap((_, at) => suits.map((suit) => cardOf(at + 1, suit)));
  const dealt: Card[] = [];
  for (let left = 52; left > 0; left--) {
    const at = next() % left;
    dealt.push(deck[at] as Card);
    deck[at] = deck[left - 1] as Card;
  }
  return dealt;
}
