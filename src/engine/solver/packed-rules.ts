// A variant's rules as tables of numbers, read off the rules themselves: no game is known by its name.

import { SUITS, cardOf, rankOf, suitOf } from '../card.js';
import type { Card } from '../card.js';
import type { Table } from '../game.js';
import { atMost20, carryRoom, orderedRun } from '../rules.js';

/** A card as a number: 4 × (rank − 1) + its suit's place among the foundations. */
export const packed = (card: Card): number => (rankOf(card) - 1) * 4 + SUITS.indexOf(suitOf(card));

/** What a card lies on where it lies on no card: the base of a column. */
export const EMPTY = 52;

/** One row of a table by what a card lies on: 52 cards, and EMPTY. */
export const ROW = 53;

/**
 * When a card that can go up may go up at once, at no loss (see safe-home.ts).
 * `always`: it carries its own suit alone. `lower`: all lower cards are up. `near`: the cards that it carries are up, or could be.
 */
export type SafeHome = 'always' | 'lower' | 'near';

export interface PackedRules {
  readonly table: Table;
  readonly columns: number;
  readonly cells: number;
  readonly draw: number;
  /** 1 where the place rules let a card lie on another, or on EMPTY: `fits[card * ROW + on]`. */
  readonly fits: Uint8Array;
  /** 1 where two cards may be lifted together, one on the other: `joins[card * ROW + on]`. */
  readonly joins: Uint8Array;
  /** Groups move in any order; else only runs of cards that join. */
  readonly loose: boolean;
  /** A group has no more cards than this. */
  readonly most: number;
  /** Groups are no larger than the free cells and columns could carry. */
  readonly carried: boolean;
  /** The up to four cards that a card fits on, and that fit on it; `packed` cards, by fours, with EMPTY for none. */
  readonly parents: Uint8Array;
  readonly children: Uint8Array;
  readonly safe: SafeHome;
  /** Whether the game is of the family that the compressed model (klondike.ts) searches. */
  readonly compressed: boolean;
}

const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, at) =>
  cardOf((at >> 2) + 1, SUITS[at & 3] as (typeof SUITS)[number]),
);

/** The card of a number. */
export const unpacked = (card: number): Card => CARDS[card] as Card;

function tabulate(allows: (card: Card, on: Card | undefined) => boolean): Uint8Array {
  const rows = new Uint8Array(52 * ROW);
  CARDS.forEach((card, at) => {
    for (let on = 0; on <= EMPTY; on++) if (allows(card, CARDS[on])) rows[at * ROW + on] = 1;
  });
  return rows;
}

/** For each card the cards of which `related` is true, by fours. */
function four(related: (card: number, other: number) => boolean): Uint8Array {
  const rows = new Uint8Array(52 * 4).fill(EMPTY);
  for (let card = 0; card < 52; card++) {
    let at = card * 4;
    for (let other = 0; other < 52; other++) if (related(card, other)) rows[at++] = other;
  }
  return rows;
}

function pack(table: Table): PackedRules {
  const { lift, columns, cells = 0, draw = 0 } = table;
  const bare = { variant: table.variant, piles: table.piles.map(() => ({ cards: [], down: 0 })) };
  const place = table.place.filter((rule) => rule !== carryRoom);
  const fits = tabulate((card, on) => place.every((rule) => !rule([card], on, bare)));
  const joins = tabulate((card, on) => on !== undefined && lift.every((rule) => !rule([on, card])));
  const carries = (on: number, card: number): boolean => fits[card * ROW + on] === 1;
  const loose = !lift.includes(orderedRun);
  const children = four(carries);
  const inSuit = children.every((card, at) => card === EMPTY || (card & 3) === ((at >> 2) & 3));
  const runsAsBuilt = fits.every((fit, at) => at % ROW === EMPTY || fit === joins[at]);
  const safe: SafeHome = inSuit ? 'always' : loose || !runsAsBuilt ? 'lower' : 'near';
  const kingsOnly = fits.every((fit, at) => at % ROW !== EMPTY || (fit === 1) === at >= 48 * ROW);
  return {
    table,
    columns: columns.length,
    cells,
    draw,
    fits,
    joins,
    loose,
    most: lift.includes(atMost20) ? 20 : 52,
    carried: place.length < table.place.length,
    parents: four((card, on) => carries(on, card)),
    children,
    safe,
    compressed: draw > 0 && cells === 0 && !table.hides && !loose && safe === 'near' && kingsOnly,
  };
}

const known = new WeakMap<Table, PackedRules>();

/** The packed rules of a table, the same object every time. */
export function packedRules(table: Table): PackedRules {
  const rules = known.get(table) ?? pack(table);
  known.set(table, rules);
  return rules;
}
