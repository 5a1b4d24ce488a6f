/** How held cards feel: seen under a finger, and taken along by a table that scrolls. */
import { assert, fixture } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/index.js';
import type { RussianSolitaire } from '../../src/components/russian-solitaire.js';
import type { ReflechiSolitaire } from '../../src/components/reflechi-solitaire.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import { listen, pile, root, stand, types } from './stand.js';

const frames = (count = 2): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void =>
      void (left ? requestAnimationFrame(() => next(left - 1)) : resolve());
    next(count);
  });

const card = (element: Element, name: string): HTMLElement =>
  root(element).querySelector(`[data-card="${name}"]`) as HTMLElement;

const touch = (type: string, ...points: { x: number; y: number; id?: number }[]): Promise<unknown> =>
  executeServerCommand('touch', { type, points });

const PHONE = '<div style="width: 320px"></div>';

async function onPhone(): Promise<FreecellSolitaire> {
  const holder = await fixture<HTMLElement>(PHONE);
  holder.innerHTML = '<freecell-solitaire deal="617" storage="none"></freecell-solitaire>';
  const element = holder.firstElementChild as FreecellSolitaire;
  await element.ready;
  await frames();
  return element;
}

describe('under a finger', () => {
  for (const [where, down] of [
    ['near its upper edge', 8],
    ['in its middle', 24],
  ] as const) {
    it(`a held card stands above it, taken ${where}`, async () => {
      const element = await onPhone();
      const { x, y } = card(element, '4H').getBoundingClientRect();
      await touch('start', { x: x + 17, y: y + down });
      await touch('move', { x: x + 17, y: y + down + 20 });
      await touch('move', { x: x + 17, y: y + down + 60 });
      await frames();
      const held = card(element, '4H').getBoundingClientRect();
      const above = y + down + 60 - held.top;
      assert.isAtLeast(above, 36);
      assert.isAtMost(above, 46);
      await touch('cancel');
      await frames(20);
      assert.equal(card(element, '4H').style.transform, '');
    });
  }

  it('a mouse holds it where it took it', async () => {
    const element = await onPhone();
    const { x, y } = card(element, '4H').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 17), Math.round(y + 10)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(x + 17), Math.round(y + 60)] });
    await sendMouse({ type: 'move', position: [Math.round(x + 17), Math.round(y + 70)] });
    await frames();
    // Turned and enlarged about a point near its upper edge, it is a pixel or two off.
    assert.closeTo(card(element, '4H').getBoundingClientRect().top, y + 60, 3);
    await sendMouse({ type: 'up' });
  });
});

describe('while a card is held', () => {
  const hold = async (): Promise<{ element: FreecellSolitaire; held: HTMLElement; at: [number, number] }> => {
    const element = await onPhone();
    const held = card(element, '4H');
    const { x, y } = held.getBoundingClientRect();
    const at: [number, number] = [Math.round(x + 17), Math.round(y + 60)];
    await sendMouse({ type: 'move', position: [at[0], at[1] - 50] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [at[0], at[1] - 10] });
    await sendMouse({ type: 'move', position: at });
    return { element, held, at };
  };
  afterEach(() => resetMouse());

  it('it stays under the pointer when something comes late above the board', async () => {
    const { element, held, at } = await hold();
    element.insertAdjacentHTML('beforebegin', '<div style="height: 60px"></div>');
    await frames(3);
    assert.closeTo(held.getBoundingClientRect().top, at[1] - 10, 4);
  });

  for (const [what, change] of [
    ['the bar goes', (element: FreecellSolitaire) => (element.controls = 'none')],
    ['the board is mirrored', (element: FreecellSolitaire) => (element.layout = 'left')],
  ] as const) {
    it(`it goes home when ${what}`, async () => {
      const { element, held } = await hold();
      change(element);
      await frames(4);
      assert.isFalse(element.matches(':state(dragging)'));
      assert.equal(held.style.transform, '');
    });
  }

  it('the card beneath shows its whole face, drawn when the pointer went down', async () => {
    const element = await onPhone();
    const beneath = (): HTMLElement => root(element).querySelector('.beneath') as HTMLElement;
    const seen = (): boolean[] =>
      [...beneath().querySelectorAll('.face')].map((face) =>
        face.checkVisibility({ visibilityProperty: true }),
      );
    const { x, y } = card(element, '4H').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 17), Math.round(y + 10)] });
    await sendMouse({ type: 'down' });
    await frames();
    assert.deepEqual(seen(), [true, false]);
    await sendMouse({ type: 'move', position: [Math.round(x + 17), Math.round(y + 60)] });
    await sendMouse({ type: 'move', position: [Math.round(x + 17), Math.round(y + 70)] });
    await frames();
    assert.deepEqual(seen(), [false, true]);
    await sendMouse({ type: 'up' });
    await frames(3);
    assert.notOk(beneath());
  });

  it('nothing is played on a board that is hidden meanwhile', async () => {
    const { element } = await hold();
    const told = listen(element);
    const cell = pile(element, 'a').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(cell.x + 17), Math.round(cell.y + 10)] });
    (element.parentElement as HTMLElement).style.display = 'none';
    await frames();
    await sendMouse({ type: 'up' });
    await frames();
    assert.deepEqual(types(told), []);
  });
});

it('a long press of a finger opens no menu', async () => {
  const element = await onPhone();
  const menu = new PointerEvent('contextmenu', {
    pointerType: 'touch',
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  card(element, '4H').dispatchEvent(menu);
  assert.isTrue(menu.defaultPrevented);
  const mouse = new PointerEvent('contextmenu', { pointerType: 'mouse', bubbles: true, cancelable: true });
  card(element, '4H').dispatchEvent(mouse);
  assert.isFalse(mouse.defaultPrevented);
});

it('near the edge of a table that scrolls, held cards scroll it and stay under the pointer', async () => {
  const holder = await fixture<HTMLElement>('<div style="width: 320px; height: 568px"></div>');
  holder.innerHTML = '<russian-solitaire storage="none" style="height: 100%"></russian-solitaire>';
  const element = holder.firstElementChild as RussianSolitaire;
  await element.ready;
  const told = listen(element);
  const deck = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  // The ten of clubs waits under forty cards for the nine that lies far up in them.
  const long = deck.filter((name) => name !== 'TC').slice(0, 40);
  const rest = deck.filter((name) => !long.includes(name) && name !== 'TC');
  element.position = [
    'Foundations: S-0 H-0 D-0 C-0',
    `: ${['TC', ...long].reverse().join(' ')}`,
    ...[0, 1, 2, 3, 4, 5].map((i) => `: ${rest.slice(i * 2, i * 2 + 2).join(' ')}`),
  ].join('\n');
  await frames();
  const scroller = root(element).querySelector('.scrolls') as HTMLElement;
  const most = scroller.scrollTop;
  assert.isAbove(most, 60);
  const free = pile(element, '2').querySelectorAll<HTMLElement>('.card')[1] as HTMLElement;
  const start = free.getBoundingClientRect();
  const table = (root(element).querySelector('.table') as HTMLElement).getBoundingClientRect();
  const veil = (root(element).querySelector('.veil') as HTMLElement).getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(start.x + 12), Math.round(start.y + 12)] });
  await sendMouse({ type: 'down' });
  const edge: [number, number] = [Math.round(table.x + 30), Math.round(veil.bottom + 12)];
  await sendMouse({ type: 'move', position: [edge[0], edge[1] + 80] });
  await sendMouse({ type: 'move', position: edge });
  await frames(30);
  assert.isBelow(scroller.scrollTop, most - 50);
  const held = root(element).querySelector<HTMLElement>('.held') as HTMLElement;
  assert.closeTo(held.getBoundingClientRect().top, edge[1] - 12, 4);
  assert.closeTo(held.getBoundingClientRect().left, edge[0] - 12, 4);
  await sendMouse({ type: 'move', position: [edge[0] + 120, edge[1] + 250] });
  await frames();
  const rested = scroller.scrollTop;
  await frames(10);
  assert.equal(scroller.scrollTop, rested);
  await sendMouse({ type: 'up' });
  await frames(20);
  assert.deepEqual(types(told), []);
});

it('cards that are turned back fly to the stock, and leave nothing behind', async () => {
  const { element } = await stand<ReflechiSolitaire>(
    '<reflechi-solitaire deal="617" storage="none"></reflechi-solitaire>',
  );
  element.play('sw');
  await frames(20);
  element.undo();
  await element.updateComplete;
  const flying = (): string[] =>
    (root(element).querySelector('.table') as HTMLElement)
      .getAnimations({ subtree: true })
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
  assert.deepEqual(flying(), ['::after']);
  await frames(20);
  assert.deepEqual(flying(), []);
});
