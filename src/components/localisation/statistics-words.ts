/** The words of the statistics: figures, chart, and what is asked before anything is lost. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Msg, Speech } from './speech.js';
import { clock, counted, movesMade, pointsMade } from './words.js';

type Word = (msg: Msg) => string;

export const statistics: Word = (msg) => msg('Statistics', { id: 'statistics' });

// The figures

export const played: Word = (msg) => msg('Played', { id: 'played', desc: 'Label of a number of games' });
export const won: Word = (msg) => msg('Won', { id: 'won', desc: 'Label of a number of games' });
export const shareWon: Word = (msg) =>
  msg('Share won', { id: 'share-won', desc: 'Label of a percentage of games' });
export const streak: Word = (msg) =>
  msg('Streak', { id: 'streak', desc: 'Label: games won one after another, up to now' });
export const bestStreak: Word = (msg) => msg('Best streak', { id: 'best-streak' });
export const best: Word = (msg) =>
  msg('Best', { id: 'best', desc: 'Best time, moves and score; and the best game of the chart' });
export const median: Word = (msg) => msg('Median', { id: 'median' });

/** A share from 0 to 1 as "62%"; all and nothing are said only where they are true. */
export const percent = (speech: Speech, share: number): string => {
  const { msg } = speech;
  const whole = Math.round(share * 100);
  const n = speech.number(share > 0 && share < 1 ? Math.min(99, Math.max(1, whole)) : whole);
  return msg(str`${n}%`, {
    id: 'percent',
    desc: 'With a no-break space before the sign where the language has one',
  });
};

/** "34 games" */
export const gameCount = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} game`, { id: 'games-one' }),
    few: msg(str`${count} games`, { id: 'games-few' }),
    other: msg(str`${count} games`, { id: 'games-other' }),
  }));

// The chart

export const lastGames: Word = (msg) => msg('Last games', { id: 'last-games', desc: 'Heading of a chart' });
export const lost: Word = (msg) => msg('Lost', { id: 'lost', desc: 'Label of a number of games' });
export const inProgress: Word = (msg) => msg('In progress', { id: 'in-progress', desc: 'A game' });
export const heightShows: Word = (msg) =>
  msg('Height of the cards', { id: 'height-shows', desc: 'Label of two choices: time, moves' });

/** The chart as text: "Last games: 30. Won: 21. Lost: 9. Longest streak among them: 5." */
export const chartText = (
  speech: Speech,
  games: { shown: number; won: number; lost: number; run: number },
): string => {
  const { msg } = speech;
  const shown = speech.number(games.shown);
  const wins = speech.number(games.won);
  const losses = speech.number(games.lost);
  const run = speech.number(games.run);
  return msg(str`Last games: ${shown}. Won: ${wins}. Lost: ${losses}. Longest streak among them: ${run}.`, {
    id: 'chart-text',
  });
};

/** "2 hints" */
export const hintCount = (speech: Speech, n: number): string =>
  counted(speech, n, (count, msg) => ({
    one: msg(str`${count} hint`, { id: 'hints-one' }),
    few: msg(str`${count} hints`, { id: 'hints-few' }),
    other: msg(str`${count} hints`, { id: 'hints-other' }),
  }));

/** "Hints per game: 0.4" */
export const hintsPerGame = (speech: Speech, mean: number): string => {
  const n = new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(mean);
  return speech.msg(str`Hints per game: ${n}`, { id: 'hints-per-game', desc: 'A number like 0.4' });
};

interface Game {
  readonly won: boolean;
  readonly seconds: number;
  readonly moves: number;
  readonly score: number;
  readonly hints?: number;
}

/** "Won: 4:32, 96 moves, 525 points, 2 hints" */
export const gameText = (speech: Speech, game: Game): string => {
  const { msg } = speech;
  const taken = clock(game.seconds);
  const made = movesMade(speech, game.moves);
  const points = pointsMade(speech, game.score);
  const text = game.won
    ? msg(str`Won: ${taken}, ${made}, ${points}`, { id: 'won-game' })
    : msg(str`Lost: ${taken}, ${made}`, { id: 'lost-game' });
  return game.hints ? `${text}, ${hintCount(speech, game.hints)}` : text;
};

// Before the first game, and where nothing is kept

export const noGames: Word = (msg) => msg('No games yet', { id: 'no-games' });
export const firstMove: Word = (msg) =>
  msg('Your first move starts the count.', { id: 'first-move-counts', desc: 'The count of games played' });
export const play: Word = (msg) => msg('Play', { id: 'play', desc: 'A button: back to the game' });
export const notKept: Word = (msg) => msg('This page keeps no statistics.', { id: 'statistics-not-kept' });

// What can be done with them

export const exported: Word = (msg) => msg('Export', { id: 'export', desc: 'A button: save a file' });
export const imported: Word = (msg) => msg('Import', { id: 'import', desc: 'A button: read a file' });
export const reset: Word = (msg) => msg('Reset', { id: 'reset', desc: 'A button: delete statistics' });

export const savedAs = (msg: Msg, file: string): string =>
  msg(str`Saved as ${file}.`, { id: 'saved-as', desc: 'Behind it stands a button: Show as text' });
export const asText: Word = (msg) => msg('Show as text', { id: 'show-as-text', desc: 'A button' });
export const keepText: Word = (msg) =>
  msg('Copy this text, and keep it in a file.', {
    id: 'keep-text',
    desc: 'Where a page may save no file',
  });

export const noStatistics: Word = (msg) =>
  msg('This file holds no statistics of these games.', { id: 'not-statistics' });

/** "Here: 34 games. In the file: 120 games. Replace them?" */
export const replaceThem = (speech: Speech, here: number, there: number): string => {
  const { msg } = speech;
  const mine = gameCount(speech, here);
  const theirs = gameCount(speech, there);
  return msg(str`Here: ${mine}. In the file: ${theirs}. Replace them?`, {
    id: 'replace-statistics',
    desc: 'Replace those that are here by those of the file',
  });
};
export const replace: Word = (msg) => msg('Replace', { id: 'replace', desc: 'A button' });
export const readIn = (speech: Speech, n: number): string => {
  const { msg } = speech;
  const games = gameCount(speech, n);
  return msg(str`Imported: ${games}.`, { id: 'imported' });
};

export const deleteWhich: Word = (msg) =>
  msg('Delete these statistics, or those of all games?', {
    id: 'delete-which',
    desc: 'Three buttons follow: These, All, Keep',
  });
export const these: Word = (msg) =>
  msg('These', { id: 'delete-these', desc: 'A button: delete these statistics' });
export const all: Word = (msg) => msg('All', { id: 'delete-all', desc: 'A button: delete all statistics' });
export const keep: Word = (msg) => msg('Keep', { id: 'keep', desc: 'A button: delete or replace nothing' });
export const deleted: Word = (msg) => msg('Deleted.', { id: 'deleted' });

// What counts

export const howCounted: Word = (msg) =>
  msg(
    'A game counts once, from its first move on, through restarts and reloads; left for a new one, it is lost.',
    {
      id: 'how-counted',
    },
  );

/** "Medians are of the last 500 games." */
export const mediansOf = (speech: Speech, n: number): string => {
  const { msg } = speech;
  const games = gameCount(speech, n);
  return msg(str`Medians are of the last ${games}.`, { id: 'medians-of' });
};
