/** A small app of each framework, made of the text of docs/frameworks.md, is built, checked and played. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { attempt, begin, formatDealCode, formatMove, legalMoves } from '../../src/engine/all.js';
import { launch, view } from '../e2e/browser.js';
import type { View } from '../e2e/browser.js';
import { openHost } from '../e2e/host.js';
import type { Host } from '../e2e/host.js';
import { Player } from '../e2e/player.js';
import { FRAMEWORKS, bundle, faultyFiles, mistake, prepare } from './workshop.js';
import type { Framework } from './workshop.js';

const TAG = 'reflechi-solitaire';
const DEAL = { game: 'reflechi', draw: 3, number: 618 } as const;

/** A move from column to column with which the deal can begin. */
const first = legalMoves(begin(DEAL)).find(({ from, to }) => /[1-7]/.test(from) && /[1-7]/.test(to));

/** One card is not home yet. */
const NEARLY = [
  'Stock:',
  'Waste:',
  'Foundations: S-K H-K D-K C-Q',
  ': KC',
  ...Array<string>(6).fill(':'),
].join('\n');

/** By framework, the ways in which a wrong option is written; of Angular only events are typed. */
const JSX = {
  number: ['draw={3}', 'draw={2}'],
  word: ['double-click="off"', 'double-click="maybe"'],
} as const;
const MISTAKES: Readonly<Record<Framework, Readonly<Record<string, readonly [string, string]>>>> = {
  react: JSX,
  preact: JSX,
  solid: JSX,
  svelte: JSX,
  vue: { ...JSX, number: [':draw="3"', ':draw="2"'] },
  angular: {},
};

before(prepare, { timeout: 400_000 });

let browser: Browser;
before(async () => {
  browser = await launch('chromium', { motion: false });
});
after(() => browser.close());

/** A player before an app, in a browser where nothing is saved yet. */
interface Visit {
  readonly watched: View;
  readonly player: Player;
  /** What the app tells of the last event. */
  told(): Promise<string>;
  get<T>(name: string): Promise<T>;
  click(id: string): Promise<void>;
}

async function visit(url: string): Promise<Visit> {
  const watched = await view(browser, { url });
  const { page } = watched;
  const player = new Player(page, { selector: TAG });
  return {
    watched,
    player,
    told: () => page.$eval('output', (output) => output.textContent ?? ''),
    get: <T>(name: string) =>
      page.$eval(TAG, (element, key) => (element as unknown as Record<string, unknown>)[key] as T, name),
    click: (id) => page.click(`#${id}`),
  };
}

for (const framework of FRAMEWORKS) {
  describe(framework, () => {
    let host: Host;
    before(async () => {
      host = await openHost();
    });
    after(() => host.close());

    it('is built by its own bundler', () => {
      for (const [path, body] of bundle(framework)) host.put(path, body);
    });

    it('has types: what is right passes, and each mistake is found', () => {
      const mistakes = { ...MISTAKES[framework], event: ['detail.moves', 'detail.mooves'] as const };
      for (const [name, [right, wrong]] of Object.entries(mistakes)) mistake(framework, name, right, wrong);
      assert.deepEqual(faultyFiles(framework), Object.keys(mistakes).sort());
    });

    it('plays on while the app renders again, and wins', async () => {
      const { watched, player, told, get, click } = await visit(`${host.origin}/index.html`);
      const { page } = watched;
      await player.ready();
      assert.deepEqual(
        (await player.quiet(300)).map(({ type }) => type),
        [],
        'there is one game, which is ready once',
      );
      assert.equal((await page.$$(TAG)).length, 1);
      assert.equal(await told(), `Deal ${formatDealCode(DEAL)}`);
      assert.deepEqual(await get('variant'), { game: 'reflechi', draw: 3 });
      assert.deepEqual(
        [await get('draw'), await get('placementHelp'), await get('doubleClick')],
        [3, false, false],
      );

      assert.ok(first);
      const answer = attempt(begin(DEAL), first);
      assert.ok(answer.ok);
      await player.drag(first.from, first.count, first.to);
      await player.events('move');
      assert.equal(await told(), `Move ${formatMove(first)}: ${answer.session.score} points`);
      await player.tap('s', 0);
      await player.events('move');
      assert.match(await told(), /^Move sw: /);

      const element = await page.$(TAG);
      const board = await player.board();
      for (const count of ['1', '2']) {
        await click('count');
        await page.waitForFunction(
          (text) => document.querySelector('#count')?.textContent?.trim() === text,
          {},
          count,
        );
      }
      assert.deepEqual(await player.quiet(), [], 'nothing is dealt');
      assert.deepEqual(await player.board(), board);
      assert.equal(await get('moves'), 2);
      assert.ok(await element?.evaluate((each) => each.isConnected));

      await page.$eval(
        TAG,
        (each, text) => {
          each.position = text;
        },
        NEARLY,
      );
      await player.drag('1', 1, 'C');
      await player.events('win');
      assert.equal(await told(), 'Won in 1 moves');
      await watched.close();
    });

    it('is taken away, comes back, and is replaced', async () => {
      const { watched, player, told, get, click } = await visit(`${host.origin}/index.html`);
      const { page } = watched;
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      player.forget();
      await player.ready();
      await player.tap('s', 0);
      await player.events('move');
      const board = await player.board();

      await click('mount');
      await page.waitForFunction((tag) => !document.querySelector(tag), {}, TAG);
      await click('mount');
      const [back] = await player.ready();
      assert.deepEqual(back?.detail['resumed'], true);
      assert.deepEqual(await player.board(), board);

      const element = await page.$(TAG);
      await click('key');
      await player.ready();
      assert.equal(await element?.evaluate((each) => each.isConnected), false);
      assert.equal((await page.$$(TAG)).length, 1);
      assert.deepEqual(await player.board(), board);
      await player.tap('s', 0);
      await player.events('move');
      assert.match(await told(), /^Move sw: /);
      assert.equal(await get('moves'), 2);
      await watched.close();
    });
  });
}
