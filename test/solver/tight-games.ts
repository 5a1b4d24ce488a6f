// Games so tight that late positions are often lost: the house's rules on few columns, and a search of every position.
import fc from 'fast-check';
import { FOUNDATIONS, RANKS } from '../../src/engine/all.js';
import { cardOf, rankOf } from '../../src/engine/card.js';
import type { Card, Position, Variant } from '../../src/engine/all.js';
import { registerGame, tableOf } from '../../src/engine/game.js';
import type { Choice, Game } from '../../src/engine/game.js';
import {
  atMost20,
  carryRoom,
  downAlternating,
  downInAnySuit,
  downInSuit,
  kingOnEmpty,
  orderedRun,
} from '../../src/engine/rules.js';
import { boardOf, isWon } from '../../src/engine/solver/board.js';
import { legalMoves } from '../../src/engine/solver/legal.js';
import { apply, undo } from '../../src/engine/solver/packed-move.js';

const columns = (count: number): string => Array.from({ length: count }, () => 'o').join(' ');

function game(name: string, common: Partial<Game>, choices: Record<string, Partial<Choice>>): Variant[] {
  registerGame({
    game: name,
    code: 'XX1',
    points: () => 0,
    option: {
      name: 'rule',
      choices: Object.entries(choices).map(([value, rules]) => ({ value, word: value, ...rules })),
    },
    ...common,
  });
  return Object.keys(choices).map((rule) => ({ game: name, rule }) as unknown as Variant);
}

const hidden = (count: number): string => columns(count).replaceAll('o', '#o');

export const tightGames: Readonly<Record<string, readonly Variant[]>> = {
  loose: game(
    'tight-russian',
    { lift: [atMost20] },
    {
      'suit-3': { deal: hidden(3), place: [kingOnEmpty, downInSuit] },
      'any-2': { deal: hidden(2), place: [kingOnEmpty, downInAnySuit] },
      'any-3': { deal: hidden(3), place: [kingOnEmpty, downInAnySuit] },
      'other-3': { deal: hidden(3), place: [kingOnEmpty, downAlternating] },
    },
  ),
  stock: game(
    'tight-reflechi',
    { lift: [orderedRun], place: [kingOnEmpty, downAlternating] },
    {
      'one-2': { deal: columns(2), draw: 1 },
      'one-3': { deal: columns(3), draw: 1 },
      'three-3': { deal: columns(3), draw: 3 },
    },
  ),
  cells: game(
    'tight-freecell',
    { lift: [orderedRun], place: [downAlternating, carryRoom] },
    {
      'one-2': { deal: columns(2), cells: 1 },
      'one-3': { deal: columns(3), cells: 1 },
      'two-2': { deal: columns(2), cells: 2 },
      'two-3': { deal: columns(3), cells: 2 },
    },
  ),
};

/** A late position: of each suit at most `most` cards are not up, and those lie anywhere. */
const positionOf = (variant: Variant, most: number): fc.Arbitrary<Position> =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: most }), { minLength: 4, maxLength: 4 }),
      fc.infiniteStream(fc.nat(2 ** 20)),
    )
    .map(([left, stream]) => {
      const draw = (below: number): number => (stream.next().value as number) % below;
      const table = tableOf(variant);
      const piles = table.piles.map(() => ({ cards: [] as Card[], down: 0 }));
      const rest: Card[] = [];
      FOUNDATIONS.forEach((suit, at) =>
        RANKS.forEach((_, rank) => {
          const up = rank < 13 - left[at]!;
          (up ? piles[table.firstFoundation + at]!.cards : rest).push(cardOf(rank + 1, suit));
        }),
      );
      while (rest.length > 0) {
        // Of two the lower one, so that low cards come to lie deep.
        const [at = 0] = [draw(rest.length), draw(rest.length)].sort(
          (a, b) => rankOf(rest[a]!) - rankOf(rest[b]!),
        );
        const [card] = rest.splice(at, 1);
        const spots = piles.filter(
          ({ cards }, at) =>
            at >= table.firstColumn || at < table.firstCell || (at < table.firstFoundation && !cards.length),
        );
        spots[draw(spots.length)]!.cards.push(card!);
      }
      piles.forEach((pile, at) => {
        if (table.draw && at === 0) pile.down = pile.cards.length;
        else if (at >= table.firstColumn && table.hides && pile.cards.length > 1)
          pile.down = draw(pile.cards.length);
      });
      return { variant: table.variant, piles };
    });

export const latePositions = (variants: readonly Variant[], most: number): fc.Arbitrary<Position> =>
  fc.constantFrom(...variants).chain((variant) => positionOf(variant, most));

/**
 * Whether a position can be won: every position that can be reached is looked at, and told apart by all that lies on the
 * table. The board has the moves of the rules (board.test.ts). Null past so many positions.
 */
export function isWinnable(position: Position, most: number): boolean | null {
  const board = boardOf(tableOf(position.variant), position);
  const { cards, size, down, cells, deck } = board;
  const seen = new Set<string>();
  const visit = (): boolean | null => {
    const text = [
      ...Array.from(size, (count, at) => `${down[at]} ${cards.subarray(at * 64, at * 64 + count).join()}`),
      ...[cells.join(), board.waste, deck.subarray(0, board.deckSize).join()],
    ].join('|');
    if (isWon(board)) return true;
    if (seen.has(text)) return false;
    if (seen.size >= most) return null;
    seen.add(text);
    for (const move of legalMoves(board)) {
      const change = apply(board, move);
      const verdict = visit();
      undo(board, move, change);
      if (verdict !== false) return verdict;
    }
    return false;
  };
  return visit();
}
