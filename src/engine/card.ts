// Cards, ranks, suits and colours: the words that all else is said in.

/** Ranks from the ace (1) to the king (13), as they are written. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** Suits in the fixed order of the foundations. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;

/** The foundations' letters, in board order. */
export const FOUNDATIONS: readonly Suit[] = SUITS;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** A card by its rank and suit: `"7H"`, the ten as `"TH"`. */
export type Card = `${Rank}${Suit}`;

const ranks = RANKS.join('');

/** The rank as a number, ace 1 … king 13. */
export const rankOf = (card: Card): number => ranks.indexOf(card.charAt(0)) + 1;

export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

export const isRed = (card: Card): boolean => card.charAt(1) === 'H' || card.charAt(1) === 'D';

/** The card of a suit with the rank 1 … 13. */
export const cardOf = (rank: number, suit: Suit): Card => `${RANKS[rank - 1] as Rank}${suit}`;
