/** The complete rules of each game for the Rules dialog, as plain data. */
import { str } from '@lit/localize/internal/str-tag.js';
import type { Card } from '../../engine/index.js';
import { keyLines, keysHeading, keysNote, type KeyLine } from './keys-text.js';
import { cardSign } from './signs.js';
import type { Msg, Speech } from './speech.js';
import { gameName, score } from './words.js';

/** A number to draw, and as it is written. */
export interface Count {
  readonly count: number;
  readonly text: string;
}

/** FreeCell's group sizes: columns gathered under a head, a row for each number of empty cells. */
export interface GroupTable {
  /** The heading over the rows' own heads. */
  readonly corner: string;
  /** Each column tells how many columns of the board are empty; of one span the group goes to one of them. */
  readonly spans: readonly {
    readonly head: string;
    readonly toEmpty: boolean;
    readonly columns: readonly Count[];
  }[];
  readonly rows: readonly { readonly cells: Count; readonly sizes: readonly Count[] }[];
}

/** A move with real cards, that fits or is refused. */
export interface Example {
  /** What lies there, the most covered card first; nothing in an empty column or cell. */
  readonly on: readonly Card[];
  /** What is put there, the head first. */
  readonly move: readonly Card[];
  readonly place: 'column' | 'cell';
  /** How many of four cells are empty, where that decides. */
  readonly cells?: number;
  /** The value of the game's option under which it is so, where that decides. */
  readonly option?: string;
  readonly fits: boolean;
  /** "Allowed" or "Refused", and the rule in one line. */
  readonly verdict: string;
  readonly caption: string;
}

export interface RulesSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly groups?: GroupTable;
  readonly examples?: readonly Example[];
  readonly keys?: readonly KeyLine[];
}

export interface RulesText {
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export type { KeyLine } from './keys-text.js';

type Part = (msg: Msg, speech: Speech) => RulesSection;

const seven = cardSign('7H');
const eight = cardSign('8H');
const blackEight = cardSign('8S');
const otherEight = cardSign('8C');
const redSix = cardSign('6D');
const redEight = cardSign('8D');
const queen = cardSign('QC');

/** "7H 6S" as cards; nothing as none. */
const cardsOf = (text: string): readonly Card[] => (text ? (text.split(' ') as Card[]) : []);

type More = Partial<Pick<Example, 'place' | 'cells' | 'option'>>;

const allowed = (msg: Msg, move: string, on: string, caption: string, more?: More): Example => ({
  on: cardsOf(on),
  move: cardsOf(move),
  place: 'column',
  fits: true,
  verdict: msg('Allowed', { id: 'r-allowed', desc: 'Over a picture of a move that the rules allow' }),
  caption,
  ...more,
});

const refused = (msg: Msg, move: string, on: string, caption: string, more?: More): Example => ({
  ...allowed(msg, move, on, caption, more),
  fits: false,
  verdict: msg('Refused', { id: 'r-refused', desc: 'Over a picture of a move that the rules refuse' }),
});

// What all three games share

const goal: Part = (msg) => ({
  heading: msg('The goal', { id: 'r-goal' }),
  paragraphs: [
    msg('Bring all 52 cards to the four foundations, each suit from ace to king.', { id: 'r-goal-text' }),
    msg('No game is ever declared lost: undo some moves, or start again.', { id: 'r-goal-open' }),
    msg(
      'A new game is a deal that can be won, unless you ask for one by its code, or for any deals in the options.',
      { id: 'r-winnable' },
    ),
  ],
});

const foundations: Part = (msg) => ({
  heading: msg('Foundations', { id: 'r-foundations' }),
  paragraphs: [
    msg(
      'They stand in the order spades, hearts, diamonds, clubs and take one card at a time. Drop a card on any of them: it goes to its own.',
      {
        id: 'r-foundations-text',
      },
    ),
    msg(
      'You may take the top card of a foundation back to a column where it fits: drag it, or tap it and then the column. It costs no points, and playing it up again earns its 10 points again.',
      {
        id: 'r-take-back',
      },
    ),
    msg('No card goes up by itself.', { id: 'r-no-auto' }),
  ],
});

const counting: Part = (msg) => ({
  heading: msg('Moves and undo', { id: 'r-undo' }),
  paragraphs: [
    msg(
      'Every action counts as one move. Undo reaches back 100 of them: it brings back the cards and the score, but does not lower the number of moves, nor does Redo raise it. Once the game is won, nothing can be undone.',
      {
        id: 'r-undo-text',
      },
    ),
  ],
});

const options: Part = (msg) => ({
  heading: msg('Options', { id: 'r-options' }),
  paragraphs: [],
  list: [
    msg('Placement help: while you hold a card, every pile that would take it is outlined.', {
      id: 'r-placement-help',
    }),
    msg('Interactive rules: a refused move shows the rule that forbids it.', { id: 'r-interactive-rules' }),
    msg(
      'Double click: two quick taps send a card to the best place. Without it, two taps are just two taps.',
      {
        id: 'r-double-click',
      },
    ),
    msg(
      'Auto placement: release a group anywhere over the board, and it goes to the column under it, else to one that takes it, as with a double tap.',
      {
        id: 'r-auto-placement',
      },
    ),
  ],
});

const tap = (msg: Msg): string =>
  msg('Tap a free card: it goes to its foundation if it fits there.', { id: 'r-tap' });
const pickUp = (msg: Msg): string =>
  msg(
    'A card that cannot go up, has cards on it or tops a foundation is picked up: tap a pile to place it. Tap it again or press Esc to put it back.',
    {
      id: 'r-pick-up',
    },
  );
const doubleTap = (msg: Msg): string =>
  msg(
    'Double tap a card: with those on it, it goes to the longest column where it fits (the first of equals), else to an empty column that takes it.',
    {
      id: 'r-double-tap',
    },
  );
const drag = (msg: Msg): string =>
  msg('Drag a card with all the cards on it. Dropped where it does not fit, it goes home.', { id: 'r-drag' });
const hold = (msg: Msg): string =>
  msg('Hold a covered card: it shows itself whole until you let go.', { id: 'r-hold' });

const gestures =
  (...more: readonly ((msg: Msg) => string)[]): Part =>
  (msg) => ({
    heading: msg('Taps and drags', { id: 'r-gestures' }),
    paragraphs: [],
    list: [tap, pickUp, ...more, drag, hold].map((line) => line(msg)),
  });

const upPoints = (msg: Msg): string => msg('+10 for a card played to a foundation', { id: 'r-points-up' });
const noPoints = (msg: Msg): string => msg('0 for everything else', { id: 'r-points-none' });

const kings: Part = (msg) => ({
  heading: msg('Empty columns', { id: 'r-empty' }),
  paragraphs: [
    msg('Only a king goes on an empty column, alone or with the cards on it.', { id: 'r-empty-king' }),
  ],
  examples: [
    allowed(msg, 'KD QC', '', msg('A king comes with the cards on it.', { id: 'r-x-king' })),
    refused(msg, 'QC', '', msg('No other card goes there.', { id: 'r-x-no-king' })),
  ],
});

const columnsHeading = (msg: Msg): string => msg('Building on the columns', { id: 'r-build' });
const alternately = (msg: Msg): string =>
  msg(
    str`A card goes on one of the other colour and one rank higher: red ${seven} on black ${blackEight} or ${otherEight}.`,
    {
      id: 'r-build-alternate',
      desc: 'Colour here is red or black',
    },
  );
const alternating = (msg: Msg): readonly Example[] => [
  allowed(msg, '7H', '8S', msg('Red on black, one rank lower.', { id: 'r-x-alternate' })),
  refused(msg, '7H', '8D', msg('Red on red: the colours must alternate.', { id: 'r-x-not-alternate' })),
];
const ordered = (msg: Msg): readonly Example[] => [
  allowed(msg, '7H 6S 5D', '8C', msg('In order: down by one, in alternating colours.', { id: 'r-x-order' })),
  refused(
    msg,
    '7H 6D',
    '8C',
    msg(str`Out of order: ${redSix} lies on ${seven}, red on red.`, { id: 'r-x-no-order' }),
  ),
];
const groupsHeading = (msg: Msg): string => msg('Groups', { id: 'r-groups' });
const dealHeading = (msg: Msg): string => msg('The deal', { id: 'r-deal' });

// Russian

const russian: readonly Part[] = [
  goal,
  (msg) => ({
    heading: dealHeading(msg),
    paragraphs: [
      msg(
        'Seven columns. The first has one card, face up. The others have 1, 2, 3, 4, 5 and 6 cards face down, and 5 face up on them: 21 are hidden, 31 visible.',
        {
          id: 'r-russian-deal',
        },
      ),
      msg('A hidden card turns up by itself when nothing lies on it any more.', { id: 'r-turn-up' }),
    ],
  }),
  (msg) => ({
    heading: columnsHeading(msg),
    paragraphs: [],
    list: [
      msg(
        str`Classic: a card goes on the next higher one of the same suit, ${seven} on ${eight} and on no other 8.`,
        {
          id: 'r-build-classic',
          desc: 'Same suit, never same colour',
        },
      ),
      msg(str`Relaxed: the suit does not matter, ${seven} goes on any 8. All else stays the same.`, {
        id: 'r-build-relaxed',
        desc: 'Suit, never colour',
      }),
    ],
    examples: [
      allowed(msg, '7H', '8H', msg('Classic: same suit, one rank lower.', { id: 'r-x-classic' }), {
        option: 'classic',
      }),
      refused(
        msg,
        '7H',
        '8D',
        msg(str`Classic: ${redEight} is of another suit.`, { id: 'r-x-not-classic' }),
        { option: 'classic' },
      ),
      allowed(msg, '7H', '8C', msg('Relaxed: any suit, one rank lower.', { id: 'r-x-relaxed' }), {
        option: 'relaxed',
      }),
      refused(msg, '6D', '8C', msg('Relaxed: two ranks lower is too low.', { id: 'r-x-not-relaxed' }), {
        option: 'relaxed',
      }),
    ],
  }),
  (msg) => ({
    heading: groupsHeading(msg),
    paragraphs: [
      msg(
        'Any card that is face up moves with all the cards on it, in whatever order they lie. Only the most covered one must fit. At most 20 cards move at once.',
        {
          id: 'r-russian-groups',
        },
      ),
    ],
    examples: [
      allowed(
        msg,
        '7H QC 2S',
        '8H',
        msg(str`${seven} fits; the cards on it come along in any order.`, { id: 'r-x-any-order' }),
      ),
      refused(
        msg,
        'QC 7H',
        '8H',
        msg(str`${queen} is the most covered card, and it does not fit.`, { id: 'r-x-head' }),
      ),
    ],
  }),
  kings,
  foundations,
  (msg) => ({
    heading: score(msg),
    paragraphs: [msg('A win without taking cards back always scores 625.', { id: 'r-russian-win' })],
    list: [upPoints(msg), msg('+5 for a card turned up', { id: 'r-points-turned' }), noPoints(msg)],
  }),
  counting,
  gestures(doubleTap),
  options,
];

// Réfléchi

const reflechi: readonly Part[] = [
  goal,
  (msg) => ({
    heading: dealHeading(msg),
    paragraphs: [
      msg('Seven columns of 1 to 7 cards, all face up. The other 24 cards are the stock, face down.', {
        id: 'r-reflechi-deal',
      }),
    ],
  }),
  (msg) => ({
    heading: columnsHeading(msg),
    paragraphs: [alternately(msg)],
    examples: alternating(msg),
  }),
  (msg) => ({
    heading: groupsHeading(msg),
    paragraphs: [
      msg('A card moves with all the cards on it only if they run down by one in alternating colours.', {
        id: 'r-ordered-groups',
      }),
    ],
    examples: ordered(msg),
  }),
  kings,
  (msg) => ({
    heading: msg('Stock and waste', { id: 'r-stock' }),
    paragraphs: [
      msg(
        'A draw brings 1 card (easy) or 3 cards (hard) from the stock to the waste. Only the top card of the waste can be played, to a column or a foundation.',
        {
          id: 'r-draw',
        },
      ),
      msg(
        'When the stock is empty, a tap on it turns the whole waste over, in the same order, as often as you like. That too is a move.',
        {
          id: 'r-recycle',
        },
      ),
    ],
  }),
  foundations,
  (msg) => ({
    heading: score(msg),
    paragraphs: [
      msg(
        'The score never falls below 0. A win makes 520 points and those of the waste, less what turning it over has cost.',
        {
          id: 'r-reflechi-win',
        },
      ),
    ],
    list: [
      upPoints(msg),
      msg('+5 for a card from the waste to a column', { id: 'r-points-waste' }),
      msg('−100 for turning the waste over', { id: 'r-points-recycle' }),
      noPoints(msg),
    ],
  }),
  counting,
  gestures(doubleTap, (msg) =>
    msg('Tap the stock to draw, or to turn the waste over when it is empty.', { id: 'r-tap-stock' }),
  ),
  options,
];

// FreeCell

const sizes = (cells: number): number[] =>
  [...[0, 1, 2], ...[0, 1]].map((columns) => (cells + 1) * 2 ** columns);

const groupTable = (speech: Speech): GroupTable => {
  const { msg } = speech;
  const number = (count: number): Count => ({ count, text: speech.number(count) });
  return {
    corner: msg('Empty cells', { id: 'r-empty-cells' }),
    spans: [
      {
        head: msg('Onto a card; empty columns:', {
          id: 'r-onto-card',
          desc: 'Head of a table: the columns beneath are 0, 1, 2',
        }),
        toEmpty: false,
        columns: [0, 1, 2].map(number),
      },
      {
        head: msg('Into an empty column; empty in all:', {
          id: 'r-into-empty',
          desc: 'Head of a table: the columns beneath are 1, 2; the column gone to is counted here',
        }),
        toEmpty: true,
        columns: [1, 2].map(number),
      },
    ],
    rows: [4, 3, 2, 1, 0].map((cells) => ({ cells: number(cells), sizes: sizes(cells).map(number) })),
  };
};

const freecell: readonly Part[] = [
  goal,
  (msg) => ({
    heading: dealHeading(msg),
    paragraphs: [
      msg(
        'Eight columns, four of 7 cards and four of 6, all face up. Beside them are 4 free cells, or 2, or only 1.',
        {
          id: 'r-freecell-deal',
        },
      ),
    ],
  }),
  (msg) => ({
    heading: columnsHeading(msg),
    paragraphs: [alternately(msg)],
    examples: alternating(msg),
  }),
  (msg) => ({
    heading: msg('Cells and empty columns', { id: 'r-cells' }),
    paragraphs: [
      msg('A cell holds any one card. An empty column takes any card or ordered group.', {
        id: 'r-cells-text',
      }),
    ],
    examples: [
      allowed(msg, 'QD', '', msg('Any card goes into an empty cell.', { id: 'r-x-cell' }), { place: 'cell' }),
      refused(msg, 'QD', '9C', msg('A cell holds one card.', { id: 'r-x-full-cell' }), { place: 'cell' }),
      allowed(msg, '9S 8H', '', msg('An ordered group goes on an empty column.', { id: 'r-x-empty-any' })),
      refused(msg, '9S 8C', '', msg('Out of order: black on black.', { id: 'r-x-empty-order' })),
    ],
  }),
  (msg, speech) => ({
    heading: msg('How many cards move at once', { id: 'r-capacity' }),
    paragraphs: [
      msg(
        'Cards that run down by one in alternating colours move together, as a shortcut for single moves. The more empty cells and columns, the more cards; an empty column that they go to does not help.',
        {
          id: 'r-capacity-text',
        },
      ),
    ],
    examples: [
      ...ordered(msg),
      allowed(msg, '7H 6S 5D', '8C', msg('2 empty cells carry a group of 3.', { id: 'r-x-room' }), {
        cells: 2,
      }),
      refused(
        msg,
        '7H 6S 5D',
        '8C',
        msg('1 empty cell carries a group of 2: 3 are too many.', { id: 'r-x-no-room' }),
        { cells: 1 },
      ),
    ],
    groups: groupTable(speech),
  }),
  foundations,
  (msg) => ({
    heading: score(msg),
    paragraphs: [],
    list: [
      upPoints(msg),
      msg('+5 for a card from a cell to a column', { id: 'r-points-cell' }),
      noPoints(msg),
    ],
  }),
  counting,
  gestures((msg) =>
    msg(
      'Double tap a card: with those on it, it goes to the longest column where it fits (the first of equals), else a single card to a cell, else to an empty column.',
      {
        id: 'r-double-tap-cells',
      },
    ),
  ),
  options,
];

const games: Readonly<Record<string, readonly Part[]>> = { russian, reflechi, freecell };

const keys = (msg: Msg, game: string): RulesSection => ({
  heading: keysHeading(msg),
  paragraphs: [keysNote(msg)],
  keys: keyLines(msg, game),
});

/** A game that has no rules here yet gets those that all games share. */
export const rulesText = (speech: Speech, game: string): RulesText => {
  const { msg } = speech;
  const name = gameName(msg, game);
  return {
    title: msg(str`${name}: rules`, { id: 'r-title' }),
    sections: [
      ...(games[game] ?? [goal, foundations, counting, gestures(doubleTap), options]).map((part) =>
        part(msg, speech),
      ),
      keys(msg, game),
    ],
  };
};
