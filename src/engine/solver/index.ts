// The solver: can this position still be won? Games must be registered; all.ts registers them.

import { tableOf } from '../game.js';
import { formatPosition, parsePosition } from '../position-text.js';
import type { Position, Variant } from '../position.js';
import type { Answer, Limits } from './protocol.js';
import { searchOf } from './search.js';
import { inSlices } from './slices.js';

export type { Move, Position, Variant } from '../position.js';
export type { Answer, Limits, Verdict } from './protocol.js';

/** Ends a question before its time. */
export interface Options extends Limits {
  readonly signal?: AbortSignal | undefined;
}

/**
 * Whether a position of this variant can be won, with a whole line of moves if so. It searches in slices of 8 ms.
 * Rejects with an AbortError (or the signal's own reason) when the signal is aborted, with PositionError on what is no
 * position, with DealCodeError on what is no variant.
 */
export async function solve(
  variant: Variant,
  position: Position,
  { signal, ...limits }: Options = {},
): Promise<Answer> {
  signal?.throwIfAborted();
  const checked = parsePosition(formatPosition(position), tableOf(variant).variant);
  const answer = await inSlices(searchOf(variant, checked, limits), () => signal?.aborted ?? false);
  if (answer) return answer;
  signal?.throwIfAborted();
  throw new DOMException('aborted', 'AbortError');
}
