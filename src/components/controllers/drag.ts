/** Dragging by mouse, pen and finger: the only room that knows interactjs. It tells what is grasped, moved, dropped or lost. */
import '@interactjs/auto-start/index.js';
import '@interactjs/actions/drag/index.js';
import interact from '@interactjs/interact/index.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface DragHandlers {
  /** The surface on which drags begin, once it is rendered. */
  surface(): HTMLElement | null;
  /** May a drag begin on this element? False leaves the gesture to the page: a finger scrolls. */
  grasps(target: Element, pointerType: string): boolean;
  /** A drag began on this element. False: nothing is lifted, and the drag is over. */
  start(target: Element): boolean;
  /** How far the pointer has gone since it went down, in client pixels. */
  move(dx: number, dy: number): void;
  drop(): void;
  /** The drag was lost: Escape, a system gesture, the element removed. */
  cancel(): void;
}

/** Less than this, in client pixels, is a tap with an unsteady hand. */
const TOLERANCE = 5;

type Interactable = ReturnType<typeof interact>;
interface DragEvent {
  readonly clientX: number;
  readonly clientY: number;
  readonly clientX0: number;
  readonly clientY0: number;
  readonly interaction: { stop(): void };
}

/** What interactjs remembers of finished interactions; its types leave it out. */
const kept = interact as unknown as {
  readonly scope: {
    readonly interactions: { readonly list: { interactable?: unknown; element?: unknown }[] };
  };
};

const innermost = (event: Event): Element | null => {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
};

export class DragController implements ReactiveController {
  #bound: { interactable: Interactable; surface: HTMLElement } | null = null;
  #pressed: Element | null = null;
  #interaction: DragEvent['interaction'] | null = null;
  #guards: AbortController | null = null;

  constructor(
    host: ReactiveControllerHost,
    private readonly handlers: DragHandlers,
  ) {
    host.addController(this);
  }

  get dragging(): boolean {
    return this.#interaction !== null;
  }

  hostUpdated(): void {
    const surface = this.handlers.surface();
    if (surface && surface !== this.#bound?.surface) this.#bind(surface);
  }

  hostDisconnected(): void {
    this.cancel();
    if (!this.#bound) return;
    const { interactable, surface } = this.#bound;
    this.#bound = null;
    interactable.unset();
    // interactjs keeps its last interactions, and with them this element, alive after unset().
    const { list } = kept.scope.interactions;
    for (const each of [...list]) {
      if (each.interactable === interactable || each.element === surface) list.splice(list.indexOf(each), 1);
    }
    this.#pressed = null;
  }

  /** Ends a drag that is under way; the cards go home. */
  cancel(): void {
    if (!this.#interaction) return;
    const interaction = this.#interaction;
    this.#over();
    interaction.stop();
    this.handlers.cancel();
  }

  #bind(surface: HTMLElement): void {
    interact.pointerMoveTolerance(TOLERANCE);
    const interactable = interact(surface)
      .styleCursor(false)
      .draggable({
        listeners: {
          start: (event: DragEvent) => this.#start(event),
          move: (event: DragEvent) => this.#move(event),
          end: () => this.#end(),
        },
      })
      .actionChecker((_pointer: unknown, event: unknown, action: unknown) => {
        const target = innermost(event as Event);
        const { pointerType = 'mouse' } = event as { pointerType?: string };
        if (!target || !this.handlers.grasps(target, pointerType)) return null as never;
        this.#pressed = target;
        return action as never;
      });
    this.#bound = { interactable, surface };
  }

  #start(event: DragEvent): void {
    if (!this.#pressed || !this.handlers.start(this.#pressed)) {
      event.interaction.stop();
      return;
    }
    this.#interaction = event.interaction;
    this.#guards = new AbortController();
    const { signal } = this.#guards;
    const lose = (): void => this.cancel();
    // A cancelled pointer would end as a drop: interactjs does not tell the two apart.
    addEventListener('pointercancel', lose, { capture: true, signal });
    addEventListener('blur', lose, { signal });
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        key.preventDefault();
        key.stopPropagation();
        this.cancel();
      },
      { capture: true, signal },
    );
    this.#move(event);
  }

  #move(event: DragEvent): void {
    if (this.#interaction) this.handlers.move(event.clientX - event.clientX0, event.clientY - event.clientY0);
  }

  #end(): void {
    if (!this.#interaction) return;
    this.#over();
    this.handlers.drop();
  }

  #over(): void {
    this.#guards?.abort();
    this.#guards = null;
    this.#interaction = null;
  }
}
