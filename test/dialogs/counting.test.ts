/** Which games count in the statistics, and once each: through restarts, reloads, new games, other tabs and hosts' calls. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { booksOf } from '../../src/components/statistics/books.js';
import type { Books } from '../../src/components/statistics/books.js';
import { parseStatistics } from '../../src/components/statistics/text.js';
import { part } from '../../src/components/parts.js';
import type { FreecellSolitaire, ReflechiSolitaire, RussianSolitaire } from '../../src/index.js';
import '../../src/index.js';
import solved from '../vectors/solver/freecell-4.json';
import { click, drag, press, root, stand } from '../components/stand.js';

const KEY = 'solitaire-elements:statistics';
const NEARLY = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
/** Microsoft's deal 1, from the first card to the last. */
const WINNING = (solved.find(({ id }) => id === 'ms-1')?.moves ?? '').split(' ');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const books = (variant = 'freecell 4', storage: Storage = localStorage): Books =>
  booksOf(parseStatistics(storage.getItem(KEY) ?? '') ?? {}, variant);

const counts = (variant?: string, storage?: Storage): [played: number, won: number, open: number] => {
  const { played, won, open } = books(variant, storage);
  return [played, won, open.length];
};

/** What was done has been told: at once, or when the page was idle, a second later at most. */
async function counted(
  expected: readonly [played: number, won: number, open: number],
  variant?: string,
  storage?: Storage,
): Promise<void> {
  await waitUntil(() => String(counts(variant, storage)) === String(expected), 'counted', {
    timeout: 4000,
  }).catch(() => undefined);
  await pause(20);
  assert.deepEqual(counts(variant, storage), [...expected]);
}

const freecell = async (attributes = ''): Promise<FreecellSolitaire> =>
  (
    await stand<FreecellSolitaire>(
      `<freecell-solitaire save-key="counting" ${attributes}></freecell-solitaire>`,
    )
  ).element;

/** The next visit to the page: the element goes, and another takes up what it kept. */
const reloaded = async (element: FreecellSolitaire, attributes = ''): Promise<FreecellSolitaire> => {
  element.remove();
  return freecell(attributes);
};

const win = (element: FreecellSolitaire): void => {
  for (const move of WINNING) assert.isTrue(element.play(move).ok, move);
  assert.isTrue(element.won);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => resetMouse());

describe('the statistics', () => {
  it('are not fetched before the first accepted action, nor anything kept', async () => {
    const element = await freecell('deal="1"');
    element.newGame('2');
    element.play('1h');
    element.restart();
    await pause(100);
    assert.isUndefined(part('statistics'));
    assert.isNull(localStorage.getItem(KEY));
    element.play('1a');
    await counted([1, 0, 1]);
    assert.isDefined(part('statistics'));
  });
});

type Step = (element: FreecellSolitaire) => unknown;
const act: Step = (element) => assert.isTrue(element.play('1a').ok);
const stories: readonly (readonly [
  what: string,
  steps: readonly Step[],
  counts: readonly [played: number, won: number, open: number],
])[] = [
  ['the first action', [act], [1, 0, 1]],
  ['a refused action', [(element) => assert.isFalse(element.play('1h').ok)], [0, 0, 0]],
  ['more actions, undo and redo', [act, (e) => e.play('1b'), (e) => e.undo(), (e) => e.redo()], [1, 0, 1]],
  ['an action taken back', [act, (e) => e.undo()], [1, 0, 1]],
  ['a restart', [act, (e) => e.restart()], [1, 0, 1]],
  ['play after a restart', [act, (e) => e.restart(), act], [1, 0, 1]],
  ['a new game before any action', [(e) => e.newGame()], [0, 0, 0]],
  ['a new game', [act, (e) => e.newGame()], [1, 0, 0]],
  ['a new game after a restart', [act, (e) => e.restart(), (e) => e.newGame()], [1, 0, 0]],
  ['the same code anew', [act, (e) => e.newGame('1'), act], [2, 0, 1]],
  ['two games left', [act, (e) => e.newGame(2), act, (e) => e.newGame(3)], [2, 0, 0]],
  ['a win', [win], [1, 1, 0]],
  ['a new game after a win', [win, (e) => e.newGame()], [1, 1, 0]],
  ['a win, started again and left', [win, (e) => e.restart(), act, (e) => e.newGame()], [1, 1, 0]],
  ['a win, started again and won', [win, (e) => e.restart(), win, (e) => e.newGame()], [1, 1, 0]],
  ['a win of the same code anew', [win, (e) => e.newGame('1'), win], [2, 2, 0]],
  ['another deal of the host', [act, (e) => (e.deal = '2')], [1, 0, 0]],
  ['another deal before any action', [(e) => (e.deal = '2'), act], [1, 0, 1]],
  ['no deal of the host any more', [act, (e) => (e.deal = null)], [1, 0, 1]],
  ['a deal that can not be read', [act, (e) => (e.deal = 'nonsense')], [1, 0, 1]],
  ['another option while playing', [act, (e) => (e.cells = 2)], [1, 0, 1]],
  [
    'another option after a restart',
    [act, (e) => e.restart(), (e) => (e.cells = 2), (e) => e.moves],
    [1, 0, 0],
  ],
  ['a position set by hand', [(e) => (e.position = NEARLY), (e) => e.play('1h')], [0, 0, 0]],
  ['a position set after an action', [act, (e) => (e.position = NEARLY), (e) => e.play('1h')], [1, 0, 0]],
];
describe('what counts', () => {
  for (const [what, steps, expected] of stories) {
    it(`${what}: ${expected[0]} played, ${expected[1]} won, ${expected[2]} under way`, async () => {
      const element = await freecell('deal="1"');
      for (const step of steps) {
        step(element);
        await element.updateComplete;
      }
      await counted(expected);
    });
    it(`${what}, all in one breath`, async () => {
      const element = await freecell('deal="1"');
      for (const step of steps) step(element);
      await element.updateComplete;
      await counted(expected);
    });
  }

  it('a game won has its seconds, moves and score', async () => {
    const element = await freecell('deal="1"');
    const before = Date.now();
    win(element);
    await counted([1, 1, 0]);
    const { ended, streak, longest, fastest, fewest, highest } = books();
    assert.deepEqual([streak, longest], [1, 1]);
    assert.deepEqual([fastest, fewest, highest], [element.elapsed, element.moves, element.score]);
    const game = ended[0];
    assert.deepEqual(
      [game?.won, game?.seconds, game?.moves, game?.score],
      [true, element.elapsed, element.moves, element.score],
    );
    assert.isAtLeast(game?.when ?? 0, before);
  });

  it('a game left has what it had come to', async () => {
    const element = await freecell('deal="1"');
    act(element);
    element.play('1b');
    element.newGame();
    await counted([1, 0, 0]);
    assert.deepEqual([books().ended[0]?.won, books().ended[0]?.moves], [false, 2]);
  });

  it("the player's own gestures count", async () => {
    const element = await freecell('deal="1"');
    await drag(element, '1', 1, 'a');
    await counted([1, 0, 1]);
    press(element, 'new');
    await waitUntil(() => root(element).querySelector('dialog[open]') !== null);
    press(element, 'deal');
    await element.updateComplete;
    press(element, 'deal');
    await counted([1, 0, 0]);
  });

  it('a draw counts as an action does', async () => {
    const { element } = await stand<ReflechiSolitaire>(
      '<reflechi-solitaire draw="3" save-key="counting"></reflechi-solitaire>',
    );
    await click(element, 's');
    await counted([1, 0, 1], 'reflechi 3');
    assert.deepEqual(counts('reflechi 1'), [0, 0, 0]);
  });

  for (const [tag, attribute, variant] of [
    ['russian', 'rule="classic"', 'russian classic'],
    ['russian', 'rule="relaxed"', 'russian relaxed'],
    ['freecell', 'cells="2"', 'freecell 2'],
    ['freecell', 'cells="1"', 'freecell 1'],
    ['reflechi', 'draw="1"', 'reflechi 1'],
  ] as const) {
    it(`${variant} has books of its own`, async () => {
      const { element } = await stand<RussianSolitaire>(
        `<${tag}-solitaire ${attribute} deal="27"></${tag}-solitaire>`,
      );
      const moved = [
        'sw',
        '1a',
        '12',
        '13',
        '14',
        '21',
        '23',
        '31',
        '32',
        '34',
        '41',
        '42',
        '43',
        '51',
        '61',
        '71',
        '56',
        '65',
        '67',
        '76',
        '17',
        '1h',
        '2h',
        '3h',
        '4h',
        '5h',
        '6h',
        '7h',
      ].some((move) => element.play(move).ok);
      assert.isTrue(moved);
      await counted([1, 0, 1], variant);
    });
  }
});

describe('from one visit to the next', () => {
  it('a game goes on under its own name', async () => {
    const element = await freecell();
    act(element);
    await counted([1, 0, 1]);
    const again = await reloaded(element);
    again.undo();
    act(again);
    await counted([1, 0, 1]);
    again.newGame();
    await counted([1, 0, 0]);
  });

  it('a game that was left before it was told of is told of then', async () => {
    const element = await freecell();
    act(element);
    await counted([1, 0, 1]);
    localStorage.removeItem(KEY);
    const again = await reloaded(element);
    again.newGame();
    await counted([1, 0, 0]);
  });

  it('a game won and reloaded, started again and won is one', async () => {
    const element = await freecell('deal="1"');
    win(element);
    await counted([1, 1, 0]);
    const again = await reloaded(element, 'deal="1"');
    assert.isTrue(again.won);
    again.restart();
    win(again);
    const third = await reloaded(again, 'deal="1"');
    third.restart();
    act(third);
    third.newGame();
    await counted([1, 1, 0]);
  });

  it("a restart's new beginning is kept as the same dealing", async () => {
    const element = await freecell();
    act(element);
    element.restart();
    await element.updateComplete;
    const again = await reloaded(element);
    assert.strictEqual(again.moves, 0);
    act(again);
    await counted([1, 0, 1]);
  });

  it('another deal of the host has taken the place of the game', async () => {
    const element = await freecell('deal="1"');
    act(element);
    await counted([1, 0, 1]);
    await reloaded(element, 'deal="2"');
    await counted([1, 0, 0]);
  });

  it('a host that deals before the first rendering has left the game', async () => {
    const element = await freecell();
    act(element);
    await counted([1, 0, 1]);
    element.remove();
    const box = await fixture<HTMLElement>('<div></div>');
    const next = document.createElement('freecell-solitaire');
    next.saveKey = 'counting';
    box.append(next);
    next.newGame();
    await counted([1, 0, 0]);
  });

  it('a game kept by 0.1.0 counts from its next action on', async () => {
    const element = await freecell();
    act(element);
    await counted([1, 0, 1]);
    element.remove();
    localStorage.removeItem(KEY);
    const key = Object.keys(localStorage).find((each) => each.includes('counting')) ?? '';
    const { dealing, ...old } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    assert.isString(dealing);
    localStorage.setItem(key, JSON.stringify(old));
    const again = await freecell();
    assert.strictEqual(again.moves, 1);
    again.play('1b');
    await counted([1, 0, 1]);
  });

  it('an id that is none is passed over, and the game goes on', async () => {
    const element = await freecell();
    act(element);
    await counted([1, 0, 1]);
    element.remove();
    const key = Object.keys(localStorage).find((each) => each.includes('counting')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    for (const dealing of [7, '', '<img src=x onerror=alert(1)>', 'x'.repeat(1000), { toString: 1 }]) {
      localStorage.removeItem(KEY);
      localStorage.setItem(key, JSON.stringify({ ...kept, dealing }));
      const again = await freecell();
      assert.strictEqual(again.moves, 1);
      again.play('1b');
      await counted([1, 0, 1]);
      assert.match(books().open[0] ?? '', /^\w{9,}$/);
      again.remove();
    }
  });
});

describe('side by side', () => {
  it('two elements count two games in one book', async () => {
    const one = await freecell();
    const other = (
      await stand<FreecellSolitaire>('<freecell-solitaire save-key="other"></freecell-solitaire>')
    ).element;
    act(one);
    act(other);
    await counted([2, 0, 2]);
    one.newGame();
    await counted([2, 0, 1]);
  });

  it('one game in two tabs is one', async () => {
    const element = await freecell('deal="1"');
    act(element);
    await counted([1, 0, 1]);
    // The same kept game, as a second tab finds it.
    const tab = await freecell('deal="1"');
    assert.strictEqual(tab.moves, 1);
    tab.play('1b');
    element.play('1b');
    await counted([1, 0, 1]);
    element.restart();
    win(element);
    tab.newGame();
    await counted([1, 1, 0]);
  });

  it('what another tab has counted meanwhile is not lost', async () => {
    const element = await freecell();
    act(element);
    await counted([1, 0, 1]);
    const text = localStorage.getItem(KEY) ?? '';
    const theirs = parseStatistics(text) ?? {};
    assert.isNotEmpty(theirs);
    localStorage.setItem(KEY, text.replace('"played":1', '"played":8'));
    element.newGame();
    await counted([8, 0, 0]);
  });

  for (const text of ['', 'nonsense', '{"version":1,"variants":{"freecell 4":{"played":-1}}}', '[]']) {
    it(`"${text.slice(0, 20)}" in their place is no statistics`, async () => {
      localStorage.setItem(KEY, text);
      const element = await freecell();
      act(element);
      await counted([1, 0, 1]);
    });
  }
});

describe('storage', () => {
  it('none keeps nothing', async () => {
    const element = await freecell('storage="none"');
    act(element);
    element.newGame();
    await pause(100);
    assert.deepEqual([localStorage.length, sessionStorage.length], [0, 0]);
  });

  it('session keeps the statistics there', async () => {
    const element = await freecell('storage="session"');
    act(element);
    await counted([1, 0, 1], 'freecell 4', sessionStorage);
    assert.isNull(localStorage.getItem(KEY));
  });

  it('denied stops no game', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const element = await freecell('deal="1"');
      win(element);
      await pause(100);
      element.newGame();
      act(element);
      await pause(100);
      assert.isNull(localStorage.getItem(KEY));
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
