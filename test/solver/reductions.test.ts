// What each reduction is worth, and the traps that some of them are known for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, parsePosition } from '../../src/engine/all.js';
import { tableOf } from '../../src/engine/game.js';
import { play } from '../../src/engine/play.js';
import { boardOf } from '../../src/engine/solver/board.js';
import { boardEngineOf } from '../../src/engine/solver/depth-first.js';
import { legalMoves } from '../../src/engine/solver/legal.js';
import { countOf, unpackMove } from '../../src/engine/solver/packed-move.js';
import { packed } from '../../src/engine/solver/packed-rules.js';
import { BOARD_REDUCTIONS } from '../../src/engine/solver/reductions.js';
import type { BoardReduction } from '../../src/engine/solver/reductions.js';
import { isSafeHome } from '../../src/engine/solver/safe-home.js';
import { isWinnable, tightGames } from './tight-games.js';
import { cases, variantOf } from '../engine/vectors.js';
import type { VariantName } from '../engine/vectors.js';

/** Nodes of complete runs over some deals, none more than so many. */
function nodesOf(name: VariantName, numbers: readonly number[], without: readonly BoardReduction[]): number {
  let nodes = 0;
  for (const number of numbers) {
    const { variant, position } = begin({ ...variantOf(name), number });
    const engine = boardEngineOf(tableOf(variant), position, without);
    engine.begin({ bits: 17, streamlined: false, noise: 0, seed: 1, depth: Infinity });
    for (let left = 40_000; left > 0 && engine.search(100) === 'more'; left -= 100) nodes += 100;
    engine.end?.();
  }
  return nodes;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const worth: Readonly<Record<BoardReduction, readonly [VariantName, readonly number[]]>> = {
  'safe-home': ['russian-classic', numbers(1, 20)],
  'safe-stays': ['freecell-1', numbers(1, 30)],
  'one-cell': ['freecell-2', numbers(1, 12)],
  'one-column': ['freecell-1', numbers(1, 12)],
  'whole-column': ['freecell-1', numbers(1, 12)],
  'dead-end': ['russian-classic', numbers(1, 20)],
};

for (const reduction of BOARD_REDUCTIONS)
  test(`${reduction} saves nodes`, () => {
    const [name, deals] = worth[reduction];
    const [off, on] = [nodesOf(name, deals, [reduction]), nodesOf(name, deals, [])];
    assert.ok(on < off, `${on} with it, ${off} without`);
  });

const relaxed = variantOf('russian-relaxed');

test('groups in any order: a card is of use while a lower one is not up, though other games would send it up', () => {
  // 5H is next. 4S lies under a heap, and that heap moves by 4S onto 5H or nowhere.
  const position = parsePosition(
    [
      'Foundations: S-3 H-4 D-4 C-4',
      ': 6C 5H',
      ': 7D KS 5S 4S QS 5C 5D',
      ': KH 6S 7S 8S 9S TS JS',
      ': KD 6H 7H 8H 9H TH JH QH',
      ': KC 6D 8D 9D TD JD QD',
      ': 7C 8C 9C TC JC QC',
    ].join('\n'),
    relaxed,
  );
  const board = boardOf(tableOf(relaxed), position);
  assert.equal(isSafeHome(board, packed('5H')), false);
  board.home[0] = 4;
  assert.equal(isSafeHome(board, packed('5H')), true);
});

test('where groups move in any order, the usual rule would lose a game', () => {
  // JD is next, and TS, the only card that it carries, is next too: but TS has to move onto JD, with KS on it.
  const text = ['Foundations: S-9 H-K D-T C-K', ': <QS> QD TS KS', ': KD', ': JS JD'].join('\n');
  const [, , , variant] = tightGames['loose']!;
  const position = parsePosition(text, variant!);
  const table = tableOf(variant!);
  assert.equal(isSafeHome(boardOf(table, position), packed('JD')), false);
  assert.equal(isWinnable(position, 10_000), true);
  assert.equal(isWinnable(play(table, position, { from: '3', to: 'h', count: 1 }).position, 10_000), false);
  const engine = boardEngineOf(table, position);
  engine.begin({ bits: 10, streamlined: false, noise: 0, seed: 1, depth: Infinity });
  assert.equal(engine.search(10_000), 'won');
});

test('ordered runs: a card goes up at once when the other colour is two ranks below it, and its own three', () => {
  const variant = variantOf('freecell-4');
  const safe = (S: number, D: number, C: number): boolean => {
    const board = boardOf(tableOf(variant), begin({ ...variant, number: 1 }).position);
    board.home.set([S, 6, D, C]);
    return isSafeHome(board, packed('7H'));
  };
  assert.deepEqual(
    [safe(5, 4, 5), safe(5, 3, 5), safe(4, 4, 5), safe(5, 4, 4), safe(6, 2, 6)],
    [true, false, false, false, false],
  );
});

test('no group of more than 20 cards moves', () => {
  const [refused, allowed] = cases.filter(({ name }) => name.startsWith('russian: 2'));
  const largest = ({ position, variant }: { position: string; variant: VariantName }): number => {
    const board = boardOf(tableOf(variantOf(variant)), parsePosition(position, variantOf(variant)));
    const moves = legalMoves(board).filter((move) => unpackMove(board.rules, move).from === '1');
    return Math.max(...moves.map(countOf));
  };
  assert.ok(refused && allowed);
  assert.ok(largest(refused) <= 20);
  assert.ok(largest(allowed) <= 20 && largest(allowed) > 15);
});
