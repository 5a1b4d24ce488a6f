// What the search leaves out of all legal moves and positions, each by its name; none changes a verdict.

/**
 * - `safe-home`: a card that goes up at no loss goes up at once, and nothing else is tried (safe-home.ts).
 * - `safe-stays`: such a card is not taken back either: it would go up again at once.
 * - `one-cell`: of the empty cells the first is tried, and no card goes from cell to cell: cells are alike, and the key
 *   of a position doesn't tell them apart.
 * - `one-column`: of the empty columns the first is tried, likewise.
 * - `whole-column`: no whole column goes to an empty one: nothing but the places of two columns would change.
 * - `dead-end`: a position that can't be won even if no move took anything away is not searched (dead-end.ts).
 */
export const BOARD_REDUCTIONS = [
  'safe-home',
  'safe-stays',
  'one-cell',
  'one-column',
  'whole-column',
  'dead-end',
] as const;

export type BoardReduction = (typeof BOARD_REDUCTIONS)[number];
