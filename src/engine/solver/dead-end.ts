// A test that proves some positions lost at once, without a search.

import type { Board } from './board.js';
import { EMPTY, ROW } from './packed-rules.js';
import type { PackedRules } from './packed-rules.js';

// What could be reached if no move took anything away. Made once: the test is run for every position.

/** By column, the height of the lowest card that could be its last one. */
const lowest = new Int32Array(16);
/** By suit, how many cards could be up. */
const up = new Int32Array(4);
/** By card, 1 where it could be uncovered in a column. For EMPTY it stays 0. */
const bare = new Uint8Array(EMPTY + 1);
/** 1 where a column could be empty. */
let emptied = 0;

function begin({ rules, size, cards, home }: Board): void {
  bare.fill(0);
  emptied = 0;
  for (let suit = 0; suit < 4; suit++) up[suit] = home[suit]!;
  for (let column = 0; column < rules.columns; column++) {
    const last = size[column]! - 1;
    lowest[column] = last;
    if (last < 0) emptied = 1;
    else bare[cards[(column << 6) + last]!] = 1;
  }
}

/** Whether a card, not the lowest of its column, could lie on something else. */
const couldLie = ({ fits, parents }: PackedRules, card: number): boolean =>
  (bare[parents[card << 2]!]! |
    bare[parents[(card << 2) + 1]!]! |
    bare[parents[(card << 2) + 2]!]! |
    bare[parents[(card << 2) + 3]!]! |
    (emptied & fits[card * ROW + EMPTY]!)) ===
  1;

/** Whether the card at a height of a column could leave it. A column's lowest card gains nothing by an empty column. */
const couldLeave = (rules: PackedRules, card: number, height: number): boolean =>
  (height > 0 || rules.fits[card * ROW + EMPTY] === 0) && couldLie(rules, card);

/** The height of a card that could leave with all on it, where all above `last` have left; or −1. */
function leaver({ cards, down, rules }: Board, column: number, last: number): number {
  const base = column << 6;
  const card = cards[base + last]!;
  if (up[card & 3]! > card >> 2 || couldLeave(rules, card, last)) return last;
  for (let at = last - 1; at >= down[column]!; at--) {
    const head = cards[base + at]!;
    if (!rules.loose && rules.joins[cards[base + at + 1]! * ROW + head] === 0) return -1;
    if (couldLeave(rules, head, at)) return at;
  }
  return -1;
}

function uncoverColumns(board: Board): boolean {
  const { cards, rules } = board;
  let changed = false;
  for (let column = 0; column < rules.columns; column++)
    for (let last = lowest[column]!; last >= 0;) {
      const at = leaver(board, column, last);
      if (at < 0) break;
      changed = true;
      // Whatever lies in the group was uncovered, or could be in the column that it went to.
      for (; last >= at; last--) bare[cards[(column << 6) + last]!] = 1;
      lowest[column] = last;
      if (last < 0) emptied = 1;
      else bare[cards[(column << 6) + last]!] = 1;
    }
  return changed;
}

function playUp({ column, height }: Board): boolean {
  let changed = false;
  for (let suit = 0; suit < 4; suit++)
    while (up[suit]! < 13) {
      const card = (up[suit]! << 2) | suit;
      if (column[card]! >= 0 && height[card]! < lowest[column[card]!]!) break;
      up[suit]!++;
      changed = true;
    }
  return changed;
}

/** Lays cards of the deck, and such as were up at the beginning, on columns. */
function layOthers({ rules, deck, deckSize, home }: Board): boolean {
  let changed = false;
  const lay = (card: number): void => {
    if (bare[card] === 1 || !couldLie(rules, card)) return;
    bare[card] = 1;
    changed = true;
  };
  for (let at = 0; at < deckSize; at++) lay(deck[at]!);
  for (let suit = 0; suit < 4; suit++)
    for (let rank = home[suit]! - 1; rank > 0; rank--) lay((rank << 2) | suit);
  return changed;
}

/**
 * Whether the position is lost because it is so even where no move takes anything away (delete relaxation): a card that
 * was ever uncovered stays so for others to be laid on, a column that was ever empty stays empty, every card of the deck
 * is at hand, groups are of any size. All that can be reached in the game can be reached so too, so what can't be won so
 * can't be won. There is nothing to choose: it grows until nothing is added. Of no use with cells: a free one takes all.
 */
export function isDeadEnd(board: Board): boolean {
  begin(board);
  for (;;) {
    let changed = uncoverColumns(board);
    if (playUp(board)) changed = true;
    if (up[0]! + up[1]! + up[2]! + up[3]! === 52) return false;
    if (board.rules.safe !== 'always' && layOthers(board)) changed = true;
    if (!changed) return true;
  }
}
