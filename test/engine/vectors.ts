// The conformance vectors, typed, and the variants by the names that they go by there.
import { readFileSync, readdirSync } from 'node:fs';
import { withOption } from '../../src/engine/all.js';
import type { Refusal, Variant } from '../../src/engine/all.js';

const folder = new URL('../vectors/', import.meta.url);

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

export const VARIANTS = [
  'russian-classic',
  'russian-relaxed',
  'reflechi-1',
  'reflechi-3',
  'freecell-4',
  'freecell-2',
  'freecell-1',
] as const;

export type VariantName = (typeof VARIANTS)[number];

/** `freecell-4` → `{ game: 'freecell', cells: 4 }` */
export function variantOf(name: VariantName): Variant {
  const [game = '', value = ''] = name.split('-');
  return withOption(game, Number(value) || value);
}

export interface DealRow {
  readonly number: number;
  readonly code: string;
  readonly variant: VariantName;
  readonly tableau: readonly string[];
  readonly stock: string;
}

export interface Step {
  readonly move?: string;
  readonly undo?: true;
  readonly redo?: true;
  readonly ok: boolean;
  readonly points?: number;
  readonly score?: number;
  readonly moves?: number;
  readonly reason?: Refusal;
}

export interface Board {
  readonly tableau: readonly string[];
  readonly down: readonly number[];
  readonly foundations: Readonly<Record<'S' | 'H' | 'D' | 'C', number>>;
  readonly cells: readonly (string | null)[];
  readonly stock: string;
  readonly waste: string;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
}

export interface Transcript {
  readonly variant: VariantName;
  readonly deal: string;
  readonly start: Board;
  readonly steps: readonly Step[];
  readonly end: Board;
  readonly legal: readonly string[];
  readonly doubleTaps: Readonly<Record<string, string>>;
}

export interface Case {
  readonly name: string;
  readonly variant: VariantName;
  readonly position: string;
  readonly steps: readonly Step[];
  readonly end: string;
}

export interface Perft {
  readonly variant: VariantName;
  readonly deal: string;
  readonly sequences: readonly number[];
}

export interface Solved {
  readonly id: string;
  readonly variant: VariantName;
  readonly position: string;
  readonly verdict: string;
  readonly moves?: string;
  readonly score?: number;
}

export interface Verdicts {
  readonly dealt: number;
  readonly winnable?: readonly number[];
  readonly unwinnable?: readonly number[];
  readonly undecided: readonly number[];
}

export const deals = read('deals.json') as readonly DealRow[];
export const cases = read('cases.json') as readonly Case[];
export const transcripts = read('transcripts.json') as readonly Transcript[];
export const perft = read('perft.json') as readonly Perft[];
export const verdicts = read('verdicts.json') as Readonly<Record<VariantName, Verdicts>>;
export const solved: readonly Solved[] = readdirSync(new URL('solver/', folder))
  .sort()
  .flatMap((name) => read(`solver/${name}`) as Solved[]);
