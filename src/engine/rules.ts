// The vocabulary of rules: what a game file is written with.

import { isRed, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import type { Lift, Place } from './game.js';
import { tableOf } from './game.js';
import type { Refusal } from './position.js';

const oneLower = (card: Card, on: Card): boolean => rankOf(card) === rankOf(on) - 1;

const alternate = (card: Card, on: Card): boolean => oneLower(card, on) && isRed(card) !== isRed(on);

const build =
  (reason: Refusal, fits: (card: Card, on: Card) => boolean): Place =>
  (group, on) =>
    on === undefined || fits(group[0] as Card, on) ? null : reason;

/** Same suit, one rank lower. */
export const downInSuit = build(
  'build-same-suit',
  (card, on) => oneLower(card, on) && suitOf(card) === suitOf(on),
);

/** Any suit, one rank lower. */
export const downInAnySuit = build('build-any-suit', oneLower);

/** Opposite colour, one rank lower. */
export const downAlternating = build('build-alternate', alternate);

/** An empty column takes a king only. */
export const kingOnEmpty: Place = (group, on) =>
  on === undefined && rankOf(group[0] as Card) !== 13 ? 'empty-king' : null;

/** No more cards than could be carried one by one: (empty cells + 1) × 2^(empty columns), the target not counted. */
export const carryRoom: Place = (group, on, { variant, piles }) => {
  const { firstCell, firstFoundation, firstColumn } = tableOf(variant);
  const empty = (from: number, to: number): number => {
    let count = 0;
    for (let at = from; at < to; at++) if (piles[at]?.cards.length === 0) count++;
    return count;
  };
  const columns = empty(firstColumn, piles.length) - (on === undefined ? 1 : 0);
  return group.length > (empty(firstCell, firstFoundation) + 1) * 2 ** columns ? 'group-capacity' : null;
};

/** Only a run that goes down by one in alternating colours moves together. */
export const orderedRun: Lift = (group) => {
  for (let at = 1; at < group.length; at++)
    if (!alternate(group[at] as Card, group[at - 1] as Card)) return 'group-in-order';
  return null;
};

/** Cards in any order move together, 20 at most. */
export const atMost20: Lift = (group) => (group.length > 20 ? 'group-of-20' : null);
