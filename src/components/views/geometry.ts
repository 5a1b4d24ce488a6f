/** Where every pile and card lies, from the room that the board has: pure numbers in CSS pixels, no DOM. */
import { pile, pilesOf, type PileInfo, type Position, type Variant } from '../../engine/index.js';
import { metrics, type Metrics } from './faces.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One pile on the board. `offsets` holds, for each card from the most covered, its distance from the pile's corner. */
export interface PileLayout extends PileInfo {
  readonly x: number;
  readonly y: number;
  readonly offsets: readonly { readonly x: number; readonly y: number }[];
  /** What a card must overlap to be dropped here: the cards, and the place where the next one would lie. */
  readonly drop: Box;
  /** The part of it that is outlined for a target: the free card, and the place under it. */
  readonly mark: Box;
  /** Its strips are too narrow for a whole index, until the lens opens them. */
  readonly squeezed: boolean;
  /** It is longer than the table: it scrolls, while all that fits stays in its place. */
  readonly long: boolean;
}

export interface BoardLayout {
  readonly width: number;
  /** What the table needs, at least. */
  readonly height: number;
  /** How far down the longest column reaches, where the table is shorter than that and scrolls; else null. */
  readonly reach: number | null;
  /** What stays above a column that scrolls: the top row, unless it stands at the sides. */
  readonly veil: number;
  readonly metrics: Metrics;
  /** The fanned waste cards are too close for rank and suit side by side. */
  readonly tightWaste: boolean;
  readonly piles: ReadonlyMap<string, PileLayout>;
}

export type WidthClass = 'small' | 'medium' | 'large';
export const widthClass = (width: number): WidthClass =>
  width < 600 ? 'small' : width < 1000 ? 'medium' : 'large';

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Strips that a dealt board keeps room for below its first card, so that it rarely grows. */
const USUAL_STRIPS = 9;
/** A column that the host's height squeezes keeps strips of this height; below that it scrolls. */
const NARROWEST_STRIP = 14;
/** So many strips are open round the finger, the pointer or the focus. */
const LENS = 5;
const LARGEST_CARD = 120;

/** The height of the whole element where the host gives none: one rule with the style sheet and the README's snippet. */
export const usualHeight = (width: number): number => clamp(500, 388 + 0.4 * width, 848);

/** What the board is laid out for. */
export interface Room {
  readonly width: number;
  /** Of the table: what the host gives, or what is reserved for a usual game. */
  readonly height: number;
  /** The host gives the height: the board fits into it. Without, it grows. */
  readonly given: boolean;
  /** The gap that the host wishes between columns, or null. */
  readonly gap: number | null;
}

/** How the player wants the board to look, and what is being looked at. */
export interface Wishes {
  /** How many waste cards lie side by side. */
  readonly fan: number;
  readonly large: boolean;
  /** For the left hand: the top row and the columns stand the other way round. */
  readonly mirrored: boolean;
  /** Height in px below the top row kept from before, so that a board never shrinks during a game; 0 at the deal. */
  readonly kept: number;
  /** The card whose strip, with those around it, is opened in a squeezed column. */
  readonly lens: { readonly letter: string; readonly index: number } | null;
  /** The layout before this one: a pile that lies as it did stays the same object. */
  readonly before: BoardLayout | null;
}

interface Grid {
  readonly metrics: Metrics;
  readonly gap: number;
  /** The corner of the first cards of the columns. */
  readonly columnsY: number;
  readonly bottom: number;
  /** The top row stands at the sides: for a phone that lies on its side. */
  readonly sides: boolean;
  column(index: number): number;
  place(info: PileInfo, order: number): { readonly x: number; readonly y: number };
}

interface Measures {
  readonly pad: number;
  readonly gap: number;
  readonly top: number;
  readonly row: number;
  readonly bottom: number;
}

// Measures of the design, by the width: side pad, gap, above the top row, below it, below the columns.
const MEASURES: readonly (readonly number[])[] = [
  [360, 6, 4, 10, 14, 14],
  [480, 9, 5, 10, 14, 14],
  [600, 20, 13, 10, 14, 14],
  [900, 20, 13, 18, 20, 20],
  [Infinity, 28, 18, 24, 26, 28],
];

const measuresOf = (width: number): Measures => {
  const [, pad = 0, gap = 0, top = 0, row = 0, bottom = 0] =
    MEASURES.find(([below = 0]) => width < below) ?? [];
  return { pad, gap, top, row, bottom };
};

/** Above or beside the columns: where a pile of the top row stands among its like. */
const slotOf = ({ kind }: PileInfo, order: number, columns: number): number =>
  ({ column: order, cell: order, stock: 0, waste: 1, foundation: columns - 4 + order })[kind];

const onTop = ({ width, height, given, gap: wish }: Room, columns: number, large: boolean): Grid => {
  const { pad, gap: usual, top, row, bottom } = measuresOf(width);
  const gap = wish ?? usual;
  const wide = Math.floor((width - 2 * pad - (columns - 1) * gap) / columns);
  // A low table has smaller cards, so that there is room for strips.
  const low = given ? Math.floor((height - top - row - bottom - (USUAL_STRIPS - 2) * 24) / 2 / 1.4) : wide;
  const card = clamp(18, Math.min(wide, Math.max(low, 36)), LARGEST_CARD);
  const left = Math.round((width - (columns * card + (columns - 1) * gap)) / 2);
  const size = metrics(card, large);
  const column = (index: number): number => left + index * (card + gap);
  const columnsY = top + size.h + row;
  return {
    metrics: size,
    gap,
    columnsY,
    bottom,
    sides: false,
    column,
    place: (info, order) => ({
      x: column(slotOf(info, order, columns)),
      y: info.kind === 'column' ? columnsY : top,
    }),
  };
};

const atTheSides = (
  { width, height, gap: wish }: Room,
  infos: readonly PileInfo[],
  columns: number,
  { fan, large }: Wishes,
): Grid => {
  const margin = 10;
  const stack = 5;
  const left = infos.filter(({ kind }) => kind === 'cell' || kind === 'stock' || kind === 'waste');
  const gap = wish ?? 8;
  const fanned = left.some(({ kind }) => kind === 'waste') ? fan - 1 : 0;
  const across = columns + 1 + (left.length > 0 ? 1 : 0) + fanned * 0.6;
  const wide = Math.floor((width - 2 * margin - (columns + 3) * gap) / across);
  const high = Math.floor((height - 2 * margin - 3 * stack) / 4 / 1.4);
  const card = clamp(18, Math.min(wide, high), LARGEST_CARD);
  const size = metrics(card, large);
  const aside = left.length > 0 ? card + fanned * size.fan + gap : 0;
  const span = columns * card + (columns - 1) * gap;
  // In the middle of the table, unless a fanned waste needs more than its share.
  const first = Math.round(Math.max((width - span) / 2, margin + aside));
  const column = (index: number): number => first + index * (card + gap);
  return {
    metrics: size,
    gap,
    columnsY: margin,
    bottom: margin,
    sides: true,
    column,
    place: (info, order) => {
      if (info.kind === 'column') return { x: column(order), y: margin };
      const foundation = info.kind === 'foundation';
      const step = foundation ? order : left.indexOf(info);
      return { x: foundation ? width - margin - card : margin, y: margin + step * (size.h + stack) };
    },
  };
};

/** Which cards of a column the lens opens: as many as it holds, within the column. */
const lensOf = (index: number, down: number, last: number): readonly [from: number, to: number] => {
  const from = clamp(down, index - Math.floor(LENS / 2), Math.max(down, last - LENS));
  return [from, Math.min(last, from + LENS)];
};

/** A column's fan: how far each card lies below the first. */
const fanOf = (
  count: number,
  down: number,
  room: number,
  sizes: {
    readonly h: number;
    readonly min: number;
    readonly open: number;
    readonly down: number;
    readonly given: boolean;
  },
  lens: number | null,
): {
  readonly offsets: readonly { x: number; y: number }[];
  readonly squeezed: boolean;
  readonly strip: number;
  readonly end: number;
} => {
  const strips = Math.max(0, count - down - 1);
  const space = room - sizes.h - down * sizes.down;
  const even = strips > 0 ? Math.floor(Math.min(space / strips, sizes.open)) : sizes.open;
  const squeezed = sizes.given && even < sizes.min && strips > 0;
  const opened = Math.min(LENS, strips);
  const strip = squeezed
    ? clamp(
        NARROWEST_STRIP,
        Math.floor((space - opened * sizes.min) / Math.max(1, strips - opened)),
        sizes.min,
      )
    : Math.max(sizes.min, even);
  // The lens is always somewhere, at rest above the free card: so that never moves away from under a pointer.
  const [from, to] = squeezed ? lensOf(lens ?? count, down, count - 1) : [0, 0];
  const offsets: { x: number; y: number }[] = [];
  let y = 0;
  for (let index = 0; index < count; index += 1) {
    offsets.push({ x: 0, y });
    y += index < down ? sizes.down : index >= from && index < to ? sizes.min : strip;
  }
  const end = (offsets.at(-1)?.y ?? 0) + sizes.h;
  return { offsets, squeezed, strip: Math.max(strip, sizes.min), end };
};

const alike = (a: PileLayout, b: PileLayout): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.long === b.long &&
  a.squeezed === b.squeezed &&
  a.drop.h === b.drop.h &&
  a.offsets.length === b.offsets.length &&
  a.offsets.every(({ x, y }, i) => x === b.offsets[i]?.x && y === b.offsets[i]?.y);

/** The board for a position; `kept` is what the next one of the same game keeps. */
export const layoutOf = (
  variant: Variant,
  position: Position,
  room: Room,
  wishes: Wishes,
): { layout: BoardLayout; kept: number } => {
  const { width, height, given } = room;
  const infos = pilesOf(variant);
  const columns = infos.filter(({ kind }) => kind === 'column').length;
  const top = onTop(room, columns, wishes.large);
  // A phone that lies on its side: what stands at the sides leaves the columns the whole height, and larger cards.
  const sides = given && width > 1.7 * height ? atTheSides(room, infos, columns, wishes) : top;
  const grid = sides.metrics.w > top.metrics.w ? sides : top;
  const { metrics: size, columnsY, bottom } = grid;
  const { w, h, minStrip } = size;
  const small = width < 600;
  const sizes = {
    h,
    min: minStrip,
    // As open on a table as on a phone: strips of small cards would else be narrower where there is more room.
    open: Math.max(minStrip, 31, Math.min(Math.round(h * (small ? 0.48 : 0.36)), small ? h : 42)),
    down: clamp(5, Math.round(h * 0.05), 8),
    given,
  };
  const space = height - columnsY - bottom;
  const filled = infos.map((info) => ({ info, ...pile(position, info.letter) }));
  // Every column needs this much below its corner when its open strips are as narrow as they may be.
  const need = Math.max(
    ...filled.map(({ info, cards, down }) =>
      info.kind === 'column' ? h + down * sizes.down + Math.max(0, cards.length - down - 1) * minStrip : 0,
    ),
  );
  const usual = Math.max(space, h + USUAL_STRIPS * minStrip);
  const step = 4 * minStrip;
  const kept = given
    ? space
    : Math.max(wishes.kept, usual, need > usual ? usual + Math.ceil((need - usual) / step) * step : 0);

  const { fan } = wishes;
  const wasteRoom = grid.sides ? (fan - 1) * size.fan : w + 2 * grid.gap - grid.gap;
  const wasteStep = Math.floor(Math.min(size.fan, fan > 1 ? wasteRoom / (fan - 1) : 0));

  const piles = new Map<string, PileLayout>();
  const seen: Partial<Record<PileInfo['kind'], number>> = {};
  let reach = 0;
  for (const { info, cards, down } of filled) {
    const order = (seen[info.kind] = (seen[info.kind] ?? -1) + 1);
    const place = grid.place(info, order);
    const isColumn = info.kind === 'column';
    const lens = wishes.lens?.letter === info.letter ? wishes.lens.index : null;
    const fanned = Math.min(fan, cards.length);
    const column = isColumn ? fanOf(cards.length, down, kept, sizes, lens) : null;
    const offsets =
      column?.offsets ??
      cards.map((_, index) => ({
        x: info.kind === 'waste' ? Math.max(0, index - (cards.length - fanned)) * wasteStep : 0,
        y: 0,
      }));
    const last = offsets.at(-1);
    const next = column && last ? column.strip : 0;
    const spread = info.kind === 'waste' ? (fan - 1) * wasteStep : 0;
    const x = wishes.mirrored ? width - place.x - w - spread : place.x;
    const { y } = place;
    const long = given && column !== null && y + column.end + bottom > height;
    if (long) reach = Math.max(reach, y + column.end + bottom);
    const laid: PileLayout = {
      ...info,
      x,
      y,
      offsets,
      squeezed: column?.squeezed ?? false,
      long,
      mark: { x: last?.x ?? 0, y: last?.y ?? 0, w, h: h + next },
      drop: { x, y, w: w + (last?.x ?? 0), h: h + (last?.y ?? 0) + next },
    };
    const before = wishes.before?.piles.get(info.letter);
    piles.set(info.letter, before && alike(before, laid) ? before : laid);
  }
  return {
    layout: {
      width,
      height: given ? height : columnsY + kept + bottom,
      reach: reach || null,
      veil: grid.sides ? 0 : columnsY,
      metrics: size,
      tightWaste: fan > 1 && wasteStep < size.fan - 4,
      piles,
    },
    kept,
  };
};

/** Whether the strip of a card is too narrow to aim at with a finger; a free card's never is. */
export const isNarrow = (
  { piles, metrics: { minStrip } }: BoardLayout,
  letter: string,
  index: number,
): boolean => {
  const { squeezed = false, offsets = [] } = piles.get(letter) ?? {};
  const [own, next] = [offsets[index], offsets[index + 1]];
  return squeezed && own !== undefined && next !== undefined && next.y - own.y < minStrip;
};

/** The card of a pile that lies at this height below its corner. */
export const cardAt = ({ offsets }: PileLayout, y: number): number =>
  Math.max(0, offsets.filter((offset) => offset.y <= y).length - 1);

/** The area that two boxes share, in square pixels. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The smallest box round all of these. */
export const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
};
