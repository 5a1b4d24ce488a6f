/** The elements' public face: attributes, properties, methods, events, languages and hooks, as documented. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { begin, formatDealCode, formatPosition, replay } from '../../src/engine/all.js';
import { DealCodeError, NotationError, PositionError } from '../../src/engine/all.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import type { FreecellSolitaire, ReflechiSolitaire, RussianSolitaire } from '../../src/index.js';
import '../../src/index.js';
import { cards, click, drag, listen, opens, part, pile, press, root, stand, types } from './stand.js';
import type { Told } from './stand.js';
import './yukon-solitaire.js';

const TAGS = ['russian-solitaire', 'reflechi-solitaire', 'freecell-solitaire'] as const;
const NEARLY = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
const HIDING = [
  'Foundations: S-9 H-9 D-9 C-9',
  ': KH',
  ': QS',
  ': <TS> KD TC',
  ':',
  ': KS QD',
  ': JH JS JD JC',
  ': KC QH QC TH TD',
].join('\n');

const freecell = (attributes = ''): Promise<{ element: FreecellSolitaire; told: Told[] }> =>
  stand<FreecellSolitaire>(`<freecell-solitaire storage="none" ${attributes}></freecell-solitaire>`);
const reflechi = (attributes = ''): Promise<{ element: ReflechiSolitaire; told: Told[] }> =>
  stand<ReflechiSolitaire>(`<reflechi-solitaire storage="none" ${attributes}></reflechi-solitaire>`);
const russian = (attributes = ''): Promise<{ element: RussianSolitaire; told: Told[] }> =>
  stand<RussianSolitaire>(`<russian-solitaire storage="none" ${attributes}></russian-solitaire>`);

const errors = (told: readonly Told[]): unknown[] =>
  told.filter(({ type }) => type === 'error').map(({ detail }) => detail['error']);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const set = (element: object, name: string, value: unknown): void => {
  (element as Record<string, unknown>)[name] = value;
};
const get = (element: object, name: string): unknown => (element as Record<string, unknown>)[name];

/** An element of a document without a window: the tag is nothing there, until it comes into the page. */
const notYet = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  document.implementation.createHTMLDocument().createElement(tag);

/** The engine's errors, whatever bundle they come from. */
function thrown(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => resetMouse());

describe('attributes and properties', () => {
  const switches = ['placement-help', 'interactive-rules', 'double-click', 'auto-placement'];
  const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

  for (const name of switches) {
    const fallback = name !== 'auto-placement';
    it(`${name} takes on and off, gives a boolean, and is ${fallback ? 'on' : 'off'} by default`, async () => {
      const { element, told } = await freecell();
      assert.strictEqual(get(element, camel(name)), fallback);
      for (const [value, expected] of [
        ['off', false],
        ['on', true],
        ['off', false],
      ] as const) {
        element.setAttribute(name, value);
        assert.strictEqual(get(element, camel(name)), expected);
      }
      for (const [value, expected] of [
        [true, true],
        [false, false],
        ['on', true],
        ['off', false],
      ] as const) {
        set(element, camel(name), value);
        assert.strictEqual(get(element, camel(name)), expected);
      }
      element.removeAttribute(name);
      await element.updateComplete;
      assert.deepEqual(types(told), ['ready']);
    });
  }

  const words = [
    ['controls', ['full', 'minimal', 'none']],
    ['theme', ['auto', 'light', 'dark']],
    ['storage', ['local', 'session', 'none']],
  ] as const;
  for (const [name, values] of words) {
    it(`${name} takes ${values.join(', ')}`, async () => {
      const { element, told } = await stand<FreecellSolitaire>('<freecell-solitaire></freecell-solitaire>');
      assert.strictEqual(get(element, name), values[0]);
      for (const value of values) {
        element.setAttribute(name, value);
        assert.strictEqual(get(element, name), value);
      }
      for (const value of values) {
        set(element, name, value);
        assert.strictEqual(get(element, name), value);
      }
      await element.updateComplete;
      assert.deepEqual(types(told), ['ready']);
    });
  }

  const bad = [
    ['freecell', 'cells', '3', 4],
    ['freecell', 'cells', 'many', 4],
    ['reflechi', 'draw', '2', 1],
    ['russian', 'rule', 'strict', 'classic'],
    ['freecell', 'controls', 'some', 'full'],
    ['freecell', 'theme', 'blue', 'auto'],
    ['freecell', 'storage', 'cloud', 'local'],
    ['freecell', 'placement-help', 'maybe', true],
    ['freecell', 'interactive-rules', 'yes', true],
    ['freecell', 'double-click', '0', true],
    ['freecell', 'auto-placement', 'perhaps', false],
  ] as const;
  for (const [game, name, value, fallback] of bad) {
    it(`${name}="${value}" falls to the default and is reported once`, async () => {
      const { element, told } = await stand(`<${game}-solitaire ${name}="${value}"></${game}-solitaire>`);
      assert.strictEqual(get(element, camel(name)), fallback);
      element.removeAttribute(name);
      element.setAttribute(name, value);
      await element.updateComplete;
      await pause(0);
      assert.deepEqual(errors(told), ['bad-attribute']);
      const [error] = told.filter(({ type }) => type === 'error');
      assert.include(String(error?.detail['message']), value);
      assert.strictEqual(error?.detail['by'], 'host');
      assert.strictEqual(element.getAttribute(name), value);
    });
  }

  const deals = [
    ['FC1-C4-AAAAAXT', 'FC1-C4-AAAAAXT'],
    ['fc1 c2 aaaaaxt', 'FC1-C2-AAAAAXT'],
    ['AAAAAXT', 'FC1-C4-AAAAAXT'],
    ['617', 'FC1-C4-AAAAAXT'],
  ] as const;
  for (const [written, code] of deals) {
    it(`deal="${written}" deals ${code}`, async () => {
      const { element, told } = await freecell(`deal="${written}"`);
      assert.strictEqual(element.dealCode, code);
      assert.strictEqual(formatPosition(begin(code).position), element.position);
      assert.deepEqual(types(told), ['ready']);
      assert.strictEqual(element.getAttribute('deal'), written);
    });
  }

  it("letters and numbers take the host's option", async () => {
    assert.strictEqual((await freecell('deal="617" cells="2"')).element.dealCode, 'FC1-C2-AAAAAXT');
    assert.strictEqual((await reflechi('deal="AAAAAAB" draw="3"')).element.dealCode, 'TF1-D3N-AAAAAAB');
    assert.strictEqual((await russian('deal="27" rule="relaxed"')).element.dealCode, 'RU1-R-AAAAABB');
  });

  for (const text of [
    'FC1-C4-AAAA',
    'RU1-C-AAAAABB',
    'FC2-C4-AAAAAXT',
    'FC1-C3-AAAAAXT',
    'hello',
    '-1',
    '8031810176',
  ]) {
    it(`deal="${text}" is reported and another deal is shown`, async () => {
      const { element, told } = await freecell(`deal="${text}"`);
      assert.deepEqual(errors(told), ['bad-deal']);
      assert.match(String(element.dealCode), /^FC1-C4-[A-Z]{7}$/);
    });
  }

  it('a deal attribute that changes deals anew, without an event', async () => {
    const { element, told } = await freecell('deal="617"');
    element.setAttribute('deal', '618');
    await element.updateComplete;
    assert.strictEqual(element.dealCode, formatDealCode({ game: 'freecell', number: 618 }));
    element.deal = '617';
    await element.updateComplete;
    assert.strictEqual(element.dealCode, 'FC1-C4-AAAAAXT');
    assert.deepEqual(types(told), ['ready']);
  });

  it('a whole code beats the option, and the disagreement is told', async () => {
    const { element, told } = await freecell('deal="FC1-C2-AAAAAXT" cells="4"');
    assert.deepEqual(element.variant, { game: 'freecell', cells: 2 });
    assert.strictEqual(element.cells, 4);
    assert.deepEqual(errors(told), ['deal-disagrees']);
    assert.deepEqual(errors((await freecell('deal="FC1-C2-AAAAAXT"')).told), []);
    assert.deepEqual(errors((await freecell('deal="FC1-C2-AAAAAXT" cells="2"')).told), []);
  });

  const options = [
    ['freecell', 'cells', '2', { game: 'freecell', cells: 2 }, '1a', 'FC1-C2-AAAAAXT'],
    ['reflechi', 'draw', '3', { game: 'reflechi', draw: 3 }, 'sw', 'TF1-D3N-AAAAAXT'],
    ['russian', 'rule', 'relaxed', { game: 'russian', rule: 'relaxed' }, null, 'RU1-R-AAAAAXT'],
  ] as const;
  for (const [game, name, value, variant, move, code] of options) {
    it(`${name} set before any action deals the same letters again`, async () => {
      const { element, told } = await stand<SolitaireElement>(
        `<${game}-solitaire storage="none" deal="617"></${game}-solitaire>`,
      );
      element.setAttribute(name, value);
      await element.updateComplete;
      assert.deepEqual(element.variant, variant);
      assert.strictEqual(element.dealCode, code);
      assert.deepEqual(types(told), ['ready']);
      if (move === null) return;
      element.play(move);
      element.removeAttribute(name);
      await element.updateComplete;
      assert.strictEqual(element.dealCode, code, 'a wish for the next deal');
      element.newGame();
      assert.notDeepEqual(element.variant, variant);
    });
  }

  it('controls shows all, figures and undo only, or nothing', async () => {
    const { element } = await freecell();
    const actions = (): string[] =>
      [...root(element).querySelectorAll<HTMLElement>('[part~="bar"] [data-action]')].map(
        ({ dataset }) => dataset['action'] ?? '',
      );
    assert.includeMembers(actions(), ['new', 'undo', 'redo', 'rules', 'options', 'copy']);
    element.controls = 'minimal';
    await element.updateComplete;
    assert.deepEqual(actions(), ['undo']);
    assert.match(part(element, 'bar')?.textContent ?? '', /0:00/);
    element.controls = 'none';
    await element.updateComplete;
    assert.isNull(part(element, 'bar'));
  });

  it('theme is light or dark, whatever the system has', async () => {
    const { element } = await freecell('theme="light"');
    const table = (): string =>
      getComputedStyle(root(element).querySelector('.frame') as Element).backgroundColor;
    const light = table();
    element.theme = 'dark';
    await element.updateComplete;
    assert.notStrictEqual(table(), light);
  });

  it('properties set before the upgrade survive it', async () => {
    const box = await fixture<HTMLElement>('<div></div>');
    const early = notYet('freecell-solitaire');
    set(early, 'deal', '617');
    set(early, 'cells', 2);
    set(early, 'storage', 'none');
    set(early, 'placementHelp', false);
    set(early, 'autoPlacement', 'on');
    set(early, 'controls', 'minimal');
    assert.strictEqual(early.ready, undefined);
    box.append(early);
    await early.ready;
    assert.strictEqual(early.dealCode, 'FC1-C2-AAAAAXT');
    assert.deepEqual(
      [early.cells, early.storage, early.placementHelp, early.autoPlacement, early.controls],
      [2, 'none', false, true, 'minimal'],
    );
    early.placementHelp = true;
    assert.isTrue(early.placementHelp);
    assert.isFalse(Object.hasOwn(early, 'deal'));
  });

  it('a position set before the upgrade is played from', async () => {
    const box = await fixture<HTMLElement>('<div></div>');
    const early = notYet('freecell-solitaire');
    set(early, 'position', NEARLY);
    box.append(early);
    await early.ready;
    assert.strictEqual(early.position.trim(), NEARLY.trim());
    assert.isNull(early.dealCode);
  });

  it("the widget leaves the author's attributes alone", async () => {
    const { element } = await freecell('deal="617" cells="4" lang="ca" class="mine"');
    const before = element.outerHTML;
    element.newGame();
    element.play('1a');
    press(element, 'undo');
    await element.updateComplete;
    assert.strictEqual(element.outerHTML, before);
  });
});

describe('what a host may read', () => {
  it('the variant is complete, and a copy', async () => {
    for (const [tag, variant] of [
      ['russian', { game: 'russian', rule: 'classic' }],
      ['reflechi', { game: 'reflechi', draw: 1 }],
      ['freecell', { game: 'freecell', cells: 4 }],
    ] as const) {
      const { element } = await stand<SolitaireElement>(
        `<${tag}-solitaire storage="none"></${tag}-solitaire>`,
      );
      assert.deepEqual(element.variant, variant);
      (element.variant as unknown as Record<string, unknown>)['game'] = 'other';
      assert.deepEqual(element.variant, variant);
    }
  });

  it('follows the game', async () => {
    const { element } = await freecell('deal="617"');
    assert.deepEqual(
      [element.score, element.moves, element.elapsed, element.won, element.canUndo, element.canRedo],
      [0, 0, 0, false, false, false],
    );
    assert.strictEqual(element.record, 'FC1-C4-AAAAAXT');
    element.play('1a');
    element.play('1b');
    assert.deepEqual([element.moves, element.canUndo, element.canRedo], [2, true, false]);
    assert.strictEqual(element.record, 'FC1-C4-AAAAAXT 1a 1b');
    assert.strictEqual(formatPosition(replay(element.record ?? '').position), element.position);
    element.undo();
    assert.deepEqual([element.moves, element.canRedo, element.record], [2, true, 'FC1-C4-AAAAAXT 1a']);
  });

  it('a set position has no code and no record; score, moves and time are 0', async () => {
    const { element } = await freecell('deal="617"');
    element.play('1a');
    element.position = NEARLY;
    assert.deepEqual(
      [element.dealCode, element.record, element.score, element.moves, element.elapsed, element.canUndo],
      [null, null, 0, 0, 0, false],
    );
    await element.updateComplete;
    assert.isNull(root(element).querySelector('[data-action="copy"]'), 'the bar shows no code');
    assert.deepEqual(cards(element, '1'), ['KC']);
  });

  it('the clock starts with the first action and stops at the win', async () => {
    const { element } = await freecell('deal="617"');
    await pause(1100);
    assert.strictEqual(element.elapsed, 0);
    element.play('1a');
    await pause(1100);
    assert.strictEqual(element.elapsed, 1);
    element.position = NEARLY;
    assert.strictEqual(element.elapsed, 0);
    element.play('1h');
    assert.isTrue(element.won);
    await pause(1100);
    assert.strictEqual(element.elapsed, 0);
  });

  it('ready comes for hosts that come late', async () => {
    const { element } = await freecell();
    let late = false;
    await element.ready.then(() => {
      late = true;
    });
    assert.isTrue(late);
  });
});

describe('methods', () => {
  it('work before the first render', async () => {
    const element = document.createElement('freecell-solitaire');
    element.storage = 'none';
    const told = listen(element);
    element.newGame('617');
    assert.strictEqual(element.dealCode, 'FC1-C4-AAAAAXT');
    assert.deepEqual(element.play('1a'), { ok: true });
    assert.isTrue(element.undo());
    element.redo();
    assert.strictEqual(element.moves, 1);
    element.focus();
    const box = await fixture<HTMLElement>('<div></div>');
    box.append(element);
    await element.ready;
    assert.deepEqual(cards(element, 'a'), [
      '4C' === cards(element, 'a')[0] ? '4C' : (cards(element, 'a')[0] ?? ''),
    ]);
    assert.strictEqual(element.record, 'FC1-C4-AAAAAXT 1a');
    assert.strictEqual(types(told).at(-1), 'ready');
  });

  it('newGame deals a code, its letters, a number, or at random', async () => {
    const { element, told } = await freecell('deal="617"');
    for (const [code, expected] of [
      ['FC1-C2-AAAAAKH', 'FC1-C2-AAAAAKH'],
      ['AAAAAKH', 'FC1-C4-AAAAAKH'],
      ['267', 'FC1-C4-AAAAAKH'],
    ] as const) {
      element.newGame(code);
      assert.strictEqual(element.dealCode, expected);
    }
    const random = new Set<string | null>();
    for (let turn = 0; turn < 8; turn++) {
      element.newGame();
      random.add(element.dealCode);
    }
    assert.isAbove(random.size, 4);
    assert.isTrue(
      told
        .slice(1)
        .every(
          ({ type, detail }) => type === 'deal' && detail['restart'] === false && detail['by'] === 'host',
        ),
    );
  });

  it('restart deals the same again, or the set position', async () => {
    const { element, told } = await freecell('deal="617"');
    element.play('1a');
    element.restart();
    assert.deepEqual([element.dealCode, element.moves, element.canUndo], ['FC1-C4-AAAAAXT', 0, false]);
    element.position = NEARLY;
    element.play('1h');
    assert.isTrue(element.won);
    element.restart();
    assert.strictEqual(element.position.trim(), NEARLY.trim());
    assert.isFalse(element.won);
    assert.deepEqual(
      told.filter(({ type }) => type === 'deal').map(({ detail }) => detail['restart']),
      [true, true],
    );
  });

  it('play makes a move, or says why not', async () => {
    const { element } = await freecell('deal="617"');
    assert.deepEqual(element.play('1a'), { ok: true });
    assert.deepEqual(element.play('2a'), { ok: false, reason: 'cell-occupied' });
    assert.deepEqual(element.play('sw'), { ok: false, reason: 'no-such-move' });
    assert.strictEqual(element.moves, 1);
  });

  it('undo and redo say whether there was anything', async () => {
    const { element } = await freecell('deal="617"');
    element.undo();
    element.redo();
    assert.strictEqual(element.moves, 0);
    element.play('1a');
    const after = element.position;
    element.undo();
    assert.strictEqual(element.position, formatPosition(begin('FC1-C4-AAAAAXT').position));
    element.redo();
    assert.strictEqual(element.position, after);
  });

  it('focus puts the focus on the board', async () => {
    const { element } = await freecell();
    element.focus();
    assert.strictEqual(document.activeElement, element);
    assert.isNotNull(root(element).activeElement);
  });

  const wrong = [
    ['newGame', 'RU1-C-AAAAABB', DealCodeError],
    ['newGame', 'nonsense', DealCodeError],
    ['newGame', 'FC1-C4-AAAA', DealCodeError],
    ['newGame', '', DealCodeError],
    ['play', '', NotationError],
    ['play', '1', NotationError],
    ['play', '12v', NotationError],
    ['play', 'undo', NotationError],
    ['position', '', PositionError],
    ['position', 'Foundations: S-0\n: 4S 4S', PositionError],
    ['position', HIDING, PositionError],
  ] as const;
  for (const [method, argument, kind] of wrong) {
    it(`${method} ${JSON.stringify(argument).slice(0, 40)} throws ${kind.name} and leaves the game alone`, async () => {
      const { element, told } = await freecell('deal="617"');
      element.play('1a');
      const before = [element.position, element.moves, element.record];
      const error = thrown(() => {
        if (method === 'position') element.position = argument;
        else element[method](argument);
      });
      assert.isTrue(error instanceof kind);
      assert.strictEqual(error.name, kind.name);
      assert.deepEqual([element.position, element.moves, element.record], before);
      assert.deepEqual(types(told), ['ready', 'move']);
    });
  }
});

describe('events', () => {
  const common = ['by', 'code', 'game'];
  const details: Record<string, readonly string[]> = {
    ready: ['resumed'],
    deal: ['restart'],
    move: ['cards', 'from', 'move', 'moves', 'points', 'score', 'to', 'turnedUp'],
    reject: ['cards', 'from', 'message', 'move', 'reason', 'to'],
    undo: ['move', 'moves', 'score'],
    redo: ['move', 'moves', 'score'],
    win: ['elapsed', 'hints', 'moves', 'record', 'score', 'takeBacks', 'undos', 'variant'],
    error: ['error', 'message'],
  };

  it('each has its details, frozen, cloneable, bubbling, composed, not cancelable', async () => {
    const { element, told } = await freecell('deal="617" theme="plaid"');
    element.play('1a');
    element.play('2a');
    element.undo();
    element.redo();
    element.restart();
    element.position = NEARLY;
    element.play('1h');
    assert.deepEqual(types(told), [
      'ready',
      'error',
      'move',
      'reject',
      'undo',
      'redo',
      'deal',
      'move',
      'win',
    ]);
    for (const { type, detail, event } of told) {
      assert.deepEqual(Object.keys(detail).sort(), [...common, ...(details[type] ?? [])].sort(), type);
      assert.isTrue(Object.isFrozen(detail), `${type} is frozen`);
      for (const [key, value] of Object.entries(detail))
        assert.isTrue(Object.isFrozen(value), `${type}.${key} is frozen`);
      assert.deepEqual(structuredClone(detail), detail);
      assert.deepEqual(JSON.parse(JSON.stringify(detail)), detail, 'plain data');
      assert.deepEqual([event.bubbles, event.composed, event.cancelable], [true, true, false], type);
      assert.strictEqual(event.target, element);
      assert.strictEqual(detail['game'], 'freecell');
    }
    assert.deepEqual(
      told.map(({ detail }) => detail['by']),
      Array(told.length).fill('host'),
    );
    assert.deepEqual(
      told.map(({ detail }) => detail['code']),
      [...Array<string>(7).fill('FC1-C4-AAAAAXT'), null, null],
    );
  });

  it('tell of the move what was made', async () => {
    const { element, told } = await russian();
    element.position = HIDING;
    element.play('34v2');
    assert.deepEqual(told.at(-1)?.detail, {
      game: 'russian',
      code: null,
      by: 'host',
      move: '34v2',
      cards: ['KD', 'TC'],
      from: '3',
      to: '4',
      points: 5,
      score: 5,
      moves: 1,
      turnedUp: 'TS',
    });
    element.play('3h');
    assert.deepEqual(told.at(-1)?.detail, {
      game: 'russian',
      code: null,
      by: 'host',
      move: '3h',
      cards: ['TS'],
      from: '3',
      to: 'h',
      points: 10,
      score: 15,
      moves: 2,
      turnedUp: null,
    });
    element.undo();
    assert.deepEqual(told.at(-1)?.detail, {
      game: 'russian',
      code: null,
      by: 'host',
      move: '3h',
      score: 5,
      moves: 2,
    });
  });

  it('a draw names the drawn cards, a recycle none', async () => {
    const { element, told } = await reflechi('deal="TF1-D3N-AAAAAAB"');
    element.play('sw');
    assert.lengthOf(told.at(-1)?.detail['cards'] as string[], 3);
    for (let turn = 0; turn < 7; turn++) element.play('sw');
    element.play('ws');
    const { cards: moved, points, move, from, to } = told.at(-1)?.detail ?? {};
    assert.deepEqual(
      { moved, points, move, from, to },
      {
        moved: [],
        points: 0,
        move: 'ws',
        from: 'w',
        to: 's',
      },
    );
  });

  it('a foundation named by its suit is told as home', async () => {
    const { element, told } = await freecell();
    element.position = NEARLY;
    element.play('1C');
    assert.strictEqual(told.find(({ type }) => type === 'move')?.detail['move'], '1h');
  });

  it('come after the properties have changed, the move before the win', async () => {
    const { element } = await freecell();
    element.position = NEARLY;
    const seen: unknown[] = [];
    element.addEventListener('solitaire-move', (event) =>
      seen.push(['move', element.moves, element.score, element.won, event.detail.moves]),
    );
    element.addEventListener('solitaire-win', (event) =>
      seen.push(['win', element.moves, element.won, event.detail.score]),
    );
    element.addEventListener('solitaire-deal', () => seen.push(['deal', element.moves, element.won]));
    element.play('1h');
    element.restart();
    assert.deepEqual(seen, [
      ['move', 1, 10, true, 1],
      ['win', 1, true, 10],
      ['deal', 0, false],
    ]);
  });

  it('are in HTMLElementEventMap, typed', async () => {
    const { element } = await freecell('deal="617"');
    let from = '';
    element.addEventListener('solitaire-move', ({ detail }) => {
      from = detail.from;
    });
    element.play('1a');
    assert.strictEqual(from, '1');
  });

  it('the win is told with its whole game', async () => {
    const { element, told } = await freecell();
    element.position = NEARLY.replace('C-Q', 'C-J').replace(': KC\n:\n', ': KC\n: QC\n');
    element.play('2a');
    element.undo();
    element.play('2h');
    element.play('C2');
    element.play('2h');
    element.play('1h');
    const win = told.at(-1);
    assert.strictEqual(win?.type, 'win');
    assert.deepEqual(win?.detail, {
      game: 'freecell',
      code: null,
      by: 'host',
      variant: { game: 'freecell', cells: 4 },
      score: 30,
      moves: 5,
      elapsed: 0,
      undos: 1,
      takeBacks: 1,
      hints: 0,
      record: null,
    });
    element.play('1h');
    element.undo();
    assert.lengthOf(
      told.filter(({ type }) => type === 'win'),
      1,
    );
    assert.strictEqual(told.at(-1)?.detail['reason'], 'game-over');
  });

  it('a hidden card is named nowhere', async () => {
    const { element, told } = await russian();
    element.position = HIDING;
    assert.deepEqual(element.play('31v3'), { ok: false, reason: 'face-down' });
    assert.notMatch(JSON.stringify(told), /TS|10♠/);
  });

  it('a host may act within a listener', async () => {
    const { element, told } = await freecell('deal="617"');
    element.addEventListener('solitaire-move', () => {
      if (element.moves === 1) element.play('2b');
    });
    element.play('1a');
    assert.strictEqual(element.record, 'FC1-C4-AAAAAXT 1a 2b');
    assert.includeMembers(types(told), ['move']);
    element.addEventListener('solitaire-undo', () => element.newGame('618'), { once: true });
    element.undo();
    assert.strictEqual(element.dealCode, formatDealCode({ game: 'freecell', number: 618 }));
  });
});

describe('hooks and hidden cards', () => {
  it('every pile has its letter and its count, every visible card its name', async () => {
    for (const [tag, letters] of [
      ['russian', 'SHDC1234567'],
      ['reflechi', 'swSHDC1234567'],
      ['freecell', 'abcdSHDC12345678'],
    ] as const) {
      const { element } = await stand<SolitaireElement>(
        `<${tag}-solitaire storage="none" deal="617"></${tag}-solitaire>`,
      );
      const piles = [...root(element).querySelectorAll<HTMLElement>('[data-pile]')];
      assert.strictEqual(
        piles
          .map(({ dataset }) => dataset['pile'])
          .sort()
          .join(''),
        [...letters].sort().join(''),
      );
      assert.strictEqual(
        piles.reduce((sum, { dataset }) => sum + Number(dataset['count']), 0),
        52,
      );
      for (const each of piles.filter(({ dataset }) => /[1-8]/.test(dataset['pile'] ?? ''))) {
        const shown = each.querySelectorAll('[data-card]').length;
        assert.strictEqual(
          shown,
          tag === 'russian' ? Math.min(5, Number(each.dataset['count'])) : Number(each.dataset['count']),
        );
      }
    }
  });

  it('cells that are taken away leave the board', async () => {
    const { element } = await freecell('deal="617" cells="1"');
    assert.lengthOf(root(element).querySelectorAll('[data-pile="a"]'), 1);
    assert.isNull(root(element).querySelector('[data-pile="b"]'));
  });

  it('a face-down card is nobody in the DOM', async () => {
    const { element } = await russian('deal="27"');
    const hidden = begin('RU1-C-AAAAABB');
    const text = root(element).innerHTML;
    const shown = new Set(
      [...root(element).querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card']),
    );
    assert.strictEqual(shown.size, 31);
    for (const [, card] of formatPosition(hidden.position).matchAll(/<(..)>/g)) {
      assert.isFalse(shown.has(card));
      assert.notInclude(text, `"${card}"`);
    }
    assert.notMatch(text, /data-card="(?![A2-9TJQK][SHDC]")/);
    const { element: stocked } = await reflechi('deal="27"');
    assert.lengthOf(root(stocked).querySelectorAll('[data-card]'), 28);
  });

  it('no other tag name is registered', () => {
    for (const name of ['solitaire-card', 'solitaire-pile', 'solitaire-element', 'solitaire-bar'])
      assert.strictEqual(customElements.get(name), undefined);
  });
});

describe('real input', () => {
  it('a card is dragged, tapped, picked up and placed, and undone by the bar', async () => {
    const { element, told } = await freecell('deal="617"');
    await drag(element, '1', 1, 'a');
    assert.strictEqual(told.at(-1)?.detail['move'], '1a');
    assert.strictEqual(told.at(-1)?.detail['by'], 'player');
    await click(element, '2');
    await click(element, 'b');
    assert.strictEqual(told.at(-1)?.detail['move'], '2b');
    press(element, 'undo');
    assert.deepInclude(told.at(-1)?.detail, { by: 'player', move: '2b' });
    await element.updateComplete;
    press(element, 'redo');
    assert.deepEqual(types(told), ['ready', 'move', 'move', 'undo', 'redo']);
  });

  it('a refusal stands beside the cards until the next action', async () => {
    const { element, told } = await russian();
    element.position = HIDING;
    await element.updateComplete;
    await drag(element, '2', 1, '1');
    await element.updateComplete;
    const { reason, message } = told.at(-1)?.detail ?? {};
    assert.strictEqual(reason, 'build-same-suit');
    const status = part(element, 'status');
    assert.include(status?.textContent, String(message));
    const region = root(element).querySelector('.frame > [role="status"]');
    await waitUntil(() => region?.textContent !== '', 'nothing was said');
    element.play('34v2');
    await element.updateComplete;
    assert.strictEqual(part(element, 'status')?.textContent.trim(), '');
  });

  it('Yukon is played in a page: one short file and a tag', async () => {
    const { element, told } = await stand('<yukon-solitaire storage="none" deal="27"></yukon-solitaire>');
    assert.strictEqual(element.dealCode, 'YU1-C-AAAAABB');
    assert.lengthOf(root(element).querySelectorAll('[data-card]'), 31);
    element.position = HIDING.replace(': KH', ': KH').replace(': QS', ': QS');
    await element.updateComplete;
    await drag(element, '2', 1, '1');
    assert.deepInclude(told.at(-1)?.detail, { game: 'yukon', move: '21', by: 'player' });
    assert.deepEqual(cards(element, '1'), ['KH', 'QS']);
    await element.updateComplete;
    await drag(element, '3', 2, '2');
    assert.deepInclude(told.at(-1)?.detail, { move: '32v2', turnedUp: 'TS' });
    await element.updateComplete;
    await click(element, '3');
    assert.deepInclude(told.at(-1)?.detail, { move: '3h', score: 15 });
    await element.updateComplete;
    await drag(element, '5', 1, '1');
    assert.strictEqual(told.at(-1)?.type, 'reject');
    assert.strictEqual(told.at(-1)?.detail['reason'], 'build-alternate');
  });

  it('a game that lists no proven deals is dealt at random, and one with a single choice offers none', async () => {
    const { element, told } = await stand('<yukon-solitaire storage="none"></yukon-solitaire>');
    const first = element.dealCode;
    assert.match(first ?? '', /^YU1-C-[A-Z]{7}$/);
    await opens(element, 'new');
    assert.isNull(root(element).querySelector('dialog input[type="radio"]'));
    press(element, 'deal');
    await element.updateComplete;
    assert.strictEqual(told.at(-1)?.type, 'deal');
    assert.notEqual(element.dealCode, first);
  });

  it('Escape closes a dialog, and the game is as it was', async () => {
    const { element, told } = await freecell('deal="617"');
    await opens(element, 'options');
    assert.isTrue(part(element, 'dialog')?.matches('[open]'));
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    assert.isNull(root(element).querySelector('dialog[open]'));
    assert.deepEqual(types(told), ['ready']);
  });

  it('the New game dialog deals a code, tells what is wrong with one, and restarts', async () => {
    const { element, told } = await freecell('deal="617"');
    const dialog = (): HTMLElement => part(element, 'dialog') as HTMLElement;
    const type = async (text: string): Promise<void> => {
      const field = dialog().querySelector<HTMLInputElement>('input[type="text"]');
      if (!field) throw new Error('no field');
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
    };
    await opens(element, 'new');
    await type('FC1-C4-AAAAXT');
    assert.match(dialog().querySelector('#code-line')?.textContent.trim() ?? '', /7 letters.*6/);
    assert.isTrue(dialog().querySelector<HTMLButtonElement>('[data-action="deal"]')?.disabled);
    await type('RU1-C-AAAAABB');
    assert.isTrue(dialog().querySelector<HTMLButtonElement>('[data-action="deal"]')?.disabled);
    await type('fc1c2aaaaaxt');
    dialog().querySelector<HTMLElement>('[data-action="deal"]')?.click();
    assert.deepEqual(told.at(-1)?.detail, {
      game: 'freecell',
      code: 'FC1-C2-AAAAAXT',
      by: 'player',
      restart: false,
    });
    element.play('1a');
    await element.updateComplete;
    await opens(element, 'new');
    press(element, 'restart');
    await element.updateComplete;
    press(element, 'restart');
    assert.deepEqual(told.at(-1)?.detail, {
      game: 'freecell',
      code: 'FC1-C2-AAAAAXT',
      by: 'player',
      restart: true,
    });
    assert.strictEqual(element.moves, 0);
  });

  it("the player's choice of cells holds for the next New game, newGame() takes the host's", async () => {
    const { element } = await stand<FreecellSolitaire>('<freecell-solitaire></freecell-solitaire>');
    await opens(element, 'new');
    const choice = [...root(element).querySelectorAll<HTMLInputElement>('dialog input[type="radio"]')].find(
      ({ value }) => value === '1',
    );
    choice?.click();
    await element.updateComplete;
    press(part(element, 'dialog')?.getRootNode() instanceof ShadowRoot ? element : element, 'deal');
    assert.deepEqual(element.variant, { game: 'freecell', cells: 1 });
    assert.strictEqual(element.cells, 4, "the host's value");
    element.newGame();
    assert.deepEqual(element.variant, { game: 'freecell', cells: 4 });
    const next = await stand<FreecellSolitaire>('<freecell-solitaire id="another"></freecell-solitaire>');
    assert.deepEqual(next.element.variant, { game: 'freecell', cells: 1 });
  });
});

describe('life in a page', () => {
  it('a detached element holds no listener and no timer', async () => {
    const balance = new Map<string, number>();
    const kept: (() => void)[] = [];
    const spy = <Target extends object>(
      target: Target,
      add: keyof Target,
      remove: keyof Target,
      name: string,
    ): void => {
      const [plus, minus] = [target[add], target[remove]] as unknown as ((...all: unknown[]) => unknown)[];
      const count = (by: number, original: ((...all: unknown[]) => unknown) | undefined) =>
        function (this: unknown, ...all: unknown[]): unknown {
          const [type, , options] = all as [
            string,
            unknown,
            { signal?: AbortSignal; once?: boolean } | undefined,
          ];
          const key = `${name} ${typeof type === 'string' ? type : ''}`;
          if (!options?.signal && !options?.once) balance.set(key, (balance.get(key) ?? 0) + by);
          return original?.apply(this, all);
        };
      Object.assign(target, { [add]: count(1, plus), [remove]: count(-1, minus) });
      kept.push(() => Object.assign(target, { [add]: plus, [remove]: minus }));
    };
    const { element: first } = await freecell('deal="617"');
    await drag(first, '1', 1, 'a');
    spy(window, 'addEventListener', 'removeEventListener', 'window');
    spy(document, 'addEventListener', 'removeEventListener', 'document');
    const timers = new Set<unknown>();
    const { setInterval: every, clearInterval: stop } = window;
    Object.assign(window, {
      setInterval: (...all: Parameters<typeof setInterval>) => {
        const id = every(...all);
        timers.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        timers.delete(id);
        stop(id);
      },
    });
    const box = document.createElement('div');
    box.style.width = '780px';
    document.body.append(box);
    box.innerHTML = '<freecell-solitaire storage="none" deal="617"></freecell-solitaire>';
    const element = box.firstElementChild as FreecellSolitaire;
    await element.ready;
    await drag(element, '1', 1, 'a');
    assert.strictEqual(timers.size, 1, 'the clock ticks');
    box.remove();
    await pause(20);
    for (const undo of kept) undo();
    Object.assign(window, { setInterval: every, clearInterval: stop });
    assert.deepEqual(
      [...balance].filter(([, count]) => count !== 0),
      [],
    );
    assert.strictEqual(timers.size, 0);
  });

  it('an element moved elsewhere keeps its game and plays on', async () => {
    const { element, told } = await freecell('deal="617"');
    element.play('1a');
    const box = await fixture<HTMLElement>('<div style="width: 780px"></div>');
    box.append(element);
    await element.updateComplete;
    assert.strictEqual(element.record, 'FC1-C4-AAAAAXT 1a');
    await drag(element, '2', 1, 'b');
    assert.strictEqual(element.record, 'FC1-C4-AAAAAXT 1a 2b');
    assert.deepEqual(types(told), ['ready', 'move']);
  });

  it('fits its container, not the window', async () => {
    const { element } = await freecell('deal="617"');
    const width = (): number => pile(element, '1').getBoundingClientRect().width;
    const wide = width();
    element.style.width = '320px';
    await pause(60);
    await element.updateComplete;
    assert.isBelow(width(), wide);
    assert.isAtMost(root(element).querySelector('.frame')?.scrollWidth ?? 0, 320);
    for (const bar of root(element).querySelectorAll('[part~="bar"]')) assert.isAtMost(bar.scrollWidth, 320);
  });

  it('hidden hides it', async () => {
    const { element } = await freecell();
    element.hidden = true;
    assert.strictEqual(getComputedStyle(element).display, 'none');
  });

  it('lives in a fragment, a template and a closed shadow root', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<freecell-solitaire storage="none" deal="617"></freecell-solitaire>';
    const box = await fixture<HTMLElement>('<div></div>');
    const shadow = box.attachShadow({ mode: 'closed' });
    shadow.append(template.content.cloneNode(true));
    const element = shadow.firstElementChild as FreecellSolitaire;
    await element.ready;
    assert.isTrue(element.play('1a').ok);
  });
});

describe('languages', () => {
  const moves = (element: Element): string => part(element, 'bar')?.textContent ?? '';
  const until = async (element: Element, pattern: RegExp): Promise<void> => {
    for (let turn = 0; turn < 100 && !pattern.test(moves(element)); turn++) await pause(20);
    assert.match(moves(element), pattern);
  };

  it('two live on one page, and each names its cards', async () => {
    const { element: catalan, told } = await freecell('lang="ca" deal="617"');
    const { element: croatian } = await freecell('lang="hr" deal="617"');
    const { element: english } = await freecell('deal="617"');
    await until(catalan, /Moviments/);
    await until(croatian, /Potezi/);
    await until(english, /Moves/);
    assert.strictEqual(
      pile(catalan, '1').querySelector('[data-card="7D"]')?.getAttribute('aria-label'),
      '7 de diamants, 1 de 7, Columna 1, 6 cartes a sobre',
    );
    assert.strictEqual(
      pile(croatian, '1').querySelector('[data-card="7D"]')?.getAttribute('aria-label'),
      'karo 7, 1 od 7, Stupac 1, na njoj 6 karata',
    );
    assert.strictEqual(
      pile(english, '1').querySelector('[data-card="7D"]')?.getAttribute('aria-label'),
      '7 of diamonds, 1 of 7, Column 1, 6 cards on top',
    );
    catalan.play('12');
    assert.match(String(told.at(-1)?.detail['message']), /només va damunt/);
  });

  it('lang changes at run time, on the element or around it', async () => {
    const { element, told } = await freecell('lang="ca"');
    await until(element, /Moviments/);
    element.lang = 'hr';
    await until(element, /Potezi/);
    element.removeAttribute('lang');
    await until(element, /Moves/);
    element.parentElement?.setAttribute('lang', 'ca-ES');
    await until(element, /Moviments/);
    document.documentElement.lang = 'hr';
    element.parentElement?.removeAttribute('lang');
    await until(element, /Potezi/);
    document.documentElement.removeAttribute('lang');
    await until(element, /Moves/);
    assert.deepEqual(types(told), ['ready']);
  });

  it('a language that is not there is English, and told once', async () => {
    const { element, told } = await freecell('lang="tlh"');
    element.lang = 'en';
    await pause(20);
    element.lang = 'tlh';
    await pause(20);
    assert.match(moves(element), /Moves/);
    assert.deepEqual(errors(told), ['locale-missing']);
  });
});

describe('accessibility', () => {
  for (const tag of TAGS) {
    for (const theme of ['light', 'dark']) {
      it(`${tag} has no fault that axe knows, ${theme}`, async () => {
        const { element } = await stand<SolitaireElement>(
          `<${tag} storage="none" deal="27" theme="${theme}"></${tag}>`,
        );
        await assert.isAccessible(element);
      });
    }
  }
  for (const dialog of ['new', 'options', 'rules']) {
    it(`the ${dialog} dialog has none either`, async () => {
      const { element } = await freecell('deal="617"');
      await opens(element, dialog);
      await pause(300);
      await assert.isAccessible(element);
    });
  }
  it('the won board has none', async () => {
    const { element } = await freecell();
    element.position = NEARLY;
    element.play('1h');
    await element.updateComplete;
    await pause(100);
    await assert.isAccessible(element);
  });
});
