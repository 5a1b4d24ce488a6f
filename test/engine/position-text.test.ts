// Board texts: read in every form that solvers write, refused with the card and the line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PositionError, begin, beginAt, formatPosition, parsePosition, pile } from '../../src/engine/all.js';
import type { Position, Variant } from '../../src/engine/all.js';

const freecell: Variant = { game: 'freecell' };
const twoCells: Variant = { game: 'freecell', cells: 2 };
const reflechi: Variant = { game: 'reflechi' };
const russian: Variant = { game: 'russian' };

/** Two suits home, the others in columns 1 and 2; what is missing is where a row says. */
const SPADES = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS';
const HEARTS = 'KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH';
const HOME = 'Foundations: S-0 H-0 D-K C-K';
const board = (...lines: string[]): string => [HOME, ...lines].join('\n');

test('a position is written with all its piles', () => {
  assert.equal(
    formatPosition(parsePosition(`${HOME}\n${SPADES}\n${HEARTS}`, freecell)),
    board('Freecells: - - - -', `: ${SPADES}`, `: ${HEARTS}`, ':', ':', ':', ':', ':', ':'),
  );
  assert.equal(
    formatPosition(
      parsePosition(board(`Stock: ${SPADES}`, 'Waste: KH QH', `: ${HEARTS.slice(6)}`), reflechi),
    ),
    board(`Stock: ${SPADES}`, 'Waste: KH QH', `: ${HEARTS.slice(6)}`, ':', ':', ':', ':', ':', ':'),
  );
  assert.equal(
    formatPosition(parsePosition(board(`: <KS> <QS>${SPADES.slice(5)}`, HEARTS), russian)),
    board(`: <KS> <QS>${SPADES.slice(5)}`, `: ${HEARTS}`, ':', ':', ':', ':', ':'),
  );
});

const canonical = board(
  'Freecells: - 2S - AS',
  `: ${SPADES.slice(0, -6)}`,
  `: ${HEARTS}`,
  ...Array<string>(6).fill(':'),
);

const readings: readonly (readonly [string, string])[] = [
  ['foundations in another order', canonical.replace(HOME, 'Foundations: C-K D-K H-0 S-0')],
  ['foundations at nought left out', canonical.replace(HOME, 'Foundations: D-K C-K')],
  ['Founds:', canonical.replace('Foundations', 'Founds')],
  ['FC:', canonical.replace('Freecells', 'FC')],
  ['heads in any case', canonical.replace('Foundations', 'FOUNDATIONS').replace('Freecells', 'freecells')],
  ['ten as 10', canonical.replace(/T/g, '10')],
  ['cards in small letters', canonical.replace(/: K.*/g, (line) => line.toLowerCase())],
  ['columns without the colon', canonical.replace(/^: /gm, '')],
  ['no empty columns at the end', canonical.replace(/\n:(?=\n|$)/g, '')],
  ['spaces, tabs, empty lines', `\n\n${canonical.replace(/ /g, ' \t ').replace(/\n/g, '\r\n\r\n')}\n`],
  ['heads last', [...canonical.split('\n').slice(2), ...canonical.split('\n').slice(0, 2)].join('\r')],
];

for (const [what, text] of readings)
  test(`a position reads with ${what}`, () => {
    assert.equal(formatPosition(parsePosition(text, freecell)), canonical);
  });

test('a list of cells may be short or blank', () => {
  const short = parsePosition(canonical.replace('- 2S - AS', '2S AS'), freecell);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((cell) => pile(short, cell).cards),
    [['2S'], ['AS'], [], []],
  );
  const blank = parsePosition(canonical.replace('- 2S - AS', '').replace(/3S$/m, '3S 2S AS'), freecell);
  assert.deepEqual(pile(blank, 'a').cards, []);
});

const noLine = null;
const refused: readonly (readonly [string, Variant, string, string | null, number | null])[] = [
  ['a card twice', freecell, board(SPADES, `${HEARTS} AS`), 'AS', 3],
  ['a card that is home too', freecell, board(SPADES, HEARTS, '2D'), '2D', 4],
  ['a card home twice', freecell, `${SPADES}\n${HEARTS}\nFoundations: S-A D-K C-K`, 'AS', 3],
  ['a card missing', freecell, board(SPADES.slice(0, -3), HEARTS), 'AS', noLine],
  ['a card missing behind a 10', freecell, board(SPADES.replace('TS', ''), HEARTS), 'TS', noLine],
  ['a foundation that is no rank', freecell, 'Foundations: S-1 D-K C-K', 'S-1', 1],
  ['a foundation without a rank', freecell, 'Foundations: S- D-K C-K', 'S-', 1],
  ['a foundation that is no suit', freecell, 'Foundations: X-A', 'X-A', 1],
  ['a foundation twice', freecell, 'Foundations: S-0 S-A', 'S-A', 1],
  ['a word that is no card', freecell, board('KS 1S'), '1S', 2],
  ['a suit before its rank', freecell, board('SK'), 'SK', 2],
  ['a hidden card in FreeCell', freecell, board('<KS> QS'), 'KS', 2],
  ['a hidden card in Réfléchi', reflechi, board('<KS> QS'), 'KS', 2],
  ['a hidden card in a waste', reflechi, board('Waste: <KS>'), '<KS>', 2],
  ['a hidden card above a visible one', russian, board('KS <QS> JS'), 'QS', 2],
  ['a hidden card last', russian, board(HEARTS, '<KS> <QS>'), 'QS', 3],
  ['too many columns', russian, board(...Array<string>(7).fill(':'), 'KS'), 'KS', 9],
  ['too many columns, empty ones', freecell, board(...Array<string>(9).fill(':')), null, 10],
  ['too many cells', twoCells, board('Freecells: KS QS JS'), 'JS', 2],
  ['too many cells, empty ones', twoCells, board('Freecells: - - -'), '-', 2],
  ['cells in Russian', russian, board('Freecells: - -'), null, 2],
  ['a stock in FreeCell', freecell, board('Stock: KS'), null, 2],
  ['a waste in Russian', russian, board('Waste:'), null, 2],
  ['a line that no game has', freecell, board('Reserve: KS'), null, 2],
  ['two stocks', reflechi, board('Stock: KS', 'Stock: QS'), null, 3],
  ['nothing', freecell, '', 'AS', noLine],
];

for (const [what, variant, text, card, line] of refused)
  test(`refused: ${what}`, () => {
    assert.throws(
      () => parsePosition(text, variant),
      (error) => {
        assert.ok(error instanceof PositionError);
        assert.deepEqual([error.name, error.card, error.line], ['PositionError', card, line]);
        return true;
      },
    );
  });

test('what is no text and no position is refused', () => {
  for (const bad of [null, undefined, 52, {}, [], { variant: freecell }, { variant: freecell, piles: [] }]) {
    assert.throws(() => parsePosition(bad as string, freecell), PositionError);
    assert.throws(() => formatPosition(bad as Position), PositionError);
    assert.throws(() => beginAt(freecell, bad as Position), PositionError);
  }
  assert.throws(() => parsePosition(canonical, { game: 'klondike' } as unknown as Variant), { part: 'game' });
  assert.throws(() => parsePosition(canonical, null as unknown as Variant), { part: 'game' });
});

test('a position of one variant may be begun under another that has its piles', () => {
  const { position } = begin('FC1-C4-AAAAAKH');
  assert.throws(() => beginAt(twoCells, position), PositionError);
  assert.throws(() => beginAt(russian, position), PositionError);
  const relaxed = beginAt({ game: 'russian', rule: 'relaxed' }, begin('RU1-C-AAAAABB').position);
  assert.deepEqual(relaxed.variant, { game: 'russian', rule: 'relaxed' });
  assert.deepEqual(relaxed.position, begin('RU1-R-AAAAABB').position);
});
