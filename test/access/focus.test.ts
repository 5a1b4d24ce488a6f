/** Where the focus is after what takes it away, and what a key that is held down does. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import { loadPart } from '../../src/components/parts.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import { cards, pile, root } from '../components/stand.js';

/** A column that goes up card by card. */
const GOES_UP = 'Foundations: S-9 H-K D-K C-K\nFreecells: - - - -\n: KS QS JS TS\n:\n:\n:\n:\n:\n:\n:\n';

async function standing(attributes = ''): Promise<FreecellSolitaire> {
  const box = await fixture<HTMLElement>('<div style="width: 700px"></div>');
  box.innerHTML = `<freecell-solitaire deal="617" storage="none" ${attributes}></freecell-solitaire>`;
  const element = box.firstElementChild as FreecellSolitaire;
  await element.ready;
  for (const name of ['dialogs', 'keyboard', 'announcer'] as const) await loadPart(name, root(element));
  element.focus();
  await frames(3);
  return element;
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

const focused = (element: Element): DOMStringMap => (root(element).activeElement as HTMLElement).dataset;

afterEach(() => resetMouse());

describe('a key that is held down', () => {
  const enter = (element: Element, repeat: boolean): boolean => {
    const target = root(element).activeElement as HTMLElement;
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    // As a browser does: a key that nobody has taken presses the button.
    const goes = target.dispatchEvent(event);
    if (goes) target.click();
    return goes;
  };

  it('plays one card with Enter, however long', async () => {
    const element = await standing();
    element.position = GOES_UP;
    await element.updateComplete;
    pile(element, '1').querySelector<HTMLElement>('[data-card="TS"]')?.focus();
    assert.isTrue(enter(element, false));
    await frames(3);
    for (let repeat = 0; repeat < 3; repeat += 1) {
      assert.isFalse(enter(element, true));
      await frames(2);
    }
    assert.deepEqual(cards(element, '1'), ['KS', 'QS', 'JS']);
  });
});

describe('the focus', () => {
  it('is on its card again after a pause that began there', async () => {
    const element = await standing();
    element.play('1a');
    await frames(3);
    pile(element, '3').querySelector<HTMLElement>('.card:last-of-type')?.focus();
    const { card } = focused(element);
    await sendKeys({ press: 'p' });
    await waitUntil(() => focused(element)['action'] === 'resume');
    await sendKeys({ press: 'Enter' });
    await frames(4);
    assert.equal(focused(element)['card'], card);
  });

  it('stays with its button when the bar is drawn for another width', async () => {
    const element = await standing();
    root(element).querySelector<HTMLElement>('[data-action="rules"]')?.focus();
    (element.parentElement as HTMLElement).style.width = '400px';
    await frames(6);
    assert.equal(focused(element)['action'], 'rules');
    (element.parentElement as HTMLElement).style.width = '700px';
    await frames(6);
    assert.equal(focused(element)['action'], 'rules');
  });

  it('comes from the page with a finger, to what a mouse would give it to', async () => {
    const element = await standing('style="--solitaire-duration: 400ms"');
    element.position = GOES_UP;
    await frames(3);
    (root(element).activeElement as HTMLElement | null)?.blur();
    const { x, y, width } = (
      pile(element, '1').querySelector('[data-card="TS"]') as Element
    ).getBoundingClientRect();
    await executeServerCommand('touch', { type: 'start', points: [{ x: x + width / 2, y: y + 14 }] });
    await executeServerCommand('touch', { type: 'end' });
    await frames(40);
    assert.deepEqual(cards(element, '1'), ['KS', 'QS', 'JS']);
    assert.equal(focused(element)['card'], 'JS');
  });
});

describe('a key with nothing to do', () => {
  for (const [key, said] of [
    ['u', 'Nothing to undo.'],
    ['Control+Shift+z', 'Nothing to redo.'],
  ] as const) {
    it(`says so: ${key}`, async () => {
      const element = await standing();
      const region = root(element).querySelector('.frame > [role="status"]') as HTMLElement;
      const [last = '', ...held] = key.split('+').reverse();
      for (const each of held) await sendKeys({ down: each });
      await sendKeys({ press: last });
      for (const each of held) await sendKeys({ up: each });
      await waitUntil(() => region.textContent.trim() === said, region.textContent);
    });
  }
});
