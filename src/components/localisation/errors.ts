/** What is wrong with a deal code, and the messages of `solitaire-error`. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { DealCodeError } from '../../engine/index.js';
import type { SolitaireErrorCode } from '../solitaire-events.js';
import type { Msg, Speech } from './speech.js';

const LETTERS = 7;
const LAST_DEAL = 26 ** LETTERS - 1;

const lettersAtFault = (msg: Msg, count: number): string =>
  msg(str`A deal code has 7 letters, not ${count}.`, { id: 'code-letters' });

const unknownCode = (msg: Msg): string => msg('This is not a deal code or a number.', { id: 'code-unknown' });

const partsAtFault: Readonly<Record<DealCodeError['part'], (msg: Msg) => string>> = {
  game: (msg) => msg('This is the code of another game.', { id: 'code-game' }),
  version: (msg) => msg('This code is of a version not known here.', { id: 'code-version' }),
  option: (msg) => msg('The middle part of this code is missing or wrong.', { id: 'code-option' }),
  number: (msg) => msg('A deal code ends with 7 letters.', { id: 'code-number' }),
};

/** One line under the code field: what is wrong with what was typed there. */
export const dealCodeProblem = (
  speech: Speech,
  { part }: Pick<DealCodeError, 'part'>,
  text: string,
): string => {
  const { msg } = speech;
  const words = text.trim().split(/[\s\p{Pd}\u2212]+/u);
  const last = words.at(-1) ?? '';
  if (words.length === 1 && /^\d+$/.test(last)) {
    const largest = speech.number(LAST_DEAL);
    return msg(str`The largest deal number is ${largest}.`, { id: 'code-largest' });
  }
  // The count of the letters helps where they alone were typed, or where they stand alone at the end.
  if (/^[a-z]+$/i.test(last) && (words.length === 1 || (part === 'number' && words.length > 2))) {
    return lettersAtFault(msg, last.length);
  }
  const looksLikeCode = /^[a-z]{2}(\d|$)/i.test(words[0] ?? '');
  return looksLikeCode || part === 'version' || part === 'option'
    ? partsAtFault[part](msg)
    : unknownCode(msg);
};

/** What each sentence of `solitaire-error` speaks of, in its order. */
const sentences: Readonly<Record<SolitaireErrorCode, (speech: Speech, about: readonly string[]) => string>> =
  {
    'bad-attribute': ({ msg }, [attribute = '', value = '', used = '']) =>
      msg(str`${attribute}="${value}" is not known; ${used} is used.`, { id: 'bad-attribute' }),
    'bad-deal': (speech, [text = '', part]) => {
      const problem = dealCodeProblem(speech, { part: part as DealCodeError['part'] }, text);
      return speech.msg(str`${problem} It is passed over.`, {
        id: 'bad-deal',
        desc: 'problem: a whole sentence',
      });
    },
    'deal-disagrees': ({ msg }, [code = '', attribute = '', value = '']) =>
      msg(str`The deal code ${code} is followed, not ${attribute}="${value}".`, { id: 'deal-disagrees' }),
    'storage-denied': ({ msg }) =>
      msg('The browser keeps nothing here: this game will not survive a reload.', { id: 'storage-denied' }),
    'save-damaged': ({ msg }) =>
      msg('The saved game was damaged; a new one is dealt.', { id: 'save-damaged' }),
    'locale-missing': ({ msg }, [tag = '']) =>
      msg(str`There are no words for the language "${tag}"; English is shown.`, { id: 'locale-missing' }),
  };

/** The message of a `solitaire-error`. */
export const errorMessage = (speech: Speech, error: SolitaireErrorCode, about: readonly string[]): string =>
  sentences[error](speech, about);
