// A line of the compressed model as moves of the rules.

import type { Card } from '../card.js';
import { suitOf } from '../card.js';
import type { Table } from '../game.js';
import { judge, play } from '../play.js';
import type { Move, Position } from '../position.js';
import { BACK, BACK_FREELY, DECK_DOWN, DECK_HOME, HOME, RUN, cardOf, kindOf } from './klondike-moves.js';
import { unpacked } from './packed-rules.js';

/** The moves of the rules that the moves of the model stand for, from a position. */
export function lineOf(table: Table, start: Position, moves: Iterable<number>): Move[] {
  const line: Move[] = [];
  let position = start;
  const { piles, firstColumn } = table;
  const columns = piles.slice(firstColumn).map(({ letter }) => letter);
  const cardsOf = (letter: string): readonly Card[] => position.piles[table.index.get(letter)!]!.cards;

  const make = (from: string, to: string, count = 1): void => {
    const move = { from, to, count };
    line.push(move);
    position = play(table, position, move).position;
  };
  const onColumn = (from: string, count: number): void => {
    const to = columns.find((letter) => !judge(table, position, { from, to: letter, count }));
    make(from, to!, count);
  };
  const drawUntil = (card: Card): void => {
    while (cardsOf('w').at(-1) !== card)
      if (cardsOf('s').length) make('s', 'w');
      else make('w', 's');
  };
  /** The column of a card, and how many cards lie from it to the end. */
  const find = (card: Card): { from: string; count: number } => {
    const from = columns.find((letter) => cardsOf(letter).includes(card))!;
    return { from, count: cardsOf(from).length - cardsOf(from).indexOf(card) };
  };

  for (const move of moves) {
    const card = unpacked(cardOf(move));
    const kind = kindOf(move);
    if (kind === DECK_HOME || kind === DECK_DOWN) {
      drawUntil(card);
      if (kind === DECK_HOME) make('w', 'h');
      else onColumn('w', 1);
    } else if (kind === RUN) {
      const { from, count } = find(card);
      onColumn(from, count);
    } else if (kind === HOME) {
      const { from, count } = find(card);
      // The run on it goes to its twin, which is open.
      if (count > 1) onColumn(from, count - 1);
      make(from, 'h');
    } else if (kind === BACK || kind === BACK_FREELY) onColumn(suitOf(card), 1);
  }
  return line;
}
