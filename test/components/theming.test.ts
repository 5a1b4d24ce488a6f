// How the board can look: the contrasts of every look, and what a host's custom properties and parts change.
import { assert } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { loadPart } from '../../src/components/parts.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import type { FreecellSolitaire } from '../../src/index.js';
import '../../src/index.js';
import { attributesOf, colourOf, contrast, looks, pairs, rowsOf, RING_EDGE, tokensOf } from './contrast.js';
import type { Colour, Token } from './contrast.js';
import { click, drag, opens, part, pile, root, stand } from './stand.js';

// The first fetch of the dialogs' many sources is slower than their parts ever are.
before(() => loadPart('dialogs', document));

/** What the system is said to ask for. */
const asks = (features: Record<string, string>): Promise<unknown> =>
  executeServerCommand(
    'media',
    Object.entries(features).map(([name, value]) => ({ name, value })),
  );

afterEach(async () => {
  await asks({});
  await resetMouse();
});

const freecell = async (attributes = ''): Promise<FreecellSolitaire> =>
  (
    await stand<FreecellSolitaire>(
      `<freecell-solitaire storage="none" deal="617" ${attributes}></freecell-solitaire>`,
    )
  ).element;

/** The tokens of an element that has its dialogs, too. */
const everyToken = async (look: string): Promise<Token> => {
  const element = await freecell(look);
  await opens(element, 'options');
  return tokensOf(element);
};

/** Gives a card the focus, as keys do, and answers with what draws its ring. */
const ringed = async (element: SolitaireElement): Promise<Element> => {
  const card = pile(element, '2').querySelector<HTMLElement>('[data-card]');
  card?.focus();
  await element.updateComplete;
  assert.isTrue(card?.matches(':focus-visible'));
  return root(element).querySelector('.halo:not([hidden])') ?? card;
};

describe('contrast', () => {
  for (const look of looks)
    it(`holds with ${attributesOf(look)}`, async () => {
      const rows = rowsOf(await everyToken(attributesOf(look)), look);
      const lines = rows.map(
        ({ what, on, needed, is }) =>
          `${is < needed ? '✗' : ' '} ${what} on ${on}: ${is.toFixed(2)} of ${needed}`,
      );
      assert.isTrue(
        rows.every(({ is, needed }) => is >= needed),
        `\n${lines.join('\n')}\n`,
      );
    });

  it('the rings of the focus, of what is held and of what was refused have the edge that is reckoned with, or a darker one', async () => {
    const element = await freecell();
    const edged = (one: Element | null | undefined, where: string): void => {
      const { boxShadow } = getComputedStyle(one as Element);
      const alpha = /rgba\(2, 26, 19, ([\d.]+)\)/.exec(boxShadow)?.[1];
      assert.isAtLeast(Number(alpha), colourOf(RING_EDGE)[3] - 0.01, `${where}: ${boxShadow}`);
    };
    await click(element, '1');
    await until(() => root(element).querySelector('.held') !== null);
    edged(root(element).querySelector('.held'), 'held');
    await sendKeys({ press: 'Escape' });
    edged(await ringed(element), 'focus');
    assert.isFalse(element.play('1h').ok);
    await element.updateComplete;
    edged(root(element).querySelector('.card.refused'), 'refused');
  });

  for (const accent of ['#ffc94d', '#ff4fa3', '#0a66d0', '#2ee6a6', '#7a0010', '#fff', '#000'])
    for (const theme of ['light', 'dark'])
      it(`holds in the dialogs with the accent ${accent}, ${theme}`, async () => {
        const token = await everyToken(`theme="${theme}" style="--solitaire-accent-color: ${accent}"`);
        for (const [what, ground] of [
          ['primary', 'surface'],
          ['on-primary', 'primary'],
          ['accent-ink', 'accent'],
        ] as const)
          assert.isAtLeast(contrast(token(what), token(ground)), 4.5, `${what} on ${ground}`);
      });

  it('four colours are four', async () => {
    const token = tokensOf(await freecell('deck="four"'));
    assert.equal(
      new Set(['spades', 'hearts', 'diamonds', 'clubs'].map((suit) => token(suit).join())).size,
      4,
    );
  });

  it('a system that asks for more contrast gets the same as contrast="high"', async () => {
    const names = [...new Set([...pairs.flatMap(([what, on]) => [what, on]), 'card-edge', 'back', 'petal'])];
    const seen = async (look: string): Promise<Colour[]> => {
      const token = await everyToken(`theme="light" ${look}`);
      return names.map(token);
    };
    const [usual, high] = [await seen(''), await seen('contrast="high"')];
    assert.notDeepEqual(usual, high);
    await asks({ 'prefers-contrast': 'more' });
    assert.deepEqual(await seen(''), high);
  });
});

const MARK = 'rgb(1, 2, 3)';

const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** Sets a custom property on the element, as a page's style sheet would. */
const dress = (element: HTMLElement, name: string, value: string): void =>
  element.style.setProperty(`--solitaire-${name}`, value);

const dealt = async (tag: string, attributes = ''): Promise<SolitaireElement> =>
  (
    await stand<SolitaireElement>(
      `<${tag}-solitaire storage="none" deal="27" ${attributes}></${tag}-solitaire>`,
    )
  ).element;

describe('forced colours', () => {
  const system = (name: string): string => {
    const probe = document.createElement('i');
    probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
    document.body.append(probe);
    const { color } = style(probe);
    probe.remove();
    return color;
  };

  for (const colorScheme of ['light', 'dark'] as const)
    for (const look of ['', 'contrast="high" deck="four"'])
      it(`take the system's for lines, targets, focus and dialogs, ${colorScheme} ${look}`, async () => {
        await asks({ 'forced-colors': 'active', 'prefers-color-scheme': colorScheme });
        const element = await freecell(`style="--solitaire-accent-color: #123" ${look}`);
        const one = (where: string): CSSStyleDeclaration =>
          style(root(element).querySelector(where) as Element);
        assert.equal(one('.frame').backgroundColor, system('Canvas'));
        assert.equal(one('.cell .slot').borderTopColor, system('CanvasText'));
        assert.equal(one('.foundation .mark').color, system('CanvasText'));
        await click(element, '1');
        await until(() => root(element).querySelector('.target') !== null);
        assert.equal(one('.target .land').borderTopColor, system('Highlight'));
        assert.include(one('.held').boxShadow, system('Highlight'));
        await sendKeys({ press: 'Escape' });
        const { boxShadow, borderTopColor } = style(await ringed(element));
        assert.include(boxShadow + borderTopColor, system('Highlight'));
        await opens(element, 'new');
        assert.equal(one('.dialog').backgroundColor, system('Canvas'));
        assert.equal(one('.dialog').borderTopStyle, 'solid');
        assert.equal(one('[data-action="deal"]').backgroundColor, system('Highlight'));
        assert.equal(one('[data-action="deal"]').color, system('HighlightText'));
      });

  it('leave paper and ink, and four colours to four suits', async () => {
    await asks({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
    const element = await freecell('deck="four"');
    const fills = [...'SHDC'].map(
      (suit) => style(root(element).querySelector(`[data-card$="${suit}"] .suit`) as Element).fill,
    );
    assert.equal(new Set(fills).size, 4);
    const card = root(element).querySelector('[data-card]') as Element;
    for (const fill of fills)
      assert.isAtLeast(contrast(colourOf(fill), colourOf(style(card).backgroundColor)), 4.5);
  });
});

describe('custom properties', () => {
  /** Where a colour shows: what is drawn there, and what of it. */
  const colours: readonly [
    name: string,
    where: string,
    what: 'backgroundColor' | 'color' | 'boxShadow' | 'fill' | 'stroke',
  ][] = [
    ['table-color', '.frame', 'backgroundColor'],
    ['text-color', '.figure b', 'color'],
    ['bar-color', '[part~="bar"]', 'backgroundColor'],
    ['card-color', '[data-card]', 'backgroundColor'],
    ['card-border-color', '[data-card]', 'boxShadow'],
    ['back-color', '[part~="card-back"]', 'backgroundColor'],
    ['red', '[data-card$="H"] .suit', 'fill'],
    ['red', '[data-card$="D"] .rank path', 'stroke'],
    ['black', '[data-card$="S"] .suit', 'fill'],
    ['black', '[data-card$="C"] .rank path', 'stroke'],
    ['hearts', '[data-card$="H"] .suit', 'fill'],
    ['diamonds', '[data-card$="D"] .suit', 'fill'],
    ['clubs', '[data-card$="C"] .rank path', 'stroke'],
    ['spades', '[data-card$="S"] .rank path', 'stroke'],
  ];
  for (const look of ['', 'theme="dark"', 'contrast="high"'])
    for (const [name, where, what] of colours)
      it(`--solitaire-${name} shows on ${where} ${look}`, async () => {
        const element = await dealt('russian', look);
        const seen = (): string => style(root(element).querySelector(where) as Element)[what];
        assert.notInclude(seen(), MARK);
        dress(element, name, MARK);
        assert.include(seen(), MARK);
      });

  it('the colour of a suit wins over four colours, and that of red and black does not', async () => {
    const element = await dealt('russian', 'deck="four"');
    const token = tokensOf(element);
    const blue = token('diamonds');
    for (const name of ['red', 'black']) dress(element, name, MARK);
    assert.deepEqual(token('hearts').slice(0, 3), [1, 2, 3]);
    assert.deepEqual(token('diamonds'), blue);
    dress(element, 'diamonds', MARK);
    assert.deepEqual(token('diamonds').slice(0, 3), [1, 2, 3]);
  });

  it("a suit's colour is its own", async () => {
    const element = await dealt('russian');
    const token = tokensOf(element);
    dress(element, 'hearts', MARK);
    for (const suit of ['spades', 'diamonds', 'clubs'])
      assert.notDeepEqual(token(suit).slice(0, 3), [1, 2, 3], suit);
  });

  it("a back's hairline goes with its colour, at high contrast too", async () => {
    const element = await dealt('russian', 'contrast="high"');
    const token = tokensOf(element);
    dress(element, 'back-color', '#400');
    assert.isAbove(contrast(token('back-edge'), token('back')), 3);
  });

  it('--solitaire-accent-color shows on targets and focus', async () => {
    const element = await freecell();
    dress(element, 'accent-color', MARK);
    await click(element, '1');
    await until(() => root(element).querySelector('.target') !== null);
    const target = root(element).querySelector('.target .land') as Element;
    assert.equal(style(target).borderTopColor, MARK);
    await sendKeys({ press: 'Escape' });
    const { boxShadow, borderTopColor } = style(await ringed(element));
    assert.include(boxShadow + borderTopColor, MARK);
  });

  it('--solitaire-refusal-color shows on a refusal', async () => {
    const element = await freecell();
    dress(element, 'refusal-color', MARK);
    await drag(element, '1', 1, '2');
    await element.updateComplete;
    assert.include(style(root(element).querySelector('.card.refused') as Element).boxShadow, MARK);
    assert.equal(style(root(element).querySelector('.pile.refused .land') as Element).borderTopColor, MARK);
  });

  it('--solitaire-card-radius rounds cards and places', async () => {
    const element = await freecell();
    dress(element, 'card-radius', '13px');
    for (const where of ['[data-card]', '.slot'])
      assert.equal(style(root(element).querySelector(where) as Element).borderRadius, '13px');
  });

  it('--solitaire-font-family sets the words', async () => {
    const element = await freecell();
    const words = root(element).querySelector('.figure span') as HTMLElement;
    const before = words.getBoundingClientRect().width;
    dress(element, 'font-family', 'monospace');
    assert.notEqual(words.getBoundingClientRect().width, before);
    assert.equal(style(words).fontFamily, 'monospace');
    assert.equal(style(await opens(element, 'options')).fontFamily, 'monospace');
  });

  it('--solitaire-gap moves the columns apart', async () => {
    const element = await freecell();
    const apart = (): number =>
      pile(element, '2').getBoundingClientRect().left - pile(element, '1').getBoundingClientRect().right;
    const width = pile(element, '1').getBoundingClientRect().width;
    assert.isBelow(apart(), 25);
    dress(element, 'gap', '30px');
    await until(() => Math.abs(apart() - 30) <= 1);
    assert.isBelow(pile(element, '1').getBoundingClientRect().width, width);
  });

  it('--solitaire-duration is how long a card flies, and without one it is there at once', async () => {
    const element = await freecell();
    dress(element, 'duration', '5s');
    element.play('1a');
    await element.updateComplete;
    const [flight] = root(element).getAnimations();
    assert.isAtLeast(Number(flight?.effect?.getComputedTiming().duration), 5000);
    dress(element, 'duration', '0s');
    element.play('2b');
    await element.updateComplete;
    assert.lengthOf(pile(element, 'b').querySelector('[data-card]')?.getAnimations() ?? [], 0);
  });
});

const until = async (done: () => boolean): Promise<void> => {
  for (let frame = 0; frame < 60 && !done(); frame++) await new Promise(requestAnimationFrame);
  assert.isTrue(done());
};

describe('parts', () => {
  /** Each part: where it is, and what a player does until it is there. */
  const parts: readonly [
    name: string,
    tag: string,
    doing?: (element: SolitaireElement) => Promise<unknown>,
  ][] = [
    ['board', 'freecell'],
    ['bar', 'freecell'],
    ['button', 'freecell'],
    ['pile', 'freecell'],
    ['column', 'russian'],
    ['foundation', 'russian'],
    ['stock', 'reflechi'],
    ['waste', 'reflechi'],
    ['cell', 'freecell'],
    ['card', 'russian'],
    ['card-back', 'russian'],
    ['status', 'freecell', (element) => drag(element, '1', 1, '2')],
    ['dialog', 'freecell', (element) => opens(element, 'options')],
  ];
  for (const [name, tag, doing] of parts)
    it(`::part(${name}) is styled from outside`, async () => {
      const element = await dealt(tag);
      await doing?.(element);
      await element.updateComplete;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `::part(${name}) { background: ${MARK}; border: 7px dotted ${MARK}; font-style: italic }`,
      );
      const found = part(element, name) as HTMLElement;
      assert.notEqual(style(found).backgroundColor, MARK);
      document.adoptedStyleSheets.push(sheet);
      const { backgroundColor, borderTopWidth, borderTopStyle, fontStyle } = style(found);
      const seen = [backgroundColor, borderTopWidth, borderTopStyle, fontStyle];
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      assert.deepEqual(seen, [MARK, '7px', 'dotted', 'italic']);
    });
});

describe('states', () => {
  it(':state(won) is the won board', async () => {
    const element = await freecell();
    assert.isFalse(element.matches(':state(won)'));
    element.position = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
    element.play('1h');
    await element.updateComplete;
    assert.isTrue(element.matches(':state(won)'));
    element.restart();
    assert.isFalse(element.matches(':state(won)'));
  });

  it(':state(dragging) lasts as long as a card is in the air', async () => {
    const element = await freecell();
    element.scrollIntoView();
    const { left, top } = pile(element, '1')
      .querySelector('[data-card]:last-of-type')
      ?.getBoundingClientRect() as DOMRect;
    const at = (x: number, y: number): [number, number] => [Math.round(left + x), Math.round(top + y)];
    await sendMouse({ type: 'move', position: at(20, 12) });
    await sendMouse({ type: 'down' });
    assert.isFalse(element.matches(':state(dragging)'));
    await sendMouse({ type: 'move', position: at(60, 60) });
    assert.isTrue(element.matches(':state(dragging)'));
    await sendKeys({ press: 'Escape' });
    assert.isFalse(element.matches(':state(dragging)'));
    await sendMouse({ type: 'up' });
  });
});
