// Records: a whole game on one line, its deal code and then its moves.

import { formatDealCode } from './deal-code.js';
import { formatMove, parseMove } from './notation.js';
import type { Move, Refusal } from './position.js';
import { begin, follower } from './session.js';
import type { Follower, Session } from './session.js';

/**
 * A record or a saved game that can't be followed. `index` counts its moves from 0, −1 stands for what comes before
 * them; `reason` is why the move was refused, null where it could not be read (see `cause`).
 */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly index: number;
  readonly reason: Refusal | null;

  constructor(index: number, reason: Refusal | null = null, cause?: unknown) {
    super(['record: move', index, reason].join(' '), { cause });
    this.index = index;
    this.reason = reason;
  }
}

/** The record of a session: undone moves are not in it. Throws RecordError (index −1) for a session without a deal. */
export function formatRecord({ deal, line }: Session): string {
  if (!deal) throw new RecordError(-1);
  return [formatDealCode(deal), ...line.map(formatMove)].join(' ');
}

/** The words of a record; comments in braces are passed over. A brace that nothing closes is a word too. */
function* wordsOf(record: string): Generator<string> {
  for (let at = 0; at < record.length;) {
    const brace = record.indexOf('{', at);
    const end = brace < 0 ? record.length : brace;
    yield* record.slice(at, end).split(/\s+/).filter(Boolean);
    if (brace < 0) return;
    at = record.indexOf('}', brace) + 1;
    if (!at) {
      yield record.slice(brace);
      return;
    }
  }
}

function beginning(code: string): Session {
  try {
    return begin(code);
  } catch (cause) {
    throw new RecordError(-1, null, cause);
  }
}

function moveIn(word: string, index: number): Move {
  try {
    return parseMove(word);
  } catch (cause) {
    throw new RecordError(index, null, cause);
  }
}

/** Plays a move as a record means it; gives the reason where it is refused. */
function follow(game: Follower, move: Move, word: string): Refusal | null {
  const first = game.follow(move);
  if (typeof first !== 'string') return null;
  if (first === 'no-such-move' || first === 'game-over' || !/^[1-8]{2}$/.test(word)) return first;
  for (let count = 2; ; count++) {
    const again = game.follow({ ...move, count });
    if (typeof again !== 'string') return null;
    if (again === 'no-card') return first;
  }
}

/**
 * Replays a record. Comments (`{…}`) and refused attempts (`!26v3`) are passed over; a move between columns that is
 * refused for one card and gives no count takes the fewest cards that make it legal, as fc-solve's lines mean it.
 * Throws RecordError with the index of the move (from 0; −1 for the deal code) and the reason for its refusal.
 */
export function replay(record: string): Session {
  const [code = '', ...words] = wordsOf(typeof record === 'string' ? record : '');
  const game = follower(beginning(code));
  let index = 0;
  for (const word of words) {
    const attempted = word.startsWith('!');
    const move = moveIn(attempted ? word.slice(1) : word, index);
    if (attempted) continue;
    const reason = follow(game, move, word);
    if (reason) throw new RecordError(index, reason);
    index++;
  }
  return game.session();
}
