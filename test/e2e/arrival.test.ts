/** When the script comes late: nothing on the page moves, and the first that is painted is the dealt board. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { AT_ONCE, ENGINES, itIn, launch, view } from './browser.js';
import { ROOT, SCRIPT, markup, openHost } from './host.js';
import type { Host } from './host.js';
import { Player } from './player.js';

const WIDTHS = [280, 320, 390.5, 480, 600, 768, 1000, 1280, 1600];

/** The style by which a page keeps the room, as the README gives it. */
const [SNIPPET = ''] =
  /<style>[^<]*:not\(:defined\)[^<]*<\/style>/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];

const GAMES = ['russian', 'reflechi', 'freecell'];
const DEALS: Readonly<Record<string, string>> = { russian: '27', reflechi: '11982', freecell: '617' };

/** All three games, one below the other, with a text above and below each. */
const page = (width: number, lang: string): string =>
  markup(
    `${SNIPPET}<style>body { margin: 0 } main { width: ${width}px }</style>
    <main>${GAMES.map((game) => `<p>Above ${game}.</p><${game}-solitaire lang="${lang}" deal="${DEALS[game]}" storage="none"></${game}-solitaire>`).join('')}
    <p>Below.</p></main>`,
    { head: `<script>(${watch.toString()})()</script><script src="${SCRIPT}" async></script>` },
  );

interface Watched {
  /** As browsers sum it up. */
  shift: number;
  /** What each frame showed of the elements, from the first one on. The first whole one lets the script come. */
  frames: { texts: number[]; defined: number; cards: number[]; places: string }[];
}

/** Runs in the page, before all else. */
function watch(): void {
  const watched: Watched = { shift: 0, frames: [] };
  Object.assign(window, { watched });
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const games = [...document.querySelectorAll('main > :not(p)')];
    const cards = games.map((game) => [...(game.shadowRoot?.querySelectorAll('[part~="card"]') ?? [])]);
    const round = (value: number): number => Math.round(value * 10) / 10;
    watched.frames.push({
      texts: [...document.querySelectorAll('p')].map((text) => round(text.getBoundingClientRect().top)),
      defined: games.filter((game) => game.matches(':defined')).length,
      cards: cards.map(({ length }) => length),
      places: cards
        .flat()
        .map((card) => card.getBoundingClientRect())
        .map(({ left, top, width }) => [left, top, width].map(round).join())
        .join(' '),
    });
    const { texts, defined } = watched.frames.at(-1) ?? { texts: [], defined: 0 };
    if (texts.length === games.length + 1) sign('/sign/seen');
    if (defined === 3) sign('/sign/boarded');
  };
  const given = new Set<string>();
  const sign = (path: string): void => {
    if (!given.has(path)) void fetch(path);
    given.add(path);
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = look;
  const next = (): void => {
    // A message comes when the frame has been painted: nothing can change it any more.
    port2.postMessage(null);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const seen = (tab: Page): Promise<Watched> =>
  tab.evaluate(() => (window as unknown as { watched: Watched }).watched);

describe('arrival', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`arrival in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      before(async () => {
        host = await openHost();
        browser = await launch(engine);
      });
      after(async () => {
        await browser?.close();
        await host?.close();
      });

      const arrive = async (width: number, lang: string): Promise<Watched> => {
        const url = host.put(`/arrival-${width}-${lang}.html`, page(width, lang));
        const watched = await view(browser, { url, width: 1700, height: 3300 });
        const player = new Player(watched.page);
        await player.ready(GAMES.length);
        if (lang !== 'en')
          await watched.page.waitForFunction(() =>
            [...document.querySelectorAll('main > :not(p)')].every((game) =>
              game.shadowRoot?.querySelector('[part~="bar"]')?.textContent.includes('Potezi'),
            ),
          );
        // A slow machine paints the boards long after they are there.
        await watched.page.waitForFunction(
          () =>
            (window as unknown as { watched: Watched }).watched.frames.filter(({ defined }) => defined === 3)
              .length > 1,
        );
        await player.quiet(150);
        const found = await seen(watched.page);
        await watched.close();
        return found;
      };

      /** Every frame shows the texts where the first one did, and of every element that is there the same cards at the same places. */
      const check = ({ shift, frames }: Watched): void => {
        const shown = frames.filter(({ defined }) => defined > 0);
        const [first] = shown;
        assert.ok(
          frames.some(({ defined }) => defined === 0),
          'the page was seen before the script came',
        );
        assert.ok(first, 'and after');
        for (const { texts } of frames)
          if (texts.length === GAMES.length + 1)
            assert.deepEqual(texts, frames.at(-1)?.texts, 'no text moves');
        // Russian and FreeCell show the whole deck, Réfléchi its columns and its stock.
        assert.deepEqual(
          [...new Set(shown.map(({ cards }) => cards.join()))],
          ['52,29,52'],
          'all cards, at once',
        );
        assert.deepEqual([...new Set(shown.map(({ places }) => places))], [first.places], 'no card moves');
        assert.equal(shift, 0, 'layout shift');
      };

      for (const width of WIDTHS) {
        it(`nothing moves when the script comes late, ${width} px wide`, { timeout: 60_000 }, async () => {
          assert.match(SNIPPET, /padding-top/);
          host.hold(SCRIPT, '/sign/seen');
          check(await arrive(width, 'en'));
        });
      }

      it('nothing moves when the language comes later still', { timeout: 60_000 }, async () => {
        host.hold(SCRIPT, '/sign/seen');
        host.hold('/dist/parts/hr.js', '/sign/boarded');
        check(await arrive(600, 'hr'));
        check(await arrive(1280, 'hr'));
      });
    });
  }
});
