/** Every page of the demo opens, shows its games and complains of nothing; its own words can be followed. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import type { Browser } from 'puppeteer-core';
import { launch, view } from './browser.js';
import { ROOT, openHost } from './host.js';
import type { Host } from './host.js';
import { Player } from './player.js';

const PAGES = readdirSync(join(ROOT, 'demo')).filter((name) => name.endsWith('.html'));

/** Of two colours written as `#abc` or `#aabbcc`. */
function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((hex) => {
      const channels =
        hex.length < 5 ? (hex.match(/\w/g) ?? []).map((digit) => digit + digit) : hex.match(/\w\w/g);
      const [r = 0, g = 0, b = 0] = (channels ?? []).map((channel) => {
        const share = parseInt(channel, 16) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

  for (const width of [320, 1280])
    it(
      `three houses: their contrasts hold at ${width}, and each shows its whole dress`,
      { timeout: 60_000 },
      async () => {
        const watched = await view(browser, { url: `${host.origin}/demo/brands.html`, width, height: 900 });
        const { page } = watched;
        await new Player(page).ready(3);
        await page.evaluate(axe.source);
        const faint = (): Promise<string[]> =>
          page.evaluate(async () => {
            const { violations } = await (
              window as unknown as { axe: { run(options: object): Promise<{ violations: Faults }> } }
            ).axe.run({ runOnly: ['color-contrast'] });
            type Faults = { nodes: { html: string; failureSummary: string }[] }[];
            return violations.flatMap(({ nodes }) =>
              nodes.map(({ html, failureSummary }) => `${html.slice(0, 90)} ${failureSummary}`),
            );
          });
        assert.deepEqual(await faint(), []);
        for (const house of ['gazette', 'tumble', 'nightshift']) {
          const colours = await page.$eval(`.${house}`, (element) => {
            const style = getComputedStyle(element);
            const own = (name: string): string => style.getPropertyValue(`--solitaire-${name}`);
            const suits = ['spades', 'hearts', 'diamonds', 'clubs'].map(
              (suit, i) => own(suit) || own(i === 1 || i === 2 ? 'red' : 'black'),
            );
            return {
              suits,
              card: own('card-color'),
              edge: own('card-border-color'),
              table: own('table-color'),
              text: own('text-color'),
              marks: [own('accent-color'), own('refusal-color')],
            };
          });
          const { suits, card, edge, table, text, marks } = colours;
          for (const suit of suits) assert.ok(contrast(suit, card) >= 4.5, `${house}: ${suit} on ${card}`);
          assert.ok(contrast(text, table) >= 4.5, `${house}: ${text} on ${table}`);
          for (const mark of marks) assert.ok(contrast(mark, table) >= 3, `${house}: ${mark} on ${table}`);
          assert.ok(Math.max(contrast(card, table), contrast(edge, table)) >= 3, `${house}: a card's edge`);

          const shown = await page.$eval(
            `[data-css="${house}-css"]`,
            (place, id) => [
              place.querySelector('code')?.textContent ?? '',
              document.getElementById(id)?.textContent ?? '',
            ],
            `${house}-css`,
          );
          const [written = '', used = ''] = shown.map((each) => each.replace(/\s+/g, ' ').trim());
          assert.ok(used.length > 300 && written.endsWith(used), `${house} shows what it wears`);

          for (const dialog of ['new', 'options', 'rules']) {
            const until = (open: boolean): Promise<unknown> =>
              page.waitForFunction(
                (name, wanted) =>
                  Boolean(document.querySelector(`.${name}`)?.shadowRoot?.querySelector('dialog')) === wanted,
                {},
                house,
                open,
              );
            await page.$eval(
              `.${house}`,
              (element, action) =>
                element.shadowRoot?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click(),
              dialog,
            );
            await until(true);
            await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
            assert.deepEqual(await faint(), [], `${house}, ${dialog}`);
            await page.keyboard.press('Escape');
            await until(false);
          }
        }
        await watched.close();
      },
    );
});
