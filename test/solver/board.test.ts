// The packed board is held to the rules: the same moves, the same positions after them, and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { attempt, begin, formatMove, legalMoves, parseDealCode } from '../../src/engine/all.js';
import type { Session } from '../../src/engine/all.js';
import { tableOf } from '../../src/engine/game.js';
import { boardOf } from '../../src/engine/solver/board.js';
import type { Board } from '../../src/engine/solver/board.js';
import { BOARD_REDUCTIONS } from '../../src/engine/solver/reductions.js';
import { choose, chooserOf } from '../../src/engine/solver/candidates.js';
import { legalMoves as legalOn } from '../../src/engine/solver/legal.js';
import { apply, undo, unpackMove } from '../../src/engine/solver/packed-move.js';
import '../fixtures/yukon.js';
import { played } from '../engine/chance.js';
import { perft } from '../engine/vectors.js';
import { runs, strolls } from './chance.js';

const boardAt = ({ variant, position }: Session): Board => boardOf(tableOf(variant), position);

const written = (board: Board, moves: Iterable<number>): string[] =>
  Array.from(moves, (move) => formatMove(unpackMove(board.rules, move))).sort();

/** All that a board says, without the places that hold nothing. */
const told = ({ rules: _, cards, size, deck, deckSize, ...rest }: Board): unknown => ({
  ...rest,
  height: rest.height.filter((_, card) => rest.column[card]! >= 0),
  columns: Array.from(size, (count, column) => [...cards.subarray(column * 64, column * 64 + count)]),
  deck: [...deck.subarray(0, deckSize)],
});

function sequences(board: Board, length: number): number {
  const moves = legalOn(board);
  if (length === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const change = apply(board, move);
    count += sequences(board, length - 1);
    undo(board, move, change);
  }
  return count;
}

for (const { deal, sequences: counts } of perft)
  test(`as many move sequences as the rules allow from ${deal}`, () => {
    const board = boardAt(begin(parseDealCode(deal)));
    assert.deepEqual(
      counts.map((_, at) => sequences(board, at + 1)),
      counts,
    );
  });

test('a board has the moves of the rules, and so has its choice without any reduction', () => {
  fc.assert(
    fc.property(strolls(60), (session) => {
      const board = boardAt(session);
      const legal = session.won ? [] : legalMoves(session).map(formatMove).sort();
      if (session.won) return;
      assert.deepEqual(written(board, legalOn(board)), legal);
      const chooser = chooserOf(board, BOARD_REDUCTIONS);
      choose(chooser);
      assert.deepEqual(written(board, chooser.moves.subarray(0, chooser.count)), legal);
    }),
    runs(150),
  );
});

test('with its reductions a choice has legal moves alone, each once', () => {
  fc.assert(
    fc.property(strolls(60), (session) => {
      const board = boardAt(session);
      const chooser = chooserOf(board, []);
      choose(chooser);
      const chosen = written(board, chooser.moves.subarray(0, chooser.count));
      const legal = new Set(written(board, legalOn(board)));
      assert.equal(new Set(chosen).size, chosen.length);
      for (const move of chosen) assert.ok(legal.has(move) || session.won, move);
    }),
    runs(150),
  );
});

test('a move leads to the board of the position that it leads to, key and all, and back', () => {
  fc.assert(
    fc.property(strolls(60), (session) => {
      const board = boardAt(session);
      const before = told(board);
      for (const move of session.won ? [] : legalOn(board)) {
        const change = apply(board, move);
        const after = played(session, unpackMove(board.rules, move));
        assert.deepEqual(told(board), told(boardAt(after)));
        undo(board, move, change);
        assert.deepEqual(told(board), before);
      }
    }),
    runs(60),
  );
});

test('columns, and cells, may change places without another key', () => {
  fc.assert(
    fc.property(strolls(60), (session) => {
      const { variant, position } = session;
      const table = tableOf(variant);
      const { firstCell, firstFoundation, firstColumn } = table;
      const piles = [
        ...position.piles.slice(0, firstCell),
        ...position.piles.slice(firstCell, firstFoundation).reverse(),
        ...position.piles.slice(firstFoundation, firstColumn),
        ...position.piles.slice(firstColumn).reverse(),
      ];
      const [board, turned] = [boardAt(session), boardOf(table, { variant, piles })];
      assert.deepEqual([turned.keyLow, turned.keyHigh], [board.keyLow, board.keyHigh]);
    }),
    runs(60),
  );
});

test('a different position has a different key', () => {
  const keys = new Map<string, string>();
  fc.assert(
    fc.property(strolls(80), (session) => {
      const { variant, position } = session;
      const { firstCell, firstFoundation } = tableOf(variant);
      const sorted = position.piles.map((pile) => JSON.stringify(pile));
      const text = [
        tableOf(variant).word,
        ...sorted.slice(0, firstCell),
        ...sorted.slice(firstCell, firstFoundation).sort(),
        ...sorted.slice(firstFoundation).sort(),
      ].join('\n');
      const { keyLow, keyHigh } = boardAt(session);
      const key = `${tableOf(variant).game} ${tableOf(variant).word} ${keyLow} ${keyHigh}`;
      assert.equal(keys.get(key) ?? text, text);
      keys.set(key, text);
    }),
    runs(150),
  );
});

void attempt;
