/** What can be hit, seen and reached: targets by what lies at their points, large text, wide spacing, and a page zoomed to 400 %. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import '../../src/index.js';
import { loadPart } from '../../src/components/parts.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import { opens, pile, press, root } from '../components/stand.js';

const GAMES = ['russian', 'reflechi', 'freecell'] as const;
type Game = (typeof GAMES)[number];

/** The least side of a target, in CSS pixels: of a card, and of a button of the bar or a dialog. */
const CARD = 24;
const BUTTON = 44;

const frames = async (count = 2): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

async function set(game: Game, box: string, attributes = ''): Promise<SolitaireElement> {
  const holder = await fixture<HTMLElement>(`<div style="${box}"></div>`);
  holder.innerHTML = `<${game}-solitaire deal="617" storage="none" ${attributes}></${game}-solitaire>`;
  const element = holder.firstElementChild as SolitaireElement;
  await element.ready;
  await frames();
  return element;
}

const all = (element: Element, selector: string): HTMLElement[] =>
  [...root(element).querySelectorAll<HTMLElement>(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

/** The part of an element that a pointer meets: how far its points go without a break, down and across, in steps of 1 px. */
const met = (target: HTMLElement, enough = BUTTON): { wide: number; high: number } => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const tree = target.getRootNode() as ShadowRoot;
  const hits = (x: number, y: number): boolean => {
    const hit = tree.elementFromPoint(x, y);
    return hit !== null && (hit === target || target.contains(hit));
  };
  const run = (
    from: number,
    length: number,
    at: (along: number) => boolean,
  ): [from: number, long: number] => {
    let best: [number, number] = [0, 0];
    let begun = -1;
    for (let step = 0; step <= length && best[1] < enough; step += 1) {
      const inside = step < length && at(from + step);
      if (inside && begun < 0) begun = step;
      if (begun >= 0 && step - begun > best[1]) best = [from + begun, step - begun];
      if (!inside) begun = -1;
    }
    return best;
  };
  const [first, high] = run(Math.ceil(top) + 0.5, Math.floor(height), (y) => hits(left + width / 2, y));
  const [, wide] = run(Math.ceil(left) + 0.5, Math.floor(width), (x) => hits(x, first + high / 2));
  return { wide, high };
};

/** Whether all of it is seen, and not scrolled away or under a bar. */
const within = (target: HTMLElement): boolean => {
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const tree = target.getRootNode() as ShadowRoot;
  return [top + 2, bottom - 2].every((y) => {
    const hit = tree.elementFromPoint((left + right) / 2, y);
    return hit === target || target.contains(hit) || (hit?.matches('.card') ?? false);
  });
};

const named = (target: HTMLElement): string =>
  target.dataset['card'] ?? target.dataset['action'] ?? target.ariaLabel ?? target.textContent.trim();

/** Targets that are too small; each is brought into the window first. */
const small = (targets: readonly HTMLElement[], least: number): string[] =>
  targets.flatMap((target) => {
    if (!within(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { wide, high } = met(target, least);
    // The first and the last pixel may belong to a rounded corner.
    return wide < least - 1 || high < least - 1 ? [`${named(target)}: ${wide} × ${high}`] : [];
  });

/** Cards that can be played with: covered cards of the waste and of foundations only show what is there. */
const CARDS =
  '.column > [data-card], .pile:not(.column) > [data-card]:nth-last-child(2), .stock > button, button.slot';

const DECK = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
const heap = (game: Game): string => {
  const rest = game === 'freecell' ? 'Freecells: - - - -\n' : game === 'reflechi' ? 'Stock:\nWaste:\n' : '';
  const count = game === 'freecell' ? 8 : 7;
  const filled = [DECK.slice(0, 30).reverse().join(' '), DECK.slice(30).join(' ')];
  return `Foundations: S-0 H-0 D-0 C-0\n${rest}${Array.from({ length: count }, (_, at) => `: ${filled[at] ?? ''}`.trimEnd()).join('\n')}`;
};

before(async () => {
  for (const name of ['dialogs', 'options', 'rules', 'statistics'] as const) await loadPart(name, document);
  await executeServerCommand('media', [{ name: 'prefers-reduced-motion', value: 'reduce' }]);
});
after(() => executeServerCommand('media', []));
afterEach(() => setViewport({ width: 800, height: 600 }));

describe('targets', () => {
  for (const game of GAMES)
    for (const width of [320, 390, 768, 1280])
      for (const look of ['', 'faces="large"'])
        it(`${game}, ${width} px ${look}: cards 24 px, buttons 44 px`, async () => {
          await setViewport({ width: Math.max(width, 400), height: 1500 });
          const element = await set(game, `width: ${width}px`, `${look} draw="3"`);
          if (game === 'reflechi') element.play('sw');
          await frames();
          assert.deepEqual(small(all(element, CARDS), CARD), []);
          assert.deepEqual(small(all(element, '.bar button'), BUTTON), []);
          element.position = heap(game);
          await frames();
          assert.deepEqual(small(all(element, CARDS), CARD), [], 'a long column');
        });

  it('buttons of dialogs, of the pause and of the win', async () => {
    for (const width of [320, 768]) {
      await setViewport({ width, height: 900 });
      const element = await set('freecell', 'width: 100%');
      for (const actions of [['new'], ['rules'], ['options'], ['options', 'statistics']]) {
        for (const action of actions) await opens(element, action);
        await waitUntil(() => root(element).querySelector(`[data-dialog]`));
        await frames(3);
        const targets = all(
          element,
          'dialog :is(button, .segment, .choice, .row, summary, input[type=text])',
        );
        assert.isAbove(targets.length, 0);
        // The fade lies over the last line, and lets the pointer through.
        assert.deepEqual(small(targets, BUTTON), [], actions.join());
        root(element).querySelector('dialog')?.close();
        await waitUntil(() => !root(element).querySelector('dialog'));
      }
      element.play('1a');
      press(element, 'pause');
      await waitUntil(() => root(element).querySelector('.pause'));
      await frames();
      assert.deepEqual(small(all(element, '.pause button'), BUTTON), []);
      press(element, 'resume');
      element.position = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
      element.play('1h');
      await waitUntil(() => root(element).querySelector('.win'));
      await frames();
      assert.deepEqual(small(all(element, '.win button'), BUTTON), []);
    }
  });
});

describe('suits', () => {
  for (const width of [320, 780])
    it(`are told by their shape on every visible strip, ${width} px`, async () => {
      const element = await set('freecell', `width: ${width}px`);
      const shapes = new Map<string, Set<string>>();
      for (const card of all(element, '[data-card]')) {
        const suit = card.querySelector('.suit') as SVGPathElement;
        const rank = card.querySelector('.rank') as SVGElement;
        const next = card.nextElementSibling?.matches('.card')
          ? card.nextElementSibling.getBoundingClientRect().top
          : Infinity;
        for (const part of [suit, rank]) {
          const { bottom, width: wide, height } = part.getBoundingClientRect();
          assert.isAtMost(bottom, next + 0.5, `${card.dataset['card']} is seen`);
          assert.isAtLeast(Math.min(wide, height), 5, card.dataset['card']);
        }
        const { width: w, height: h } = suit.getBBox();
        const name = card.dataset['card']?.[1] ?? '';
        const length = Math.round((suit.getTotalLength() / Math.max(w, h)) * 100);
        shapes.set(name, (shapes.get(name) ?? new Set()).add(String(length)));
      }
      assert.equal(shapes.size, 4);
      // Each suit has one outline, and no two have the same.
      assert.equal(new Set([...shapes.values()].map((each) => [...each].join())).size, 4);
    });
});

/** Nothing is cut off: no text is wider than what holds it, no button leaves the frame. */
const cutOff = (element: Element): string[] => {
  const frame = root(element).querySelector('.frame')?.getBoundingClientRect() as DOMRect;
  return all(
    element,
    '.bar, .bar button, .figure, .dialog-head, .dialog-foot button, .segment, .row',
  ).flatMap((each) => {
    const { left, right } = each.getBoundingClientRect();
    const outside = each.closest('dialog') ? false : left < frame.left - 1 || right > frame.right + 1;
    const { overflow } = getComputedStyle(each);
    const hidden = each.scrollWidth > each.clientWidth + 1 && overflow !== 'visible';
    return outside || hidden ? [each.className] : [];
  });
};

const overlapping = (targets: readonly HTMLElement[]): string[] =>
  targets.flatMap((one, at) =>
    targets.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 2 && down > 2 ? [`${named(one)} over ${named(other)}`] : [];
    }),
  );

describe('large text', () => {
  it("the host's root font size changes nothing", async () => {
    const element = await set('freecell', 'width: 780px');
    const seen = (): string =>
      JSON.stringify(
        all(element, '*').map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const before = seen();
    document.documentElement.style.fontSize = '32px';
    element.parentElement?.style.setProperty('font-size', '200%');
    await frames(3);
    assert.equal(seen(), before);
    document.documentElement.style.fontSize = '';
  });

  /** As a browser does that zooms the text alone. */
  const double = (element: Element): void => {
    const texts = all(element, '.bar *, .bar, .dialog *, .win *').filter((each) => !each.style.fontSize);
    const sizes = texts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    texts.forEach((each, at) => (each.style.fontSize = `${(sizes[at] ?? 0) * 2}px`));
  };

  for (const width of [320, 390, 768, 1280])
    it(`twice as large, text and buttons of the bar keep apart, ${width} px`, async () => {
      await setViewport({ width: Math.max(width, 400), height: 900 });
      const element = await set('freecell', `width: ${width}px`);
      double(element);
      await frames(4);
      assert.deepEqual(cutOff(element), []);
      assert.deepEqual(overlapping(all(element, '.bar button:not(.pauses), .figures')), []);
      assert.isAtMost(element.scrollWidth, width);
    });

  it('twice as large, dialogs scroll and lose nothing', async () => {
    for (const width of [390, 768]) {
      await setViewport({ width, height: 900 });
      const element = await set('freecell', 'width: 100%');
      for (const action of ['new', 'options', 'rules']) {
        const dialog = await opens(element, action);
        double(element);
        await frames(3);
        assert.isAtMost(dialog.getBoundingClientRect().right, width, action);
        const body = dialog.querySelector('.dialog-body') as HTMLElement;
        assert.isAtMost(body.scrollWidth, body.clientWidth, action);
        assert.deepEqual(cutOff(element), [], action);
        dialog.close();
        await waitUntil(() => !root(element).querySelector('dialog'));
      }
    }
  });
});

describe('text spacing', () => {
  /** What WCAG 1.4.12 asks for. A reader's own style can't reach into a shadow root; here it does. */
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  for (const width of [320, 768, 1280])
    it(`wider, nothing is cut off, ${width} px`, async () => {
      await setViewport({ width: Math.max(width, 400), height: 900 });
      const element = await set('freecell', `width: ${width}px`);
      root(element).adoptedStyleSheets.push(spaced);
      await frames(4);
      assert.deepEqual(cutOff(element), []);
      assert.deepEqual(overlapping(all(element, '.bar button:not(.pauses), .figures')), []);
      for (const action of ['new', 'options', 'rules']) {
        const dialog = await opens(element, action);
        await frames(2);
        const body = dialog.querySelector('.dialog-body') as HTMLElement;
        assert.isAtMost(body.scrollWidth, body.clientWidth, action);
        assert.deepEqual(cutOff(element), [], action);
        dialog.close();
        await waitUntil(() => !root(element).querySelector('dialog'));
      }
    });

  it("the page's own does not come in", async () => {
    const element = await set('freecell', 'width: 780px');
    const bar = root(element).querySelector('.figure b') as Element;
    const { letterSpacing, lineHeight } = getComputedStyle(bar);
    document.body.style.cssText = 'letter-spacing: 3px; line-height: 3; word-spacing: 9px';
    assert.equal(getComputedStyle(bar).letterSpacing, letterSpacing);
    assert.equal(getComputedStyle(bar).lineHeight, lineHeight);
    document.body.style.cssText = '';
  });
});

describe('a page zoomed to 400 %', () => {
  for (const game of GAMES)
    it(`${game}: nothing scrolls sideways, and everything can be brought into sight`, async () => {
      await setViewport({ width: 320, height: 256 });
      const element = await set(game, 'width: 100%');
      const { documentElement: page } = document;
      assert.isAtMost(page.scrollWidth, page.clientWidth);
      for (const target of all(element, `${CARDS}, .bar button:not(.pauses[aria-disabled])`)) {
        target.scrollIntoView({ block: 'center' });
        const { wide, high } = met(target);
        assert.isAtLeast(wide, CARD - 1, named(target));
        assert.isAtLeast(high, CARD - 1, named(target));
      }
      for (const action of ['new', 'options', 'rules']) {
        const dialog = await opens(element, action);
        await frames(2);
        const box = dialog.getBoundingClientRect();
        assert.isAtLeast(box.left, 0, action);
        assert.isAtMost(box.right, 320, action);
        assert.isAtMost(box.bottom, 256, action);
        for (const target of all(element, 'dialog :is(button, .segment, .choice, .row)')) {
          target.scrollIntoView({ block: 'center' });
          assert.isAtLeast(met(target).high, CARD, `${action}: ${named(target)}`);
        }
        dialog.close();
        await waitUntil(() => !root(element).querySelector('dialog'));
      }
      assert.isAtMost(page.scrollWidth, page.clientWidth);
    });

  it('a card that gets the focus is not hidden by the bars', async () => {
    await setViewport({ width: 320, height: 256 });
    const element = await set('freecell', 'width: 100%');
    const seen = [...pile(element, '1').querySelectorAll<HTMLElement>('[data-card]')];
    for (const card of [...seen, ...seen.reverse()]) {
      card.focus();
      await frames(1);
      assert.isAtLeast(met(card).high, 12, named(card));
    }
  });
});
