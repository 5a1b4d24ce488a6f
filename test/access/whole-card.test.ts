/** A covered card that is held shows itself whole, as long as it is held; nothing else comes of it. */
// The last file of its suite, by its name: after the two fingers here the browser tells later pages of no finger's pointer.
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/index.js';
import { loadPart } from '../../src/components/parts.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import { cards, listen, pile, root, types } from '../components/stand.js';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const frames = async (count = 2): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};
/** Longer than a card is held until it shows itself. */
const HELD = 480;

type Spot = readonly [x: number, y: number];

/** What a player holds cards with. */
interface Tool {
  down(at: Spot): Promise<unknown>;
  move(at: Spot): Promise<unknown>;
  up(at: Spot): Promise<unknown>;
}

const finger = (type: string) => (at: Spot) =>
  executeServerCommand('touch', { type, ...(type === 'end' ? {} : { points: [{ x: at[0], y: at[1] }] }) });
const pen = (type: string) => (at: Spot) =>
  executeServerCommand('pen', { type, x: at[0], y: at[1], held: true });

const TOOLS: Readonly<Record<'mouse' | 'finger' | 'pen', Tool>> = {
  mouse: {
    async down(at) {
      await sendMouse({ type: 'move', position: [...at] });
      await sendMouse({ type: 'down' });
    },
    move: (at) => sendMouse({ type: 'move', position: [...at] }),
    up: () => sendMouse({ type: 'up' }),
  },
  finger: { down: finger('start'), move: finger('move'), up: finger('end') },
  pen: { down: pen('down'), move: pen('move'), up: pen('up') },
};

async function set(
  tag: 'russian' | 'freecell' | 'reflechi',
  box = 'width: 390px',
  attributes = '',
): Promise<SolitaireElement> {
  const holder = await fixture<HTMLElement>(`<div style="${box}"></div>`);
  holder.innerHTML = `<${tag}-solitaire deal="617" storage="none" ${attributes}></${tag}-solitaire>`;
  const element = holder.firstElementChild as SolitaireElement;
  await element.ready;
  // The part comes with the first turn to the element.
  element.focus();
  await loadPart('peek', document);
  await loadPart('announcer', document);
  await frames(4);
  return element;
}

const peeked = (element: Element): HTMLElement | null => root(element).querySelector('.table > .card');

/** The card of a pile that has so many cards on it, and a spot on its strip. */
const covered = (element: Element, letter: string, on: number): { card: HTMLElement; at: Spot } => {
  const card = [...pile(element, letter).querySelectorAll<HTMLElement>('[data-card]')].at(-1 - on);
  if (!card) throw new Error(`no card with ${on} on it`);
  const { x, y } = card.getBoundingClientRect();
  return { card, at: [Math.round(x + 16), Math.round(y + 9)] };
};

const lie = (element: Element): string =>
  JSON.stringify(
    [...root(element).querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return [card.dataset['card'], x, y, card.className];
    }),
  );

const said = (element: Element): string =>
  root(element).querySelector('.frame > [role=status]')?.textContent ?? '';

afterEach(() => resetMouse());

describe('a covered card', () => {
  for (const [name, tool] of Object.entries(TOOLS)) {
    it(`that a ${name} holds is shown whole till it is let go, and that is no tap`, async () => {
      const element = await set('freecell');
      const told = listen(element);
      const { card, at } = covered(element, '1', 3);
      const before = lie(element);
      await tool.down(at);
      await wait(200);
      assert.isNull(peeked(element), 'a tap is quicker than that');
      await wait(HELD - 200);
      const shown = peeked(element);
      if (!shown) throw new Error('it is not shown');
      const face = shown.querySelector('svg');
      const whole = [...root(element).querySelectorAll('[data-pile="1"] [data-card]')].at(-1);
      assert.deepEqual([shown.offsetWidth, shown.offsetHeight], [card.offsetWidth, card.offsetHeight]);
      assert.include(face?.getAttribute('class') ?? '', `suit-${card.dataset['card']?.[1]}`);
      assert.isNotNull(face?.querySelector('.pips, g'), 'pips or a figure');
      assert.isNotNull(whole);
      assert.equal(shown.ariaHidden, 'true');
      assert.equal(getComputedStyle(shown).pointerEvents, 'none');
      assert.isFalse(shown.hasAttribute('data-card'), 'no card of the game');
      await tool.up(at);
      await frames(4);
      assert.isNull(peeked(element));
      assert.equal(lie(element), before, 'nothing has moved or is held');
      assert.deepEqual(types(told), []);
      assert.equal(said(element), '');
    });

    it(`that a ${name} taps on a busy page, which hears of the end too late, is tapped`, async () => {
      const element = await set('freecell');
      element.position =
        'Foundations: S-0 H-0 D-0 C-0\nFreecells: - - - -\n: 8S 7H 6S\n: 9H\n: AS 2S 3S 4S 5S 7S\n: 9S TS JS QS KS\n: AH 2H 3H 4H 5H 6H 8H TH JH QH KH\n: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n:';
      await frames(20);
      const { card, at } = covered(element, '1', 2);
      let down: PointerEvent | undefined;
      element.addEventListener('pointerdown', (event) => (down = event), { capture: true, once: true });
      await tool.down(at);
      const { pointerId = 0, pointerType = '' } = down ?? {};
      const [clientX, clientY] = at;
      const same = { bubbles: true, composed: true, isPrimary: true, detail: 1, clientX, clientY };
      const late = ['pointerup', 'click'].map(
        (type) => new PointerEvent(type, { ...same, pointerId, pointerType }),
      );
      await wait(HELD);
      assert.isNotNull(peeked(element));
      for (const event of late) card.dispatchEvent(event);
      await frames(4);
      assert.isNull(peeked(element));
      assert.isNotNull(root(element).querySelector('.card.held'), 'it is picked up');
      await tool.up(at);
    });

    it(`that is held by a ${name} can be dragged from there, which ends the look`, async () => {
      const element = await set('freecell');
      element.position =
        'Foundations: S-0 H-0 D-0 C-0\nFreecells: - - - -\n: 8S 7H 6S\n: 9H\n: AS 2S 3S 4S 5S 7S\n: 9S TS JS QS KS\n: AH 2H 3H 4H 5H 6H 8H TH JH QH KH\n: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n:';
      await frames(20);
      const told = listen(element);
      const { at } = covered(element, '1', 2);
      await tool.down(at);
      await wait(HELD);
      assert.isNotNull(peeked(element));
      const { x } = pile(element, '2').getBoundingClientRect();
      const way = Math.round(x) + 16 - at[0];
      for (const share of [0.3, 0.5, 0.8, 1]) await tool.move([Math.round(at[0] + way * share), at[1] + 30]);
      await frames();
      assert.isNull(peeked(element));
      assert.isTrue(element.matches(':state(dragging)'));
      await tool.up([at[0] + way, at[1] + 30]);
      await waitUntil(() => told.length > 0, 'nothing was played');
      assert.deepEqual(told[0]?.detail['move'], '12v3');
      assert.deepEqual(cards(element, '2'), ['9H', '8S', '7H', '6S']);
    });
  }

  it('shows itself above its neighbours, where it lies, and is drawn from the same look', async () => {
    const element = await set('russian', 'width: 780px', 'faces="large" deck="four"');
    const { card, at } = covered(element, '7', 3);
    await TOOLS.mouse.down(at);
    await wait(HELD);
    const [own, shown] = [card, peeked(element) as HTMLElement].map((each) => each.getBoundingClientRect());
    assert.closeTo(shown?.x ?? 0, own?.x ?? NaN, 0.5);
    assert.closeTo(shown?.y ?? 0, own?.y ?? NaN, 0.5);
    const above = [...pile(element, '7').querySelectorAll('[data-card]')].map(
      (each) => Number(getComputedStyle(each).zIndex) || 0,
    );
    assert.isAbove(Number(getComputedStyle(peeked(element) as Element).zIndex), Math.max(...above));
    const drawn = (within: Element | null): string =>
      within?.querySelector('.rank path, .rank')?.outerHTML.replace(/<!--.*?-->/g, '') ?? '';
    assert.equal(drawn(peeked(element)), drawn(card));
    await TOOLS.mouse.up(at);
  });

  it('stands above a finger, as a card that is dragged does', async () => {
    const element = await set('russian');
    const { at } = covered(element, '7', 3);
    await TOOLS.finger.down(at);
    await wait(HELD);
    assert.closeTo((peeked(element) as HTMLElement).getBoundingClientRect().top, at[1] - 40, 1);
    await TOOLS.finger.up(at);
  });

  it('of the waste shows itself too', async () => {
    const element = await set('reflechi', 'width: 390px', 'draw="3"');
    element.play('sw');
    await frames(20);
    const { card, at } = covered(element, 'w', 1);
    await TOOLS.mouse.down(at);
    await wait(HELD);
    assert.closeTo(
      (peeked(element) as HTMLElement).getBoundingClientRect().x,
      card.getBoundingClientRect().x,
      0.5,
    );
    await TOOLS.mouse.up(at);
  });
});

describe('nothing is shown', () => {
  it('of a free card, a hidden one or an empty place', async () => {
    const element = await set('russian');
    const hidden = pile(element, '7').querySelector('.down')?.getBoundingClientRect() as DOMRect;
    const slot = pile(element, 'S').getBoundingClientRect();
    for (const at of [
      covered(element, '7', 0).at,
      [hidden.x + 16, hidden.y + 3],
      [slot.x + 16, slot.y + 16],
    ] as Spot[]) {
      const spot: Spot = [Math.round(at[0]), Math.round(at[1])];
      await TOOLS.mouse.down(spot);
      await wait(HELD);
      assert.isNull(peeked(element));
      await TOOLS.mouse.up(spot);
    }
  });

  it('to a finger that scrolls the page', async () => {
    const element = await set('reflechi');
    const after = document.createElement('div');
    after.style.height = '2000px';
    element.after(after);
    // A card that can't be lifted: a swipe over it scrolls.
    const { card, at } = covered(element, '7', 3);
    assert.isFalse(card.classList.contains('movable'));
    const top = scrollY;
    await TOOLS.finger.down(at);
    for (let step = 1; step <= 12; step++) {
      await TOOLS.finger.move([at[0], at[1] - step * 8]);
      await wait(40);
      assert.isNull(peeked(element));
    }
    assert.isAbove(scrollY, top, 'the page has scrolled');
    await wait(200);
    assert.isNull(peeked(element));
    await TOOLS.finger.up(at);
    scrollTo(0, top);
  });

  it('when the pointer moves, a second finger comes, the window is left or the card is not covered any more', async () => {
    const element = await set('freecell');
    const { at } = covered(element, '1', 3);
    await TOOLS.mouse.down(at);
    await TOOLS.mouse.move([at[0] + 3, at[1] + 2]);
    await wait(HELD);
    assert.isNotNull(peeked(element), 'a little unsteady');
    dispatchEvent(new Event('blur'));
    assert.isNull(peeked(element));
    await TOOLS.mouse.up(at);

    await TOOLS.finger.down(at);
    await wait(HELD);
    assert.isNotNull(peeked(element));
    await executeServerCommand('touch', {
      type: 'start',
      points: [
        { x: at[0], y: at[1], id: 0 },
        { x: at[0] + 60, y: at[1] + 60, id: 1 },
      ],
    });
    await frames();
    assert.isNull(peeked(element));
    await executeServerCommand('touch', { type: 'cancel' });

    const last = covered(element, '1', 1);
    await TOOLS.mouse.down(last.at);
    await wait(HELD);
    assert.isNotNull(peeked(element));
    assert.isTrue(element.play('1a').ok);
    await element.updateComplete;
    assert.isNull(peeked(element), 'it is free now');
    await TOOLS.mouse.up(last.at);
  });

  it('of an element that has left the page', async () => {
    const element = await set('freecell');
    const { at } = covered(element, '1', 3);
    await TOOLS.mouse.down(at);
    const box = element.parentElement as HTMLElement;
    element.remove();
    await wait(HELD);
    box.append(element);
    await frames();
    assert.isNull(peeked(element));
    await TOOLS.mouse.up(at);
  });
});

describe('in a column that the host squeezes', () => {
  const long = (count: number): string => {
    const deck = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
    const rest = deck.slice(count);
    const each = Math.ceil(rest.length / 6);
    return [
      'Foundations: S-0 H-0 D-0 C-0',
      `: ${deck.slice(0, count).reverse().join(' ')}`,
      ...[0, 1, 2, 3, 4, 5].map((i) => `: ${rest.slice(i * each, (i + 1) * each).join(' ')}`),
    ].join('\n');
  };

  it('the card under the pointer is shown whole where it lies, scrolled too', async () => {
    const element = await set('russian', 'width: 320px; height: 568px', 'style="height: 100%"');
    element.position = long(40);
    await frames(20);
    const scroller = root(element).querySelector('.scrolls') as HTMLElement;
    assert.isAbove(scroller.scrollTop, 20);
    for (const top of [scroller.scrollTop, 0]) {
      scroller.scrollTop = top;
      await frames();
      const table = (root(element).querySelector('.table') as HTMLElement).getBoundingClientRect();
      const at: Spot = [
        Math.round(pile(element, '1').getBoundingClientRect().x + 16),
        Math.round(table.top + 330),
      ];
      await sendMouse({ type: 'move', position: [...at] });
      await frames(20);
      const card = root(element)
        .elementFromPoint(...at)
        ?.closest<HTMLElement>('.card');
      await sendMouse({ type: 'down' });
      await wait(HELD);
      const shown = peeked(element);
      assert.include(
        shown?.querySelector('svg')?.getAttribute('class') ?? '',
        card?.dataset['card']?.[1] ?? '-',
      );
      assert.closeTo(shown?.getBoundingClientRect().y ?? 0, card?.getBoundingClientRect().y ?? NaN, 1);
      const { bottom } = shown?.getBoundingClientRect() as DOMRect;
      assert.isAtMost(bottom, table.bottom + 0.5, 'whole');
      await sendMouse({ type: 'up' });
      await frames();
      assert.isNull(root(element).querySelector('.held'));
    }
  });

  it("a finger's first touch opens the strips and, held, shows the card", async () => {
    const element = await set('russian', 'width: 320px; height: 568px', 'style="height: 100%"');
    element.position = long(33);
    await frames(20);
    await loadPart('lens', document);
    await frames(10);
    const card = root(element).querySelector<HTMLElement>('[data-card="AH"]') as HTMLElement;
    const { x, y } = card.getBoundingClientRect();
    const at: Spot = [x + 16, y + 6];
    await TOOLS.finger.down(at);
    await wait(HELD);
    assert.isFalse(card.classList.contains('narrow'));
    assert.include(peeked(element)?.querySelector('svg')?.getAttribute('class') ?? '', 'suit-H');
    await TOOLS.finger.up(at);
    await frames();
    assert.isNull(root(element).querySelector('.held'));
  });
});
