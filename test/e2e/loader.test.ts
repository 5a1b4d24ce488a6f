/** The loader: nothing is fetched until a tag comes near, then everything once, under strict policies and without a jump. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { AT_ONCE, ENGINES, itIn, launch, view } from './browser.js';
import type { View } from './browser.js';
import { DIST, ROOT, SCRIPT, markup, openHost } from './host.js';
import type { Headers, Host } from './host.js';
import { Player } from './player.js';

const LOADER = '<script src="/dist/loader.js"></script>';
const GAME = '<freecell-solitaire id="game" storage="none" deal="617"></freecell-solitaire>';
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types solitaire-elements";

describe('the loader', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`the loader in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      before(async () => {
        host = await openHost();
        host.put('/far.css', '.far { height: 6000px }');
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser?.close();
        await host?.close();
      });

      let pages = 0;
      const open = (body: string, head = LOADER, headers: Headers = {}): Promise<View> => {
        const styled = `<link rel="stylesheet" href="/far.css">${head}`;
        const url = host.put(`/loading-${++pages}.html`, markup(body, { head: styled }), headers);
        host.requests.length = 0;
        return view(browser, { url, height: 800 });
      };
      const fetched = (): number => host.requests.filter((path) => path === SCRIPT).length;
      const plays = async (page: Page): Promise<void> => {
        const player = new Player(page, { selector: '#game' });
        await player.ready();
        await player.opens('rules');
        await player.press('close');
        assert.equal(fetched(), 1);
      };

      it('fetches the elements when a tag comes near', { timeout: 60_000 }, async () => {
        const watched = await open(`<div class="far"></div>${GAME}<div class="far"></div>`);
        const { page } = watched;
        await sleep(400);
        assert.equal(fetched(), 0);
        await page.evaluate(() => scrollTo(0, 3000));
        await sleep(400);
        assert.equal(fetched(), 0);
        // Six hundred pixels below the window, which is 800 high.
        await page.evaluate(() => scrollTo(0, 4600));
        await plays(page);
        await watched.close();
      });

      it('under a strict policy with Trusted Types, whatever comes first', { timeout: 60_000 }, async () => {
        for (const [body, head] of [
          [GAME, LOADER],
          [GAME + LOADER, ''],
          [GAME, `${LOADER}${LOADER}`],
        ] as const) {
          const watched = await open(body, head, { 'content-security-policy': STRICT });
          await plays(watched.page);
          assert.equal(await watched.page.$$eval('script[src*="elements"]', (all) => all.length), 0);
          await watched.close();
        }
      });

      it('a tag that is added later', { timeout: 60_000 }, async () => {
        const watched = await open('<main></main>');
        const { page } = watched;
        await sleep(300);
        assert.equal(fetched(), 0);
        await page.evaluate(() => {
          const game = document.createElement('freecell-solitaire');
          game.id = 'game';
          const deep = document.createElement('p');
          deep.append(game);
          document.querySelector('main')?.append(deep);
        });
        await plays(page);
        await watched.close();
      });

      // One engine shows what no engine does by itself.
      if (engine !== 'chromium') return;

      it('under a nonce, with and without strict-dynamic', { timeout: 60_000 }, async () => {
        for (const dynamic of ['', " 'strict-dynamic'"]) {
          const watched = await open(GAME, LOADER.replace('<script', '<script nonce="bm9uY2U"'), {
            'content-security-policy': `default-src 'none'; script-src 'nonce-bm9uY2U'${dynamic}; style-src 'self'`,
          });
          await new Player(watched.page, { selector: '#game' }).ready();
          assert.equal(fetched(), 1);
          await watched.close();
        }
      });

      it('looks ahead in a page that scrolls within a box of its own', { timeout: 60_000 }, async () => {
        host.put('/box.css', 'html, body, main { height: 100% } body { margin: 0 } main { overflow: auto }');
        const boxed = '<link rel="stylesheet" href="/box.css">';
        const watched = await open(`${boxed}<main><div class="far"></div>${GAME}</main>`);
        await sleep(400);
        assert.equal(fetched(), 0);
        // Six hundred pixels below the window, which is 800 high.
        await watched.page.$eval('main', (main) => (main.scrollTop = 4600));
        await plays(watched.page);
        await watched.close();
      });

      it('leaves what is there already alone', { timeout: 60_000 }, async () => {
        const script = `<script src="${SCRIPT}"></script>`;
        for (const head of [
          script + LOADER,
          LOADER + script,
          `${LOADER}${script.replace('src', 'defer src')}`,
        ]) {
          const watched = await open(GAME, head);
          await plays(watched.page);
          await watched.close();
        }
      });

      it('tries again where the script did not come', { timeout: 60_000 }, async () => {
        host.put('/js/loader.js', readFileSync(join(DIST, 'loader.js'), 'utf8'));
        const url = host.put(
          '/again.html',
          markup('<main></main>', { head: '<script src="/js/loader.js"></script>' }),
        );
        host.requests.length = 0;
        const watched = await view(browser, { url, ignore: /404/ });
        const add = (): Promise<void> =>
          watched.page.evaluate(() => document.body.append(document.createElement('freecell-solitaire')));
        await add();
        for (let turn = 0; turn < 100 && !host.requests.includes('/js/solitaire-elements.min.js'); turn++)
          await sleep(30);
        await sleep(100);
        host.put(
          '/js/solitaire-elements.min.js',
          readFileSync(join(DIST, 'solitaire-elements.min.js'), 'utf8'),
        );
        await add();
        await new Player(watched.page).ready(2);
        await watched.close();
      });

      it("the docs' snippet: a game, and nothing moves", { timeout: 60_000 }, async () => {
        const section = /^## The loader\n([\s\S]*?)^## /m.exec(
          readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8'),
        )?.[1];
        const snippets = [...(section ?? '').matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(
          ([, snippet = '']) => snippet,
        );
        assert.equal(snippets.length, 1);
        const shifts = `<script>
          window.shift = 0;
          new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value; }).observe({ type: 'layout-shift', buffered: true });
        </script>`;
        const snippet = String(snippets[0]).replace('/js/', '/dist/');
        const watched = await open(`${snippet}<p>What stands below.</p>`, shifts);
        const { page } = watched;
        const top = (): Promise<number> =>
          page.$eval('p:last-of-type', (below) => Math.round(below.getBoundingClientRect().top));
        await new Player(page).ready();
        const standing = await top();
        await sleep(300);
        assert.equal(await top(), standing);
        assert.equal(await page.evaluate(() => (window as unknown as { shift: number }).shift), 0);
        await watched.close();
      });
    });
  }
});
