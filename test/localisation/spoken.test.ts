/** What is heard of a game, sentence by sentence, in the three languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeAloud, figures } from '../../src/components/localisation/announcements.js';
import { languages, speeches } from './languages.js';
import { games } from './scripts.js';
import { Told, log } from './teller.js';

for (const [name, start, script] of games) {
  for (const [i, language] of languages.entries()) {
    test(`${name}, in ${language}`, () => {
      const said = log(
        language,
        start,
        script.map(([line]) => line),
      );
      assert.deepEqual(
        said,
        script.map((line) => line[i + 1]),
      );
    });
  }
}

test('before anything was done, the state stands for the last message', () => {
  const told = new Told('en', 'RU1-C-QBNLCJW');
  assert.equal(told.does('repeat'), told.does('state'));
});

test('what was asked for is not what is repeated', () => {
  const told = new Told('en', 'RU1-C-QBNLCJW');
  const said = told.does('51v5');
  told.does('state');
  told.does('moves');
  assert.equal(told.does('repeat'), said);
});

test('a hidden card is not named, whatever is done or asked for', () => {
  const told = new Told('en', 'RU1-C-QBNLCJW');
  const all = ['state', 'moves', '51v5', 'undo', 'state', 'moves', '54v4', 'pick 54v6'].map(told.does);
  assert.doesNotMatch(all.filter((_, i) => i !== 2).join(' '), /jack of clubs/);
});

const hints: readonly (readonly [start: string, line: string, ...said: string[]])[] = [
  [
    'RU1-C-QBNLCJW',
    'hint 51v5',
    'Hint: Queen of diamonds and 4 more to column 1, on king of diamonds.',
    'Pista: Dama de diamants i 4 cartes més: a la columna 1, damunt rei de diamants.',
    'Savjet: Karo dama i još 4 karte: u stupac 1, na kartu karo kralj.',
  ],
  [
    'TF1-D1N-AAAAAAB',
    'hint sw',
    'Hint: Draw from the stock, 24 cards.',
    'Pista: Robar; a la pila: 24 cartes.',
    'Savjet: Izvuci; u hrpi: 24 karte.',
  ],
  [
    'RU1-C-QBNLCJW',
    'guess 51v5',
    'It is not known whether this can be won. A move all the same: Queen of diamonds and 4 more to column 1, on king of diamonds.',
    'No se sap si es pot guanyar. Un moviment, tanmateix: Dama de diamants i 4 cartes més: a la columna 1, damunt rei de diamants.',
    'Ne zna se može li se dobiti. Potez svejedno: Karo dama i još 4 karte: u stupac 1, na kartu karo kralj.',
  ],
];
for (const [start, line, ...said] of hints)
  for (const [i, language] of languages.entries())
    test(`${line}, in ${language}, and again when it is asked for`, () => {
      const told = new Told(language, start);
      assert.equal(told.does(line), said[i]);
      assert.equal(told.does('repeat'), said[i]);
    });

test('a time is told in words, and is no time of day', () => {
  const times: readonly (readonly [number, string])[] = [
    [0, '0 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [272, '4 minutes 32 seconds'],
    [3600, '1 hour'],
    [7385, '2 hours 3 minutes 5 seconds'],
  ];
  for (const [seconds, said] of times)
    assert.equal(figures(speeches.en, 5, 1, seconds), `5 points, 1 move, ${said}.`);
  assert.equal(figures(speeches.ca, 1, 1, 3661), '1 punt, 1 moviment, 1 hora 1 minut 1 segon.');
  assert.equal(figures(speeches.hr, 21, 22, 7325), '21 bod, 22 poteza, 2 sata 2 minute 5 sekundi.');
});

test('a deal code is read out sign by sign', () => {
  assert.deepEqual(
    languages.map((language) => codeAloud(speeches[language].msg, 'TF1-D3N-AAAABSJ')),
    [
      'Deal code T F 1, D 3 N, A A A A B S J.',
      'Codi de partida: T F 1, D 3 N, A A A A B S J.',
      'Kod partije: T F 1, D 3 N, A A A A B S J.',
    ],
  );
});
