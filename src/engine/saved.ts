// A session as small JSON: where it began, the moves since, and its counters; never the positions.

import { formatDealCode } from './deal-code.js';
import { formatMove, parseMove } from './notation.js';
import type { Variant } from './position.js';
import { formatPosition, parsePosition } from './position-text.js';
import { RecordError } from './record.js';
import { begin, beginAt, follower, settle, undo } from './session.js';
import type { Session } from './session.js';

/** A saved session. A later version of the engine still reads it. */
export interface SavedSession {
  /** The deal's code; or, after `beginAt`, the variant and the board text. */
  readonly deal?: string;
  readonly variant?: Variant;
  readonly position?: string;
  /** The moves played and then those that redo would play, in the notation, spaces between. */
  readonly line: string;
  /** How many of the line's last moves are undone. */
  readonly undone: number;
  /** How many actions undo still reaches back. */
  readonly reach: number;
  readonly moves: number;
  readonly undos: number;
  readonly takeBacks: number;
}

/** A session as small plain JSON; `restore` gives back exactly this session. */
export function save(session: Session): SavedSession {
  const { variant, deal, start, line, past, future, moves, undos, takeBacks } = session;
  const coming = future.map(({ move }) => move).reverse();
  return {
    ...(deal ? { deal: formatDealCode(deal) } : { variant, position: formatPosition(start) }),
    line: [...line, ...coming].map(formatMove).join(' '),
    undone: future.length,
    reach: past.length,
    moves,
    undos,
    takeBacks,
  };
}

/**
 * The session that was saved, every move of it judged again. Throws RecordError on anything damaged (index −1 where no
 * move is to blame), DealCodeError or PositionError where its beginning is.
 */
export function restore(saved: unknown): Session {
  const { deal, variant, position, line, undone, reach, moves, undos, takeBacks } = (saved ??
    {}) as SavedSession;
  const sound = (ok: boolean): void => {
    if (!ok) throw new RecordError(-1);
  };
  sound(
    typeof line === 'string' &&
      [undone, reach, moves, undos, takeBacks].every((count) => Number.isSafeInteger(count) && count >= 0),
  );

  const game = follower(
    deal === undefined
      ? beginAt(variant as Variant, parsePosition(position as string, variant as Variant))
      : begin(deal),
  );
  line
    .split(' ')
    .filter(Boolean)
    .forEach((word, index) => {
      let reason;
      try {
        reason = game.follow(parseMove(word));
      } catch (cause) {
        throw new RecordError(index, null, cause);
      }
      if (typeof reason === 'string') throw new RecordError(index, reason);
    });

  let session = game.session();
  sound(
    undone + reach <= session.past.length &&
      moves >= session.moves &&
      undos >= undone &&
      takeBacks >= session.takeBacks,
  );
  for (let left = undone; left > 0; left--) {
    const before = undo(session);
    if (!before) throw new RecordError(-1);
    session = before;
  }
  return settle({
    ...session,
    past: session.past.slice(session.past.length - reach),
    moves,
    undos,
    takeBacks,
  });
}
