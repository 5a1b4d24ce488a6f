/** Every key of the board and of the bar: where it goes, what it plays, and that it leaves alone what is not its own. */
import { assert, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import '../../src/index.js';
import { cards, opens, pile, root, stand, types } from '../components/stand.js';
import type { Told } from '../components/stand.js';

const FREECELL = [
  'Foundations: S-0 H-3 D-K C-9',
  'Freecells: KS - - -',
  ': KH QS JH TS',
  ': KC QH JC TH',
  ': TC 9H 8S 7H',
  ': QC 9S 8H 7S',
  ': AS 2S',
  ': 3S 4H',
  ': JS 5H 6H 4S 5S 6S',
  ':',
].join('\n');

interface Game {
  readonly element: SolitaireElement;
  readonly told: Told[];
}

/** What has the focus: a card, an empty place or the stock by its pile's letter, else what a button does. */
const focused = (element: Element): string => {
  const active = root(element).activeElement as HTMLElement | null;
  const { card, action } = active?.dataset ?? {};
  return (
    card ?? active?.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? action ?? `${active?.localName}`
  );
};

const find = (element: Element, name: string): HTMLElement =>
  root(element).querySelector<HTMLElement>(`[data-card="${name}"]`) ??
  (root(element).querySelector(`[data-pile="${name}"] > button`) as HTMLElement);

const held = (element: Element): string[] =>
  [...root(element).querySelectorAll<HTMLElement>('.held')].map(({ dataset }) => dataset['card'] ?? '');

const spoken = (element: Element): string =>
  root(element).querySelector('.frame > [role=status]')?.textContent.trim() ?? '';

const drawn = async (element: SolitaireElement): Promise<void> => {
  await element.updateComplete;
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
};

let last: KeyboardEvent | undefined;
const watch = (event: KeyboardEvent): void => {
  last = event;
};
before(() => addEventListener('keydown', watch, true));
after(() => removeEventListener('keydown', watch, true));

/** Presses keys, each written as it is: "Shift+Digit2", "ArrowLeft". */
const press = async (element: SolitaireElement, keys: string): Promise<void> => {
  for (const chord of keys.split(' ')) {
    const parts = chord.split('+');
    const key = parts.pop() as string;
    for (const part of parts) await sendKeys({ down: part });
    await sendKeys({ press: key });
    for (const part of parts) await sendKeys({ up: part });
    await drawn(element);
  }
};

const consumed = (): boolean => last?.defaultPrevented ?? false;

/** The heights that a page may give. */
const HEIGHTS = { low: '390px', tall: '480px' };

/** A game in a position, the keys at hand, and the focus where it is wanted. */
const game = async (position: string, on: string, markup = '<freecell-solitaire></freecell-solitaire>') => {
  const { element, told } = await stand<SolitaireElement>(
    markup.replace('-solitaire', '-solitaire storage="none" style="--solitaire-duration: 0s"'),
  );
  const height = Object.entries(HEIGHTS).find(([name]) => element.classList.contains(name))?.[1];
  if (height) element.style.height = height;
  element.position = position;
  await element.updateComplete;
  element.scrollIntoView();
  element.focus();
  await ready(element);
  find(element, on).focus();
  await drawn(element);
  told.splice(0);
  return { element, told } satisfies Game;
};

/** The part with the keys comes on demand: when it is here, it has made room for its ring. */
const ready = async (element: SolitaireElement): Promise<void> => {
  await sendKeys({ press: 'Shift' });
  await waitUntil(() => root(element).querySelector('.halo'), 'the keys did not come');
  await drawn(element);
};

const moves = (told: readonly Told[]): string[] =>
  told.map(({ type, detail }) => `${type} ${String(detail['reason'] ?? detail['move'])}`);

interface Row {
  readonly on: string;
  /** What is picked up first, and whether it is. */
  readonly held?: boolean;
  readonly keys: string;
  readonly to: string;
  readonly events?: readonly string[];
  /** What is held then. */
  readonly holds?: readonly string[];
  readonly leaves?: boolean;
}

const table = (name: string, position: string, markup: string, rows: readonly Row[]): void => {
  describe(name, () => {
    for (const { on, held: picked = false, keys, to, events = [], holds = [], leaves = false } of rows) {
      it(`${picked ? 'holding ' : ''}${on}: ${keys} → ${to}${events.length ? `, ${events.join(', ')}` : ''}${leaves ? ', not consumed' : ''}`, async () => {
        const { element, told } = await game(position, on, markup);
        if (picked) await press(element, 'Enter');
        if (picked) assert.include(held(element), on);
        await press(element, keys);
        assert.equal(focused(element), to);
        assert.deepEqual(moves(told), events);
        assert.deepEqual(held(element), holds);
        const native = /(^| )(Enter|Space)$/.test(keys) || picked;
        if (!native || leaves) assert.equal(consumed(), !leaves, 'consumed');
      });
    }
  });
};

const none = (...all: readonly (readonly [on: string, keys: string])[]): Row[] =>
  all.map(([on, keys]) => ({ on, keys, to: on, leaves: true }));

table('FreeCell, nothing held', FREECELL, '<freecell-solitaire></freecell-solitaire>', [
  { on: '6S', keys: 'ArrowLeft', to: '4H' },
  { on: '6S', keys: 'ArrowRight', to: '8' },
  { on: 'QS', keys: 'ArrowRight', to: 'TH' },
  { on: 'KS', keys: 'ArrowRight', to: 'b' },
  { on: 'S', keys: 'ArrowLeft', to: 'd' },
  { on: '6S', keys: 'ArrowUp', to: '5S' },
  { on: '5S', keys: 'ArrowDown', to: '6S' },
  { on: 'JS', keys: 'ArrowUp', to: 'KD' },
  { on: 'KD', keys: 'ArrowDown', to: 'JS' },
  { on: 'KS', keys: 'ArrowDown', to: 'KH' },
  { on: '8', keys: 'ArrowUp', to: '9C' },
  { on: '9C', keys: 'ArrowDown', to: '8' },
  { on: '6S', keys: 'Home', to: 'TS' },
  { on: '6S', keys: 'End', to: '8' },
  { on: 'b', keys: 'Home', to: 'KS' },
  { on: 'b', keys: 'End', to: '9C' },
  { on: '6S', keys: 'PageUp', to: 'JS' },
  { on: '5H', keys: 'PageDown', to: '6S' },
  { on: '6S', keys: 'Enter', to: '6S', holds: ['6S'] },
  { on: '6S', keys: 'Space', to: '6S', holds: ['6S'] },
  { on: '8S', keys: 'Enter', to: '8S', holds: ['8S', '7H'] },
  { on: '4H', keys: 'Enter', to: '3S', events: ['move 6h'] },
  { on: '9H', keys: 'Space', to: '9H', holds: ['9H', '8S', '7H'] },
  { on: '5S', keys: 'Enter', to: '5S', events: ['reject group-in-order'] },
  { on: '4H', keys: 'Shift+Enter', to: '4H', holds: ['4H'] },
  { on: '5S', keys: 'Shift+Enter', to: '5S', events: ['reject group-in-order'] },
  { on: '8', keys: 'Enter', to: '8', events: ['reject no-card'] },
  ...[1, 2, 3, 4, 5, 6].map((n) => ({
    on: '6S',
    keys: `Digit${n}`,
    to: ['TS', 'TH', '7H', '7S', '2S', '4H'][n - 1] as string,
  })),
  { on: 'TS', keys: 'Digit7', to: '6S' },
  { on: '6S', keys: 'Digit8', to: '8' },
  { on: '6S', keys: 'Shift+Digit1', to: 'KS' },
  { on: '6S', keys: 'Shift+Digit4', to: 'd' },
  { on: '6S', keys: 'c', to: '6S', events: ['move 7b'] },
  { on: '5S', keys: 'c', to: '5S', events: ['reject cell-one-card'] },
  { on: '8', keys: 'c', to: '8', events: ['reject no-card'] },
  { on: '4H', keys: 'f', to: '3S', events: ['move 6h'] },
  { on: '4H', keys: 'Shift+F', to: '3S', events: ['move 6h'] },
  { on: '6S', keys: 'f', to: '6S', events: ['reject foundation-in-suit'] },
  { on: '5S', keys: 'f', to: '5S', events: ['reject foundation-one-card'] },
  { on: '8', keys: 'f', to: '8', events: ['reject no-card'] },
  { on: 'KD', keys: 'f', to: 'KD', events: ['reject no-such-move'] },
  { on: '6S', keys: 'a', to: '6S', events: ['move 73'] },
  { on: '5S', keys: 'a', to: '5S', events: ['reject group-in-order'] },
  { on: 'KS', keys: 'a', to: 'KS', events: ['move a8'] },
  { on: 'KD', keys: 'a', to: 'KD' },
  { on: '6S', keys: 'c u', to: '6S', events: ['move 7b', 'undo 7b'] },
  { on: '6S', keys: 'c Control+z', to: '6S', events: ['move 7b', 'undo 7b'] },
  { on: '6S', keys: 'c Meta+z', to: '6S', events: ['move 7b', 'undo 7b'] },
  { on: '6S', keys: 'c u Control+Shift+Z', to: '6S', events: ['move 7b', 'undo 7b', 'redo 7b'] },
  { on: '6S', keys: 'c u Meta+Shift+Z', to: '6S', events: ['move 7b', 'undo 7b', 'redo 7b'] },
  { on: '6S', keys: 'c u Control+y', to: '6S', events: ['move 7b', 'undo 7b', 'redo 7b'] },
  { on: '6S', keys: 'm', to: '6S' },
  { on: '6S', keys: 's', to: '6S' },
  ...none(
    ['8', 'ArrowRight'],
    ['TS', 'ArrowLeft'],
    ['6S', 'ArrowDown'],
    ['KS', 'ArrowUp'],
    ['TS', 'Home'],
    ['8', 'End'],
    ['JS', 'PageUp'],
    ['6S', 'PageDown'],
    ['KS', 'PageUp'],
    ['6S', 'Escape'],
    ['6S', 'Digit7'],
    ['6S', 'Digit9'],
    ['6S', 'Digit0'],
    ['6S', 'Shift+Digit5'],
    ['KS', 'c'],
    ['6S', 'd'],
    ['6S', 'w'],
    ['6S', 'g'],
    ['6S', 'y'],
    ['6S', 'u'],
    ['6S', 'p'],
    ['6S', 'Control+z'],
    ['6S', 'Control+y'],
    ['6S', 'Meta+y'],
    ['6S', 'Control+f'],
    ['6S', 'Alt+f'],
    ['6S', 'Meta+c'],
    ['6S', 'Alt+Digit3'],
    ['6S', 'Shift+ArrowLeft'],
    ['6S', 'Control+ArrowLeft'],
    ['6S', 'Alt+ArrowLeft'],
  ),
]);

table('FreeCell, a card held', FREECELL, '<freecell-solitaire></freecell-solitaire>', [
  { on: '6S', held: true, keys: 'ArrowLeft', to: '7H', holds: ['6S'] },
  { on: '6S', held: true, keys: 'ArrowRight', to: '8', holds: ['6S'] },
  { on: '6S', held: true, keys: 'ArrowUp', to: 'd', holds: ['6S'] },
  { on: '6S', held: true, keys: 'ArrowUp ArrowLeft', to: 'c', holds: ['6S'] },
  { on: '6S', held: true, keys: 'ArrowUp ArrowDown', to: '7H', holds: ['6S'] },
  { on: '6S', held: true, keys: 'Home', to: '7H', holds: ['6S'] },
  { on: '6S', held: true, keys: 'End', to: '8', holds: ['6S'] },
  { on: '6S', held: true, keys: 'PageUp', to: '6S', holds: ['6S'], leaves: true },
  { on: '6S', held: true, keys: 'ArrowDown', to: '6S', holds: ['6S'], leaves: true },
  { on: '6S', held: true, keys: 'ArrowLeft Enter', to: '6S', events: ['move 73'] },
  { on: '6S', held: true, keys: 'ArrowRight Space', to: '6S', events: ['move 78'] },
  { on: '6S', held: true, keys: 'Enter', to: '6S' },
  { on: '6S', held: true, keys: 'Shift+Enter', to: '6S' },
  { on: '6S', held: true, keys: 'Digit3', to: '6S', events: ['move 73'] },
  { on: '6S', held: true, keys: 'Digit8', to: '6S', events: ['move 78'] },
  { on: '6S', held: true, keys: 'Digit7', to: '6S' },
  { on: '6S', held: true, keys: 'Digit1', to: '6S', events: ['reject build-alternate'] },
  { on: '6S', held: true, keys: 'ArrowLeft Digit8', to: '6S', events: ['move 78'] },
  { on: '6S', held: true, keys: 'Shift+Digit3', to: '6S', events: ['move 7c'] },
  { on: '6S', held: true, keys: 'Shift+Digit1', to: '6S', events: ['reject cell-occupied'] },
  { on: '6S', held: true, keys: 'c', to: '6S', events: ['move 7b'] },
  { on: '6S', held: true, keys: 'f', to: '6S', events: ['reject foundation-in-suit'] },
  { on: '8S', held: true, keys: 'Digit8', to: '8S', events: ['move 38v2'] },
  { on: '8S', held: true, keys: 'c', to: '8S', events: ['reject cell-one-card'] },
  { on: '9C', held: true, keys: 'f', to: '9C' },
  { on: '9C', held: true, keys: 'ArrowDown', to: '8', holds: ['9C'] },
  { on: '6S', held: true, keys: 'Escape', to: '6S' },
  { on: '6S', held: true, keys: 'ArrowLeft Escape', to: '6S' },
  { on: '6S', held: true, keys: 'u', to: '6S' },
  { on: '6S', held: true, keys: 'a', to: '6S', holds: ['6S'], leaves: true },
  { on: '6S', held: true, keys: 'm', to: '6S', holds: ['6S'] },
  { on: '6S', held: true, keys: 's', to: '6S', holds: ['6S'] },
]);

const REFLECHI = [
  'Foundations: S-0 H-0 D-0 C-0',
  'Stock: 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H',
  'Waste:',
  ': 7D',
  ': AD AH',
  ': 5C TD 8H',
  ': 3S 7S AS 3H',
  ': 5S QD KH 9D 3D',
  ': 8C AC TH 6S TC 5H',
  ': 2D 6D QC 8D KD 9S 3C',
].join('\n');
const DRAWN = REFLECHI.replace(/Stock: (.*)\nWaste:/, 'Stock:\nWaste: $1');

table('Réfléchi', REFLECHI, '<reflechi-solitaire></reflechi-solitaire>', [
  { on: '7D', keys: 'd', to: '7D', events: ['move sw'] },
  { on: '7D', keys: 'd w', to: '8S', events: ['move sw'] },
  { on: 'w', keys: 'd', to: '8S', events: ['move sw'] },
  { on: 'w', keys: 'd d', to: '7H', events: ['move sw', 'move sw'] },
  { on: 's', keys: 'Enter Space', to: 's', events: ['move sw', 'move sw'] },
  { on: '7D', keys: 'w', to: 'w' },
  { on: '7D', held: true, keys: 'd', to: '7D', events: ['move sw'] },
  { on: '7D', held: true, keys: 'Digit3', to: '7D', events: ['reject build-alternate'] },
  { on: 'AH', keys: 'f', to: 'AD', events: ['move 2h'] },
  { on: 'AD', keys: 'f', to: 'AD', events: ['reject foundation-one-card'] },
  { on: 's', keys: 'f', to: 's', events: ['reject no-such-move'] },
  { on: 's', keys: 'a', to: 's', events: ['reject no-card'] },
  { on: '7D', keys: 'ArrowUp', to: 's' },
  { on: 's', keys: 'ArrowRight', to: 'w' },
  { on: 'w', keys: 'ArrowRight', to: 'S' },
  { on: 'w', keys: 'ArrowDown', to: 'AD' },
  { on: 'S', keys: 'Home', to: 's' },
  ...none(['7D', 'c'], ['7D', 'Shift+Digit1'], ['7D', 'Digit8'], ['s', 'PageUp']),
]);

table('Réfléchi, the stock empty', DRAWN, '<reflechi-solitaire></reflechi-solitaire>', [
  { on: '7D', keys: 'd', to: '7D', events: ['move ws'] },
  { on: '4H', keys: 'd', to: 'w', events: ['move ws'] },
  { on: 's', keys: 'Space', to: 's', events: ['move ws'] },
  { on: '7D', keys: 'w', to: '4H' },
  { on: '4H', keys: 'f', to: '4H', events: ['reject foundation-in-suit'] },
]);

const RUSSIAN = [
  'Foundations: S-0 H-0 D-0 C-0',
  ': 7D',
  ': <AD> AH 8H 9D 5H JS',
  ': <5C> <TD> AS 6S 9S 4C 6H',
  ': <3S> <7S> <KH> 8D 3C QS 2C 2H',
  ': <5S> <QD> <TH> <3D> 8S 9C 2S 5D JH',
  ': <8C> <AC> <QC> <TC> <7H> 9H 4S JC QH KS',
  ': <2D> <6D> <3H> <KD> <4D> <7C> TS 6C JD KC 4H',
].join('\n');

table('Russian', RUSSIAN, '<russian-solitaire></russian-solitaire>', [
  { on: 'JS', keys: 'PageUp', to: 'AH' },
  { on: '4H', keys: 'PageUp PageUp', to: 'TS', leaves: true },
  { on: 'AH', keys: 'ArrowUp', to: 'S' },
  { on: 'AH', keys: 'Enter Digit4', to: 'AH', events: ['move 24v5'] },
  { on: 'AH', keys: 'Enter Digit4 Digit2', to: 'AD', events: ['move 24v5'] },
  { on: 'AH', keys: 'Enter Digit4 Digit2 f', to: '2', events: ['move 24v5', 'move 2h'] },
  // What was turned up is gone from the keys' way when the move is undone.
  { on: 'AH', keys: 'Enter Digit4 Digit2 u', to: 'JS', events: ['move 24v5', 'undo 24v5'] },
  { on: '5H', keys: 'a', to: '5H', events: ['move 23v2'] },
  { on: '8H', keys: 'a', to: '8H' },
  ...none(['7D', 'd'], ['7D', 'w'], ['7D', 'c'], ['7D', 'Digit8'], ['7D', 'Shift+Digit1']),
]);

table('from right to left', FREECELL, '<freecell-solitaire dir="rtl"></freecell-solitaire>', [
  { on: '6S', keys: 'ArrowLeft', to: '8' },
  { on: '6S', keys: 'ArrowRight', to: '4H' },
  { on: '6S', keys: 'Home', to: 'TS' },
  { on: '6S', keys: 'End', to: '8' },
  { on: '6S', keys: 'Digit1', to: 'TS' },
  { on: 'JS', keys: 'ArrowUp', to: 'KD' },
]);

table('for the left hand', FREECELL, '<freecell-solitaire layout="left"></freecell-solitaire>', [
  { on: '6S', keys: 'ArrowLeft', to: '8' },
  { on: '6S', keys: 'ArrowRight', to: '4H' },
  { on: '6S', keys: 'Home', to: '8' },
  { on: '6S', held: true, keys: 'ArrowRight', to: '7H', holds: ['6S'] },
]);

const LOW = '<freecell-solitaire class="low"></freecell-solitaire>';
table('in a low and wide box', FREECELL, LOW, [
  { on: '6S', keys: 'ArrowLeft', to: '4H' },
  { on: 'KH', keys: 'ArrowLeft', to: 'KS' },
  { on: 'KS', keys: 'ArrowRight', to: 'TS' },
  { on: 'KS', keys: 'ArrowDown', to: 'b' },
  { on: 'd', keys: 'ArrowUp', to: 'c' },
  { on: 'c', keys: 'ArrowRight', to: 'TS' },
  { on: '8', keys: 'ArrowRight', to: 'S' },
  { on: 'S', keys: 'ArrowDown', to: '3H' },
  { on: '8', keys: 'ArrowUp', to: '8', leaves: true },
  { on: '6S', held: true, keys: 'ArrowLeft ArrowLeft', to: 'b', holds: ['6S'] },
  { on: '6S', held: true, keys: 'ArrowLeft Enter', to: '6S', events: ['move 73'] },
]);

// What a keyboard tells that is not on the table of the test's: only the layout is made up, the rest is real.

/** A key event as a layout sends it; it answers whether that was consumed. */
const send = async (element: SolitaireElement, event: KeyboardEventInit): Promise<boolean> => {
  const key = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...event });
  root(element).activeElement?.dispatchEvent(key);
  await drawn(element);
  return key.defaultPrevented;
};

describe('layouts', () => {
  const layouts: readonly (readonly [string, KeyboardEventInit, to: string])[] = [
    ['Cyrillic а on F', { key: 'а', code: 'KeyF' }, '3S'],
    ['Cyrillic А on F, with Shift', { key: 'А', code: 'KeyF', shiftKey: true }, '3S'],
    ['Greek φ', { key: 'φ', code: 'KeyF' }, '3S'],
    ['Hebrew כ', { key: 'כ', code: 'KeyF' }, '3S'],
    ['Arabic ب', { key: 'ب', code: 'KeyF' }, '3S'],
    ['Korean ㄹ', { key: 'ㄹ', code: 'KeyF' }, '3S'],
    ['Thai ด', { key: 'ด', code: 'KeyF' }, '3S'],
    ['Dvorak f on Y', { key: 'f', code: 'KeyY' }, '3S'],
    ['Caps Lock', { key: 'F', code: 'KeyF' }, '3S'],
    ['a key cap alone, as of a remote control', { key: 'f' }, '3S'],
    ['French & on 1', { key: '&', code: 'Digit1' }, 'TS'],
    ['Arabic ٣ on 3', { key: '٣', code: 'Digit3' }, '7H'],
    ['French 1, with Shift', { key: '1', code: 'Digit1', shiftKey: true }, 'KS'],
    ['3 of the number pad', { key: '3', code: 'Numpad3' }, '7H'],
    ['Page Down of the number pad', { key: 'Home', code: 'Numpad7' }, 'TS'],
  ];
  for (const [name, event, to] of layouts) {
    it(`${name} → ${to}`, async () => {
      const { element } = await game(FREECELL, '4H');
      assert.isTrue(await send(element, event));
      assert.equal(focused(element), to);
    });
  }

  const not: readonly (readonly [string, KeyboardEventInit])[] = [
    ['Dvorak u on F', { key: 'u', code: 'KeyF' }],
    ['é, a Latin letter of its own', { key: 'é', code: 'KeyF' }],
    ['a sign', { key: ';', code: 'KeyF' }],
    ['a letter that is composed', { key: 'f', code: 'KeyF', isComposing: true }],
    ['a letter that an input method takes', { key: 'Process', code: 'KeyF' }],
    ['a dead key', { key: 'Dead', code: 'KeyF' }],
    ['AltGr', { key: 'f', code: 'KeyF', modifierAltGraph: true }],
    ['Ctrl and Command', { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: true }],
    ['a key held down', { key: 'f', code: 'KeyF', repeat: true }],
  ];
  for (const [name, event] of not) {
    it(`nothing by ${name}`, async () => {
      const { element, told } = await game(FREECELL, '4H');
      assert.isFalse(await send(element, event));
      assert.equal(focused(element), '4H');
      assert.deepEqual(told, []);
    });
  }

  it('undo goes on as long as it is held, by the key cap of another alphabet too', async () => {
    const { element, told } = await game(FREECELL, '6S');
    await press(element, 'c Digit6 f');
    await send(element, { key: 'я', code: 'KeyZ', ctrlKey: true });
    await send(element, { key: 'u', code: 'KeyU', repeat: true });
    assert.deepEqual(moves(told), ['move 7b', 'move 6h', 'undo 6h', 'undo 7b']);
  });

  it('what another has taken stays taken', async () => {
    const { element, told } = await game(FREECELL, '4H');
    const take = (event: Event): void => event.preventDefault();
    addEventListener('keydown', take, true);
    await press(element, 'f');
    removeEventListener('keydown', take, true);
    assert.deepEqual(told, []);
  });
});

describe('without shortcuts', () => {
  const OFF = '<freecell-solitaire shortcuts="off"></freecell-solitaire>';
  for (const keys of ['Digit1', 'Shift+Digit1', 'a', 'c', 'f', 'm', 'n', 'r', 's', 'u', 'Shift+?', 'p']) {
    it(`${keys} does nothing`, async () => {
      const { element, told } = await game(FREECELL, '4H', OFF);
      await press(element, keys);
      assert.isFalse(consumed());
      assert.equal(focused(element), '4H');
      assert.deepEqual(told, []);
      assert.isNull(root(element).querySelector('dialog'));
    });
  }

  it('arrows, Enter, Escape and chords do what they do', async () => {
    const { element, told } = await game(FREECELL, '6S', OFF);
    await press(element, 'Enter Escape');
    assert.deepEqual(held(element), []);
    await press(element, 'Enter ArrowLeft Enter');
    await press(element, 'Control+z Control+y Home');
    assert.deepEqual(moves(told), ['move 73', 'undo 73', 'redo 73']);
    assert.equal(focused(element), 'TS');
    await press(element, 'F1');
    await waitUntil(() => root(element).querySelector('dialog[open]'));
  });
});

describe('the page', () => {
  const field = (markup: string): HTMLElement => {
    const holder = document.createRange().createContextualFragment(markup);
    return document.body.appendChild(holder.firstElementChild as HTMLElement);
  };
  for (const markup of [
    '<input>',
    '<textarea></textarea>',
    '<p contenteditable>text</p>',
    '<button>button</button>',
    '<select><option>1<option>2</select>',
  ]) {
    it(`keeps its keys in ${markup}`, async () => {
      const { element, told } = await game(FREECELL, '6S');
      const own = field(markup);
      own.focus();
      for (const keys of ['f', 'c', 'u', 'Digit3', 'ArrowLeft', 'Home', 'Control+z']) {
        await press(element, keys);
        assert.isFalse(consumed(), keys);
        assert.equal(document.activeElement, own);
      }
      assert.deepEqual(told, []);
      own.remove();
    });
  }

  it('hears of a key that is not consumed, and of no other', async () => {
    const { element } = await game(FREECELL, '6S');
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', hear);
    await press(element, 'g ArrowLeft f k Digit9');
    document.removeEventListener('keydown', hear);
    assert.deepEqual(heard, ['g', 'k', '9']);
  });

  it('plays nothing by the letters on a button of the bar, or in a dialog', async () => {
    const { element, told } = await game(FREECELL, '6S');
    root(element).querySelector<HTMLElement>('[data-action="undo"]')?.focus();
    for (const keys of ['f', 'c', 'Digit3', 'n', 'ArrowDown']) {
      await press(element, keys);
      assert.isFalse(consumed(), keys);
    }
    await opens(element, 'rules');
    for (const keys of ['f', 'c', 'Digit3', 'n', 'ArrowLeft', 'Home']) {
      await press(element, keys);
      assert.isFalse(consumed(), keys);
    }
    assert.deepEqual(told, []);
  });
});

// ── Tab, and the bars ──────────────────────────────────────────────────────────────────────────────────────────

/** What Tab comes to, from before the element until after it. */
const stops = async (element: SolitaireElement): Promise<string[]> => {
  const before = document.createElement('input');
  const after = document.createElement('input');
  element.before(before);
  element.after(after);
  before.focus();
  const found: string[] = [];
  for (let presses = 0; presses < 9; presses += 1) {
    await sendKeys({ press: 'Tab' });
    await drawn(element);
    if (document.activeElement === after) break;
    found.push(focused(element));
  }
  before.remove();
  after.remove();
  return found;
};

const WON = `Foundations: S-K H-K D-K C-Q\nFreecells: KC - - -\n${':\n'.repeat(8)}`.trimEnd();

const wins = async (markup?: string): Promise<Game> => {
  const won = await game(WON, 'KC', markup);
  await press(won.element, 'f');
  await waitUntil(() => root(won.element).querySelector('.win'), 'the end of the game did not come');
  await drawn(won.element);
  return won;
};

const WIDTHS = { small: 'width: 380px', medium: '', large: 'width: 1100px' };

describe('Tab', () => {
  for (const [name, style] of Object.entries(WIDTHS)) {
    const bars = name === 'small' ? ['pause', '6S', 'new'] : ['pause', '6S'];
    it(`stops at each bar and once at the board, ${name}`, async () => {
      const { element } = await game(FREECELL, '6S');
      element.style.cssText += style;
      await waitUntil(() => (name === 'small') === (root(element).querySelector('.tabs') !== null));
      await drawn(element);
      assert.deepEqual(await stops(element), bars);
      await press(element, 'Shift+Tab');
    });

    it(`stops three times at most, ${name}, when the game is won`, async () => {
      const { element } = await wins();
      element.style.cssText += style;
      await waitUntil(() => (name === 'small') === (root(element).querySelector('.tabs') !== null));
      await drawn(element);
      const found = await stops(element);
      assert.deepEqual(found, name === 'small' ? ['pause', 'new', 'new'] : ['pause', 'new']);
    });

    it(`stops three times at most, ${name}, in a pause`, async () => {
      const { element } = await game(FREECELL, '6S');
      element.style.cssText += style;
      await press(element, 'c p');
      await waitUntil(() => focused(element) === 'resume');
      assert.deepEqual(
        await stops(element),
        name === 'small' ? ['pause', 'resume', 'new'] : ['pause', 'resume'],
      );
    });
  }

  it('stops at the board alone where there is no bar', async () => {
    const { element } = await game(
      FREECELL,
      '6S',
      '<freecell-solitaire controls="none"></freecell-solitaire>',
    );
    assert.deepEqual(await stops(element), ['6S']);
  });

  it('comes back to where the arrows were', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'ArrowLeft ArrowUp');
    assert.deepEqual(await stops(element), ['pause', '3S']);
  });

  it('leaves with a card held, and finds it held', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'Enter');
    assert.deepEqual(await stops(element), ['pause', '6S']);
    assert.deepEqual(held(element), ['6S']);
  });
});

describe('a bar', () => {
  const ORDER = ['pause', 'copy', 'new', 'undo', 'redo', 'hint', 'rules', 'options'];
  for (const dir of ['ltr', 'rtl']) {
    it(`is gone through by arrows, Home and End, ${dir}`, async () => {
      const { element } = await game(
        FREECELL,
        '6S',
        `<freecell-solitaire deal="617" dir="${dir}"></freecell-solitaire>`,
      );
      element.deal = '617';
      element.newGame('617');
      await drawn(element);
      root(element).querySelector<HTMLElement>('[data-action="pause"]')?.focus();
      const [forth, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const found = [focused(element)];
      while (found.length < ORDER.length) {
        await press(element, forth);
        found.push(focused(element));
      }
      assert.deepEqual(found, ORDER);
      await press(element, forth);
      assert.isFalse(consumed(), 'at the end');
      await press(element, back);
      assert.equal(focused(element), 'rules');
      await press(element, 'Home');
      assert.equal(focused(element), 'pause');
      await press(element, 'End');
      assert.equal(focused(element), 'options');
      const tabbable = [...root(element).querySelectorAll('.bar [tabindex="0"]')];
      assert.lengthOf(tabbable, 1);
    });
  }

  it('has its stop again after it was drawn anew', async () => {
    const { element } = await game(FREECELL, '6S');
    root(element).querySelector<HTMLElement>('[data-action="options"]')?.focus();
    find(element, '6S').focus();
    element.style.width = '380px';
    await waitUntil(() => root(element).querySelector('.tabs'));
    await drawn(element);
    for (const bar of root(element).querySelectorAll('.bar')) {
      assert.lengthOf(bar.querySelectorAll('[tabindex="0"]'), 1);
    }
  });

  it('keeps the focus on a button that has nothing to do any more', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'c');
    root(element).querySelector<HTMLElement>('[data-action="undo"]')?.focus();
    await press(element, 'Enter');
    assert.equal(focused(element), 'undo');
  });

  it('is what the buttons of the end are, too', async () => {
    const { element } = await wins();
    assert.equal(focused(element), 'new');
    await press(element, 'ArrowRight');
    assert.equal(focused(element), 'copy-result');
    await press(element, 'ArrowLeft');
    assert.equal(focused(element), 'new');
  });
});

// ── Where the focus is then ────────────────────────────────────────────────────────────────────────────────────

describe('the focus', () => {
  it('comes to the end of a won game, and from there to the board of the next', async () => {
    const { element, told } = await wins();
    assert.deepEqual(types(told), ['move', 'win']);
    assert.equal(focused(element), 'new');
    await press(element, 'Enter');
    // A deal that can be won may have to be found first.
    await waitUntil(() => types(told).at(-1) === 'deal', 'dealt');
    await element.updateComplete;
    assert.isNotNull(root(element).activeElement?.closest('.pile'), focused(element));
  });

  it('does not lose itself where moves are no longer made', async () => {
    const { element, told } = await wins();
    told.splice(0);
    await press(element, 'f c u Digit1 p');
    assert.deepEqual(told, []);
    assert.equal(focused(element), 'new');
    await press(element, 'n');
    await waitUntil(() => root(element).querySelector('dialog[open]'));
    await press(element, 'Escape');
    await waitUntil(() => focused(element) === 'new');
  });

  it('goes to New game by N, and comes back to the card', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'n');
    await waitUntil(() => root(element).querySelector('dialog[open]'));
    await press(element, 'Escape');
    await waitUntil(() => focused(element) === '6S');
  });

  it('comes to the board of the game that is dealt from there', async () => {
    const { element, told } = await game(FREECELL, '6S');
    await press(element, 'n');
    await waitUntil(() => root(element).querySelector('dialog[open]'));
    root(element).querySelector<HTMLElement>('dialog [data-action="deal"]')?.focus();
    await press(element, 'Enter');
    await waitUntil(() => types(told).includes('deal'));
    await waitUntil(() => root(element).activeElement?.closest('.pile'), `it is ${focused(element)}`);
  });

  for (const keys of ['Shift+?', 'F1']) {
    it(`goes to the rules by ${keys}, and comes back`, async () => {
      const { element } = await game(FREECELL, '6S');
      await press(element, keys);
      assert.isTrue(consumed());
      await waitUntil(() => root(element).querySelector('dialog[open][data-dialog="rules"]'));
      await press(element, 'Escape');
      await waitUntil(() => focused(element) === '6S');
    });
  }

  for (const [name, keys] of [
    ['Escape', 'Escape'],
    ['P', 'p'],
    ['Enter', 'Enter'],
    ['undo', 'u'],
    ['Ctrl+Z', 'Control+z'],
  ] as const) {
    it(`goes to Resume by P, and is not lost when the pause ends by ${name}`, async () => {
      const { element } = await game(FREECELL, '6S');
      await press(element, 'c p');
      await waitUntil(() => focused(element) === 'resume');
      await press(element, 'ArrowLeft Digit3 f d a');
      assert.equal(focused(element), 'resume', 'nothing is played under the cover');
      await press(element, keys);
      await waitUntil(() => root(element).querySelector('.pause') === null);
      await waitUntil(() => root(element).activeElement !== null);
    });
  }

  it('is on the card that was held, wherever the arrows have gone', async () => {
    const { element } = await game(FREECELL, '8S');
    await press(element, 'Enter ArrowUp Escape');
    assert.equal(focused(element), '8S');
  });

  it('is on the card that comes to a place, not on what took it', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'Enter ArrowLeft Enter');
    assert.deepEqual(cards(element, '3').slice(-2), ['7H', '6S']);
    assert.equal(focused(element), '6S');
  });

  it('goes by the arrows from where a pointer has put it', async () => {
    const { element } = await game(FREECELL, 'TS');
    const { x, y } = find(element, '7S').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 20), Math.round(y + 20)] });
    await waitUntil(() => focused(element) === '7S');
    await press(element, 'Escape ArrowRight');
    assert.equal(focused(element), '2S');
  });
});

describe('what is said', () => {
  it('is repeated by R, as news', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'f');
    await waitUntil(() => spoken(element) !== '');
    const region = root(element).querySelector('.frame > [role=status]') as HTMLElement;
    const before = region.textContent;
    await press(element, 'r');
    await waitUntil(() => region.textContent !== before);
    assert.equal(region.textContent.trim(), before.trim());
  });

  it('tells of a card that no other place takes', async () => {
    const { element } = await game(FREECELL, 'KD');
    await press(element, 'a');
    await waitUntil(() => spoken(element) === 'No other place takes it.', spoken(element));
    await press(element, 'Digit7 a');
    await waitUntil(() => spoken(element) !== 'No other place takes it.');
  });
});

// ── The ring ───────────────────────────────────────────────────────────────────────────────────────────────────

const halo = (element: Element): DOMRect =>
  (root(element).querySelector('.halo') as HTMLElement).getBoundingClientRect();

/** How far the ring reaches beyond what it should be round: on each side. */
const beyond = (element: Element, x: number, y: number, right: number, lower: number): number[] => {
  const box = halo(element);
  return [x - box.left, y - box.top, box.right - right, box.bottom - lower].map(Math.round);
};

describe('the ring', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`is round the strip of a covered card, and all of a free one, ${dir}`, async () => {
      const { element } = await game(
        FREECELL,
        '6S',
        `<freecell-solitaire dir="${dir}"></freecell-solitaire>`,
      );
      await press(element, 'ArrowUp');
      const own = find(element, '5S').getBoundingClientRect();
      const on = find(element, '6S').getBoundingClientRect();
      assert.deepEqual(beyond(element, own.left, own.top, own.right, on.top), [4, 4, 4, 1]);
      await press(element, 'ArrowDown');
      assert.deepEqual(beyond(element, on.left, on.top, on.right, on.bottom), [4, 4, 4, 4]);
    });
  }

  it('is round an empty place, a foundation, and follows the card that is played', async () => {
    const { element } = await game(FREECELL, '6S');
    for (const keys of ['Digit8', 'ArrowUp', 'Home', 'Digit7', 'c', 'u']) {
      await press(element, keys);
      const item = root(element).activeElement?.getBoundingClientRect() as DOMRect;
      assert.deepEqual(beyond(element, item.left, item.top, item.right, item.bottom), [4, 4, 4, 4], keys);
    }
  });

  it('lies above its neighbours, and on no card that is pressed', async () => {
    const { element } = await game(FREECELL, '6S');
    await press(element, 'ArrowUp');
    const box = halo(element);
    const ring = root(element).querySelector('.halo') as HTMLElement;
    ring.style.pointerEvents = 'auto';
    for (const [x, y] of [
      [box.left + box.width / 2, box.top + 1],
      [box.left + box.width / 2, box.bottom - 1],
      [box.left + 1, box.top + box.height / 2],
      [box.right - 2, box.top + box.height / 2],
    ] as const) {
      assert.equal(root(element).elementFromPoint(x, y), ring);
    }
    ring.style.pointerEvents = '';
    const own = find(element, '5S').getBoundingClientRect();
    assert.equal(
      root(element)
        .elementFromPoint(own.x + 9, own.y + 2)
        ?.closest('.card'),
      find(element, '5S'),
    );
  });

  it('is not shown for a pointer, and shown again with the next key', async () => {
    const { element } = await game(FREECELL, 'TS');
    const { x, y } = find(element, '7S').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 20), Math.round(y + 20)] });
    await waitUntil(() => focused(element) === '7S');
    await drawn(element);
    assert.isTrue(root(element).querySelector<HTMLElement>('.halo')?.hidden);
    await press(element, 'Escape ArrowRight');
    assert.isFalse(root(element).querySelector<HTMLElement>('.halo')?.hidden);
    (document.activeElement as HTMLElement).blur();
    assert.isTrue(root(element).querySelector<HTMLElement>('.halo')?.hidden);
  });

  it('is the system’s highlight in forced colours', async () => {
    await executeServerCommand('media', [{ name: 'forced-colors', value: 'active' }]);
    const { element } = await game(FREECELL, '6S');
    await press(element, 'ArrowUp');
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
    const ring = root(element).querySelector('.halo') as HTMLElement;
    assert.equal(getComputedStyle(ring).borderTopColor, getComputedStyle(probe).color);
    probe.remove();
    await executeServerCommand('media', []);
  });

  it('is within the board, whole, at its narrowest', async () => {
    const { element } = await game(FREECELL, 'TS');
    element.style.width = '300px';
    await drawn(element);
    await waitUntil(() => root(element).querySelector('.tabs'));
    for (const keys of ['Home', 'End', 'ArrowUp', 'Home', 'Digit1']) {
      await press(element, keys);
      const box = halo(element);
      const board = root(element).querySelector('.table')?.getBoundingClientRect() as DOMRect;
      assert.isAtLeast(box.left, board.left, keys);
      assert.isAtMost(box.right, board.right, keys);
      assert.isAtLeast(box.top, board.top, keys);
      assert.isAtMost(box.bottom, board.bottom, keys);
    }
  });

  const LONG = [
    'Foundations: S-0 H-0 D-0 C-0',
    ': KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH',
    ': KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD',
    ': KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC',
    ':',
    ':',
    ':',
    ':',
  ].join('\n');

  it('goes with a column that scrolls, never under the row above it', async () => {
    const { element } = await game(LONG, 'AH', '<russian-solitaire class="tall"></russian-solitaire>');
    assert.isNotNull(root(element).querySelector('.scrolls'), 'it scrolls');
    const check = (name: string, keys: string): void => {
      assert.equal(focused(element), name);
      const own = find(element, name).getBoundingClientRect();
      const box = halo(element);
      assert.deepEqual([own.left - box.left, own.top - box.top].map(Math.round), [4, 4], keys);
      const on = find(element, name).nextElementSibling?.closest('.card')?.getBoundingClientRect();
      assert.equal(Math.round(box.bottom - (on?.top ?? own.bottom)), on ? 1 : 4, `${keys}, below`);
      const foundations = pile(element, 'S').getBoundingClientRect();
      const board = root(element).querySelector('.table')?.getBoundingClientRect() as DOMRect;
      assert.isAtLeast(box.top, foundations.bottom, keys);
      assert.isAtMost(box.bottom, board.bottom, keys);
    };
    await press(element, 'PageUp');
    await waitUntil(() => (root(element).querySelector('.scrolls')?.scrollTop ?? 0) < 40);
    check('KS', 'PageUp');
    await press(element, 'ArrowDown ArrowDown');
    check('JS', 'ArrowDown');
    await press(element, 'PageDown');
    await drawn(element);
    check('AH', 'PageDown');
    // What fits stays where it is, and so does its ring.
    await press(element, 'Digit2');
    const own = find(element, 'AD').getBoundingClientRect();
    assert.deepEqual(beyond(element, own.left, own.top, own.right, own.bottom), [4, 4, 4, 4]);
  });
});

describe('the reference', () => {
  const keysOf = (dialog: Element): string[] =>
    [...dialog.querySelectorAll('.keys dt')].map((each) => (each.textContent ?? '').trim());
  const SHARED = ['←, →', '↑, ↓', 'Home, End', 'Page Up, Page Down', 'Enter, Space', 'Shift + Enter', 'Esc'];
  const REST = ['F', 'A', 'U, Ctrl + Z', 'Ctrl + Y', 'H', 'M', 'S', 'R', 'P', 'N', '?, F1'];
  for (const [tag, own] of [
    ['russian-solitaire', ['1 – 7']],
    ['reflechi-solitaire', ['1 – 7', 'D', 'W']],
    ['freecell-solitaire', ['1 – 8', 'Shift + 1 – 4', 'C']],
  ] as const) {
    it(`in the rules has the keys of ${tag}, and no others`, async () => {
      const { element } = await stand(`<${tag} storage="none"></${tag}>`);
      const dialog = await opens(element, 'rules');
      assert.deepEqual(keysOf(dialog), [...SHARED, ...own, ...REST]);
    });
  }

  it('can be read 320 px wide', async () => {
    await setViewport({ width: 320, height: 640 });
    const { element } = await stand('<freecell-solitaire storage="none"></freecell-solitaire>');
    const dialog = await opens(element, 'rules');
    const body = dialog.querySelector('.dialog-body') as HTMLElement;
    assert.isAtMost(body.scrollWidth, body.clientWidth);
    for (const line of dialog.querySelectorAll('.keys div')) {
      const [dt, dd] = [...line.children].map((each) => each.getBoundingClientRect());
      assert.isAtMost(dt?.right ?? 0, dd?.left ?? 0);
      assert.isAtLeast(dd?.width ?? 0, 120);
    }
    await setViewport({ width: 800, height: 600 });
  });
});
