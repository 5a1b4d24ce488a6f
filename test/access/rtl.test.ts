/** From right to left: layout, bars, dialogs and scenes are mirrored exactly; cards, codes and the time are not. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/index.js';
import { loadPart } from '../../src/components/parts.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import { opens, pile, press, root } from '../components/stand.js';

const GAMES = ['russian', 'reflechi', 'freecell'] as const;
type Game = (typeof GAMES)[number];

const frames = async (count = 2): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

async function set(game: Game, width: number, attributes = '', around = ''): Promise<SolitaireElement> {
  const holder = await fixture<HTMLElement>(`<div style="width: ${width}px" ${around}></div>`);
  holder.innerHTML = `<${game}-solitaire deal="617" storage="none" ${attributes}></${game}-solitaire>`;
  const element = holder.firstElementChild as SolitaireElement;
  await element.ready;
  await frames();
  return element;
}

/** The boxes of all that a selector finds, as far as they are drawn, by how they lie in the element. */
const boxes = (element: Element, selector: string): { name: string; left: number; right: number }[] => {
  const host = element.getBoundingClientRect();
  return [...root(element).querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => {
      const { left, right } = each.getBoundingClientRect();
      const { pile: letter, card, action } = each.dataset;
      return {
        name: letter ?? card ?? action ?? each.className,
        left: Math.round(left - host.left),
        right: Math.round(host.right - right),
      };
    });
};

const mirrored = (of: ReturnType<typeof boxes>): ReturnType<typeof boxes> =>
  of.map(({ name, left, right }) => ({ name, left: right, right: left }));

const alike = (one: ReturnType<typeof boxes>, other: ReturnType<typeof boxes>, what: string): void => {
  assert.isNotEmpty(one, what);
  assert.deepEqual(
    one.map(({ name }) => name),
    other.map(({ name }) => name),
    what,
  );
  one.forEach(({ name, left, right }, at) => {
    assert.closeTo(left, other[at]?.left ?? NaN, 1.5, `${what}, ${name}, left`);
    assert.closeTo(right, other[at]?.right ?? NaN, 1.5, `${what}, ${name}, right`);
  });
};

const BOARD = '.pile, .pile:not(.waste) > .card';
const BARS = '.bar button, .figure, .figure > span';

const mirror = async (element: SolitaireElement, to: 'rtl' | 'ltr' = 'rtl'): Promise<void> => {
  element.setAttribute('dir', to);
  await frames(4);
};

describe('right to left', () => {
  before(() => loadPart('dialogs', document));
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const game of GAMES)
    for (const width of [320, 768, 1280])
      for (const hand of ['right', 'left'])
        it(`${game}, ${width} px, ${hand} hand: board and bars are mirrored`, async () => {
          await setViewport({ width: width + 40, height: 900 });
          const element = await set(game, width, `layout="${hand}"`);
          const [board, bars] = [boxes(element, BOARD), boxes(element, BARS)];
          await mirror(element);
          alike(boxes(element, BOARD), mirrored(board), 'board');
          alike(boxes(element, BARS), mirrored(bars), 'bars');
          await mirror(element, 'ltr');
          alike(boxes(element, BOARD), board, 'back again');
        });

  it('a phone that lies on its side is mirrored too', async () => {
    await setViewport({ width: 900, height: 500 });
    const holder = await fixture<HTMLElement>('<div style="width: 844px; height: 390px"></div>');
    holder.innerHTML =
      '<freecell-solitaire deal="617" storage="none" style="height: 100%"></freecell-solitaire>';
    const element = holder.firstElementChild as SolitaireElement;
    await element.ready;
    await frames();
    const board = boxes(element, BOARD);
    await mirror(element);
    alike(boxes(element, BOARD), mirrored(board), 'board');
  });

  for (const hand of ['right', 'left'])
    it(`the waste fans from left to right, the card to be played rightmost, ${hand} hand`, async () => {
      const element = await set('reflechi', 390, `draw="3" dir="rtl" layout="${hand}"`);
      element.play('sw');
      await frames(20);
      const lefts = [...pile(element, 'w').querySelectorAll<HTMLElement>('.card')].map(
        (card) => card.getBoundingClientRect().left,
      );
      assert.deepEqual(
        lefts,
        [...lefts].sort((a, b) => a - b),
      );
      assert.isAbove(lefts.at(-1) ?? 0, lefts.at(-2) ?? NaN);
      const stock = pile(element, 's').getBoundingClientRect();
      const waste = pile(element, 'w').getBoundingClientRect();
      assert.equal(stock.left > waste.left, hand === 'right');
    });

  it('the nearest dir decides, its change re-lays the board, and what the style sheet says does not', async () => {
    const element = await set('freecell', 780);
    const ltr = boxes(element, BOARD);
    const html = document.documentElement;
    const around = element.parentElement as HTMLElement;
    const ways: readonly [string, () => void, rtl: boolean][] = [
      ['direction of the page', () => (html.style.direction = 'rtl'), false],
      ['direction of the element', () => (element.style.direction = 'rtl'), false],
      ['dir of the page', () => (html.dir = 'rtl'), true],
      ['a nearer dir', () => (around.dir = 'ltr'), false],
      ['its own dir', () => (element.dir = 'rtl'), true],
      ['its own dir again', () => (element.dir = 'ltr'), false],
    ];
    try {
      for (const [way, change, rtl] of ways) {
        change();
        await frames(4);
        alike(boxes(element, BOARD), rtl ? mirrored(ltr) : ltr, way);
        const { direction } = getComputedStyle(root(element).querySelector('.bar') as Element);
        assert.equal(direction, rtl ? 'rtl' : 'ltr', way);
      }
    } finally {
      html.removeAttribute('dir');
      html.style.direction = '';
    }
  });

  it('codes and the time are read from left to right', async () => {
    for (const width of [390, 1280]) {
      await setViewport({ width: width + 40, height: 900 });
      const element = await set('russian', width, 'dir="rtl"');
      for (const selector of ['.code .copy-word > :first-child', '.time b']) {
        const text = root(element).querySelector(selector)?.firstChild;
        const walker = document.createTreeWalker(
          root(element).querySelector(selector) as Node,
          NodeFilter.SHOW_TEXT,
        );
        let node: Node | null = text ?? null;
        while ((node = walker.nextNode()) && !node.textContent?.trim());
        if (!node) throw new Error(`no text in ${selector}`);
        const at = (index: number): number => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().left;
        };
        const length = node.textContent?.trimEnd().length ?? 0;
        const first = (node.textContent ?? '').search(/\S/);
        for (let index = first; index < length - 1; index++)
          assert.isBelow(at(index), at(index + 1), `${selector} ${node.textContent}`);
      }
    }
  });

  it('card faces are as they are', async () => {
    const element = await set('freecell', 780);
    const faces = (): string[] =>
      [...root(element).querySelectorAll('.face')].map((face) => face.outerHTML.replace(/<!--.*?-->/g, ''));
    const before = faces();
    await mirror(element);
    assert.deepEqual(faces(), before);
    const rank = root(element).querySelector('[data-card] .rank')?.getBoundingClientRect() as DOMRect;
    const suit = root(element).querySelector('[data-card] .suit')?.getBoundingClientRect() as DOMRect;
    assert.isBelow(rank.left, suit.left);
  });

  it('a card flies from where it was seen to where it will lie', async () => {
    const element = await set('freecell', 780, 'dir="rtl" style="--solitaire-duration: 4s"');
    const last = [...pile(element, '1').querySelectorAll<HTMLElement>('[data-card]')].at(-1) as HTMLElement;
    const from = last.getBoundingClientRect();
    const home = pile(element, 'a').getBoundingClientRect();
    element.play('1a');
    await element.updateComplete;
    const card = (): HTMLElement =>
      root(element).querySelector(`[data-card="${last.dataset['card']}"]`) as HTMLElement;
    await frames(1);
    const [flight] = card().getAnimations();
    flight?.pause();
    for (const [time, at] of [
      [0, from],
      [10_000, home],
    ] as const) {
      if (flight) flight.currentTime = time;
      const { left, top } = card().getBoundingClientRect();
      assert.closeTo(left, at.left, 2);
      assert.closeTo(top, at.top, 2);
    }
  });

  for (const [action, selector] of [
    ['new', '.dialog-head > *, .choice, .label > *, dialog input[type=text], .dialog-foot button'],
    ['options', '.dialog-head > *, .switch, .look-name, .segment, .dialog-foot button'],
    ['rules', '.dialog-head > *'],
    ['statistics', '.dialog-head > *, .dialog-foot button, .chart .won'],
  ] as const)
    it(`the ${action} dialog is mirrored`, async () => {
      const element = await set('freecell', 780);
      const open = async (): Promise<void> => {
        await opens(element, action === 'statistics' ? 'options' : action);
        if (action === 'statistics') {
          press(element, 'statistics');
          await waitUntil(() => root(element).querySelector('dialog[data-dialog="statistics"]'));
        }
        await Promise.all(
          (root(element).querySelector('dialog')?.getAnimations() ?? []).map(({ finished }) => finished),
        );
        await frames();
      };
      await open();
      const inside = (): ReturnType<typeof boxes> => {
        const dialog = root(element).querySelector('dialog')?.getBoundingClientRect() as DOMRect;
        const host = element.getBoundingClientRect();
        // By how they lie in the dialog, not in the element.
        return boxes(element, selector).map(({ name, left, right }) => ({
          name,
          left: left + host.left - dialog.left,
          right: right + dialog.right - host.right,
        }));
      };
      const before = inside();
      root(element).querySelector('dialog')?.close();
      await waitUntil(() => !root(element).querySelector('dialog'));
      await mirror(element);
      await open();
      alike(inside(), mirrored(before), action);
    });

  it('the end of a won game is mirrored', async () => {
    const element = await set('freecell', 780);
    const win = async (): Promise<ReturnType<typeof boxes>> => {
      element.position = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
      element.play('1h');
      await waitUntil(() => root(element).querySelector('.win'));
      await frames(4);
      return boxes(element, '.win, .win dl > div, .win button');
    };
    const before = await win();
    await mirror(element);
    alike(await win(), mirrored(before), 'win');
  });

  it('a sentence in a language from left to right keeps its order, and begins at the right', async () => {
    const element = await set('freecell', 780, 'dir="rtl"');
    const dialog = await opens(element, 'rules');
    const sentence = [...dialog.querySelectorAll('p')].find((each) =>
      /7.?♥/.test(each.textContent),
    ) as Element;
    const text = sentence.textContent;
    const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as Text;
    const at = (sign: RegExp): DOMRect => {
      const range = document.createRange();
      const index = text.search(sign);
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const [seven, heart] = [at(/7.?♥/), at(/♥/)];
    if (seven.top === heart.top) assert.isBelow(seven.left, heart.left);
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, 1);
    const first = range.getBoundingClientRect();
    const box = sentence.getBoundingClientRect();
    const lines = [
      ...((): DOMRectList => {
        range.selectNodeContents(sentence);
        return range.getClientRects();
      })(),
    ];
    for (const line of lines) assert.closeTo(line.right, box.right, 8);
    assert.closeTo(first.left, lines[0]?.left ?? NaN, 1);
  });

  it('the bubble stays on the board and reads from the right', async () => {
    const element = await set('freecell', 320, 'dir="rtl"');
    for (const [from, to] of [
      ['2', '3'],
      ['8', '7'],
      ['1', '8'],
    ] as const) {
      for (const letter of [from, to])
        [...pile(element, letter).querySelectorAll<HTMLElement>('[data-card]')].at(-1)?.click();
      await frames(3);
      const bubble = root(element).querySelector('.bubble.shown');
      if (!bubble) throw new Error('no bubble');
      assert.equal(getComputedStyle(bubble).direction, 'rtl');
      const { left, right } = bubble.getBoundingClientRect();
      const host = element.getBoundingClientRect();
      assert.isAtLeast(left, host.left);
      assert.isAtMost(right, host.right);
    }
  });
});
