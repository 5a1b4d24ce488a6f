/** What is said aloud: each sentence is a message of its own, in which cards and piles stand as they are named. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Card, PileKind, Suit } from '../../engine/index.js';
import { cardName, rankName, suitName } from './cards.js';
import type { Msg, Speech } from './speech.js';
import { cardCount, counted, movesMade, pointsMade } from './words.js';

/** Sentences one after the other, each with a capital; what is empty is no sentence. */
export const together = ({ language }: Speech, sentences: readonly (string | false | undefined)[]): string =>
  sentences
    .filter((each): each is string => Boolean(each))
    .map((each) => each.charAt(0).toLocaleUpperCase(language) + each.slice(1))
    .join(' ');

/** "column 3, column 5 and the hearts foundation" */
const all = ({ language }: Speech, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** A name or a count as a sentence. */
export const alone = (msg: Msg, text: string): string =>
  msg(str`${text}.`, {
    id: 'alone',
    desc: 'A sentence that is one name or one count, "15 face-down cards."',
  });

/** "7 of hearts", "7 of hearts and 2 more" */
export const groupName = (speech: Speech, head: Card, count: number): string => {
  const card = cardName(speech.msg, head);
  return count === 1
    ? card
    : counted(speech, count - 1, (n, msg) => ({
        one: msg(str`${card} and ${n} more`, {
          id: 'and-more-one',
          desc: 'A card, and the number of cards on it',
        }),
        few: msg(str`${card} and ${n} more`, { id: 'and-more-few' }),
        other: msg(str`${card} and ${n} more`, { id: 'and-more-other' }),
      }));
};

// Places, as cards go there

const ways: Readonly<Record<PileKind, (msg: Msg, letter: string) => string>> = {
  stock: (msg) => msg('the stock', { id: 'to-stock', desc: 'Where cards go; behind "to" in English' }),
  waste: (msg) => msg('the waste', { id: 'to-waste' }),
  cell: (msg, letter) => {
    const number = 'abcd'.indexOf(letter) + 1;
    return msg(str`cell ${number}`, { id: 'to-cell' });
  },
  foundation: (msg, letter) => {
    const suit = suitName(msg, letter as Suit);
    return msg(str`the ${suit} foundation`, { id: 'to-foundation' });
  },
  column: (msg, number) => msg(str`column ${number}`, { id: 'to-column' }),
};

/** "column 3", "the hearts foundation" */
export const toPile = (msg: Msg, kind: PileKind, letter: string): string => ways[kind](msg, letter);

/** "column 3, on 8 of hearts"; "empty column 3" where no card lies there. */
export const toColumn = (msg: Msg, number: string, on: Card | undefined): string => {
  if (!on) return msg(str`empty column ${number}`, { id: 'to-empty-column' });
  const card = cardName(msg, on);
  return msg(str`column ${number}, on ${card}`, { id: 'to-column-on' });
};

/** Where there are several that are alike. */
export const toAny = (msg: Msg, kind: PileKind): string =>
  kind === 'cell'
    ? msg('a free cell', { id: 'to-any-cell' })
    : msg('an empty column', { id: 'to-any-column' });

// Actions

/** "7 of hearts to column 3, on 8 of hearts.": what moves, and how its place is said. */
export const goes = (msg: Msg, cards: string, place: string): string =>
  msg(str`${cards} to ${place}.`, {
    id: 'goes',
    desc: 'Cards that move, then the place: "7 of hearts", "cell 2"',
  });

/** "7 of hearts back to column 2." */
export const goesBack = (msg: Msg, cards: string, place: string): string =>
  msg(str`${cards} back to ${place}.`, { id: 'goes-back', desc: 'Cards or "3 cards", then "column 2"' });

/** "3 cards back to the stock." */
export const goBack = (speech: Speech, n: number, kind: PileKind): string =>
  goesBack(speech.msg, cardCount(speech, n), toPile(speech.msg, kind, ''));

export const turnedUp = (msg: Msg, card: Card): string => {
  const name = cardName(msg, card);
  return msg(str`Turned up ${name}.`, { id: 'turned-up' });
};
export const turnedDown = (msg: Msg): string =>
  msg('A card is face down again.', { id: 'turned-down', desc: 'After an undo' });
export const columnEmpty = (msg: Msg, number: string): string =>
  msg(str`Column ${number} is empty.`, { id: 'column-empty' });

/** What lies on top of the waste now. */
export const onWaste = (msg: Msg, card: Card | undefined): string => {
  if (!card) return msg('The waste is empty.', { id: 'waste-empty' });
  const name = cardName(msg, card);
  return msg(str`On the waste: ${name}.`, { id: 'on-waste' });
};

/** "Drew 4 of clubs." or "Drew 4 of clubs, 9 of hearts and, on top, 2 of spades." */
export const drew = ({ msg }: Speech, cards: readonly Card[]): string => {
  const names = cards.map((card) => cardName(msg, card));
  const top = names.pop() ?? '';
  const others = names.join(', ');
  return others
    ? msg(str`Drew ${others} and, on top, ${top}.`, {
        id: 'drew-more',
        desc: 'One or two cards, and the last',
      })
    : msg(str`Drew ${top}.`, { id: 'drew' });
};

/** "12 left.": the cards of the stock after a draw. */
export const left = (speech: Speech, n: number): string =>
  n === 0
    ? speech.msg('The stock is empty.', { id: 'stock-empty' })
    : counted(speech, n, (count, msg) => ({
        one: msg(str`${count} left.`, {
          id: 'left-one',
          desc: 'The number of cards that the stock still has',
        }),
        few: msg(str`${count} left.`, { id: 'left-few' }),
        other: msg(str`${count} left.`, { id: 'left-other' }),
      }));

export const turnedOver = (speech: Speech, n: number): string => {
  const cards = cardCount(speech, n);
  return speech.msg(str`Stock turned over, ${cards}.`, {
    id: 'turned-over',
    desc: 'The waste was turned over to be the stock again; "24 cards"',
  });
};

export const hint = (msg: Msg): string =>
  msg('Hint:', { id: 'hint-said', desc: 'Before a move that is yet to be made, a sentence of its own' });

export const undone = (msg: Msg): string => msg('Undone.', { id: 'undone', desc: 'Before what went back' });
export const redone = (msg: Msg): string =>
  msg('Redone.', { id: 'redone', desc: 'Before the move made again' });
export const nothingToUndo = (msg: Msg): string => msg('Nothing to undo.', { id: 'nothing-to-undo' });
export const nothingToRedo = (msg: Msg): string => msg('Nothing to redo.', { id: 'nothing-to-redo' });

export const dealt = (msg: Msg): string => msg('New game.', { id: 'dealt' });
export const dealtAgain = (msg: Msg): string =>
  msg('Same deal from the beginning.', { id: 'dealt-again', desc: 'After Restart' });

/** "Deal code R U 1, C, A A A A A B B.": read out sign by sign. */
export const codeAloud = (msg: Msg, code: string): string => {
  const signs = [...code].join(' ').replaceAll(' - ', ', ');
  return msg(str`Deal code ${signs}.`, {
    id: 'code-aloud',
    desc: 'The code in single letters, "R U 1, C, A A"',
  });
};

export const pickedUp = (msg: Msg, cards: string): string =>
  msg(str`Picked up ${cards}.`, { id: 'picked-up', desc: 'What the hand holds, "7 of hearts and 2 more"' });
export const wentBack = (msg: Msg, cards: string): string => msg(str`Put back ${cards}.`, { id: 'put-back' });

/** "It can go to the hearts foundation, column 3, and column 5." */
export const canGo = (speech: Speech, places: readonly string[]): string => {
  const { msg } = speech;
  if (places.length === 0) return msg('It can go nowhere.', { id: 'goes-nowhere' });
  const list = all(speech, places);
  return msg(str`It can go to ${list}.`, { id: 'can-go', desc: 'What is held; "column 3 and cell 2"' });
};

// Figures

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "4 minutes 32 seconds": a time of day, as 4:32 would be read, it is not. */
const duration = ({ language }: Speech, seconds: number): string =>
  units
    .map(
      ([unit, size], i) =>
        [unit, Math.floor((i ? seconds % (units[i - 1]?.[1] ?? 1) : seconds) / size)] as const,
    )
    .filter(([unit, n]) => n > 0 || (unit === 'second' && seconds === 0))
    .map(([unit, n]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
    )
    .join(' ');

export const scoreNow = (speech: Speech, score: number): string => {
  const n = speech.number(score);
  return speech.msg(str`Score ${n}.`, { id: 'score-now' });
};

/** "You won: 525 points, 96 moves, 4 minutes 32 seconds." */
export const won = (speech: Speech, score: number, moves: number, seconds: number): string => {
  const points = pointsMade(speech, score);
  const made = movesMade(speech, moves);
  const time = duration(speech, seconds);
  return speech.msg(str`You won: ${points}, ${made}, ${time}.`, { id: 'won-aloud' });
};

/** "35 points, 12 moves, 4 minutes 32 seconds." */
export const figures = (speech: Speech, score: number, moves: number, seconds: number): string =>
  alone(
    speech.msg,
    [pointsMade(speech, score), movesMade(speech, moves), duration(speech, seconds)].join(', '),
  );

// The board

/** "Foundations: hearts up to 5, clubs up to queen.", of those that have cards. */
export const foundations = ({ msg }: Speech, tops: readonly Card[]): string => {
  if (tops.length === 0) return msg('The foundations are empty.', { id: 'foundations-empty' });
  const list = tops
    .map((card) => {
      const suit = suitName(msg, card.charAt(1) as Suit);
      const rank = rankName(msg, card);
      return msg(str`${suit} up to ${rank}`, { id: 'up-to', desc: 'A foundation, by its top card' });
    })
    .join(', ');
  return msg(str`Foundations: ${list}.`, {
    id: 'foundations-now',
    desc: '"hearts up to 5, clubs up to queen"',
  });
};

export const freeCells = (msg: Msg, free: number, count: number): string =>
  msg(str`Free cells: ${free} of ${count}.`, { id: 'free-cells' });

export const emptyColumns = (msg: Msg, numbers: readonly string[]): string => {
  const list = numbers.join(', ');
  return msg(str`Empty columns: ${list}.`, { id: 'empty-columns', desc: 'Their numbers' });
};

// Legal moves

export const noMoves = (msg: Msg): string => msg('There is no move to make.', { id: 'no-moves' });
export const gameOver = (msg: Msg): string => msg('This game is won: start a new one.', { id: 'game-over' });

/** "14 legal moves." */
export const movesToMake = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} legal move.`, { id: 'legal-one' }),
    few: msg(str`${count} legal moves.`, { id: 'legal-few' }),
    other: msg(str`${count} legal moves.`, { id: 'legal-other' }),
  }));

const kindsOfMoves = {
  up: (msg: Msg, cards: string): string =>
    msg(str`Up to the foundations: ${cards}.`, { id: 'legal-up', desc: 'Names of cards' }),
  cell: (msg: Msg, cards: string): string => msg(str`To a free cell: ${cards}.`, { id: 'legal-cell' }),
  empty: (msg: Msg, cards: string): string => msg(str`To an empty column: ${cards}.`, { id: 'legal-empty' }),
};

/** "Up to the foundations: ace of spades, 2 of hearts." */
export const movesOf = (msg: Msg, way: keyof typeof kindsOfMoves, cards: readonly string[]): string =>
  kindsOfMoves[way](msg, cards.join(', '));

export const andMore = (speech: Speech, n: number): string => {
  const count = speech.number(n);
  return speech.msg(str`And ${count} more.`, { id: 'moves-more', desc: 'Legal moves that are not listed' });
};

export const notPlaced = (msg: Msg): string =>
  msg('No other place takes it.', {
    id: 'not-placed',
    desc: 'Said of a card for which the player asked for the best place; a foundation is not asked',
  });
