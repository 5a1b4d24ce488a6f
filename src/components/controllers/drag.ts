/** Dragging by mouse, pen and finger: the only room that knows interactjs. It tells what is grasped, moved, dropped or lost. */
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

/** What interactjs has of one pointer, and tells of it to its plugins; its public types leave both out. */
interface Interaction {
  interactable?: unknown;
  element?: unknown;
  readonly pointerIsDown: boolean;
  readonly pointerWasMoved: boolean;
  interacting(): boolean;
  start(action: { name: 'drag' }, interactable: Interactable, element: Element): void;
  stop(): void;
}
interface Signal {
  readonly interaction: Interaction;
  readonly event: PointerEvent;
}
interface DragEvent {
  readonly clientX: number;
  readonly clientY: number;
  readonly clientX0: number;
  readonly clientY0: number;
  readonly interaction: Interaction;
}

const { interactions } = (interact as unknown as { scope: { interactions: { list: Interaction[] } } }).scope;

/** Controllers by the surface that they listen on. */
const controllers = new Map<EventTarget, DragController>();
/** Pointers that went down on something which may be dragged. */
const grasps = new WeakMap<Interaction, DragController>();

// Stands in for interactjs's own start of drags, which also sets cursors on the host's page.
const graspPlugin = {
  id: 'grasp',
  before: ['actions'],
  listeners: {
    'interactions:down': ({ interaction, event }: Signal) => {
      grasps.delete(interaction);
      if (interaction.interacting() || event.button !== 0) return;
      const path = event.composedPath();
      for (const target of path) {
        const controller = controllers.get(target);
        if (controller?.grasp(path[0], event.pointerType)) grasps.set(interaction, controller);
      }
    },
    'interactions:move': ({ interaction }: Signal) => {
      if (interaction.pointerIsDown && interaction.pointerWasMoved && !interaction.interacting()) {
        grasps.get(interaction)?.begin(interaction);
        grasps.delete(interaction);
      }
    },
  },
};

interact.use(graspPlugin as unknown as Parameters<typeof interact.use>[0]);

export class DragController implements ReactiveController {
  #bound: { interactable: Interactable; surface: HTMLElement } | null = null;
  #pressed: Element | null = null;
  #interaction: Interaction | null = null;
  #guards: AbortController | null = null;

  constructor(
    host: ReactiveControllerHost,
    private readonly handlers: DragHandlers,
  ) {
    host.addController(this);
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
    this.#pressed = null;
    controllers.delete(surface);
    interactable.unset();
    // interactjs keeps its last interactions, and with them this element, alive after unset().
    const { list } = interactions;
    for (const each of [...list]) {
      if (each.interactable === interactable || each.element === surface) list.splice(list.indexOf(each), 1);
    }
  }

  /** Notes what a pointer went down on; false where no drag may begin there. */
  grasp(target: EventTarget | undefined, pointerType: string): boolean {
    this.#pressed =
      target instanceof Element && !this.#interaction && this.handlers.grasps(target, pointerType)
        ? target
        : null;
    return this.#pressed !== null;
  }

  /** The pointer has moved far enough to drag. */
  begin(interaction: Interaction): void {
    const { interactable, surface } = this.#bound ?? {};
    if (interactable && surface) interaction.start({ name: 'drag' }, interactable, surface);
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
    const interactable = interact(surface).draggable({
      listeners: {
        start: (event: DragEvent) => this.#start(event),
        move: (event: DragEvent) => this.#move(event),
        end: () => this.#end(),
      },
    });
    controllers.set(surface, this);
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
