/** Where the bubble stands: beside the refused cards, on the side that covers fewest others. */
import { overlap, type BoardLayout, type Box } from './geometry.js';

const AWAY = 14;
const EDGE = 8;
/** So many times as much as a card counts where the cards go to. */
const TARGET = 50;

const headBox = (layout: BoardLayout, from: string, count: number, scrolled: number): Box | null => {
  const at = layout.piles.get(from);
  if (!at) return null;
  const { w, h } = layout.metrics;
  const offset = at.offsets.at(-Math.max(1, count)) ?? { x: 0, y: 0 };
  return { x: at.x + offset.x, y: at.y + offset.y - (at.long ? scrolled : 0), w, h };
};

interface Place extends Box {
  readonly side: 'below' | 'above' | 'right' | 'left';
}

/** How much of all cards a box covers, in square pixels. */
const cardsUnder = (layout: BoardLayout, box: Box): number => {
  const { w, h } = layout.metrics;
  let area = 0;
  for (const { x, y, offsets } of layout.piles.values()) {
    const last = offsets.at(-1);
    if (last) area += overlap(box, { x, y, w: w + last.x, h: h + last.y });
  }
  return area;
};

/** Puts the bubble beside the refused cards, below them first; its tail points at them. */
export const placeBubble = (
  bubble: HTMLElement,
  layout: BoardLayout,
  refused: { readonly from: string; readonly count: number; readonly to: string | null } | null,
  scrolled: number,
): void => {
  const box =
    refused &&
    (headBox(layout, refused.from, refused.count, scrolled) ??
      headBox(layout, refused.to ?? '', 1, scrolled));
  if (!refused || !box) {
    // A word that is about no card stands at the top of the board.
    delete bubble.dataset.side;
    bubble.style.transform = '';
    return;
  }
  const at = layout.piles.get(refused.from);
  const up = at?.long ? scrolled : 0;
  const end = at ? at.y + (at.offsets.at(-1)?.y ?? 0) + layout.metrics.h - up : box.y + box.h;
  const { offsetWidth: w, offsetHeight: h } = bubble;
  const middle = box.x + box.w / 2;
  const x = Math.max(EDGE, Math.min(middle - w / 2, layout.width - w - EDGE));
  const y = Math.max(EDGE, Math.min(box.y, layout.height - h - EDGE));
  const places: readonly Place[] = [
    { side: 'below', x, y: end + AWAY, w, h },
    { side: 'above', x, y: box.y - AWAY - h, w, h },
    { side: 'right', x: box.x + box.w + AWAY, y, w, h },
    { side: 'left', x: box.x - AWAY - w, y, w, h },
  ];
  const inside = places.filter(
    (place) =>
      place.x >= EDGE &&
      place.y >= EDGE &&
      place.x + w <= layout.width - EDGE &&
      place.y + h <= layout.height - EDGE,
  );
  // The side that covers least of where the cards go to, then fewest cards; the first of equals.
  const target = headBox(layout, refused.to ?? '', 1, scrolled);
  const covers = (place: Box): number =>
    cardsUnder(layout, place) + (target ? TARGET * overlap(place, target) : 0);
  const best = [...inside].sort((a, b) => covers(a) - covers(b))[0];
  const { side, ...spot } = best ?? { side: 'over', x, y: Math.max(EDGE, y + AWAY * 3) };
  bubble.dataset.side = side;
  const tail =
    side === 'right' || side === 'left'
      ? Math.max(18, Math.min(box.y + 16 - spot.y, h - 18))
      : Math.max(18, Math.min(middle - spot.x, w - 18));
  bubble.style.setProperty('--tail', String(tail));
  bubble.style.transform = `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)`;
};
