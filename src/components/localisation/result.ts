/** The result of a won game as a line to copy: it hides nothing that a boast might. */
import { str } from '@lit/localize/internal/str-tag.js';
import { optionValue, type GameFacts, type Session } from '../../engine/index.js';
import type { Msg, Speech } from './speech.js';
import { choiceName, clock, counted, gameName, movesMade, pointsMade } from './words.js';

const cells: Readonly<Record<string, (msg: Msg) => string>> = {
  2: (msg) => msg('2 cells', { id: 'cells-2', desc: 'Stands in parentheses behind FreeCell' }),
  1: (msg) => msg('1 cell', { id: 'cells-1', desc: 'Stands in parentheses behind FreeCell' }),
};

/** "FreeCell (2 cells)"; the game's name alone where its option is the usual one. */
const variantName = (
  msg: Msg,
  { game, option }: Pick<GameFacts, 'game' | 'option'>,
  value: string | number,
): string => {
  const name = gameName(msg, game);
  if (value === option.values[0]) return name;
  const chosen = (option.name === 'cells' && cells[value]?.(msg)) || choiceName(msg, option.name, value);
  return msg(str`${name} (${chosen})`, { id: 'variant', desc: 'A game and its option: FreeCell (2 cells)' });
};

/** "12 undos" */
const undosMade = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} undo`, { id: 'undos-one' }),
    few: msg(str`${count} undos`, { id: 'undos-few' }),
    other: msg(str`${count} undos`, { id: 'undos-other' }),
  }));

/** "3 cards taken back" */
const takenBack = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} card taken back`, { id: 'taken-back-one' }),
    few: msg(str`${count} cards taken back`, { id: 'taken-back-few' }),
    other: msg(str`${count} cards taken back`, { id: 'taken-back-other' }),
  }));

/**
 * "FreeCell FC1-C4-AAAAAXT · 4:32 · 96 moves · 525 points · 12 undos". The code and the link are empty where the
 * board was set up by hand, or the host gave no link.
 */
export const resultLine = (
  speech: Speech,
  facts: Pick<GameFacts, 'game' | 'option'>,
  won: Pick<Session, 'variant' | 'moves' | 'score' | 'undos' | 'takeBacks'>,
  seconds: number,
  code: string,
  link: string,
): string => {
  const figures = [
    `${variantName(speech.msg, facts, optionValue(won.variant))} ${code}`.trim(),
    clock(seconds),
    movesMade(speech, won.moves),
    pointsMade(speech, won.score),
    won.undos > 0 && undosMade(speech, won.undos),
    won.takeBacks > 0 && takenBack(speech, won.takeBacks),
  ];
  return `${figures.filter(Boolean).join(' · ')} ${link}`.trim();
};
