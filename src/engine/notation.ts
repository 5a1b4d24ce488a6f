// Moves as text: FreeCell's standard notation as its solvers extended it.

import type { Move } from './position.js';

/** A text that has not the shape of a move. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly text: string;

  constructor(text: string) {
    super(`move: ${text.slice(0, 40)}`);
    this.text = text;
  }
}

const SHAPE = /^([1-8a-dSHDCsw])([1-8a-dhSHDCsw])(?:v([0-9a-f]+))?$/;

/**
 * Reads a move: two pile letters, and `v` with the number of cards in hex (`26`, `37v5`, `3h`, `sw`).
 * Throws NotationError on what has not the shape of a move.
 */
export function parseMove(text: string): Move {
  const plain = typeof text === 'string' ? text : '';
  const [, from, to, digits = '1'] = SHAPE.exec(plain) ?? [];
  const count = parseInt(digits, 16);
  if (!from || !to || !count || !Number.isSafeInteger(count)) throw new NotationError(plain);
  return { from, to, count };
}

/** Writes a move; a destination on the foundations is `h`. Throws NotationError on what is no move. */
export function formatMove(move: Move): string {
  const { from, to, count } = move ?? { from: '', to: '', count: 0 };
  const home = typeof to === 'string' && /^[SHDC]$/.test(to) ? 'h' : to;
  if (typeof from !== 'string' || typeof home !== 'string' || !Number.isSafeInteger(count))
    throw new NotationError('');
  const text = from + home + (count === 1 ? '' : `v${count.toString(16)}`);
  parseMove(text);
  return text;
}
