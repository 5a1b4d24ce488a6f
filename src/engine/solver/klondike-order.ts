// A closer look for a dead end, too slow for every position: which of two cards is laid down first?

import { LOOSE, parentOf } from './klondike-board.js';
import type { KlondikeBoard } from './klondike-board.js';
import type { DeadEnd } from './klondike-dead-end.js';

const KINGS = [48, 49, 50, 51];

/** The cards of a class, one of them. */
const cardIn = (kind: number): number => (kind >> 1) * 4 + (kind & 1);

/**
 * The dead-end test lets any number of cards lie on one parent. But of two twins that both come to lie on a parent, one
 * does so first, and when the second does, both parents are on the columns or the first has gone up. So the test is
 * made under each of the two orders: if both are dead, so is the position; if one is, the other holds from then on
 * (the probing of literals, as solvers of propositional logic do). Of the kings likewise one is the first on an
 * empty column, and the next needs a second one, or the first gone up.
 */
export function isDeadInAnyOrder(board: KlondikeBoard, test: DeadEnd, reach: Uint8Array): boolean {
  const { after } = test;
  const twins: number[] = [];
  for (let kind = 4; kind < 24; kind++)
    if (!board.loose[kind] && board.seen[parentOf(kind)]! < 2) twins.push(cardIn(kind), cardIn(kind) ^ 3);
  let kings = KINGS.filter((king) => board.lies[king] !== LOOSE);
  let dead = test.isDead(reach);
  for (let learnt = true; learnt && !dead;) {
    learnt = false;
    for (const card of twins) {
      const twin = card ^ 3;
      if (after[card]! >= 0 || after[twin]! >= 0) continue;
      after[card] = twin;
      const never = test.isDead(reach);
      after[card] = -1;
      if (!never) continue;
      after[twin] = card;
      learnt = true;
    }
    const possible = kings.filter((king) => {
      test.firstKing = king;
      return !test.isDead(reach);
    });
    if (possible.length < kings.length) learnt = true;
    dead = kings.length > 0 && !possible.length;
    kings = possible;
    test.firstKing = kings.length === 1 ? kings[0]! : -1;
    dead ||= test.isDead(reach);
  }
  after.fill(-1);
  test.firstKing = -1;
  return dead;
}
