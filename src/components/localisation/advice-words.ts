/** The words of hints and verdicts: whether a game can be won is told, never a defeat. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Msg, Speech } from './speech.js';
import { counted } from './words.js';

type Word = (msg: Msg) => string;

/** What is known of the position on the board: `never`, if the deal as it was dealt; `thinking` as long as nothing is. */
export type VerdictName = 'winnable' | 'unwinnable' | 'never' | 'unknown' | 'thinking';

export const verdictNames: Readonly<Record<VerdictName, Word>> = {
  winnable: (msg) => msg('Can be won', { id: 'can-be-won', desc: 'The game on the board' }),
  unwinnable: (msg) => msg('Can no longer be won', { id: 'not-to-be-won', desc: 'The game on the board' }),
  never: (msg) =>
    msg('Cannot be won', { id: 'not-winnable', desc: 'The deal on the board, as it was dealt' }),
  unknown: (msg) =>
    msg('Not known whether it can be won', { id: 'win-unknown', desc: 'The game on the board' }),
  thinking: (msg) => msg('Thinking …', { id: 'thinking', desc: 'Whether the game can be won is looked for' }),
};

export const verdictWord = (msg: Msg, verdict: VerdictName): string => verdictNames[verdict](msg);

// What a hint says where there is no winning move

export const lookingForMove: Word = (msg) => msg('Looking for a move …', { id: 'looking-for-move' });
export const noLongerWon: Word = (msg) =>
  msg('From here the game can no longer be won.', { id: 'no-longer-won' });
export const neverWon: Word = (msg) => msg('This deal cannot be won.', { id: 'never-won' });
export const notSure: Word = (msg) =>
  msg('It is not known whether this can be won. A move all the same:', {
    id: 'not-sure',
    desc: 'Behind it stands a move',
  });
export const notSureAtAll: Word = (msg) =>
  msg('It is not known whether this can be won.', { id: 'not-sure-at-all' });

// The way back

export const wayBack: Word = (msg) =>
  msg('Back to the last winnable position', {
    id: 'way-back',
    desc: 'A button; it begins with the words of the button "Back"',
  });
export const wayBackShort: Word = (msg) =>
  msg('Back', {
    id: 'way-back-short',
    desc: 'As short as can be: how "Back to the last winnable position" begins',
  });
export const wentBack = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} move back: from here the game can be won.`, { id: 'went-back-one' }),
    few: msg(str`${count} moves back: from here the game can be won.`, { id: 'went-back-few' }),
    other: msg(str`${count} moves back: from here the game can be won.`, { id: 'went-back-other' }),
  }));

const noWays: Readonly<Record<string, Word>> = {
  never: neverWon,
  beyond: (msg) =>
    msg('Undo reaches back 100 actions, and the last position that could be won lies before them.', {
      id: 'beyond-undo',
    }),
  unknown: (msg) => msg('No position of this game is known to be winnable.', { id: 'no-way-back' }),
};

/** Why there is no way back: `never`, `beyond` or `unknown`. */
export const noWayBack = (msg: Msg, why: 'never' | 'beyond' | 'unknown'): string =>
  (noWays[why] ?? neverWon)(msg);

// Without being asked

export const nothingUseful: Word = (msg) => msg('No useful move is left.', { id: 'nothing-useful' });
export const finish: Word = (msg) =>
  msg('Finish', { id: 'finish', desc: 'A button: play all cards up to the foundations' });
export const lookingForDeal: Word = (msg) =>
  msg('Looking for a deal that can be won …', { id: 'looking-for-deal' });
export const cancel: Word = (msg) => msg('Cancel', { id: 'cancel', desc: 'A button: stop looking' });
