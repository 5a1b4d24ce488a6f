/** The player's hand: turns taps and drags on the table into moves, and knows what is lifted meanwhile. */
import type { ReactiveControllerHost } from 'lit';
import { destinations, doubleTapTarget, lift, pile, suitOf, type Card } from '../engine/index.js';
import { DragController, type Grip } from './controllers/drag.js';
import { TapArbiter } from './controllers/taps.js';
import type { Held } from './views/board.js';
import { around, isNarrow, overlap, type BoardLayout, type Box } from './views/geometry.js';
import type { Table } from './table.js';

/** A place that a pointer touched: a pile, and how many cards from its free end (0 for an empty pile). */
interface Touched {
  readonly letter: string;
  readonly count: number;
  readonly key: string | null;
  readonly card: HTMLElement | null;
}

/** A legal pile takes what lies on it with this share of the head card. */
const SHARE = 1 / 4;

/** A finger that goes no farther than this, in client pixels, has tapped. */
const UNSTEADY = 12;

/** The head of what is held stands this far above the middle of a finger, in client pixels, so that it can be seen. */
const FINGER = 40;

const NONE: ReadonlySet<string> = new Set();

export class Hand {
  held: Held | null = null;
  /** What a pointer has gone down on, and may lift. */
  aimed: Held | null = null;
  targets: ReadonlySet<string> = NONE;

  readonly #taps = new TapArbiter();
  readonly #drag: DragController;
  #moving: {
    readonly elements: readonly HTMLElement[];
    /** Where each card was seen when it was taken, and how far that is from where it lies. */
    readonly cards: readonly { card: Card; x: number; y: number; ox: number; oy: number }[];
    readonly scale: number;
    readonly legal: ReadonlySet<string>;
    /** How far the cards' own column was scrolled at first, where it is one that scrolls. */
    readonly scrolled: number | null;
    /** How far above the finger they are held. */
    readonly raised: number;
    dx: number;
    dy: number;
  } | null = null;
  #near: Element | null = null;
  #listens: AbortController | null = null;
  /** The pointer that went down last, until its click. */
  #pressed: { id: number; type: string; x: number; y: number } | null = null;
  /** The gesture under way is a drag: the click that ends it is no tap. */
  #spent = false;

  constructor(
    host: ReactiveControllerHost & Element,
    private readonly table: Table,
  ) {
    this.#drag = new DragController(host, {
      surface: () => table.element(),
      grasps: (target, pointerType) => this.#grasps(target, pointerType),
      start: (target, pointer) => this.#lift(target, pointer),
      move: (dx, dy, y) => this.#carry(dx, dy, y),
      drop: () => this.#drop(),
      cancel: () => this.#home(),
    });
  }

  get dragging(): boolean {
    return this.#moving !== null;
  }

  /** Lets go of everything; held cards go home. */
  release(): void {
    this.#taps.forget();
    this.#drag.cancel();
    if (this.held) this.#putBack();
  }

  /** What the last pointer that went down was; a mouse where none did. */
  get tool(): string {
    return this.#pressed?.type ?? 'mouse';
  }

  /** The gesture under way turns out to be something else, so what ends it is no tap, or not after all. Gives what was so before. */
  spend(spent = true): boolean {
    const before = this.#spent;
    this.#spent = spent;
    return before;
  }

  /** A pointer goes down: a new gesture begins. */
  press(event: PointerEvent): void {
    // A second finger is neither a tap nor a reason to let go.
    if (!event.isPrimary || this.dragging) return;
    this.#pressed = null;
    this.#spent = false;
    // Only the main button, of a pen too, plays.
    if (event.button !== 0) return;
    this.#spent = event.pointerType === 'touch' && this.table.opens(event);
    const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
    this.#pressed = { id, type, x, y };
    this.table.prepare();
    this.#aim(event.target);
  }

  /** What a drag will need is drawn before it begins. */
  #aim(target: EventTarget | null): void {
    const { letter: from, count } = (target instanceof Element && this.#touched(target)) || {
      letter: '',
      count: 0,
    };
    const lifts = count > 0 && lift(this.table.session(), from, count) === null;
    this.aimed = lifts ? { from, count } : null;
    this.table.changed();
  }

  /** The pointer has left the table, or was taken away: it lifts nothing here any more. */
  readonly leave = (): void => {
    if (this.aimed && !this.dragging) this.#aim(null);
  };

  /**
   * A pointer goes up. A finger's or a pen's tap is judged here: browsers send no click for the first one after a flick,
   * and none may be lost. A mouse's tap is its click.
   */
  unpress(event: PointerEvent): void {
    if (!this.dragging) this.#aim(null);
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId || pressed.type === 'mouse' || this.#spent) return;
    const way = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    if (way <= UNSTEADY) this.#tap(event);
  }

  /** A click: a mouse's tap, or that of a key or an assistive technology, which come without a pointer. */
  click(event: MouseEvent): void {
    const pressed = this.#pressed;
    const { pointerId } = event as Partial<PointerEvent>;
    // The click of a finger's tap, judged long ago, comes late on a busy page: another finger is down, or has been.
    if (pressed && event.detail !== 0 && Number(pointerId) >= 0 && pointerId !== pressed.id) return;
    this.#pressed = null;
    // A finger whose touch was not seen is a second one.
    if (pressed === null && (event as PointerEvent).pointerType === 'touch') return;
    const byPointer = pressed !== null && event.detail !== 0;
    if (byPointer && (this.#spent || pressed.type !== 'mouse')) return;
    this.#tap(event, !byPointer);
  }

  /** A pointer's tap, or a press by key or assistive technology: that one is told why nothing can be picked up. */
  #tap(event: MouseEvent, pressed = false): void {
    const place = this.#touched(this.#under(event));
    if (!place) return this.#putBack();
    const tap = this.#taps.judge(
      { pile: place.letter, card: place.key },
      event.timeStamp,
      this.table.option('doubleClick') && !pressed,
    );
    if (tap === 'echo' && !pressed) return;
    this.table.begins();
    const held = this.held;
    const session = this.table.session();
    const { letter, count } = place;
    this.table.focus(letter, place.card?.dataset.card);
    if (letter === 's') {
      this.#putBack();
      const stock = pile(session.position, 's').cards.length;
      return this.table.act({ ...(stock ? { from: 's', to: 'w' } : { from: 'w', to: 's' }), count: 1 });
    }
    if (held && held.from !== letter) {
      return this.place(letter);
    }
    if (tap === 'double') {
      this.#putBack();
      return this.autoPlay(letter, count);
    }
    // A tap on what is held puts it back; one on another card of the pile takes that one up instead.
    if (held?.count === count) return this.putBack();
    this.#putBack();
    const reason = lift(session, letter, count);
    if (reason && pressed) this.table.refuse(letter, count, null, reason);
    else if (reason) this.table.shake(letter, count);
    else if (
      count === 1 &&
      this.table.wears('tap') === 'auto' &&
      destinations(session, letter, 1).includes('h')
    ) {
      this.table.act({ from: letter, to: 'h', count });
      this.#taps.played();
    } else this.pickUp(letter, count);
  }

  /** As by a double tap: the cards go to the best place, if there is one. */
  autoPlay(from: string, count: number): void {
    const session = this.table.session();
    const reason = lift(session, from, count);
    if (reason) return this.table.refuse(from, count, null, reason);
    const to = doubleTapTarget(session, from, count);
    if (to === null) {
      this.table.shake(from, count);
      this.table.announce((announcer) => announcer.notPlaced());
    } else this.table.act({ from, to, count });
  }

  /** Picks up the last `count` cards of a pile, which may be lifted. */
  pickUp(from: string, count: number): void {
    this.held = { from, count };
    this.#mark();
    this.table.picked();
    // The focus may be anywhere by now; a key that goes into a field of the page is the page's.
    this.#listens ??= new AbortController();
    addEventListener('keydown', this.key, { signal: this.#listens.signal });
    this.table.changed();
  }

  /** The player puts back what is held. */
  putBack(): void {
    this.#taps.forget();
    this.table.putBack();
    this.#putBack();
  }

  #putBack(): void {
    if (!this.held) return;
    this.#letGo();
    this.table.changed();
  }

  /** Escape puts back what is held, on the table or where nothing has the focus; elsewhere in the page it is the page's. */
  readonly key = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    const [target] = path;
    const ours = path.includes(this.table.element() as Element) || target === document.body;
    if (event.key !== 'Escape' || event.defaultPrevented || !ours || !this.held) return;
    event.preventDefault();
    event.stopPropagation();
    this.putBack();
  };

  #letGo(): void {
    this.#listens?.abort();
    this.#listens = null;
    this.held = this.aimed = null;
    this.targets = NONE;
    this.#near?.removeAttribute('data-near');
    this.#near = null;
  }

  /** Places what is held. On whichever foundation, it goes to its own: a gesture always means home. */
  place(letter: string): void {
    if (!this.held) return;
    const { from, count } = this.held;
    this.table.focus(from, pile(this.table.session().position, from).cards.at(-count));
    this.#taps.forget();
    this.#letGo();
    const home = this.table.layout()?.piles.get(letter)?.kind === 'foundation';
    this.table.act({ from, to: home ? 'h' : letter, count });
    this.table.changed();
  }

  /** Marks the piles that take what is held, where the player wants that. */
  #mark(): void {
    this.targets = this.held && this.table.option('placementHelp') ? this.#marks(this.held) : NONE;
  }

  #marks({ from, count }: Held): ReadonlySet<string> {
    const session = this.table.session();
    const head = pile(session.position, from).cards.at(-count);
    return new Set(destinations(session, from, count).map((to) => (to === 'h' && head ? suitOf(head) : to)));
  }

  #touched(target: EventTarget | undefined): Touched | null {
    if (!(target instanceof Element)) return null;
    const place = target.closest<HTMLElement>('[data-pile]');
    const letter = place?.dataset.pile;
    if (!place || letter === undefined) return null;
    const total = pile(this.table.session().position, letter).cards.length;
    const card = target.closest<HTMLElement>('.card');
    if (letter === 's' || total === 0) return { letter, count: 0, key: null, card };
    const shown = [...place.querySelectorAll<HTMLElement>('.card')];
    // The bare part of a pile stands for its free card.
    const index = card ? total - shown.length + shown.indexOf(card) : total - 1;
    return {
      letter,
      count: total - index,
      key: card?.dataset.card ?? `${letter}${index}`,
      card: card ?? shown.at(-1) ?? null,
    };
  }

  /** What a tap is meant for: not the card that happens to fly by, but what lies there. */
  #under(event: MouseEvent): EventTarget | undefined {
    const [target] = event.composedPath();
    const flies = (element: Element): boolean => {
      const card = element.closest<HTMLElement>('.card')?.dataset.card as Card | undefined;
      return card !== undefined && this.table.flies(card);
    };
    if (!(target instanceof Element) || !flies(target)) return target;
    const root = target.getRootNode() as ShadowRoot;
    return root.elementsFromPoint(event.clientX, event.clientY).find((element) => !flies(element));
  }

  #grasps(target: Element, pointerType: string): boolean {
    const place = this.#touched(target);
    if (!place?.card || place.letter === 's' || place.count === 0 || this.table.session().won) return false;
    if (pointerType !== 'touch') return true;
    // A finger that swipes over a card which can't be lifted, or aimed at, scrolls the page.
    const total = pile(this.table.session().position, place.letter).cards.length;
    return (
      lift(this.table.session(), place.letter, place.count) === null &&
      !isNarrow(this.table.layout() as BoardLayout, place.letter, total - place.count)
    );
  }

  #lift(target: Element, pointer: Grip): boolean {
    const place = this.#touched(target);
    const element = this.table.element();
    const layout = this.table.layout();
    const session = this.table.session();
    if (!place || place.count === 0 || !element || !layout) return false;
    this.#taps.forget();
    this.#spent = true;
    this.table.begins();
    const { letter: from, count } = place;
    const reason = lift(session, from, count);
    if (reason) {
      this.#putBack();
      this.table.refuse(from, count, null, reason);
      return false;
    }
    const at = layout.piles.get(from);
    const cards = pile(session.position, from).cards;
    const shown = [
      ...(element.querySelector(`[data-pile="${from}"]`)?.querySelectorAll<HTMLElement>('.card') ?? []),
    ];
    const elements = shown.slice(-count);
    const scrolled = at?.long ? this.table.scrolled() : null;
    const spots = cards.slice(-count).map((card, i) => {
      const offset = at?.offsets[cards.length - count + i] ?? { x: 0, y: 0 };
      const x = (at?.x ?? 0) + offset.x;
      const y = (at?.y ?? 0) + offset.y - (scrolled ?? 0);
      const seen = this.table.halt(card) ?? { x, y };
      return { card, ...seen, ox: seen.x - x, oy: seen.y - y };
    });
    const { w, h } = layout.metrics;
    const { scale } = pointer;
    const grasped = pointer.y - (spots[0]?.y ?? 0) * scale;
    elements.forEach((card, i) => {
      card.style.transformOrigin = `${w / 2}px ${h * 0.12 - ((spots[i]?.y ?? 0) - (spots[0]?.y ?? 0))}px`;
    });
    this.#moving = {
      elements,
      cards: spots,
      scale,
      legal: new Set(destinations(session, from, count)),
      scrolled,
      raised: pointer.type === 'touch' ? Math.max(0, FINGER - grasped) / scale : 0,
      dx: 0,
      dy: 0,
    };
    this.held = this.aimed = { from, count };
    const group = cards.slice(-count);
    this.table.focus(from, spots[0]?.card);
    // The frame that lifts has enough to do: all else that goes with it is drawn in the next.
    this.table.lifts();
    for (const card of elements) card.classList.add('held');
    element.parentElement?.classList.add('dragging');
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!this.dragging) return;
        this.table.unfocus(group);
        this.#mark();
        this.table.changed();
      }),
    );
    return true;
  }

  /** Moves what is held by so much, in client pixels; `y` is how far the pointer is below the table's upper edge. */
  #carry(dx: number, dy: number, y: number): void {
    const moving = this.#moving;
    if (!moving) return;
    moving.dx = dx / moving.scale;
    moving.dy = dy / moving.scale - moving.raised;
    this.#follow();
    this.table.nearEdge(y, moving.scale, this.#follow);
  }

  readonly #follow = (): void => {
    const moving = this.#moving;
    if (!moving) return;
    // A column that scrolls takes its cards along, also those in the hand.
    const along = moving.scrolled === null ? 0 : this.table.scrolled() - moving.scrolled;
    moving.elements.forEach((element, i) => {
      const { ox = 0, oy = 0 } = moving.cards[i] ?? {};
      element.style.transform = `translate(${ox + moving.dx}px, ${oy + moving.dy + along}px) rotate(2deg) scale(1.03)`;
    });
    const near = this.#nearest();
    const letter = near === 'h' ? suitOf(moving.cards[0]?.card ?? 'AS') : near;
    const place = letter !== null && this.targets.has(letter) ? letter : null;
    if (this.#near?.getAttribute('data-pile') === (place ?? undefined)) return;
    this.#near?.removeAttribute('data-near');
    this.#near =
      place === null ? null : (this.table.element()?.querySelector(`[data-pile="${place}"]`) ?? null);
    this.#near?.setAttribute('data-near', '');
  };

  /** How much of the head card lies on each pile (the foundations count as one, `h`), and whether most of it is over the board. */
  #covered(): { areas: Map<string, number>; own: string; over: boolean } | null {
    const layout = this.table.layout();
    const moving = this.#moving;
    const head = moving?.cards[0];
    if (!layout || !moving || !head || !this.held) return null;
    const { w, h } = layout.metrics;
    const box: Box = { x: head.x + moving.dx, y: head.y + moving.dy, w, h };
    const piles = [...layout.piles.values()];
    const from = this.held.from;
    const own = layout.piles.get(from)?.kind === 'foundation' ? 'h' : from;
    const areas = new Map<string, number>();
    areas.set(
      'h',
      overlap(box, around(piles.filter(({ kind }) => kind === 'foundation').map(({ drop }) => drop))),
    );
    const scrolled = this.table.scrolled();
    for (const { kind, letter, drop, y, long } of piles) {
      if (kind === 'foundation') continue;
      const up = long ? scrolled : 0;
      // Of its own column what stays counts, and the place that the head has left.
      const left = head.y + (moving.scrolled ?? 0) - y + h;
      areas.set(letter, overlap(box, { ...drop, y: drop.y - up, h: letter === from ? left : drop.h }));
    }
    const board: Box = { x: 0, y: 0, w: layout.width, h: layout.height };
    return { areas, own, over: overlap(box, board) >= (w * h) / 2 };
  }

  /** The legal pile that takes the head card if it is let go now, or null. */
  #nearest(): string | null {
    const covered = this.#covered();
    const moving = this.#moving;
    const size = this.table.layout()?.metrics;
    if (!covered || !moving || !size) return null;
    const { w, h } = size;
    const most = mostOf(covered.areas);
    if (most === null || most === covered.own) return null;
    if (most === 'h') return moving.legal.has('h') ? 'h' : null;
    const legal = new Map(
      [...covered.areas].filter(([letter, area]) => moving.legal.has(letter) && area >= w * h * SHARE),
    );
    legal.delete('h');
    return mostOf(legal);
  }

  #drop(): void {
    const covered = this.#covered();
    const held = this.held;
    const nearest = this.#nearest();
    const most = covered && mostOf(covered.areas);
    if (!covered || !held || !this.#moving) return this.#home();
    const kind = most === null || most === 'h' ? null : this.table.layout()?.piles.get(most)?.kind;
    const over = covered.over;
    const stands = !over || most === 'h' || most === covered.own || kind === 'cell';
    const picked = this.table.option('autoPlacement') && !stands ? this.#autoPlace(held, nearest) : null;
    const to = picked ?? nearest ?? (most === covered.own ? null : most);
    if (to === null) return this.#home();
    const seen = this.#seen();
    this.#rest();
    this.#letGo();
    const { from, count } = held;
    // Only a tap recycles: what is dropped on the stock is refused.
    if (to === 's') this.table.refuse(from, count, to, 'no-such-move');
    else this.table.act({ from, to, count });
    this.table.changed(seen);
  }

  /** The column under the group if that takes it, else by the order of a double tap, columns only. */
  #autoPlace({ from, count }: Held, nearest: string | null): string | null {
    const layout = this.table.layout();
    const session = this.table.session();
    if (nearest !== null) return nearest;
    const isColumn = (letter: string): boolean => layout?.piles.get(letter)?.kind === 'column';
    const first = doubleTapTarget(session, from, count);
    if (first !== null && isColumn(first)) return first;
    const empty = (letter: string): boolean => pile(session.position, letter).cards.length === 0;
    const whole = pile(session.position, from).cards.length === count && isColumn(from);
    return destinations(session, from, count).find((to) => isColumn(to) && !(whole && empty(to))) ?? null;
  }

  /** Where the hand's cards are seen now. */
  #seen(): ReadonlyMap<Card, { x: number; y: number }> {
    const moving = this.#moving;
    return new Map(
      moving?.cards.map(({ card, x, y }) => [card, { x: x + moving.dx, y: y + moving.dy }]) ?? [],
    );
  }

  #home(): void {
    if (!this.#moving) return;
    const seen = this.#seen();
    this.#rest();
    this.#letGo();
    this.table.changed(seen);
  }

  #rest(): void {
    this.table.nearEdge(null);
    this.table.element()?.parentElement?.classList.remove('dragging');
    for (const element of this.#moving?.elements ?? []) {
      element.classList.remove('held');
      element.style.transform = '';
      element.style.transformOrigin = '';
    }
    this.#moving = null;
  }
}

const mostOf = (areas: ReadonlyMap<string, number>): string | null => {
  let most: string | null = null;
  for (const [letter, area] of areas) if (area > (most === null ? 0 : (areas.get(most) ?? 0))) most = letter;
  return most;
};
