/**
 * Contact sheets: every game at every size, in every theme and in the states that a player sees, put together to be looked at.
 *   npm run sheets [-- FOLDER [word …]]    only the sheets whose names contain one of the words
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, CDPSession } from 'puppeteer-core';
import {
  attempt,
  begin,
  destinations,
  formatMove,
  formatPosition,
  legalMoves,
  pile,
} from '../../src/engine/all.js';
import type { Move, Session } from '../../src/engine/all.js';
import { ended } from '../../src/components/statistics/books.js';
import type { Statistics } from '../../src/components/statistics/books.js';
import { formatStatistics } from '../../src/components/statistics/text.js';
import { launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { stage } from './stage.js';
import type { Scene, Stage } from './stage.js';

const [folder = '.cache/sheets', ...words] = process.argv.slice(2);

const DECK = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

/** A game, its boards, and what can be done in the middle of it. */
interface Game {
  name: string;
  tag: Scene['tag'];
  deal: string;
  /** The moves from the deal to a board worth a picture. */
  middle: readonly string[];
  /** A group and where it may go, and a card and where it may not. */
  legal: { from: string; count: number; to: string };
  illegal: { from: string; to: string };
  nearly: string;
  long: Readonly<Record<string, string>>;
}

const COLUMN = /^[1-8]$/;

function gameOf(name: string, deal: string): Game {
  let session = begin(deal);
  const moves: string[] = [];
  const seen = new Set<string>();
  let found: (Pick<Game, 'legal' | 'illegal'> & { middle: readonly string[] }) | undefined;
  // A hasty player: home what goes home, else the shortest group, else a draw; never back to where it was.
  const worth = ({ from, to, count }: Move): number =>
    to === 'h' ? 100 : !COLUMN.test(to) ? Number(from === 's') : COLUMN.test(from) ? 50 - count : 40;
  for (;;) {
    seen.add(formatPosition(session.position));
    const shown = doable(session);
    if (shown) found = { ...shown, middle: [...moves] };
    const next = legalMoves(session)
      .filter(({ from }) => !/[SHDC]/.test(from))
      .sort((a, b) => worth(b) - worth(a))
      .map((move) => ({ move, answer: attempt(session, move) }))
      .find(({ answer }) => answer.ok && !seen.has(formatPosition(answer.session.position)));
    if (!next?.answer.ok || moves.length >= 30) break;
    moves.push(formatMove(next.move));
    session = next.answer.session;
  }
  if (!found) throw new Error(`nothing can be shown in ${name}`);
  const columns = name === 'freecell' ? 8 : 7;
  const rest = name === 'freecell' ? 'Freecells: - - - -\n' : name === 'reflechi' ? 'Stock:\nWaste:\n' : '';
  const board = (foundations: string, filled: readonly string[]): string =>
    `Foundations: ${foundations}\n${rest}${Array.from({ length: columns }, (_, index) => `: ${filled[index] ?? ''}`.trimEnd()).join('\n')}`;
  const heap = (count: number): string => {
    const others = Math.ceil((52 - count) / (columns - 1));
    return board('S-0 H-0 D-0 C-0', [
      ...Array.from({ length: columns - 1 }, (_, index) =>
        DECK.slice(count + index * others, count + (index + 1) * others).join(' '),
      ),
      DECK.slice(0, count).reverse().join(' '),
    ]);
  };
  return {
    name,
    tag: `${name}-solitaire` as Scene['tag'],
    deal,
    ...found,
    nearly: board('S-K H-K D-K C-Q', ['KC']),
    long:
      name === 'russian'
        ? { 'a column of 33': heap(33), 'a column of 40': heap(40) }
        : { 'a column of 19': heap(19) },
  };
}

function doable(session: Session): Pick<Game, 'legal' | 'illegal'> | undefined {
  const [legal] = legalMoves(session)
    .filter(({ from, to }) => COLUMN.test(from) && COLUMN.test(to))
    .sort((a, b) => Math.abs(a.count - 4) - Math.abs(b.count - 4));
  const columns = ['1', '2', '3', '4', '5', '6', '7'];
  const free = (letter: string): string => pile(session.position, letter).cards.at(-1) ?? '';
  const illegal = columns
    .flatMap((from) => columns.map((to) => ({ from, to })))
    .find(
      ({ from, to }) =>
        from !== to &&
        /^[3-9TJ]/.test(free(from)) &&
        free(to) !== '' &&
        !destinations(session, from, 1).includes(to),
    );
  return legal && legal.count > 2 && illegal ? { legal, illegal } : undefined;
}

const GAMES: readonly Game[] = [
  gameOf('russian', 'RU1-C-AAAAAHO'),
  gameOf('reflechi', 'TF1-D3N-AAAAAAV'),
  gameOf('freecell', 'FC1-C4-AAAAABX'),
];

type Look = Readonly<Partial<Record<'theme' | 'deck' | 'faces' | 'layout' | 'contrast' | 'lang', string>>> & {
  forced?: boolean;
};
const LOOKS: Readonly<Record<string, Look>> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'four colours': { deck: 'four' },
  'large faces': { faces: 'large' },
  'left-handed': { layout: 'left' },
  'high contrast': { contrast: 'high' },
  'forced colours': { forced: true },
};

/** What is done before a picture, and undone after it. */
interface State {
  /** A position, or moves from the deal. */
  board: (game: Game) => string | readonly string[];
  act?: (stand: Stage, game: Game) => Promise<void>;
  undo?: (stand: Stage) => Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const escape = (stand: Stage): Promise<void> => stand.page.keyboard.press('Escape');
const dialog = (...actions: string[]): State => ({
  board: ({ middle }) => middle,
  async act({ player }) {
    for (const action of actions) await player.opens(action);
    await wait(60);
  },
  undo: escape,
});

const STATES: Readonly<Record<string, State>> = {
  dealt: { board: () => [] },
  middle: { board: ({ middle }) => middle },
  held: {
    board: ({ middle }) => middle,
    act: ({ player }, { legal: { from, count, to } }) =>
      player.drag(from, count, to, { hold: true, offset: { x: 14, y: 22 } }),
    async undo(stand) {
      await escape(stand);
      await stand.player.release();
    },
  },
  'picked up': {
    board: ({ middle }) => middle,
    act: ({ player }, { legal: { from, count } }) => player.tap(from, count),
    undo: escape,
  },
  refused: {
    board: ({ middle }) => middle,
    async act({ player }, { illegal: { from, to } }) {
      await player.drag(from, 1, to);
      await wait(60);
    },
  },
  won: {
    board: ({ nearly }) => nearly,
    async act({ player }) {
      await player.tap('1');
      await player.events('win');
      await wait(200);
    },
  },
  paused: {
    board: ({ middle }) => middle,
    async act(stand, { legal: { from, count, to } }) {
      await stand.player.drag(from, count, to);
      await stand.player.press('pause');
      await wait(60);
    },
    undo: ({ player }) => player.press('resume'),
  },
};

const DIALOGS: Readonly<Record<string, State>> = {
  'New game': dialog('new'),
  Options: dialog('options'),
  Statistics: dialog('options', 'statistics'),
  Rules: dialog('rules'),
};

interface Shot {
  game: Game;
  row: string;
  column: string;
  width: number;
  height: number;
  look?: Look;
  state: State;
  /** The host gives the element the window's height. */
  given?: boolean;
  /** The window is shown, not the element. */
  window?: boolean;
}

interface Sheet {
  name: string;
  shots: Shot[];
  /** How wide a picture of this width is shown. */
  shown?: (width: number) => number;
}

const NARROW = [280, 320, 390];
const WIDE = [768, 1280, 1600];
const shot = (game: Game, row: string, width: number, state: State, more: Partial<Shot> = {}): Shot => ({
  game,
  row,
  column: `${width}`,
  width,
  height: 1000,
  state,
  ...more,
});
const MIDDLE = STATES['middle'] as State;

function sheetsOf(game: Game): Sheet[] {
  const sheets: Sheet[] = [];
  for (const [size, widths] of [
    ['narrow', NARROW],
    ['wide', WIDE],
  ] as const) {
    sheets.push(
      {
        name: `${game.name}-themes-${size}`,
        shots: Object.entries(LOOKS).flatMap(([row, look]) =>
          widths.map((width) => shot(game, row, width, MIDDLE, { look })),
        ),
      },
      {
        name: `${game.name}-states-${size}`,
        shots: Object.entries(STATES).flatMap(([row, state]) =>
          widths.map((width) => shot(game, row, width, state)),
        ),
      },
    );
  }
  const shown = ['held', 'refused', 'won', 'paused'] as const;
  sheets.push(
    {
      name: `${game.name}-themes-states`,
      shown: () => 330,
      shots: Object.entries(LOOKS).flatMap(([row, look]) =>
        [...shown, 'Options', 'New game'].map((column) =>
          shot(game, row, 390, (STATES[column] ?? DIALOGS[column]) as State, {
            column,
            look,
            height: 844,
            window: true,
            given: true,
          }),
        ),
      ),
    },
    {
      name: `${game.name}-dialogs`,
      shown: (width) => (width < 500 ? 300 : 460),
      shots: Object.entries(DIALOGS).flatMap(([row, state]) => [
        ...[320, 390, 768].flatMap((width) =>
          (['light', 'dark'] as const).map((theme) =>
            shot(game, row, width, state, {
              column: `${width} ${theme}`,
              look: { theme },
              height: width < 400 ? 780 : 900,
              window: true,
            }),
          ),
        ),
        shot(game, row, 844, state, { column: '844 × 390', height: 390, window: true, given: true }),
        ...['ca', 'hr'].map((lang) =>
          shot(game, row, 390, state, { column: `390 ${lang}`, look: { lang }, height: 780, window: true }),
        ),
      ]),
    },
    {
      name: `${game.name}-long-and-landscape`,
      shots: [
        ...Object.entries(game.long).flatMap(([row, position]) => {
          const state: State = { board: () => position };
          return [
            ...(
              [
                [320, 568],
                [390, 844],
                [844, 390],
                [1280, 720],
              ] as const
            ).map(([width, height]) =>
              shot(game, row, width, state, {
                column: `${width} × ${height}`,
                height,
                given: true,
                window: true,
              }),
            ),
            ...[390, 844].map((width) =>
              shot(game, row, width, state, { column: `${width}, no height given`, height: 1700 }),
            ),
          ];
        }),
        ...Object.entries({ ...STATES, ...LOOKS }).map(([column, value]) =>
          shot(game, 'landscape', 844, 'board' in value ? value : MIDDLE, {
            column,
            height: 390,
            given: true,
            window: true,
            look: 'board' in value ? {} : value,
          }),
        ),
      ],
      shown: (width) => Math.min(width, 500),
    },
  );
  return sheets;
}

/** Some games played, so that there is something to be told of them. */
function statistics(): string {
  let all: Statistics = {};
  const line = '9 4 - 12 6 5 - - 8 7 5 - 11 6 4 9 - 5 6 3'.split(' ');
  for (const variant of ['russian classic', 'reflechi 3', 'freecell 4'])
    line.forEach((word, at) => {
      const won = word !== '-';
      const [seconds, moves, score] = won
        ? [Number(word) * 61 + at, 130 - Number(word), 500 + at * 5]
        : [30, 7, 10];
      all = ended(all, variant, {
        id: `${variant.length}${at}sheet`,
        won,
        seconds,
        moves,
        score,
        when: Date.UTC(2026, 10, at + 1),
      });
    });
  return formatStatistics(all);
}

/** Takes a sheet's pictures, those on a page of one size together. */
async function take(browser: Browser, host: Host, { shots }: Sheet): Promise<Map<Shot, string>> {
  const pictures = new Map<Shot, string>();
  const keyOf = ({ game, width, height, given = false }: Shot): string =>
    JSON.stringify([game.name, width, height, given]);
  for (const key of new Set(shots.map(keyOf))) {
    const alike = shots.filter((each) => keyOf(each) === key);
    const [first] = alike;
    if (!first) continue;
    const { game, width, height, given = false } = first;
    const style = `body { margin: 0 } #game { ${given ? 'height: 100vh' : ''} }`;
    const scene: Scene = { tag: game.tag, attributes: `deal="${game.deal}" storage="local"` };
    const stand = await stage(browser, host, scene, { width, height, style });
    const cdp = await stand.page.createCDPSession();
    for (const each of alike) {
      const picture = await one(stand, cdp, each).catch((error: unknown) => {
        console.error(game.name, each.row, each.column, error);
        return '';
      });
      pictures.set(each, picture);
      await each.state.undo?.(stand).catch((error: unknown) => console.error(error));
    }
    const faults = await stand.faults();
    if (faults.length > 0) console.error(game.name, width, faults);
    await stand.page.close();
  }
  return pictures;
}

async function one(
  stand: Stage,
  cdp: CDPSession,
  { game, look = {}, state, window, height }: Shot,
): Promise<string> {
  const { forced = false, ...attributes } = look;
  await cdp.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: forced ? 'active' : 'none' }],
  });
  await stand.page.$eval(
    '#game',
    (element, wished) => {
      for (const name of ['theme', 'deck', 'faces', 'layout', 'contrast', 'lang']) {
        const value = wished[name as keyof typeof wished];
        if (value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    },
    attributes,
  );
  if (attributes.lang !== undefined) await wait(250);
  // The games that earlier pictures left count as lost.
  await stand.page.evaluate(
    (text) => localStorage.setItem('solitaire-elements:statistics', text),
    statistics(),
  );
  const board = state.board(game);
  if (typeof board === 'string') await stand.set('position', board);
  else
    await stand.page.$eval(
      '#game',
      (element, code, moves) => {
        const played = element as unknown as { newGame(code: string): void; play(move: string): void };
        played.newGame(code);
        for (const move of moves) played.play(move);
      },
      game.deal,
      board,
    );
  await stand.player.settle();
  await state.act?.(stand, game);
  await stand.player.settle();
  const clip = await stand.page.$eval('#game', (element) => {
    const { x, y, width, height: tall } = element.getBoundingClientRect();
    return { x, y, width, height: tall };
  });
  const picture = await stand.page.screenshot({
    type: 'jpeg',
    quality: 85,
    encoding: 'base64',
    // Beyond the window's edge a picture changes the window, and cards that are held go home.
    ...(window
      ? {}
      : { clip: { ...clip, height: Math.min(clip.height, height) }, captureBeyondViewport: false }),
  });
  return `data:image/jpeg;base64,${picture}`;
}

function page(
  { name, shots, shown = (width) => (width < 500 ? width : width < 1000 ? 440 : 640) }: Sheet,
  pictures: Map<Shot, string>,
): string {
  const rows = [...new Set(shots.map(({ row }) => row))];
  const figure = (each: Shot): string =>
    `<figure><img src="${pictures.get(each)}" width="${shown(each.width)}"><figcaption>${each.row} · ${each.column}</figcaption></figure>`;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><style>
    body { margin: 16px; font: 15px system-ui; background: #f4f4f2; width: max-content; max-width: 2400px }
    section { display: flex; flex-wrap: wrap; gap: 14px; align-items: start; margin-bottom: 18px }
    figure { margin: 0 } img { display: block; box-shadow: 0 0 0 1px #0003 } figcaption { margin-top: 3px }
  </style><h1>${name}</h1>${rows
    .map(
      (row) =>
        `<section>${shots
          .filter((each) => each.row === row)
          .map(figure)
          .join('')}</section>`,
    )
    .join('\n')}`;
}

const sheets = GAMES.flatMap(sheetsOf).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const host = await openHost();
const browser = await launch('chromium', { motion: false });
const table = await browser.newPage();
for (const sheet of sheets) {
  const file = join(folder, `${sheet.name}.html`);
  await writeFile(file, page(sheet, await take(browser, host, sheet)));
  await table.bringToFront();
  await table.setViewport({ width: 2440, height: 1000 });
  await table.goto(pathToFileURL(file).href);
  const body = await (await table.$('body'))?.boundingBox();
  await table.setViewport({ width: Math.ceil(body?.width ?? 2400) + 32, height: 1000 });
  await table.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true });
}
await browser.close();
await host.close();
console.log(
  `${sheets.length} sheets, ${sheets.reduce((sum, { shots }) => sum + shots.length, 0)} pictures in ${folder}`,
);
