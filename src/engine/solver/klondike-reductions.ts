// What the search of the compressed model leaves out, each by its name; none changes a verdict.

/**
 * - `safe-home`: a card that goes up at no loss goes up at once, and nothing else is tried (klondike-candidates.ts).
 * - `safe-stays`: such a card is not taken back, nor laid on the columns from the deck when it could go up.
 * - `host-at-once`: a card that is taken back, or drawn one by one, is laid down only when the next move needs it.
 * - `king-at-once`: a column is emptied of a run that could stay only when the next move lays a king there.
 * - `less-choice`: a position that differs from one seen by less choice in the deck is not searched (klondike-seen.ts).
 * - `dead-end`: a position that can't be won even if no move took anything away is not searched (klondike-dead-end.ts).
 */
export const KLONDIKE_REDUCTIONS = [
  'safe-home',
  'safe-stays',
  'host-at-once',
  'king-at-once',
  'less-choice',
  'dead-end',
] as const;

export type KlondikeReduction = (typeof KLONDIKE_REDUCTIONS)[number];
