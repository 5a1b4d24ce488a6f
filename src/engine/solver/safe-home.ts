// When a card may go up at once: nothing is lost by it.

import type { Board } from './board.js';

const isRedSuit = (suit: number): boolean => suit === 1 || suit === 2;

/**
 * Whether this card, next for its suit, is of no more use in a column; and so, of a card that is up, whether taking it
 * back is of no use. By the kind of game (`SafeHome`):
 *
 * - `always`. It carries its own suit's next lower card alone, and that is up already.
 * - `lower`. Groups move in any order, so even a card that could go up may have to lie on it for the sake of those that
 *   lie on that one: with 5♥ next and 4♠ under a heap, the heap moves by 4♠ onto 5♥. It is of no use once every lower
 *   card is up. (Two ranks less, as the usual rule has it, is wrong here.)
 * - `near`. Groups are ordered runs. It carries only two cards, of the other colour and one rank lower. Where those two
 *   can go up as soon as they are free, and what they carry can too, nobody needs it: so when the other colour is up to
 *   two ranks below it, and the other suit of its own colour up to three. Horne's rule; it holds with taking back.
 */
export function isSafeHome({ home, rules }: Board, card: number): boolean {
  if (rules.safe === 'always') return true;
  const rank = card >> 2;
  if (rules.safe === 'lower')
    return home[0]! >= rank && home[1]! >= rank && home[2]! >= rank && home[3]! >= rank;
  const suit = card & 3;
  const [other, another] = isRedSuit(suit) ? [0, 3] : [1, 2];
  return home[other]! >= rank - 1 && home[another]! >= rank - 1 && home[3 - suit]! >= rank - 2;
}
