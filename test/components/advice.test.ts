/** Hints, the verdict, the way back, Finish and fair deals, as a player meets them. */
import { assert, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { attempt, begin, formatMove, formatPosition, legalMoves, parseMove } from '../../src/engine/all.js';
import type { Move, Session } from '../../src/engine/all.js';
import { solve } from '../../src/engine/solver/index.js';
import type { Answer } from '../../src/engine/solver/index.js';
import { someMove } from '../../src/components/advice/moves.js';
import { Verdicts } from '../../src/components/advice/verdicts.js';
import { parseStatistics } from '../../src/components/statistics/text.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import '../../src/index.js';
import { oracle, type Oracle } from './oracle.js';
import { opens, pile, press, root, stand, types, type Told } from './stand.js';

type Stood = Promise<{ element: SolitaireElement; told: Told[] }>;
const play = (tag: string, attributes = ''): Stood =>
  stand<SolitaireElement>(`<${tag}-solitaire storage="none" ${attributes}></${tag}-solitaire>`);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const find = (element: Element, selector: string): HTMLElement | null =>
  root(element).querySelector(selector);
/** Never compared as an element: a failure would have to print it. */
const sees = (element: Element, selector: string): boolean => find(element, selector) !== null;
const words = (element: Element, selector: string): string =>
  find(element, selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const said = (element: Element): string => words(element, '.frame > [role=status]');
const note = (element: Element): string => words(element, '.note > span');
const within = (what: () => unknown, why: string): Promise<void> =>
  waitUntil(what, why, { timeout: 5000, interval: 5 });

/** Asks for a hint and waits for its words. */
async function hint(element: SolitaireElement): Promise<string> {
  press(element, 'hint');
  await within(() => find(element, '.bubble.shown:not(:empty)'), 'no hint');
  return words(element, '.bubble.shown:not(:empty)');
}

/** A game played on by legal moves that the test chooses, none of them twice. */
function played(code: string, moves: number): Session {
  let session = begin(code);
  const seen = new Set([formatPosition(session.position)]);
  while (session.moves < moves) {
    for (const move of legalMoves(session)) {
      const made = attempt(session, move);
      if (!made.ok || move.to === 'h' || seen.has(formatPosition(made.session.position))) continue;
      seen.add(formatPosition(made.session.position));
      session = made.session;
      break;
    }
  }
  return session;
}

const textsOf = ({ past, position }: Session): string[] =>
  [...past.map((state) => state.position), position].map(formatPosition);

const follow = async (element: SolitaireElement, { line }: Session): Promise<void> => {
  for (const move of line) element.play(formatMove(move));
  await element.updateComplete;
};

const FREECELL = 'FC1-C4-AAAAAAB';
const UP =
  'Foundations: S-T H-T D-T C-T\nFreecells: JS - - -\n: KC QH JC\n: KD QS JD\n: KH QC JH\n: KS QD\n:\n:\n:\n:\n';
const DECK = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
/** Columns of the other cards, each ending with cards of which none fits on any other. */
function blocked(ends: readonly string[], apart: readonly string[], lengths: readonly number[]): string {
  const rest = DECK.filter((card) => !apart.includes(card) && !ends.join(' ').includes(card)).reverse();
  return ends.map((end, at) => `: ${rest.splice(0, lengths[at]).join(' ')} ${end}\n`).join('');
}
/** The king can go to the cell, and then nothing can. */
const NEARLY_STUCK = `Foundations: S-0 H-0 D-0 C-0\nFreecells: - KH KD KC\n${blocked(['5S KS', '5H', '5D', '5C', '9S', '9H', '9D', '9C'], ['KH', 'KD', 'KC'], [5, 5, 5, 5, 5, 5, 5, 5])}`;
/** Two cards can be drawn and turned over for ever. */
const IN_CIRCLES = `Foundations: S-0 H-0 D-0 C-0\nStock: QC JC\nWaste:\n${blocked(['5S', '5H', '5D', '5C', '9S', '9H', '9D'], ['QC', 'JC'], [7, 6, 6, 6, 6, 6, 6])}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => resetMouse());

describe('a hint', () => {
  for (const [tag, code] of [
    ['russian', 'RU1-C-AAAAAAX'],
    ['russian', 'RU1-R-AAAAAAB'],
    ['reflechi', 'TF1-D1N-AAAAAAB'],
    ['reflechi', 'TF1-D3N-AAAAAAB'],
    ['freecell', 'FC1-C4-AAAAAAB'],
    ['freecell', 'FC1-C2-AAAAAAC'],
    ['freecell', 'FC1-C1-AAAAAAC'],
  ] as const) {
    it(`of ${code} marks and names the first moves of a line that wins, and following it asks nothing`, async () => {
      const it = oracle();
      const { element, told } = await play(
        tag,
        `deal="${code}" deals="any" style="--solitaire-duration: 0s"`,
      );
      let session = begin(code);
      const answer = await solve(session.variant, session.position, { nodes: 300_000 });
      assert.strictEqual(answer.verdict, 'winnable');
      for (const move of answer.line.slice(0, 6)) {
        await hint(element);
        const turn = move.from === 's' || move.to === 's';
        const from = find(element, '.hint-mark.from')?.getBoundingClientRect() as DOMRect;
        const source = pile(element, turn ? 's' : move.from);
        const head = turn ? source : [...source.querySelectorAll('.card')].at(-move.count);
        const box = head?.getBoundingClientRect() as DOMRect;
        assert.closeTo(from.x, box.x - 4, 1, formatMove(move));
        assert.closeTo(from.y, box.y - 4, 1, formatMove(move));
        assert.strictEqual(find(element, '.hint-mark.to') === null, turn, formatMove(move));
        if (move.from === 's') assert.match(said(element), /^Hint: Draw from the stock, \d+ cards?\./);
        else if (move.to === 's') assert.match(said(element), /^Hint: Turn the waste over\./);
        else assert.match(said(element), /^Hint: .+ of .+ to .+\./);
        session = (attempt(session, move) as { session: Session }).session;
        assert.isTrue(element.play(formatMove(move)).ok);
        await element.updateComplete;
        assert.isFalse(sees(element, '.hint-mark'), 'the marks go with the move');
        assert.isFalse(sees(element, '.bubble.shown:not(:empty)'));
      }
      assert.strictEqual(it.asked.length, 1);
      assert.strictEqual(element.position, formatPosition(session.position));
      assert.deepEqual(types(told).slice(0, 2), ['ready', 'move'], 'a hint is no event');
      assert.strictEqual(element.moves, 6);
    });
  }

  it('shows where the cards go, on the pile that takes them', async () => {
    oracle();
    const { element } = await play('freecell');
    element.position = UP;
    await hint(element);
    const to = find(element, '.hint-mark.to')?.getBoundingClientRect() as DOMRect;
    const homes = ['S', 'H', 'D', 'C'].map((suit) => pile(element, suit).getBoundingClientRect());
    assert.isTrue(homes.some(({ x, y }) => Math.abs(x - 4 - to.x) < 1 && Math.abs(y - 4 - to.y) < 1));
    assert.match(said(element), /foundation\.$/);
  });

  it('off the line asks again, and undone to it asks nothing', async () => {
    const it = oracle();
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    await hint(element);
    const { line } = await solve(begin(FREECELL).variant, begin(FREECELL).position, { nodes: 300_000 });
    const other = legalMoves(begin(FREECELL)).find(
      (move) => formatMove(move) !== formatMove(line[0] ?? move),
    );
    element.play(formatMove(other ?? parseMove('1a')));
    await element.updateComplete;
    await hint(element);
    assert.strictEqual(it.asked.length, 2);
    element.undo();
    await element.updateComplete;
    await hint(element);
    assert.strictEqual(it.asked.length, 2);
  });

  it('that comes too late is dropped', async () => {
    const it = oracle();
    it.delay = 200;
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    press(element, 'hint');
    await within(() => it.asked.length === 1, 'asked');
    element.play('1a');
    await pause(400);
    assert.isFalse(sees(element, '.hint-mark'));
    assert.strictEqual(said(element).includes('Hint'), false);
  });

  it('is waited for with a word', async () => {
    const it = oracle();
    it.delay = 600;
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    press(element, 'hint');
    await pause(150);
    assert.strictEqual(note(element), '');
    await within(() => note(element) === 'Looking for a move …', 'a word');
    await within(() => find(element, '.hint-mark.from'), 'the hint');
    assert.strictEqual(note(element), '');
  });

  it('goes when another move is refused', async () => {
    oracle();
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    await hint(element);
    assert.isTrue(sees(element, '.hint-mark.from'));
    const refused = Array.from({ length: 8 }, (_, column) => `${column + 1}h`).find(
      (move) => !element.play(move).ok,
    );
    assert.isDefined(refused);
    await element.updateComplete;
    assert.isFalse(sees(element, '.hint-mark'));
    await hint(element);
    assert.isTrue(sees(element, '.hint-mark.from'));
  });

  it('of what nobody knows is a legal move, as such, and a useful one', async () => {
    oracle(() => 'unknown');
    const { element } = await play('freecell');
    element.position = UP.replace('JS - - -', '- - - -').replace('KS QD', 'KS QD JS');
    assert.match(
      await hint(element),
      /^It is not known whether this can be won\. A move all the same: J.+ foundation/,
    );
    assert.match(said(element), /^It is not known/);
    assert.isTrue(sees(element, '.hint-mark.from'));
  });

  it('of a deal that nobody can win says so, and offers no way back', async () => {
    oracle(() => 'unwinnable');
    const { element } = await play('freecell', `deal="${FREECELL}"`);
    press(element, 'hint');
    await within(() => note(element) === 'This deal cannot be won.', 'a word');
    assert.isFalse(sees(element, '.note [data-action=back]'));
    assert.strictEqual(said(element), 'This deal cannot be won.');
    press(element, 'put-away');
    await element.updateComplete;
    assert.isFalse(sees(element, '.note'));
  });

  it('is not given of a game that is won, or paused', async () => {
    const it = oracle();
    const { element } = await play('freecell');
    element.position = UP;
    for (let left = 13; !element.won && left > 0; left -= 1) {
      for (const from of ['a', '1', '2', '3', '4']) element.play(`${from}h`);
    }
    await element.updateComplete;
    assert.isTrue(element.won);
    assert.strictEqual(find(element, '[data-action=hint]')?.getAttribute('aria-disabled'), 'true');
    press(element, 'hint');
    await pause(50);
    assert.deepEqual(it.asked, []);
  });

  it('by the key H takes the focus to the card', async () => {
    oracle();
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    element.focus();
    await pause(300);
    await sendKeys({ press: 'h' });
    await within(() => find(element, '.bubble.shown:not(:empty)'), 'a hint');
    await pause(100);
    const focused = root(element).activeElement?.getBoundingClientRect() as DOMRect;
    const mark = find(element, '.hint-mark.from')?.getBoundingClientRect() as DOMRect;
    assert.closeTo(focused.x - 4, mark.x, 1);
    assert.closeTo(focused.y - 4, mark.y, 1);
  });

  it('amid a deal that nobody could win says so too, and leads nowhere', async () => {
    oracle(() => 'unwinnable');
    const session = played(FREECELL, 2);
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any" winnability="on"`);
    await follow(element, session);
    await within(() => words(element, '.verdict') === 'Cannot be won', 'a verdict');
    press(element, 'hint');
    await within(() => note(element) === 'This deal cannot be won.', 'a word');
    assert.isFalse(sees(element, '[data-action=back]'));
  });

  it('asked for again while it is looked for, and with the verdict on, is one question', async () => {
    const it = oracle();
    it.delay = 200;
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any" winnability="on"`);
    for (let times = 0; times < 3; times += 1) {
      press(element, 'hint');
      await pause(30);
    }
    await within(() => find(element, '.bubble.shown:not(:empty)'), 'a hint');
    await within(() => words(element, '.verdict') === 'Can be won', 'a verdict');
    assert.strictEqual(it.asked.length, 1);
  });

  it('is not shown on a board that was covered meanwhile', async () => {
    const it = oracle();
    it.delay = 300;
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    element.play('1a');
    await element.updateComplete;
    press(element, 'hint');
    await pause(100);
    press(element, 'pause');
    await within(() => find(element, '.frame.paused'), 'the pause');
    await pause(600);
    assert.isFalse(sees(element, '.bubble.shown:not(:empty)'));
    assert.notMatch(said(element), /^Hint/);
  });

  it('of what nobody knows leads back to where the game has been only where nothing else is left', () => {
    let session = begin('FC1-C2-AAAAAKH');
    const after = (move: Move): Session => (attempt(session, move) as { session: Session }).session;
    const been = new Set([formatPosition(session.position)]);
    for (let turn = 0; turn < 12; turn += 1) {
      const move = someMove(session);
      if (!move) break;
      const fresh = legalMoves(session).filter((each) => !been.has(formatPosition(after(each).position)));
      session = after(move);
      assert.strictEqual(been.has(formatPosition(session.position)), fresh.length === 0, formatMove(move));
      been.add(formatPosition(session.position));
    }
    assert.isAbove(been.size, 5);
  });

  it('leaves the client with the page, and asks anew when the element returns', async () => {
    const it = oracle();
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    await hint(element);
    assert.deepEqual([it.opened, it.closed], [1, 0]);
    const { parentElement } = element;
    element.remove();
    assert.deepEqual([it.opened, it.closed], [1, 1]);
    parentElement?.append(element);
    await element.updateComplete;
    element.play('1a');
    await element.updateComplete;
    await hint(element);
    assert.deepEqual([it.opened, it.closed], [2, 1]);
  });
});

describe('hints are counted', () => {
  const winning = async (element: SolitaireElement, hints: number): Promise<void> => {
    const { line } = await solve(begin(FREECELL).variant, begin(FREECELL).position, { nodes: 300_000 });
    for (const [at, move] of line.slice(element.moves).entries()) {
      if (at < hints) await hint(element);
      element.play(formatMove(move));
      await element.updateComplete;
    }
  };

  it('once for a position, in the event of the win, and cost no points', async () => {
    oracle();
    const { element, told } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    await hint(element);
    const { score } = element;
    await hint(element);
    assert.deepEqual([element.score, score, element.moves], [0, 0, 0]);
    await winning(element, 3);
    assert.strictEqual(told.at(-1)?.detail['hints'], 3);
  });

  it('through a reload and a restart, into the statistics', async () => {
    oracle();
    const markup = `<freecell-solitaire save-key="hints" deal="${FREECELL}" deals="any"></freecell-solitaire>`;
    const { element } = await stand<SolitaireElement>(markup);
    await winning(element, 0).catch(() => undefined);
    element.newGame(FREECELL);
    await element.updateComplete;
    await hint(element);
    element.play('1a');
    element.remove();
    const again = await stand<SolitaireElement>(markup);
    again.element.restart();
    await again.element.updateComplete;
    await winning(again.element, 2);
    const win = again.told.find(({ type }) => type === 'win');
    assert.strictEqual(win?.detail['hints'], 3, 'one before the reload, two after the restart');
    const kept = (): unknown =>
      parseStatistics(localStorage.getItem('solitaire-elements:statistics') ?? '')?.['freecell 4']?.ended.at(
        -1,
      );
    await within(() => (kept() as { hints?: number } | undefined)?.hints === 3, 'statistics');
  });
});

describe('the way back', () => {
  /** A game of so many moves, of which those after `last` can't be won. */
  async function lostAfter(
    last: number,
    moves: number,
  ): Promise<{ element: SolitaireElement; told: Told[]; it: Oracle; texts: string[] }> {
    const session = played(FREECELL, moves);
    const texts = textsOf(session);
    const it = oracle((text) => (texts.indexOf(text) > last ? 'unwinnable' : 'winnable'));
    const { element, told } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    await follow(element, session);
    return { element, told, it, texts };
  }

  for (const [last, moves] of [
    [0, 1],
    [0, 5],
    [3, 8],
    [7, 8],
  ] as const) {
    it(`from move ${moves} to move ${last} is one action, by undos`, async () => {
      const { element, told, it, texts } = await lostAfter(last, moves);
      press(element, 'hint');
      await within(() => find(element, '.note [data-action=back]'), 'an offer');
      assert.strictEqual(note(element), 'From here the game can no longer be won.');
      press(element, 'back');
      await within(() => element.position === texts[last], 'the way back');
      await within(() => /moves? back: from here the game can be won\./.test(note(element)), 'a word');
      assert.strictEqual(said(element).replace(/\s/g, ' '), note(element));
      assert.deepEqual(types(told).filter((type) => type === 'undo').length, moves - last);
      assert.strictEqual(element.moves, moves, 'undo does not lower it');
      assert.isTrue(element.canRedo);
      assert.isAtMost(it.asked.length, 2 + Math.ceil(Math.log2(moves + 1)));
    });
  }

  it('that lies beyond the 100 undos is told in plain words', async () => {
    const it = oracle((text) => (text === start ? 'winnable' : 'unwinnable'));
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    const start = element.position;
    element.play('1a');
    for (let left = 55; left > 0; left -= 1) {
      element.play('2b');
      element.play('b2');
      if (element.position === start) throw new Error('back at the start');
      element.play('ac');
      element.play('ca');
    }
    await element.updateComplete;
    assert.isAbove(element.moves, 101);
    press(element, 'hint');
    await within(() => find(element, '.note [data-action=back]'), 'an offer');
    const before = element.position;
    press(element, 'back');
    await within(() => note(element).startsWith('Undo reaches back 100 actions'), 'a word');
    assert.strictEqual(element.position, before);
    assert.include(it.asked, start);
  });

  it('passes over positions that nobody can tell of', async () => {
    const session = played(FREECELL, 9);
    const texts = textsOf(session);
    const verdicts = [
      'winnable',
      'winnable',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'winnable',
      'unknown',
    ] as const;
    oracle((text) => verdicts[texts.indexOf(text)] ?? 'unwinnable');
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    await follow(element, session);
    press(element, 'hint');
    await within(() => find(element, '.note [data-action=back]'), 'an offer');
    press(element, 'back');
    await within(() => element.position === texts[6], 'the last that is known');
  });
});

describe('what is found out', () => {
  const session = begin(FREECELL);
  const answer = (verdict: Answer['verdict']): Answer => ({ verdict, line: [], nodes: 1 });

  it('in a short time does not stand for a longer one, and what was found stays', async () => {
    const asked: number[] = [];
    const verdicts = new Verdicts((_variant, _position, milliseconds) => {
      asked.push(milliseconds);
      return Promise.resolve(answer(milliseconds > 2000 ? 'winnable' : 'unknown'));
    });
    const moved = (attempt(session, { from: '1', to: 'a', count: 1 }) as { session: Session }).session;
    assert.strictEqual(await verdicts.wayBack(moved), 1, 'the deal itself, when it is looked at for longer');
    assert.strictEqual((await verdicts.of(session)).verdict, 'winnable');
    assert.deepEqual(asked, [2000, 5000]);
  });

  it('is asked for once, however many wait for it', async () => {
    let asked = 0;
    const verdicts = new Verdicts(async () => {
      asked += 1;
      await pause(20);
      return answer('unwinnable');
    });
    await Promise.all([verdicts.of(session), verdicts.of(session), verdicts.never(session)]);
    assert.strictEqual(asked, 1);
    assert.isTrue(verdicts.isNever(session));
  });
});

describe('the verdict', () => {
  it('is off by default, and on by attribute, property or option', async () => {
    oracle(() => 'winnable');
    const { element } = await play('freecell', `deal="${FREECELL}"`);
    assert.isFalse(sees(element, '.verdict'));
    for (const on of [
      (): void => element.setAttribute('winnability', 'on'),
      (): void => void (element.winnability = true),
    ]) {
      on();
      await within(() => words(element, '.verdict') === 'Can be won', 'a verdict');
      element.removeAttribute('winnability');
      element.winnability = false;
      await element.updateComplete;
      assert.isFalse(sees(element, '.verdict'));
    }
    const dialog = await opens(element, 'options');
    dialog.querySelector<HTMLElement>('[data-option=winnability]')?.click();
    await within(() => words(element, '.verdict') === 'Can be won', 'a verdict');
  });

  it('that comes when it is no longer wanted is not said', async () => {
    const it = oracle(() => 'unwinnable');
    it.delay = 200;
    const { element } = await play('freecell', `deal="${FREECELL}" deals="any"`);
    element.winnability = true;
    await element.updateComplete;
    await within(() => it.asked.length > 0, 'a question');
    element.winnability = false;
    await pause(500);
    assert.notMatch(said(element), /won/);
  });

  it('that is switched off before it was said is not said', async () => {
    oracle(() => 'unknown');
    const { element } = await play('freecell', `deal="${FREECELL}" winnability="on" deals="any"`);
    await within(() => words(element, '.verdict-word') === 'Not known whether it can be won', 'a verdict');
    element.winnability = false;
    await pause(500);
    await pause(200);
    assert.notMatch(said(element), /won/);
  });

  it('tells each of the four, never moves the board, and is said when it changes', async () => {
    const session = played(FREECELL, 3);
    const texts = textsOf(session);
    const it = oracle(
      (text) => (['winnable', 'winnable', 'unknown', 'unwinnable'] as const)[texts.indexOf(text)],
    );
    it.delay = 300;
    const { element } = await play('freecell', `deal="${FREECELL}" winnability="on" deals="any"`);
    const top = (): number => (find(element, '.table') as HTMLElement).getBoundingClientRect().top;
    const first = top();
    const log: string[] = [];
    const region = find(element, '.frame > [role=status]') as HTMLElement;
    new MutationObserver(() => log.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await within(() => words(element, '.verdict') === 'Thinking …', 'thinking');
    await within(() => words(element, '.verdict') === 'Can be won', 'winnable');
    for (const [at, verdict] of (
      ['Can be won', 'Not known whether it can be won', 'Can no longer be won'] as const
    ).entries()) {
      element.play(formatMove(session.line[at] ?? parseMove('1a')));
      if (at > 0) await within(() => words(element, '.verdict-word') === 'Thinking …', 'thinking again');
      await within(() => words(element, '.verdict-word') === verdict, verdict);
      assert.strictEqual(top(), first);
      if (at === 0) continue;
      assert.notMatch(log.at(-1) ?? '', /won/, 'what was said of the move has its time');
      await within(() => log.at(-1) === `${verdict}.`, `"${verdict}" is said`);
    }
    assert.deepEqual(
      log.filter((text) => /won/.test(text)),
      ['Not known whether it can be won.', 'Can no longer be won.'],
    );
    press(element, 'back');
    await within(() => element.position === texts[1], 'the way back');
    await within(() => words(element, '.verdict') === 'Can be won', 'winnable again');
    assert.isFalse(element.matches(':state(lost)'));
  });

  it('of what follows from an answer is not asked for', async () => {
    const session = played(FREECELL, 4);
    const it = oracle(() => 'unwinnable');
    const { element } = await play('freecell', `deal="${FREECELL}" winnability="on" deals="any"`);
    await within(() => words(element, '.verdict-word') === 'Cannot be won', 'a verdict');
    await follow(element, session);
    await pause(50);
    assert.strictEqual(it.asked.length, 1);
    // Nobody could have won it: no move of the player's lost it.
    assert.strictEqual(words(element, '.verdict-word'), 'Cannot be won');
    assert.isFalse(sees(element, '.verdict [data-action="back"]'));
  });

  it('the words of a hint never lie over where its card goes, at any width, nor before a pointer came', async () => {
    oracle();
    for (const width of [320, 390, 768])
      for (const deal of ['RU1-C-AAAAAAX', FREECELL]) {
        const { element } = await play(
          deal.startsWith('R') ? 'russian' : 'freecell',
          `deal="${deal}" deals="any" style="width: ${width}px"`,
        );
        // By an assistive click: neither a pointer nor the focus has come to the element.
        press(element, 'hint');
        await within(() => find(element, '.bubble.shown[data-side]'), 'a hint that has its place');
        const bubble = find(element, '.bubble.shown')?.getBoundingClientRect() as DOMRect;
        for (const mark of root(element).querySelectorAll('.hint-mark')) {
          const box = mark.getBoundingClientRect();
          const over =
            Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left) > 6 &&
            Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top) > 6;
          assert.isFalse(over, `${deal}, ${width} px wide, ${mark.className}`);
        }
        element.remove();
      }
  });
});

describe('when no useful move is left', () => {
  const NOTE = 'No useful move is left.';

  it('a note says so once, whether or not the verdict is wanted, and nothing is declared', async () => {
    oracle(() => 'unwinnable');
    const { element, told } = await play('freecell', 'deals="any"');
    element.position = NEARLY_STUCK;
    await element.updateComplete;
    await pause(400);
    assert.strictEqual(note(element), '', 'not yet');
    assert.isTrue(element.play('1a').ok);
    await within(() => note(element) === NOTE, 'a note');
    assert.strictEqual(said(element), NOTE);
    assert.isTrue(element.canUndo);
    assert.deepEqual(types(told), ['ready', 'move']);
    press(element, 'put-away');
    await element.updateComplete;
    assert.strictEqual(note(element), '');
  });

  it('legal moves that change nothing are not useful, and are not told of again and again', async () => {
    oracle();
    const { element } = await play('reflechi', 'deals="any"');
    element.position = IN_CIRCLES;
    await element.updateComplete;
    element.play('sw');
    await within(() => note(element) === NOTE, 'a note');
    for (const move of ['sw', 'ws', 'sw']) {
      assert.isTrue(element.play(move).ok);
      await element.updateComplete;
      await pause(350);
      assert.strictEqual(note(element), '', move);
    }
  });

  it('there is no note while something is useful', async () => {
    oracle();
    const { element } = await play('russian', 'deal="RU1-C-AAAAAAX" deals="any"');
    const { line } = await solve(begin('RU1-C-AAAAAAX').variant, begin('RU1-C-AAAAAAX').position, {
      nodes: 300_000,
    });
    for (const move of line.slice(0, -1)) element.play(formatMove(move));
    await pause(500);
    assert.strictEqual(note(element), '');
  });
});

describe('Finish', () => {
  const board = async (
    text: string,
    tag = 'freecell',
  ): Promise<{ element: SolitaireElement; told: Told[] }> => {
    const stood = await play(tag, 'deals="any"');
    stood.element.position = text;
    await stood.element.updateComplete;
    return stood;
  };

  it('plays up what provably goes up, each card as by hand', async () => {
    oracle();
    const { element, told } = await board(UP);
    assert.isFalse(sees(element, '[data-action=finish]'), 'not before the first action');
    element.play('ah');
    await within(() => find(element, '[data-action=finish]'), 'Finish');
    assert.strictEqual(element.score, 10);
    press(element, 'finish');
    await within(() => element.won, 'won');
    assert.strictEqual(types(told).filter((type) => type === 'move').length, 12);
    assert.deepEqual([element.score, element.moves], [120, 12]);
    const moves = told.filter(({ type }) => type === 'move').slice(1);
    assert.isTrue(moves.every(({ detail }) => detail['by'] === 'player' && detail['points'] === 10));
    await within(() => /^King .+ You won/.test(said(element)), 'one message');
  });

  it('stops when the player does anything, and every card can be undone', async () => {
    oracle();
    const { element } = await board(UP);
    element.play('ah');
    await within(() => find(element, '[data-action=finish]'), 'Finish');
    press(element, 'finish');
    const begun = said(element);
    await within(() => element.moves > 2, 'on its way');
    const { x, y } = (find(element, '.table') as HTMLElement).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x) + 3, Math.round(y) + 3] });
    await pause(50);
    const { moves } = element;
    assert.isFalse(element.won);
    await pause(300);
    assert.strictEqual(element.moves, moves);
    const stopped = said(element);
    assert.match(stopped, /to the .+ foundation\.$/, 'how far it came is said');
    assert.notEqual(stopped, begun);
    for (let left = moves; left > 0; left -= 1) assert.isTrue(element.undo());
    assert.strictEqual(element.position.trim(), UP.trim());
  });

  it('that a key stops leaves the word to what the key did', async () => {
    oracle();
    const { element } = await board(UP);
    element.play('ah');
    await within(() => find(element, '[data-action=finish]'), 'Finish');
    press(element, 'finish');
    await within(() => element.moves > 2, 'on its way');
    element.focus();
    await sendKeys({ press: 'u' });
    await within(() => /^Undone/.test(said(element)), 'said');
    assert.isFalse(element.won);
    await pause(300);
    assert.match(said(element), /^Undone/, 'and nothing after it');
  });

  const draws = (stock: string, waste: string, down: string): string =>
    `Foundations: S-K H-K D-K C-9\nStock: ${stock}\nWaste: ${waste}\n: ${down}\n:\n:\n:\n:\n:\n:\n`;
  for (const [what, text, offered] of [
    ['draws', draws('JC QC', 'KC', 'TC'), true],
    ['a recycle', draws('KC JC', 'TC QC', ''), false],
  ] as const) {
    it(`${offered ? 'uses' : 'is not there for'} ${what}`, async () => {
      oracle();
      const { element } = await play('reflechi', 'deals="any"');
      try {
        element.position = text;
      } catch {
        assert.fail(`no position: ${text}`);
      }
      await element.updateComplete;
      element.play(offered ? '1h' : 'sw');
      await element.updateComplete;
      await pause(30);
      assert.strictEqual(find(element, '[data-action=finish]') !== null, offered);
      if (!offered) return;
      press(element, 'finish');
      await within(() => element.won, 'won');
    });
  }
});

describe('fair deals', () => {
  const deal = async (element: SolitaireElement): Promise<void> => {
    await opens(element, 'new');
    press(element, 'deal');
    await element.updateComplete;
    if (find(element, 'dialog[open]')) press(element, 'deal');
  };
  const numberOf = (text: string): string => text;

  it('the next is found after the first action, then the solver rests, and New game deals it', async () => {
    const it = oracle();
    const { element } = await play('freecell', `deal="${FREECELL}"`);
    await pause(50);
    assert.deepEqual(it.asked, []);
    element.play('1a');
    await within(() => it.asked.length > 0, 'looking ahead');
    await pause(300);
    const { length } = it.asked;
    element.play('2b');
    await pause(100);
    assert.strictEqual(it.asked.length, length, 'one deal ahead');
    await deal(element);
    await within(() => element.moves === 0, 'a new game');
    assert.strictEqual(element.position, numberOf(it.asked.at(-1) ?? ''));
  });

  it('what is not known does not count, nor what cannot be won', async () => {
    let count = 0;
    const it = oracle(() => (['unwinnable', 'unknown', 'winnable'] as const)[Math.min(2, count++)]);
    const { element } = await play('freecell', `deal="${FREECELL}"`);
    element.play('1a');
    await within(() => it.asked.length === 3, 'three are looked at');
    await pause(50);
    element.newGame();
    assert.strictEqual(element.position, it.asked[2], "the host's new game too");
  });

  it('a code that is given stands, and `any` is any deal', async () => {
    const it = oracle(() => 'unwinnable');
    const { element } = await play('freecell', 'deals="any"');
    element.play('1a');
    await pause(50);
    assert.deepEqual(it.asked, []);
    element.newGame('11982');
    assert.strictEqual(element.dealCode, 'FC1-C4-AAAARSW');
    const numbers = new Set<string>();
    for (let left = 20; left > 0; left -= 1) {
      element.newGame();
      numbers.add(element.dealCode ?? '');
    }
    assert.strictEqual(numbers.size, 20);
    assert.isAbove(
      [...numbers].filter((code) => !code.includes('-AAAA')).length,
      15,
      'not of the small pool',
    );
    assert.deepEqual(it.asked, []);
  });

  it('says after 300 ms that it looks, and can be cancelled', async () => {
    const it = oracle(() => 'unwinnable');
    const { element } = await play('freecell', `deal="${FREECELL}"`);
    it.delay = 50;
    element.play('1a');
    await within(() => it.asked.length > 0, 'looking ahead');
    const before = element.position;
    await deal(element);
    await pause(150);
    assert.strictEqual(note(element), '');
    await within(() => note(element) === 'Looking for a deal that can be won …', 'a word');
    press(element, 'cancel');
    await element.updateComplete;
    assert.isFalse(sees(element, '.note'));
    assert.strictEqual(element.position, before);
    const { length } = it.asked;
    await pause(200);
    assert.isAtMost(it.asked.length, length + 1);
  });

  it('deals from the pool where no solver can be had', async () => {
    oracle(() => {
      throw new Error('no solver');
    });
    const { element } = await play('freecell', `deal="${FREECELL}"`);
    element.play('1a');
    await pause(50);
    await deal(element);
    await within(() => element.moves === 0 && element.dealCode !== FREECELL, 'a new game');
  });
});
