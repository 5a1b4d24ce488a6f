/** Every page of the demo opens, shows its games and complains of nothing; its own words can be followed. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launch, view } from './browser.js';
import { ROOT, openHost } from './host.js';
import type { Host } from './host.js';
import { Player } from './player.js';

const PAGES = readdirSync(join(ROOT, 'demo')).filter((name) => name.endsWith('.html'));

describe('the demo', () => {
  let host: Host;
  let browser: Browser;
  before(async () => {
    host = await openHost();
    browser = await launch('chromium', { motion: false });
  });
  after(async () => {
    await browser?.close();
    await host?.close();
  });

  for (const name of PAGES) {
    for (const width of [320, 1280]) {
      it(`${name} at ${width}`, { timeout: 30_000 }, async () => {
        const watched = await view(browser, { url: `${host.origin}/demo/${name}`, width, height: 900 });
        const { page } = watched;
        const games = await page.$$eval(
          'russian-solitaire, reflechi-solitaire, freecell-solitaire',
          (all) => all.length,
        );
        if (games > 0) await new Player(page).ready(games);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `nothing sticks out: ${wide}`);
        const links = await page.$$eval('a[href]', (all) => all.map((link) => link.href));
        for (const link of new Set(
          links.filter((each) => each.startsWith(host.origin)).map((each) => each.replace(/#.*/, '')),
        )) {
          const path = new URL(link).pathname;
          const answer = await page.evaluate(
            (to) => fetch(to).then(({ status }) => status),
            path.endsWith('/') ? `${path}index.html` : path,
          );
          if (!/^\/(docs|README|LICENSE|CHANGELOG)/.test(path)) assert.equal(answer, 200, link);
        }
        await watched.close();
      });
    }
  }
});
