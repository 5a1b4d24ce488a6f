/** The cards' faces and back, drawn from their width: the index always, pips or figure where the card lies free. */
import { css, html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Card, Suit } from '../../engine/index.js';
import { RANK_BOX, aceCut, bust, pips, rankGlyph, robe, staff, suitShape } from './art.js';

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
}

/** From this width on there is room for pips and whole courts, and from the second for an index at either end. */
const ROOM_FOR_PIPS = 72;
const ROOM_FOR_TWO = 96;

const round = (n: number): number => Math.round(n * 100) / 100;

/** The measures of a card `w` pixels wide. Heights are whole pixels, so that the strokes of an index stay sharp. */
export const metrics = (w: number): Metrics => {
  const small = w < 60;
  const cap = Math.round(small ? Math.min(16.5, w * 0.4) : Math.min(20, 11.4 + w * 0.085));
  const padX = small ? Math.max(2.5, w * 0.075) : Math.max(5, w * 0.065);
  const padY = Math.round(small ? Math.max(3, w * 0.08) : w * 0.057);
  return {
    w,
    h: Math.round(w * 1.4),
    cap,
    padX: round(padX),
    padY,
    minStrip: Math.max(24, padY + cap + 3),
    fan: Math.ceil(padX + cap * 1.885 + 4),
    r: Math.max(3, round(w * 0.06)),
  };
};

/** The same card with an index that fits a strip lower than `minStrip`. */
export const squeeze = (m: Metrics, strip: number): Metrics =>
  strip < m.padY + m.cap + 2 ? { ...m, cap: Math.max(9, strip - 3), padY: Math.min(m.padY, 2) } : m;

const suitOf = (card: Card): Suit => card[1] as Suit;
const rankOf = (card: Card): string => card[0] as string;

/** A drawing of `art` put with its centre at x, y; a negative size turns it upside down. */
const put = (shape: string, x: number, y: number, size: number): string =>
  `M${round(x)} ${round(y)}` + shape.replace(/-?\d*\.?\d+/g, (n) => ' ' + round((Number(n) * size) / 24));

/** The suit of the index; all of one width of card stand on one line, whatever the rank. */
const indexSuit = (suit: Suit, { cap, padX, padY }: Metrics): string =>
  put(suitShape[suit], padX + cap * (RANK_BOX / 20 + 0.59), padY + cap * (suit === 'H' ? 0.52 : 0.5), cap * 0.88);

const turned = (m: Metrics, drawing: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform="rotate(180 ${m.w / 2} ${m.h / 2})">${drawing}</g>`;

const indexRank = (rank: string, { cap, padX, padY }: Metrics): SVGTemplateResult =>
  svg`<svg class="rank" x=${padX} y=${padY} width=${round((cap * RANK_BOX) / 20)} height=${cap} viewBox="0 0 ${RANK_BOX} 20"><path d=${rankGlyph[rank]} /></svg>`;

const index = (card: Card, m: Metrics): SVGTemplateResult =>
  svg`${indexRank(rankOf(card), m)}<path class="suit" d=${indexSuit(suitOf(card), m)} />`;

/** The one big suit of a small card. */
const emblem = (suit: Suit, m: Metrics): string => {
  const top = m.padY + m.cap + m.h * 0.02;
  return put(suitShape[suit], m.w / 2, (top + m.h * 0.99) / 2, Math.min(m.w * 0.56, m.h - top - m.w * 0.1));
};

const pipMarks = (card: Card, m: Metrics): string => {
  const { w, h } = m;
  const two = w >= ROOM_FOR_TWO;
  const shape = suitShape[suitOf(card)];
  const under = m.padY + m.cap;
  const size = w * (two ? 0.175 : 0.185);
  const top = under + h * (two ? 0.04 : 0.05) + size / 2;
  const bottom = two ? h - top : h - w * 0.07 - size / 2;
  const column: Readonly<Record<string, number>> = { L: 0.275, C: 0.5, R: 0.725 };
  return (pips[rankOf(card)] ?? '')
    .split(' ')
    .map((at) => {
      const down = Number(at.slice(1)) / 12;
      return put(shape, w * (column[at[0] as string] as number), top + (bottom - top) * down, down > 0.5 ? -size : size);
    })
    .join('');
};

/** A court in its panel: a half figure and the same turned, with a sash over the join. */
const court = (card: Card, m: Metrics): SVGTemplateResult => {
  const { w, h } = m;
  const two = w >= ROOM_FOR_TWO;
  const suit = suitOf(card);
  const rank = rankOf(card);
  const width = w * (two ? 0.74 : 0.82);
  const x = (w - width) / 2;
  const y = m.padY + m.cap + h * (two ? 0.022 : 0.03);
  const height = two ? h - 2 * y : h - y - x;
  const half = round((height / 2 / width) * 100);
  const grow = round(Math.max(1, (half - 2.5) / 54.5));
  const held = staff[rank] as { at: number; d: string };
  const figure = (): SVGTemplateResult =>
    svg`<g transform="translate(${round(50 - 50 * grow)} ${round(half - 55 * grow)})scale(${grow})"><path class="trim" d=${held.d} /><path d=${put(suitShape[suit], held.at, 15, 18)} />${bust[rank]?.(robe[suit])}</g>`;
  return svg`<svg x=${round(x)} y=${round(y)} width=${round(width)} height=${round(height)} viewBox="0 0 100 ${2 * half}"><rect class="panel" width="100" height=${2 * half} rx="5"/>${figure()}<g transform="rotate(180 50 ${half})">${figure()}</g><path class="gold key" d="M-2 ${half + 1}L102 ${half - 6}v5L-2 ${half + 6}Z"/></svg>`;
};

/** What a free card shows beside its first index: a path in the suit's colour, or a drawing. */
const body = (card: Card, m: Metrics): string | SVGTemplateResult => {
  const { w, h } = m;
  const rank = rankOf(card);
  const suit = suitOf(card);
  const isCourt = rank in bust;
  if (w < ROOM_FOR_PIPS) {
    const k = round(w / 72);
    return isCourt ? svg`<g transform="translate(${-14 * k} ${round(h - 55 * k)})scale(${k})">${bust[rank]?.(robe[suit])}</g>` : emblem(suit, m);
  }
  if (isCourt) return court(card, m);
  if (rank !== 'A') return pipMarks(card, m);
  const y = w >= ROOM_FOR_TWO ? h / 2 : (m.padY + m.cap + h) / 2;
  const big = put(suitShape[suit], w / 2, y, w * (suit === 'S' ? 0.5 : 0.4));
  return suit === 'S' ? svg`<path d=${big} /><path class="cut" d=${put(aceCut, w / 2, y, w * 0.5)} />` : big;
};

/** Everything on a face, in an svg as large as the card. */
const inside = (card: Card, m: Metrics, covered: boolean): SVGTemplateResult => {
  const rest = covered ? '' : body(card, m);
  const marks = indexSuit(suitOf(card), m);
  const plain = typeof rest === 'string';
  const other = covered || m.w < ROOM_FOR_TWO ? nothing : turned(m, index(card, m));
  return svg`${indexRank(rankOf(card), m)}<path class="pips" d=${plain ? marks + rest : marks} />${plain ? nothing : rest}${other}`;
};

/** Faces already drawn: the same object each time, so that a render has nothing to do. */
const drawn = new Map<string, TemplateResult>();
const KEPT = 1000;

/** A card's face, filling its card. Covered, it shows its index alone. */
export const face = (card: Card, m: Metrics, covered: boolean): TemplateResult => {
  const key = `${card}${covered ? '-' : '+'}${m.w}/${m.cap}`;
  let it = drawn.get(key);
  if (!it) {
    if (drawn.size >= KEPT) drawn.clear();
    it = html`<svg class="face suit-${suitOf(card)}" viewBox="0 0 ${m.w} ${m.h}" aria-hidden="true">${inside(card, m, covered)}</svg>`;
    drawn.set(key, it);
  }
  return it;
};

const backs = [html`<div class="back"></div>`, html`<div class="back small"></div>`] as const;

/** The pattern of the back, filling its card. */
export const back = (m: Metrics): TemplateResult => (m.w < ROOM_FOR_PIPS ? backs[1] : backs[0]);

/** The suit that an empty foundation waits for. */
export const suitMark = (suit: Suit): TemplateResult =>
  html`<svg class="mark" viewBox="-12 -12 24 24" aria-hidden="true"><path d=${'M0 0' + suitShape[suit]} /></svg>`;

/** The rank that an empty pile waits for. */
export const rankMark = (rank: string): TemplateResult =>
  html`<svg class="mark rank" viewBox="0 0 ${RANK_BOX} 20" aria-hidden="true"><path d=${rankGlyph[rank]} /></svg>`;

const picture = (cards: readonly Card[], m: Metrics, dx: number, dy: number, covered: boolean): TemplateResult => {
  const w = m.w + dx * (cards.length - 1);
  const h = m.h + dy * (cards.length - 1);
  return html`<svg class="picture" width=${w} height=${h} viewBox="0 0 ${w} ${h}" aria-hidden="true">${cards.map(
    (card, i) =>
      svg`<svg class="suit-${suitOf(card)}" x=${dx * i} y=${dy * i} width=${m.w} height=${m.h}><rect class="sheet" x=".5" y=".5" width=${m.w - 1} height=${m.h - 1} rx=${m.r}/>${inside(card, m, covered)}</svg>`,
  )}</svg>`;
};

/** A whole little card, for a line of text or a dialog. */
export const cardPicture = (card: Card, width: number, covered = false): TemplateResult => picture([card], metrics(width), 0, 0, covered);

/** Little cards side by side, each showing its index. */
export const fanPicture = (cards: readonly Card[], width: number): TemplateResult => {
  const m = metrics(width);
  return picture(cards, m, m.fan, 0, true);
};

/** Little cards one upon the other, each showing its index. */
export const stackPicture = (cards: readonly Card[], width: number): TemplateResult => {
  const m = metrics(width);
  return picture(cards, m, 0, m.padY + m.cap + 3, true);
};

/** `n` empty cells in the colour of the text around them. */
export const cellPicture = (n: number): TemplateResult => {
  const w = n * 20;
  const cells = Array.from({ length: n }, (_, i) => `M${4.5 + i * 20} 1h11a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-18a2.5 2.5 0 0 1 2.5-2.5Z`);
  return html`<svg width=${w} height="25" viewBox="0 0 ${w} 25" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d=${cells.join('')} /></svg>`;
};

export const faceStyles = css`
  .face,
  .picture,
  .mark {
    display: block;
    fill: currentColor;
    pointer-events: none;
  }
  .face,
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
  svg .trim,
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
  svg .trim {
    stroke: var(--_gold);
    stroke-width: 2.2;
  }
  .cut {
    stroke: var(--_card);
    stroke-width: 1.5;
  }
  svg .gold {
    fill: var(--_gold);
  }
  .paper,
  .sheet {
    fill: var(--_card);
  }
  svg .key {
    stroke: var(--_card);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .sheet {
    stroke: var(--_card-edge);
  }
  svg .panel {
    fill: color-mix(in srgb, currentColor 7%, var(--_card));
  }
  .back {
    position: absolute;
    inset: 5.36% 7.5%;
    border: 1px solid var(--_back-edge);
    border-radius: 3px;
    /* Two lattices of circles, the second half a step away; what is outside either is painted over, so the lenses stay. */
    background:
      radial-gradient(closest-side, #0000 94%, var(--_back)) 0 0 / calc(100% / 6) calc(100% / 8),
      radial-gradient(closest-side, #0000 94%, var(--_back)) 10% 7.1429% / calc(100% / 6) calc(100% / 8) var(--_petal);
    print-color-adjust: exact;
  }
  .back.small {
    inset: 8.57% 12%;
    border-radius: 1.5px;
    background-size: 25% calc(100% / 6);
    background-position:
      0 0,
      16.667% 10%;
  }
`;
