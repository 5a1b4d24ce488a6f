/** The lens over a column that the host's height squeezes: the strips round the pointer, a finger's touch or the focus are open. */
import { clientBox } from './client-box.js';
import { cardAt, isNarrow, type BoardLayout } from './views/geometry.js';

export interface LensTable {
  layout(): BoardLayout | null;
  element(): HTMLElement | null;
  /** How far the columns that scroll are scrolled. */
  scrolled(): number;
  changed(): void;
}

/** A card of a squeezed column. */
interface Place {
  readonly letter: string;
  readonly index: number;
}

export class Lens {
  at: Place | null = null;

  constructor(private readonly table: LensTable) {}

  /** A pointer that hovers opens the strips round it. */
  hover(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.buttons === 0) this.#open(this.#place(event));
  }

  leave(event: PointerEvent): void {
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

  /** The focus came to a card. */
  focus(letter: string, index: number): void {
    if (this.table.layout()?.piles.get(letter)?.squeezed) this.#open({ letter, index });
  }

  #open(place: Place | null): void {
    if (place?.letter === this.at?.letter && place?.index === this.at?.index) return;
    this.at = place;
    this.table.changed();
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
