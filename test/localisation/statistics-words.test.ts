/** The words of the statistics in the three languages: plurals, shares, and the chart in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Speech } from '../../src/components/localisation/speech.js';
import * as words from '../../src/components/localisation/statistics-words.js';
import { languages, speeches } from './languages.js';

type Said = readonly [en: string, ca: string, hr: string];

const all = (say: (speech: Speech) => string): string[] =>
  languages.map((language) => say(speeches[language]));

const games: readonly (readonly [number, Said])[] = [
  [0, ['0 games', '0 partides', '0 partija']],
  [1, ['1 game', '1 partida', '1 partija']],
  [3, ['3 games', '3 partides', '3 partije']],
  [21, ['21 games', '21 partides', '21 partija']],
  [12345, ['12,345 games', '12.345 partides', '12.345 partija']],
];
for (const [n, said] of games) {
  test(`${n} games`, () =>
    assert.deepEqual(
      all((speech) => words.gameCount(speech, n)),
      said,
    ));
}

const shares: readonly (readonly [number, Said])[] = [
  [0, ['0%', '0 %', '0 %']],
  [1 / 400, ['1%', '1 %', '1 %']],
  [2 / 3, ['67%', '67 %', '67 %']],
  [399 / 400, ['99%', '99 %', '99 %']],
  [1, ['100%', '100 %', '100 %']],
];
for (const [share, said] of shares) {
  test(`a share of ${share}`, () =>
    assert.deepEqual(
      all((speech) => words.percent(speech, share).replace('\u00A0', ' ')),
      said,
    ));
}

test('a game in words', () => {
  const game = { seconds: 272, moves: 96, score: 525 };
  assert.deepEqual(
    all((speech) => words.gameText(speech, { ...game, won: true })),
    [
      'Won: 4:32, 96 moves, 525 points',
      'Guanyada: 4:32, 96 moviments, 525 punts',
      'Dobivena: 4:32, 96 poteza, 525 bodova',
    ],
  );
  assert.deepEqual(
    all((speech) => words.gameText(speech, { ...game, won: false })),
    ['Lost: 4:32, 96 moves', 'Perduda: 4:32, 96 moviments', 'Izgubljena: 4:32, 96 poteza'],
  );
  assert.deepEqual(
    all((speech) => words.gameText(speech, { ...game, won: false, hints: 2 })),
    [
      'Lost: 4:32, 96 moves, 2 hints',
      'Perduda: 4:32, 96 moviments, 2 pistes',
      'Izgubljena: 4:32, 96 poteza, 2 savjeta',
    ],
  );
  assert.deepEqual(
    all((speech) => words.hintsPerGame(speech, 1.25)),
    ['Hints per game: 1.3', 'Pistes per partida: 1,3', 'Savjeta po partiji: 1,3'],
  );
});

test('what is asked before a file replaces what is there', () => {
  assert.deepEqual(
    all((speech) => words.replaceThem(speech, 1, 120)),
    [
      'Here: 1 game. In the file: 120 games. Replace them?',
      'Aquí: 1 partida. Al fitxer: 120 partides. Les vols substituir?',
      'Ovdje: 1 partija. U datoteci: 120 partija. Zamijeniti?',
    ],
  );
});
