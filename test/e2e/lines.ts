/** Winning lines out of the solvers' vectors, one whole game for each variant. */
import { readFileSync } from 'node:fs';
import type { Variant } from '../../src/engine/index.js';

export interface Line {
  id: string;
  tag: string;
  variant: Variant;
  attribute: [name: string, value: string];
  position: string;
  moves: string[];
  score: number;
}

interface Entry {
  id: string;
  position: string;
  moves?: string;
  score?: number;
}

export type VariantName =
  | 'russian-classic'
  | 'russian-relaxed'
  | 'reflechi-1'
  | 'reflechi-3'
  | 'freecell-4'
  | 'freecell-2'
  | 'freecell-1';

export const VARIANTS: readonly VariantName[] = [
  'russian-classic',
  'russian-relaxed',
  'reflechi-1',
  'reflechi-3',
  'freecell-4',
  'freecell-2',
  'freecell-1',
];

function variantOf(name: VariantName): { variant: Variant; attribute: [string, string] } {
  const [game, option = ''] = name.split('-');
  if (game === 'russian')
    return { variant: { game: 'russian', rule: option as 'classic' }, attribute: ['rule', option] };
  if (game === 'reflechi')
    return { variant: { game: 'reflechi', draw: Number(option) as 1 }, attribute: ['draw', option] };
  return { variant: { game: 'freecell', cells: Number(option) as 4 }, attribute: ['cells', option] };
}

/** The lines of a variant, shortest first. */
export function linesOf(name: VariantName): Line[] {
  const url = new URL(`../vectors/solver/${name}.json`, import.meta.url);
  const entries = JSON.parse(readFileSync(url, 'utf8')) as Entry[];
  const { variant, attribute } = variantOf(name);
  return entries
    .flatMap(({ id, position, moves, score }) =>
      moves === undefined || score === undefined
        ? []
        : [
            {
              id,
              tag: `${variant.game}-solitaire`,
              variant,
              attribute,
              position,
              moves: moves.split(' '),
              score,
            },
          ],
    )
    .sort((a, b) => a.moves.length - b.moves.length);
}
