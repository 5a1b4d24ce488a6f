// The four errors that bad input raises; their names are literals, so that minifying keeps them.

import type { Refusal } from './position.js';

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

/** A text that has not the shape of a move. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly text: string;

  constructor(text: string) {
    super(`move: ${text.slice(0, 40)}`);
    this.text = text;
  }
}

/**
 * A board text that is no position. `card` is the card, or the word in a card's place, that is wrong, or null;
 * `line` counts from 1, and is null where no line is to blame (a missing card).
 */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly card: string | null;
  readonly line: number | null;

  constructor(card: string | null, line: number | null) {
    super(`position: ${card?.slice(0, 40) ?? ''}${line === null ? '' : ` line ${line}`}`);
    this.card = card;
    this.line = line;
  }
}

/**
 * A record or a saved game that can't be followed. `index` counts its moves from 0, −1 stands for what comes before
 * them; `reason` is why the move was refused, null where it could not be read (see `cause`).
 */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly index: number;
  readonly reason: Refusal | null;

  constructor(index: number, reason: Refusal | null = null, cause?: unknown) {
    super(`record: move ${index}${reason ? ` ${reason}` : ''}`, cause === undefined ? undefined : { cause });
    this.index = index;
    this.reason = reason;
  }
}
