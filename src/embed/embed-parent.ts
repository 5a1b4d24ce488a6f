/** For the page around frames of embed.html: it sizes each, and fires on it what is told of its game. */
import { isMessage, message } from './protocol.js';
import type { EventType } from './protocol.js';

type Check = (value: unknown) => boolean;
type Schema = Readonly<Record<string, Check>>;

const HEARD = Symbol.for('solitaire-elements.embed-parent');
const LOWEST = 200;
const HIGHEST = 2000;
/** So often a frame is sized at once; what it asks for then must wait until all is quiet, and be more. */
const TURNS = 2;
/** In ms. */
const QUIET = 1000;
const LONGEST_TEXT = 1e5;

const text: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const textOrNull: Check = (value) => value === null || text(value);
const number: Check = (value) => Number.isFinite(value);
const yesNo: Check = (value) => typeof value === 'boolean';
const by: Check = (value) => value === 'player' || value === 'host';
const cards: Check = (value) => Array.isArray(value) && value.length <= 52 && Array.from(value).every(text);
/** A variant has two facts. */
const FACTS = 9;
const variant: Check = (value) =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  Object.keys(value as object).length <= FACTS &&
  Object.entries(value as object).every(
    ([key, each]) => /^[a-z]+$/.test(key) && (text(each) || number(each)),
  );

const about: Schema = { game: text, code: textOrNull, by };
const made: Schema = { ...about, move: text, score: number, moves: number };

const SCHEMAS = new Map<string, Schema>(
  Object.entries({
    ready: { ...about, resumed: yesNo },
    deal: { ...about, restart: yesNo },
    move: { ...made, cards, from: text, to: text, points: number, turnedUp: textOrNull },
    reject: { ...about, move: textOrNull, cards, from: text, to: textOrNull, reason: text, message: text },
    undo: made,
    redo: made,
    win: {
      ...about,
      variant,
      score: number,
      moves: number,
      elapsed: number,
      undos: number,
      takeBacks: number,
      hints: number,
      record: textOrNull,
    },
    error: { ...about, error: text, message: text },
  } satisfies Record<EventType, Schema>),
);

interface Sized {
  /** Whether it has said that it is ready. */
  ready: boolean;
  /** When it grew, in ms, if nothing was heard of it since; and the frame's width when something was, just after that. */
  grown: number;
  narrow: number;
  /** The page's width when the frame was last sized. */
  page: number;
  turns: number;
  height: number;
  wanted: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** Each frame that was heard of. */
const known = new WeakMap<HTMLIFrameElement, Sized>();

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-solitaire]'),
];

const apply = (frame: HTMLIFrameElement, sized: Sized): void => {
  if (sized.wanted > sized.height) sized.grown = performance.now();
  sized.height = sized.wanted;
  frame.style.height = `${sized.height}px`;
};

/**
 * A frame that is higher may give the page a scrollbar, which makes the frame narrower, which makes it lower, and so on
 * for ever: after a few turns the larger height stays, while the frame is as wide as growing has made it.
 */
const size = (frame: HTMLIFrameElement, sized: Sized, height: number): void => {
  sized.wanted = Math.min(HIGHEST, Math.max(LOWEST, Math.round(height)));
  if (sized.page !== innerWidth) sized.turns = 0;
  sized.page = innerWidth;
  if (performance.now() - sized.grown < QUIET) sized.narrow = frame.clientWidth;
  sized.grown = -QUIET;
  clearTimeout(sized.timer);
  sized.timer = setTimeout(() => {
    const more = sized.wanted > sized.height;
    sized.turns = more ? TURNS : 0;
    if (more || (sized.wanted < sized.height && frame.clientWidth !== sized.narrow)) apply(frame, sized);
  }, QUIET);
  if (sized.wanted === sized.height || sized.turns === TURNS) return;
  sized.turns++;
  apply(frame, sized);
};

/** A copy without what a list or an object may carry besides. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value
    ? Object.freeze(Array.isArray(value) ? Array.from(value) : { ...value })
    : value;

/** The detail, if it is all there: what the schema does not name is left behind. */
const detailOf = (data: Readonly<Record<string, unknown>>, schema: Schema): object | undefined => {
  const entries = Object.keys(schema).map((key) => [key, data[key]] as const);
  if (!entries.every(([key, value]) => Object.hasOwn(data, key) && schema[key]?.(value))) return undefined;
  return Object.freeze(Object.fromEntries(entries.map(([key, value]) => [key, plain(value)])));
};

const hear = ({ source, data }: MessageEvent<unknown>): void => {
  if (!source || !isMessage(data)) return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  const { type } = data;
  const sized = known.get(frame) ?? {
    ready: false,
    grown: -QUIET,
    narrow: 0,
    page: 0,
    turns: 0,
    height: 0,
    wanted: 0,
  };
  known.set(frame, sized);
  if (type === 'resize' && Number.isFinite(data['height'])) size(frame, sized, data['height'] as number);
  const schema = SCHEMAS.get(type);
  const detail = schema && detailOf(data, schema);
  // What was asked for may have been under way.
  if (!detail || (data['again'] === true && sized.ready)) return;
  sized.ready ||= type === 'ready';
  frame.dispatchEvent(new CustomEvent(`solitaire-${type}`, { bubbles: true, composed: true, detail }));
};

/** A second copy of this script on a page does nothing. */
const once = document as { [HEARD]?: boolean };
if (!once[HEARD]) {
  once[HEARD] = true;
  addEventListener('message', hear);
  // A frame that was ready before this script is asked to say so again.
  setTimeout(() => {
    for (const frame of frames())
      if (!known.get(frame)?.ready) frame.contentWindow?.postMessage(message('hello'), '*');
  });
}
