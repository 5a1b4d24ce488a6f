/** The cards' faces and back, drawn from their width: the index always, pips or figure where the card lies free. */
import { css, html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { suitOf } from '../../engine/index.js';
import type { Card, Rank, Suit } from '../../engine/index.js';
import { RANK_BOX, aceCut, bust, lattice, pips, rankGlyph, robe, staff, suitShape } from './art.js';
import type { Court } from './art.js';

/** A card's measures in pixels. */
export interface Metrics {
  readonly w: number;
  readonly h: number;
  /** The height of the rank in the index. */
  readonly cap: number;
  readonly padX: number;
  readonly padY: number;
  /** The lowest strip of a covered card that shows its index with room beneath. */
  readonly minStrip: number;
  /** How far apart fanned cards lie so that each shows its whole index. */
  readonly fan: number;
  /** The radius of the corners. */
  readonly r: number;
  /** A larger index, and one emblem below it where a classic face would already have pips. */
  readonly large: boolean;
}

/** From this width on there is room for pips and whole courts, and from the second for an index at either end. */
const ROOM_FOR_PIPS = 72;
const ROOM_FOR_TWO = 96;

const RANK_VIEW = `0 0 ${RANK_BOX} 20`;

const round = (n: number): number => Math.round(n * 100) / 100;

/** The measures of a card `w` pixels wide. Heights are whole pixels, so that the strokes of an index stay sharp. */
export const metrics = (w: number, large = false): Metrics => {
  const small = w < 60;
  const classic = small ? Math.min(16.5, w * 0.4) : Math.min(20, 11.4 + w * 0.085);
  const cap = Math.round(large ? Math.min(w * 0.46, classic * 1.42) : classic);
  const padX = large ? Math.max(2, w * 0.06) : small ? Math.max(2.5, w * 0.075) : Math.max(5, w * 0.065);
  const padY = Math.round((small ? Math.max(3, w * 0.08) : w * 0.057) + (large ? 0.4 : 0));
  return {
    w,
    h: Math.round(w * 1.4),
    cap,
    padX: round(padX),
    padY,
    minStrip: Math.max(24, padY + cap + 3),
    fan: Math.ceil(padX + cap * 1.92 + 4),
    r: Math.max(3, round(w * 0.06)),
    large,
  };
};

/** These measures with an index that fits a strip of that many pixels, down to 14: as large as it was where there is room. */
export const squeezed = (m: Metrics, strip: number): Metrics => {
  const cap = Math.min(m.cap, strip - 3);
  return {
    ...m,
    cap,
    padY: Math.min(m.padY, Math.max(2, strip - cap - 3)),
    minStrip: Math.min(m.minStrip, strip),
    fan: Math.ceil(m.padX + cap * 1.92 + 4),
  };
};

/** A drawing of `art` put with its centre at x, y; a negative size turns it upside down. */
const put = (shape: string, x: number, y: number, size: number): string =>
  `M${round(x)} ${round(y)}` + shape.replace(/-?\d*\.?\d+/g, (n) => ' ' + round((+n * size) / 24));

/** How much of a face is drawn: all, the index alone, or the index with its suit under the rank, for a narrow strip upright. */
export type Shown = 'whole' | 'covered' | 'stacked';

/** Rank and suit side by side; all suits of one width of card stand on one line, whatever the rank. */
const index = (card: Card, { cap, padX, padY, large }: Metrics, shown: Shown): SVGTemplateResult => {
  const suit = suitOf(card);
  const box = RANK_BOX / 20;
  const under = shown === 'stacked';
  const at = put(
    suitShape[suit],
    padX + cap * (under ? box / 2 : box + 0.58),
    padY + cap * ((suit === 'H' ? 0.52 : 0.5) + (under ? 1.15 : 0)),
    cap * (large ? 0.86 : 0.88),
  );
  return svg`<svg class="rank" x=${padX} y=${padY} width=${(cap * RANK_BOX) / 20} height=${cap} viewBox=${RANK_VIEW}><path d=${rankGlyph[card[0] as Rank]} /></svg><path class="suit" d=${at} />`;
};

/** A court in its panel: a half figure and the same turned, with a sash over the join. */
const court = (
  card: Card,
  { w, h }: Metrics,
  top: number,
  bottom: number,
  drawn: SVGTemplateResult,
): SVGTemplateResult => {
  const wide = w * (bottom === h - top ? 0.74 : 0.82);
  const half = round(((bottom - top) * 50) / wide);
  const [held, at] = staff[card[0] as Court];
  const figure = svg`<g transform="scale(${round(Math.max(1, (half - 2.5) / 54.5))})translate(-50-55)"><path class="trim" d=${held} /><path d=${put(suitShape[suitOf(card)], at, 15, 18)} />${drawn}</g>`;
  return svg`<svg x=${(w - wide) / 2} y=${top} width=${wide} height=${bottom - top} viewBox="-50 ${-half} 100 ${2 * half}"><rect class="ground" x="-50" y=${-half} width="100" height=${2 * half} rx="5"/>${figure}<g transform="rotate(180)">${figure}</g><path class="gold edged" d="M-52 .2 52-3.4V-.2L-52 3.4Z"/></svg>`;
};

const hasTwo = ({ w, large }: Metrics): boolean => w >= ROOM_FOR_TWO && !large;

/** What a free card shows beside its indices. */
const body = (card: Card, m: Metrics): SVGTemplateResult => {
  const { w, h } = m;
  const two = hasTwo(m);
  const suit = suitOf(card);
  const shape = suitShape[suit];
  const figure = bust[card[0] as Rank]?.(robe[suit]);
  const edge = m.padY + m.cap;
  let marks = '';
  if (w < (m.large ? ROOM_FOR_TWO : ROOM_FOR_PIPS)) {
    if (figure)
      return svg`<g transform="translate(${-0.195 * w} ${h - 0.764 * w})scale(${w / 72})">${figure}</g>`;
    marks = put(shape, w / 2, (edge + h) / 2, Math.min(w * 0.56, h - edge - w * 0.13));
  } else if (figure) {
    const top = edge + h * (two ? 0.022 : 0.03);
    return court(card, m, top, h - (two ? top : w * 0.09), figure);
  } else if (card[0] === 'A') {
    const y = (two ? h : edge + h) / 2;
    if (suit === 'S')
      return svg`<path class="pips" d=${put(shape, w / 2, y, w * 0.5)} /><path class="cut" d=${put(aceCut, w / 2, y, w * 0.5)} />`;
    marks = put(shape, w / 2, y, w * 0.4);
  } else {
    const places = pips[card[0] as keyof typeof pips].split(' ');
    const size = w * (places.length > 8 ? 0.16 : 0.18);
    const top = edge + h * (two ? 0.04 : 0.05) + size / 2;
    const bottom = h - (two ? top : w * 0.07 + size / 2);
    for (const place of places) {
      const down = +place.slice(1) / 12;
      const across = { L: 0.265, C: 0.5, R: 0.735 }[place[0] as 'L' | 'C' | 'R'];
      marks += put(shape, w * across, top + (bottom - top) * down, down > 0.5 ? -size : size);
    }
  }
  return svg`<path class="pips" d=${marks} />`;
};

/** Everything on a face, in an svg as large as the card. */
const inside = (card: Card, m: Metrics, shown: Shown): SVGTemplateResult => {
  const corner = index(card, m, shown);
  const other = hasTwo(m) ? svg`<g transform="rotate(180 ${m.w / 2} ${m.h / 2})">${corner}</g>` : nothing;
  return shown !== 'whole' ? corner : svg`${corner}${other}${body(card, m)}`;
};

/** An svg that says nothing to a screen reader: as wide as it is drawn, or as its class makes it. */
const drawing = (
  name: string,
  w: number,
  h: number,
  content: SVGTemplateResult,
  width: number | typeof nothing = nothing,
): TemplateResult =>
  html`<svg class=${name} viewBox="0 0 ${w} ${h}" width=${width} aria-hidden="true">${content}</svg>`;

/** What was drawn before: the same object each time, so that a render has nothing to do. */
const kept = new Map<string, TemplateResult>();
const MOST = 1000;

const keep = (key: string, draw: () => TemplateResult): TemplateResult => {
  let it = kept.get(key);
  if (!it) {
    if (kept.size >= MOST) kept.clear();
    kept.set(key, (it = draw()));
  }
  return it;
};

/** A card's face, filling its card. */
export const face = (card: Card, m: Metrics, shown: Shown): TemplateResult =>
  keep(`${card}${shown}${m.w}/${m.cap}/${m.padY}${m.large}`, () =>
    drawing(`face suit-${suitOf(card)}`, m.w, m.h, inside(card, m, shown)),
  );

/** The pattern of the back, filling its card. */
export const back = ({ w, h }: Metrics): TemplateResult =>
  keep(`back${w}`, () => {
    const small = w < ROOM_FOR_PIPS;
    const inset = Math.round(small ? Math.max(5, w * 0.12) : w * 0.075) + 0.5;
    const width = w - 2 * inset;
    const height = h - 2 * inset;
    return drawing(
      'back',
      w,
      h,
      svg`<svg x=${inset} y=${inset} width=${width} height=${height} viewBox="0 0 ${small ? '8 12' : '12 18'}" preserveAspectRatio="none"><path d=${lattice()} /></svg><rect x=${inset} y=${inset} width=${width} height=${height} rx=${Math.max(1.5, w * 0.03)} />`,
    );
  });

/** The suit that an empty foundation waits for. */
export const suitMark = (suit: Suit): TemplateResult =>
  drawing('mark', 24, 24, svg`<path d=${put(suitShape[suit], 12, 12, 24)} />`);

/** The rank that an empty pile waits for. */
export const rankMark = (rank: Rank): TemplateResult =>
  drawing('mark rank', RANK_BOX, 20, svg`<path d=${rankGlyph[rank]} />`);

/** A whole little card, for a line of text or a dialog. */
export const cardPicture = (card: Card, width: number): TemplateResult => {
  const m = metrics(width);
  const sheet = svg`<rect class="sheet" x=".5" y=".5" width=${m.w - 1} height=${m.h - 1} rx=${m.r} />`;
  return drawing(`picture suit-${suitOf(card)}`, m.w, m.h, svg`${sheet}${inside(card, m, 'whole')}`, width);
};

export const faceStyles = css`
  .face,
  .back,
  .picture,
  .mark {
    display: block;
    fill: currentColor;
    pointer-events: none;
  }
  .face,
  .back,
  .mark {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  .picture {
    flex: none;
  }
  .mark {
    margin: auto;
    width: 42%;
    height: 42%;
    color: var(--_glyph);
  }
  .suit-S {
    color: var(--_spades);
  }
  .suit-H {
    color: var(--_hearts);
  }
  .suit-D {
    color: var(--_diamonds);
  }
  .suit-C {
    color: var(--_clubs);
  }
  .rank,
  .line,
  .trim,
  .cut {
    fill: none;
    stroke: currentColor;
    stroke-width: 3.1;
  }
  .line {
    stroke-width: 1.3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .trim {
    stroke: var(--_gold);
    stroke-width: 2.2;
  }
  .cut {
    stroke: var(--_card);
    stroke-width: 1.5;
  }
  .gold {
    fill: var(--_gold);
  }
  .paper,
  .sheet {
    fill: var(--_card);
  }
  .edged {
    stroke: var(--_card);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .sheet {
    stroke: var(--_card-edge);
  }
  .ground {
    fill: color-mix(in srgb, currentColor 7%, var(--_card));
  }
  .back path {
    fill: var(--_petal);
  }
  .back rect {
    fill: none;
    stroke: var(--_back-edge);
  }
`;
