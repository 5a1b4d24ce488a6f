/** Messages that mean harm, for a page to post: what is no message, and near ones with one fault each. Runs in a page. */

type Kind = 'text' | 'textOrNull' | 'number' | 'yesNo' | 'by' | 'cards' | 'variant';
type Data = Record<string, unknown>;

export interface Hostile {
  /** Anything, also what a frame of ours would be heard with. */
  any(): unknown;
  /** What nobody may heed, whoever sends it. */
  bad(): unknown;
  /** What a frame of ours would be heard with. */
  good(): Data;
}

declare global {
  interface Window {
    hostile(seed: number): Hostile;
  }
}

const ABOUT = { game: 'freecell', code: 'FC1-C4-AAAAAAA', by: 'player' };
const MADE = { ...ABOUT, move: '26', score: 10, moves: 1 };

const GOOD: readonly Data[] = [
  { type: 'resize', height: 700 },
  { type: 'ready', ...ABOUT, resumed: false },
  { type: 'deal', ...ABOUT, restart: true },
  { type: 'move', ...MADE, cards: ['AS'], from: '2', to: '6', points: 10, turnedUp: null },
  {
    type: 'reject',
    ...ABOUT,
    move: null,
    cards: ['AS', '2H'],
    from: '2',
    to: null,
    reason: 'face-down',
    message: 'No.',
  },
  { type: 'undo', ...MADE },
  { type: 'redo', ...MADE },
  {
    type: 'win',
    ...ABOUT,
    variant: { game: 'freecell', cells: 4 },
    score: 520,
    moves: 90,
    elapsed: 60,
    undos: 0,
    takeBacks: 0,
    hints: 0,
    record: null,
  },
  { type: 'error', ...ABOUT, error: 'bad-deal', message: 'It cannot be read.' },
];

const KINDS: Readonly<Record<string, Kind>> = {
  code: 'textOrNull',
  by: 'by',
  resumed: 'yesNo',
  restart: 'yesNo',
  score: 'number',
  moves: 'number',
  points: 'number',
  elapsed: 'number',
  undos: 'number',
  takeBacks: 'number',
  hints: 'number',
  height: 'number',
  cards: 'cards',
  turnedUp: 'textOrNull',
  variant: 'variant',
  record: 'textOrNull',
};

const polluting = (): unknown => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}');

/** For each kind what it is not; the first is left out altogether. */
const WRONG: Readonly<Record<Kind, () => readonly unknown[]>> = {
  text: () => [undefined, null, 1, {}, [], true, NaN, new Date(), 'x'.repeat(100_001)],
  textOrNull: () => [undefined, 1, {}, [], true, Infinity, polluting(), 'x'.repeat(100_001)],
  number: () => [undefined, NaN, Infinity, -Infinity, '700', '1e9', null, {}, [700], true, 7n, new Date()],
  yesNo: () => [undefined, 0, 1, 'true', null, {}, []],
  by: () => [undefined, 'nobody', '__proto__', null, 1, ['player']],
  cards: () => [
    undefined,
    null,
    'AS',
    [1],
    [['AS']],
    [null],
    new Array(3),
    new Array(60).fill('AS'),
    { 0: 'AS', length: 1 },
    new Uint8Array(4),
  ],
  variant: () => [undefined, null, [], 'freecell', { cells: {} }, polluting(), new Map(), { cells: NaN }],
};

const ODDITIES: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => NaN,
  () => 'solitaire-embed',
  () => '{"ns":"solitaire-embed","v":1,"type":"resize","height":9999}',
  () => [],
  () => ['solitaire-embed', 1, 'resize'],
  () => new Map([['ns', 'solitaire-embed']]),
  () => new Error('solitaire-embed'),
  () => new ArrayBuffer(64),
  () => /solitaire/,
  () => polluting(),
  () => {
    const round: Data = { ns: 'solitaire-embed', v: 1, type: 'win' };
    round['detail'] = round;
    return round;
  },
  () => ({ message: 'height', value: 1e9, secret: 'abc' }),
  () => ({ message: 'ready', secret: { toString: 1 } }),
];

window.hostile = (seed) => {
  let state = seed >>> 0;
  // mulberry32
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const good = (): Data => ({ ...one(GOOD), ns: 'solitaire-embed', v: 1 });
  const envelope = (data: Data): Data => {
    const [key, values] = one<[string, unknown[]]>([
      ['ns', [undefined, null, 'solitaire', 'Solitaire-embed', 'solitaire-embed ', ['solitaire-embed'], {}]],
      ['v', [undefined, '1', 0, 2, NaN, [1], 1n, true, null]],
      ['type', ['', 'Move', 'solitaire-move', '__proto__', 'constructor', 'toString', ['move'], null, {}, 1]],
    ]);
    return { ...data, [key]: one(values) };
  };
  const spoiled = (data: Data): Data => {
    const key = one(Object.keys(data).filter((each) => !['ns', 'v', 'type'].includes(each)));
    // A reason that can't be is none: the move of a refusal alone may be null.
    const kind: Kind =
      data['type'] === 'reject' && (key === 'move' || key === 'to') ? 'textOrNull' : (KINDS[key] ?? 'text');
    const wrong = one(WRONG[kind]());
    if (wrong !== undefined) return { ...data, [key]: wrong };
    return Object.fromEntries(Object.entries(data).filter(([each]) => each !== key));
  };
  const bad = (): unknown => {
    const way = random();
    if (way < 0.15) return one(ODDITIES)();
    if (way < 0.4) return envelope(good());
    return spoiled(good());
  };
  const huge = (): Data => ({
    ns: 'solitaire-embed',
    v: 1,
    type: 'resize',
    height: one([1e308, -1e308, 2 ** 53, 5e-324, 1999, 0]),
  });
  return { good, bad, any: () => one([good, bad, huge])() };
};
