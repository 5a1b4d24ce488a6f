/** Words, cards, piles, errors and the rules' text in the three languages. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { cardName, cardSign, pileLabel, pileName } from '../../src/components/localisation/cards.js';
import { dealCodeProblem, errorMessage } from '../../src/components/localisation/errors.js';
import { templates as ca } from '../../src/components/localisation/locales/ca.js';
import { templates as hr } from '../../src/components/localisation/locales/hr.js';
import { resultLine } from '../../src/components/localisation/result.js';
import { rulesText } from '../../src/components/localisation/rules-text.js';
import type { RulesText } from '../../src/components/localisation/rules-text.js';
import type { Language, Speech } from '../../src/components/localisation/speech.js';
import * as words from '../../src/components/localisation/words.js';
import { DealCodeError, complete, factsOf, parseDealCode } from '../../src/engine/all.js';
import type { Card, Variant } from '../../src/engine/all.js';
import { languages, plain, speeches } from './languages.js';

type Said = readonly [en: string, ca: string, hr: string];

const all = (say: (speech: Speech) => string): string[] =>
  languages.map((language) => say(speeches[language]));

const plurals: readonly (readonly [number, Said])[] = [
  [0, ['0 moves', '0 moviments', '0 poteza']],
  [1, ['1 move', '1 moviment', '1 potez']],
  [3, ['3 moves', '3 moviments', '3 poteza']],
  [21, ['21 moves', '21 moviments', '21 potez']],
  [12345, ['12,345 moves', '12.345 moviments', '12.345 poteza']],
];
for (const [n, said] of plurals) {
  test(`${n} moves`, () =>
    assert.deepEqual(
      all((speech) => words.movesMade(speech, n)),
      said,
    ));
}

const points: readonly (readonly [number, Said])[] = [
  [1, ['1 point', '1 punt', '1 bod']],
  [2, ['2 points', '2 punts', '2 boda']],
  [625, ['625 points', '625 punts', '625 bodova']],
];
for (const [n, said] of points) {
  test(`${n} points`, () =>
    assert.deepEqual(
      all((speech) => words.pointsMade(speech, n)),
      said,
    ));
}

const results: readonly (readonly [
  variant: Variant,
  more: { code?: string; undos?: number; takeBacks?: number },
  Said,
])[] = [
  [
    { game: 'freecell' },
    { code: 'FC1-C4-AAAAAXT' },
    [
      'FreeCell FC1-C4-AAAAAXT · 4:32 · 96 moves · 525 points',
      'FreeCell FC1-C4-AAAAAXT · 4:32 · 96 moviments · 525 punts',
      'FreeCell FC1-C4-AAAAAXT · 4:32 · 96 poteza · 525 bodova',
    ],
  ],
  [
    { game: 'freecell', cells: 2 },
    { undos: 12 },
    [
      'FreeCell (2 cells) · 4:32 · 96 moves · 525 points · 12 undos',
      'FreeCell (2 cel·les) · 4:32 · 96 moviments · 525 punts · 12 moviments desfets',
      'FreeCell (2 slobodne ćelije) · 4:32 · 96 poteza · 525 bodova · 12 poništenih poteza',
    ],
  ],
  [
    { game: 'freecell', cells: 1 },
    { undos: 1, takeBacks: 1 },
    [
      'FreeCell (1 cell) · 4:32 · 96 moves · 525 points · 1 undo · 1 card taken back',
      'FreeCell (1 cel·la) · 4:32 · 96 moviments · 525 punts · 1 moviment desfet · 1 carta recuperada',
      'FreeCell (1 slobodna ćelija) · 4:32 · 96 poteza · 525 bodova · 1 poništen potez · 1 karta vraćena s temeljne hrpe',
    ],
  ],
  [
    { game: 'russian', rule: 'relaxed' },
    { undos: 3, takeBacks: 2 },
    [
      'Russian Solitaire (Relaxed) · 4:32 · 96 moves · 525 points · 3 undos · 2 cards taken back',
      'Solitari rus (Flexible) · 4:32 · 96 moviments · 525 punts · 3 moviments desfets · 2 cartes recuperades',
      'Ruski pasijans (Ublaženo) · 4:32 · 96 poteza · 525 bodova · 3 poništena poteza · 2 karte vraćene s temeljne hrpe',
    ],
  ],
  [
    { game: 'reflechi', draw: 3 },
    { takeBacks: 5 },
    [
      'Solitaire Réfléchi (3 cards) · 4:32 · 96 moves · 525 points · 5 cards taken back',
      'Solitaire Réfléchi (3 cartes) · 4:32 · 96 moviments · 525 punts · 5 cartes recuperades',
      'Solitaire Réfléchi (3 karte) · 4:32 · 96 poteza · 525 bodova · 5 karata vraćeno s temeljne hrpe',
    ],
  ],
];
for (const [variant, more, said] of results) {
  test(`the result of ${said[0]}`, () => {
    const { code = '', undos = 0, takeBacks = 0 } = more;
    const won = { variant: complete(variant), moves: 96, score: 525, undos, takeBacks };
    assert.deepEqual(
      all((speech) => resultLine(speech, factsOf(variant.game), won, 272, code, '')),
      said,
    );
  });
}

const cards: readonly (readonly [Card, string, Said])[] = [
  ['AS', 'A♠', ['ace of spades', 'as de piques', 'pik as']],
  ['7H', '7♥', ['7 of hearts', '7 de cors', 'herc 7']],
  ['TD', '10♦', ['10 of diamonds', '10 de diamants', 'karo 10']],
  ['JC', 'J♣', ['jack of clubs', 'sota de trèvols', 'tref dečko']],
  ['QH', 'Q♥', ['queen of hearts', 'dama de cors', 'herc dama']],
  ['KS', 'K♠', ['king of spades', 'rei de piques', 'pik kralj']],
];
for (const [card, sign, said] of cards) {
  test(`the card ${card}`, () => {
    assert.equal(plain(cardSign(card)), sign);
    assert.ok(cardSign(card).endsWith('\uFE0E'), 'never an emoji');
    assert.deepEqual(
      all(({ msg }) => cardName(msg, card)),
      said,
    );
  });
}

const T: Variant = { game: 'reflechi' };
const F: Variant = { game: 'freecell', cells: 2 };
const piles: readonly (readonly [Variant, string, Said])[] = [
  [F, '3', ['Column 3', 'Columna 3', 'Stupac 3']],
  [F, 'b', ['Cell 2', 'Cel·la 2', 'Slobodna ćelija 2']],
  [F, 'H', ['Foundation, hearts', 'Base, cors', 'Temeljna hrpa, herc']],
  [T, 's', ['Stock', 'Pila per robar', 'Hrpa za izvlačenje']],
  [T, 'w', ['Waste', 'Pila de descart', 'Hrpa odbačenih karata']],
  [F, 'c', ['c', 'c', 'c']],
];
for (const [variant, letter, said] of piles) {
  test(`the pile ${letter}`, () =>
    assert.deepEqual(
      all(({ msg }) => pileName(msg, variant, letter)),
      said,
    ));
}

test('a pile with its cards', () => {
  assert.deepEqual(
    all((speech) => pileLabel(speech, F, '1', 3)),
    ['Column 1, 3 cards', 'Columna 1, 3 cartes', 'Stupac 1, 3 karte'],
  );
  assert.deepEqual(
    all((speech) => pileLabel(speech, F, 'a', 0)),
    ['Cell 1, empty', 'Cel·la 1, buida', 'Slobodna ćelija 1, bez karata'],
  );
});

test('the clock', () => {
  assert.deepEqual([0, 9, 61, 3599, 3600, 3872].map(words.clock), [
    '0:00',
    '0:09',
    '1:01',
    '59:59',
    '1:00:00',
    '1:04:32',
  ]);
});

test('an option has its words, and one that has none keeps its own name', () => {
  const { msg } = speeches.ca;
  assert.equal(words.choiceName(msg, 'rule', 'relaxed'), 'Flexible');
  assert.equal(words.choiceHint(msg, 'rule', 'classic'), 'mateix pal');
  assert.equal(words.choiceName(msg, 'draw', 3), '3 cartes');
  assert.equal(words.choiceName(msg, 'cells', 4), '4');
  assert.equal(words.choiceHint(msg, 'cells', 2), 'difícil');
  assert.equal(words.choiceName(msg, 'rule', 'odd'), 'odd');
  assert.equal(words.choiceHint(msg, 'odd', 1), '');
  assert.equal(words.optionLegend(msg, 'odd'), 'odd');
  assert.equal(words.gameName(msg, 'yukon'), 'yukon');
});

test('the number of a deal', () => {
  assert.deepEqual(
    all((speech) => words.dealNumber(speech, 11982)),
    ['Deal 11,982', 'Repartiment 11.982', 'Dijeljenje 11.982'],
  );
});

const codes: readonly (readonly [string, Said])[] = [
  [
    'AAAABB',
    [
      'A deal code has 7 letters, not 6.',
      'Un codi de partida té 7 lletres, no 6.',
      'Kod partije ima 7 slova, a ne 6.',
    ],
  ],
  [
    'FC1-C4-AAAARSWX',
    [
      'A deal code has 7 letters, not 8.',
      'Un codi de partida té 7 lletres, no 8.',
      'Kod partije ima 7 slova, a ne 8.',
    ],
  ],
  [
    'FC1-C4',
    [
      'A deal code ends with 7 letters.',
      'Un codi de partida acaba amb 7 lletres.',
      'Kod partije završava sa 7 slova.',
    ],
  ],
  [
    'FC1C4AAAA',
    [
      'A deal code ends with 7 letters.',
      'Un codi de partida acaba amb 7 lletres.',
      'Kod partije završava sa 7 slova.',
    ],
  ],
  [
    '9999999999',
    [
      'The largest deal number is 8,031,810,175.',
      'El número de repartiment més alt és 8.031.810.175.',
      'Najviši redni broj dijeljenja je 8.031.810.175.',
    ],
  ],
  [
    'RU1-C-AAAAABB',
    ['This is the code of another game.', 'Aquest codi és d’un altre joc.', 'To je kod druge igre.'],
  ],
  [
    'FC2-C4-AAAARSW',
    [
      'This code is of a version not known here.',
      'Aquest codi és d’una versió que aquí no es coneix.',
      'Ovaj je kod iz verzije koja ovdje nije poznata.',
    ],
  ],
  [
    'FC1-C3-AAAARSW',
    [
      'The middle part of this code is missing or wrong.',
      'La part central d’aquest codi falta o no és correcta.',
      'Srednji dio ovoga koda nedostaje ili nije ispravan.',
    ],
  ],
  [
    'FC1-AAAARSW',
    [
      'The middle part of this code is missing or wrong.',
      'La part central d’aquest codi falta o no és correcta.',
      'Srednji dio ovoga koda nedostaje ili nije ispravan.',
    ],
  ],
  [
    'what? 617!',
    [
      'This is not a deal code or a number.',
      'Això no és cap codi de partida ni cap número.',
      'To nije ni kod partije ni broj.',
    ],
  ],
  [
    '-5',
    [
      'This is not a deal code or a number.',
      'Això no és cap codi de partida ni cap número.',
      'To nije ni kod partije ni broj.',
    ],
  ],
];
for (const [text, said] of codes) {
  test(`the code ${text}`, () => {
    let problem: unknown;
    try {
      parseDealCode(text, { game: 'freecell' });
    } catch (error) {
      problem = error;
    }
    assert.ok(problem instanceof DealCodeError);
    assert.deepEqual(
      all((speech) => dealCodeProblem(speech, problem, text)),
      said,
    );
  });
}

for (const [error, about, message] of [
  ['bad-attribute', ['cells', '5', '4'], 'cells="5" is not known; 4 is used.'],
  ['bad-deal', ['ABCDEF', 'number'], 'A deal code has 7 letters, not 6. It is passed over.'],
  [
    'deal-disagrees',
    ['RU1-C-AAAAABB', 'rule', 'relaxed'],
    'The deal code RU1-C-AAAAABB is followed, not rule="relaxed".',
  ],
  ['storage-denied', [], 'The browser keeps nothing here: this game will not survive a reload.'],
  ['save-damaged', [], 'The saved game was damaged; a new one is dealt.'],
  ['locale-missing', ['eo'], 'There are no words for the language "eo"; English is shown.'],
] as const) {
  test(`the message of solitaire-error ${error}`, () => {
    assert.equal(errorMessage(speeches.en, error, about), message);
  });
}

// The rules

const textOf = ({ title, sections }: RulesText): string =>
  [
    title,
    ...sections.flatMap(({ heading, paragraphs, list = [], groups }) => [
      heading,
      ...paragraphs,
      ...list,
      groups?.corner ?? '',
    ]),
  ].join('\n');

for (const game of ['russian', 'reflechi', 'freecell', 'yukon']) {
  test(`the rules of ${game} are whole and in their own language`, () => {
    const english = rulesText(speeches.en, game);
    for (const language of ['ca', 'hr'] as const) {
      const { sections } = rulesText(speeches[language], game);
      assert.equal(sections.length, english.sections.length);
      for (const [i, { heading, paragraphs, list = [] }] of sections.entries()) {
        const source = english.sections[i];
        assert.notEqual(heading, source?.heading);
        for (const line of [...paragraphs, ...list]) {
          assert.ok(![...(source?.paragraphs ?? []), ...(source?.list ?? [])].includes(line), line);
        }
      }
    }
    for (const language of languages)
      assert.doesNotMatch(textOf(rulesText(speeches[language], game)), /undefined|\$\{|NaN/);
  });
}

test('the group sizes are those of the rules', () => {
  const groups = rulesText(speeches.hr, 'freecell').sections.find((section) => section.groups)?.groups;
  assert.deepEqual(
    groups?.spans.map(({ columns }) => columns.map(({ text }) => text)),
    [
      ['0', '1', '2'],
      ['1', '2'],
    ],
  );
  assert.deepEqual(
    groups?.rows.map(({ cells, sizes }) => [cells, ...sizes].map(({ count }) => count)),
    [
      [4, 5, 10, 20, 5, 10],
      [3, 4, 8, 16, 4, 8],
      [2, 3, 6, 12, 3, 6],
      [1, 2, 4, 8, 2, 4],
      [0, 1, 2, 4, 1, 2],
    ],
  );
});

test('the numbers of the rules stand in every language', () => {
  const numbers: Readonly<Record<string, readonly string[]>> = {
    russian: ['52', '20', '21', '31', '625', '+10', '+5', '100'],
    reflechi: ['52', '24', '520', '+10', '+5', '−100'],
    freecell: ['52', '+10', '+5', '100'],
  };
  for (const [game, expected] of Object.entries(numbers)) {
    for (const language of languages) {
      const text = textOf(rulesText(speeches[language], game));
      for (const number of expected) assert.ok(text.includes(number), `${game} ${language} ${number}`);
    }
  }
});

test('same suit never reads as same colour', () => {
  const text = (language: Language): string => textOf(rulesText(speeches[language], 'russian'));
  assert.doesNotMatch(text('en'), /colour/i);
  assert.doesNotMatch(text('ca'), /color/i);
  assert.match(text('ca'), /mateix pal/);
  assert.match(text('hr'), /herc na herc/);
});

test('each language has the same messages, and none keeps an English word', () => {
  assert.deepEqual(Object.keys(ca).sort(), Object.keys(hr).sort());
  const english = /\b(the|card|cards|column|foundation|undo|deal)\b/i;
  for (const templates of [ca, hr]) {
    for (const [id, template] of Object.entries(templates)) {
      const text = typeof template === 'string' ? template : template.join(' ');
      assert.doesNotMatch(text, english, id);
    }
  }
});

// A minifier writes strings in ASCII, but leaves a tagged template as it is; a classic script on a page
// without a charset would then show “DesfÃ©s”.
test('a template of the sources is plain ASCII', () => {
  const folder = new URL('../../src/components/localisation/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    for (const [template] of readFileSync(new URL(file, folder), 'utf8').matchAll(/\bstr`[^`]*`/g)) {
      assert.match(template, /^[ -~]*$/, file);
    }
  }
});
