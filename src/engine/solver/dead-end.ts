// A test that proves some positions lost at once, without a search.

import type { Board } from './board.js';
import { EMPTY, ROW } from './packed-rules.js';

/** What could be reached if no move took anything away. */
interface Reach {
  readonly board: Board;
  /** By column, the height down to which its cards could be uncovered. */
  readonly bare: Int32Array;
  /** By suit, how many cards could be up. */
  readonly up: Int32Array;
  /** By card, whether one that lies in no column could be laid on one. */
  readonly laid: Uint8Array;
  /** Whether a column could be empty. */
  emptied: boolean;
}

/** Whether a card of a column, or one that could be laid on one, could be uncovered there. */
const isBare = ({ board, bare, laid }: Reach, card: number): boolean => {
  const column = board.column[card]!;
  return column < 0 ? laid[card] === 1 : board.height[card]! >= bare[column]!;
};

/** Whether something that the card fits on could be uncovered; for a column's lowest card an empty column is nothing. */
function couldBeLaid(reach: Reach, card: number, lowest: boolean): boolean {
  const { fits, parents } = reach.board.rules;
  if (!lowest && reach.emptied && fits[card * ROW + EMPTY] === 1) return true;
  for (let at = card * 4; at < card * 4 + 4; at++) {
    const parent = parents[at]!;
    if (parent === EMPTY) return false;
    if (isBare(reach, parent)) return true;
  }
  return false;
}

/** The height of a card that could leave with all on it, the last one being at `top`; or −1. */
function leaver(reach: Reach, column: number, top: number): number {
  const { cards, down, rules } = reach.board;
  const base = column << 6;
  const card = cards[base + top]!;
  if (reach.up[card & 3]! > card >> 2 || couldBeLaid(reach, card, top === 0)) return top;
  for (let at = top - 1; at >= down[column]!; at--) {
    const head = cards[base + at]!;
    if (!rules.loose && rules.joins[cards[base + at + 1]! * ROW + head] === 0) return -1;
    if (couldBeLaid(reach, head, at === 0)) return at;
  }
  return -1;
}

function uncoverColumns(reach: Reach): boolean {
  const { bare, board } = reach;
  let changed = false;
  for (let column = 0; column < bare.length; column++) {
    let top = bare[column]!;
    while (top >= 0) {
      const at = leaver(reach, column, top);
      if (at < 0) break;
      top = at - 1;
      changed = true;
    }
    bare[column] = top;
    if (top < 0 && board.size[column]! > 0) reach.emptied = true;
  }
  return changed;
}

function playUp(reach: Reach): boolean {
  const { bare, board, up } = reach;
  let changed = false;
  for (let suit = 0; suit < 4; suit++)
    while (up[suit]! < 13) {
      const card = (up[suit]! << 2) | suit;
      const column = board.column[card]!;
      if (column >= 0 && board.height[card]! < bare[column]!) break;
      up[suit]!++;
      changed = true;
    }
  return changed;
}

/** Cards of the deck, and cards taken back. */
function layOthers(reach: Reach): boolean {
  const { board, laid } = reach;
  let changed = false;
  for (let card = 0; card < 52; card++) {
    if (board.column[card]! >= 0 || laid[card] === 1 || !couldBeLaid(reach, card, false)) continue;
    laid[card] = 1;
    changed = true;
  }
  return changed;
}

const bares = new Int32Array(16);
const ups = new Int32Array(4);
const laids = new Uint8Array(52);

/**
 * Whether the position is lost because it is so even where no move takes anything away (delete relaxation): a card that
 * was ever uncovered stays so for others to be laid on, a column that was ever empty stays empty, every card of the deck
 * is at hand, groups are of any size. All that can be reached in the game can be reached so too, so what can't be won so
 * can't be won. Told apart by no search: it grows until nothing is added. Of no use with cells: a free one takes all.
 */
export function isDeadEnd(board: Board): boolean {
  const { columns } = board.rules;
  const reach: Reach = {
    board,
    bare: bares.subarray(0, columns),
    up: ups,
    laid: laids.fill(0),
    emptied: false,
  };
  for (let column = 0; column < columns; column++) {
    reach.bare[column] = board.size[column]! - 1;
    if (board.size[column] === 0) reach.emptied = true;
  }
  ups.set(board.home);
  for (;;) {
    const uncovered = uncoverColumns(reach);
    const played = playUp(reach);
    if (ups[0]! + ups[1]! + ups[2]! + ups[3]! === 52) return false;
    if (![uncovered, played, layOthers(reach)].includes(true)) return true;
  }
}
