/** What the random player is told of its page after each action, and the twin that every board is held against. Runs in the page. */
import type { Point, Seen } from '../eyes.js';

/** A place that a pointer can aim at. */
export interface CardSeen {
  readonly pile: string;
  /** How many cards from the free end; 0 for an empty place. */
  readonly count: number;
  /** Its name, or null where it lies face down. */
  readonly card: string | null;
  /** In the middle of what is uncovered. */
  readonly at: Point;
  /** Its upper left corner. */
  readonly corner: Point;
}

export interface PileSeen {
  readonly letter: string;
  readonly count: number;
  readonly cards: readonly string[];
  readonly down: number;
  readonly middle: Point;
}

export interface ControlSeen {
  readonly kind: string;
  readonly name: string;
  readonly at: Point;
}

export interface Told {
  readonly position: string;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly code: string | null;
  readonly record: string | null;
}

/** One element, as it tells and shows itself. */
export interface Sight {
  readonly id: string;
  readonly told: Told;
  readonly shown: boolean;
  readonly piles: readonly PileSeen[];
  readonly cards: readonly CardSeen[];
  /** Buttons of the bar and of the table, or the controls of the open dialog. */
  readonly controls: readonly ControlSeen[];
  readonly dialog: string | null;
  readonly scene: string | null;
  /** The Tab stops of the board, and those of the whole element while no dialog is open. */
  readonly stops: readonly string[];
  readonly allStops: readonly string[];
  /** Texts of the live region since the last look. */
  readonly messages: readonly string[];
  readonly held: readonly string[];
  /** The head of what is held, as assistive technologies are told. */
  readonly pressed: readonly string[];
  readonly targets: readonly string[];
  readonly takers: readonly string[];
  readonly refused: number;
  /** What no board at rest has. */
  readonly leftovers: readonly string[];
  /** All that is said of the board by name. */
  readonly names: readonly string[];
  readonly language: string;
  /** Where it is no longer like its twin; null where that was not looked at. */
  readonly differences: readonly string[] | null;
}

export interface PageSeen {
  readonly scroll: string;
  /** How large all of it is: where that changes, a browser may have to scroll. */
  readonly size: string;
  readonly html: string;
  readonly body: string;
  readonly head: string;
  readonly children: string;
  readonly globals: string;
  readonly title: string;
  readonly history: number;
  readonly address: string;
  readonly sheets: number;
}

export interface FocusSeen {
  /** The id of the element that the focus is in, or null. */
  readonly element: string | null;
  readonly where: string;
  readonly pile: string | null;
  readonly card: string | null;
  /** It is on something that is seen, and that takes part. */
  readonly sound: boolean;
}

export interface Look {
  readonly events: readonly Seen[];
  /** What the last pointers met. */
  readonly hit: string;
  /** One of them went down where nothing takes the focus. */
  readonly hitNothing: boolean;
  readonly page: PageSeen;
  readonly focus: FocusSeen;
  readonly sights: readonly Sight[];
}

export interface LookOptions {
  readonly ids: readonly string[];
  /** Which are held against a twin. */
  readonly twins: readonly string[];
  /** Does not wait till all motion has ended. */
  readonly hasty: boolean;
}

interface Watch {
  look(options: LookOptions): Promise<Look>;
}

/** Put in by whoever opens the page. */
declare const SEED: number;

declare global {
  interface Window {
    watch: Watch;
  }
}

interface Game extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly ready: Promise<void>;
  readonly variant: Record<string, string | number | undefined>;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly dealCode: string | null;
  readonly record: string | null;
  position: string;
  controls: string;
  newGame(code: string): void;
  play(move: string): unknown;
}

// A board on the whole screen has no twin of its size.
Object.defineProperty(document, 'fullscreenEnabled', { get: () => false });

let state = SEED;
Math.random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const gameOf = (id: string): Game | null => document.querySelector<Game>(`#${id}`);
const rootOf = (game: Game): ShadowRoot => game.shadowRoot as ShadowRoot;
const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

const moving = (game: Game): boolean =>
  rootOf(game)
    .getAnimations()
    .some(({ playState }) => playState === 'running');

/** Until nothing moves, and nothing has happened meanwhile: a deal that was looked for comes when it is found. */
async function settle(games: readonly Game[], hasty: boolean): Promise<void> {
  const end = performance.now() + 4000;
  let seen: number;
  do {
    seen = window.eyes.seen.length;
    for (const game of games) await game.updateComplete;
    for (let turn = 0; turn < 3; turn += 1) await frame();
    while (!hasty && games.some(moving) && performance.now() < end) await pause(10);
    // What waits for a flight to end is told a frame later.
    if (!hasty) await frame();
    for (const game of games) await game.updateComplete;
  } while (!hasty && (window.eyes.seen.length !== seen || games.some(moving)) && performance.now() < end);
}

// --- the live regions ---

const heard = new WeakMap<Element, { last: string; texts: string[] }>();

/** A hint, a note or a verdict comes when the solver has answered, whatever was done meanwhile. */
const isAdvice = (region: Element, text: string): boolean => {
  const root = region.getRootNode() as ShadowRoot;
  const marked = root.querySelector('.hint-mark') !== null;
  const said = text.trim();
  const places = `.note > span, .verdict-word > span${marked ? ', .bubble.shown > span' : ''}`;
  return [...root.querySelectorAll(places)]
    .map(({ textContent }) => textContent.trim())
    .some((told) => told !== '' && [told, `${told}.`].some((each) => said.endsWith(each)));
};

function listen(region: Element): string[] {
  let ear = heard.get(region);
  if (!ear) {
    const fresh = { last: region.textContent ?? '', texts: [] as string[] };
    ear = fresh;
    heard.set(region, fresh);
    new MutationObserver(() => {
      const text = region.textContent ?? '';
      // What was said in a language that was switched away from is wiped, which nobody hears.
      if (text !== fresh.last && text !== '' && !isAdvice(region, text)) fresh.texts.push(text);
      fresh.last = text;
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
  return ear.texts.splice(0);
}

// --- what is seen ---

const round = (n: number): number => Math.round(n * 10) / 10;
const pointOf = (x: number, y: number): Point => ({ x: round(x), y: round(y) });

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return pointOf(left + width / 2, top + height / 2);
}

function pileSeen(pile: HTMLElement): PileSeen {
  return {
    letter: pile.dataset['pile'] ?? '?',
    count: Number(pile.dataset['count']),
    cards: all(pile, '[data-card]').map((card) => card.dataset['card'] ?? '?'),
    down: all(pile, '.card.down:not(.stock)').length,
    middle: middleOf(all(pile, '.card').at(-1) ?? pile),
  };
}

/** The middle of what the next card leaves free. */
function freeOf(card: HTMLElement, next: HTMLElement | undefined): Point {
  const own = card.getBoundingClientRect();
  const above = next?.getBoundingClientRect();
  const dx = above ? above.left - own.left : 0;
  const dy = above ? above.top - own.top : 0;
  if (Math.abs(dy) > Math.abs(dx)) return pointOf(own.left + own.width / 2, own.top + dy / 2);
  if (dx > 0) return pointOf(own.left + dx / 2, own.top + own.height / 2);
  return middleOf(card);
}

function cardsSeen(pile: HTMLElement): CardSeen[] {
  const letter = pile.dataset['pile'] ?? '?';
  const cards = all(pile, '.card');
  if (!cards.length || letter === 's') {
    const { left, top } = pile.getBoundingClientRect();
    return [{ pile: letter, count: 0, card: null, at: middleOf(pile), corner: pointOf(left, top) }];
  }
  return cards.map((card, index) => {
    const { left, top } = card.getBoundingClientRect();
    return {
      pile: letter,
      count: cards.length - index,
      card: card.dataset['card'] ?? null,
      at: freeOf(card, cards[index + 1]),
      corner: pointOf(left, top),
    };
  });
}

const visible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

function controlsSeen(root: ShadowRoot): ControlSeen[] {
  const dialog = root.querySelector('dialog[open]');
  const found = dialog
    ? all(dialog, 'button, input, select, textarea, summary, [role=tab]')
    : all(root, '[data-action]').filter((each) => !each.closest('dialog'));
  return found.filter(visible).map((each) => ({
    kind: each instanceof HTMLInputElement ? each.type : each.localName,
    name: each.dataset['action'] ?? each.dataset['option'] ?? each.getAttribute('name') ?? each.id,
    at: middleOf(each),
  }));
}

const nameOf = (element: HTMLElement): string =>
  element.dataset['card'] ??
  element.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ??
  element.dataset['action'] ??
  `${element.localName}.${element.className}`;

const stopsIn = (root: ParentNode): string[] =>
  all(root, 'button, a, input, select, [tabindex]')
    .filter((each) => each.tabIndex >= 0 && !each.closest('dialog') && visible(each))
    .map(nameOf);

/** What a board at rest has none of: styles of a drag or a flight, the marks of a pointer that is up. */
function leftoversOf(root: ShadowRoot): string[] {
  const found: string[] = [];
  for (const card of all(root, '.card')) {
    for (const name of ['transform', 'transform-origin', 'z-index'])
      if (card.style.getPropertyValue(name)) found.push(`${nameOf(card)} has a ${name}`);
    if (card.matches('.beneath')) found.push(`${nameOf(card)} is beneath`);
  }
  for (const near of all(root, '[data-near]')) found.push(`${nameOf(near)} is near`);
  if (root.querySelector('.frame.dragging')) found.push('the frame is dragging');
  return found;
}

/** All names by which assistive technologies know what is on the board. */
const namesIn = (root: ShadowRoot): string[] =>
  all(root, '.reel, .reel *').flatMap((each) => [
    ...[...each.attributes].filter(({ name }) => /^(aria-|title$)/.test(name)).map(({ value }) => value),
    ...(each.matches('.unseen') ? [each.textContent ?? ''] : []),
  ]);

function sightOf(game: Game): Omit<Sight, 'differences'> {
  const root = rootOf(game);
  const piles = all(root, '[data-pile]');
  const region = root.querySelector('.frame > [role=status]');
  const letters = (selector: string): string[] =>
    all(root, selector).map((each) => each.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? '?');
  const cards = (selector: string): string[] => all(root, selector).map(nameOf);
  return {
    id: game.id,
    told: {
      position: game.position,
      score: game.score,
      moves: game.moves,
      won: game.won,
      canUndo: game.canUndo,
      canRedo: game.canRedo,
      code: game.dealCode,
      record: game.record,
    },
    shown: visible(root.querySelector('.table') ?? game),
    piles: piles.map(pileSeen),
    cards: piles.flatMap(cardsSeen),
    controls: controlsSeen(root),
    dialog: root.querySelector<HTMLElement>('dialog[open]')?.dataset['dialog'] ?? null,
    scene: ['won', 'paused'].find((name) => root.querySelector(`.frame.${name}`)) ?? null,
    stops: stopsIn(root.querySelector('.reel') ?? root),
    allStops: stopsIn(root),
    messages: region ? listen(region) : [],
    held: cards('.card.held'),
    pressed: cards('[aria-pressed=true]'),
    targets: letters('.pile.target'),
    takers: letters('.reel [aria-description]'),
    refused: all(root, '.refused').length,
    leftovers: leftoversOf(root),
    names: namesIn(root),
    language: root.querySelector('.frame')?.getAttribute('lang') ?? '',
  };
}

const attributesOf = (element: Element): string =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');

let globals: ReadonlySet<string> | null = null;

function pageSeen(): PageSeen {
  globals ??= new Set(Object.getOwnPropertyNames(window));
  const known = globals;
  return {
    scroll: `${Math.round(scrollX)} ${Math.round(scrollY)}`,
    size: `${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight}`,
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    head: [...document.head.children]
      .map((each) => `${each.localName} ${attributesOf(each)} ${each.textContent?.length ?? 0}`)
      .join('\n'),
    children: [...document.body.children, ...document.documentElement.children]
      .map((each) => `${each.localName}#${each.id}`)
      .join(' '),
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => !known.has(name))
      .join(' '),
    title: document.title,
    history: history.length,
    address: location.href,
    sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
  };
}

function focusSeen(): FocusSeen {
  let active = document.activeElement;
  let element: string | null = null;
  while (active?.shadowRoot) {
    if (active.shadowRoot.activeElement === null) break;
    if (active.localName.endsWith('-solitaire')) element = active.id;
    active = active.shadowRoot.activeElement;
  }
  const within = (selector: string): boolean => active?.closest(selector) !== null;
  const where =
    element === null
      ? (active?.localName ?? 'nothing')
      : (['dialog', '.pile', '.bar', '.scene', '.pause', '.win', '.table'].find(within) ?? 'elsewhere');
  return {
    element,
    where,
    pile: active?.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? null,
    card: (active as HTMLElement | null)?.dataset?.['card'] ?? null,
    sound:
      element === null ||
      (active !== null &&
        visible(active) &&
        (where !== '.pile' || (active.matches('.pile > button') && (active as HTMLElement).tabIndex === 0))),
  };
}

// --- the twin: a fresh element with the same position, options and size ---

const TRANSIENT = new Set([
  ...['held', 'head', 'refused', 'beneath', 'target', 'scrolled', 'narrow'],
  ...['dragging', 'paused'],
]);
const PASSING = new Set(['tabindex', 'aria-pressed', 'aria-description', 'data-near', 'style', 'class']);

function described(element: Element, styled: boolean): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !PASSING.has(name))
    .map(({ name, value }) => `${name}=${value.trim()}`);
  const classes = [...element.classList].filter((name) => !TRANSIENT.has(name));
  const styles =
    styled && element instanceof HTMLElement
      ? [...element.style]
          .filter((name) => name.startsWith('--'))
          .map((name) => `${name}:${element.style.getPropertyValue(name)}`)
      : [];
  const text = [...element.childNodes]
    .filter((node) => node instanceof Text)
    .map((node) => node.data.trim())
    .join('');
  return [
    element.localName,
    ...attributes.sort(),
    ...classes.map((name) => `.${name}`),
    ...styles.sort(),
    text,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How much of a pile is compared: where the lens or the game's own past lays the cards, only which they are. */
interface Pose {
  readonly styled: boolean;
  readonly faces: boolean;
}

function linesOf(pile: HTMLElement, { styled, faces }: Pose): string[] {
  return [pile, ...all(pile, '*')]
    .filter((each) => faces || !each.closest('svg'))
    .map((each) => described(each, styled && !(each instanceof SVGElement)));
}

/** Where each card lies on its table, and how large it is. */
function placesOf(pile: HTMLElement): string[] {
  const table = pile.closest('.table')?.getBoundingClientRect();
  return all(pile, '.card, .slot').map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const place = [left - (table?.left ?? 0), top - (table?.top ?? 0), width, height];
    return `${nameOf(each)} at ${place.map((n) => Math.round(n)).join(' ')}`;
  });
}

/** One pixel off is a matter of rounding. */
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [a, b].map((text) => text.split(' at '));
  const numbers = (text = ''): number[] => text.split(' ').map(Number);
  const others = numbers(right?.[1]);
  return (
    left?.[0] === right?.[0] && numbers(left?.[1]).every((n, i) => Math.abs(n - (others[i] ?? NaN)) <= 1)
  );
}

function compared(what: string, own: readonly string[], twin: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(own.length, twin.length) }, (_, i) => i).filter(
    (i) => !alike(own[i] ?? '', twin[i] ?? ''),
  );
  return at.slice(0, 3).map((i) => `${what}\n    is     ${own[i] ?? '–'}\n    fresh  ${twin[i] ?? '–'}`);
}

function differencesOf(own: ShadowRoot, twin: ShadowRoot): string[] {
  const height = (root: ShadowRoot): string | undefined =>
    root.querySelector<HTMLElement>('.floor')?.style.getPropertyValue('--height');
  const found: string[] = [];
  const given = (root: ShadowRoot): boolean => root.querySelector('.flow.given') !== null;
  if (given(own) !== given(twin)) found.push(`the height is given: ${given(own)}, fresh: ${given(twin)}`);
  // A board that grew for a long column keeps its height while the game lasts.
  const grown = height(own) !== height(twin) && !given(own);
  const metrics = (root: ShadowRoot): string =>
    described(root.querySelector('.frame') ?? root.host, true).replace(/ data-code=\S*/, '');
  found.push(...compared('the frame', [metrics(own)], [metrics(twin)]));
  const [ours, theirs] = [all(own, '[data-pile]'), all(twin, '[data-pile]')];
  if (ours.length !== theirs.length) found.push(`${ours.length} piles, fresh: ${theirs.length}`);
  const scrolls = own.querySelector('.scrolls') !== null;
  if (scrolls !== (twin.querySelector('.scrolls') !== null)) found.push(`scrolls: ${scrolls}`);
  for (const [index, pile] of ours.entries()) {
    const other = theirs[index];
    if (!other) continue;
    const lens = [pile, other].some((each) => each.querySelector('.narrow') !== null);
    const column = pile.matches('.column');
    const pose = { styled: !lens && !(grown && column), faces: !lens };
    const name = `pile ${pile.dataset['pile']}`;
    found.push(...compared(name, linesOf(pile, pose), linesOf(other, pose)));
    const held = pile.querySelector('.held') !== null;
    if (pose.styled && !held && !scrolls && found.length === 0)
      found.push(...compared(name, placesOf(pile), placesOf(other)));
  }
  return found;
}

/** The words that the board wears, whoever chose them. */
const WORN = ['theme', 'deck', 'faces', 'layout', 'contrast'];

function twinOf(game: Game): Game {
  const root = rootOf(game);
  const shown = root.querySelector('.frame');
  const place = document.createElement('div');
  place.id = 'twin';
  place.inert = true;
  const around = getComputedStyle(game.parentElement ?? document.body);
  const width =
    (game.parentElement?.clientWidth ?? 0) -
    Number.parseFloat(around.paddingLeft) -
    Number.parseFloat(around.paddingRight);
  for (const [name, value] of [
    ['position', 'fixed'],
    ['inset', '0 auto auto 0'],
    ['visibility', 'hidden'],
    ['width', `${width}px`],
  ] as const)
    place.style.setProperty(name, value);
  const twin = document.createElement(game.localName) as Game;
  for (const name of WORN) {
    const worn = [...(shown?.classList ?? [])].find((each) => each.startsWith(`${name}-`));
    if (worn) twin.setAttribute(name, worn.slice(name.length + 1));
  }
  // Its line takes room too.
  if (root.querySelector('.verdict')) twin.setAttribute('winnability', 'on');
  for (const name of ['rule', 'draw', 'cells'])
    if (game.variant[name] !== undefined) twin.setAttribute(name, String(game.variant[name]));
  twin.setAttribute('storage', 'none');
  twin.setAttribute('lang', shown?.getAttribute('lang') ?? 'en');
  twin.setAttribute('dir', shown?.getAttribute('dir') ?? 'ltr');
  for (const name of game.style) twin.style.setProperty(name, game.style.getPropertyValue(name));
  twin.controls = game.controls;
  // The code stands in the bar, and may take room there.
  const [code, ...moves] = game.record?.split(' ') ?? [];
  if (code === undefined) twin.position = game.position;
  else {
    twin.newGame(code);
    for (const move of moves) twin.play(move);
  }
  place.attachShadow({ mode: 'open' }).append(twin);
  document.body.append(place);
  return twin;
}

/** Fresh elements beside these, by id: they come while the page settles, so that nothing need wait for them. */
async function twinsOf(games: readonly Game[]): Promise<ReadonlyMap<string, Game>> {
  const kept = state;
  const twins = new Map<string, Game>();
  for (const game of games) {
    await game.updateComplete;
    if (visible(game)) twins.set(game.id, twinOf(game));
  }
  for (const twin of twins.values()) await twin.ready;
  state = kept;
  return twins;
}

let read = 0;

const hits: string[] = [];
let hitNothing = false;
for (const type of ['pointerdown', 'pointerup'])
  addEventListener(
    type,
    (event) => {
      const path = event.composedPath().filter((each) => each instanceof Element);
      const [target] = path;
      hits.push(target instanceof HTMLElement ? nameOf(target) : (target?.localName ?? 'nothing'));
      const takes = path.some((each) =>
        each.matches('button, input, select, textarea, summary, label, [tabindex]'),
      );
      if (type === 'pointerdown' && !takes) hitNothing = true;
    },
    true,
  );

/** The looks under way, held: of a promise that only the protocol waits for, Chromium may tell that it was collected. */
const looks = new Set<Promise<unknown>>();

window.watch = {
  look: (asked) => {
    const look = lookAt(asked);
    looks.add(look);
    void look.finally(() => looks.delete(look)).catch(() => undefined);
    return look;
  },
};

async function lookAt({
  ids,
  twins,
  hasty,
}: Parameters<typeof window.watch.look>[0]): ReturnType<typeof window.watch.look> {
  const games = ids.map(gameOf).filter((game) => game !== null);
  for (const game of games) await game.ready;
  const fresh = await twinsOf(games.filter(({ id }) => twins.includes(id)));
  await settle([...games, ...fresh.values()], hasty);
  const differences = new Map<string, string[]>();
  for (const [id, twin] of fresh) {
    const game = gameOf(id);
    if (game?.position === twin.position) differences.set(id, differencesOf(rootOf(game), rootOf(twin)));
    ((twin.getRootNode() as ShadowRoot).host as HTMLElement).remove();
  }
  const events = window.eyes.seen.slice(read).filter(({ target }) => target !== 'twin');
  read = window.eyes.seen.length;
  const nothing = hitNothing;
  hitNothing = false;
  return {
    events,
    hit: hits.splice(0).join(' '),
    hitNothing: nothing,
    page: pageSeen(),
    focus: focusSeen(),
    sights: games.map((game) => ({ ...sightOf(game), differences: differences.get(game.id) ?? null })),
  };
}
