// The moves of the compressed model, played and taken back.

import { AWAY, HEAD, LOOSE } from './klondike-board.js';
import type { KlondikeBoard } from './klondike-board.js';

/** A move is 8 times its card and its kind. */
export const HOME = 1; // a card of the columns goes up
export const DECK_HOME = 2; // a card of the deck goes up
export const DECK_DOWN = 3; // a card of the deck goes to the columns
export const BACK = 4; // a card that was up comes back to the columns, for what is laid on it next
export const RUN = 5; // a head goes to another column, with all that lies on it
export const BACK_FREELY = 6; // a card that was up comes back, and anything may follow

export const kindOf = (move: number): number => move & 7;
export const cardOf = (move: number): number => move >> 3;

/** Plays a move; gives back what `takeBack` must be told. */
export function playMove(board: KlondikeBoard, move: number): number {
  const card = move >> 3;
  const { turned } = board;
  const lay = board.lies[card]!;
  switch (move & 7) {
    case HOME:
      board.put(card, AWAY);
      if (lay === HEAD) board.uncover(card);
      board.home[card & 3]!++;
      return lay;
    case RUN:
      board.put(card, LOOSE);
      board.uncover(card);
      return lay;
    case DECK_HOME:
    case DECK_DOWN:
      board.turned = board.place[card]!;
      board.fromDeck(board.turned);
      if ((move & 7) === DECK_HOME) board.home[card & 3]!++;
      else board.put(card, LOOSE);
      return turned;
    default:
      board.home[card & 3]!--;
      board.put(card, LOOSE);
      return lay;
  }
}

export function takeBack(board: KlondikeBoard, move: number, before: number): void {
  const card = move >> 3;
  switch (move & 7) {
    case HOME:
      board.home[card & 3]!--;
      if (before === HEAD) board.cover(card);
      board.put(card, before);
      break;
    case RUN:
      board.cover(card);
      board.put(card, HEAD);
      break;
    case DECK_HOME:
    case DECK_DOWN:
      board.toDeck(board.turned);
      board.turned = before;
      if ((move & 7) === DECK_HOME) board.home[card & 3]!--;
      else board.put(card, AWAY);
      break;
    default:
      board.home[card & 3]!++;
      board.put(card, AWAY);
  }
}
