/** Every reason of the rules, on a real position, in the three languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSign } from '../../src/components/localisation/cards.js';
import { refusal } from '../../src/components/localisation/refusals.js';
import type { Language } from '../../src/components/localisation/speech.js';
import { attempt, beginAt, lift, parsePosition, pile, pilesOf } from '../../src/engine/all.js';
import type { Refusal as Reason, Session, Variant } from '../../src/engine/all.js';
import { languages, plain, speeches } from './languages.js';

const board = (foundations: string, columns: readonly string[], ...more: readonly string[]): string =>
  [`Foundations: ${foundations}`, ...more, ...columns.map((column) => `: ${column}`)].join('\n');

const NINES = 'S-9 H-9 D-9 C-9';
const KINGS = 'S-K H-K D-K C-K';

const russian = board(NINES, ['KH', 'QS', '<TS> KD TC', '', 'KS QD', 'JH JS JD JC', 'KC QH QC TH TD']);
const long = board('S-0 H-0 D-0 C-0', [
  '<AS> 7H KS 2D 9C 4S JH 3D TC 6S QD 5H 8C AD 2C KH 9D 4C JS 3H TD 6C',
  '8H',
  '',
  'QS 8S',
  'KC',
  '2S 5S 9S AH 4H 9H QH 5D 7D JD AC 5C JC',
  '3S 7S TS 2H 6H TH 4D 6D 8D KD 3C 7C QC',
]);
const reflechi = (waste: string, stock: string): string =>
  board(
    NINES,
    ['KS TH', 'KH QS JD', 'QC', '', 'KD', 'KC QH JS TD', 'JC TS TC JH'],
    `Stock: ${stock}`,
    `Waste: ${waste}`,
  );
const aceUnder = board(
  'S-9 H-0 D-9 C-9',
  ['KH AH KS', 'QS 2H 3H 4H', 'QC 5H 6H 7H', '8H 9H', 'KD', 'KC QH JS TD', 'JC TS TC JH QD JD TH'],
  'Stock:',
  'Waste:',
);
const freecell = (cells: string, last = ''): string =>
  board(NINES, ['QH JS', 'KC', 'KS', 'KH', 'KD', 'QS', 'QC', `QD JC JH JD${last}`], `Freecells: ${cells}`);
const roomy = board(
  NINES,
  ['KS QH JS TD', '', 'KH QS', 'KC QD', 'KD QC', 'JH JD', 'JC TS', 'TH TC'],
  'Freecells: - - - -',
);
const full = 'TS TH TD TC';

interface Row {
  readonly reason: Reason;
  readonly variant: Variant;
  readonly on: string;
  /** from, to (null: refused at pick-up), count */
  readonly move: readonly [string, string | null, number];
  readonly says: Readonly<Record<Language, string>>;
  readonly fits?: readonly string[];
}

const R: Variant = { game: 'russian' };
const RELAXED: Variant = { game: 'russian', rule: 'relaxed' };
const T: Variant = { game: 'reflechi' };
const F: Variant = { game: 'freecell' };

const rows: readonly Row[] = [
  {
    reason: 'game-over',
    variant: R,
    on: board(KINGS, []),
    move: ['S', '1', 1],
    says: {
      en: 'This game is won: start a new one.',
      ca: 'Aquesta partida ja està guanyada: comença’n una de nova.',
      hr: 'Ova je partija dobivena: započni novu.',
    },
  },
  {
    reason: 'no-such-move',
    variant: T,
    on: reflechi('', 'QD'),
    move: ['3', 's', 1],
    says: {
      en: 'No card goes onto the stock.',
      ca: 'Cap carta no va a la pila per robar.',
      hr: 'Nijedna karta ne ide na hrpu za izvlačenje.',
    },
  },
  {
    reason: 'no-such-move',
    variant: T,
    on: reflechi('QD', ''),
    move: ['3', 'w', 1],
    says: {
      en: 'Only drawn cards go onto the waste.',
      ca: 'A la pila de descart només hi van les cartes que robes.',
      hr: 'Na hrpu odbačenih karata idu samo izvučene karte.',
    },
  },
  {
    reason: 'no-such-move',
    variant: F,
    on: freecell('TS TH TD -', ' TC'),
    move: ['S', 'd', 1],
    says: {
      en: 'From here 9♠ can go to a column only.',
      ca: 'D’aquí, 9♠ només pot anar a una columna.',
      hr: 'Odavde 9♠ može samo u stupac.',
    },
  },
  {
    reason: 'no-such-move',
    variant: R,
    on: russian,
    move: ['2', 'a', 1],
    says: { en: 'There is no such move.', ca: 'Aquest moviment no existeix.', hr: 'Takav potez ne postoji.' },
  },
  {
    reason: 'recycle-when-stock-empty',
    variant: T,
    on: reflechi('QD', 'TC').replace(' TC JH', ' JH'),
    move: ['w', 's', 1],
    says: {
      en: 'The waste is turned over when the stock is empty.',
      ca: 'La pila de descart es recicla quan la pila per robar és buida.',
      hr: 'Odbačene se karte vraćaju kad je hrpa za izvlačenje prazna.',
    },
  },
  {
    reason: 'no-card',
    variant: T,
    on: reflechi('QD', ''),
    move: ['s', 'w', 1],
    says: {
      en: 'The stock is empty.',
      ca: 'La pila per robar és buida.',
      hr: 'Hrpa za izvlačenje je prazna.',
    },
  },
  {
    reason: 'no-card',
    variant: T,
    on: reflechi('', '').replace('JH', 'JH QD'),
    move: ['w', 's', 1],
    says: {
      en: 'There are no cards to turn over.',
      ca: 'No hi ha cartes per reciclar.',
      hr: 'Nema karata za vraćanje.',
    },
  },
  {
    reason: 'no-card',
    variant: R,
    on: russian,
    move: ['4', '1', 1],
    says: { en: 'There is no card here.', ca: 'Aquí no hi ha cap carta.', hr: 'Ovdje nema karte.' },
  },
  {
    reason: 'no-card',
    variant: R,
    on: russian,
    move: ['2', '1', 2],
    says: {
      en: 'There are not that many cards here.',
      ca: 'Aquí no hi ha tantes cartes.',
      hr: 'Ovdje nema toliko karata.',
    },
  },
  {
    reason: 'no-card',
    variant: T,
    on: reflechi('QD TC', '').replace(' TC JH', ' JH'),
    move: ['w', '3', 2],
    says: {
      en: 'Only 10♣ can be taken here.',
      ca: 'D’aquí només es pot agafar 10♣.',
      hr: 'Odavde se može uzeti samo 10♣.',
    },
  },
  {
    reason: 'face-down',
    variant: R,
    on: russian,
    move: ['3', null, 3],
    says: {
      en: 'A card that is face down cannot move.',
      ca: 'Una carta de cara avall no es pot moure.',
      hr: 'Skrivena se karta ne može pomaknuti.',
    },
  },
  {
    reason: 'foundation-one-card',
    variant: R,
    on: russian,
    move: ['5', 'h', 2],
    says: {
      en: 'Foundations take one card at a time: Q♦ lies on K♠.',
      ca: 'Les bases admeten les cartes d’una en una: K♠ té Q♦ damunt.',
      hr: 'Temeljna hrpa prima po jednu kartu: iznad karte K♠ je Q♦.',
    },
  },
  {
    reason: 'foundation-in-suit',
    variant: R,
    on: russian,
    move: ['2', 'h', 1],
    says: {
      en: '10♠ comes next here, not Q♠.',
      ca: 'Aquí toca 10♠, no Q♠.',
      hr: 'Ovdje je na redu 10♠, a ne Q♠.',
    },
    fits: ['TS'],
  },
  {
    reason: 'foundation-in-suit',
    variant: R,
    on: russian,
    move: ['2', 'H', 1],
    says: {
      en: '10♥ comes next here, not Q♠.',
      ca: 'Aquí toca 10♥, no Q♠.',
      hr: 'Ovdje je na redu 10♥, a ne Q♠.',
    },
    fits: ['TH'],
  },
  {
    reason: 'foundation-in-suit',
    variant: R,
    on: board('S-Q H-K D-K C-K', ['KS']),
    move: ['1', 'D', 1],
    says: {
      en: 'This foundation is complete: K♦ is its last card.',
      ca: 'Aquesta base és completa: l’última carta és K♦.',
      hr: 'Ova je temeljna hrpa potpuna: posljednja karta je K♦.',
    },
  },
  {
    reason: 'cell-one-card',
    variant: F,
    on: freecell('TS TH TD -', ' TC'),
    move: ['1', 'd', 2],
    says: {
      en: 'A cell takes one card: J♠ lies on Q♥.',
      ca: 'Una cel·la admet una sola carta: Q♥ té J♠ damunt.',
      hr: 'Slobodna ćelija prima jednu kartu: iznad karte Q♥ je J♠.',
    },
  },
  {
    reason: 'cell-occupied',
    variant: F,
    on: freecell(full),
    move: ['6', 'a', 1],
    says: {
      en: 'This cell already holds 10♠.',
      ca: 'En aquesta cel·la ja hi ha 10♠.',
      hr: 'U ovoj je ćeliji već 10♠.',
    },
  },
  {
    reason: 'group-in-order',
    variant: F,
    on: freecell(full),
    move: ['8', null, 4],
    says: {
      en: 'J♣ moves only with 10♥ or 10♦ on it, not with J♥.',
      ca: 'J♣ només es mou amb 10♥ o 10♦ damunt; aquí hi ha J♥.',
      hr: 'Iznad karte J♣ smije biti samo 10♥ ili 10♦, a ovdje je J♥.',
    },
    fits: ['TH', 'TD'],
  },
  {
    reason: 'group-in-order',
    variant: T,
    on: aceUnder,
    move: ['1', '4', 2],
    says: {
      en: 'A♥ moves only alone, not with K♠ on it.',
      ca: 'A♥ només es mou sense res damunt; aquí hi ha K♠.',
      hr: 'Iznad karte A♥ ne ide nijedna karta, a ovdje je K♠.',
    },
  },
  {
    reason: 'group-of-20',
    variant: R,
    on: long,
    move: ['1', null, 21],
    says: {
      en: 'At most 20 cards move at once; from 7♥ on there are 21.',
      ca: 'Es mouen 20 cartes com a màxim; amb 7♥ en mouries 21.',
      hr: 'Odjednom se pomiče najviše 20 karata; od karte 7♥ ima ih 21.',
    },
  },
  {
    reason: 'empty-king',
    variant: R,
    on: russian,
    move: ['5', '4', 1],
    says: {
      en: 'Only a king goes on an empty column, not Q♦.',
      ca: 'En una columna buida només hi va un rei, no Q♦.',
      hr: 'U prazan stupac ide samo kralj, a ne Q♦.',
    },
    fits: ['KS', 'KH', 'KD', 'KC'],
  },
  {
    reason: 'build-same-suit',
    variant: R,
    on: russian,
    move: ['2', '1', 1],
    says: {
      en: 'Q♠ goes only on K♠, not on K♥.',
      ca: 'Q♠ només va damunt de K♠; aquí hi ha K♥.',
      hr: 'Q♠ ide samo na kartu K♠, a ovdje je K♥.',
    },
    fits: ['KS'],
  },
  {
    reason: 'build-same-suit',
    variant: R,
    on: russian,
    move: ['1', '2', 1],
    says: {
      en: 'K♥ goes on no card; it takes an empty column, not Q♠.',
      ca: 'K♥ no va damunt de cap carta; li cal una columna buida, no Q♠.',
      hr: 'K♥ ne ide ni na jednu kartu; treba prazan stupac, a ne Q♠.',
    },
  },
  {
    reason: 'build-any-suit',
    variant: RELAXED,
    on: russian,
    move: ['6', '1', 1],
    says: {
      en: 'J♣ goes only on Q♠, Q♥, Q♦, or Q♣, not on K♥.',
      ca: 'J♣ només va damunt de Q♠, Q♥, Q♦ o Q♣; aquí hi ha K♥.',
      hr: 'J♣ ide samo na kartu Q♠, Q♥, Q♦ ili Q♣, a ovdje je K♥.',
    },
    fits: ['QS', 'QH', 'QD', 'QC'],
  },
  {
    reason: 'build-alternate',
    variant: F,
    on: freecell(full),
    move: ['6', '3', 1],
    says: {
      en: 'Q♠ goes only on K♥ or K♦, not on K♠.',
      ca: 'Q♠ només va damunt de K♥ o K♦; aquí hi ha K♠.',
      hr: 'Q♠ ide samo na kartu K♥ ili K♦, a ovdje je K♠.',
    },
    fits: ['KH', 'KD'],
  },
  {
    reason: 'group-capacity',
    variant: F,
    on: freecell(full),
    move: ['1', '2', 2],
    says: {
      en: 'Room to move 1 card at once; from Q♥ on there are 2.',
      ca: 'Hi ha lloc per moure 1 carta alhora; amb Q♥ en mouries 2.',
      hr: 'Najviše odjednom: 1 karta; od karte Q♥ ima ih 2.',
    },
  },
  {
    reason: 'group-capacity',
    variant: { game: 'freecell', cells: 2 },
    on: roomy.replace('- - - -', '- JD').replace('JH JD', 'JH'),
    move: ['1', '2', 4],
    says: {
      en: 'Room to move 2 cards at once; from K♠ on there are 4.',
      ca: 'Hi ha lloc per moure 2 cartes alhora; amb K♠ en mouries 4.',
      hr: 'Najviše odjednom: 2 karte; od karte K♠ ima ih 4.',
    },
  },
];

const reasonOf = (session: Session, [from, to, count]: Row['move']): string | null => {
  if (to === null) return lift(session, from, count);
  const answer = attempt(session, { from, to, count });
  return answer.ok ? null : answer.reason;
};

for (const { reason, variant, on, move, says, fits = [] } of rows) {
  test(`${reason}: ${says.en}`, () => {
    const session = beginAt(variant, parsePosition(on, variant));
    assert.equal(reasonOf(session, move), reason, 'the engine refuses it for this reason');
    const [from, to, count] = move;
    for (const language of languages) {
      const answer = refusal(speeches[language], { session, from, to, count, reason });
      assert.equal(plain(answer.sentence), says[language]);
      assert.deepEqual(answer.fits, fits);
      assert.ok(plain(answer.sentence).length <= 75, 'fits a bubble');
      assert.doesNotMatch(answer.spoken, /[♠♥♦♣]/);
    }
  });
}

test('every reason has its row', () => {
  const reasons: Readonly<Record<Reason, true>> = {
    'game-over': true,
    'no-such-move': true,
    'recycle-when-stock-empty': true,
    'no-card': true,
    'face-down': true,
    'foundation-one-card': true,
    'foundation-in-suit': true,
    'cell-one-card': true,
    'cell-occupied': true,
    'group-in-order': true,
    'group-of-20': true,
    'empty-king': true,
    'build-same-suit': true,
    'build-any-suit': true,
    'build-alternate': true,
    'group-capacity': true,
  };
  assert.deepEqual([...new Set(rows.map(({ reason }) => reason))].sort(), Object.keys(reasons).sort());
});

test('spoken, the cards have names in the nominative', () => {
  const session = beginAt(R, parsePosition(russian, R));
  const said = (language: Language): string =>
    refusal(speeches[language], { session, from: '2', to: '1', count: 1, reason: 'build-same-suit' }).spoken;
  assert.deepEqual(languages.map(said), [
    'Queen of spades goes only on king of spades, not on king of hearts.',
    'Dama de piques només va damunt de rei de piques; aquí hi ha rei de cors.',
    'Pik dama ide samo na kartu pik kralj, a ovdje je herc kralj.',
  ]);
});

test('no hidden card is named, whatever was tried', () => {
  const games: readonly (readonly [Variant, string])[] = [
    [R, russian.replace('KS QD', '<QD> KS')],
    [T, reflechi('', 'QD')],
  ];
  let tried = 0;
  for (const [variant, on] of games) {
    const session = beginAt(variant, parsePosition(on, variant));
    const letters = pilesOf(variant).map(({ letter }) => letter);
    for (const from of letters) {
      const { cards, down } = pile(session.position, from);
      const hidden = cards.slice(0, down).map((card) => plain(cardSign(card)));
      // Counts that take a hidden card along, or more cards than there are.
      for (let count = cards.length - down + 1; down > 0 && count <= cards.length + 1; count++) {
        for (const to of [null, 'h', 'a', ...letters]) {
          const reason = reasonOf(session, [from, to, count]) as Reason | null;
          if (!reason) continue;
          tried++;
          const sentence = plain(refusal(speeches.en, { session, from, to, count, reason }).sentence);
          for (const sign of hidden) assert.ok(!sentence.includes(sign), sentence);
        }
      }
    }
  }
  assert.ok(tried > 50);
});
