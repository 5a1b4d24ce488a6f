/** Motion by card identity between two layouts: where a card was seen, and where it lies now; by transform alone. */
import type { Card } from '../../engine/index.js';

/** Where one card lies on the table, in its own pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}
export type Spots = ReadonlyMap<Card, Spot>;

interface Point {
  readonly x: number;
  readonly y: number;
}

const EASE = 'cubic-bezier(.2, .7, .25, 1)';
const ABOVE_ALL = '50';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps an element above the others while it flies. As a keyframe this would take the motion off the compositor. */
export const raise = (element: HTMLElement, flight: Animation): void => {
  lift(element, flight);
  // On a table that scrolls, a pile is a world of its own.
  const pile = element.closest<HTMLElement>('.scrolls .pile');
  if (pile) lift(pile, flight);
};
const lift = (element: HTMLElement, flight: Animation): void => {
  element.style.zIndex = ABOVE_ALL;
  raised.set(element, flight);
  const settle = (): void => {
    if (raised.get(element) === flight) element.style.zIndex = '';
  };
  flight.addEventListener('finish', settle);
  flight.addEventListener('cancel', settle);
};
const raised = new WeakMap<HTMLElement, Animation>();

/** A card on its way, from where it was seen to where it lies. */
interface Flight {
  readonly animation: Animation;
  readonly element: HTMLElement;
  readonly from: Point;
  readonly to: Point;
}

export class Motion {
  #flights = new Map<Card, Flight>();
  #spots: Spots = new Map();
  #seen = new Map<Card, Point>();
  #duration = 0;
  #ahead = false;

  constructor(private readonly table: () => HTMLElement | null) {}

  /**
   * Notes where cards are seen, before the board changes: on their spots, but for those that fly, and for `held`, which
   * the hand has moved from their spots.
   */
  look(spots: Spots, held: ReadonlyMap<Card, Point> = new Map()): void {
    this.#spots = spots;
    this.#seen = new Map(held);
    for (const card of this.#flights.keys()) {
      const seen = held.has(card) ? null : this.#where(card);
      if (seen) this.#seen.set(card, seen);
    }
    // Read now, while the style is settled: after the change it would have to be worked out twice.
    if (!this.#ahead) this.prepare();
  }

  /** A move will be looked at when the style is no longer settled: what it takes is read ahead. */
  prepare(): void {
    this.#duration = this.#wished();
    this.#ahead = true;
  }

  /** Milliseconds of one move; 0 where nothing should move. */
  get duration(): number {
    return this.#wished();
  }

  flies(card: Card): boolean {
    return this.#flights.has(card);
  }

  /** Ends a card's flight: where it was seen, or null where it lay still. */
  halt(card: Card): Point | null {
    const seen = this.#where(card);
    this.#flights.get(card)?.animation.cancel();
    this.#flights.delete(card);
    return seen;
  }

  /** Where a flying card is seen, in the table's own pixels: as far on its way as its flight has come. */
  #where(card: Card): Point | null {
    const flight = this.#flights.get(card);
    if (!flight) return null;
    const { from, to, animation } = flight;
    const left = 1 - (animation.effect?.getComputedTiming().progress ?? 1);
    return { x: to.x + (from.x - to.x) * left, y: to.y + (from.y - to.y) * left };
  }

  /** Shows the way from the spots before to these. Without motion the cards simply lie where they lie. */
  fly(spots: Spots, move: boolean, width: number): void {
    const before = this.#spots;
    const seen = this.#seen;
    this.#spots = spots;
    this.#seen = new Map();
    const table = this.table();
    // What is drawn anew for another reason, a clock's tick say, disturbs no flight to a place that stays.
    if (!move) return this.#land((card, to) => spots.get(card)?.x !== to.x || spots.get(card)?.y !== to.y);
    this.#ahead = false;
    if (!table || this.#duration === 0) return this.#land();
    const elements = new Map<Card, HTMLElement>();
    for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
      elements.set(element.dataset.card as Card, element);
    }
    for (const [card, { element }] of this.#flights) {
      if (element !== elements.get(card)) this.#flights.delete(card);
    }
    let back: { from: Point; to: Point } | null = null;
    for (const [card, to] of spots) {
      const old = before.get(card);
      const element = elements.get(card);
      if (old && to.down && !old.down) back = { from: seen.get(card) ?? old, to };
      if (!old || !element) continue;
      const from = seen.get(card) ?? old;
      const moved = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 0.5;
      const turned = old.down && !to.down;
      if (!moved && !turned) continue;
      if (this.#flights.has(card) && old.x === to.x && old.y === to.y && !turned) continue;
      this.#start(card, element, from, to, turned, Math.hypot(from.x - to.x, from.y - to.y) > width / 2);
    }
    if (back) this.#toStock(back.from, back.to);
  }

  /** Cards that go back to the stock have no element any more: a back flies in their stead. */
  #toStock(from: Point, to: Point): void {
    this.table()
      ?.querySelector('.stock.down')
      ?.animate(
        {
          transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px) rotateY(-90deg)`, 'none'],
          visibility: ['visible', 'visible'],
        },
        { pseudoElement: '::after', easing: EASE, duration: this.#duration },
      );
  }

  /** A small shake: this can't be done. */
  shake(elements: Iterable<HTMLElement>): void {
    if (this.#wished() === 0) return;
    for (const element of elements) {
      element.animate(
        [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px` })),
        { duration: 240, easing: 'ease-out' },
      );
    }
  }

  /** Ends every motion on the table at once. */
  finish(): void {
    for (const animation of this.table()?.getAnimations({ subtree: true }) ?? []) animation.finish();
  }

  /** Forgets all flights; the next layout is where the cards simply are. */
  reset(spots: Spots): void {
    this.#land();
    this.#spots = spots;
  }

  #start(card: Card, element: HTMLElement, from: Point, to: Point, turned: boolean, far: boolean): void {
    this.#flights.get(card)?.animation.cancel();
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)${turned ? ' rotateY(90deg)' : ''}`;
    const animation = element.animate(
      { transform: [start, 'none'] },
      { easing: EASE, duration: this.#duration * (far ? 1.25 : 1) },
    );
    this.#flights.set(card, { animation, element, from, to });
    raise(element, animation);
    animation.addEventListener('finish', () => {
      if (this.#flights.get(card)?.animation === animation) this.#flights.delete(card);
    });
  }

  /** Ends flights: all, or those that are to end by card and goal. */
  #land(ends: (card: Card, to: Point) => boolean = () => true): void {
    for (const [card, { animation, to }] of this.#flights) {
      if (!ends(card, to)) continue;
      animation.cancel();
      this.#flights.delete(card);
    }
  }

  /** Milliseconds of one move; 0 where nothing should move. */
  #wished(): number {
    const table = this.table();
    if (!table || still()) return 0;
    const text = getComputedStyle(table).getPropertyValue('--_duration').trim();
    const amount = Number.parseFloat(text);
    return Number.isFinite(amount) ? amount * (text.endsWith('ms') ? 1 : 1000) : 160;
  }
}
