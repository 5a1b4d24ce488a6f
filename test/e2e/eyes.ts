/** What a test sees of a page: where cards lie, which events fired, what went wrong. Runs in the page, before its own scripts. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Seen {
  type: string;
  detail: Record<string, unknown>;
  target: string;
}
export interface Grip {
  at: Point;
  card: Box;
}

export interface Eyes {
  readonly seen: Seen[];
  readonly violations: string[];
  settle(selector: string, limit?: number): Promise<void>;
  /** Waits first until nothing flies, unless the hand is hasty. */
  grip(selector: string, pile: string, count: number, hasty?: boolean): Promise<Grip>;
  place(selector: string, pile: string, hasty?: boolean): Promise<Box>;
  /** The events from `since` on, as soon as there are `count` of one type, or after `limit` ms. */
  wait(type: string, count: number, since: number, limit: number): Promise<Seen[]>;
  cards(selector: string, pile: string): string[];
  /** Where something within the element is seen now, moving or not. */
  box(selector: string, within: string): Box;
  /** The whole board as it stands in the DOM: of each pile its count and its visible cards. */
  board(selector: string): Record<string, string>;
  /** Waits until the button is in sight: dialogs come on demand. */
  button(selector: string, action: string, within?: string): Promise<Point>;
  /** Waits until a dialog is open. */
  opened(selector: string): Promise<void>;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

// The compiler that runs the tests marks their functions by this name, also those that are sent into the page.
Object.defineProperty(globalThis, '__name', { value: (named: unknown) => named });

const EVENTS = ['ready', 'deal', 'move', 'reject', 'undo', 'redo', 'win', 'error'];
const seen: Seen[] = [];
const violations: string[] = [];
let told: (() => void)[] = [];

for (const name of EVENTS) {
  window.addEventListener(
    `solitaire-${name}`,
    (event) => {
      const target = event.target as Element;
      const detail = structuredClone((event as CustomEvent<Record<string, unknown>>).detail);
      seen.push({ type: name, detail, target: target.id || target.localName });
      for (const tell of told) tell();
    },
    true,
  );
}
window.addEventListener(
  'securitypolicyviolation',
  (event) => {
    violations.push(
      `${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
    );
  },
  true,
);

// WebKit's driver tells of nothing that is thrown in a page.
if (/AppleWebKit(?!.*Chrome)/.test(navigator.userAgent)) {
  window.addEventListener('error', ({ message }) => violations.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    violations.push(`uncaught: ${String(reason)}`),
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

function rootOf(selector: string): ShadowRoot {
  const root = window.document.querySelector(selector)?.shadowRoot;
  if (!root) throw new Error(`no shadow root at ${selector}`);
  return root;
}

function pileOf(root: ShadowRoot, letter: string): HTMLElement {
  const pile = root.querySelector<HTMLElement>(`[data-pile="${letter}"]`);
  if (!pile) throw new Error(`no pile ${letter}`);
  return pile;
}

const cardsOf = (pile: HTMLElement): HTMLElement[] => [
  ...pile.querySelectorAll<HTMLElement>('[part~="card"]'),
];

/** Where WebKit has no zoom to ask for, boxes are told as if nothing were zoomed, and pointers as they are. */
function zoomOf(element: Element | null): number {
  if (!element || 'currentCSSZoom' in Element.prototype) return 1;
  const above = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  return Number(getComputedStyle(element).zoom) * zoomOf(above);
}

const boxOf = (element: Element): Box => {
  const zoom = zoomOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom };
};

function inSight(box: Box): boolean {
  return (
    box.top >= 0 && box.left >= 0 && box.top + box.height <= innerHeight && box.left + box.width <= innerWidth
  );
}

/** The middle of what is uncovered of a card: exactly what a finger would aim at. */
function uncovered(
  root: ShadowRoot,
  element: HTMLElement,
  owns: (hit: Element | null) => boolean,
): Point | null {
  const box = boxOf(element);
  const hits: Point[] = [];
  const rows = 24;
  const columns = 9;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box.left + (box.width * (column + 0.5)) / columns;
      const y = box.top + (box.height * (row + 0.5)) / rows;
      if (owns(root.elementFromPoint(x, y))) hits.push({ x, y });
    }
  }
  if (!hits.length) return null;
  const middle = {
    x: hits.reduce((sum, hit) => sum + hit.x, 0) / hits.length,
    y: hits.reduce((sum, hit) => sum + hit.y, 0) / hits.length,
  };
  const far = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  return hits.reduce((best, hit) => (far(hit) < far(best) ? hit : best));
}

async function settle(selector: string, limit = 2000): Promise<void> {
  const host = window.document.querySelector<Element & { updateComplete?: Promise<unknown> }>(selector);
  await host?.updateComplete;
  const end = performance.now() + limit;
  const moving = (): boolean =>
    rootOf(selector)
      .getAnimations()
      .some((animation) => animation.playState === 'running');
  while (moving() && performance.now() < end) await pause(10);
}

window.eyes = {
  seen,
  violations,
  settle,
  async grip(selector, letter, count, hasty = false) {
    if (!hasty) await settle(selector);
    const root = rootOf(selector);
    const pile = pileOf(root, letter);
    const cards = cardsOf(pile);
    const card = cards[cards.length - count];
    if (!card) throw new Error(`pile ${letter} shows ${cards.length} cards, not ${count}`);
    const owns = (hit: Element | null): boolean => hit?.closest('[part~="card"]') === card;
    let at = uncovered(root, card, owns);
    if (!at) {
      card.scrollIntoView({ block: 'center', inline: 'nearest' });
      await frame();
      at = uncovered(root, card, owns);
    }
    if (!at) {
      const box = boxOf(card);
      const hit = root.elementFromPoint(box.left + box.width / 2, box.top + 6);
      throw new Error(
        `card ${count} of pile ${letter} cannot be hit: ${JSON.stringify(box)} under ${hit?.localName}.${hit?.className}`,
      );
    }
    return { at, card: boxOf(card) };
  },
  async place(selector, letter, hasty = false) {
    if (!hasty) await settle(selector);
    const pile = pileOf(rootOf(selector), letter);
    const target = cardsOf(pile).at(-1) ?? pile;
    if (!inSight(boxOf(target))) {
      target.scrollIntoView({ block: 'nearest' });
      await frame();
    }
    return boxOf(target);
  },
  async wait(type, count, since, limit) {
    const there = (): Seen[] => seen.slice(since);
    const enough = (): boolean => there().filter((event) => event.type === type).length >= count;
    if (!enough()) {
      await new Promise<void>((resolve) => {
        const tell = (): void => {
          if (enough()) resolve();
        };
        told.push(tell);
        setTimeout(resolve, limit);
      });
      told = [];
    }
    return there();
  },
  box(selector, within) {
    const element = rootOf(selector).querySelector(within);
    if (!element) throw new Error(`no ${within}`);
    return boxOf(element);
  },
  cards(selector, letter) {
    return cardsOf(pileOf(rootOf(selector), letter)).map((card) => card.dataset['card'] ?? '?');
  },
  board(selector) {
    const piles = [...rootOf(selector).querySelectorAll<HTMLElement>('[data-pile]')];
    return Object.fromEntries(
      piles.map((pile) => {
        const cards = [...pile.querySelectorAll<HTMLElement>('[data-card]')].map(
          (card) => card.dataset['card'],
        );
        return [pile.dataset['pile'] ?? '?', [pile.dataset['count'], ...cards].join(' ')];
      }),
    );
  },
  async button(selector, action, within = '') {
    const find = (): HTMLElement | undefined =>
      [...rootOf(selector).querySelectorAll<HTMLElement>(`${within} [data-action="${action}"]`)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 0 &&
          inDialog(element),
      );
    const button = await until(find);
    if (!button) throw new Error(`no ${action} button in sight`);
    if (!inSight(boxOf(button))) button.scrollIntoView({ block: 'nearest' });
    const box = boxOf(button);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  },
  async opened(selector) {
    if (!(await until(() => rootOf(selector).querySelector('dialog[open]')))) throw new Error('no dialog');
  },
};

/** What `find` finds, as soon as it does. */
async function until<Found>(find: () => Found, limit = 3000): Promise<Found> {
  const end = performance.now() + limit;
  while (!find() && performance.now() < end) await frame();
  return find();
}

/** While a dialog is open only what stands in it can be pressed. */
function inDialog(element: HTMLElement): boolean {
  const root = element.getRootNode() as ShadowRoot;
  const open = root.querySelector('dialog:modal');
  return open ? open.contains(element) : !element.closest('dialog');
}
