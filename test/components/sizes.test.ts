/** The room that the element has: from its container, from the host, and how a board of any length fits into it. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';
import '../../src/index.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import type { RussianSolitaire } from '../../src/components/russian-solitaire.js';
import { cards, listen, pile, root, types } from './stand.js';

const frames = (count = 2): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void =>
      void (left ? requestAnimationFrame(() => next(left - 1)) : resolve());
    next(count);
  });

const find = (element: Element, selector: string): HTMLElement =>
  root(element).querySelector(selector) as HTMLElement;

const boxOf = (element: Element, selector = '.frame'): DOMRect =>
  find(element, selector).getBoundingClientRect();

// A mouse that rests on a board opens its strips, also while a finger plays.
afterEach(() => sendMouse({ type: 'move', position: [1, 1] }));

/** An element of a tag in a box with a style, itself with a style. */
async function set<Kind extends SolitaireElement>(
  box: string,
  own = '',
  tag = 'freecell-solitaire',
  more = '',
): Promise<Kind> {
  const holder = await fixture<HTMLElement>(`<div style="${box}"></div>`);
  holder.innerHTML = `<${tag} deal="617" storage="none" style="${own}" ${more}></${tag}>`;
  const element = holder.firstElementChild as Kind;
  await element.ready;
  await frames();
  return element;
}

const usual = (width: number): number => Math.min(848, Math.max(500, 388 + 0.4 * width));

const PARTS = Symbol.for('solitaire-elements.parts');
const RANKS = 'A23456789TJQK';
const DECK = [...'SHDC'].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const column = (text: string): string => `: ${text}`;
/** A Russian board whose first column has this many cards. */
const russian = (count: number): string => {
  const rest = DECK.slice(count);
  const each = Math.ceil(rest.length / 6);
  return [
    'Foundations: S-0 H-0 D-0 C-0',
    column(DECK.slice(0, count).reverse().join(' ')),
    ...[0, 1, 2, 3, 4, 5].map((i) => column(rest.slice(i * each, (i + 1) * each).join(' '))),
  ].join('\n');
};

const overflows = (element: Element): string[] => {
  const frame = boxOf(element);
  return [...root(element).querySelectorAll<HTMLElement>('.pile')]
    .filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < frame.left || right > frame.right;
    })
    .map((each) => each.dataset['pile'] ?? '');
};

describe('without a height from the host', () => {
  for (const width of [280, 320, 390, 480, 599, 600, 768, 900, 1000, 1280, 1600]) {
    it(`it is as high as the one rule says, ${width} px wide`, async () => {
      const element = await set(`width: ${width}px`);
      assert.closeTo(element.offsetHeight, usual(width), 1);
      assert.deepEqual(overflows(element), []);
      const [first, second] = [...pile(element, '1').querySelectorAll<HTMLElement>('.card')];
      assert.isAtLeast((second?.offsetTop ?? 0) - (first?.offsetTop ?? 0), 24);
    });
  }

  it('it grows for a long column, in steps, and no strip falls below 24 px', async () => {
    const element = await set<RussianSolitaire>('width: 320px', '', 'russian-solitaire');
    element.position = russian(40);
    await frames();
    const tops = [...pile(element, '1').querySelectorAll<HTMLElement>('.card')].map((card) => card.offsetTop);
    assert.isAtLeast(Math.min(...tops.slice(1).map((top, i) => top - (tops[i] ?? 0))), 24);
    assert.isAbove(element.offsetHeight, 39 * 24);
    assert.isNull(find(element, '.scrolls'));
    element.position = russian(7);
    await frames();
    assert.closeTo(element.offsetHeight, usual(320), 1);
  });

  it('a least height is no height to be squeezed into', async () => {
    const element = await set('width: 390px', 'min-height: 300px');
    assert.closeTo(element.offsetHeight, usual(390), 1);
  });

  it('a height that nobody could play in does not count', async () => {
    const element = await set('width: 390px', 'height: 120px');
    assert.closeTo(boxOf(element).height, usual(390), 1);
  });
});

describe('with a height from the host', () => {
  const ways: readonly (readonly [name: string, box: string, own: string, height: number])[] = [
    ['its own', 'width: 390px', 'height: 600px', 600],
    ['in per cent', 'width: 390px; height: 450px', 'height: 100%', 450],
    [
      'a flexible share',
      'width: 390px; height: 520px; display: flex; flex-direction: column',
      'flex: 1',
      520,
    ],
    ['a grid cell', 'width: 390px; height: 520px; display: grid', '', 520],
    [
      'from edge to edge',
      'width: 390px; height: 480px; position: relative',
      'position: absolute; inset: 0',
      480,
    ],
    ['a least height above the usual', 'width: 390px', 'min-height: 700px', 700],
    ['a greatest height', 'width: 390px', 'max-height: 400px', 400],
    ['in a box with padding', 'width: 390px', 'height: 640px; padding: 20px; box-sizing: border-box', 600],
  ];
  for (const [name, box, own, height] of ways) {
    it(`the board fits into it: ${name}`, async () => {
      const element = await set<FreecellSolitaire>(box, own);
      assert.closeTo(boxOf(element).height, height, 1);
      const table = boxOf(element, '.table');
      for (const card of root(element).querySelectorAll('.card')) {
        assert.isAtMost(card.getBoundingClientRect().bottom, table.bottom + 0.5);
      }
    });
  }

  it('a row beside something higher gives one; beside something lower it gives none', async () => {
    const high = await set('width: 800px; display: flex', 'flex: none; width: 390px');
    high.insertAdjacentHTML('afterend', '<div style="width: 9px; height: 720px"></div>');
    await frames(3);
    assert.closeTo(boxOf(high).height, 720, 1);
    const low = await set('width: 800px; display: flex', 'flex: none; width: 390px');
    low.insertAdjacentHTML('afterend', '<div style="width: 9px; height: 90px"></div>');
    await frames(3);
    assert.closeTo(boxOf(low).height, usual(390), 1);
  });

  it('only the parent resizes, in both directions, and the height may go again', async () => {
    const element = await set<FreecellSolitaire>('width: 390px; height: 600px', 'height: 100%');
    const holder = element.parentElement as HTMLElement;
    for (const [height, width] of [
      [420, 390],
      [700, 390],
      [700, 300],
      [500, 900],
    ] as const) {
      holder.style.height = `${height}px`;
      holder.style.width = `${width}px`;
      await frames();
      assert.closeTo(boxOf(element).height, height, 1, `${width} × ${height}`);
      assert.closeTo(boxOf(element).width, width, 1);
      assert.deepEqual(overflows(element), []);
    }
    holder.style.height = '';
    await frames(3);
    assert.closeTo(element.offsetHeight, usual(900), 1);
    holder.style.height = '450px';
    await frames(3);
    assert.closeTo(boxOf(element).height, 450, 1);
  });

  it('nothing is reported to the page while it grows and shrinks', async () => {
    const errors: string[] = [];
    const hear = (event: ErrorEvent): void => void errors.push(event.message);
    addEventListener('error', hear);
    const element = await set<RussianSolitaire>('width: 700px', '', 'russian-solitaire');
    const holder = element.parentElement as HTMLElement;
    element.position = russian(30);
    for (const width of [320, 900, 599, 600, 280, 1200]) {
      holder.style.width = `${width}px`;
      await frames(3);
    }
    removeEventListener('error', hear);
    assert.deepEqual(errors, []);
  });

  it('a page keeps its scroll position when the element asks how high it may be', async () => {
    const element = await set('width: 390px');
    const holder = element.parentElement as HTMLElement;
    holder.insertAdjacentHTML('afterbegin', '<div style="height: 1500px"></div>');
    scrollTo(0, document.documentElement.scrollHeight);
    await frames();
    const before = scrollY;
    assert.isAbove(before, 500);
    holder.style.width = '391px';
    await frames(3);
    assert.closeTo(scrollY, before, 1);
  });
});

describe('bars of another height', () => {
  it('leave the table what they leave a fresh one', async () => {
    const tops = (element: Element): number[] =>
      [...root(element).querySelectorAll('[data-card]')].map((card) =>
        Math.round(card.getBoundingClientRect().top - boxOf(element).top),
      );
    const later = await set('', 'width: 480px; height: 319px', 'reflechi-solitaire');
    later.setAttribute('contrast', 'high');
    await frames(6);
    const fresh = await set('', 'width: 480px; height: 319px', 'reflechi-solitaire', 'contrast="high"');
    assert.deepEqual(tops(later), tops(fresh));
  });
});

describe('a greatest height', () => {
  for (const [name, later, high] of [
    ['raised', '560px', 560],
    ['raised beyond what is usual', '900px', usual(600)],
    ['gone', 'none', usual(600)],
    ['lowered', '400px', 400],
  ] as const) {
    it(`that is ${name} is followed`, async () => {
      const element = await set<FreecellSolitaire>('width: 600px', 'max-height: 480px');
      assert.equal(boxOf(element).height, 480);
      element.style.maxHeight = later;
      await frames(6);
      assert.closeTo(boxOf(element).height, high, 1);
      assert.closeTo(element.getBoundingClientRect().height, high, 1);
      assert.isAtMost(document.documentElement.scrollHeight, Math.max(innerHeight, high + 40));
    });
  }

  it('that is all but the usual one is taken alike at first and later', async () => {
    const element = await set<FreecellSolitaire>('', `width: 600px; max-height: ${usual(600) - 1}px`);
    const first = root(element).querySelector('.flow')?.className;
    for (const width of ['590px', '600px']) {
      element.style.width = width;
      await frames(6);
    }
    assert.equal(root(element).querySelector('.flow')?.className, first);
  });
});

describe('hidden at first', () => {
  const places: readonly (readonly [name: string, box: string, show: (box: HTMLElement) => void])[] = [
    ['display: none', '<div style="display:none">•</div>', (box) => (box.style.display = '')],
    [
      'a closed details',
      '<details><summary>s</summary>•</details>',
      (box) => ((box as HTMLDetailsElement).open = true),
    ],
    ['a hidden tab', '<div hidden>•</div>', (box) => (box.hidden = false)],
  ];
  for (const [name, markup, show] of places) {
    it(`it is right in the first frame: ${name}`, async () => {
      const holder = await fixture<HTMLElement>('<div style="width: 390px"></div>');
      holder.innerHTML = markup.replace(
        '•',
        '<freecell-solitaire deal="617" storage="none"></freecell-solitaire>',
      );
      const element = holder.querySelector('freecell-solitaire') as FreecellSolitaire;
      await element.ready;
      show(holder.firstElementChild as HTMLElement);
      // What a frame paints is settled when the next one begins.
      await frames(2);
      assert.closeTo(element.offsetHeight, usual(390), 1);
      assert.deepEqual(overflows(element), []);
      assert.equal(pile(element, '1').offsetWidth, 42);
    });
  }
});

describe('a column that is too long for the height', () => {
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    for (const count of [33, 40]) {
      it(`of ${count} cards stays readable and playable at ${width} × ${height}`, async () => {
        const element = await set<RussianSolitaire>(
          `width: ${width}px; height: ${height}px`,
          'height: 100%',
          'russian-solitaire',
        );
        const told = listen(element);
        element.position = russian(count);
        await frames();
        const all = [...pile(element, '1').querySelectorAll<HTMLElement>('.card')];
        const tops = all.map((card) => card.offsetTop);
        const strips = tops.slice(1).map((top, i) => top - (tops[i] ?? 0));
        assert.equal(Math.min(...strips), 14);
        // Each index fits its strip.
        all.slice(0, -1).forEach((card, i) => {
          const index = card.querySelector('.rank')?.getBoundingClientRect() as DOMRect;
          assert.isAtMost(index.bottom, card.getBoundingClientRect().top + (strips[i] ?? 0));
          assert.isAtLeast(index.height, 9);
        });
        // It rests on its last card, whole, while every other column stays where it is.
        const table = boxOf(element, '.table');
        const last = (all.at(-1) as HTMLElement).getBoundingClientRect();
        assert.isAtMost(last.bottom, table.bottom);
        assert.isAtLeast(last.top, table.top);
        for (const letter of ['2', '3', '7', 'S', 'C']) {
          const box = pile(element, letter).getBoundingClientRect();
          assert.isAtLeast(box.top, table.top);
          assert.isAtMost(box.bottom, table.bottom);
        }
        // The wheel over it brings its first cards.
        const { x } = pile(element, '1').getBoundingClientRect();
        await sendMouse({ type: 'move', position: [Math.round(x + 20), Math.round(table.bottom - 60)] });
        const cut = (): string => getComputedStyle(find(element, '.cut')).visibility;
        assert.equal(cut(), 'visible');
        find(element, '.scrolls').scrollTop = 0;
        await frames();
        assert.equal(cut(), 'hidden');
        const first = (all[0] as HTMLElement).getBoundingClientRect();
        assert.isAtLeast(first.top, table.top);
        // The top card is played: the ace goes up with a tap, and the column rests on its last card again.
        find(element, '.scrolls').scrollTop = 9999;
        await frames();
        const ace = find(element, '[data-card="AS"]').getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(ace.x + 10), Math.round(ace.bottom - 12)] });
        await frames();
        assert.deepEqual(types(told), ['move']);
        assert.deepEqual(cards(element, 'S'), ['AS']);
      });
    }
  }

  it('opens five strips round the pointer, the same card stays under it, and closes them again', async () => {
    const element = await set<RussianSolitaire>(
      'width: 320px; height: 568px',
      'height: 100%',
      'russian-solitaire',
    );
    element.position = russian(33);
    await frames();
    const strips = (): number[] => {
      const tops = [...pile(element, '1').querySelectorAll<HTMLElement>('.card')].map(
        (card) => card.offsetTop,
      );
      return tops.slice(1).map((top, i) => top - (tops[i] ?? 0));
    };
    const nameAt = (x: number, y: number): string | undefined =>
      root(element).elementFromPoint(x, y)?.closest<HTMLElement>('.card')?.dataset['card'];
    const { x } = pile(element, '1').getBoundingClientRect();
    const at: [number, number] = [Math.round(x + 20), Math.round(boxOf(element, '.table').top + 300)];
    const before = nameAt(...at);
    await sendMouse({ type: 'move', position: at });
    await frames(20);
    assert.equal(strips().filter((strip) => strip === 24).length, 5);
    assert.isOk(before);
    const walked = new Set<string | undefined>();
    for (let y = at[1]; y < at[1] + 70; y += 3) {
      await sendMouse({ type: 'move', position: [at[0], y] });
      await frames();
      walked.add(nameAt(at[0], y));
      assert.equal(strips().filter((strip) => strip === 24).length, 5);
    }
    assert.isAtLeast(walked.size, 3);
    // Away from the column it rests above the free card, which has not moved.
    await sendMouse({ type: 'move', position: [at[0] + 60, at[1]] });
    await frames();
    assert.deepEqual(strips().slice(-6), [14, 24, 24, 24, 24, 24]);
  });

  it("a finger's first touch opens the strips, the second one plays", async () => {
    const element = await set<RussianSolitaire>(
      'width: 320px; height: 568px',
      'height: 100%',
      'russian-solitaire',
    );
    const told = listen(element);
    element.position = russian(33);
    await frames();
    const target = find(element, '[data-card="AH"]');
    const touch = async (): Promise<void> => {
      const { x, y } = target.getBoundingClientRect();
      await executeServerCommand('touch', { type: 'start', points: [{ x: x + 20, y: y + 6 }] });
      await executeServerCommand('touch', { type: 'end' });
      await frames(20);
    };
    // The lens comes on demand.
    await waitUntil(() => 'lens' in ((globalThis as Record<symbol, object>)[PARTS] ?? {}));
    await frames(10);
    await touch();
    assert.isFalse(target.classList.contains('held'));
    assert.isFalse(target.classList.contains('narrow'));
    await touch();
    assert.isTrue(target.classList.contains('held'));
    assert.deepEqual(types(told), []);
  });
});

describe('the left hand', () => {
  for (const [name, tag, box] of [
    ['FreeCell', 'freecell-solitaire', 'width: 780px'],
    ['Réfléchi', 'reflechi-solitaire', 'width: 780px'],
    ['Russian', 'russian-solitaire', 'width: 780px'],
    ['FreeCell on a phone that lies', 'freecell-solitaire', 'width: 844px; height: 390px'],
  ] as const) {
    it(`has the piles of ${name} the other way round`, async () => {
      const element = await set<SolitaireElement>(box, box.includes('height') ? 'height: 100%' : '', tag);
      const places = (): Map<string, number> =>
        new Map(
          [...root(element).querySelectorAll<HTMLElement>('.pile')].map((each) => {
            const { left, right } = each.getBoundingClientRect();
            return [each.dataset['pile'] ?? '', (left + right) / 2];
          }),
        );
      const right = places();
      element.layout = 'left';
      await frames();
      const { left: start, right: end } = boxOf(element);
      for (const [letter, middle] of places()) {
        assert.closeTo(middle, start + end - (right.get(letter) ?? 0), 1, letter);
      }
    });
  }

  it('the waste fans from left to right all the same', async () => {
    const element = await set<SolitaireElement>('width: 780px', '', 'reflechi-solitaire');
    element.setAttribute('draw', '3');
    element.layout = 'left';
    await frames();
    element.play('sw');
    await frames(20);
    const [a, b, c] = [...pile(element, 'w').querySelectorAll('.card')].map((each) =>
      each.getBoundingClientRect(),
    );
    assert.isTrue((a?.left ?? 0) < (b?.left ?? 0) && (b?.left ?? 0) < (c?.left ?? 0));
    assert.isBelow(c?.right ?? 0, pile(element, 's').getBoundingClientRect().left);
  });
});
