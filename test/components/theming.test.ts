// How the board can look: the contrasts of every look, and what a host's custom properties and parts change.
import { assert } from '@open-wc/testing';
import type { FreecellSolitaire } from '../../src/index.js';
import '../../src/index.js';
import { root, stand } from './stand.js';

const freecell = async (attributes = ''): Promise<FreecellSolitaire> =>
  (
    await stand<FreecellSolitaire>(
      `<freecell-solitaire storage="none" deal="617" ${attributes}></freecell-solitaire>`,
    )
  ).element;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`. */
const colourOf = (text: string): Colour => {
  const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const whole = text.startsWith('color(') ? 255 : 1;
  return [r * whole, g * whole, b * whole, alpha];
};

const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => [
  r * alpha + r2 * (1 - alpha),
  g * alpha + g2 * (1 - alpha),
  b * alpha + b2 * (1 - alpha),
  1,
];

const luminance = ([r, g, b]: Colour): number => {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) =>
    channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Reads the tokens of an element's frame as colours. */
const tokensOf = (element: Element): ((name: string) => Colour) => {
  const probe = document.createElement('span');
  root(element).querySelector('.frame')?.append(probe);
  return (name) => {
    probe.style.color = `var(--_${name})`;
    return colourOf(getComputedStyle(probe).color);
  };
};

describe('contrast', () => {
  /** What is seen, on what, and how far apart they must be at the least. `well` lies on the table. */
  const pairs: readonly [what: string, ground: string, least: number][] = [
    ['spades', 'card', 4.5],
    ['hearts', 'card', 4.5],
    ['diamonds', 'card', 4.5],
    ['clubs', 'card', 4.5],
    ['card', 'table', 3],
    ['back-edge', 'back', 3],
    ['line', 'table', 3],
    ['glyph', 'table', 3],
    ['line', 'well', 3],
    ['glyph', 'well', 3],
    ['accent', 'table', 3],
    ['accent', 'bar', 3],
    ['refusal', 'table', 3],
    ['text', 'table', 4.5],
    ['text', 'bar', 4.5],
    ['mute', 'table', 4.5],
    ['mute', 'bar', 4.5],
    ['accent-ink', 'accent', 4.5],
    ['tip-text', 'tip', 4.5],
    ['surface-text', 'surface', 4.5],
    ['surface-text', 'surface-2', 4.5],
    ['surface-mute', 'surface', 4.5],
    ['surface-mute', 'surface-2', 4.5],
    ['error', 'surface', 4.5],
    ['ok', 'surface', 4.5],
    ['primary', 'surface', 4.5],
    ['on-primary', 'primary', 4.5],
    ['switch-off', 'surface', 3],
  ];

  for (const theme of ['light', 'dark'])
    for (const deck of ['two', 'four'])
      for (const level of ['auto', 'high']) {
        const look = `theme="${theme}" deck="${deck}" contrast="${level}"`;
        it(`holds with ${look}`, async () => {
          const token = tokensOf(await freecell(look));
          const table = token('table');
          const seen = pairs.map(([what, on, least]) => {
            const ground = over(token(on), table);
            // Whoever asks for high contrast gets more than the least.
            const enough = level === 'high' ? least + 1.5 : least;
            return { what, on, enough, is: contrast(over(token(what), ground), ground) };
          });
          // A back is told from the table by its ground or by its hairline.
          const back = Math.max(contrast(token('back'), table), contrast(token('back-edge'), table));
          seen.push({ what: 'back or its edge', on: 'table', enough: 3, is: back });
          if (level === 'high')
            seen.push({
              what: 'card-edge',
              on: 'card',
              enough: 4.5,
              is: contrast(token('card-edge'), token('card')),
            });
          const lines = seen.map(
            ({ what, on, enough, is }) =>
              `${is < enough ? '✗' : ' '} ${what} on ${on}: ${is.toFixed(2)} of ${enough}`,
          );
          assert.isTrue(
            seen.every(({ is, enough }) => is >= enough),
            `\n${lines.join('\n')}\n`,
          );
        });
      }

  it('four colours are four', async () => {
    const token = tokensOf(await freecell('deck="four"'));
    assert.equal(
      new Set(['spades', 'hearts', 'diamonds', 'clubs'].map((suit) => token(suit).join())).size,
      4,
    );
  });

  it('a system that asks for more contrast gets the same as contrast="high"', async () => {
    const element = await freecell();
    const rules = root(element).adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const wanted = rules.find(
      (rule) => rule instanceof CSSStyleRule && rule.selectorText === '.contrast-high',
    );
    const asked = rules.find(
      (rule) => rule instanceof CSSMediaRule && rule.conditionText === '(prefers-contrast: more)',
    ) as CSSMediaRule;
    const bare = (rule: CSSRule | undefined): string => rule?.cssText.replace(/\.contrast-\w+|\s/g, '') ?? '';
    assert.include(bare(wanted), '--_table');
    assert.equal(bare(asked.cssRules[0]), bare(wanted));
    assert.lengthOf(asked.cssRules, 1);
  });
});
