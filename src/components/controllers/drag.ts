/** Dragging by mouse, pen and finger: the only room that knows interactjs. It tells what is grasped, moved, dropped or lost. */
import '@interactjs/actions/drag/index.js';
import interact from '@interactjs/interact/index.js';
import { clientBox } from '../client-box.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How a drag begins: by what, how far below the surface's upper edge in client pixels, and what one pixel of it measures there. */
export interface Grip {
  readonly type: string;
  readonly y: number;
  readonly scale: number;
}

export interface DragHandlers {
  /** The surface on which drags begin, once it is rendered. */
  surface(): HTMLElement | null;
  /** May a drag begin on this element? False leaves the gesture to the page: a finger scrolls. */
  grasps(target: Element, pointerType: string): boolean;
  /** A drag began on this element, where the pointer went down. False: nothing is lifted, and the drag is over. */
  start(target: Element, pointer: Grip): boolean;
  /** How far the pointer has gone over the surface since it went down, and is below its upper edge, in client pixels. */
  move(dx: number, dy: number, y: number): void;
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

interface Grasp {
  readonly controller: DragController;
  readonly target: Element;
  readonly event: PointerEvent;
}

/** Controllers by the surface that they listen on. */
const controllers = new Map<EventTarget, DragController>();
/** Pointers that went down on something which may be dragged, and on what. */
const grasps = new WeakMap<Interaction, Grasp>();

// Stands in for interactjs's own start of drags, which also sets cursors on the host's page.
const graspPlugin = {
  id: 'grasp',
  before: ['actions'],
  listeners: {
    'interactions:down': ({ interaction, event }: Signal) => {
      grasps.delete(interaction);
      if (interaction.interacting() || event.button !== 0 || !event.isPrimary) return;
      const path = event.composedPath();
      const [target] = path;
      const controller = path.map((each) => controllers.get(each)).find(Boolean);
      if (controller && target instanceof Element && controller.grasps(target, event.pointerType)) {
        grasps.set(interaction, { controller, target, event });
      }
    },
    'interactions:move': ({ interaction }: Signal) => {
      if (interaction.pointerIsDown && interaction.pointerWasMoved && !interaction.interacting()) {
        const grasp = grasps.get(interaction);
        grasps.delete(interaction);
        grasp?.controller.begin(interaction, grasp);
      }
    },
  },
};

interact.use(graspPlugin as unknown as Parameters<typeof interact.use>[0]);

export class DragController implements ReactiveController {
  #bound: { interactable: Interactable; surface: HTMLElement } | null = null;
  #grasp: Grasp | null = null;
  /** How far the pointer has gone since it went down. */
  #way = { x: 0, y: 0 };
  /** How far the surface has moved in the window since the drag began. */
  #shift = { x: 0, y: 0 };
  /** How far below the surface's upper edge the pointer went down. */
  #top = 0;
  #interaction: Interaction | null = null;
  #guards: AbortController | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly handlers: DragHandlers,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    // An update of an element that has left the page must not bind it again: nothing would ever unbind it.
    const surface = this.host.isConnected ? this.handlers.surface() : null;
    if (surface && surface !== this.#bound?.surface) this.#bind(surface);
  }

  hostDisconnected(): void {
    this.cancel();
    if (!this.#bound) return;
    const { interactable, surface } = this.#bound;
    this.#bound = null;
    this.#grasp = null;
    controllers.delete(surface);
    interactable.unset();
    // interactjs keeps its last interactions, and with them this element, alive after unset().
    const { list } = interactions;
    for (const each of [...list]) {
      if (each.interactable === interactable || each.element === surface) list.splice(list.indexOf(each), 1);
    }
  }

  /** Whether a pointer that goes down here may drag; a second one never does. */
  grasps(target: Element, pointerType: string): boolean {
    return !this.#interaction && this.handlers.grasps(target, pointerType);
  }

  /** The pointer has moved far enough to drag. */
  begin(interaction: Interaction, grasp: Grasp): void {
    const { interactable, surface } = this.#bound ?? {};
    if (!interactable || !surface || this.#interaction) return;
    this.#grasp = grasp;
    interaction.start({ name: 'drag' }, interactable, surface);
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
    const surface = this.#bound?.surface;
    const { target, event: down } = this.#grasp ?? {};
    // Read before anything is lifted: after that the style would have to be worked out for it.
    const start = surface && clientBox(surface);
    this.#top = start && down ? down.clientY - start.y : 0;
    if (
      !surface ||
      !start ||
      !target ||
      !down ||
      !this.handlers.start(target, { type: down.pointerType, y: this.#top, scale: start.scale })
    ) {
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
    // A second finger wants something else: to zoom, say.
    addEventListener(
      'pointerdown',
      ({ pointerId }) => {
        if (pointerId !== down.pointerId) lose();
      },
      { capture: true, signal },
    );
    // A page that scrolls takes the surface away from under the pointer.
    this.#shift = { x: 0, y: 0 };
    const follow = (): void => {
      const now = clientBox(surface);
      this.#shift = { x: now.x - start.x, y: now.y - start.y };
      this.#carry();
    };
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    // And so does a page that grows above it: a picture that comes late.
    const growth = new ResizeObserver(follow);
    growth.observe(document.documentElement);
    signal.addEventListener('abort', () => growth.disconnect());
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

  #move({ clientX, clientY, clientX0, clientY0 }: DragEvent): void {
    this.#way = { x: clientX - clientX0, y: clientY - clientY0 };
    this.#carry();
  }

  #carry(): void {
    if (!this.#interaction) return;
    const dy = this.#way.y - this.#shift.y;
    this.handlers.move(this.#way.x - this.#shift.x, dy, this.#top + dy);
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
