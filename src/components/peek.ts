/** A covered card shown whole, above its neighbours, as long as it is held. Nothing is moved by it, and nothing said. */
import { render } from 'lit';
import type { Card } from '../engine/index.js';
import type { Play } from './table.js';
import { face } from './views/faces.js';

/** How long a card is held until it shows itself, in ms. */
const HOLD = 400;
/** Farther than this, in client pixels, is no holding: of a mouse or a pen, which then drag, and of a finger. */
const STEADY = { mouse: 5, touch: 12 };
/** The shown card stands this far above the middle of a finger, as a card that is dragged does. */
const FINGER = 40;

/** What is pressed, and where. */
interface Pressed {
  readonly button: HTMLElement;
  readonly event: PointerEvent;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly listens: AbortController;
}

export class Peek {
  #pressed: Pressed | null = null;
  /** The card that is shown, whole. */
  #shown: HTMLElement | null = null;
  /** Whether the gesture could have been a tap no more before it was shown. */
  #spent = false;

  constructor(private readonly play: Play) {
    play.root.addEventListener('pointerdown', (event) => this.#press(event as PointerEvent));
    play.attend({ hostUpdated: () => this.#place(), hostDisconnected: () => this.#end() });
  }

  #press(event: PointerEvent): void {
    // A second finger wants something else.
    this.#end();
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (!button?.nextElementSibling?.matches('.card') || !event.isPrimary || event.button !== 0) return;
    const listens = new AbortController();
    const timer = setTimeout(() => this.#show(), HOLD);
    this.#pressed = { button, event, timer, listens };
    const options = { signal: listens.signal, capture: true, passive: true };
    const end = (): void => this.#end();
    addEventListener('pointerup', ({ timeStamp }) => this.#release(timeStamp), options);
    addEventListener('pointercancel', end, options);
    addEventListener('blur', end, { signal: listens.signal });
    // The scroll of a column does not leave the shadow root; that of the page does not come into it.
    for (const target of [window, this.play.root]) target.addEventListener('scroll', end, options);
    // After those who may begin a drag by it.
    addEventListener('pointermove', (move) => this.#move(move), { signal: listens.signal });
    // What a long press opens would take the pointer away.
    this.play.root.addEventListener('contextmenu', (menu) => this.#shown && menu.preventDefault(), {
      signal: listens.signal,
    });
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const down = this.#pressed?.event;
    if (!down) return;
    const way = Math.hypot(clientX - down.clientX, clientY - down.clientY);
    if (this.play.hand.dragging || way > (down.pointerType === 'touch' ? STEADY.touch : STEADY.mouse))
      this.#end();
  }

  /** On a page that was busy the end of a short tap may come after the time is up: it is a tap all the same. */
  #release(time: number): void {
    if (this.#shown && this.#pressed && time - this.#pressed.event.timeStamp < HOLD)
      this.play.hand.spend(this.#spent);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#pressed?.timer);
    this.#pressed?.listens.abort();
    this.#pressed = null;
    this.#shown?.remove();
    this.#shown = null;
  }

  #show(): void {
    if (this.play.hand.dragging) return this.#end();
    this.#spent = this.play.hand.spend();
    this.#shown = document.createElement('div');
    this.#shown.className = 'card';
    this.#shown.setAttribute('part', 'card');
    this.#shown.ariaHidden = 'true';
    Object.assign(this.#shown.style, {
      zIndex: '50',
      boxShadow: 'inset 0 0 0 1px var(--_card-edge), 0 2px 3px #00140e47, 0 8px 20px #00140e80',
      pointerEvents: 'none',
    });
    this.#place();
    if (this.#shown) this.play.element()?.append(this.#shown);
  }

  /** Draws the shown card where its own lies now; ends where that is not covered any more. */
  #place(): void {
    if (!this.#pressed || !this.#shown) return;
    const { button, event } = this.#pressed;
    const { play } = this;
    const layout = play.layout();
    const pile = button.closest<HTMLElement>('[data-pile]');
    const at = layout?.piles.get(pile?.dataset.pile ?? '');
    const cards = [...(pile?.querySelectorAll('.card') ?? [])];
    // A foundation and the waste have more cards than they show.
    const index = Number(pile?.dataset.count) - cards.length + cards.indexOf(button);
    const offset = at?.offsets[index];
    if (!layout || !at || !offset || button === cards.at(-1) || play.hand.dragging) return this.#end();
    const { metrics, height } = layout;
    const y = at.y + offset.y - (at.long ? play.scrolled() : 0);
    const { style } = this.#shown;
    style.setProperty('--x', `${at.x + offset.x}`);
    style.setProperty('--y', `${Math.max(0, Math.min(y - this.#raised(event, button), height - metrics.h))}`);
    render(face(button.dataset.card as Card, metrics, 'whole'), this.#shown);
  }

  /** How far up the card goes, so that a finger does not cover it. */
  #raised({ pointerType, clientY }: PointerEvent, button: HTMLElement): number {
    const { top, height } = button.getBoundingClientRect();
    const scale = height / button.offsetHeight || 1;
    return pointerType === 'touch' ? Math.max(0, FINGER - (clientY - top) / scale) : 0;
  }
}
