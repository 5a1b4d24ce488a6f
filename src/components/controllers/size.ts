/** How much room the element has: its width, and its height where the host gives one. It tells when that changes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { usualHeight, type Room } from '../views/geometry.js';

/** What the size is read from, once it is rendered. */
export interface Boxes {
  /** Holds all that is shown, and takes no height where the host gives one. */
  readonly flow: HTMLElement;
  readonly table: HTMLElement;
  /** As wide as the table less one gap, without height: its size never changes by what is rendered. */
  readonly ruler: HTMLElement;
  /** What stands above and below the table. */
  readonly bars: readonly HTMLElement[];
}

export interface SizedHost {
  boxes(): Boxes | null;
  /** How high the bars will be, before they were ever seen. */
  bars(width: number): number;
  /** A page that resets every element's style has made the tag inline, which no author can have meant. */
  inline(): void;
  /** The box is not shown any more. */
  hidden(): void;
  /** The room has changed: what was laid out no longer fits. */
  resized(): void;
}

/** Less than this, in px, is no height to play in: a host that gives it gets a board that grows. */
const LEAST = 260;

/** In a zoomed page heights are rounded anew at each rendering: so much, in px, is no change that could ask for another. */
const ROUNDED = 1;

/** So many renderings may follow from one: whatever a page does to the sizes, it is never rendered for ever. */
const TURNS = 4;

export class SizeController implements ReactiveController {
  room: Room = { width: 0, height: usualHeight(0), given: false, gap: null };
  /** The height that the host gives to the whole element, or null. */
  given: number | null = null;
  /** The host gives it by a greatest height alone: the content has to fill it. */
  filled = false;

  #resize: ResizeObserver | undefined;
  #watching = false;
  #watched: readonly HTMLElement[] = [];
  /** The next rendering is measured: to measure each would cost a layout an action. */
  #asked = true;
  /** How often in a row what was rendered asked for another rendering. */
  #turns = 0;
  /** What was rendered last may have another height, which the observer will tell. */
  #grows = false;
  /** The box is kept at another height than its content's by something that gives none, such as a greatest height. */
  #odd = false;
  /** The sizes of table and host after the last rendering. */
  #known = '';

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly sized: SizedHost,
  ) {
    host.addController(this);
  }

  /** Before the first rendering: what the box keeps now, the host gives. */
  begin(): void {
    if (this.room.width > 0 || this.sized.boxes() || !this.host.isConnected) return;
    const width = this.host.clientWidth;
    this.given = this.#kept(width);
    this.#take(width, this.sized.bars(width), null);
  }

  hostUpdated(): void {
    if (!this.host.isConnected) return;
    this.#watch();
    if (!this.#asked) return;
    this.#asked = false;
    if (!this.#measure(false)) this.#turns = 0;
    else if (this.#turns++ < TURNS) this.#changed();
    this.#known = this.#sizes();
  }

  /** What is rendered next may have another height: it is measured when the browser has laid it out anyway. */
  grows(): void {
    if (this.given !== null) {
      this.#asked = true;
      return;
    }
    this.#grows = true;
    // The observer is called after the next frame's callbacks.
    requestAnimationFrame(() => requestAnimationFrame(() => (this.#grows = false)));
  }

  #changed(): void {
    this.#asked = true;
    this.sized.resized();
  }

  hostConnected(): void {
    this.#watch();
  }

  hostDisconnected(): void {
    this.#resize?.disconnect();
    this.#watching = false;
    this.#watched = [];
  }

  #watch(): void {
    const boxes = this.sized.boxes();
    if (!boxes) return;
    this.#resize ??= new ResizeObserver(() => this.#seen());
    for (const bar of boxes.bars)
      if (!this.#watched.includes(bar)) this.#resize.observe(bar, { box: 'border-box' });
    for (const bar of this.#watched) {
      if (boxes.bars.includes(bar)) continue;
      this.#resize.unobserve(bar);
      this.#asked = true;
    }
    this.#watched = boxes.bars;
    if (this.#watching) return;
    this.#watching = true;
    this.#resize.observe(boxes.ruler);
    this.#resize.observe(this.host);
  }

  #seen(): void {
    // What was rendered has changed its size, and nothing else.
    if (this.#sizes() === this.#known) return;
    if (this.sized.boxes()?.table.clientWidth === 0) this.sized.hidden();
    const fresh = !this.#grows;
    this.#grows = false;
    if (fresh) this.#odd = false;
    if (!this.#measure(fresh)) {
      if (!fresh) this.#known = this.#sizes();
      return;
    }
    this.#changed();
    // The board will grow or shrink before this frame is painted: an observer of it would report a loop to the page.
    const resize = this.#resize;
    resize?.unobserve(this.host);
    requestAnimationFrame(() => {
      if (this.#watching) resize?.observe(this.host);
    });
  }

  #sizes(): string {
    const table = this.sized.boxes()?.table;
    const bars = this.#watched.map((bar) => bar.offsetHeight);
    return table
      ? [table.clientWidth, getComputedStyle(table).columnGap, this.host.clientHeight, bars].join()
      : '';
  }

  /** Reads the room; true where it is another one. */
  #measure(fresh: boolean): boolean {
    const boxes = this.sized.boxes();
    if (!boxes) return false;
    const { flow, table } = boxes;
    if (getComputedStyle(this.host).display === 'inline') this.sized.inline();
    const width = table.clientWidth;
    if (width === 0) return false;
    if (this.given === null || this.filled) {
      // What fills a greatest height is higher by itself, so that the box tells when that is raised.
      const odd = !this.filled && Math.abs(this.#inner() - flow.offsetHeight) > 1;
      if (fresh || (odd && !this.#odd)) this.#probe(flow, width);
      this.#odd = odd && this.given === null;
    } else {
      this.given = this.#kept(width);
    }
    const gap = Number.parseFloat(getComputedStyle(table).columnGap);
    // Not what is left of the whole: in a zoomed page that is rounded by how the table lies, which goes by this.
    const bars = boxes.bars.reduce((sum, bar) => sum + bar.offsetHeight, 0);
    return this.#take(width, bars, Number.isFinite(gap) ? gap : null, this.#turns > 0 ? ROUNDED : 0);
  }

  #take(width: number, bars: number, gap: number | null, slack = 0): boolean {
    const given = this.given !== null;
    const height = Math.floor(this.given ?? usualHeight(width)) - bars;
    const { room } = this;
    const same = Math.abs(room.height - height) <= slack;
    if (room.width === width && same && room.given === given && room.gap === gap) return false;
    this.room = { width, height, given, gap };
    return true;
  }

  /** The height of the host's content box. */
  #inner(): number {
    const { paddingTop, paddingBottom } = getComputedStyle(this.host);
    return (
      this.host.clientHeight - (Number.parseFloat(paddingTop) || 0) - (Number.parseFloat(paddingBottom) || 0)
    );
  }

  /** The height that the box keeps by itself, or null where that is not enough to play in. Its content takes none meanwhile. */
  #kept(width: number): number | null {
    const inner = this.#inner();
    const { minHeight } = getComputedStyle(this.host);
    // Who asks for a least height wants no board that is squeezed into it.
    const least = Number.parseFloat(minHeight) >= this.host.clientHeight && inner < usualHeight(width);
    return inner < LEAST || least ? null : inner;
  }

  #probe(flow: HTMLElement, width: number): void {
    // A page that is shorter for this moment may lose its scroll position.
    const scrolled: [Element, number][] = [];
    for (let node: Node | null = this.host; node; node = parentOf(node)) {
      if (node instanceof Element && node.scrollTop > 0) scrolled.push([node, node.scrollTop]);
    }
    flow.style.height = '0';
    this.given = this.#kept(width);
    this.filled = false;
    if (this.given === null && getComputedStyle(this.host).maxHeight !== 'none') {
      flow.style.height = `${usualHeight(width)}px`;
      const inner = this.#inner();
      this.filled = inner >= LEAST && inner < Math.floor(usualHeight(width)) - ROUNDED;
      if (this.filled) this.given = inner;
    }
    flow.style.height = '';
    for (const [element, top] of scrolled) if (element.scrollTop !== top) element.scrollTop = top;
  }
}

const parentOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) ||
  node.parentNode ||
  (node instanceof ShadowRoot ? node.host : null);
