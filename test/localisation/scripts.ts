/** Scripted games, and what is heard of them line by line, in the three languages. */
import type { Variant } from '../../src/engine/all.js';

/** Where a scripted game begins: a deal code, or a variant and a board. */
export type Start = string | { readonly variant: Variant; readonly board: string };

const F: Variant = { game: 'freecell' };
const F1: Variant = { game: 'freecell', cells: 1 };

const board = (foundations: string, cells: string, ...columns: readonly string[]): string =>
  [`Foundations: ${foundations}`, `Freecells: ${cells}`, ...columns.map((column) => `: ${column}`)].join(
    '\n',
  );

const NEARLY = board('S-K H-K D-K C-Q', '- - - -', 'KC', '', '', '', '', '', '', '');
const ROOMY = board(
  'S-9 H-9 D-9 C-9',
  '- - - -',
  'KS QH JS TD',
  '',
  'KH QS',
  'KC QD',
  'KD QC',
  'JH JD',
  'JC TS',
  'TH TC',
);
const STUCK = board(
  'S-0 H-0 D-0 C-0',
  '6C',
  'AH 9H 4D QD JC AS 2S',
  '2H TH 5D KD QC 3S 4S',
  '3H JH 6D 3C KC 5S 6S',
  '4H QH 7D 5C 7S 8S',
  '5H KH 8D 7C 9S TS',
  '6H AD 9D 8C JS QS',
  '7H 2D TD 9C KS 2C',
  '8H 3D JD TC AC 4C',
);

/** A line of the script, as teller.ts reads it, and what is said then. */
export type Line = readonly [does: string, en: string, ca: string, hr: string];

export const games: readonly (readonly [name: string, start: Start, script: readonly Line[]])[] = [
  [
    'Russian Classic',
    'RU1-C-QBNLCJW',
    [
      [
        'moves',
        '6 legal moves. Queen of diamonds and 4 more to column 1, on king of diamonds. 9 of hearts and 1 more to column 6, on 10 of hearts. 8 of clubs to column 7, on 9 of clubs. 7 of clubs to column 4, on 8 of clubs. 10 of hearts to column 2, on jack of hearts. 9 of clubs to column 3, on 10 of clubs.',
        '6 moviments possibles. Dama de diamants i 4 cartes més: a la columna 1, damunt rei de diamants. 9 de cors i 1 carta més: a la columna 6, damunt 10 de cors. 8 de trèvols: a la columna 7, damunt 9 de trèvols. 7 de trèvols: a la columna 4, damunt 8 de trèvols. 10 de cors: a la columna 2, damunt sota de cors. 9 de trèvols: a la columna 3, damunt 10 de trèvols.',
        '6 mogućih poteza. Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Herc 9 i još 1 karta: u stupac 6, na kartu herc 10. Tref 8: u stupac 7, na kartu tref 9. Tref 7: u stupac 4, na kartu tref 8. Herc 10: u stupac 2, na kartu herc dečko. Tref 9: u stupac 3, na kartu tref 10.',
      ],
      [
        '51v5',
        'Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs.',
        'Dama de diamants i 4 cartes més: a la columna 1, damunt rei de diamants. Carta girada: sota de trèvols.',
        'Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Okrenuta karta: tref dečko.',
      ],
      [
        '62',
        '10 of hearts to column 2, on jack of hearts.',
        '10 de cors: a la columna 2, damunt sota de cors.',
        'Herc 10: u stupac 2, na kartu herc dečko.',
      ],
      [
        '14',
        '7 of clubs to column 4, on 8 of clubs.',
        '7 de trèvols: a la columna 4, damunt 8 de trèvols.',
        'Tref 7: u stupac 4, na kartu tref 8.',
      ],
      [
        'undo',
        'Undone. 7 of clubs back to column 1.',
        'Desfet. 7 de trèvols: de nou a la columna 1.',
        'Poništeno. Tref 7: natrag u stupac 1.',
      ],
      [
        'redo',
        'Redone. 7 of clubs to column 4, on 8 of clubs.',
        'Refet. 7 de trèvols: a la columna 4, damunt 8 de trèvols.',
        'Ponovljeno. Tref 7: u stupac 4, na kartu tref 8.',
      ],
      [
        '73',
        '9 of clubs to column 3, on 10 of clubs.',
        '9 de trèvols: a la columna 3, damunt 10 de trèvols.',
        'Tref 9: u stupac 3, na kartu tref 10.',
      ],
      [
        'pick 1',
        'Picked up ace of diamonds. It can go to the diamonds foundation.',
        'A la mà: as de diamants. Pot anar a la base de diamants.',
        'U ruci: karo as. Može na temeljnu hrpu karo.',
      ],
      [
        'moves',
        'Picked up ace of diamonds. It can go to the diamonds foundation.',
        'A la mà: as de diamants. Pot anar a la base de diamants.',
        'U ruci: karo as. Može na temeljnu hrpu karo.',
      ],
      [
        'back',
        'Put back ace of diamonds.',
        'Torna al seu lloc: as de diamants.',
        'Vraćeno na mjesto: karo as.',
      ],
      [
        '54',
        'Jack of clubs goes only on queen of clubs, not on 7 of clubs.',
        'Sota de trèvols només va damunt de dama de trèvols; aquí hi ha 7 de trèvols.',
        'Tref dečko ide samo na kartu tref dama, a ovdje je tref 7.',
      ],
      [
        '1h',
        'Ace of diamonds to the diamonds foundation.',
        'As de diamants: a la base de diamants.',
        'Karo as: na temeljnu hrpu karo.',
      ],
      [
        'repeat',
        'Ace of diamonds to the diamonds foundation.',
        'As de diamants: a la base de diamants.',
        'Karo as: na temeljnu hrpu karo.',
      ],
      [
        'pick 3',
        'Picked up 9 of clubs. It can go nowhere.',
        'A la mà: 9 de trèvols. No pot anar enlloc.',
        'U ruci: tref 9. Ne može nikamo.',
      ],
      ['back', 'Put back 9 of clubs.', 'Torna al seu lloc: 9 de trèvols.', 'Vraćeno na mjesto: tref 9.'],
      ['pick 52', 'There is no card here.', 'Aquí no hi ha cap carta.', 'Ovdje nema karte.'],
      [
        'undo',
        'Undone. Ace of diamonds back to column 1.',
        'Desfet. As de diamants: de nou a la columna 1.',
        'Poništeno. Karo as: natrag u stupac 1.',
      ],
      [
        'undo',
        'Undone. 9 of clubs back to column 7.',
        'Desfet. 9 de trèvols: de nou a la columna 7.',
        'Poništeno. Tref 9: natrag u stupac 7.',
      ],
      [
        'undo',
        'Undone. 7 of clubs back to column 1.',
        'Desfet. 7 de trèvols: de nou a la columna 1.',
        'Poništeno. Tref 7: natrag u stupac 1.',
      ],
      [
        'undo',
        'Undone. 10 of hearts back to column 6.',
        'Desfet. 10 de cors: de nou a la columna 6.',
        'Poništeno. Herc 10: natrag u stupac 6.',
      ],
      [
        'undo',
        'Undone. Queen of diamonds and 4 more back to column 5. A card is face down again.',
        'Desfet. Dama de diamants i 4 cartes més: de nou a la columna 5. Una carta torna a estar de cara avall.',
        'Poništeno. Karo dama i još 4 karte: natrag u stupac 5. Jedna je karta opet skrivena.',
      ],
      ['undo', 'Nothing to undo.', 'No hi ha res per desfer.', 'Nema poteza za poništavanje.'],
      ['full', '', '', ''],
      [
        'redo',
        'Redone. Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs. Score 5.',
        'Refet. Dama de diamants i 4 cartes més: a la columna 1, damunt rei de diamants. Carta girada: sota de trèvols. Puntuació: 5.',
        'Ponovljeno. Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Okrenuta karta: tref dečko. Rezultat: 5.',
      ],
      [
        'restart',
        'Same deal from the beginning.',
        'El mateix repartiment des del començament.',
        'Isto dijeljenje ispočetka.',
      ],
      [
        'deal RU1-R-AAAABBC',
        'New game. Deal code R U 1, R, A A A A B B C.',
        'Partida nova. Codi de partida: R U 1, R, A A A A B B C.',
        'Nova partija. Kod partije: R U 1, R, A A A A B B C.',
      ],
      ['redo', 'Nothing to redo.', 'No hi ha res per refer.', 'Nema poteza za ponavljanje.'],
      [
        'state',
        '0 points, 0 moves, 4 minutes 32 seconds. The foundations are empty. 21 face-down cards. Deal code R U 1, R, A A A A B B C.',
        '0 punts, 0 moviments, 4 minuts 32 segons. Les bases són buides. 21 cartes de cara avall. Codi de partida: R U 1, R, A A A A B B C.',
        '0 bodova, 0 poteza, 4 minute 32 sekunde. Temeljne su hrpe prazne. 21 skrivena karta. Kod partije: R U 1, R, A A A A B B C.',
      ],
    ],
  ],
  [
    'Réfléchi, draw 1',
    'TF1-D1N-AAAABSJ',
    [
      [
        '25',
        '6 of diamonds to column 5, on 7 of spades.',
        '6 de diamants: a la columna 5, damunt 7 de piques.',
        'Karo 6: u stupac 5, na kartu pik 7.',
      ],
      [
        '72v3',
        '8 of diamonds moves only with 7 of spades or 7 of clubs on it, not with jack of spades.',
        '8 de diamants només es mou amb 7 de piques o 7 de trèvols damunt; aquí hi ha sota de piques.',
        'Iznad karte karo 8 smije biti samo pik 7 ili tref 7, a ovdje je pik dečko.',
      ],
      ['w5', 'There is no card here.', 'Aquí no hi ha cap carta.', 'Ovdje nema karte.'],
      [
        'sw',
        'Drew 5 of spades. 23 left.',
        'Carta robada: 5 de piques. En queden 23.',
        'Izvučena karta: pik 5. Ostaju 23 karte.',
      ],
      [
        'sw',
        'Drew 10 of diamonds. 22 left.',
        'Carta robada: 10 de diamants. En queden 22.',
        'Izvučena karta: karo 10. Ostaju 22 karte.',
      ],
      [
        'undo',
        'Undone. 1 card back to the stock. On the waste: 5 of spades.',
        'Desfet. 1 carta: de nou a la pila per robar. A la pila de descart: 5 de piques.',
        'Poništeno. 1 karta: natrag na hrpu za izvlačenje. Na hrpi odbačenih karata: pik 5.',
      ],
      [
        'redo',
        'Redone. Drew 10 of diamonds. 22 left.',
        'Refet. Carta robada: 10 de diamants. En queden 22.',
        'Ponovljeno. Izvučena karta: karo 10. Ostaju 22 karte.',
      ],
      [
        'wh',
        'Ace of diamonds comes next here, not 10 of diamonds.',
        'Aquí toca as de diamants, no 10 de diamants.',
        'Ovdje je na redu karo as, a ne karo 10.',
      ],
      [
        'sw',
        'Drew jack of clubs. 21 left.',
        'Carta robada: sota de trèvols. En queden 21.',
        'Izvučena karta: tref dečko. Ostaje 21 karta.',
      ],
      [
        'sw',
        'Drew 6 of clubs. 20 left.',
        'Carta robada: 6 de trèvols. En queden 20.',
        'Izvučena karta: tref 6. Ostaje 20 karata.',
      ],
      [
        'pick w',
        'Picked up 6 of clubs. It can go to column 6.',
        'A la mà: 6 de trèvols. Pot anar a la columna 6.',
        'U ruci: tref 6. Može u stupac 6.',
      ],
      [
        'w6',
        '6 of clubs to column 6, on 7 of hearts. On the waste: jack of clubs.',
        '6 de trèvols: a la columna 6, damunt 7 de cors. A la pila de descart: sota de trèvols.',
        'Tref 6: u stupac 6, na kartu herc 7. Na hrpi odbačenih karata: tref dečko.',
      ],
      [
        'undo',
        'Undone. 6 of clubs back to the waste.',
        'Desfet. 6 de trèvols: de nou a la pila de descart.',
        'Poništeno. Tref 6: natrag na hrpu odbačenih karata.',
      ],
      [
        'redo',
        'Redone. 6 of clubs to column 6, on 7 of hearts. On the waste: jack of clubs.',
        'Refet. 6 de trèvols: a la columna 6, damunt 7 de cors. A la pila de descart: sota de trèvols.',
        'Ponovljeno. Tref 6: u stupac 6, na kartu herc 7. Na hrpi odbačenih karata: tref dečko.',
      ],
      [
        'state',
        '5 points, 6 moves, 4 minutes 32 seconds. The foundations are empty. Stock, 20 cards. Waste, 3 cards. On the waste: jack of clubs. Deal code T F 1, D 1 N, A A A A B S J.',
        '5 punts, 6 moviments, 4 minuts 32 segons. Les bases són buides. Pila per robar, 20 cartes. Pila de descart, 3 cartes. A la pila de descart: sota de trèvols. Codi de partida: T F 1, D 1 N, A A A A B S J.',
        '5 bodova, 6 poteza, 4 minute 32 sekunde. Temeljne su hrpe prazne. Hrpa za izvlačenje, 20 karata. Hrpa odbačenih karata, 3 karte. Na hrpi odbačenih karata: tref dečko. Kod partije: T F 1, D 1 N, A A A A B S J.',
      ],
      [
        'moves',
        '1 legal move. Draw from the stock, 20 cards.',
        '1 moviment possible. Robar; a la pila: 20 cartes.',
        '1 mogući potez. Izvuci; u hrpi: 20 karata.',
      ],
    ],
  ],
  [
    'Réfléchi, draw 3',
    'TF1-D3N-WNKWMFU',
    [
      [
        '27',
        '7 of spades to column 7, on 8 of diamonds.',
        '7 de piques: a la columna 7, damunt 8 de diamants.',
        'Pik 7: u stupac 7, na kartu karo 8.',
      ],
      [
        '23',
        'Ace of diamonds to column 3, on 2 of clubs. Column 2 is empty.',
        'As de diamants: a la columna 3, damunt 2 de trèvols. La columna 2 queda buida.',
        'Karo as: u stupac 3, na kartu tref 2. Stupac 2 sada je prazan.',
      ],
      [
        '3h',
        'Ace of diamonds to the diamonds foundation.',
        'As de diamants: a la base de diamants.',
        'Karo as: na temeljnu hrpu karo.',
      ],
      [
        '62',
        'King of spades to empty column 2.',
        'Rei de piques: a la columna buida 2.',
        'Pik kralj: u prazan stupac 2.',
      ],
      [
        'sw',
        'Drew ace of clubs, 8 of spades and, on top, king of clubs. 21 left.',
        'Cartes robades: as de trèvols, 8 de piques i, a sobre, rei de trèvols. En queden 21.',
        'Izvučene karte: tref as, pik 8, a na vrhu tref kralj. Ostaje 21 karta.',
      ],
      [
        'undo',
        'Undone. 3 cards back to the stock. The waste is empty.',
        'Desfet. 3 cartes: de nou a la pila per robar. La pila de descart és buida.',
        'Poništeno. 3 karte: natrag na hrpu za izvlačenje. Hrpa odbačenih karata je prazna.',
      ],
      [
        'redo',
        'Redone. Drew ace of clubs, 8 of spades and, on top, king of clubs. 21 left.',
        'Refet. Cartes robades: as de trèvols, 8 de piques i, a sobre, rei de trèvols. En queden 21.',
        'Ponovljeno. Izvučene karte: tref as, pik 8, a na vrhu tref kralj. Ostaje 21 karta.',
      ],
      [
        'sw',
        'Drew 4 of hearts, 3 of spades and, on top, 10 of spades. 18 left.',
        'Cartes robades: 4 de cors, 3 de piques i, a sobre, 10 de piques. En queden 18.',
        'Izvučene karte: herc 4, pik 3, a na vrhu pik 10. Ostaje 18 karata.',
      ],
      [
        'sw',
        'Drew ace of hearts, 4 of spades and, on top, 6 of clubs. 15 left.',
        'Cartes robades: as de cors, 4 de piques i, a sobre, 6 de trèvols. En queden 15.',
        'Izvučene karte: herc as, pik 4, a na vrhu tref 6. Ostaje 15 karata.',
      ],
      [
        'sw',
        'Drew 5 of diamonds, 2 of hearts and, on top, 8 of clubs. 12 left.',
        'Cartes robades: 5 de diamants, 2 de cors i, a sobre, 8 de trèvols. En queden 12.',
        'Izvučene karte: karo 5, herc 2, a na vrhu tref 8. Ostaje 12 karata.',
      ],
      [
        'sw',
        'Drew 3 of clubs, ace of spades and, on top, queen of hearts. 9 left.',
        'Cartes robades: 3 de trèvols, as de piques i, a sobre, dama de cors. En queden 9.',
        'Izvučene karte: tref 3, pik as, a na vrhu herc dama. Ostaje 9 karata.',
      ],
      [
        'sw',
        'Drew 6 of hearts, jack of clubs and, on top, 7 of clubs. 6 left.',
        'Cartes robades: 6 de cors, sota de trèvols i, a sobre, 7 de trèvols. En queden 6.',
        'Izvučene karte: herc 6, tref dečko, a na vrhu tref 7. Ostaje 6 karata.',
      ],
      [
        'sw',
        'Drew 3 of diamonds, jack of spades and, on top, 8 of hearts. 3 left.',
        'Cartes robades: 3 de diamants, sota de piques i, a sobre, 8 de cors. En queden 3.',
        'Izvučene karte: karo 3, pik dečko, a na vrhu herc 8. Ostaju 3 karte.',
      ],
      [
        'D3',
        'Ace of diamonds to column 3, on 2 of clubs.',
        'As de diamants: a la columna 3, damunt 2 de trèvols.',
        'Karo as: u stupac 3, na kartu tref 2.',
      ],
      [
        'undo',
        'Undone. Ace of diamonds back to the diamonds foundation.',
        'Desfet. As de diamants: de nou a la base de diamants.',
        'Poništeno. Karo as: natrag na temeljnu hrpu karo.',
      ],
      [
        'sw',
        'Drew king of hearts, 5 of clubs and, on top, 10 of clubs. The stock is empty.',
        'Cartes robades: rei de cors, 5 de trèvols i, a sobre, 10 de trèvols. La pila per robar és buida.',
        'Izvučene karte: herc kralj, tref 5, a na vrhu tref 10. Hrpa za izvlačenje je prazna.',
      ],
      ['sw', 'The stock is empty.', 'La pila per robar és buida.', 'Hrpa za izvlačenje je prazna.'],
      [
        'moves',
        '3 legal moves. 10 of clubs to column 1, on jack of hearts. Turn the waste over. Ace of diamonds back to column 3, on 2 of clubs.',
        '3 moviments possibles. 10 de trèvols: a la columna 1, damunt sota de cors. Reciclar la pila de descart. As de diamants: de nou a la columna 3, damunt 2 de trèvols.',
        '3 moguća poteza. Tref 10: u stupac 1, na kartu herc dečko. Vrati odbačene karte. Karo as: natrag u stupac 3, na kartu tref 2.',
      ],
      [
        'ws',
        'Stock turned over, 24 cards.',
        'S’ha reciclat la pila de descart: 24 cartes per robar.',
        'Odbačene su karte vraćene; za izvlačenje: 24 karte.',
      ],
      [
        'undo',
        'Undone. 24 cards back to the waste. On the waste: 10 of clubs.',
        'Desfet. 24 cartes: de nou a la pila de descart. A la pila de descart: 10 de trèvols.',
        'Poništeno. 24 karte: natrag na hrpu odbačenih karata. Na hrpi odbačenih karata: tref 10.',
      ],
      [
        'redo',
        'Redone. Stock turned over, 24 cards.',
        'Refet. S’ha reciclat la pila de descart: 24 cartes per robar.',
        'Ponovljeno. Odbačene su karte vraćene; za izvlačenje: 24 karte.',
      ],
      [
        'state',
        '0 points, 14 moves, 4 minutes 32 seconds. Foundations: diamonds up to ace. Stock, 24 cards. Waste, empty. Deal code T F 1, D 3 N, W N K W M F U.',
        '0 punts, 14 moviments, 4 minuts 32 segons. Bases: diamants fins a as. Pila per robar, 24 cartes. Pila de descart, buida. Codi de partida: T F 1, D 3 N, W N K W M F U.',
        '0 bodova, 14 poteza, 4 minute 32 sekunde. Na vrhu temeljnih hrpa: karo as. Hrpa za izvlačenje, 24 karte. Hrpa odbačenih karata, bez karata. Kod partije: T F 1, D 3 N, W N K W M F U.',
      ],
    ],
  ],
  [
    'FreeCell',
    'FC1-C4-XPRSHBG',
    [
      [
        '36v4',
        '9 of clubs moves only with 8 of hearts or 8 of diamonds on it, not with 5 of clubs.',
        '9 de trèvols només es mou amb 8 de cors o 8 de diamants damunt; aquí hi ha 5 de trèvols.',
        'Iznad karte tref 9 smije biti samo herc 8 ili karo 8, a ovdje je tref 5.',
      ],
      ['1a', '5 of spades to cell 1.', '5 de piques: a la cel·la 1.', 'Pik 5: u ćeliju 1.'],
      ['ac', '5 of spades to cell 3.', '5 de piques: a la cel·la 3.', 'Pik 5: u ćeliju 3.'],
      ['3d', '10 of hearts to cell 4.', '10 de cors: a la cel·la 4.', 'Herc 10: u ćeliju 4.'],
      [
        '1h',
        'Ace of spades to the spades foundation.',
        'As de piques: a la base de piques.',
        'Pik as: na temeljnu hrpu pik.',
      ],
      [
        '63',
        '5 of diamonds to column 3, on 6 of clubs.',
        '5 de diamants: a la columna 3, damunt 6 de trèvols.',
        'Karo 5: u stupac 3, na kartu tref 6.',
      ],
      ['4a', '5 of hearts to cell 1.', '5 de cors: a la cel·la 1.', 'Herc 5: u ćeliju 1.'],
      [
        'pick 2v2',
        'Picked up 4 of clubs and 1 more. It can go to column 3.',
        'A la mà: 4 de trèvols i 1 carta més. Pot anar a la columna 3.',
        'U ruci: tref 4 i još 1 karta. Može u stupac 3.',
      ],
      [
        'back',
        'Put back 4 of clubs and 1 more.',
        'Torna al seu lloc: 4 de trèvols i 1 carta més.',
        'Vraćeno na mjesto: tref 4 i još 1 karta.',
      ],
      ['H2', 'There is no card here.', 'Aquí no hi ha cap carta.', 'Ovdje nema karte.'],
      [
        '25',
        '3 of hearts goes only on 4 of spades or 4 of clubs, not on 9 of diamonds.',
        '3 de cors només va damunt de 4 de piques o 4 de trèvols; aquí hi ha 9 de diamants.',
        'Herc 3 ide samo na kartu pik 4 ili tref 4, a ovdje je karo 9.',
      ],
      [
        '3c',
        'This cell already holds 5 of spades.',
        'En aquesta cel·la ja hi ha 5 de piques.',
        'U ovoj je ćeliji već pik 5.',
      ],
      [
        '2av2',
        'A cell takes one card: 3 of hearts lies on 4 of clubs.',
        'Una cel·la admet una sola carta: 4 de trèvols té 3 de cors damunt.',
        'Slobodna ćelija prima jednu kartu: iznad karte tref 4 je herc 3.',
      ],
      [
        '2hv2',
        'Foundations take one card at a time: 3 of hearts lies on 4 of clubs.',
        'Les bases admeten les cartes d’una en una: 4 de trèvols té 3 de cors damunt.',
        'Temeljna hrpa prima po jednu kartu: iznad karte tref 4 je herc 3.',
      ],
      [
        'd6',
        '10 of hearts goes only on jack of spades or jack of clubs, not on 7 of diamonds.',
        '10 de cors només va damunt de sota de piques o sota de trèvols; aquí hi ha 7 de diamants.',
        'Herc 10 ide samo na kartu pik dečko ili tref dečko, a ovdje je karo 7.',
      ],
      [
        'pick 8',
        'Picked up 7 of spades. It can go to cell 2.',
        'A la mà: 7 de piques. Pot anar a la cel·la 2.',
        'U ruci: pik 7. Može u ćeliju 2.',
      ],
      [
        'state',
        'Picked up 7 of spades. 10 points, 6 moves, 4 minutes 32 seconds. Foundations: spades up to ace. Free cells: 1 of 4. Deal code F C 1, C 4, X P R S H B G.',
        'A la mà: 7 de piques. 10 punts, 6 moviments, 4 minuts 32 segons. Bases: piques fins a as. Cel·les lliures: 1 de 4. Codi de partida: F C 1, C 4, X P R S H B G.',
        'U ruci: pik 7. 10 bodova, 6 poteza, 4 minute 32 sekunde. Na vrhu temeljnih hrpa: pik as. Slobodne ćelije: 1 od 4. Kod partije: F C 1, C 4, X P R S H B G.',
      ],
      [
        'moves',
        'Picked up 7 of spades. It can go to cell 2.',
        'A la mà: 7 de piques. Pot anar a la cel·la 2.',
        'U ruci: pik 7. Može u ćeliju 2.',
      ],
    ],
  ],
  [
    'FreeCell, nearly won',
    { variant: F, board: NEARLY },
    [
      [
        'pick 1',
        'Picked up king of clubs. It can go to the clubs foundation, a free cell, and an empty column.',
        'A la mà: rei de trèvols. Pot anar a la base de trèvols, a una cel·la lliure i a una columna buida.',
        'U ruci: tref kralj. Može na temeljnu hrpu tref, u slobodnu ćeliju i u prazan stupac.',
      ],
      [
        'back',
        'Put back king of clubs.',
        'Torna al seu lloc: rei de trèvols.',
        'Vraćeno na mjesto: tref kralj.',
      ],
      ['pause', '', '', ''],
      ['moves', 'Paused.', 'En pausa.', 'Pauza.'],
      [
        'state',
        'Paused. 0 points, 0 moves, 4 minutes 32 seconds. Foundations: spades up to king, hearts up to king, diamonds up to king, clubs up to queen. Free cells: 4 of 4. Empty columns: 2, 3, 4, 5, 6, 7, 8.',
        'En pausa. 0 punts, 0 moviments, 4 minuts 32 segons. Bases: piques fins a rei, cors fins a rei, diamants fins a rei, trèvols fins a dama. Cel·les lliures: 4 de 4. Columnes buides: 2, 3, 4, 5, 6, 7, 8.',
        'Pauza. 0 bodova, 0 poteza, 4 minute 32 sekunde. Na vrhu temeljnih hrpa: pik kralj, herc kralj, karo kralj, tref dama. Slobodne ćelije: 4 od 4. Prazni stupci: 2, 3, 4, 5, 6, 7, 8.',
      ],
      ['pause', '', '', ''],
      ['full', '', '', ''],
      [
        '1h',
        'King of clubs to the clubs foundation. Column 1 is empty. You won: 10 points, 1 move, 4 minutes 32 seconds.',
        'Rei de trèvols: a la base de trèvols. La columna 1 queda buida. Has guanyat: 10 punts, 1 moviment, 4 minuts 32 segons.',
        'Tref kralj: na temeljnu hrpu tref. Stupac 1 sada je prazan. Pobjeda: 10 bodova, 1 potez, 4 minute 32 sekunde.',
      ],
      [
        'moves',
        'This game is won: start a new one.',
        'Aquesta partida ja està guanyada: comença’n una de nova.',
        'Ova je partija dobivena: započni novu.',
      ],
      [
        'state',
        'You won: 10 points, 1 move, 4 minutes 32 seconds.',
        'Has guanyat: 10 punts, 1 moviment, 4 minuts 32 segons.',
        'Pobjeda: 10 bodova, 1 potez, 4 minute 32 sekunde.',
      ],
      ['undo', 'Nothing to undo.', 'No hi ha res per desfer.', 'Nema poteza za poništavanje.'],
      [
        '1a',
        'This game is won: start a new one.',
        'Aquesta partida ja està guanyada: comença’n una de nova.',
        'Ova je partija dobivena: započni novu.',
      ],
    ],
  ],
  [
    'FreeCell with much to do',
    { variant: F, board: ROOMY },
    [
      [
        'moves',
        '34 legal moves. Up to the foundations: 10 of diamonds, 10 of spades, 10 of clubs. Jack of spades and 1 more to column 4, on queen of diamonds. Jack of diamonds to column 3, on queen of spades. Jack of diamonds to column 5, on queen of clubs. 10 of spades to column 6, on jack of diamonds. 10 of clubs to column 6, on jack of diamonds. To a free cell: 10 of diamonds, queen of spades, queen of diamonds, queen of clubs. And 22 more.',
        '34 moviments possibles. A les bases: 10 de diamants, 10 de piques, 10 de trèvols. Sota de piques i 1 carta més: a la columna 4, damunt dama de diamants. Sota de diamants: a la columna 3, damunt dama de piques. Sota de diamants: a la columna 5, damunt dama de trèvols. 10 de piques: a la columna 6, damunt sota de diamants. 10 de trèvols: a la columna 6, damunt sota de diamants. A una cel·la lliure: 10 de diamants, dama de piques, dama de diamants, dama de trèvols. I 22 més.',
        '34 moguća poteza. Na temeljne hrpe: karo 10, pik 10, tref 10. Pik dečko i još 1 karta: u stupac 4, na kartu karo dama. Karo dečko: u stupac 3, na kartu pik dama. Karo dečko: u stupac 5, na kartu tref dama. Pik 10: u stupac 6, na kartu karo dečko. Tref 10: u stupac 6, na kartu karo dečko. U slobodnu ćeliju: karo 10, pik dama, karo dama, tref dama. I još 22.',
      ],
      [
        'pick 1v4',
        'Picked up king of spades and 3 more. It can go to empty column 2.',
        'A la mà: rei de piques i 3 cartes més. Pot anar a la columna buida 2.',
        'U ruci: pik kralj i još 3 karte. Može u prazan stupac 2.',
      ],
      [
        '12v4',
        'King of spades and 3 more to empty column 2. Column 1 is empty.',
        'Rei de piques i 3 cartes més: a la columna buida 2. La columna 1 queda buida.',
        'Pik kralj i još 3 karte: u prazan stupac 2. Stupac 1 sada je prazan.',
      ],
    ],
  ],
  [
    'FreeCell without a move',
    { variant: F1, board: STUCK },
    [
      ['moves', 'There is no move to make.', 'No hi ha cap moviment per fer.', 'Nijedan potez nije moguć.'],
      [
        'pick 1',
        'Picked up 2 of spades. It can go nowhere.',
        'A la mà: 2 de piques. No pot anar enlloc.',
        'U ruci: pik 2. Ne može nikamo.',
      ],
      [
        'state',
        'Picked up 2 of spades. 0 points, 0 moves, 4 minutes 32 seconds. The foundations are empty. Free cells: 0 of 1.',
        'A la mà: 2 de piques. 0 punts, 0 moviments, 4 minuts 32 segons. Les bases són buides. Cel·les lliures: 0 de 1.',
        'U ruci: pik 2. 0 bodova, 0 poteza, 4 minute 32 sekunde. Temeljne su hrpe prazne. Slobodne ćelije: 0 od 1.',
      ],
    ],
  ],
  [
    'another language on the way',
    'RU1-C-QBNLCJW',
    [
      [
        '51v5',
        'Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs.',
        'Dama de diamants i 4 cartes més: a la columna 1, damunt rei de diamants. Carta girada: sota de trèvols.',
        'Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Okrenuta karta: tref dečko.',
      ],
      ['language hr', '', '', ''],
      [
        'repeat',
        'Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Okrenuta karta: tref dečko.',
        'Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Okrenuta karta: tref dečko.',
        'Karo dama i još 4 karte: u stupac 1, na kartu karo kralj. Okrenuta karta: tref dečko.',
      ],
      [
        'state',
        '5 bodova, 1 potez, 4 minute 32 sekunde. Temeljne su hrpe prazne. 20 skrivenih karata. Kod partije: R U 1, C, Q B N L C J W.',
        '5 bodova, 1 potez, 4 minute 32 sekunde. Temeljne su hrpe prazne. 20 skrivenih karata. Kod partije: R U 1, C, Q B N L C J W.',
        '5 bodova, 1 potez, 4 minute 32 sekunde. Temeljne su hrpe prazne. 20 skrivenih karata. Kod partije: R U 1, C, Q B N L C J W.',
      ],
    ],
  ],
];
