/** Cards held, refused, flying and focused: what lies on what, who lets go, and in which words. */
import { assert, waitUntil } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import { cards, click, drag, pile, root, stand, types } from './stand.js';

const FREECELL = '<freecell-solitaire deal="617" storage="none"></freecell-solitaire>';

const card = (element: Element, name: string): HTMLElement =>
  root(element).querySelector(`[data-card="${name}"]`) as HTMLElement;

/** The card that is seen at the middle of a card's own strip. */
const seenAt = (element: Element, name: string): string | undefined => {
  const { x, y, width } = card(element, name).getBoundingClientRect();
  return root(element)
    .elementFromPoint(x + width / 2, y + 12)
    ?.closest<HTMLElement>('[data-card]')?.dataset['card'];
};

const settled = async (element: Element): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 60));
  const animations = root(element).querySelector('.table')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
};

describe('properties', () => {
  it('are in force as soon as they are set', async () => {
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="5" storage="none"></freecell-solitaire>',
    );
    element.deal = '6';
    assert.equal(element.dealCode, 'FC1-C4-AAAAAAG');
    element.cells = 2;
    assert.equal(element.dealCode, 'FC1-C2-AAAAAAG');
    assert.deepEqual(element.play('1d'), { ok: false, reason: 'no-such-move' });
    await element.updateComplete;
    assert.equal(element.dealCode, 'FC1-C2-AAAAAAG');
    assert.deepEqual(types(told), ['ready', 'reject']);
  });
});

describe('after a refusal', () => {
  it('the card lies under those that are put on it', async () => {
    const { element, told } = await stand<FreecellSolitaire>(FREECELL);
    await drag(element, '3', 1, '1');
    await settled(element);
    assert.equal(types(told).at(-1), 'reject');
    await drag(element, '8', 1, '3');
    await settled(element);
    assert.equal(types(told).at(-1), 'move');
    assert.equal(seenAt(element, 'QH'), 'QH');
    assert.equal(card(element, 'KC').style.zIndex, '');
  });

  it('a card in the middle of its column does not cover those on it', async () => {
    const { element } = await stand<FreecellSolitaire>(FREECELL);
    await drag(element, '1', 4, '2');
    await settled(element);
    assert.isOk(card(element, 'KD').classList.contains('refused'));
    for (const name of ['4C', '4S', 'JD']) assert.equal(seenAt(element, name), name);
  });

  it('the sentence follows the language', async () => {
    const { element } = await stand<FreecellSolitaire>(FREECELL);
    await drag(element, '4', 1, '2');
    const bubble = root(element).querySelector('.bubble') as HTMLElement;
    const english = bubble.textContent.trim();
    element.lang = 'hr';
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (let wait = 0; wait < 40 && bubble.textContent.trim() === english; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.notEqual(bubble.textContent.trim(), english);
    assert.include(bubble.textContent, '4♥');
  });
});

describe('focus', () => {
  it('on a covered card does not cover those on it', async () => {
    const { element } = await stand<FreecellSolitaire>(FREECELL);
    card(element, 'KD').focus();
    for (const name of ['4C', '4S', 'JD']) assert.equal(seenAt(element, name), name);
  });

  const focused = (element: Element): string | undefined => {
    const { activeElement } = root(element);
    if (activeElement) assert.isFalse(activeElement.matches(':focus-visible'), 'nobody used a key');
    return (activeElement as HTMLElement | null)?.dataset['card'];
  };

  it('is on the card that a mouse played, from one to the next', async () => {
    const { element } = await stand<FreecellSolitaire>(FREECELL);
    for (const [letter, cell] of [
      ['4', 'a'],
      ['2', 'b'],
    ] as const) {
      const name = cards(element, letter).at(-1) ?? '';
      await drag(element, letter, 1, cell);
      await settled(element);
      assert.deepEqual(cards(element, cell), [name]);
      await waitUntil(() => focused(element) === name, `the focus is on ${focused(element)}, not on ${name}`);
    }
    const name = cards(element, '5').at(-1) ?? '';
    await click(element, '5');
    await waitUntil(() => focused(element) === name, 'and on one that is picked up');
    await resetMouse();
  });

  it('comes from a field of the page with the first press', async () => {
    const { element } = await stand<FreecellSolitaire>(FREECELL);
    const field = document.createElement('input');
    element.before(field);
    field.focus();
    await click(element, '5');
    await waitUntil(() => focused(element) === cards(element, '5').at(-1));
    field.remove();
    await resetMouse();
  });
});

describe('letting go', () => {
  it('Escape puts back what is held, though the focus is elsewhere; in a field it is the page’s', async () => {
    const { element } = await stand<FreecellSolitaire>(FREECELL);
    const field = document.createElement('input');
    document.body.append(field);
    card(element, 'JD').click();
    await element.updateComplete;
    assert.isOk(root(element).querySelector('.held'));
    field.focus();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    assert.isOk(root(element).querySelector('.held'), 'a key in a field');
    field.blur();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    assert.isNull(root(element).querySelector('.held'));
    field.remove();
  });

  it('a pen’s other button plays nothing', async () => {
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="617" storage="none" style="width: 780px"></freecell-solitaire>',
    );
    element.position =
      'Foundations: S-0 H-0 D-0 C-0\nFreecells: - - - -\n: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH\n: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD\n: KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC\n:\n:\n:\n:';
    await element.updateComplete;
    card(element, 'AS').scrollIntoView({ block: 'center' });
    const { x, y, width } = card(element, 'AS').getBoundingClientRect();
    const tap = async (button: 'left' | 'right'): Promise<void> => {
      const at = { x: x + width / 2, y: y + 40, button };
      await executeServerCommand('pen', { type: 'down', ...at });
      await executeServerCommand('pen', { type: 'up', ...at });
    };
    await tap('right');
    assert.notInclude(types(told), 'move');
    await tap('left');
    assert.include(types(told), 'move');
    assert.equal(pile(element, 'S').dataset['count'], '1');
  });
});
