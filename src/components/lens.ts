/** The lens over a column that the host's height squeezes: the strips round the pointer, a finger's touch or the focus are open. */
import { pile, type Card } from '../engine/index.js';
import { clientBox } from './client-box.js';
import type { Table } from './table.js';
import { cardAt, isNarrow } from './views/geometry.js';

export type LensTable = Pick<Table, 'session' | 'layout' | 'element' | 'scrolled' | 'scroll' | 'changed'>;

/** This near to the edge of a table that scrolls, in client pixels, what is held scrolls it; by so much in a frame. */
const EDGE = 36;
const EDGE_STEP = 9;

/** A card of a squeezed column. */
interface Place {
  readonly letter: string;
  readonly index: number;
}

export class Lens {
  at: Place | null = null;

  /** Scrolls the table while what is held is near its edge. */
  #edge: { readonly frame: number; readonly step: number } | null = null;

  constructor(private readonly table: LensTable) {
    const element = table.element();
    element?.addEventListener('pointermove', (event) => this.#hover(event));
    element?.addEventListener('pointerleave', (event) => this.#leave(event));
    element?.addEventListener('focusin', ({ target }) => this.#focus(target as Element));
  }

  /** Near the edge of a table that scrolls, it scrolls as long as what is dragged stays there; `follow` takes that along. */
  nearEdge(y: number | null, scale = 1, follow: () => void = () => undefined): void {
    const layout = this.table.layout();
    if (!layout || (layout.reach === null && y !== null)) return;
    const upper = layout.veil * scale;
    const lower = layout.height * scale;
    const step =
      y === null ? 0 : y > lower - EDGE ? EDGE_STEP : y > upper && y < upper + EDGE ? -EDGE_STEP : 0;
    if (this.#edge?.step === step) return;
    if (this.#edge) cancelAnimationFrame(this.#edge.frame);
    this.#edge = null;
    if (step !== 0) this.#creep(step, follow);
  }

  #creep(step: number, follow: () => void): void {
    const frame = requestAnimationFrame(() => {
      this.table.scroll(step);
      follow();
      this.#creep(step, follow);
    });
    this.#edge = { frame, step };
  }

  /** A pointer that hovers opens the strips round it. */
  #hover(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.buttons === 0) this.#open(this.#place(event));
  }

  #leave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.#open(null);
  }

  /** A finger goes down. Where the strips under it are too narrow to aim at, it only opens them: then this is true. */
  touch(event: PointerEvent): boolean {
    const place = this.#place(event);
    const layout = this.table.layout();
    if (layout && place && !isNarrow(layout, place.letter, place.index)) return false;
    this.#open(place);
    return place !== null;
  }

  /** A focus that is seen came to a card. */
  #focus(target: Element): void {
    const card = target.closest<HTMLElement>('[data-card]');
    const letter = card?.closest<HTMLElement>('[data-pile]')?.dataset.pile;
    if (!card?.matches(':focus-visible') || letter === undefined) return;
    if (!this.table.layout()?.piles.get(letter)?.squeezed) return;
    const { cards } = pile(this.table.session().position, letter);
    this.#open({ letter, index: cards.indexOf(card.dataset.card as Card) });
  }

  #open(place: Place | null): void {
    if (place?.letter === this.at?.letter && place?.index === this.at?.index) return;
    this.at = place;
    // Cards fly to where they lie now.
    this.table.changed(new Map());
  }

  /** The card of a squeezed column at a point, by the layout: what lies there, not what happens to fly by. */
  #place({ clientX, clientY }: PointerEvent): Place | null {
    const element = this.table.element();
    const squeezed = [...(this.table.layout()?.piles.values() ?? [])].filter((pile) => pile.squeezed);
    if (!element || squeezed.length === 0) return null;
    const { scale, ...box } = clientBox(element);
    const x = (clientX - box.x) / scale;
    for (const pile of squeezed) {
      if (x < pile.drop.x || x >= pile.drop.x + pile.drop.w) continue;
      const y = (clientY - box.y) / scale + (pile.long ? this.table.scrolled() : 0) - pile.y;
      return y < 0 || y > pile.drop.h ? null : { letter: pile.letter, index: cardAt(pile, y) };
    }
    return null;
  }
}
