// A session's way back, its counters, and what a player is told when there is nothing to do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attempt,
  begin,
  beginAt,
  destinations,
  doubleTapTarget,
  legalMoves,
  lift,
  parseMove,
  parsePosition,
  pile,
  redo,
  restart,
  undo,
} from '../../src/engine/all.js';
import type { Move, Session, Variant } from '../../src/engine/all.js';

const play = (session: Session, moves: string): Session =>
  moves.split(' ').reduce((now, text) => {
    const result = attempt(now, parseMove(text));
    if (!result.ok) throw new Error(`${text}: ${result.reason}`);
    return result.session;
  }, session);

const times = (count: number, step: (session: Session) => Session | null, from: Session): Session => {
  let session = from;
  for (let left = count; left > 0; left--) {
    const next = step(session);
    assert.ok(next, `${count - left} steps`);
    session = next;
  }
  return session;
};

const reasonOf = (session: Session, move: unknown): string => {
  const result = attempt(session, move as Move);
  return result.ok ? 'ok' : result.reason;
};

const start = begin('TF1-D1N-AAAAAAB');
/** 24 draws and a recycle are 25 actions and leave everything as it was. */
const rounds = (count: number): string =>
  Array<string>(count)
    .fill(`${'sw '.repeat(24)}ws`)
    .join(' ');

test('undo reaches 100 actions back, and no further after undos and new actions', () => {
  const played = play(start, rounds(6));
  assert.equal(played.moves, 150);
  const floor = times(100, undo, played);
  assert.equal(undo(floor), null);
  assert.equal(floor.canUndo, false);
  assert.deepEqual([floor.line.length, floor.moves, floor.undos], [50, 150, 100]);

  const half = times(30, undo, played);
  const onward = play(half, 'sw');
  assert.equal(onward.canRedo, false);
  assert.equal(redo(onward), null);
  assert.deepEqual(times(71, undo, onward).position, floor.position);
  assert.equal(undo(times(71, undo, onward)), null);

  const far = play(half, `sw sw sw sw ws ${rounds(2)}`);
  assert.equal(times(100, undo, far).line.length, 75);
});

test('redo plays again what was undone, step by step, and leaves the counter of moves', () => {
  const played = play(start, rounds(1));
  let session = times(25, undo, played);
  assert.deepEqual(session.position, start.position);
  assert.deepEqual([session.score, session.moves, session.canUndo, session.canRedo], [0, 25, false, true]);
  session = times(25, redo, session);
  assert.deepEqual(session, { ...played, undos: 25 });
  assert.equal(redo(session), null);
});

const freecell: Variant = { game: 'freecell' };
const nearly = parsePosition('Foundations: S-Q H-K D-K C-K\n: KS', freecell);

test('a won game is over: no move, no undo, nothing to lift', () => {
  const session = play(beginAt(freecell, nearly), '1a ah');
  assert.deepEqual([session.won, session.canUndo, session.canRedo, session.score], [true, false, false, 10]);
  assert.equal(reasonOf(session, { from: 'S', to: '1', count: 1 }), 'game-over');
  assert.equal(reasonOf(session, null), 'game-over');
  assert.equal(undo(session), null);
  assert.equal(redo(session), null);
  assert.deepEqual(legalMoves(session), []);
  assert.deepEqual(destinations(session, 'S', 1), []);
  assert.equal(lift(session, 'S', 1), 'game-over');
  assert.equal(doubleTapTarget(session, 'S', 1), null);
});

test('a position that is won already is a game that is over', () => {
  const session = beginAt(freecell, parsePosition('Foundations: S-K H-K D-K C-K', freecell));
  assert.deepEqual([session.won, session.moves, session.deal], [true, 0, null]);
});

test('cards taken back are counted, and undo takes nothing off the count', () => {
  const position = parsePosition('Foundations: S-Q H-Q D-K C-K\n: KH\n: KS', freecell);
  const session = play(beginAt(freecell, position), 'S1 1h S1');
  assert.deepEqual([session.takeBacks, session.undos, session.score], [2, 0, 10]);
  const back = times(3, undo, session);
  assert.deepEqual([back.takeBacks, back.undos, back.score], [2, 3, 0]);
  assert.equal(times(3, redo, back).takeBacks, 2);
});

test('restart begins the same deal or the same set position with every counter at 0', () => {
  assert.deepEqual(restart(play(start, 'sw sw 13')), start);
  const set = beginAt(freecell, nearly);
  assert.deepEqual(restart(play(set, '1a ah')), set);
});

const notMoves: readonly unknown[] = [
  ...[
    null,
    undefined,
    26,
    '26',
    [],
    {},
    { from: 1, to: 2, count: 1 },
    { from: 'constructor', to: '__proto__', count: 1 },
  ],
];

test('what is no move is refused like a pile that is not there', () => {
  for (const bad of notMoves) assert.equal(reasonOf(start, bad), 'no-such-move');
});

const reasons: readonly (readonly [string, string, unknown, string])[] = [
  ['RU1-C-AAAAABB', 'a column that is not there', { from: '8', to: '1', count: 1 }, 'no-such-move'],
  ['RU1-C-AAAAABB', 'a stock that is not there', { from: 's', to: 'w', count: 1 }, 'no-such-move'],
  ['RU1-C-AAAAABB', 'a pile onto itself', { from: '2', to: '2', count: 1 }, 'no-such-move'],
  ['RU1-C-AAAAABB', 'home as a source', { from: 'h', to: '2', count: 1 }, 'no-such-move'],
  ['RU1-C-AAAAABB', 'a cell that is not there', { from: '1', to: 'a', count: 1 }, 'no-such-move'],
  ['RU1-C-AAAAABB', 'no card at all', { from: '1', to: '2', count: 0 }, 'no-card'],
  ['RU1-C-AAAAABB', 'half a card', { from: '1', to: '2', count: 0.5 }, 'no-card'],
  ['RU1-C-AAAAABB', 'cards that are not there', { from: '1', to: '2', count: 2 }, 'no-card'],
  ['RU1-C-AAAAABB', 'NaN cards', { from: '1', to: '2', count: NaN }, 'no-card'],
  ['RU1-C-AAAAABB', 'a count in words', { from: '1', to: '2', count: '1' }, 'no-card'],
  ['RU1-C-AAAAABB', 'a hidden card', { from: '2', to: '1', count: 6 }, 'face-down'],
  ['RU1-C-AAAAABB', 'two cards home', { from: '2', to: 'h', count: 2 }, 'foundation-one-card'],
  ['RU1-C-AAAAABB', 'a card before its time', { from: '1', to: 'h', count: 1 }, 'foundation-in-suit'],
  ['TF1-D1N-AAAAAAB', "another suit's foundation", { from: '5', to: 'S', count: 1 }, 'foundation-in-suit'],
  ['TF1-D1N-AAAAAAB', 'its own foundation by name', { from: '5', to: 'H', count: 1 }, 'ok'],
  ['TF1-D1N-AAAAAAB', 'a column onto the stock', { from: '5', to: 's', count: 1 }, 'no-such-move'],
  ['TF1-D1N-AAAAAAB', 'a column onto the waste', { from: '5', to: 'w', count: 1 }, 'no-such-move'],
  ['TF1-D1N-AAAAAAB', 'the stock onto a column', { from: 's', to: '5', count: 1 }, 'no-such-move'],
  ['TF1-D1N-AAAAAAB', 'an early recycle', { from: 'w', to: 's', count: 1 }, 'recycle-when-stock-empty'],
  ['TF1-D1N-AAAAAAB', 'an empty waste', { from: 'w', to: '1', count: 1 }, 'no-card'],
  ['TF1-D1N-AAAAAAB', 'a draw by the count', { from: 's', to: 'w', count: 3 }, 'no-card'],
  ['TF1-D1N-AAAAAAB', 'cards out of order', { from: '7', to: '1', count: 2 }, 'group-in-order'],
  ['FC1-C4-AAAAAKH', 'cards out of order', { from: '1', to: '2', count: 2 }, 'group-in-order'],
  ['FC1-C4-AAAAAKH', 'two cards to a cell', { from: '1', to: 'a', count: 2 }, 'cell-one-card'],
  ['FC1-C1-AAAAAKH', 'a cell that this variant has not', { from: '1', to: 'b', count: 1 }, 'no-such-move'],
];

for (const [code, what, move, reason] of reasons)
  test(`${code}: ${what} is ${reason}`, () => {
    assert.equal(reasonOf(begin(code), move), reason);
  });

const lifts: readonly (readonly [string, string, number, string | null])[] = [
  ['RU1-C-AAAAABB', '2', 5, null],
  ['RU1-C-AAAAABB', '2', 6, 'face-down'],
  ['RU1-C-AAAAABB', '2', 7, 'no-card'],
  ['RU1-C-AAAAABB', 'S', 1, 'no-card'],
  ['RU1-C-AAAAABB', 'x', 1, 'no-card'],
  ['TF1-D1N-AAAAAAB', '7', 2, 'group-in-order'],
  ['TF1-D1N-AAAAAAB', 's', 1, 'face-down'],
  ['TF1-D1N-AAAAAAB', 'w', 1, 'no-card'],
];

for (const [code, from, count, reason] of lifts)
  test(`${code}: lifting ${count} of ${from} is ${reason ?? 'allowed'}`, () => {
    assert.equal(lift(begin(code), from, count), reason);
  });

test('draws take three, then what is left, and the recycle keeps the order', () => {
  const three = begin('TF1-D3N-AAAAAAB');
  const stock = pile(three.position, 's').cards;
  const drawn = play(three, 'sw');
  assert.deepEqual(pile(drawn.position, 'w').cards, stock.slice(0, 3));
  const through = play(three, 'sw sw sw sw sw sw sw sw ws');
  assert.deepEqual(pile(through.position, 's'), { cards: stock, down: 24 });
  assert.deepEqual(pile(through.position, 'w').cards, []);
});
