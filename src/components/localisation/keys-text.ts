/** The keys of each game for the Rules dialog, as plain data. */
import type { Msg } from './speech.js';
import { hint, newGame, redo, rules, undo } from './words.js';

export interface KeyLine {
  /** As they stand on the keys, with commas between keys that do the same. */
  readonly keys: string;
  readonly does: string;
}

type Word = (msg: Msg) => string;
type Line = (msg: Msg) => KeyLine;

const line =
  (keys: string | Word, does: Word): Line =>
  (msg) => ({ keys: typeof keys === 'string' ? keys : keys(msg), does: does(msg) });

const going: readonly Line[] = [
  line('←, →', (msg) => msg('To the next pile of the row', { id: 'k-across' })),
  line('↑, ↓', (msg) =>
    msg('Through the cards of a column, and to the row above or below', { id: 'k-along' }),
  ),
  line(
    (msg) => msg('Home, End', { id: 'k-home-end', desc: 'Two keys, as keyboards have them' }),
    (msg) => msg('To the first, the last pile of the row', { id: 'k-ends' }),
  ),
  line(
    (msg) => msg('Page Up, Page Down', { id: 'k-page-keys', desc: 'Two keys, as keyboards have them' }),
    (msg) => msg('To the first card of a column that is face up, to the last', { id: 'k-pages' }),
  ),
  line(
    (msg) => msg('Enter, Space', { id: 'k-enter-space', desc: 'Two keys, as keyboards have them' }),
    (msg) => msg('A tap: pick up, place, or send to its foundation', { id: 'k-tap' }),
  ),
  line(
    (msg) => msg('Shift + Enter', { id: 'k-shift-enter', desc: 'Keys, as keyboards have them' }),
    (msg) => msg('Pick up, also what Enter would send to its foundation', { id: 'k-pick-up' }),
  ),
  line(
    (msg) => msg('Esc', { id: 'k-esc', desc: 'A key, as keyboards have it' }),
    (msg) => msg('Put back what you hold', { id: 'k-put-back' }),
  ),
];

const columns = (count: number): Line =>
  line(`1 – ${count}`, (msg) => msg('To this column, or place there what you hold', { id: 'k-columns' }));

const cells: readonly Line[] = [
  line(
    (msg) => msg('Shift + 1 – 4', { id: 'k-shift-digits', desc: 'Keys, as keyboards have them' }),
    (msg) => msg('To this cell, or place there what you hold', { id: 'k-cells' }),
  ),
  line('C', (msg) => msg('Send the card to the first empty cell', { id: 'k-to-cell' })),
];

const stock: readonly Line[] = [
  line('D', (msg) => msg('Draw, or turn the waste over', { id: 'k-draw' })),
  line('W', (msg) => msg('To the waste', { id: 'k-waste' })),
];

const playing: readonly Line[] = [
  line('F', (msg) => msg('Send the card to its foundation', { id: 'k-home' })),
  line('A', (msg) => msg('Send the card to the best place, as a double tap does', { id: 'k-auto' })),
  line((msg) => msg('U, Ctrl + Z', { id: 'k-undo', desc: 'Keys, as keyboards have them' }), undo),
  line((msg) => msg('Ctrl + Y', { id: 'k-redo', desc: 'Keys, as keyboards have them' }), redo),
];

const asking: readonly Line[] = [
  line('H', hint),
  line('M', (msg) => msg('Hear which moves there are, or where what you hold may go', { id: 'k-moves' })),
  line('S', (msg) => msg('Hear how the game stands', { id: 'k-state' })),
  line('R', (msg) => msg('Hear the last message again', { id: 'k-again' })),
  line('P', (msg) => msg('Pause', { id: 'k-pause', desc: 'What a key does' })),
  line('N', newGame),
  line('?, F1', rules),
];

const games: Readonly<Record<string, readonly Line[]>> = {
  russian: [columns(7)],
  reflechi: [columns(7), ...stock],
  freecell: [columns(8), ...cells],
};

/** The keys that a game has. */
export const keyLines = (msg: Msg, game: string): readonly KeyLine[] =>
  [...going, ...(games[game] ?? []), ...playing, ...asking].map((each) => each(msg));

export const keysHeading: Word = (msg) => msg('Keys', { id: 'k-heading', desc: 'Those of a keyboard' });
export const keysNote: Word = (msg) =>
  msg(
    'They work while the focus is on the board. On a Mac, Command does what Ctrl does. The letters and digits can be switched off under Options.',
    { id: 'k-note' },
  );
