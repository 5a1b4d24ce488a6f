// Positions as the board text that FreeCell solvers and PySolFC read and write.

import { RANKS, SUITS, cardOf } from './card.js';
import type { Card, Suit } from './card.js';
import { tableOf } from './game.js';
import type { Table } from './game.js';
import type { Pile, PileKind, Position, Variant } from './position.js';

/**
 * A board text that is no position. `card` is the card, or the word in a card's place, that is wrong, or null;
 * `line` counts from 1, and is null where no line is to blame (a missing card).
 */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly card: string | null;
  readonly line: number | null;

  constructor(card: string | null, line: number | null) {
    super(['position:', card?.slice(0, 40), line && `line ${line}`].join(' '));
    this.card = card;
    this.line = line;
  }
}

/** What a line may begin with, and the piles that it tells of. */
const HEADERS: ReadonlyMap<string, PileKind> = new Map([
  ['foundations', 'foundation'],
  ['founds', 'foundation'],
  ['freecells', 'cell'],
  ['fc', 'cell'],
  ['stock', 'stock'],
  ['waste', 'waste'],
]);

/** 1 … 13 for a rank as it may be written, 0 for the nought, else −1. */
const rankIn = (text: string): number =>
  text === '0' ? 0 : text === '10' ? 10 : (RANKS as readonly string[]).indexOf(text.toUpperCase()) + 1 || -1;

function cardIn(word: string): Card | null {
  const [, rank, suit] = /^(10|[2-9TJQKA])([SHDC])$/i.exec(word) ?? [];
  return rank && suit ? cardOf(rankIn(rank), suit.toUpperCase() as Suit) : null;
}

/**
 * Reads a board text; missing columns are empty. Throws PositionError with card and line, DealCodeError for a variant
 * that is none.
 */
export function parsePosition(text: string, variant: Variant): Position {
  const table = tableOf(variant);
  const piles = table.piles.map(() => ({ cards: [] as Card[], down: 0 }));
  const cells = table.firstFoundation - table.firstCell;
  const seen = new Set<string>();
  let line = 0;
  let column = table.firstColumn;

  const once = (what: string, card: string | null): void => {
    if (seen.has(what)) throw new PositionError(card, line);
    seen.add(what);
  };
  const put = (at: number, word: string): void => {
    const card = cardIn(word);
    if (!card) throw new PositionError(word, line);
    once(card, card);
    (piles[at] as (typeof piles)[0]).cards.push(card);
  };
  const readers: Record<PileKind, (words: string[]) => void> = {
    foundation: (words) => {
      for (const word of words) {
        const [, suit = '', said = ''] = /^([SHDC])-(\w+)$/i.exec(word) ?? [];
        const rank = rankIn(said);
        if (rank < 0) throw new PositionError(word, line);
        const foundation = SUITS.indexOf(suit.toUpperCase() as Suit);
        once(SUITS[foundation] as Suit, word);
        for (const each of RANKS.slice(0, rank))
          put(table.firstFoundation + foundation, each + SUITS[foundation]);
      }
    },
    cell: (words) =>
      words.forEach((word, at) => {
        if (at >= cells) throw new PositionError(word, line);
        if (word !== '-') put(table.firstCell + at, word);
      }),
    stock: (words) => {
      for (const word of words) put(0, word);
      (piles[0] as Pile & { down: number }).down = words.length;
    },
    waste: (words) => {
      for (const word of words) put(1, word);
    },
    column: (words) => {
      const pile = piles[column];
      if (!pile) throw new PositionError(words[0] ?? null, line);
      for (const word of words) {
        const hidden = /^<.*>$/.test(word);
        const name = hidden ? word.slice(1, -1) : word;
        if (hidden && (!table.hides || pile.down++ < pile.cards.length))
          throw new PositionError(cardIn(name) ?? word, line);
        put(column, name);
      }
      const free = pile.cards.length - 1;
      if (pile.down > free && free >= 0) throw new PositionError(pile.cards[free] as Card, line);
      column++;
    },
  };

  for (const raw of (typeof text === 'string' ? text : '').split(/\r\n?|\n/)) {
    line++;
    const plain = raw.trim();
    if (!plain) continue;
    const [head = '', word = ''] = /^([a-z]*):/i.exec(plain) ?? [];
    const kind = word ? HEADERS.get(word.toLowerCase()) : 'column';
    if (!kind || !table.piles.some((each) => each.kind === kind)) throw new PositionError(null, line);
    if (word) once(kind, null);
    readers[kind](plain.slice(head.length).split(/\s+/).filter(Boolean));
  }
  for (const suit of SUITS)
    for (const rank of RANKS) if (!seen.has(rank + suit)) throw new PositionError(rank + suit, null);
  return { variant: table.variant, piles };
}

function textOf(table: Table, piles: readonly Pile[]): string {
  const { firstCell, firstFoundation, firstColumn, cells, draw } = table;
  const lines: string[] = [];
  const write = (head: string, words: readonly string[]): void => {
    lines.push([`${head}:`, ...words].join(' '));
  };
  const cardsAt = (at: number): readonly Card[] => (piles[at] as Pile).cards;
  const rankAt = (at: number): string => cardsAt(at).at(-1)?.charAt(0) ?? '0';

  write(
    'Foundations',
    SUITS.map((suit, at) => `${suit}-${rankAt(firstFoundation + at)}`),
  );
  if (cells)
    write(
      'Freecells',
      piles.slice(firstCell, firstFoundation).map((cell) => cell.cards[0] ?? '-'),
    );
  if (draw) {
    write('Stock', cardsAt(0));
    write('Waste', cardsAt(1));
  }
  for (const { cards, down } of piles.slice(firstColumn))
    write(
      '',
      cards.map((card, at) => (at < down ? `<${card}>` : card)),
    );
  return lines.join('\n');
}

/** Writes a position as board text, with no line break at its end. Throws PositionError on what is no position. */
export function formatPosition(position: Position): string {
  try {
    return textOf(tableOf(position.variant), position.piles);
  } catch {
    // From outside anything may come; whatever has not the piles of its variant fails on the way.
    throw new PositionError(null, null);
  }
}
