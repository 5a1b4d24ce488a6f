/** What stays as it was: the page where its visitor has scrolled it, the focus when what had it goes, the cards when a pointer is taken away. */
import { assert, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import { root } from '../components/stand.js';

interface Standing {
  element: FreecellSolitaire;
  box: HTMLElement;
}

/** A board below the edge of a box that scrolls, with all its parts. */
async function standing(): Promise<Standing> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  Object.assign(box.style, { height: '400px', overflow: 'auto', width: '700px' });
  const element = document.createElement('freecell-solitaire');
  element.setAttribute('storage', 'none');
  element.setAttribute('deal', '617');
  element.style.marginTop = '300px';
  box.append(element);
  await element.ready;
  element.focus({ preventScroll: true });
  const parts = (globalThis as Record<symbol, Record<string, unknown>>)[
    Symbol.for('solitaire-elements.parts')
  ];
  await waitUntil(() => parts?.['keyboard'] && parts['dialogs'], 'the parts');
  await frames(4);
  return { element, box };
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

const find = (element: Element, selector: string): HTMLElement =>
  root(element).querySelector(selector) as HTMLElement;

const pointer = (target: Element, type: string, pointerType: string): void => {
  const { left, top, width } = target.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + 8];
  target.dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: type !== 'pointerleave', composed: true, isPrimary: true, pointerId: 7 },
      ...{ pointerType, clientX, clientY, button: 0, buttons: type === 'pointerdown' ? 1 : 0 },
    }),
  );
};

describe('a page stays where its visitor has scrolled it', () => {
  const doings: Readonly<Record<string, (element: FreecellSolitaire) => void>> = {
    'a look is changed': (element) => (element.theme = 'dark'),
    'an option is changed': (element) => (element.tap = 'select'),
    'a move is refused': (element) => element.play('12'),
    'a second passes': (element) => element.requestUpdate(),
    'cards lie narrower': (element) => (element.style.width = '500px'),
  };
  for (const [name, does] of Object.entries(doings)) {
    it(`when ${name}, though the focus is elsewhere on the board`, async () => {
      const { element, box } = await standing();
      await sendKeys({ press: 'ArrowUp' });
      box.scrollTop = 0;
      await frames(3);
      does(element);
      await element.updateComplete;
      await frames(4);
      assert.equal(box.scrollTop, 0);
    });
  }

  it('when the host puts the focus on the board without a scroll', async () => {
    const { element, box } = await standing();
    box.scrollTop = 0;
    for (const button of [find(element, '[data-pile="8"] > .card:last-of-type'), null]) {
      button?.focus({ preventScroll: true });
      if (!button) element.focus({ preventScroll: true });
      element.requestUpdate();
      await element.updateComplete;
      await frames(4);
      assert.equal(box.scrollTop, 0);
    }
  });
});

describe('the focus is not lost', () => {
  const goes: Readonly<Record<string, readonly [selector: string, (element: FreecellSolitaire) => void]>> = {
    'the cover of a pause, for a new game': [
      '[data-action="resume"]',
      (element) => element.newGame('FC1-C4-AAAAAAB'),
    ],
    'the cover of a pause, for a move taken back': ['[data-action="resume"]', (element) => element.undo()],
    'the cover of a pause, for a position': [
      '[data-action="resume"]',
      (element) => (element.position = element.position),
    ],
    'a button of a bar that is drawn for another width': [
      '[data-action="undo"]',
      (element) => (element.style.width = '420px'),
    ],
    'a button of a bar that the host takes away': [
      '[data-action="undo"]',
      (element) => (element.controls = 'none'),
    ],
    'a card that is dealt anew': ['[data-pile="4"] > .card:last-of-type', (element) => element.newGame()],
  };
  for (const [name, [selector, does]] of Object.entries(goes)) {
    it(`with ${name}`, async () => {
      const { element } = await standing();
      element.play('8a');
      if (selector.includes('resume')) {
        find(element, '[data-action="pause"]').click();
        await waitUntil(() => root(element).activeElement?.matches(selector), 'the cover has the focus');
      }
      find(element, selector).focus();
      does(element);
      await element.updateComplete;
      await frames(6);
      assert.isNotNull(root(element).activeElement);
    });
  }
});

describe('a pointer that goes down on a card', () => {
  for (const type of ['mouse', 'touch', 'pen']) {
    it(`leaves the cards as they were when it is taken away (${type})`, async () => {
      const { element } = await standing();
      const card = find(element, '[data-pile="5"] > .card:last-of-type');
      const faces = (): string =>
        [...root(element).querySelectorAll('[data-pile="5"] svg')].length.toString();
      const before = faces();
      pointer(card, 'pointerdown', type);
      await element.updateComplete;
      assert.isNotNull(root(element).querySelector('.beneath'));
      pointer(card, 'pointercancel', type);
      pointer(find(element, '.table'), 'pointerleave', type);
      await element.updateComplete;
      assert.isNull(root(element).querySelector('.beneath'));
      assert.equal(faces(), before);
    });
  }
});

describe('a dialog that is open elsewhere while a card is held', () => {
  const dialogs: Readonly<Record<string, () => Promise<HTMLDialogElement>>> = {
    "the page's own": async () => {
      const dialog = await fixture<HTMLDialogElement>(html`<dialog><button>Close</button></dialog>`);
      dialog.showModal();
      return dialog;
    },
    "another game's": async () => {
      const { element } = await standing();
      find(element, '[data-action="options"]').click();
      await waitUntil(() => root(element).querySelector('dialog[open]'), 'it opens');
      return root(element).querySelector('dialog') as HTMLDialogElement;
    },
  };
  for (const [name, open] of Object.entries(dialogs)) {
    it(`is closed by Escape, and the card stays held: ${name}`, async () => {
      const { element } = await standing();
      find(element, '[data-pile="5"] > .card:last-of-type').click();
      await element.updateComplete;
      assert.isNotNull(find(element, '.held'));
      const dialog = await open();
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !dialog.open, 'it closes');
      assert.isNotNull(find(element, '.held'));
      (document.activeElement as HTMLElement | null)?.blur();
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => root(element).querySelector('.held') === null, 'the next one puts it back');
    });
  }
});

describe('Escape that is meant for something else in the page, while a card is held', () => {
  /** A component of the page's with a field or a button inside, open or closed to scripts. */
  const component = (mode: ShadowRootMode, inside: string): HTMLElement => {
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode });
    shadow.innerHTML = inside;
    return shadow.firstElementChild as HTMLElement;
  };
  const hostOf = (inner: HTMLElement): HTMLElement => (inner.getRootNode() as ShadowRoot).host as HTMLElement;
  const places: Readonly<Record<string, () => [HTMLElement, HTMLElement]>> = {
    'a field in an open shadow root': () => {
      const field = component('open', '<input>');
      return [hostOf(field), field];
    },
    'a field in a closed shadow root': () => {
      const field = component('closed', '<input>');
      return [hostOf(field), field];
    },
    'a button of the page': () => {
      const button = document.createElement('button');
      return [button, button];
    },
  };
  for (const [name, make] of Object.entries(places)) {
    it(`leaves the card in the hand: ${name}`, async () => {
      const { element } = await standing();
      find(element, '[data-pile="5"] > .card:last-of-type').click();
      await element.updateComplete;
      const [host, inner] = make();
      element.before(host);
      inner.focus();
      await sendKeys({ press: 'Escape' });
      await element.updateComplete;
      assert.isNotNull(root(element).querySelector('.held'));
      host.remove();
    });
  }
});
