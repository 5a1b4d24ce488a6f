/**
 * Pictures of every game at every size, light and dark, and of the states that a player sees. To be looked at, not compared.
 *   node --import tsx test/e2e/screens.ts FOLDER [name …]    only the pictures whose names contain one of the words
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { attempt, beginAt, formatPosition, parseMove, parsePosition } from '../../src/engine/all.js';
import { launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { linesOf } from './lines.js';
import type { VariantName } from './lines.js';
import { board, stage } from './stage.js';
import type { Scene, Stage } from './stage.js';

const [folder = 'screens', ...wanted] = process.argv.slice(2);

const NINES = 'S-9 H-9 D-9 C-9';
const REFUSING = board(NINES, ['KH', 'QS', '<TS> KD TC', '', 'KS QD', 'JH JS JD JC', 'KC QH QC TH TD']);
const LONG = board('S-0 H-0 D-0 C-0', [
  '<AS> 7H KS 2D 9C 4S JH 3D TC 6S QD 5H 8C AD 2C KH 9D 4C JS 3H TD',
  '8H',
  '',
  'QS 8S',
  'KC',
  '2S 5S 9S AH 4H 9H QH 5D 7D JD AC 5C JC 6C',
  '3S 7S TS 2H 6H TH 4D 6D 8D KD 3C 7C QC',
]);
const NEARLY = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:';

/** The board in the middle of a vector's line, as a position. */
function middleOf(name: VariantName, share = 0.5): string {
  const line = linesOf(name)[0];
  if (!line) throw new Error(name);
  return positionAfter(name, Math.floor(line.moves.length * share));
}

function positionAfter(name: VariantName, actions: number): string {
  const line = linesOf(name)[0];
  if (!line) throw new Error(name);
  let session = beginAt(line.variant, parsePosition(line.position, line.variant));
  for (const text of line.moves.slice(0, actions)) {
    const answer = attempt(session, parseMove(text));
    if (answer.ok) session = answer.session;
  }
  return formatPosition(session.position);
}

interface Picture {
  name: string;
  scene: Scene;
  width: number;
  height: number;
  dark?: boolean;
  style?: string;
  prepare?(game: Stage): Promise<void>;
}

const TAGS = ['freecell-solitaire', 'reflechi-solitaire', 'russian-solitaire'] as const;
const DEALS = {
  'freecell-solitaire': '617',
  'reflechi-solitaire': '11982',
  'russian-solitaire': '27',
} as const;
const SIZES = [
  [320, 640],
  [768, 1024],
  [1280, 900],
] as const;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const held =
  (from: string, count: number, to: string) =>
  async (game: Stage): Promise<void> => {
    await game.player.drag(from, count, to, { hold: true, offset: { x: 24, y: 30 } });
  };

const pictures: Picture[] = [];
for (const tag of TAGS) {
  const scene: Scene = { tag, attributes: `deal="${DEALS[tag]}"` };
  const game = tag.split('-')[0] ?? tag;
  for (const [width, height] of SIZES) {
    for (const dark of [false, true]) {
      pictures.push({ name: `${game}-${width}-${dark ? 'dark' : 'light'}`, scene, width, height, dark });
    }
  }
  for (const [width, height] of [
    [280, 640],
    [390, 844],
    [844, 390],
    [1600, 1000],
  ] as const) {
    pictures.push({ name: `${game}-${width}x${height}`, scene, width, height });
  }
  for (const lang of ['ca', 'hr']) {
    pictures.push({
      name: `${game}-390-${lang}`,
      scene: { ...scene, lang },
      width: 390,
      height: 844,
      prepare: () => wait(300),
    });
    for (const dialog of ['new', 'options', 'rules']) {
      pictures.push({
        name: `${game}-390-${dialog}-${lang}`,
        scene: { ...scene, lang },
        width: 390,
        height: 844,
        prepare: async (stand) => {
          await wait(300);
          await stand.player.opens(dialog);
          await wait(300);
        },
      });
    }
  }
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    for (const dialog of ['new', 'options', 'rules']) {
      for (const dark of [false, true]) {
        pictures.push({
          name: `${game}-${width}-${dialog}-${dark ? 'dark' : 'light'}`,
          scene,
          width,
          height,
          dark,
          prepare: async (stand) => {
            await stand.player.opens(dialog);
            await wait(300);
          },
        });
      }
    }
  }
}
for (const [width, height] of SIZES) {
  const russian: Scene = { tag: 'russian-solitaire', position: REFUSING };
  const tag = `-${width}`;
  const held1: Scene = { tag: 'freecell-solitaire', position: middleOf('freecell-4', 0.45) };
  pictures.push(
    { name: `middle-freecell${tag}`, scene: held1, width, height },
    {
      name: `middle-reflechi3${tag}`,
      scene: { tag: 'reflechi-solitaire', attributes: 'draw="3"', position: middleOf('reflechi-3') },
      width,
      height,
    },
    {
      name: `middle-russian${tag}`,
      scene: { tag: 'russian-solitaire', position: middleOf('russian-classic') },
      width,
      height,
    },
    { name: `held${tag}`, scene: russian, width, height, prepare: held('6', 1, '1') },
    { name: `held-group${tag}`, scene: russian, width, height, prepare: held('7', 4, '1') },
    { name: `picked-up${tag}`, scene: russian, width, height, prepare: (game) => game.player.tap('7', 4) },
    {
      name: `refused${tag}`,
      scene: russian,
      width,
      height,
      prepare: async (game) => {
        await game.player.drag('2', 1, '1');
        await wait(100);
      },
    },
    {
      name: `refused-empty${tag}`,
      scene: russian,
      width,
      height,
      prepare: async (game) => {
        await game.player.drag('5', 1, '4');
        await wait(100);
      },
    },
    {
      name: `refused-ca${tag}`,
      scene: { ...russian, lang: 'ca' },
      width,
      height,
      prepare: async (game) => {
        await wait(300);
        await game.player.drag('2', 1, '1');
        await wait(100);
      },
    },
    {
      name: `refused-hr-dark${tag}`,
      scene: { ...russian, lang: 'hr' },
      width,
      height,
      dark: true,
      prepare: async (game) => {
        await wait(300);
        await game.player.drag('7', 2, 'S');
        await wait(100);
      },
    },
    { name: `long${tag}`, scene: { tag: 'russian-solitaire', position: LONG }, width, height },
    {
      name: `long-fixed-height${tag}`,
      scene: { tag: 'russian-solitaire', position: LONG },
      width,
      height,
      style: `body { margin: 0 } #game { height: ${height}px }`,
    },
    {
      name: `fixed-height${tag}`,
      scene: { tag: 'freecell-solitaire', attributes: 'deal="617"' },
      width,
      height,
      style: `body { margin: 0 } #game { height: ${height}px }`,
    },
    {
      name: `win${tag}`,
      scene: { tag: 'freecell-solitaire', position: NEARLY },
      width,
      height,
      prepare: async (game) => {
        await game.player.tap('1');
        await game.player.events('win');
        await wait(200);
      },
    },
    {
      name: `win-dark${tag}`,
      scene: { tag: 'freecell-solitaire', position: NEARLY, lang: 'hr' },
      width,
      height,
      dark: true,
      prepare: async (game) => {
        await wait(300);
        await game.player.tap('1');
        await game.player.events('win');
        await wait(200);
      },
    },
    {
      name: `minimal${tag}`,
      scene: { tag: 'freecell-solitaire', attributes: 'deal="617" controls="minimal"' },
      width,
      height,
    },
    {
      name: `none${tag}`,
      scene: { tag: 'freecell-solitaire', attributes: 'deal="617" controls="none"' },
      width,
      height,
    },
    {
      name: `cells1${tag}`,
      scene: { tag: 'freecell-solitaire', attributes: 'deal="617" cells="1"' },
      width,
      height,
    },
    {
      name: `bad-code${tag}`,
      scene: { tag: 'freecell-solitaire', attributes: 'deal="617"' },
      width,
      height,
      prepare: async (game) => {
        await game.player.opens('new');
        await game.page.$eval('#game', (element) => {
          element.shadowRoot?.querySelector<HTMLElement>('dialog[open] input[type="text"]')?.focus();
        });
        await game.page.keyboard.type('FC1-C4-AAAAXT');
        await wait(100);
      },
    },
    {
      name: `rebrand${tag}`,
      scene: { tag: 'reflechi-solitaire', attributes: 'deal="11982" draw="3"' },
      width,
      height,
      style:
        '#game { --solitaire-table-color: #eef1f4; --solitaire-bar-color: #dfe5ea; --solitaire-text-color: #1b2733; --solitaire-back-color: #7a2846; --solitaire-accent-color: #0a66d0; --solitaire-card-radius: 10px }',
    },
  );
}

async function take(browser: Browser, host: Host, picture: Picture): Promise<void> {
  const { name, scene, width, height, dark = false, style = 'body { margin: 0 }', prepare } = picture;
  const scale = width < 600 ? 2 : 1;
  const game = await stage(browser, host, scene, { width, height, scale, dark, style });
  await prepare?.(game);
  await game.player.settle();
  const path = join(folder, `${name}.png`) as `${string}.png`;
  await game.page.screenshot({ path, fullPage: !prepare });
  const faults = await game.faults();
  if (faults.length) console.error(name, faults);
  await game.page.close();
}

await mkdir(folder, { recursive: true });
const host = await openHost();
const browser = await launch('chromium', { motion: false });
for (const picture of pictures.filter(
  ({ name }) => !wanted.length || wanted.some((word) => name.includes(word)),
)) {
  await take(browser, host, picture).catch((error: unknown) => console.error(picture.name, error));
}
await browser.close();
await host.close();
