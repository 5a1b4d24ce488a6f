/** What makes a stay pleasant: a pause that hides the cards, a link to the deal, and a result to copy. */
import { assert, waitUntil } from '@open-wc/testing';
import { a11ySnapshot, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { FreecellSolitaire, RussianSolitaire } from '../../src/index.js';
import '../../src/index.js';
import { click, opens, part, press, root, stand, types } from '../components/stand.js';
import type { Told } from '../components/stand.js';
import transcripts from '../vectors/transcripts.json';

const NEARLY = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
const CODE = 'FC1-C4-AAAAAXT';

const freecell = (attributes = ''): Promise<{ element: FreecellSolitaire; told: Told[] }> =>
  stand<FreecellSolitaire>(
    `<freecell-solitaire storage="none" deal="617" ${attributes}></freecell-solitaire>`,
  );

const find = (element: Element, selector: string): HTMLElement | null =>
  root(element).querySelector<HTMLElement>(selector);
const time = (element: Element): HTMLElement => find(element, '[data-action="pause"]') as HTMLElement;
const OFF = '[aria-disabled="true"]';

const cover = (element: Element): HTMLElement | null => find(element, '.pause');
const focused = (element: Element): string | undefined =>
  (root(element).activeElement as HTMLElement | null)?.dataset['action'];
const words = (element: Element, selector: string): string =>
  (find(element, selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const spoken = (element: Element): string[] =>
  [...root(element).querySelectorAll('[role="status"]')].map(({ textContent }) => (textContent ?? '').trim());
const seen = (element: Element): Element[] =>
  [...root(element).querySelectorAll('.card, .slot')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

const middle = (target: Element): [number, number] => {
  const { left, top, width, height } = target.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
const tap = async (element: FreecellSolitaire | RussianSolitaire, target: Element): Promise<void> => {
  await sendMouse({ type: 'click', position: middle(target) });
  await element.updateComplete;
};
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A game with one move made, paused by a real click. */
const paused = async (attributes = ''): Promise<{ element: FreecellSolitaire; told: Told[] }> => {
  const { element, told } = await freecell(attributes);
  element.play('1a');
  await element.updateComplete;
  element.scrollIntoView();
  await tap(element, time(element));
  await element.updateComplete;
  // It comes on demand.
  for (let tries = 0; tries < 100 && !cover(element); tries += 1) await wait(10);
  assert.isNotNull(cover(element));
  return { element, told };
};

afterEach(() => resetMouse());

describe('pause', () => {
  it('hides every card from the eye, the pointer, the keys and the screen reader', async () => {
    const { element } = await paused();
    assert.deepEqual(seen(element), []);
    for (const card of root(element).querySelectorAll('[data-card]')) {
      const [x, y] = middle(card);
      assert.isNull(root(element).elementFromPoint(x, y)?.closest('[data-pile]'));
    }
    assert.strictEqual(focused(element), 'resume');
    const reached: (string | undefined)[] = [];
    await sendKeys({ down: 'Shift' });
    for (let presses = 0; presses < 6; presses += 1) {
      await sendKeys({ press: 'Tab' });
      reached.push(focused(element));
    }
    await sendKeys({ up: 'Shift' });
    assert.deepEqual(reached.slice(0, 1), ['pause'], 'one stop of the bar');
    element.after(document.createElement('input'));
    find(element, '[data-action="resume"]')?.focus();
    await sendKeys({ press: 'Tab' });
    assert.strictEqual(document.activeElement, element.nextSibling);
    const told = JSON.stringify(await a11ySnapshot({}));
    assert.include(told, 'Paused');
    assert.notMatch(told, /hearts|Column|Stock|Cell/);
    await assert.isAccessible(element);
  });

  it('stops the clock', async () => {
    const { element } = await paused();
    const before = element.elapsed;
    await wait(1200);
    assert.strictEqual(element.elapsed, before);
    press(element, 'resume');
    await wait(1100);
    assert.isAbove(element.elapsed, before);
  });

  const ends: readonly (readonly [string, (element: FreecellSolitaire) => unknown])[] = [
    ['the Resume button', (element) => tap(element, find(element, '[data-action="resume"]') as Element)],
    [
      'a tap anywhere on the cover',
      (element) => {
        const { left, top } = (cover(element) as Element).getBoundingClientRect();
        return sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 20)] });
      },
    ],
    ['the time', (element) => tap(element, time(element))],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['Space', () => sendKeys({ press: 'Space' })],
    ['Enter', () => sendKeys({ press: 'Enter' })],
    ['a move by the host', (element) => element.play('2b')],
    ['undo()', (element) => element.undo()],
    ['the Undo button', (element) => tap(element, find(element, '[data-action="undo"]') as Element)],
    ['newGame()', (element) => element.newGame()],
    ['restart()', (element) => element.restart()],
    ['a position that is set', (element) => (element.position = NEARLY)],
    ['a changed deal', (element) => element.setAttribute('deal', '618')],
  ];
  for (const [name, act] of ends) {
    it(`ends by ${name}`, async () => {
      const { element } = await paused();
      await act(element);
      await element.updateComplete;
      assert.isNull(cover(element));
      assert.isAbove(seen(element).length, 8);
    });
  }

  it('gives the focus back to the time', async () => {
    for (const key of ['Escape', 'Space', 'Enter']) {
      const { element } = await paused();
      await sendKeys({ press: key });
      await element.updateComplete;
      assert.strictEqual(focused(element), 'pause', key);
    }
  });

  it('is begun by the keys too', async () => {
    const { element } = await freecell();
    element.play('1a');
    await element.updateComplete;
    time(element).focus();
    await sendKeys({ press: 'Space' });
    await element.updateComplete;
    assert.isNotNull(cover(element));
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    assert.isNull(cover(element));
  });

  it('a tap where a card lies plays nothing, and a refused move of the host does not end it', async () => {
    const { element, told } = await paused();
    assert.isFalse(element.play('2a').ok);
    await element.updateComplete;
    assert.isNotNull(cover(element));
    const before = element.position;
    await click(element, '3');
    await element.updateComplete;
    assert.isNull(cover(element));
    assert.strictEqual(element.position, before);
    assert.deepEqual(types(told), ['ready', 'move', 'reject']);
  });

  it('puts back what is held', async () => {
    const { element } = await freecell();
    element.play('1a');
    await element.updateComplete;
    await click(element, '2');
    await element.updateComplete;
    assert.isNotNull(find(element, '.held'));
    await tap(element, time(element));
    await element.updateComplete;
    assert.isNull(find(element, '.held'));
  });

  it('outlasts a hidden tab, and a move in the page', async () => {
    const { element } = await paused();
    const state = (value: string): void => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const before = element.elapsed;
    state('hidden');
    state('visible');
    Reflect.deleteProperty(document, 'visibilityState');
    const box = document.createElement('div');
    element.before(box);
    box.append(element);
    await element.updateComplete;
    await wait(1100);
    assert.isNotNull(cover(element));
    assert.deepEqual(seen(element), []);
    assert.strictEqual(element.elapsed, before);
  });

  it('puts the focus of focus() on Resume', async () => {
    const { element } = await paused();
    (root(element).activeElement as HTMLElement).blur();
    element.focus();
    assert.strictEqual(focused(element), 'resume');
  });

  it('leaves a dialog above it alone: Escape closes that first', async () => {
    const { element } = await paused();
    await tap(element, find(element, '[data-action="options"]') as Element);
    for (let turn = 0; turn < 40 && !part(element, 'dialog')?.matches('[open]'); turn += 1) await wait(50);
    await sendKeys({ press: 'Escape' });
    await wait(50);
    assert.isNull(root(element).querySelector('dialog[open]'));
    assert.isNotNull(cover(element));
  });

  it('cannot begin before the game, nor after the win', async () => {
    const { element } = await freecell();
    assert.isTrue(time(element).matches(OFF));
    element.play('1a');
    await element.updateComplete;
    assert.isFalse(time(element).matches(OFF));
    element.position = NEARLY;
    element.play('1h');
    await element.updateComplete;
    assert.isTrue(time(element).matches(OFF));
    await tap(element, time(element));
    assert.isNull(cover(element));
  });

  for (const width of [280, 320, 390, 600, 768, 1000, 1280]) {
    it(`moves nothing in the bar at ${width} px, and the finger has its 44`, async () => {
      const { element } = await freecell();
      (element.parentElement as HTMLElement).style.width = `${width}px`;
      await wait(100);
      const places = (): number[] =>
        [...root(element).querySelectorAll('.figure b, .figure > span, [data-action="copy"]')].flatMap(
          (each) => {
            const { x, y } = each.getBoundingClientRect();
            return [x, y];
          },
        );
      const before = places();
      element.play('1a');
      await element.updateComplete;
      assert.deepEqual(places(), before, 'the first move');
      const button = time(element).getBoundingClientRect();
      const figure = (find(element, '.time b') as Element).getBoundingClientRect();
      assert.isAtLeast(Math.min(button.width, button.height), 44);
      assert.isTrue(button.left <= figure.left && button.right >= figure.right, 'lies over the time');
      time(element).click();
      await element.updateComplete;
      assert.deepEqual(places(), before, 'paused');
    });
  }

  it('goes with the whole bar alone, and a paused game can be resumed without one', async () => {
    const { element } = await paused();
    for (const controls of ['minimal', 'none'] as const) {
      element.controls = controls;
      await element.updateComplete;
      assert.isNull(time(element));
    }
    await tap(element, find(element, '[data-action="resume"]') as Element);
    assert.isNull(cover(element));
  });

  for (const [lang, pause, title, resume] of [
    ['en', 'Pause the time', 'Paused', 'Resume'],
    ['ca', 'Atura el temps', 'En pausa', 'Continua'],
    ['hr', 'Zaustavi vrijeme', 'Pauza', 'Nastavi'],
  ] as const) {
    it(`speaks ${lang}`, async () => {
      const { element } = await freecell(`lang="${lang}"`);
      element.play('1a');
      await element.updateComplete;
      for (let turn = 0; turn < 40 && time(element).title !== pause; turn += 1) await wait(50);
      assert.strictEqual(time(element).getAttribute('aria-label'), pause);
      press(element, 'pause');
      for (let turn = 0; turn < 40 && !cover(element); turn += 1) await wait(50);
      assert.strictEqual(words(element, '.pause h2'), title);
      assert.strictEqual(words(element, '.pause button'), resume);
      assert.strictEqual(time(element).getAttribute('aria-label'), resume);
    });
  }

  it('has no fault that axe knows, in the dark either', async () => {
    const { element } = await paused('theme="dark"');
    await assert.isAccessible(element);
  });
});

/** What was copied; the real clipboard belongs to whoever runs the tests. */
let copied: string[] = [];
let denied = false;
const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
before(() => {
  const writeText = (text: string): Promise<void> => {
    if (denied) return Promise.reject(new Error('denied'));
    copied.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => ({ writeText }), configurable: true });
});
after(() => own && Object.defineProperty(Navigator.prototype, 'clipboard', own));
beforeEach(() => {
  copied = [];
  denied = false;
});

describe('the pictures of the rules', () => {
  for (const [tag, pictures] of [
    ['russian-solitaire', 8],
    ['reflechi-solitaire', 6],
    ['freecell-solitaire', 10],
  ] as const) {
    for (const theme of ['light', 'dark']) {
      it(`of ${tag}, ${theme}: captions for everyone, drawings for the eye, no fault that axe knows`, async () => {
        const { element } = await stand<FreecellSolitaire>(
          `<${tag} storage="none" deal="27" theme="${theme}"></${tag}>`,
        );
        const dialog = await opens(element, 'rules');
        const figures = [...dialog.querySelectorAll('figure')];
        assert.lengthOf(figures, pictures);
        for (const figure of figures) {
          assert.match(figure.querySelector('figcaption')?.textContent ?? '', /^(Allowed|Refused) \S.*\.$/);
          assert.isAtLeast(figure.querySelectorAll('[aria-hidden="true"] .picture').length, 1);
          const drawings = [...figure.querySelectorAll('svg')];
          assert.isTrue(drawings.every((each) => each.closest('[aria-hidden="true"]') !== null));
          const { width } = (figure.querySelector('.picture') as Element).getBoundingClientRect();
          assert.isTrue(width >= 44 && width <= 56, `${width} px`);
        }
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
        await assert.isAccessible(element);
      });
    }
  }

  it('the group sizes read as a table without their drawings', async () => {
    const { element } = await freecell();
    const dialog = await opens(element, 'rules');
    const rows = [...dialog.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => (textContent ?? '').trim()).join(' '),
    );
    assert.deepEqual(rows, ['4 5 10 20 5 10', '3 4 8 16 4 8', '2 3 6 12 3 6', '1 2 4 8 2 4', '0 1 2 4 1 2']);
    assert.lengthOf(dialog.querySelectorAll('td .group[aria-hidden="true"]'), 25);
  });
});

describe('a link to the deal', () => {
  const links = [
    ['https://example.org/?deal={code}', `https://example.org/?deal=${CODE}`],
    ['https://example.org/{code}#{code}', `https://example.org/${CODE}#${CODE}`],
    ['play.html?deal={code}', new URL(`play.html?deal=${CODE}`, document.baseURI).href],
    ['javascript:alert("{code}")', `javascript:alert("${CODE}")`],
    ['https://[{code}', `https://[${CODE}`],
  ] as const;
  for (const [template, link] of links) {
    it(`of ${template} is ${link}`, async () => {
      const { element, told } = await freecell();
      element.shareUrl = template;
      await element.updateComplete;
      await tap(element, find(element, '[data-action="copy"]') as Element);
      assert.deepEqual(copied, [link]);
      assert.deepEqual(types(told), ['ready']);
    });
  }

  it('is what the button names, and without one that is the code', async () => {
    const { element } = await freecell();
    const name = (): string => words(element, '[data-action="copy"] .unseen');
    assert.strictEqual(name(), 'Copy the deal code');
    press(element, 'copy');
    await wait(0);
    element.setAttribute('share-url', 'https://example.org/{code}');
    await element.updateComplete;
    assert.strictEqual(name(), 'Copy a link to this deal');
    press(element, 'copy');
    await wait(0);
    element.removeAttribute('share-url');
    await element.updateComplete;
    assert.strictEqual(name(), 'Copy the deal code');
    assert.deepEqual(copied, [CODE, `https://example.org/${CODE}`]);
  });

  it('needs {code} in it: else that is told once, and the code is copied', async () => {
    const { element, told } = await freecell('share-url="https://example.org/"');
    element.removeAttribute('share-url');
    element.setAttribute('share-url', 'https://example.org/');
    await element.updateComplete;
    assert.isNull(element.shareUrl);
    await tap(element, find(element, '[data-action="copy"]') as Element);
    assert.deepEqual(copied, [CODE]);
    assert.deepEqual(
      told.slice(1).map(({ type, detail }) => [type, detail['error'], detail['message']]),
      [['error', 'bad-attribute', 'share-url="https://example.org/" is not known; - is used.']],
    );
  });

  it('is told to be copied, in place and aloud, and for a moment only', async () => {
    const { element } = await freecell('share-url="https://example.org/{code}"');
    await tap(element, find(element, '[data-action="copy"]') as Element);
    await element.updateComplete;
    assert.isTrue(find(element, '[data-action="copy"]')?.matches('.copied'));
    await waitUntil(() => spoken(element).includes('Copied'));
    await wait(2100);
    assert.isFalse(find(element, '[data-action="copy"]')?.matches('.copied'));
  });
});

describe('the result', () => {
  const won = async (attributes = ''): Promise<FreecellSolitaire> => {
    const { element } = await freecell(attributes);
    element.position = NEARLY;
    element.play('1h');
    await element.updateComplete;
    return element;
  };
  const result = (element: Element): HTMLElement =>
    find(element, '[data-action="copy-result"]') as HTMLElement;

  it('of a dealt game names its code, and hides neither undos nor cards taken back', async () => {
    const { element } = await stand<RussianSolitaire>(
      '<russian-solitaire storage="none" share-url="https://example.org/{code}"></russian-solitaire>',
    );
    const game = transcripts.find(({ deal }) => deal === 'RU1-R-LSIUHKB');
    element.newGame(game?.deal);
    for (const step of game?.steps ?? []) {
      if ('move' in step && step.move) element.play(step.move);
      else if ('undo' in step) element.undo();
      else element.redo();
    }
    assert.isTrue(element.won);
    await element.updateComplete;
    element.scrollIntoView();
    await wait(100);
    await tap(element, result(element));
    assert.deepEqual(copied, [
      'Russian Solitaire (Relaxed) RU1-R-LSIUHKB · 0:00 · 214 moves · 645 points · 18 undos · 2 cards taken back https://example.org/RU1-R-LSIUHKB',
    ]);
  });

  for (const [lang, name, line] of [
    ['en', 'Copy result', 'FreeCell · 0:00 · 1 move · 10 points'],
    ['ca', 'Copia el resultat', 'FreeCell · 0:00 · 1 moviment · 10 punts'],
    ['hr', 'Kopiraj rezultat', 'FreeCell · 0:00 · 1 potez · 10 bodova'],
  ] as const) {
    it(`of a set position has no code, nor a link, in ${lang}`, async () => {
      const element = await won(`lang="${lang}" share-url="https://example.org/{code}"`);
      for (
        let turn = 0;
        turn < 40 && words(element, '[data-action="copy-result"] .copy-word > :first-child') !== name;
        turn += 1
      )
        await wait(50);
      assert.strictEqual(words(element, '[data-action="copy-result"] .copy-word > :first-child'), name);
      press(element, 'copy-result');
      await wait(0);
      assert.deepEqual(copied, [line]);
    });
  }

  it('gives focus() its first button: the cards are out of sight', async () => {
    const element = await won();
    await waitUntil(() => find(element, '.win'));
    element.focus();
    assert.strictEqual(focused(element), 'new');
  });

  it('is told to be copied where the button stands, and aloud; the focus and the width stay', async () => {
    const element = await won();
    element.scrollIntoView();
    const { width } = result(element).getBoundingClientRect();
    result(element).focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    assert.isTrue(result(element).matches('.copied'));
    await waitUntil(() => spoken(element).includes('Copied'));
    assert.strictEqual(focused(element), 'copy-result');
    assert.strictEqual(result(element).getBoundingClientRect().width, width);
    await assert.isAccessible(element);
  });

  it('that can be copied neither way is told', async () => {
    const element = await won();
    denied = true;
    const { execCommand } = document;
    document.execCommand = () => false;
    press(element, 'copy-result');
    await wait(50);
    document.execCommand = execCommand;
    await waitUntil(() => spoken(element).join().includes('Could not copy'));
    assert.isFalse(result(element).matches('.copied'));
  });

  for (const [width, height] of [
    [280, null],
    [320, null],
    [768, null],
    [1280, null],
    [844, 390],
    [568, 320],
    [390, 500],
  ] as const) {
    it(`stands whole on a board of ${width}${height ? ` by ${height}` : ''}`, async () => {
      const element = await won();
      const box = element.parentElement as HTMLElement;
      box.style.width = `${width}px`;
      if (height) {
        box.style.height = `${height}px`;
        element.style.height = '100%';
      }
      await wait(200);
      const table = (part(element, 'board') as Element).getBoundingClientRect();
      const boxes = ['[data-action="copy-result"]', '.win [data-action="new"]', '.win h2', '.win dl'].map(
        (selector) => (find(element, selector) as Element).getBoundingClientRect(),
      );
      for (const [i, each] of boxes.entries()) {
        assert.isTrue(each.left >= table.left && each.right <= table.right, 'within the width');
        assert.isTrue(each.top >= table.top && each.bottom <= table.bottom, 'within the height');
        for (const other of boxes.slice(i + 1)) {
          const apart =
            each.right <= other.left ||
            other.right <= each.left ||
            each.bottom <= other.top ||
            other.bottom <= each.top;
          assert.isTrue(apart, 'none lies on another');
        }
      }
    });
  }
});
