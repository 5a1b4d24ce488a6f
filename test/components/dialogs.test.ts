/** The dialogs as a player meets them: on demand, in and out by every way, what they ask, and what they change. */
import { assert, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../src/index.js';
import type { DialogPart } from '../../src/components/dialogs.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import { opens, press, root, stand, types } from './stand.js';

const KEY = Symbol.for('solitaire-elements.parts');
const parts = (): Record<string, unknown> => (globalThis as never)[KEY];

const freecell = (attributes = ''): ReturnType<typeof stand<FreecellSolitaire>> =>
  stand<FreecellSolitaire>(
    `<freecell-solitaire storage="none" deal="617" ${attributes}></freecell-solitaire>`,
  );

const dialog = (element: Element): HTMLDialogElement | null =>
  root(element).querySelector<HTMLDialogElement>('dialog[open]');
const find = <Kind extends HTMLElement = HTMLElement>(element: Element, selector: string): Kind => {
  const found = root(element).querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const focused = (element: Element): string | undefined =>
  (root(element).activeElement as HTMLElement | null)?.dataset['action'];
const bubble = (element: Element): string => find(element, '.bubble').textContent.trim();
const gone = (element: Element): Promise<void> => waitUntil(() => !dialog(element), 'the dialog stays');

/** A press as a player makes it: the button has the focus, and the browser knows of a gesture. */
const pressed = async (element: Element, action: string, within = ''): Promise<void> => {
  const button = find(element, `${within} [data-action="${action}"]`);
  button.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = button.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(left + width / 2), Math.round(top + height / 2)],
  });
};

const type = async (element: SolitaireElement, text: string): Promise<HTMLInputElement> => {
  const field = find<HTMLInputElement>(element, 'dialog input[type="text"]');
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await element.updateComplete;
  return field;
};

describe('dialogs on demand', () => {
  it('are fetched at the first touch, and not before', async () => {
    await freecell();
    const there = (): boolean => parts()['dialogs'] !== undefined;
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.isFalse(there());
    await sendMouse({ type: 'click', position: [20, 300] });
    await waitUntil(there, 'not fetched');
  });

  it('their styles are adopted once, after an element has come back too', async () => {
    const { element } = await freecell();
    const times = (...names: readonly string[]): number[] =>
      names.map((name) => {
        const { styleSheet } = (parts()[name] as DialogPart).styles;
        return root(element).adoptedStyleSheets.filter((each) => each === styleSheet).length;
      });
    for (const action of ['options', 'new', 'options']) {
      await opens(element, action);
      assert.deepEqual(times('dialogs', 'options'), [1, 1], 'those of all dialogs, and those of the options');
      await sendKeys({ press: 'Escape' });
      await gone(element);
    }
    const box = element.parentElement as HTMLElement;
    element.remove();
    box.append(element);
    await opens(element, 'rules');
    assert.deepEqual(times('dialogs', 'options', 'rules'), [1, 1, 1]);
    const { adoptedStyleSheets } = root(element);
    assert.strictEqual(new Set(adoptedStyleSheets).size, adoptedStyleSheets.length);
    assert.strictEqual(getComputedStyle(find(element, 'dialog')).display, 'flex');
  });

  describe('that cannot be had', () => {
    let held: unknown;
    beforeEach(async () => {
      const { element } = await freecell();
      await opens(element, 'options');
      held = parts()['dialogs'];
      delete parts()['dialogs'];
    });
    afterEach(() => (parts()['dialogs'] = held));

    for (const action of ['options', 'rules']) {
      it(`the ${action} button says so, and play goes on`, async () => {
        const { element, told } = await freecell();
        press(element, action);
        await waitUntil(() => bubble(element) !== '', 'nothing was said');
        assert.strictEqual(bubble(element), 'This could not be fetched. Try again.');
        assert.isTrue(element.play('1a').ok);
        await element.updateComplete;
        assert.strictEqual(bubble(element), '');
        assert.deepEqual(types(told), ['ready', 'move']);
      });
    }

    it('New game deals by chance, while nothing is at stake', async () => {
      const { element, told } = await freecell();
      press(element, 'new');
      await waitUntil(() => told.at(-1)?.type === 'deal', 'nothing was dealt');
      assert.notStrictEqual(element.dealCode, 'FC1-C4-AAAAAXT');
      assert.deepInclude(told.at(-1)?.detail, { by: 'player', restart: false });
    });

    it('New game says so where a game would be lost, and opens once they are there', async () => {
      const { element, told } = await freecell();
      element.play('1a');
      press(element, 'new');
      await waitUntil(() => bubble(element) !== '', 'nothing was said');
      assert.deepEqual(types(told), ['ready', 'move']);
      parts()['dialogs'] = held;
      await opens(element, 'new');
      assert.strictEqual(bubble(element), '');
    });
  });
});

describe('the way in and out', () => {
  for (const action of ['new', 'rules', 'options']) {
    it(`Escape closes ${action}, and the focus is on its button again`, async () => {
      const { element } = await freecell();
      find(element, `[data-action="${action}"]`).focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => dialog(element), 'no dialog');
      assert.isTrue(dialog(element)?.contains(root(element).activeElement));
      await sendKeys({ press: 'Escape' });
      await gone(element);
      assert.strictEqual(focused(element), action);
    });
  }

  it('a press beside the dialog closes it, one that began in it does not', async () => {
    const { element } = await freecell();
    await pressed(element, 'options');
    await waitUntil(() => dialog(element), 'no dialog');
    const { left, top } = find(element, 'dialog').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + 30), Math.round(top + 20)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [4, 4] });
    await sendMouse({ type: 'up' });
    assert.isNotNull(dialog(element));
    await sendMouse({ type: 'click', position: [4, 4] });
    await gone(element);
    assert.strictEqual(focused(element), 'options');
  });

  it('Statistics takes the place of Options, from its top, and the focus returns to Options', async () => {
    const { element } = await freecell();
    await pressed(element, 'options');
    await waitUntil(() => dialog(element), 'no dialog');
    await pressed(element, 'statistics', 'dialog');
    await waitUntil(() => dialog(element)?.dataset['dialog'] === 'statistics', 'no statistics');
    assert.strictEqual(root(element).querySelectorAll('dialog').length, 1);
    assert.isTrue(find(element, 'dialog').contains(root(element).activeElement));
    await sendKeys({ press: 'Escape' });
    await gone(element);
    assert.strictEqual(focused(element), 'options');
  });

  it('one that is opened the moment after another was closed stays open', async () => {
    const { element } = await freecell();
    await opens(element, 'new');
    press(element, 'deal');
    await element.updateComplete;
    await opens(element, 'options');
    dialog(element)?.close();
    await opens(element, 'options');
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.strictEqual(dialog(element)?.dataset['dialog'], 'options');
  });
});

describe('New game', () => {
  const LOST = 'This game will count as lost.';
  const cases = [
    { way: 'deal', storage: 'session', line: LOST },
    { way: 'deal', storage: 'none', line: 'This game will be gone.' },
    { way: 'restart', storage: 'session', line: 'Your moves in this game will be gone.' },
  ] as const;

  for (const { way, storage, line } of cases) {
    it(`${way} asks first where moves were made, with storage="${storage}"`, async () => {
      sessionStorage.clear();
      const { element, told } = await stand<FreecellSolitaire>(
        `<freecell-solitaire storage="${storage}" deal="617"></freecell-solitaire>`,
      );
      element.play('1a');
      await pressed(element, 'new');
      await waitUntil(() => dialog(element), 'no dialog');
      await pressed(element, way, 'dialog');
      await element.updateComplete;
      assert.strictEqual(find(element, '#lost').textContent.trim(), line);
      assert.strictEqual(focused(element), 'keep');
      assert.strictEqual(find(element, '[data-action="keep"]').getAttribute('aria-describedby'), 'lost');
      await sendKeys({ press: 'Enter' });
      await gone(element);
      assert.deepEqual(types(told), ['ready', 'move'], 'the safe answer changes nothing');
      assert.strictEqual(focused(element), 'new');

      await opens(element, 'new');
      assert.isNull(root(element).querySelector('#lost'), 'asked anew');
      press(element, way);
      await element.updateComplete;
      press(element, way);
      // A deal that can be won may have to be found first.
      await waitUntil(() => told.at(-1)?.type === 'deal', 'dealt');
      assert.deepInclude(told.at(-1)?.detail, { by: 'player', restart: way === 'restart' });
      assert.strictEqual(element.moves, 0);
      await gone(element);
    });

    it(`${way} asks nothing where nothing is at stake, with storage="${storage}"`, async () => {
      const { element, told } = await stand<FreecellSolitaire>(
        `<freecell-solitaire storage="${storage}" id="fresh" deal="617"></freecell-solitaire>`,
      );
      await opens(element, 'new');
      press(element, way);
      assert.deepInclude(told.at(-1)?.detail, { by: 'player', restart: way === 'restart' });
    });
  }

  it('a position that was set by hand does not count', async () => {
    sessionStorage.clear();
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire storage="session"></freecell-solitaire>',
    );
    element.position = element.position;
    element.play('1a');
    await opens(element, 'new');
    press(element, 'deal');
    await element.updateComplete;
    assert.strictEqual(find(element, '#lost').textContent.trim(), 'This game will be gone.');
  });

  it('Enter in the code field goes the same way, and typing on withdraws the question', async () => {
    const { element, told } = await freecell();
    element.play('1a');
    await opens(element, 'new');
    await type(element, '618');
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    assert.strictEqual(focused(element), 'keep');
    await type(element, '619');
    assert.isNull(root(element).querySelector('#lost'));
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    assert.deepEqual(types(told), ['ready', 'move']);
    press(element, 'deal');
    assert.strictEqual(element.dealCode, 'FC1-C4-AAAAAXV');
  });

  it('Enter deals at once where nothing is at stake', async () => {
    const { element } = await freecell();
    await opens(element, 'new');
    await type(element, '619');
    await sendKeys({ press: 'Enter' });
    assert.strictEqual(element.dealCode, 'FC1-C4-AAAAAXV');
  });
});

describe('Options', () => {
  const LOOKS = [
    { name: 'theme', label: 'Theme', words: { auto: 'As the system', light: 'Light', dark: 'Dark' } },
    { name: 'deck', label: 'Colours', words: { two: 'Two', four: 'Four' } },
    { name: 'faces', label: 'Faces', words: { classic: 'Classic', large: 'Large' } },
    { name: 'layout', label: 'Hand', words: { right: 'Right', left: 'Left' } },
    { name: 'contrast', label: 'Contrast', words: { auto: 'As the system', high: 'High' } },
  ] as const;

  for (const { name, label, words } of LOOKS) {
    it(`${label}: ${Object.values(words).join(', ')}`, async () => {
      const { element } = await freecell();
      await opens(element, 'options');
      const group = find(element, `[role="radiogroup"]:has([name="${name}"])`);
      assert.strictEqual(find(element, `#${group.getAttribute('aria-labelledby')}`).textContent, label);
      const radios = [...group.querySelectorAll<HTMLInputElement>('input')];
      assert.deepEqual(
        radios.map(({ value, labels }) => [value, labels?.[0]?.textContent.trim()]),
        Object.entries(words),
      );
      assert.deepEqual(
        radios.map(({ checked }) => checked),
        radios.map((_, at) => at === 0),
      );
      for (const radio of radios) {
        assert.strictEqual(getComputedStyle(radio).opacity, '0', 'the whole segment is the button');
        assert.strictEqual(radio.offsetHeight, radio.parentElement?.offsetHeight);
      }
      radios[0]?.focus();
      await sendKeys({ press: 'ArrowRight' });
      await element.updateComplete;
      const [, second] = Object.keys(words);
      assert.isTrue(radios[1]?.checked);
      assert.isTrue(find(element, '.frame').classList.contains(`${name}-${second}`));
    });
  }

  const SWITCHES = [
    ['placementHelp', 'Placement help', true],
    ['interactiveRules', 'Interactive rules', true],
    ['tap', 'Tap to foundation', true],
    ['doubleClick', 'Double click', true],
    ['autoPlacement', 'Auto placement', false],
    ['winnability', 'Show whether it can be won', false],
    ['deals', 'Only deals that can be won', true],
    ['shortcuts', 'Letter keys', true],
    ['verbosity', 'Spoken score', false],
  ] as const;

  it('has a switch for each option, each with its name and what it does', async () => {
    const { element } = await freecell();
    await opens(element, 'options');
    const switches = [...root(element).querySelectorAll<HTMLInputElement>('[role="switch"]')];
    const text = (id: string | null): string => find(element, `#${id}`).textContent.trim();
    assert.deepEqual(
      switches.map((each) => [
        each.dataset['option'],
        text(each.getAttribute('aria-labelledby')),
        each.checked,
      ]),
      SWITCHES.map((each) => [...each]),
    );
    for (const each of switches) assert.isAbove(text(each.getAttribute('aria-describedby')).length, 10);
  });

  it('the host has the first word, the player the last', async () => {
    localStorage.clear();
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire tap="select" verbosity="full" shortcuts="off"></freecell-solitaire>',
    );
    await opens(element, 'options');
    const states = (of: Element): boolean[] =>
      ['tap', 'verbosity', 'shortcuts'].map(
        (name) => find<HTMLInputElement>(of, `[data-option="${name}"]`).checked,
      );
    assert.deepEqual(states(element), [false, true, false]);
    for (const name of ['tap', 'verbosity', 'shortcuts']) find(element, `[data-option="${name}"]`).click();
    await element.updateComplete;
    assert.deepEqual(states(element), [true, false, true]);
    const next = await stand<FreecellSolitaire>(
      '<freecell-solitaire tap="select" verbosity="full" shortcuts="off"></freecell-solitaire>',
    );
    await opens(next.element, 'options');
    assert.deepEqual(states(next.element), [true, false, true]);
    localStorage.clear();
  });

  it('without Tap to foundation a tap picks a card up that could go there', async () => {
    const { element, told } = await freecell();
    const board =
      'Foundations: S-0 H-0 D-0 C-K\nFreecells: - - - -\n: AS\n: 2S 3S 4S 5S 6S 7S\n: 8S 9S TS JS QS KS\n: AH 2H 3H 4H 5H 6H 7H\n: 8H 9H TH JH QH KH\n: AD 2D 3D 4D 5D 6D 7D\n: 8D 9D TD JD QD KD\n:';
    element.position = board;
    await opens(element, 'options');
    find(element, '[data-option="tap"]').click();
    await sendKeys({ press: 'Escape' });
    await gone(element);
    find(element, '[data-card="AS"]').click();
    await element.updateComplete;
    assert.isNotNull(root(element).querySelector('[data-card="AS"].held'));
    assert.deepEqual(types(told), ['ready']);
  });

  it('what was chosen wins over the host, and is chosen at the next opening', async () => {
    localStorage.clear();
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deck="two"></freecell-solitaire>',
    );
    await opens(element, 'options');
    find(element, '[name="deck"][value="four"]').click();
    const next = await stand<FreecellSolitaire>('<freecell-solitaire deck="two"></freecell-solitaire>');
    await opens(next.element, 'options');
    assert.isTrue(find<HTMLInputElement>(next.element, '[name="deck"][value="four"]').checked);
    localStorage.clear();
  });

  it('the four suits are drawn in the colours that each choice has, whatever is worn', async () => {
    const { element } = await freecell('deck="four"');
    await opens(element, 'options');
    const colours = (deck: string): number =>
      new Set(
        [...root(element).querySelectorAll(`.pips.deck-${deck} [class^="suit-"]`)].map(
          (suit) => getComputedStyle(suit).color,
        ),
      ).size;
    assert.deepEqual([colours('two'), colours('four')], [2, 4]);
  });

  it('Full screen fills the screen with the element and ends it', async () => {
    const { element } = await freecell();
    const button = (): string => find(element, '[data-action="full-screen"]').textContent.trim();
    await pressed(element, 'options');
    await waitUntil(() => dialog(element), 'no dialog');
    assert.strictEqual(button(), 'Full screen');
    await pressed(element, 'full-screen', 'dialog');
    await waitUntil(() => document.fullscreenElement === element, 'the screen is not filled');
    assert.isNull(dialog(element), 'what fills the screen would cover it');
    await pressed(element, 'options');
    await waitUntil(() => dialog(element), 'no dialog');
    assert.strictEqual(button(), 'Leave full screen');
    await pressed(element, 'full-screen', 'dialog');
    await waitUntil(() => document.fullscreenElement === null, 'the screen stays filled');
  });

  it('where the page may not fill the screen there is no such button', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
    const { element } = await freecell();
    await opens(element, 'options');
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    assert.isNull(root(element).querySelector('[data-action="full-screen"]'));
    assert.isNotNull(root(element).querySelector('[data-action="statistics"]'));
  });
});

describe('Rules', () => {
  const fade = (element: Element): CSSStyleDeclaration =>
    getComputedStyle(find(element, '.dialog-body'), '::after');

  it('fade at the last line while there is more, and end with room below the text', async () => {
    const { element } = await freecell();
    await opens(element, 'rules');
    const body = find(element, '.dialog-body');
    assert.isAbove(body.scrollHeight, body.clientHeight + 40);
    assert.strictEqual(fade(element).position, 'sticky');
    assert.match(fade(element).maskImage, /gradient/);
    body.scrollTo(0, body.scrollHeight);
    const text = find(element, '.rules').getBoundingClientRect();
    assert.isBelow(text.bottom, body.getBoundingClientRect().bottom - 15, 'the fade lies below the text');
  });

  it('do not fade in forced colours', async () => {
    const { element } = await freecell();
    await opens(element, 'rules');
    const forced = root(element)
      .adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(forced-colors: active)')
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
    const off = forced.find(({ selectorText }) => selectorText === '.dialog-body::after');
    assert.strictEqual(off?.style.backgroundImage, 'none');
  });
});

describe('in small frames', () => {
  after(() => setViewport({ width: 800, height: 600 }));
  for (const [width, height] of [
    [280, 560],
    [320, 240],
    [390, 844],
    [844, 390],
  ] as const) {
    for (const action of ['new', 'options', 'rules']) {
      it(`${action} fits ${width}×${height}, with targets for thumbs`, async () => {
        await setViewport({ width, height });
        const { element } = await freecell();
        element.style.width = `${width - 16}px`;
        await opens(element, action);
        await Promise.all(
          find(element, 'dialog')
            .getAnimations()
            .map(({ finished }) => finished),
        );
        const box = find(element, 'dialog').getBoundingClientRect();
        assert.isAtLeast(box.left, 0);
        assert.isAtMost(box.right, width);
        assert.isAtLeast(box.top, 0);
        assert.isAtMost(box.bottom, height);
        const body = find(element, '.dialog-body');
        assert.strictEqual(body.scrollWidth, body.clientWidth, 'nothing scrolls sideways');
        for (const target of root(element).querySelectorAll('dialog :is(button, .segment, .choice, .row)')) {
          const { width: w, height: h } = target.getBoundingClientRect();
          assert.isAtLeast(Math.min(w, h), 44, target.textContent.trim());
        }
      });
    }
  }
});
