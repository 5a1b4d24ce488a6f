/** A game in progress as text: the session, its clock, and under which wishes of the host it began. */
import { restore, save, type SavedSession, type Session } from '../engine/index.js';

/** The host's wishes when a game began: while they stay, a saved game goes on. */
export interface Wishes {
  /** The `deal` attribute as a canonical code, or null. */
  readonly deal: string | null;
  /** The value of `rule`, `draw` or `cells` that the host set, or null. */
  readonly option: string | number | null;
}

export interface Kept {
  readonly session: Session;
  /** Milliseconds played. */
  readonly time: number;
  readonly wishes: Wishes;
  /** Under which id statistics count the dealing, or null before they do. */
  readonly dealing: string | null;
  /** Hints that were shown. */
  readonly hints: number;
}

interface SaveFile {
  readonly version: 1;
  readonly session: SavedSession;
  readonly time: number;
  readonly wishes: Wishes;
  readonly dealing: string | undefined;
  readonly hints: number | undefined;
}

export const formatSave = ({ session, time, wishes, dealing, hints }: Kept): string =>
  JSON.stringify({
    version: 1,
    session: save(session),
    time: Math.round(time),
    wishes,
    dealing: dealing ?? undefined,
    hints: hints || undefined,
  } satisfies SaveFile);

/** Reads a saved game of `game` back. Throws an Error of any kind where the text is not one. */
export const parseSave = (text: string, game: string): Kept => {
  const file = JSON.parse(text) as Partial<SaveFile> | null;
  if (file?.version !== 1) throw new RangeError('not a save of this version');
  const { time, wishes, dealing, hints } = file;
  const session = restore(file.session);
  if (session.variant.game !== game) throw new RangeError('a save of another game');
  if (typeof time !== 'number' || !(time >= 0 && time < Infinity)) throw new RangeError('no time');
  const option = wishes?.option ?? null;
  return {
    session,
    time,
    hints: Number.isSafeInteger(hints) ? Math.max(0, hints as number) : 0,
    dealing: typeof dealing === 'string' && /^\w{9,40}$/.test(dealing) ? dealing : null,
    wishes: {
      deal: typeof wishes?.deal === 'string' ? wishes.deal : null,
      option: typeof option === 'string' || typeof option === 'number' ? option : null,
    },
  };
};
