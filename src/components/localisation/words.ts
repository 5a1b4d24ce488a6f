/** The words of the bar, the dialogs, the options and the win: one function a word, so that no view holds text. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Msg, Speech } from './speech.js';

type Word = (msg: Msg) => string;
type Choices = Readonly<Record<string, Readonly<Record<string, Word>>>>;

const look = (
  record: Readonly<Record<string, Word>> | undefined,
  key: string | number,
  msg: Msg,
): string | undefined => record?.[key]?.(msg);

// The bar

export const time: Word = (msg) => msg('Time', { id: 'time' });
export const moves: Word = (msg) => msg('Moves', { id: 'moves' });
export const score: Word = (msg) => msg('Score', { id: 'score' });
export const dealCode: Word = (msg) => msg('Deal code', { id: 'deal-code' });
export const copy: Word = (msg) => msg('Copy', { id: 'copy' });
export const copyCode: Word = (msg) => msg('Copy the deal code', { id: 'copy-code' });
export const copyLink: Word = (msg) => msg('Copy a link to this deal', { id: 'copy-link' });
export const copied: Word = (msg) => msg('Copied', { id: 'copied' });
export const notCopied: Word = (msg) => msg('Could not copy', { id: 'copy-failed' });
export const newGame: Word = (msg) => msg('New game', { id: 'new-game' });
export const newShort: Word = (msg) =>
  msg('New', { id: 'new-short', desc: 'New game, as short as can be: a tab 50 px wide' });
export const undo: Word = (msg) => msg('Undo', { id: 'undo' });
export const redo: Word = (msg) => msg('Redo', { id: 'redo' });
export const hint: Word = (msg) =>
  msg('Hint', { id: 'hint', desc: 'A button: show a move; a tab 50 px wide' });
export const rules: Word = (msg) => msg('Rules', { id: 'rules' });
export const options: Word = (msg) => msg('Options', { id: 'options' });
export const pauseTime: Word = (msg) =>
  msg('Pause the time', { id: 'pause-time', desc: 'A button: the time in the bar, whose label is "Time"' });
export const paused: Word = (msg) => msg('Paused', { id: 'paused', desc: 'The game is paused' });
export const resume: Word = (msg) => msg('Resume', { id: 'resume', desc: 'A button: end the pause' });
export const gameBar: Word = (msg) => msg('Game bar', { id: 'game-bar' });
export const board: Word = (msg) => msg('Board', { id: 'board' });

/** Seconds as 4:32 or 1:04:32, the same in every language. */
export const clock = (seconds: number): string => {
  const two = (n: number): string => String(Math.floor(n) % 60).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return hours > 0
    ? `${hours}:${two(seconds / 60)}:${two(seconds)}`
    : `${Math.floor(seconds / 60)}:${two(seconds)}`;
};

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A count in the form that it takes in the language. */
export const counted = (speech: Speech, n: number, forms: (count: string, msg: Msg) => Forms): string => {
  const all = forms(speech.number(n), speech.msg);
  return all[speech.plural(n)] ?? all.other;
};

/** "96 moves" */
export const movesMade = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} move`, { id: 'moves-one' }),
    few: msg(str`${count} moves`, { id: 'moves-few' }),
    other: msg(str`${count} moves`, { id: 'moves-other' }),
  }));

/** "525 points" */
export const pointsMade = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} point`, { id: 'points-one' }),
    few: msg(str`${count} points`, { id: 'points-few' }),
    other: msg(str`${count} points`, { id: 'points-other' }),
  }));

/** "3 cards" */
export const cardCount = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} card`, { id: 'cards-one' }),
    few: msg(str`${count} cards`, { id: 'cards-few' }),
    other: msg(str`${count} cards`, { id: 'cards-other' }),
  }));

/** What a tap on the stock does, while it has cards. */
export const drawCards = (speech: Speech, n: number): string => {
  const { msg } = speech;
  const cards = cardCount(speech, n);
  return msg(str`Draw from the stock, ${cards}`, {
    id: 'draw-cards',
    desc: 'A button; cards: "24 cards" that it still has',
  });
};

/** What a tap on the empty stock does. */
export const turnWasteOver: Word = (msg) => msg('Turn the waste over', { id: 'turn-waste-over' });

// Games and their options, looked up as data: a game that has no name here is called by its id.

const games: Readonly<Record<string, Word>> = {
  russian: (msg) => msg('Russian Solitaire', { id: 'game-russian' }),
  reflechi: (msg) => msg('Solitaire Réfléchi', { id: 'game-reflechi' }),
  freecell: (msg) => msg('FreeCell', { id: 'game-freecell' }),
};

export const gameName = (msg: Msg, game: string): string => look(games, game, msg) ?? game;

const legends: Readonly<Record<string, Word>> = {
  rule: (msg) => msg('Build down', { id: 'rule', desc: 'Heading of two choices: same suit, any suit' }),
  draw: (msg) => msg('Draw', { id: 'draw', desc: 'Heading of two choices: 1 card, 3 cards' }),
  cells: (msg) => msg('Free cells', { id: 'cells', desc: 'Heading of three choices: 4, 2, 1' }),
};

/** The heading over the choices of a game's option (rule, draw, cells). */
export const optionLegend = (msg: Msg, option: string): string => look(legends, option, msg) ?? option;

const choices: Choices = {
  rule: {
    classic: (msg) => msg('Classic', { id: 'rule-classic' }),
    relaxed: (msg) => msg('Relaxed', { id: 'rule-relaxed' }),
  },
  draw: {
    1: (msg) => msg('1 card', { id: 'draw-1' }),
    3: (msg) => msg('3 cards', { id: 'draw-3' }),
  },
};

/** The name of one choice: "Classic", "3 cards", "4". */
export const choiceName = (msg: Msg, option: string, value: string | number): string =>
  look(choices[option], value, msg) ?? String(value);

const hints: Choices = {
  rule: {
    classic: (msg) => msg('same suit', { id: 'rule-classic-hint', desc: 'Suit, never colour' }),
    relaxed: (msg) => msg('any suit', { id: 'rule-relaxed-hint', desc: 'Suit, never colour' }),
  },
  draw: {
    1: (msg) => msg('easy', { id: 'draw-1-hint' }),
    3: (msg) => msg('hard', { id: 'draw-3-hint' }),
  },
  cells: {
    4: (msg) => msg('usual', { id: 'cells-4-hint' }),
    2: (msg) => msg('hard', { id: 'cells-2-hint' }),
    1: (msg) => msg('expert', { id: 'cells-1-hint' }),
  },
};

/** The word or two under the name of a choice: "same suit", "easy"; empty where there is none. */
export const choiceHint = (msg: Msg, option: string, value: string | number): string =>
  look(hints[option], value, msg) ?? '';

// The New game dialog

export const optional: Word = (msg) =>
  msg('optional', { id: 'optional', desc: 'Beside the label of the deal code field' });
export const anyDeal: Word = (msg) =>
  msg('Any deal', { id: 'any-deal', desc: 'In the empty deal code field' });
export const codeHelp: Word = (msg) =>
  msg('Letters or a number, such as AAAAAXT or 617.', { id: 'code-help' });
export const dealAgain: Word = (msg) => msg('Restart', { id: 'restart' });
export const deal: Word = (msg) => msg('Deal', { id: 'deal', desc: 'A button: deal the cards' });
export const close: Word = (msg) => msg('Close', { id: 'close' });

export const countsAsLost: Word = (msg) =>
  msg('This game will count as lost.', { id: 'counts-as-lost', desc: 'When a new game is dealt' });
export const gameGone: Word = (msg) =>
  msg('This game will be gone.', { id: 'game-gone', desc: 'When a new game is dealt' });
export const movesGone: Word = (msg) =>
  msg('Your moves in this game will be gone.', { id: 'moves-gone', desc: 'When the same deal is restarted' });
export const dealAnyway: Word = (msg) =>
  msg('Deal anyway', { id: 'deal-anyway', desc: 'A button: though this game is lost by that' });
export const restartAnyway: Word = (msg) =>
  msg('Restart anyway', { id: 'restart-anyway', desc: 'A button: though the moves are gone by that' });
export const keepPlaying: Word = (msg) =>
  msg('Keep playing', { id: 'keep-playing', desc: 'A button: go on with this game' });

/** "Deal 11,982": the line under a code that can be dealt. */
export const dealNumber = (speech: Speech, n: number): string => {
  const { msg } = speech;
  const number = speech.number(n);
  return msg(str`Deal ${number}`, { id: 'deal-number', desc: 'The deal with this number' });
};

// The Options dialog

export type OptionName =
  'placementHelp' | 'interactiveRules' | 'doubleClick' | 'autoPlacement' | 'shortcuts' | 'winnability';
/** What the dialog has a switch for: the options, and the choices between two words. */
export type SwitchedName = OptionName | 'tap' | 'verbosity' | 'deals';

const optionNames: Readonly<Record<SwitchedName, Word>> = {
  placementHelp: (msg) => msg('Placement help', { id: 'placement-help' }),
  interactiveRules: (msg) => msg('Interactive rules', { id: 'interactive-rules' }),
  doubleClick: (msg) => msg('Double click', { id: 'double-click' }),
  autoPlacement: (msg) => msg('Auto placement', { id: 'auto-placement' }),
  tap: (msg) => msg('Tap to foundation', { id: 'tap', desc: 'A switch' }),
  shortcuts: (msg) => msg('Letter keys', { id: 'shortcuts', desc: 'A switch' }),
  verbosity: (msg) => msg('Spoken score', { id: 'verbosity', desc: 'A switch' }),
  deals: (msg) => msg('Only deals that can be won', { id: 'deals', desc: 'A switch' }),
  winnability: (msg) => msg('Show whether it can be won', { id: 'winnability', desc: 'A switch' }),
};

const optionHelps: Readonly<Record<SwitchedName, Word>> = {
  placementHelp: (msg) => msg('Outline every pile that takes the card', { id: 'placement-help-note' }),
  interactiveRules: (msg) => msg('Name the rule when a move is refused', { id: 'interactive-rules-note' }),
  doubleClick: (msg) => msg('Send a card to the best place', { id: 'double-click-note' }),
  autoPlacement: (msg) => msg('Release anywhere; the game finds the column', { id: 'auto-placement-note' }),
  tap: (msg) =>
    msg('A tap sends a card up where it fits', {
      id: 'tap-note',
      desc: 'Up: to its foundation. Without it a tap only picks the card up',
    }),
  shortcuts: (msg) =>
    msg('Letters are commands, such as U for Undo', {
      id: 'shortcuts-note',
      desc: 'The letter U stays in every language',
    }),
  verbosity: (msg) => msg('Screen readers say the score after each move', { id: 'verbosity-note' }),
  deals: (msg) =>
    msg('For new games; a deal code always stands', {
      id: 'deals-note',
      desc: 'Behind "Only deals that can be won"',
    }),
  winnability: (msg) =>
    msg('A line below the bar says it after each move', {
      id: 'winnability-note',
      desc: 'It: whether the game can still be won',
    }),
};

export const optionName = (msg: Msg, option: SwitchedName): string => optionNames[option](msg);
export const optionHelp = (msg: Msg, option: SwitchedName): string => optionHelps[option](msg);

const lookNames: Readonly<Record<string, Word>> = {
  theme: (msg) => msg('Theme', { id: 'theme', desc: 'Label of choices: as the system, light, dark' }),
  deck: (msg) => msg('Colours', { id: 'deck', desc: 'Label of choices: two, four colours of suits' }),
  faces: (msg) => msg('Faces', { id: 'faces', desc: 'Label of choices: classic, large card faces' }),
  layout: (msg) => msg('Hand', { id: 'layout', desc: 'Label of choices: right, left hand' }),
  contrast: (msg) => msg('Contrast', { id: 'contrast', desc: 'Label of choices: as the system, high' }),
};

const asSystem: Word = (msg) =>
  msg('As the system', { id: 'as-system', desc: 'Theme or contrast as the operating system has it' });

const lookWords: Choices = {
  theme: {
    auto: asSystem,
    light: (msg) => msg('Light', { id: 'theme-light' }),
    dark: (msg) => msg('Dark', { id: 'theme-dark' }),
  },
  deck: {
    two: (msg) => msg('Two', { id: 'deck-two', desc: 'Two colours' }),
    four: (msg) => msg('Four', { id: 'deck-four', desc: 'Four colours' }),
  },
  faces: {
    classic: (msg) => msg('Classic', { id: 'faces-classic', desc: 'Card faces' }),
    large: (msg) => msg('Large', { id: 'faces-large', desc: 'Card faces' }),
  },
  layout: {
    right: (msg) => msg('Right', { id: 'layout-right', desc: 'The right hand' }),
    left: (msg) => msg('Left', { id: 'layout-left', desc: 'The left hand' }),
  },
  contrast: {
    auto: asSystem,
    high: (msg) => msg('High', { id: 'contrast-high', desc: 'Contrast' }),
  },
};

/** How the board looks: the label of the choices, and each choice. */
export const lookName = (msg: Msg, name: string): string => look(lookNames, name, msg) ?? name;
export const lookWord = (msg: Msg, name: string, word: string): string =>
  look(lookWords[name], word, msg) ?? word;

export const fullScreen: Word = (msg) => msg('Full screen', { id: 'full-screen', desc: 'A button' });
export const leaveFullScreen: Word = (msg) =>
  msg('Leave full screen', { id: 'leave-full-screen', desc: 'A button' });

// What comes on demand

export const notFetched: Word = (msg) =>
  msg('This could not be fetched. Try again.', {
    id: 'not-fetched',
    desc: 'After a press on Rules, Options or New game, without a connection',
  });

// The win

export const solved: Word = (msg) => msg('Solved', { id: 'solved', desc: 'The game is won' });

export const copyResult: Word = (msg) => msg('Copy result', { id: 'copy-result' });
