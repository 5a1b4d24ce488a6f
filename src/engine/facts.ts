// What a host may want to know of a game without playing it.

import { gameOf, tableOf } from './game.js';
import type { OptionName, OptionValue } from './game.js';
import type { Variant } from './position.js';
import { kingOnEmpty } from './rules.js';

export interface GameFacts {
  readonly game: string;
  readonly code: string;
  /** The first value is the default. */
  readonly option: { readonly name: OptionName; readonly values: readonly OptionValue[] };
  /** What an empty column takes. */
  readonly emptyColumn: 'king' | 'any';
  /** Whether cards lie face down in its columns. */
  readonly hides: boolean;
  /** Cards in its longest column as dealt. */
  readonly longest: number;
}

/** A game's facts; its option changes none of them. Throws DealCodeError, part `game`. */
export function factsOf(name: string): GameFacts {
  const { game, code, option } = gameOf(name);
  const { columns, hides, place } = tableOf({ game } as Variant);
  return {
    game,
    code,
    option: { name: option.name, values: option.choices.map(({ value }) => value) },
    emptyColumn: place.includes(kingOnEmpty) ? 'king' : 'any',
    hides,
    longest: Math.max(...columns.map(({ length }) => length)),
  };
}
