// Dealing, judging and playing: every rule that all games share, and the order in which rules refuse.

import { SUITS, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import { shuffle } from './deck.js';
import { tableOf } from './game.js';
import type { Table } from './game.js';
import type { Move, Pile, PileInfo, PileKind, Position, Refusal } from './position.js';

const NOTHING: Pile = Object.freeze({ cards: Object.freeze([]), down: 0 });

/** Deals row by row, left to right, passing over full columns; what remains is the stock. */
export function deal({ variant, columns, piles: infos, firstColumn, draw }: Table, number: number): Position {
  const cards = shuffle(number);
  const piles = infos.map((_, at) => ({
    cards: [] as Card[],
    down: (columns[at - firstColumn]?.lastIndexOf('#') ?? -1) + 1,
  }));
  for (let row = 0; row < 52; row++)
    columns.forEach((column, at) => {
      if (row < column.length) piles[firstColumn + at]?.cards.push(cards.shift() as Card);
    });
  if (draw) piles[0] = { cards, down: cards.length };
  return { variant, piles };
}

/** A pile by its letter; an empty one where this variant has no such pile. */
export const pile = ({ variant, piles }: Position, letter: string): Pile =>
  piles[tableOf(variant).index.get(letter) ?? -1] ?? NOTHING;

export function isWon({ firstFoundation }: Table, { piles }: Position): boolean {
  for (let at = firstFoundation; at < firstFoundation + 4; at++)
    if (piles[at]?.cards.length !== 13) return false;
  return true;
}

/** Which kinds of pile a kind gives to at all. */
const ROUTES: Readonly<Record<PileKind, readonly PileKind[]>> = {
  stock: ['waste'],
  waste: ['stock', 'cell', 'foundation', 'column'],
  cell: ['cell', 'foundation', 'column'],
  foundation: ['column'],
  column: ['cell', 'foundation', 'column'],
};

/** Where a foundation takes this card, by place among the piles. */
const homeOf = ({ firstFoundation }: Table, card: Card): number =>
  firstFoundation + SUITS.indexOf(suitOf(card));

const groupOf = ({ cards }: Pile, count: number): readonly Card[] => cards.slice(cards.length - count);

/** Why so many cards can't be taken: not there, or face down. Only a column gives more than one. */
function taken(kind: PileKind, { cards, down }: Pile, count: number): Refusal | null {
  const most = kind === 'column' ? cards.length : Math.min(cards.length, 1);
  if (!Number.isInteger(count) || count < 1 || count > most) return 'no-card';
  return kind === 'column' && cards.length - count < down ? 'face-down' : null;
}

function lifted({ lift }: Table, group: readonly Card[]): Refusal | null {
  for (const rule of lift) {
    const reason = rule(group);
    if (reason) return reason;
  }
  return null;
}

/** Why `count` cards of a pile may not be picked up, or null. The stock's are face down. */
export function lift(table: Table, { piles }: Position, from: string, count: number): Refusal | null {
  const at = table.index.get(from) ?? -1;
  const kind = table.piles[at]?.kind;
  if (!kind) return 'no-card';
  const pile = piles[at] as Pile;
  return (
    taken(kind, pile, count) ??
    (kind === 'stock' ? 'face-down' : kind === 'column' ? lifted(table, groupOf(pile, count)) : null)
  );
}

/** Why a move is refused, or null where it is legal. */
export function judge(table: Table, position: Position, { from, to, count }: Move): Refusal | null {
  const { piles } = position;
  const source = table.index.get(from) ?? -1;
  const target = table.index.get(to) ?? -1;
  const kind = table.piles[source]?.kind;
  const toKind = to === 'h' ? 'foundation' : table.piles[target]?.kind;
  if (!kind || !toKind || source === target || !ROUTES[kind].includes(toKind)) return 'no-such-move';
  if (toKind === 'stock' && piles[0]?.cards.length) return 'recycle-when-stock-empty';

  const pile = piles[source] as Pile;
  const reason = taken(kind, pile, count);
  if (reason || toKind === 'stock' || toKind === 'waste') return reason;

  if (toKind === 'foundation') {
    if (count > 1) return 'foundation-one-card';
    const card = pile.cards[pile.cards.length - 1] as Card;
    const home = homeOf(table, card);
    const next = (to === 'h' || target === home) && piles[home]?.cards.length === rankOf(card) - 1;
    return next ? null : 'foundation-in-suit';
  }
  const on = (piles[target] as Pile).cards;
  if (toKind === 'cell') return count > 1 ? 'cell-one-card' : on.length ? 'cell-occupied' : null;

  const group = groupOf(pile, count);
  const unmovable = lifted(table, group);
  if (unmovable) return unmovable;
  for (const rule of table.place) {
    const misfit = rule(group, on[on.length - 1], position);
    if (misfit) return misfit;
  }
  return null;
}

/** What a move did. `points` are the rules', before the score's floor; a recycle moves no cards. */
export interface Played {
  readonly move: Move;
  readonly position: Position;
  readonly cards: readonly Card[];
  readonly turnedUp: Card | null;
  readonly points: number;
}

/** Plays a legal move; the move comes back in its canonical form. */
export function play(table: Table, position: Position, { from, to, count }: Move): Played {
  const piles = position.piles.slice();
  const source = table.index.get(from) as number;
  const { cards, down } = piles[source] as Pile;
  const kind = (table.piles[source] as PileInfo).kind;
  let target = table.index.get(to) as number;
  let toKind: PileKind = 'foundation';
  let moved: readonly Card[];
  let turnedUp: Card | null = null;

  if (kind === 'stock') {
    toKind = 'waste';
    moved = cards.slice(0, table.draw);
    const rest = cards.slice(table.draw);
    piles[source] = { cards: rest, down: rest.length };
  } else if (to === 's') {
    toKind = 'stock';
    moved = [];
    piles[source] = NOTHING;
    piles[target] = { cards, down: cards.length };
  } else {
    const left = cards.length - count;
    moved = cards.slice(left);
    turnedUp = left && left === down ? (cards[left - 1] as Card) : null;
    piles[source] = left ? { cards: cards.slice(0, left), down: turnedUp ? down - 1 : down } : NOTHING;
    if (to === 'h' || table.piles[target]?.kind === 'foundation') target = homeOf(table, moved[0] as Card);
    else toKind = (table.piles[target] as PileInfo).kind;
  }
  if (moved.length) {
    const pile = piles[target] as Pile;
    piles[target] = { cards: pile.cards.concat(moved), down: pile.down };
  }
  return {
    move: { from, to: toKind === 'foundation' ? 'h' : to, count },
    position: { variant: position.variant, piles },
    cards: moved,
    turnedUp,
    points: table.points({ from: kind, to: toKind, turnedUp: turnedUp !== null }),
  };
}

/** The piles that would take these cards now, in board order; never the stock or the waste. */
export function destinations(table: Table, position: Position, from: string, count: number): string[] {
  const letters: string[] = [];
  for (const { letter, kind } of table.piles) {
    const to = kind === 'foundation' ? 'h' : letter;
    if (kind === 'stock' || kind === 'waste' || letters.includes(to)) continue;
    if (!judge(table, position, { from, to, count })) letters.push(to);
  }
  return letters;
}

/** Every legal move once. */
export function legalMoves(table: Table, position: Position): Move[] {
  const moves: Move[] = [];
  for (const { letter: from, kind } of table.piles) {
    const turn = { from, to: kind === 'stock' ? 'w' : 's', count: 1 };
    if (!judge(table, position, turn)) moves.push(turn);
    for (let count = 1; !lift(table, position, from, count); count++)
      for (const to of destinations(table, position, from, count)) moves.push({ from, to, count });
  }
  return moves;
}

/**
 * Where a double tap sends a card with all the cards on it: the longest column that takes it, the lowest-numbered of
 * equals; else, for one card of a column, the first empty cell; else an empty column, but no whole column.
 */
export function doubleTapTarget(
  table: Table,
  position: Position,
  from: string,
  count: number,
): string | null {
  const source = table.index.get(from) ?? -1;
  const kind = table.piles[source]?.kind;
  if (kind === 'foundation') return null;
  const sizeOf = (letter: string): number =>
    position.piles[table.index.get(letter) as number]?.cards.length ?? 0;
  let best: string | null = null;
  let bestRank = 0;
  for (const to of destinations(table, position, from, count)) {
    if (to === 'h') continue;
    const size = sizeOf(to);
    const isCell = (table.index.get(to) as number) < table.firstFoundation;
    if (isCell ? kind !== 'column' : !size && kind === 'column' && count === sizeOf(from)) continue;
    // Above every empty column (1) a cell (2), above it the columns by length.
    const rank = isCell ? 2 : size ? size + 2 : 1;
    if (rank > bestRank) {
      best = to;
      bestRank = rank;
    }
  }
  return best;
}
