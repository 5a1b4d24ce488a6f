/** The script of embed.html: one game that fills a frame, told of by its address, and telling the page around it. */
import { policy } from '../components/trusted-types.js';
import type { SolitaireElement } from '../components/solitaire-element.js';
import { isMessage, message } from './protocol.js';
import type { EventType } from './protocol.js';

const SCRIPT = 'solitaire-elements.min.js';
const GAMES = ['russian', 'reflechi', 'freecell'];
const EVENTS: readonly EventType[] = ['ready', 'deal', 'move', 'reject', 'undo', 'redo', 'win', 'error'];

/** A link to be copied is none of a stranger's business who wrote the address. */
const NOT_BY_ADDRESS = ['share-url'];

/** Longer than any code of a deal. */
const LONGEST_CODE = 64;

/**
 * The whole game is in sight at any height from 260 px; below that it is moved by a wheel or a finger, also where the
 * frame itself may not scroll.
 */
const STYLE = `
  html, body, main { height: 100%; margin: 0; font-family: system-ui, sans-serif }
  main { overflow: auto }
  p { margin: 1em; line-height: 1.5 }
  .game { display: block; height: max(100%, 260px) }
`;

const query = new URLSearchParams(location.search);
/** WordPress puts it behind the address, and asks for it back with the height. */
const secret = /^#\?secret=([A-Za-z0-9]+)$/.exec(location.hash)?.[1];

const post = (data: object): void => {
  // Whoever shows the frame may know what is played in it; nothing else is told.
  if (parent !== window) parent.postMessage(data, '*');
};

const show = (id: string): void => {
  document.getElementById(id)?.removeAttribute('hidden');
};

/** As views/geometry.ts has it, which brings too much along; a test holds the two together. */
const usualHeight = (width: number): number => Math.min(848, Math.max(500, 388 + 0.4 * width));

let height = 0;

const tellHeight = (): void => {
  post(message('resize', { height }));
  if (secret) post({ message: 'height', value: height, secret });
};

/** The height wanted goes by the width alone, so that a frame which follows it asks for no other. */
const measure = (): void => {
  const width = document.documentElement.clientWidth;
  const wanted = Math.round(usualHeight(width));
  if (width === 0 || wanted === height) return;
  height = wanted;
  tellHeight();
};

const storageDenied = (): boolean => {
  try {
    return localStorage === null;
  } catch {
    return true;
  }
};

/** A browser that forbids the clipboard to a frame complains of each try on the console. */
const withoutClipboard = (): void => {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  if (featurePolicy?.allowsFeature('clipboard-write') === false)
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
};

const makeGame = (name: string): SolitaireElement => {
  const tag = `${name}-solitaire`;
  const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
  const game = document.createElement(tag) as SolitaireElement;
  game.className = 'game';
  // All frames of an origin share one address: what is another game to the player is kept apart.
  const kept = [name, ...['deal', 'rule', 'draw', 'cells'].map((key) => query.get(key) ?? '')];
  game.setAttribute('save-key', `embed/${kept.join('/')}`);
  if (storageDenied()) game.setAttribute('storage', 'none');
  for (const attribute of ['lang', ...observedAttributes]) {
    const value = query.get(attribute);
    if (value !== null && !NOT_BY_ADDRESS.includes(attribute)) game.setAttribute(attribute, value);
  }
  return game;
};

/** What was told when the game was ready, for a page that came later. */
let ready: object | undefined;

const tellEvents = (): void => {
  for (const type of EVENTS) {
    document.addEventListener(`solitaire-${type}`, ({ detail }) => {
      const told = message(type, detail);
      if (type === 'ready') ready = told;
      post(told);
    });
  }
};

const newGame = (game: SolitaireElement, code: unknown): void => {
  if (code !== undefined && (typeof code !== 'string' || code.length > LONGEST_CODE)) return;
  try {
    game.newGame(code);
  } catch (error) {
    const { variant, dealCode } = game;
    post(
      message('error', {
        game: variant.game,
        code: dealCode,
        by: 'host',
        error: 'bad-deal',
        message: (error as Error).message,
      }),
    );
  }
};

/** The game, when its script has come. */
let give: (game: SolitaireElement) => void;
const given = new Promise<SolitaireElement>((resolve) => (give = resolve));

/** From the beginning, so that a page which asks while the script is on its way is answered. */
const heed = (): void => {
  const commands = new Map<string, (code: unknown) => void>([
    ['new-game', (code) => void given.then((game) => newGame(game, code))],
    ['undo', () => void given.then((game) => game.undo())],
    ['redo', () => void given.then((game) => game.redo())],
    [
      'hello',
      () => {
        if (height > 0) tellHeight();
        if (ready) post({ ...ready, again: true });
      },
    ],
  ]);
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isMessage(data)) commands.get(data.type)?.(data['code']);
  });
};

const begin = (name: string): void => {
  const script = document.createElement('script');
  script.src = policy().createScriptURL(new URL(SCRIPT, location.href).href);
  script.onerror = () => show('missing');
  script.onload = () => {
    const game = makeGame(name);
    document.querySelector('main')?.append(game);
    give(game);
    script.remove();
  };
  document.head.append(script);
  document.title = document.querySelector(`a[href="?game=${name}"]`)?.textContent ?? document.title;
};

/** WordPress says when it listens, with the secret, which may be after the height was told. */
const heedWordPress = (): void => {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    const asked = data as Record<string, unknown>;
    if (asked['message'] === 'ready' && asked['secret'] === secret) tellHeight();
  });
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets = [sheet];
const asked = query.get('game') ?? '';
if (GAMES.includes(asked)) {
  withoutClipboard();
  tellEvents();
  heed();
  begin(asked);
  if (secret) heedWordPress();
  new ResizeObserver(measure).observe(document.documentElement);
} else show('choose');
