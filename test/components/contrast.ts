/** Contrasts as WCAG counts them, and the pairs of tokens that are seen on each other in every look. */

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const pixel = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;

/** A computed colour, however it is written, as a pixel of it. */
export const colourOf = (text: string): Colour => {
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = text;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return [r, g, b, alpha / 255];
};

export const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => [
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

export const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** A token's colour by its name, without the dashes. */
export type Token = (name: string) => Colour;

/** Reads the tokens of an element's frame as colours. */
export const tokensOf = (element: Element): Token => {
  const probe = document.createElement('span');
  element.shadowRoot?.querySelector('.frame')?.append(probe);
  return (name) => {
    probe.style.color = `var(--_${name})`;
    return colourOf(getComputedStyle(probe).color);
  };
};

/** What is seen, on what, and how far apart they must be at the least. `well` lies on the table. */
export const pairs: readonly [what: string, ground: string, least: number][] = [
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

/** The dark line round the ring of what has the focus, is held or was refused, by which the ring is told from other cards. */
export const RING_EDGE = 'rgba(2, 26, 19, 0.6)';

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly deck: 'two' | 'four';
  readonly contrast: 'auto' | 'high';
}

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['two', 'four'] as const).flatMap((deck) =>
    (['auto', 'high'] as const).map((level) => ({ theme, deck, contrast: level })),
  ),
);

export const attributesOf = ({ theme, deck, contrast: level }: Look): string =>
  `theme="${theme}" deck="${deck}" contrast="${level}"`;

export interface Row {
  readonly what: string;
  readonly on: string;
  readonly needed: number;
  readonly is: number;
}

/** Every contrast of a look, from the tokens of an element that wears it and has its dialogs. */
export const rowsOf = (token: Token, { contrast: level }: Pick<Look, 'contrast'>): Row[] => {
  // Whoever asks for high contrast gets more than the least.
  const enough = (least: number): number => (level === 'high' ? least + 1.5 : least);
  const [table, card] = [token('table'), token('card')];
  const rows = pairs.map(([what, on, least]) => {
    const ground = over(token(on), what.startsWith('surface') ? token('surface') : table);
    return { what, on, needed: enough(least), is: contrast(over(token(what), ground), ground) };
  });
  // A back is told from the table by its ground or by its hairline, a ring from a card by itself or by its edge.
  const best = (colours: readonly Colour[], ground: Colour): number =>
    Math.max(...colours.map((colour) => contrast(over(colour, ground), ground)));
  rows.push(
    {
      what: 'back or its edge',
      on: 'table',
      needed: 3,
      is: best([token('back'), token('back-edge')], table),
    },
    {
      what: 'ring or its edge',
      on: 'card',
      needed: 3,
      is: best([token('accent'), colourOf(RING_EDGE)], card),
    },
    {
      what: 'refusal or its edge',
      on: 'card',
      needed: 3,
      is: best([token('refusal'), colourOf(RING_EDGE)], card),
    },
  );
  if (level === 'high')
    rows.push({ what: 'card-edge', on: 'card', needed: 4.5, is: contrast(token('card-edge'), card) });
  return rows;
};
