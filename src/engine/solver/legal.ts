// Every legal move of a board: the whole of what the search's own choice (candidates.ts) is taken from.

import { topOf } from './board.js';
import type { Board } from './board.js';
import { EMPTY, ROW } from './packed-rules.js';
import {
  CELL_CELL,
  CELL_COLUMN,
  CELL_HOME,
  COLUMN_CELL,
  COLUMN_COLUMN,
  COLUMN_HOME,
  DRAW,
  HOME_COLUMN,
  RECYCLE,
  WASTE_CELL,
  WASTE_COLUMN,
  WASTE_HOME,
  packMove,
} from './packed-move.js';

/** How many cards move together onto a card, where the free room counts. */
export function room(board: Board, ontoEmpty: boolean): number {
  if (!board.rules.carried) return 52;
  const { cells, rules, size } = board;
  let free = 1;
  let empty = ontoEmpty ? -1 : 0;
  for (let cell = 0; cell < rules.cells; cell++) if (cells[cell]! < 0) free++;
  for (let column = 0; column < rules.columns; column++) if (size[column] === 0) empty++;
  return free << empty;
}

/** How many of a column's last cards may be lifted together at most. */
export function liftable({ rules, cards, size, down }: Board, column: number): number {
  const most = Math.min(size[column]! - down[column]!, rules.most);
  if (rules.loose) return most;
  const top = (column << 6) + size[column]! - 1;
  let count = Math.min(1, most);
  while (count < most && rules.joins[cards[top - count + 1]! * ROW + cards[top - count]!] === 1) count++;
  return count;
}

export const goesUp = ({ home }: Board, card: number): boolean => home[card & 3] === card >> 2;

/** Every legal move once. */
export function legalMoves(board: Board): number[] {
  const { rules, cards, size, home, cells, deck, deckSize, waste } = board;
  const { fits } = rules;
  const moves: number[] = [];
  const fitsOn = (card: number, column: number): boolean => fits[card * ROW + topOf(board, column)] === 1;
  const single = (card: number, toColumn: number, toHome: number, toCell: number, from: number): void => {
    if (toHome >= 0 && goesUp(board, card)) moves.push(packMove(toHome, from, card & 3));
    for (let column = 0; column < rules.columns; column++)
      if (fitsOn(card, column)) moves.push(packMove(toColumn, from, column));
    if (toCell >= 0) cells.forEach((held, cell) => held < 0 && moves.push(packMove(toCell, from, cell)));
  };
  for (let from = 0; from < rules.columns; from++) {
    const most = liftable(board, from);
    if (most === 0) continue;
    const top = topOf(board, from);
    if (goesUp(board, top)) moves.push(packMove(COLUMN_HOME, from, top & 3));
    cells.forEach((held, cell) => held < 0 && moves.push(packMove(COLUMN_CELL, from, cell)));
    for (let to = 0; to < rules.columns; to++) {
      const limit = Math.min(most, room(board, topOf(board, to) === EMPTY));
      for (let count = 1; to !== from && count <= limit; count++) {
        const head = cards[(from << 6) + size[from]! - count]!;
        if (fitsOn(head, to)) moves.push(packMove(COLUMN_COLUMN, from, to, count));
      }
    }
  }
  cells.forEach((card, cell) => card >= 0 && single(card, CELL_COLUMN, CELL_HOME, CELL_CELL, cell));
  home.forEach((count, suit) => count > 0 && single(((count - 1) << 2) | suit, HOME_COLUMN, -1, -1, suit));
  if (waste > 0) single(deck[waste - 1]!, WASTE_COLUMN, WASTE_HOME, WASTE_CELL, 0);
  if (waste < deckSize) moves.push(packMove(DRAW, 0, 0));
  else if (waste > 0) moves.push(packMove(RECYCLE, 0, 0));
  return moves;
}
