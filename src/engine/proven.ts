// Deals proven winnable, so that a random new game can be won.

import { tableOf } from './game.js';
import type { Proven } from './game.js';
import type { Variant } from './position.js';

/**
 * Ascending numbers from their gaps: a character is its code − 40, a `!` before it adds 40 to the gap.
 */
function numbersIn(gaps: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < gaps.length; at++) {
    const gap = gaps.charCodeAt(at) - 40;
    if (gap < 0) number += 40;
    else numbers.push((number += gap));
  }
  return numbers;
}

function provenIn(proven: Proven): number[] {
  if ('only' in proven) return numbersIn(proven.only);
  const but = numbersIn(proven.but);
  return Array.from({ length: proven.upTo }, (_, at) => at + 1).filter((number) => !but.includes(number));
}

/** The numbers of deals of a variant that are proven winnable, ascending: `at(i)` for 0 ≤ i < `count`. */
export function provenDeals(variant: Variant): { count: number; at(i: number): number } {
  const { proven } = tableOf(variant);
  const numbers = proven ? provenIn(proven) : [];
  return { count: numbers.length, at: (i) => numbers[i] as number };
}
