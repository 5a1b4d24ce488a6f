// What lies on the table, what a move is, and why one may be refused: plain data.

import type { Card } from './card.js';

/**
 * A pile, most covered card first; the lowest `down` of its cards are face down.
 * A foundation runs from the ace, a stock from the first card to be drawn.
 */
export interface Pile {
  readonly cards: readonly Card[];
  readonly down: number;
}

export type PileKind = 'stock' | 'waste' | 'cell' | 'foundation' | 'column';

/** A pile's place on the board: its letter in the notation, and its kind. */
export interface PileInfo {
  readonly letter: string;
  readonly kind: PileKind;
}

/** A game and its option; a missing option is the default (`classic`, 1, 4). */
export type Variant =
  | { readonly game: 'russian'; readonly rule?: 'classic' | 'relaxed' }
  | { readonly game: 'reflechi'; readonly draw?: 1 | 3 }
  | { readonly game: 'freecell'; readonly cells?: 4 | 2 | 1 };

/** A numbered deal of a variant, 0 … 26**7 − 1. */
export type Deal = Variant & { readonly number: number };

/** All 52 cards on their piles. Read it through `pile`; its fields are the engine's own. */
export interface Position {
  readonly variant: Variant;
  /** In board order: stock, waste, cells, foundations, columns. */
  readonly piles: readonly Pile[];
}

/** Cards from one pile to another, by pile letters; a draw and a recycle have the count 1. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Why a move is refused: of the reasons that hold, the first in this order. */
export type Refusal =
  | 'game-over'
  | 'no-such-move'
  | 'recycle-when-stock-empty'
  | 'no-card'
  | 'face-down'
  | 'foundation-one-card'
  | 'foundation-in-suit'
  | 'cell-one-card'
  | 'cell-occupied'
  | 'group-in-order'
  | 'group-of-20'
  | 'empty-king'
  | 'build-same-suit'
  | 'build-any-suit'
  | 'build-alternate'
  | 'group-capacity';
