// What a solitaire is: a deal drawn as text, rules for lifting and placing, points, and one option.

import { SUITS } from './card.js';
import type { Card } from './card.js';
import type { PileInfo, PileKind, Position, Refusal, Variant } from './position.js';

/** May these cards, most covered first, leave their column together? What refuses a group refuses a larger one. */
export type Lift = (group: readonly Card[]) => Refusal | null;

/** May they lie on this card of a column, or on an empty one (undefined)? */
export type Place = (group: readonly Card[], on: Card | undefined, position: Position) => Refusal | null;

/** What was done, for its points: from and to which kind of pile, and whether a card was turned up. */
export interface Action {
  readonly from: PileKind;
  readonly to: PileKind;
  readonly turnedUp: boolean;
}

/** Deals known to be winnable, each a gap from the one before (see proven.ts); or all up to a number but some. */
export type Proven = { readonly only: string } | { readonly upTo: number; readonly but: string };

/** All that an option may change. */
export interface Rules {
  /** Columns from the left, each from its most covered card: `#` face down, `o` face up. */
  readonly deal: string;
  readonly cells?: number | undefined;
  /** Cards drawn at a time; a game without it has neither stock nor waste. */
  readonly draw?: number | undefined;
  /** Rules in the order in which they refuse. */
  readonly lift: readonly Lift[];
  readonly place: readonly Place[];
  readonly points: (action: Action) => number;
  readonly proven?: Proven;
}

export type OptionName = 'rule' | 'draw' | 'cells';
export type OptionValue = string | number;

/** One value of a game's option: its word in a deal code, and the rules that it adds or changes. */
export interface Choice extends Partial<Rules> {
  readonly value: OptionValue;
  readonly word: string;
}

export interface Game extends Partial<Rules> {
  readonly game: string;
  /** Two letters and a version digit. */
  readonly code: string;
  /** The first choice is the default. */
  readonly option: { readonly name: OptionName; readonly choices: readonly Choice[] };
}

/** A variant ready to play: its rules, its piles in board order, and where each kind begins. */
export interface Table extends Rules {
  readonly game: string;
  /** The option's value, and its word in a deal code. */
  readonly value: OptionValue;
  readonly word: string;
  readonly variant: Variant;
  readonly columns: readonly string[];
  readonly hides: boolean;
  readonly piles: readonly PileInfo[];
  /** The place of a letter in `piles`, and in a position's. */
  readonly index: ReadonlyMap<string, number>;
  readonly firstCell: number;
  readonly firstFoundation: number;
  readonly firstColumn: number;
}

/** A part of a deal code: game letters, version digit, option, number. */
export type DealCodePart = 'game' | 'version' | 'option' | 'number';

/** A deal code, deal or variant that doesn't stand; `part` is the first part that is wrong. */
export class DealCodeError extends Error {
  override readonly name = 'DealCodeError';
  readonly part: DealCodePart;

  constructor(part: DealCodePart) {
    super(`deal code: ${part}`);
    this.part = part;
  }
}

const games = new Map<unknown, { game: Game; tables: Map<unknown, Table> }>();

/** Makes a game known to every function of the engine; gives it back. */
export function registerGame(game: Game): Game {
  const tables = new Map<unknown, Table>();
  for (const choice of game.option.choices) {
    const table = lay(game, choice);
    if (!tables.size) tables.set(undefined, table).set(null, table);
    tables.set(choice.value, table);
  }
  games.set(game.game, { game, tables });
  return game;
}

function lay({ game, option, ...common }: Game, { value, word, ...own }: Choice): Table {
  const { deal, lift, place, points, cells, draw, proven } = { ...common, ...own } as Rules;
  const columns = deal.split(' ');
  const piles: PileInfo[] = [];
  const add = (kind: PileKind, letters: Iterable<string>): number => {
    const first = piles.length;
    for (const letter of letters) piles.push({ letter, kind });
    return first;
  };
  if (draw) {
    add('stock', 's');
    add('waste', 'w');
  }
  // Field by field, so that all tables are of one shape: judging reads them a million times a second.
  return {
    game,
    variant: Object.freeze({ game, [option.name]: value }) as unknown as Variant,
    value,
    word,
    deal,
    columns,
    hides: deal.includes('#'),
    piles,
    firstCell: add('cell', 'abcd'.slice(0, cells ?? 0)),
    firstFoundation: add('foundation', SUITS),
    firstColumn: add('column', '12345678'.slice(0, columns.length)),
    index: new Map(piles.map(({ letter }, at) => [letter, at])),
    lift,
    place,
    points,
    cells,
    draw,
    proven,
  };
}

export const registeredGames = (): readonly Game[] => [...games.values()].map(({ game }) => game);

function entryOf(name: unknown): { game: Game; tables: Map<unknown, Table> } {
  const entry = games.get(name);
  if (!entry) throw new DealCodeError('game');
  return entry;
}

/** Throws DealCodeError (part `game`) for a game that is not registered. */
export const gameOf = (name: unknown): Game => entryOf(name).game;

/** The table of a variant, the same object every time. Throws DealCodeError, part `game` or `option`. */
export function tableOf(variant: Variant): Table {
  const { game, tables } = entryOf((variant as Variant | null | undefined)?.game);
  const table = tables.get((variant as unknown as Record<string, unknown>)[game.option.name]);
  if (!table) throw new DealCodeError('option');
  return table;
}

/** The variant with its option filled in. Throws DealCodeError, part `game` or `option`. */
export const complete = (variant: Variant): Variant => tableOf(variant).variant;

/** The option's value: `classic`, 1, 4 … */
export const optionValue = (variant: Variant): OptionValue => tableOf(variant).value;

/** A game's variant with this value of its option. Throws DealCodeError. */
export const withOption = (game: string, value: OptionValue): Variant =>
  complete({ game, [gameOf(game).option.name]: value } as unknown as Variant);

/** A variant's piles in board order: stock, waste, cells, foundations S H D C, columns. */
export const pilesOf = (variant: Variant): readonly PileInfo[] => tableOf(variant).piles;
