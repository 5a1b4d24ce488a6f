/** Statistics as a visitor meets them: fetched late, counted through reloads, saved as a file and brought back, under strict policies. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { formatDealCode } from '../../src/engine/all.js';
import { parseStatistics } from '../../src/components/statistics/text.js';
import { AT_ONCE, ENGINES, itIn, launch, view } from './browser.js';
import type { View } from './browser.js';
import { DIST, markup, openHost } from './host.js';
import type { Headers, Host } from './host.js';
import { linesOf } from './lines.js';
import { Player } from './player.js';

const KEY = 'solitaire-elements:statistics';
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types solitaire-elements";

/** Microsoft's deal 1, from the first card to the last. */
const WINNING = linesOf('freecell-4').find(({ id }) => id === 'ms-1')?.moves ?? [];
const DEAL = formatDealCode({ game: 'freecell', number: 1 });

const text = (page: Page | Frame, selector: string): Promise<string> =>
  page.$eval(
    '#game',
    (element, inner) =>
      (element.shadowRoot?.querySelector(inner)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    selector,
  );

async function until(page: Page | Frame, selector: string, pattern: RegExp): Promise<void> {
  let found = '';
  for (let turn = 0; turn < 60; turn++) {
    found = await text(page, selector);
    if (pattern.test(found)) return;
    await sleep(50);
  }
  assert.fail(`${pattern.source} never stood in ${selector}: ${found}`);
}

const figures = (page: Page): Promise<string> =>
  page.$eval('#game', (element) =>
    ['played', 'won', 'share', 'streak', 'best-streak']
      .map(
        (name) => element.shadowRoot?.querySelector(`[data-figure="${name}"] dd`)?.textContent.trim() ?? '-',
      )
      .join(' '),
  );

const kept = async (page: Page): Promise<string> =>
  (await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '';

async function counted(page: Page, played: number, open: number): Promise<void> {
  let found: unknown;
  for (let turn = 0; turn < 60; turn++) {
    const books = parseStatistics(await kept(page))?.['freecell 4'];
    found = [books?.played, books?.open.length];
    if (books?.played === played && books.open.length === open) return;
    await sleep(50);
  }
  assert.fail(`not ${played} played and ${open} open: ${String(found)}`);
}

const win = (page: Page): Promise<boolean> =>
  page.$eval(
    '#game',
    (element, moves) => {
      const game = element as unknown as { play(move: string): { ok: boolean }; won: boolean };
      for (const move of moves) game.play(move);
      return game.won;
    },
    WINNING,
  );

async function open(player: Player, page: Page): Promise<void> {
  await player.press('options');
  await player.press('statistics');
  await until(page, '[data-dialog="statistics"]', /./);
}

describe('statistics', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`statistics in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      let folder: string;
      before(async () => {
        host = await openHost();
        folder = await mkdtemp(join(tmpdir(), 'statistics-'));
        browser = await launch(engine, {
          motion: false,
          preferences: {
            'browser.download.folderList': 2,
            'browser.download.dir': folder,
            'browser.helperApps.neverAsk.saveToDisk': 'application/json',
            'browser.download.alwaysOpenPanel': false,
          },
        });
      });
      after(async () => {
        await browser?.close();
        await host?.close();
        await rm(folder, { recursive: true, force: true });
      });

      let pages = 0;
      const visit = async (headers: Headers = {}): Promise<View & { player: Player }> => {
        const url = host.put(
          `/statistics-${++pages}.html`,
          markup(`<freecell-solitaire id="game" deal="${DEAL}"></freecell-solitaire>`),
          headers,
        );
        const watched = await view(browser, { url, height: 1100 });
        const player = new Player(watched.page);
        await player.ready();
        await watched.page.evaluate(() => localStorage.clear());
        return { ...watched, player };
      };
      const asked = (): boolean => host.requests.includes('/dist/parts/statistics.js');

      it('come with the first action, and count one game through reloads', { timeout: 60_000 }, async () => {
        host.requests.splice(0);
        const watched = await visit({ 'content-security-policy': STRICT });
        const { page, player } = watched;
        await player.press('new');
        await player.press('deal');
        await player.events('deal');
        await sleep(1200);
        assert.equal(asked(), false);
        await player.drag('1', 1, 'a');
        await player.events('move');
        await counted(page, 1, 1);
        assert.equal(asked(), true);
        await page.reload();
        const again = new Player(page);
        await again.ready();
        await again.drag('2', 1, 'b');
        await again.events('move');
        await sleep(1200);
        await counted(page, 1, 1);
        await again.press('new');
        await again.press('deal');
        await until(page, '[data-dialog="new-game"]', /lost/);
        await again.press('deal');
        await again.events('deal');
        await counted(page, 1, 0);
        await open(again, page);
        assert.equal(await figures(page), '1 0 0% 0 0');
        await watched.close();
      });

      it('a win is told at once: a page left the moment after has kept it', { timeout: 60_000 }, async () => {
        const watched = await visit();
        const { page, player } = watched;
        await player.drag('1', 1, 'a');
        await counted(page, 1, 1);
        await page.$eval('#game', (element) => (element as unknown as { restart(): void }).restart());
        assert.equal(await win(page), true);
        await page.reload();
        const again = new Player(page);
        await again.ready();
        await open(again, page);
        assert.equal(await figures(page), '1 1 100% 1 1');
        // The built script's own lit draws the chart: a card for the game won, and its words.
        const chart = await page.$eval('#game', (element) => {
          const find = (selector: string): Element[] => [
            ...(element.shadowRoot?.querySelectorAll(selector) ?? []),
          ];
          return {
            titles: find('.dialog-body title').map(({ textContent }) => textContent),
            heights: find('.dialog-body svg g > rect.won').map((card) => Number(card.getAttribute('height'))),
          };
        });
        assert.equal(chart.titles.length, 1);
        assert.match(chart.titles[0] ?? '', /^Won: \d+:\d\d, \d+ moves/);
        assert.ok(
          chart.heights.length > 0 && chart.heights.every((height) => height > 0),
          String(chart.heights),
        );
        await watched.close();
      });

      it('are reset by two clicks, and kept by the other one', { timeout: 60_000 }, async () => {
        const watched = await visit({ 'content-security-policy': STRICT });
        const { page, player } = watched;
        assert.equal(await win(page), true);
        await counted(page, 1, 0);
        await open(player, page);
        await player.press('reset');
        await player.press('keep');
        assert.equal(await figures(page), '1 1 100% 1 1');
        await player.press('reset');
        await player.press('delete-all');
        await until(page, '[data-dialog="statistics"]', /No games yet/);
        assert.deepEqual(parseStatistics(await kept(page)), {});
        await player.press('play');
        await watched.close();
      });

      if (engine !== 'webkit') {
        it('are saved as a file and brought back by it', { timeout: 60_000 }, async () => {
          const watched = await visit({ 'content-security-policy': STRICT });
          const { page, player } = watched;
          if (engine === 'chromium') {
            const session = await page.createCDPSession();
            await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
          }
          assert.equal(await win(page), true);
          await counted(page, 1, 0);
          const before = parseStatistics(await kept(page));
          await open(player, page);
          await player.press('export');
          await until(page, '[data-said]', /Saved as solitaire-statistics-.*\.json/);
          let files: string[] = [];
          for (let turn = 0; turn < 60 && files.length === 0; turn++) {
            await sleep(50);
            files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
          }
          const [name] = files;
          assert.ok(name, 'a file was saved');
          assert.match(name, /^solitaire-statistics-\d{4}-\d\d-\d\d\.json$/);
          await sleep(200);
          assert.deepEqual(parseStatistics(await readFile(join(folder, name), 'utf8')), before);
          await player.press('reset');
          await player.press('delete-all');
          await until(page, '[data-dialog="statistics"]', /No games yet/);
          const file = join(folder, name);
          if (engine === 'chromium') {
            const [chooser] = await Promise.all([page.waitForFileChooser(), player.press('import')]);
            await chooser.accept([file]);
          } else {
            // Before its version 142 Firefox tells its driver of no dialog for files: the press is seen where it ends.
            const found = await page.evaluateHandle(() => {
              const root = document.querySelector('#game')?.shadowRoot;
              const field = root?.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
              field.addEventListener('click', (event) => {
                event.preventDefault();
                field.dataset['pressed'] = '';
              });
              return field;
            });
            await player.press('import');
            const pressed = await found.evaluate((field) => 'pressed' in field.dataset);
            assert.ok(pressed, 'a file can be chosen');
            await found.uploadFile(file);
          }
          await until(page, '[data-said]', /Imported: 1 game\./);
          assert.equal(await figures(page), '1 1 100% 1 1');
          assert.deepEqual(parseStatistics(await kept(page)), before);
          await watched.close();
        });
      }

      it('are not kept where they can not be had, and the game goes on', { timeout: 60_000 }, async () => {
        const script = await readFile(join(DIST, 'solitaire-elements.min.js'), 'utf8');
        const type = { 'content-type': 'text/javascript' };
        host.put('/bare/solitaire-elements.min.js', script, type);
        const url = host.put(
          '/bare/game.html',
          markup(`<freecell-solitaire id="game" deal="${DEAL}"></freecell-solitaire>`, {
            head: '<script src="solitaire-elements.min.js"></script>',
          }),
        );
        const ignore = /404|MIME|Failed to load|Loading failed/i;
        const watched = await view(browser, { url, height: 1100, ignore });
        const { page } = watched;
        const player = new Player(page);
        await player.ready();
        await page.evaluate(() => localStorage.clear());
        await player.drag('1', 1, 'a');
        await player.events('move');
        await sleep(1500);
        await player.drag('2', 1, 'b');
        await player.events('move');
        await page.$eval('#game', (element) => (element as unknown as { restart(): void }).restart());
        assert.equal(await win(page), true);
        await player.events('win');
        assert.equal(await kept(page), '');
        assert.deepEqual(
          (await player.quiet()).map(({ type: name }) => name),
          [],
        );
        await watched.close();
      });

      it('are shown as text in a frame that may save no file', { timeout: 60_000 }, async () => {
        host.put(
          '/framed-statistics.html',
          markup(`<freecell-solitaire id="game" deal="${DEAL}"></freecell-solitaire>`),
        );
        const url = host.put(
          `/statistics-${++pages}.html`,
          markup(
            '<iframe sandbox="allow-scripts allow-same-origin" src="/framed-statistics.html" width="900" height="1000"></iframe>',
            { head: '' },
          ),
        );
        const watched = await view(browser, { url, height: 1100 });
        const frame = await watched.page.waitForFrame((each) =>
          each.url().endsWith('/framed-statistics.html'),
        );
        await frame.waitForFunction(() => window.eyes?.seen.some(({ type }) => type === 'ready'));
        const press = (action: string): Promise<void> =>
          frame.evaluate(async (name) => {
            await window.eyes.button('#game', name);
            document
              .querySelector('#game')
              ?.shadowRoot?.querySelector<HTMLElement>(`[data-action="${name}"]`)
              ?.click();
          }, action);
        await frame.evaluate(() => localStorage.clear());
        await frame.$eval('#game', (element) =>
          (element as unknown as { play(move: string): unknown }).play('1a'),
        );
        await frame.waitForFunction((key) => localStorage.getItem(key) !== null, {}, KEY);
        await frame.$eval('#game', (element) => (element as unknown as { newGame(): void }).newGame());
        await press('options');
        await press('statistics');
        await press('export');
        await until(frame, '[data-dialog="statistics"]', /Copy this text/);
        const shown = await frame.$eval(
          '#game',
          (element) => element.shadowRoot?.querySelector('textarea')?.value ?? '',
        );
        assert.equal(parseStatistics(shown)?.['freecell 4']?.played, 1);
        await watched.close();
      });
    });
  }
});
