/** What keys do: all that play, wherever the focus is, and bursts of them. */
import type { Action, Deed, Turn } from './turn.js';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const LETTERS = [...'fadwcumrsng'] as const;
const UNDO = ['Control+z', 'Control+Shift+z', 'Control+y', 'u', 'Meta+z'] as const;

/** Letter keys of keyboards that are not Latin. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['а', 'KeyF'],
  ['ф', 'KeyA'],
  ['г', 'KeyU'],
  ['ь', 'KeyM'],
  ['ש', 'KeyA'],
];

async function burst(turn: Turn, keys: readonly string[]): Promise<Deed> {
  for (const key of keys) await turn.hands.key(key);
  return {
    text: `keys ${keys.join(' ')}`,
    says: keys.length,
    keys: true,
    blurs: keys.some((key) => key.endsWith('Tab')),
  };
}

const some = ({ chance }: Turn, keys: readonly string[], most: number): string[] =>
  Array.from({ length: chance.between(1, most) }, () => chance.pick(keys) ?? 'Escape');

export const keyActions: readonly Action[] = [
  { name: 'arrows', weight: 8, run: (turn) => burst(turn, some(turn, ARROWS, 5)) },
  { name: 'pick or place', weight: 10, run: (turn) => burst(turn, [turn.chance.of('Enter', 'Space')]) },
  {
    name: 'pick, go, place',
    weight: 8,
    run: (turn) => burst(turn, ['Enter', ...some(turn, ARROWS, 3), turn.chance.of('Enter', 'Space')]),
  },
  {
    name: 'pick, column, place',
    weight: 6,
    run: (turn) =>
      burst(turn, [String(turn.chance.between(1, 8)), 'Enter', String(turn.chance.between(1, 8))]),
  },
  { name: 'digits', weight: 5, run: (turn) => burst(turn, some(turn, [...'123456789'], 3)) },
  {
    name: 'cells',
    weight: 2,
    run: (turn) => burst(turn, [`Shift+Digit${turn.chance.between(1, 4)}`]),
  },
  { name: 'letters', weight: 10, run: (turn) => burst(turn, some(turn, LETTERS, 2)) },
  {
    name: 'far',
    weight: 3,
    run: (turn) => burst(turn, some(turn, ['Home', 'End', 'PageUp', 'PageDown'], 2)),
  },
  { name: 'undo and redo', weight: 3, run: (turn) => burst(turn, some(turn, UNDO, 12)) },
  { name: 'Escape', weight: 3, run: (turn) => burst(turn, ['Escape']) },
  { name: 'the rules', weight: 0.7, run: (turn) => burst(turn, [turn.chance.of('?', 'F1')]) },
  { name: 'Tab', weight: 5, run: (turn) => burst(turn, some(turn, ['Tab', 'Shift+Tab'], 2)) },
  {
    name: 'a keyboard that is not Latin',
    weight: 1,
    async run({ hands, chance }) {
      const [key, code] = chance.pick(FOREIGN) ?? ['а', 'KeyF'];
      await hands.foreignKey(key, code);
      return { text: `key ${key} (${code})`, keys: true };
    },
  },
  {
    name: 'letters for the browser',
    weight: 1,
    run: (turn) => burst(turn, [turn.chance.of('Control+f', 'Alt+a', 'Control+d', 'Meta+m', 'Control+u')]),
  },
];
