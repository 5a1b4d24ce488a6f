/** Where every pile and card lies, from the width of the board alone: pure numbers in CSS pixels, no DOM. */
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
}

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly metrics: Metrics;
  /** The fanned waste cards are too close for rank and suit side by side. */
  readonly tightWaste: boolean;
  readonly piles: ReadonlyMap<string, PileLayout>;
}

export type WidthClass = 'small' | 'medium' | 'large';
export const widthClass = (width: number): WidthClass =>
  width < 600 ? 'small' : width < 1000 ? 'medium' : 'large';

const steps = <T>(width: number, sizes: readonly [limit: number, value: T][], beyond: T): T =>
  sizes.find(([limit]) => width < limit)?.[1] ?? beyond;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Strips that a dealt board keeps room for below its first card, so that it rarely grows. */
const ROOMY_STRIPS = 9;

interface Grid {
  readonly metrics: Metrics;
  readonly gap: number;
  readonly top: number;
  readonly rowGap: number;
  column(index: number): number;
}

// Measures of the design: side pad, gap, and the largest card of 120 px.
const gridOf = (width: number, columns: number, gapWish: number | null): Grid => {
  const pad = steps(
    width,
    [
      [360, 6],
      [480, 9],
      [900, 20],
    ],
    28,
  );
  const gap =
    gapWish ??
    steps(
      width,
      [
        [360, 4],
        [480, 5],
        [900, 13],
      ],
      18,
    );
  const card = clamp(18, Math.floor((width - 2 * pad - (columns - 1) * gap) / columns), 120);
  const left = Math.round((width - (columns * card + (columns - 1) * gap)) / 2);
  return {
    metrics: metrics(card),
    gap,
    top: steps(
      width,
      [
        [600, 10],
        [900, 18],
      ],
      24,
    ),
    rowGap: steps(
      width,
      [
        [600, 14],
        [900, 20],
      ],
      26,
    ),
    column: (index) => left + index * (card + gap),
  };
};

/**
 * The board for a position.
 * @param room height in px kept below the top row from before, so that a board never shrinks during a game; 0 at the deal
 * @param fan how many waste cards lie side by side
 */
export const layoutOf = (
  variant: Variant,
  position: Position,
  width: number,
  room: number,
  fan: number,
  gapWish: number | null = null,
): { layout: BoardLayout; room: number } => {
  const infos = pilesOf(variant);
  const columns = infos.filter(({ kind }) => kind === 'column').length;
  const grid = gridOf(width, columns, gapWish);
  const { w, h, minStrip } = grid.metrics;
  const tableauY = grid.top + h + grid.rowGap;
  // As open on a table as on a phone: strips of small cards would else be narrower where there is more room.
  const openStrip = Math.max(minStrip, 31, Math.round(h * (width < 600 ? 0.48 : 0.25)));
  const downStrip = clamp(5, Math.round(h * 0.05), 8);

  // Every column needs this much below its corner when its open strips are as narrow as they may be.
  const need = Math.max(
    ...infos.map(({ kind, letter }) => {
      const { cards, down } = pile(position, letter);
      return kind === 'column' ? h + down * downStrip + Math.max(0, cards.length - down - 1) * minStrip : 0;
    }),
  );
  const usual = h + ROOMY_STRIPS * openStrip;
  const step = 4 * minStrip;
  const kept = Math.max(room, usual, need > usual ? usual + Math.ceil((need - usual) / step) * step : 0);

  const wasteRoom = 2 * (w + grid.gap) - grid.gap - w;
  const wasteStep = Math.floor(Math.min(grid.metrics.fan, fan > 1 ? wasteRoom / (fan - 1) : 0));

  const piles = new Map<string, PileLayout>();
  const seen: Partial<Record<PileInfo['kind'], number>> = {};
  for (const info of infos) {
    const order = (seen[info.kind] = (seen[info.kind] ?? -1) + 1);
    const { cards, down } = pile(position, info.letter);
    const slot = { column: order, cell: order, stock: 0, waste: 1, foundation: columns - 4 + order }[
      info.kind
    ];
    const x = grid.column(slot);
    const y = info.kind === 'column' ? tableauY : grid.top;
    const open = cards.length - down;
    const strip = Math.floor(
      clamp(minStrip, (kept - h - down * downStrip) / Math.max(1, open - 1), openStrip),
    );
    const fanned = Math.min(fan, cards.length);
    const offsets = cards.map((_, index) => {
      if (info.kind === 'column') {
        return { x: 0, y: Math.min(index, down) * downStrip + Math.max(0, index - down) * strip };
      }
      const place = info.kind === 'waste' ? Math.max(0, index - (cards.length - fanned)) : 0;
      return { x: place * wasteStep, y: 0 };
    });
    const last = offsets.at(-1);
    const next = info.kind === 'column' && last ? last.y + strip : 0;
    const mark = { x: last?.x ?? 0, y: last?.y ?? 0, w, h: h + (info.kind === 'column' && last ? strip : 0) };
    piles.set(info.letter, {
      ...info,
      x,
      y,
      offsets,
      mark,
      drop: { x, y, w: w + (last?.x ?? 0), h: h + next },
    });
  }
  const bottom = steps(
    width,
    [
      [600, 14],
      [900, 20],
    ],
    28,
  );
  return {
    layout: {
      width,
      height: tableauY + kept + bottom,
      metrics: grid.metrics,
      tightWaste: fan > 1 && wasteStep < grid.metrics.fan - 4,
      piles,
    },
    room: kept,
  };
};

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
