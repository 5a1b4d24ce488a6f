/** The drawings of the deck: four suits, thirteen ranks, where the pips stand, and the court figures. */
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Rank, Suit } from '../../engine/index.js';

/** Each suit in a square of 24, written from its centre in relative steps alone, so that scaling its numbers scales and turns it. */
export const suitShape: Readonly<Record<Suit, string>> = {
  S: 'm0-11.2c1.5 4.2 10.6 8.8 10.6 14.3 0 2.9-2.1 4.7-4.7 4.7-1.9 0-3.5-.9-4.6-2.4.3 2.3 1.2 4.2 2.9 5.8h-8.4c1.7-1.6 2.6-3.5 2.9-5.8-1.1 1.5-2.7 2.4-4.6 2.4-2.6 0-4.7-1.8-4.7-4.7 0-5.5 9.1-10.1 10.6-14.3z',
  H: 'm0-5.6c-1.3-2.9-3.4-4.4-5.7-4.4-3.2 0-5.4 2.6-5.4 6 0 5.2 5.7 8.7 11.1 14.6 5.4-5.9 11.1-9.4 11.1-14.6 0-3.4-2.2-6-5.4-6-2.3 0-4.4 1.5-5.7 4.4z',
  D: 'm0-11.4c1.8 4 5.3 8.4 9 11.4-3.7 3-7.2 7.4-9 11.4-1.8-4-5.3-8.4-9-11.4 3.7-3 7.2-7.4 9-11.4z',
  C: 'm0-11.1c1.91.01 3.66 1.09 4.53 2.8s.7 3.75-.43 5.3c4-.9 7.1 1.8 7.1 5.3 0 3-2.2 5.2-5.1 5.2-1.9 0-3.6-.9-4.7-2.5.3 2.5 1.2 4.5 2.9 6.2h-8.6c1.7-1.7 2.6-3.7 2.9-6.2-1.1 1.6-2.8 2.5-4.7 2.5-2.9 0-5.1-2.2-5.1-5.2 0-3.5 3.1-6.2 7.1-5.3-1.13-1.55-1.29-3.6-.43-5.3s2.62-2.79 4.53-2.8z',
};

/** The line cut into the ace of spades, drawn like a suit. */
export const aceCut =
  'm0-6.8c1.3 2.8 6.8 5.8 6.8 9.2 0 1.6-1.2 2.4-2.5 2.4-1.7 0-3.3-1.4-4.3-3.6-1 2.2-2.6 3.6-4.3 3.6-1.3 0-2.5-.8-2.5-2.4 0-3.4 5.5-6.4 6.8-9.2z';

/** Every rank stands in a box of this width and of height 20, which cuts the ends of its strokes flat. */
export const RANK_BOX = 18;

/** The letters that an index shows, as strokes. */
export const rankGlyph: Readonly<Record<Rank, string>> = {
  A: 'M3.1 21.5 8.4-1.5M14.9 21.5 9.6-1.5M4.7 14H13.3',
  2: 'M4.2 6.3C4.2 3.2 6.1 1.5 8.9 1.5 11.8 1.5 13.7 3.3 13.7 6 13.7 8.1 12.7 9.7 10.8 11.7L4.4 18.5H14.8',
  3: 'M3.3 1.5H12.8L8.3 8.2C12 8.1 14 10.2 14 13.2 14 16.5 11.8 18.5 8.7 18.5 5.9 18.5 4.1 17 3.8 14.3',
  4: 'M12.05 21V-2L4.25 14.1H16.25',
  5: 'M14.1 1.5H5.8L5.1 9.5C6 8.5 7.3 8 8.7 8 12 8 14 10 14 13.1 14 16.4 11.8 18.5 8.6 18.5 5.9 18.5 4.1 17.1 3.7 14.7',
  6: 'M12.7-1.5 5.1 10.3M4 13.4a5 5.1 0 1 0 10 0 5 5.1 0 1 0-10 0Z',
  7: 'M3.3 1.5H13.2L6.7 21.5',
  8: 'M4.9 5.3a4.1 3.8 0 1 0 8.2 0 4.1 3.8 0 1 0-8.2 0ZM4 13.8a5 4.7 0 1 0 10 0 5 4.7 0 1 0-10 0Z',
  9: 'M5.3 21.5 12.9 9.7M4 6.6a5 5.1 0 1 0 10 0 5 5.1 0 1 0-10 0Z',
  T: 'M.4 5.3 4 1.6M4.1 21V0M8.9 6.6C8.9 3.2 10.2 1.5 12.6 1.5S16.3 3.2 16.3 6.6V13.4C16.3 16.8 15 18.5 12.6 18.5S8.9 16.8 8.9 13.4Z',
  J: 'M7.3 1.5H12.5V13.3C12.5 16.7 11 18.5 8.5 18.5 6.4 18.5 5.1 17.2 4.8 14.8',
  Q: 'M2.8 10C2.8 4.6 5 1.5 8.8 1.5S14.8 4.6 14.8 10 12.6 18.5 8.8 18.5 2.8 15.4 2.8 10ZM9.8 13.2 16.1 21',
  K: 'M3.4-1V21M14.7-1.5 4.3 12.1M7.8 8.3 15.3 21.5',
};

/** Where the pips of a rank stand: left, centre or right, and how far down, in twelfths. */
export const pips = {
  2: 'C0 C12',
  3: 'C0 C6 C12',
  4: 'L0 R0 L12 R12',
  5: 'L0 R0 C6 L12 R12',
  6: 'L0 R0 L6 R6 L12 R12',
  7: 'L0 R0 C3 L6 R6 L12 R12',
  8: 'L0 R0 C3 L6 R6 C9 L12 R12',
  9: 'L0 R0 L4 R4 C6 L8 R8 L12 R12',
  T: 'L0 R0 C2 L4 R4 L8 R8 C10 L12 R12',
} as const;

/** The mark of a suit in gold on both shoulders of its courts: chevrons, scallops, lozenges, bars. */
export const robe: Readonly<Record<Suit, string>> = {
  S: 'M13.4 50.2l5.2-4 5.2 4M76.2 50.2l5.2-4 5.2 4',
  H: 'M11 46.9c.5 4.2 6.9 4.2 7.4 0 .5 4.2 6.9 4.2 7.4 0M74.2 46.9c.5 4.2 6.9 4.2 7.4 0 .5 4.2 6.9 4.2 7.4 0',
  D: 'M18.5 46.4l1.5 1.7-1.5 1.7-1.5-1.7ZM81.5 46.4l1.5 1.7-1.5 1.7-1.5-1.7Z',
  C: 'M14 46.3v4.8M19 45.6v5.5M24 44.9v6.2M76 44.9v6.2M81 45.6v5.5M86 46.3v4.8',
};

/** What a court holds beside its head, and the column in which its suit stands. */
export const staff = {
  K: ['M87 56V24', 87],
  Q: ['M84 56C88 48 88 38 86.5 24M87.5 37q-6-1-8-7.5 7 .5 8 7.5', 86.5],
  J: ['M13 56V24', 13],
} as const;

export type Court = keyof typeof staff;

/** The bust of a court, 100 wide, from the crown at 0 to the middle of the card at 55. `mark` is one of `robe`. */
export const bust: Readonly<Partial<Record<Rank, (mark: string) => SVGTemplateResult>>> = {
  K: (mark) =>
    svg`<path d="M0 58V48.5C4 44.5 15 41 31 38.5H69C85 41 96 44.5 100 48.5V58Z"/><path class="trim" d=${mark} /><path class="gold edged" d="M30.5 37.5 24 41 50 60 76 41 69.5 37.5Z"/><path class="edged" d="M32.5 18V34.5C32.5 44 41 48 50 54.5 59 48 67.5 44 67.5 34.5V18Z"/><path class="paper" d="M38.5 19H61.5V33.2C57.5 36 53 35.2 50 32.6 47 35.2 42.5 36 38.5 33.2ZM45.8 38.3Q50 40.4 54.2 38.3 53 41.6 50 41.6T45.8 38.3Z"/><path d="M43.2 27.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M53.6 27.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0"/><path class="gold edged" d="M33 19.5 28.5 5.5 40.5 11.5 50 1 59.5 11.5 71.5 5.5 67 19.5Z"/><path class="line" d="M41.6 23.9q3-1.7 6 0M58.4 23.9q-3-1.7-6 0M50 26v4.5h-1.8M34 16.4H66"/>`,
  Q: (mark) =>
    svg`<path d="M0 58V49.5C5 46 17 43.5 36 42.5Q50 60 64 42.5C83 43.5 95 46 100 49.5V58Z"/><path class="trim" d=${mark} /><path class="edged" d="M50 8C36 8 29.5 16 29.5 28 29.5 37 26.5 41 22.5 44.5 30 49 37.5 47.5 41 42H59C62.5 47.5 70 49 77.5 44.5 73.5 41 70.5 37 70.5 28 70.5 16 64 8 50 8Z"/><path class="paper" d="M45 36H55V45L50 52 45 45ZM38.8 25C44 24 48.4 21.5 50 18 51.6 21.5 56 24 61.2 25V28.5C61.2 36.5 56 41.5 50 41.5S38.8 36.5 38.8 28.5Z"/><path d="M43.2 29a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M53.6 29a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M47.6 36.4Q50 35.2 52.4 36.4 50 38.6 47.6 36.4Z"/><path class="line" d="M41.6 25.4q3-1.7 6 0M58.4 25.4q-3-1.7-6 0M50 27.5v3.8h-1.8"/><path class="gold edged" d="M34.5 16.5C39 12.6 44.5 11.4 50 11.4S61 12.6 65.5 16.5L69 7 58.6 9.4 50 1 41.4 9.4 31 7Z"/><path class="trim" d="M42.5 44.5Q50 56.5 57.5 44.5"/>`,
  J: (mark) =>
    svg`<path d="M0 58V49.5C5 46 20 43.5 38 42H62C80 43.5 95 46 100 49.5V58Z"/><path class="trim" d=${mark} /><path class="gold edged" d="M34.5 15V33C34.5 38 32 40.5 29.5 42 35 46 42 45 43.5 40H56.5C58 45 65 46 70.5 42 68 40.5 65.5 38 65.5 33V15Z"/><path class="paper" d="M36 44.5 45 40V36H55V40L64 44.5 58 52 50 46.5 42 52ZM40 18H60V28.5C60 36 55.5 40.5 50 40.5S40 36 40 28.5Z"/><path d="M43.2 27.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M53.6 27.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0"/><path class="line" d="M41.6 23.9q3-1.7 6 0M58.4 23.9q-3-1.7-6 0M50 26v3.8h-1.8M47.4 34.8Q50 36.4 52.6 34.8"/><path class="gold" d="M39.5 17H60.5V22.5C54 22.5 50 21 47 19 45 21 42.5 22.5 39.5 22.5Z"/><path class="gold edged" d="M60 12C63 1 76-1 88 4 79 5 73 9.5 68 16Z"/><path class="edged" d="M28.5 18.5C26 9 36 3.5 49 3.5 63 3.5 73.5 9 71.5 18.5 65 16 57 15.2 50 15.2S35 16 28.5 18.5Z"/>`,
};

/** A line of waves from a point of the upper edge, 18 long; `side` is 1 to the right and -1 to the left. */
const waves = (x: number, side: number): string =>
  [0.91, 0.09]
    .map((lean) => `M${x} 0q${side * lean} ${1 - lean} ${side} 1t` + `${side} 1 `.repeat(17))
    .join('');

let petals = '';

/** The ground of the back: the lenses of overlapping circles, between waves down both diagonals; 12 by 18, a circle being 2 wide. */
export const lattice = (): string => {
  if (!petals) for (let x = -17; x < 12; x += 2) petals += waves(x, 1) + waves(x + 18, -1);
  return petals;
};
