/** The ring round what has the focus on the board: round all of it that is seen, and above its neighbours. */
import { css } from 'lit';
import { adopt } from './adopt.js';
import type { Play } from './table.js';
import type { BoardLayout, Box, PileLayout } from './views/geometry.js';

const styles = css`
  .halo {
    position: absolute;
    left: calc(var(--px) * var(--u));
    top: calc(var(--py) * var(--u));
    z-index: 45;
    width: calc(var(--w) * var(--u));
    height: calc(var(--h) * var(--u));
    border: 3px solid var(--_accent);
    border-radius: calc(var(--_radius) + 4px);
    box-shadow:
      0 0 0 1.5px #021a13d9,
      inset 0 0 0 1px #021a13d9;
    pointer-events: none;
  }
  .halo.strip {
    border-bottom-left-radius: 4px;
    border-bottom-right-radius: 4px;
  }
  .halo.long {
    z-index: 1;
  }
  .scrolls .halo:not(.long) {
    position: sticky;
    left: 0;
    margin: 0 0 calc(var(--h) * var(--u) * -1) calc(var(--px) * var(--u));
  }
  .halo[hidden],
  .dragging .halo {
    display: none;
  }
  .halo ~ .pile > .slot:focus-visible {
    outline: none;
  }
  .halo ~ .pile > :focus-visible:not(.held, .refused) {
    box-shadow: none;
  }
  /* Beside the bars, which stay at the edges of the window. */
  .pile > button {
    scroll-margin-block: 64px;
  }
  @media print {
    .halo {
      display: none;
    }
  }
`;

/** Between a card and the outer edge of its ring. */
const ROOM = 4;
/** A held card is lifted by so much. */
const LIFT = 8;

/** What is seen of a card, of an empty place or of the stock. */
const seenOf = ({ metrics: { w, h } }: BoardLayout, pile: PileLayout, index: number): Box => {
  const own = pile.offsets[index] ?? { x: 0, y: 0 };
  const on = pile.offsets[index + 1];
  const fanned = pile.kind === 'column' || pile.kind === 'waste' ? on : undefined;
  return {
    x: pile.x + own.x,
    y: pile.y + own.y,
    w: (fanned && fanned.x - own.x) || w,
    h: (fanned && fanned.y - own.y) || h,
  };
};

export class Halo {
  readonly #element = document.createElement('div');

  constructor(private readonly play: Play) {
    this.#element.className = 'halo';
    this.#element.hidden = true;
  }

  /** Shows the ring round what has the focus, if the focus is to be seen. */
  show(): void {
    const item = this.play.root.activeElement;
    const pile = item?.matches('.pile > :focus-visible') ? item.parentElement : null;
    const at = this.play.layout()?.piles.get(pile?.dataset.pile ?? '');
    const hidden = !item || !pile || !at;
    this.#element.hidden = hidden;
    if (!hidden) this.#surround(item, pile, at);
  }

  hide(): void {
    this.#element.hidden = true;
  }

  #surround(item: Element, pile: HTMLElement, at: PileLayout): void {
    const { root } = this.play;
    const layout = this.play.layout() as BoardLayout;
    adopt(root, styles);
    // Before all that is drawn there: what comes and goes at the end would take it along.
    if (this.#element.parentElement !== pile.parentElement) pile.parentElement?.prepend(this.#element);
    const items = [...pile.querySelectorAll(':scope > .card:not(.down)')];
    const index = item.matches('[data-card]') ? at.offsets.length - items.length + items.indexOf(item) : 0;
    const held = item.matches('.held');
    const seen = seenOf(layout, at, index);
    const up = held ? LIFT : 0;
    const left = Math.max(1.5, seen.x - ROOM);
    const top = Math.max(1.5, seen.y - ROOM - up);
    const reach = at.long ? (layout.reach ?? 0) : layout.height;
    const right = Math.min(layout.width - 1.5, seen.x + seen.w + ROOM);
    const strip = seen.h < layout.metrics.h;
    // The index of the card below begins at its edge.
    const bottom = Math.min(reach - 1.5, seen.y + seen.h + (strip ? 1 : ROOM) - up);
    this.#element.style.cssText = `--px:${left};--py:${top};--w:${right - left};--h:${bottom - top}`;
    const { classList } = this.#element;
    classList.toggle('strip', strip);
    classList.toggle('long', at.long && !held);
  }
}
