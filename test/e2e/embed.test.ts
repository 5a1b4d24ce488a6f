/** A game in a frame: embed.html in every sandbox and size, the page around it, hostile messages, WordPress, oEmbed, the docs. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { usualHeight } from '../../src/components/views/geometry.js';
import { parseMove, replay } from '../../src/engine/all.js';
import { AT_ONCE, ENGINES, itIn, launch, resize, view } from './browser.js';
import type { View, ViewOptions } from './browser.js';
import type { Seen } from './eyes.js';
import { DIST, ROOT, markup, openHost } from './host.js';
import type { Host } from './host.js';
import { Player } from './player.js';

/** A whole game, from its deal to the win. */
const RECORD =
  'FC1-C4-AAAAAVJ 3h 74 7h 7h 3h 4h 53 51 7a 7h 7h 17v2 1h 4h 12 48 51 75v2 87v2 87 8h 56v3 5h 2h 28 2h 62v2 17v2 87v2 ' +
  '58 65v2 67 6h 6h 85v2 8h 38v2 36 3h 3h 1h ah 23v3 28 12 81v3 68v2 6h 4h 1h 7h 48 4h 4h 1h 1h 7h 4h 7h 7h 5h 7h 5h 7h ' +
  '5h 7h 5h 87v2 8h 27v2 2h 2h 1h 7h 3h 7h 3h 7h 3h 7h 3h 7h';
const [CODE = '', ...LINE] = RECORD.split(' ');

const HOSTILE = transformSync(readFileSync(new URL('./hostile.ts', import.meta.url), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  target: 'es2022',
}).code;
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));

const BARE = '<style>body { margin: 0 } iframe { display: block; border: 0 }</style>';
const PARENT = '<script src="/dist/embed-parent.js"></script>';

/** Keeps what comes out of frames: raw messages, and events of the document. */
const LISTENING = `<script>
  window.heard = []; window.fired = [];
  addEventListener('message', ({ data, source }) => heard.push({ data, frame: [...document.querySelectorAll('iframe')].findIndex((each) => each.contentWindow === source) }));
  for (const name of ['ready', 'deal', 'move', 'reject', 'undo', 'redo', 'win', 'error'])
    document.addEventListener('solitaire-' + name, ({ type, detail, target }) => fired.push({ type, detail, target: target.localName, frozen: Object.isFrozen(detail) }));
</script>`;

interface Heard {
  data: Record<string, unknown>;
  frame: number;
}

interface Fired {
  type: string;
  detail: Record<string, unknown>;
  target: string;
  frozen: boolean;
}

declare global {
  interface Window {
    heard: Heard[];
    fired: Fired[];
  }
}

/** Firefox's driver complains at times of a frame without an origin, whatever is in it. */
const DRIVER = /Permission denied to access property "length"/;

const heard = (page: Page, type: string): Promise<Heard[]> =>
  page.evaluate((name) => window.heard.filter(({ data }) => data?.['type'] === name), type);

const fired = (page: Page): Promise<Fired[]> => page.evaluate(() => window.fired);

const frameOf = (page: Page, part = '/embed.html'): Promise<Frame> =>
  page.waitForFrame((each) => each.url().includes(part));

const heightOf = (page: Page, selector = 'iframe'): Promise<number> =>
  page.$eval(selector, (frame) => (frame as HTMLElement).offsetHeight);

async function until<T>(ask: () => Promise<T>, good: (answer: T) => boolean, limit = 8000): Promise<T> {
  for (const end = Date.now() + limit; ; await sleep(40)) {
    const answer = await ask();
    if (good(answer)) return answer;
    assert.ok(Date.now() < end, `never true: ${good.toString()}: ${JSON.stringify(answer)?.slice(0, 500)}`);
  }
}

const command = (page: Page, data: object, selector = 'iframe'): Promise<void> =>
  page.$eval(
    selector,
    (frame, sent) => {
      (frame as HTMLIFrameElement).contentWindow?.postMessage({ ns: 'solitaire-embed', v: 1, ...sent }, '*');
    },
    data,
  );

const words = (frame: Frame): Promise<string> =>
  frame.evaluate(() => document.querySelector('.game')?.shadowRoot?.textContent ?? '');

/** What the game in the frame has. */
const property = <T>(frame: Frame, name: string): Promise<T> =>
  frame.$eval('.game', (game, key) => (game as unknown as Record<string, unknown>)[key] as T, name);

describe('in a frame', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`in a frame in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let other: Host;
      let browser: Browser;
      before(async () => {
        [host, other] = [await openHost(), await openHost()];
        for (const each of [host, other])
          each.put('/dist/embed.html', readFileSync(join(DIST, 'embed.html'), 'utf8'));
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser?.close();
        await host?.close();
        await other?.close();
      });

      let pages = 0;
      const open = (body: string, head = PARENT, options: ViewOptions = {}): Promise<View> => {
        const url = host.put(`/around-${++pages}.html`, markup(`${BARE}${body}`, { head: LISTENING + head }));
        return view(browser, { width: 1000, height: 1200, ignore: DRIVER, ...options, url });
      };
      const iframe = (query: string, attributes = 'data-solitaire width="900" height="700"'): string =>
        `<iframe ${attributes} src="/dist/embed.html?${query}" title="Solitaire"></iframe>`;
      const SANDBOX = 'sandbox="allow-scripts" data-solitaire width="900" height="700"';
      const GAME = `game=freecell&deal=${CODE}`;

      const playerIn = async (page: Page): Promise<Player> => {
        const player = new Player(page, { frame: await frameOf(page), selector: '.game' });
        await player.ready();
        return player;
      };

      it('a move, a language and a hint in a sandbox without an origin', { timeout: 60_000 }, async () => {
        const watched = await open(iframe(`${GAME}&lang=hr&theme=dark`, SANDBOX));
        const { page } = watched;
        const player = await playerIn(page);
        const frame = await frameOf(page);
        await until(
          () => words(frame),
          (text) => /Potezi/.test(text),
        );
        const family = await frame.$eval(
          '.game',
          (game) => getComputedStyle(game.shadowRoot?.querySelector('.frame') as Element).fontFamily,
        );
        assert.match(family, /system-ui/, 'a frame has no page to take its typeface from');
        await player.tap('3');
        assert.deepEqual(
          (await player.events('move')).map(({ type, detail }) => [type, detail['move']]),
          [['move', '3h']],
        );
        await player.press('hint');
        await until(
          () =>
            frame.evaluate(() =>
              Boolean(document.querySelector('.game')?.shadowRoot?.querySelector('.hint-mark')),
            ),
          (there) => there,
          20_000,
        );
        const told = await until(
          () => fired(page),
          (all) => all.length >= 2,
        );
        assert.deepEqual(
          told.map(({ type }) => type),
          ['solitaire-ready', 'solitaire-move'],
        );
        await watched.close();
      });

      it('the page around it sizes it and hears its events', { timeout: 60_000 }, async () => {
        const watched = await open(iframe(GAME, 'data-solitaire width="100%" height="300"'), PARENT, {
          width: 700,
        });
        const { page } = watched;
        await until(
          () => heightOf(page),
          (height) => height === Math.round(usualHeight(700)),
        );
        await until(
          () => fired(page),
          (all) => all.length === 1,
        );
        await command(page, { type: 'new-game', code: 'FC1-C4-AAAAAXT' });
        const [, deal] = await until(
          () => fired(page),
          (all) => all.length === 2,
        );
        assert.deepEqual(deal, {
          type: 'solitaire-deal',
          detail: { game: 'freecell', code: 'FC1-C4-AAAAAXT', by: 'host', restart: false },
          target: 'iframe',
          frozen: true,
        });
        await resize(page, { width: 1100, height: 1200 });
        await until(
          () => heightOf(page),
          (height) => height === Math.round(usualHeight(1100)),
        );
        await watched.close();
      });

      it(`10,000 hostile messages change nothing (SEED=${SEED})`, { timeout: 120_000 }, async () => {
        console.log(`hostile messages in ${engine}: SEED=${SEED}`);
        host.put('/hostile.js', HOSTILE);
        host.put(
          '/hostile.html',
          `<!doctype html><html><head><title>Hostile</title><script src="/hostile.js"></script></head><body><script>
            addEventListener('message', ({ data }) => {
              if (!data?.attack) return;
              const { seed, count, kind } = data.attack, enemy = hostile(seed);
              for (let at = 0; at < count; at++) {
                const sent = enemy[kind]();
                parent.postMessage(sent, '*');
                parent.frames[0].postMessage(sent, '*');
                parent.frames[0].postMessage({ ns: 'solitaire-embed', v: 1, type: ['new-game', 'undo', 'redo', 'hello'][at % 4] }, '*');
              }
              parent.postMessage({ done: true }, '*');
            });
            parent.postMessage({ waiting: true }, '*');
          </script></body></html>`,
        );
        const around =
          iframe(GAME) +
          '<iframe sandbox="allow-scripts" src="/hostile.html" title="A neighbour" width="50" height="50"></iframe>' +
          '<iframe data-solitaire src="/hostile.html" title="One of ours that was led astray" width="50" height="333"></iframe>';
        const watched = await open(around, `${PARENT}<script src="/hostile.js"></script>`);
        const { page } = watched;
        await until(
          () => fired(page),
          (all) => all.length === 1,
        );
        await until(
          () => page.evaluate(() => window.heard.filter(({ data }) => data?.['waiting']).length),
          (count) => count === 2,
        );
        await command(page, { type: 'new-game', code: 'FC1-C4-AAAAAXT' });
        await until(
          () => fired(page),
          (all) => all.length === 2,
        );
        const state = () =>
          page.evaluate(() => ({
            frames: [...document.querySelectorAll('iframe')].map(({ style, offsetHeight }) => [
              style.cssText,
              offsetHeight,
            ]),
            fired: window.fired.length,
            prototype: Object.getOwnPropertyNames(Object.prototype).sort().join(),
            polluted: ({} as { polluted?: boolean }).polluted ?? null,
            names: Object.keys(window).sort().join(),
            head: document.head.outerHTML,
          }));
        const before = await state();
        const told = await page.evaluate(() => window.heard.filter(({ frame }) => frame === 0).length);
        await page.evaluate(async (seed) => {
          window.heard = [];
          const enemy = window.hostile(seed);
          const [game, neighbour, astray] = [...document.querySelectorAll('iframe')].map(
            ({ contentWindow }) => contentWindow as Window,
          );
          for (let at = 0; at < 4000; at++) {
            window.postMessage(enemy.any(), '*');
            game?.postMessage(enemy.any(), '*');
          }
          neighbour?.postMessage({ attack: { seed: seed + 1, count: 3000, kind: 'any' } }, '*');
          astray?.postMessage({ attack: { seed: seed + 2, count: 3000, kind: 'bad' } }, '*');
          while (window.heard.filter(({ data }) => data?.['done']).length < 2)
            await new Promise((resolve) => setTimeout(resolve, 20));
        }, SEED);
        // Whatever was to be answered is answered before this is.
        await command(page, { type: 'hello' });
        const answers = await until(
          () =>
            page.evaluate(() =>
              window.heard.filter(({ frame }) => frame === 0).map(({ data }) => data['type']),
            ),
          (all) => all.length >= 2,
        );
        assert.deepEqual(answers, ['resize', 'ready'], `SEED=${SEED}`);
        assert.ok(told > 0);
        const all = await page.evaluate(() => window.heard.length);
        assert.ok(all >= 10_000, `${all} messages came`);
        const now = await state();
        assert.deepEqual(now, before, `SEED=${SEED}`);
        // What they lack is one thing each: as they should be, they are heard.
        await page.evaluate(async (seed) => {
          const astray = document.querySelectorAll('iframe')[2]?.contentWindow;
          window.heard = [];
          astray?.postMessage({ attack: { seed, count: 20, kind: 'good' } }, '*');
          while (!window.heard.some(({ data }) => data?.['done']))
            await new Promise((resolve) => setTimeout(resolve, 20));
        }, SEED);
        assert.ok((await state()).fired > now.fired + 5);
        await watched.close();
      });

      // One engine shows what no engine does by itself.
      if (engine !== 'chromium') return;

      it('a whole game in a sandbox, and what is told of it', { timeout: 120_000 }, async () => {
        const watched = await open(iframe(`${GAME}&lang=ca`, SANDBOX));
        const { page } = watched;
        const player = await playerIn(page);
        const frame = await frameOf(page);
        await until(
          () => words(frame),
          (text) => /Moviments/.test(text),
        );
        assert.equal(await property(frame, 'dealCode'), CODE);
        for (const dialog of ['rules', 'options', 'new']) {
          await player.opens(dialog);
          await player.press('close');
        }
        await player.press('copy');
        await player.drag('1', 1, '2');
        assert.ok((await player.events('reject')).some(({ type }) => type === 'reject'));
        for (const text of LINE) {
          const { from, to, count } = parseMove(text);
          await player.drag(from, count, to === 'h' ? 'S' : to);
          const made = (await player.events('move')).filter(({ type }) => type === 'move');
          assert.deepEqual(
            made.map(({ detail }) => detail['move']),
            [text],
          );
        }
        await until(
          () => property<boolean>(frame, 'won'),
          (won) => won,
        );
        assert.ok(replay(RECORD).won);
        const seen: Seen[] = await frame.evaluate(() => window.eyes.seen);
        const told = await until(
          () => fired(page),
          (all) => all.some(({ type }) => type === 'solitaire-win'),
        );
        assert.deepEqual(
          told.map(({ type, detail }) => ({ type, detail })),
          seen.map(({ type, detail }) => ({ type: `solitaire-${type}`, detail })),
        );
        assert.ok(told.every(({ frozen }) => frozen));
        assert.equal(told.filter(({ type }) => type === 'solitaire-error').length, 0);
        await watched.close();
      });

      it(
        'the address says what is played; what it should not say is passed over',
        { timeout: 60_000 },
        async () => {
          const cases: [query: string, read: string, value: unknown][] = [
            ['game=russian&rule=relaxed', 'rule', 'relaxed'],
            ['game=reflechi&draw=3', 'draw', 3],
            ['game=freecell&cells=2', 'cells', 2],
            ['game=freecell&theme=dark', 'theme', 'dark'],
            ['game=freecell&placement-help=off', 'placementHelp', false],
            ['game=freecell&controls=minimal', 'controls', 'minimal'],
            ['game=freecell&deal=617', 'dealCode', 'FC1-C4-AAAAAXT'],
            ['game=freecell&share-url=https://example.org/{code}', 'shareUrl', null],
            ['game=freecell&onclick=alert(1)&style=display:none', 'style', undefined],
            ['game=freecell&deal=617&lang=%3Cb%3E', 'lang', '<b>'],
          ];
          const watched = await open(cases.map(([query]) => iframe(query)).join(''));
          const { page } = watched;
          for (const [query, name, value] of cases) {
            const frame = await frameOf(page, query.replace(/[<>{}].*/, ''));
            await frame.waitForSelector('.game');
            if (name === 'style') {
              const names = await frame.$eval('.game', (game) => game.getAttributeNames().sort());
              assert.deepEqual(names, ['class', 'save-key']);
            } else assert.deepEqual(await property(frame, name), value, query);
          }
          await watched.close();
        },
      );

      it('a value that is none is told of', { timeout: 30_000 }, async () => {
        const watched = await open(iframe('game=freecell&cells=9&deal=nonsense'));
        const { page } = watched;
        const told = await until(
          () => fired(page),
          (all) => all.length >= 3,
        );
        assert.deepEqual(told.map(({ type, detail }) => detail['error'] ?? type).sort(), [
          'bad-attribute',
          'bad-deal',
          'solitaire-ready',
        ]);
        await watched.close();
      });

      it('an unknown game: a sentence, and links that lead on', { timeout: 30_000 }, async () => {
        for (const query of ['game=spider', 'game=__proto__', '']) {
          const watched = await open(iframe(query, SANDBOX));
          const { page } = watched;
          const frame = await frameOf(page);
          await frame.waitForSelector('#choose:not([hidden])');
          assert.match(await frame.$eval('body', (body) => body.innerText), /^There is no such game here/);
          const links = await frame.$$eval('a', (all) => all.map(({ href }) => new URL(href).search));
          assert.deepEqual(links, ['?game=russian', '?game=reflechi', '?game=freecell']);
          assert.equal((await heard(page, 'resize')).length, 0);
          await (await frame.$('a[href*="reflechi"]'))?.click();
          const told = await until(
            () => fired(page),
            (all) => all.length === 1,
          );
          assert.equal(told[0]?.detail['game'], 'reflechi');
          assert.equal(await frame.title(), 'Solitaire Réfléchi');
          await watched.close();
        }
      });

      it('without JavaScript, and without the script: a sentence', { timeout: 30_000 }, async () => {
        const without = await view(browser, {});
        await without.page.setJavaScriptEnabled(false);
        await without.page.goto(`${host.origin}/dist/embed.html?game=freecell`);
        assert.equal(
          await without.page.$eval('body', (body) => body.innerText.trim()),
          'This game of solitaire needs JavaScript.',
        );
        await without.close();
        const url = host.put('/alone/embed.html', readFileSync(join(DIST, 'embed.html'), 'utf8'));
        const alone = await view(browser, { url: `${url}?game=freecell`, ignore: /404/ });
        await alone.page.waitForSelector('#missing:not([hidden])');
        assert.equal(
          await alone.page.$eval('body', (body) => body.innerText.trim()),
          'The game could not be fetched.',
        );
        await alone.close();
      });

      it('from a file', { timeout: 30_000 }, async () => {
        const url = `${pathToFileURL(join(DIST, 'embed.html')).href}?${GAME}`;
        const watched = await view(browser, { url });
        const player = new Player(watched.page);
        await player.ready();
        await player.tap('3');
        assert.equal((await player.events('move'))[0]?.detail['move'], '3h');
        await watched.close();
      });

      it('kept where there is an origin, also another one', { timeout: 30_000 }, async () => {
        const framed = iframe(GAME).replace('src="', `src="${other.origin}`);
        const watched = await open(framed);
        const { page } = watched;
        await (await playerIn(page)).tap('3');
        await until(
          () => fired(page),
          (all) => all.length === 2,
        );
        await page.reload();
        const [again] = await until(
          () => fired(page),
          (all) => all.length === 1,
        );
        assert.equal(again?.detail['resumed'], true);
        await watched.close();
      });

      for (const game of ['russian', 'reflechi', 'freecell']) {
        it(`${game} fits a frame 600 wide and 200 to 1000 high`, { timeout: 60_000 }, async () => {
          const attributes = 'sandbox="allow-scripts" scrolling="no" frameborder="0" width="600"';
          const watched = await open(
            iframe(`game=${game}&deal=${game === 'freecell' ? CODE : 617}`, attributes),
          );
          const { page } = watched;
          const player = await playerIn(page);
          const frame = await frameOf(page);
          for (const height of [1000, 628, 420, 260, 200]) {
            await page.$eval('iframe', (element, px) => element.setAttribute('height', String(px)), height);
            await until(
              () =>
                frame.evaluate((asked) => {
                  const element = document.querySelector('.game');
                  const cards = [...(element?.shadowRoot?.querySelectorAll('[data-pile]') ?? [])];
                  const main = document.querySelector('main') as HTMLElement;
                  return {
                    frame: innerHeight,
                    game: element?.getBoundingClientRect().height,
                    lowest:
                      Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)) + main.scrollTop,
                    page: document.documentElement.scrollHeight,
                    scrolled: main.scrollHeight,
                    asked,
                  };
                }, height),
              (now) =>
                now.frame === now.page &&
                now.frame === now.asked &&
                now.scrolled === Math.max(260, now.asked) &&
                now.game === now.scrolled &&
                now.lowest <= now.game + 1,
            );
          }
          await page.mouse.move(300, 190);
          await page.mouse.wheel({ deltaY: 300 });
          await until(
            () => frame.evaluate(() => document.querySelector('main')?.scrollTop),
            (top) => top === 60,
          );
          if (game === 'freecell') {
            await player.tap('3');
            assert.ok((await player.events('move')).some(({ detail }) => detail['move'] === '3h'));
          }
          await watched.close();
        });
      }

      it("WordPress's height, with its secret", { timeout: 30_000 }, async () => {
        const asked = (page: Page): Promise<unknown[]> =>
          page.evaluate(() =>
            window.heard.map(({ data }) => data).filter((data) => 'message' in data && 'secret' in data),
          );
        const src = `/dist/embed.html?${GAME}#?secret=aB3dE5gH9j`;
        const watched = await open(
          `<iframe sandbox="allow-scripts" security="restricted" width="600" height="338" src="${src}" title="FreeCell"></iframe>`,
          '',
        );
        const { page } = watched;
        const message = (value: number) => ({ message: 'height', value, secret: 'aB3dE5gH9j' });
        await until(
          () => asked(page),
          (all) => all.length === 1,
        );
        await page.$eval('iframe', (frame) => (frame.width = '500'));
        await until(
          () => asked(page),
          (all) => all.length === 2,
        );
        await page.$eval('iframe', (frame) => {
          frame.contentWindow?.postMessage({ message: 'ready', secret: 'other' }, '*');
          frame.contentWindow?.postMessage({ message: 'ready', secret: 'aB3dE5gH9j' }, '*');
        });
        await until(
          () => asked(page),
          (all) => all.length >= 3,
        );
        await sleep(100);
        assert.deepEqual(await asked(page), [message(628), message(588), message(588)]);
        await watched.close();

        for (const hash of ['', '#?secret=', '#?secret=a-b', '#secret=abc', '#?secret=abc&x']) {
          const without = await open(iframe(GAME).replace('" title', `${hash}" title`), '');
          await until(
            () => heard(without.page, 'ready'),
            (all) => all.length === 1,
          );
          assert.deepEqual(await asked(without.page), [], hash);
          await without.close();
        }
      });

      it(
        'commands are heard from the parent alone, and only such as are known',
        { timeout: 30_000 },
        async () => {
          const watched = await open(iframe(GAME, SANDBOX));
          const { page } = watched;
          const player = await playerIn(page);
          const frame = await frameOf(page);
          await player.tap('3');
          await command(page, { type: 'undo' });
          await command(page, { type: 'redo' });
          await command(page, { type: 'new-game', code: 'RU1-C-AAAAAAA' });
          await command(page, { type: 'new-game', code: 'nonsense' });
          await command(page, { type: 'new-game', code: 'x'.repeat(65) });
          await command(page, { type: 'new-game', code: 617 });
          await command(page, { type: 'restart' });
          await command(page, { type: '__proto__' });
          await command(page, { v: 2, type: 'new-game' });
          await command(page, { ns: 'other', type: 'new-game' });
          await frame.evaluate(() =>
            window.postMessage({ ns: 'solitaire-embed', v: 1, type: 'new-game' }, '*'),
          );
          await command(page, { type: 'new-game', code: 'AAAAAXT' });
          const told = await until(
            () => fired(page),
            (all) => all.at(-1)?.type === 'solitaire-deal',
          );
          assert.deepEqual(
            told.map(({ type, detail }) => [
              type.slice('solitaire-'.length),
              detail['by'],
              detail['error'] ?? detail['code'],
            ]),
            [
              ['ready', 'host', CODE],
              ['move', 'player', CODE],
              ['undo', 'host', CODE],
              ['redo', 'host', CODE],
              ['error', 'host', 'bad-deal'],
              ['error', 'host', 'bad-deal'],
              ['deal', 'host', 'FC1-C4-AAAAAXT'],
            ],
          );
          await command(page, { type: 'new-game' });
          await until(
            () => fired(page),
            (all) => all.length === told.length + 1,
          );
          await watched.close();
        },
      );

      it(
        'a parent script that comes late, and frames that come later still',
        { timeout: 30_000 },
        async () => {
          const watched = await open(iframe(GAME, 'data-solitaire width="800" height="250"'), '');
          const { page } = watched;
          await until(
            () => heard(page, 'ready'),
            (all) => all.length === 1,
          );
          assert.equal(await heightOf(page), 250);
          await page.addScriptTag({ url: '/dist/embed-parent.js' });
          await until(
            () => heightOf(page),
            (height) => height === 708,
          );
          await until(
            () => fired(page),
            (all) => all.length === 1,
          );
          await page.evaluate(() => {
            const later = document.createElement('iframe');
            later.dataset['solitaire'] = '';
            later.width = '600';
            later.id = 'later';
            later.src = '/dist/embed.html?game=russian';
            document.body.append(later);
          });
          await until(
            () => fired(page),
            (all) => all.length === 2,
          );
          await until(
            () => heightOf(page, '#later'),
            (height) => height === 628,
          );
          await sleep(150);
          assert.deepEqual(
            (await fired(page)).map(({ detail }) => detail['game']),
            ['freecell', 'russian'],
          );
          await watched.close();
        },
      );

      it('a frame without the attribute is left alone', { timeout: 30_000 }, async () => {
        const watched = await open(iframe(GAME, 'width="800" height="250"'));
        const { page } = watched;
        await until(
          () => heard(page, 'ready'),
          (all) => all.length === 1,
        );
        assert.deepEqual(await fired(page), []);
        assert.equal(await heightOf(page), 250);
        await watched.close();
      });

      it('heights are held between 200 and 2000', { timeout: 30_000 }, async () => {
        host.put(
          '/any-height.html',
          "<!doctype html><script>addEventListener('message', ({ data }) => data.ask && parent.postMessage({ ns: 'solitaire-embed', v: 1, type: 'resize', height: data.ask }, '*'))</script>",
        );
        for (const [asked, given] of [
          [1e308, 2000],
          [-5, 200],
          [700.4, 700],
        ] as const) {
          const watched = await open(
            '<iframe data-solitaire src="/any-height.html" title="Any height"></iframe>',
          );
          const { page } = watched;
          await page.$eval('iframe', (frame, ask) => frame.contentWindow?.postMessage({ ask }, '*'), asked);
          await until(
            () => heightOf(page),
            (height) => height === given,
          );
          await watched.close();
        }
      });

      it('a page whose width goes by the height comes to rest', { timeout: 60_000 }, async () => {
        // As a scrollbar does: it comes when the frame is high, and takes of the width.
        const script = `<script>
          window.sizings = 0;
          addEventListener('DOMContentLoaded', () => {
            const frame = document.querySelector('iframe');
            new MutationObserver(() => sizings++).observe(frame, { attributeFilter: ['style'] });
            const fit = () => { frame.width = innerWidth - (frame.offsetHeight > 720 ? 150 : 0); };
            new ResizeObserver(fit).observe(frame);
            addEventListener('resize', fit);
          });
        </script>`;
        const watched = await open(iframe(GAME, 'data-solitaire width="900" height="300"'), PARENT + script, {
          width: 900,
        });
        const { page } = watched;
        const sizings = (): Promise<number> =>
          page.evaluate(() => (window as unknown as { sizings: number }).sizings);
        const asked = async (): Promise<number> => (await heard(page, 'resize')).length;
        for (const width of [900, 940]) {
          await resize(page, { width, height: 1200 });
          await sleep(3000);
          const [count, asks] = [await sizings(), await asked()];
          assert.ok(count >= 1 && count <= 3, `${count} sizings at ${width}`);
          await sleep(500);
          assert.deepEqual([await sizings(), await asked()], [count, asks], 'at rest');
          await page.evaluate(() => Object.assign(window, { sizings: 0 }));
        }
        await watched.close();
      });

      it('a window that is dragged wider is followed to its end', { timeout: 30_000 }, async () => {
        const watched = await open(iframe(GAME, 'data-solitaire width="100%" height="300"'));
        const { page } = watched;
        await until(
          () => heightOf(page),
          (height) => height === 788,
        );
        for (let width = 500; width <= 860; width += 40) await resize(page, { width, height: 1200 });
        await until(
          () => heightOf(page),
          (height) => height === Math.round(usualHeight(860)),
        );
        await watched.close();
      });

      it('a place that shrinks bit by bit is followed to its end', { timeout: 30_000 }, async () => {
        const place = '<style>#place { width: 800px; transition: width 0.4s linear }</style>';
        const frame = iframe(GAME, 'data-solitaire width="100%" height="300" frameborder="0"');
        const watched = await open(`${place}<div id="place">${frame}</div>`);
        const { page } = watched;
        const settles = (width: number): Promise<unknown> =>
          until(
            () => heightOf(page),
            (height) => height === Math.round(usualHeight(width)),
          );
        await settles(800);
        for (const width of [350, 800, 350]) {
          await page.$eval('#place', (each, px) => ((each as HTMLElement).style.width = `${px}px`), width);
          await settles(width);
        }
        await watched.close();
      });

      it('two copies of the script fire each event once', { timeout: 30_000 }, async () => {
        const watched = await open(iframe(GAME, SANDBOX), PARENT + PARENT);
        const { page } = watched;
        const player = await playerIn(page);
        await player.tap('3');
        await player.events('move');
        await sleep(300);
        const told = (await fired(page)).map(({ type }) => type);
        assert.deepEqual(told, ['solitaire-ready', 'solitaire-move']);
        await watched.close();
      });

      it(
        'whenever the script comes, it is told once that the game is ready',
        { timeout: 60_000 },
        async () => {
          const late = (ms: number): string =>
            `<script>addEventListener('load', () => setTimeout(() => { const late = document.createElement('script');
            late.src = '/dist/embed-parent.js'; document.head.append(late); }, ${ms}));</script>`;
          for (const ms of [0, 15, 30, 60, 100, 150, 250, 400]) {
            const watched = await open(iframe(GAME), late(ms));
            await playerIn(watched.page);
            await sleep(600);
            const told = (await fired(watched.page)).map(({ type }) => type);
            assert.deepEqual(told, ['solitaire-ready'], `${ms} ms`);
            await watched.close();
          }
        },
      );

      it('a game of another option is another game', { timeout: 60_000 }, async () => {
        const seen: unknown[] = [];
        const blank = await open('');
        await blank.page.evaluate(() => localStorage.clear());
        await blank.close();
        for (const query of ['deal=617', 'deal=617&cells=1', 'deal=617']) {
          const watched = await open(iframe(`game=freecell&${query}`));
          const player = await playerIn(watched.page);
          const [ready] = await until(
            () => fired(watched.page),
            (all) => all.length === 1,
          );
          seen.push([ready?.detail['code'], ready?.detail['resumed']]);
          if (seen.length < 3) {
            await player.tap('3');
            await player.events('move');
          }
          await watched.close();
        }
        assert.deepEqual(seen, [
          ['FC1-C4-AAAAAXT', false],
          ['FC1-C1-AAAAAXT', false],
          ['FC1-C4-AAAAAXT', true],
        ]);
      });

      it('its own policy is strict, and it asks for its own folder alone', { timeout: 30_000 }, async () => {
        const alone = await openHost();
        const page = readFileSync(join(DIST, 'embed.html'), 'utf8');
        assert.match(page, /default-src 'none'; script-src 'sha256-[^']+' 'strict-dynamic'/);
        const watched = await view(browser, { url: `${alone.origin}/dist/embed.html?${GAME}&lang=hr` });
        const player = new Player(watched.page);
        await player.ready();
        await player.tap('3');
        await player.opens('rules');
        assert.ok(alone.requests.every((path) => path.startsWith('/dist/') || path === '/favicon.ico'));
        assert.ok(alone.requests.includes('/dist/parts/hr.js'));
        const blocked = await watched.page.evaluate(() =>
          fetch('/dist/loader.js').then(
            () => 'came',
            () => 'blocked',
          ),
        );
        assert.equal(blocked, 'blocked');
        assert.match((await watched.faults()).join(), /policy: connect-src/);
        await watched.page.close();
        await alone.close();
      });

      it('oEmbed: what the files say is a game in a frame', { timeout: 30_000 }, async () => {
        const { SITE, oembedFiles } = (await import(
          pathToFileURL(join(ROOT, 'scripts/oembed.mjs')).href
        )) as {
          SITE: string;
          oembedFiles(site: string): Record<string, string>;
        };
        for (const [path, text] of Object.entries(oembedFiles(SITE)))
          assert.equal(readFileSync(join(ROOT, path), 'utf8'), text, `${path}: run node scripts/oembed.mjs`);
        const here = oembedFiles(`${host.origin}/`);
        for (const game of ['russian', 'reflechi', 'freecell']) {
          const page = here[`demo/${game}.html`] ?? '';
          const [, path = ''] =
            new RegExp(`type="application/json\\+oembed"\\s+href="${host.origin}/([^"]+)"`).exec(page) ?? [];
          const answer = JSON.parse(here[path] ?? '') as Record<string, unknown>;
          assert.deepEqual([answer['version'], answer['type']], ['1.0', 'rich']);
          const html = String(answer['html']);
          assert.deepEqual(
            [...html.matchAll(/ ([a-z]+)="/g)].map(([, name]) => name),
            ['src', 'width', 'height', 'title', 'frameborder', 'marginwidth', 'marginheight', 'scrolling'],
          );
          const watched = await open(html.replace('<iframe', '<iframe sandbox="allow-scripts"'), '');
          const [ready] = await until(
            () => heard(watched.page, 'ready'),
            (all) => all.length === 1,
          );
          assert.equal(ready?.data['game'], game);
          const [resize] = await heard(watched.page, 'resize');
          assert.equal(resize?.data['height'], answer['height']);
          await watched.close();
        }
      });

      it('each snippet of docs/iframe.md does what is said of it', { timeout: 60_000 }, async () => {
        for (const [from, to] of [
          ['', '/js/'],
          ['parts/', '/js/parts/'],
        ] as const)
          for (const name of readdirSync(join(DIST, from)).filter((each) => /\.(js|html)$/.test(each)))
            host.put(to + name, readFileSync(join(DIST, from, name), 'utf8'));
        const text = readFileSync(join(ROOT, 'docs/iframe.md'), 'utf8');
        const snippets = [...text.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, snippet = '']) => snippet);
        const checks: ((watched: View) => Promise<void>)[] = [
          async ({ page }) =>
            assert.equal(await property(await frameOf(page), 'dealCode').then(Boolean), true),
          async ({ page }) => {
            const frame = await frameOf(page);
            assert.deepEqual(
              [await property(frame, 'draw'), await property(frame, 'theme'), await property(frame, 'lang')],
              [3, 'dark', 'hr'],
            );
          },
          async ({ page }) => assert.equal(await (await frameOf(page)).evaluate(() => origin), 'null'),
          async ({ page }) => {
            assert.equal((await fired(page))[0]?.detail['code'], 'FC1-C4-AAAAAXT');
            await until(
              () => heightOf(page),
              (height) => height === Math.round(usualHeight(1000)),
            );
            const said: string[] = [];
            page.on('console', (line) => said.push(line.text()));
            const frame = await frameOf(page);
            await frame.$eval(
              '.game',
              (game, moves) => {
                const element = game as unknown as {
                  newGame(code: string): void;
                  play(move: string): unknown;
                };
                element.newGame(moves[0] ?? '');
                for (const move of moves.slice(1)) element.play(move);
              },
              RECORD.split(' '),
            );
            await until(
              () => Promise.resolve(said),
              (all) => all.some((line) => /^FreeCell won with \d+ points$/.test(line)),
            );
          },
          async ({ page }) => {
            const said: string[] = [];
            page.on('console', (line) => said.push(line.text()));
            await (await page.$('#new'))?.click();
            const [deal] = await until(
              () => heard(page, 'deal'),
              (all) => all.length === 1,
            );
            assert.equal(deal?.data['code'], 'FC1-C4-AAAAAXT');
            const frame = await frameOf(page);
            await frame.$eval('.game', (game) =>
              (game as unknown as { play(move: string): unknown }).play('1a'),
            );
            await until(
              () => Promise.resolve(said),
              (all) => all.includes('1 moves'),
            );
          },
          () =>
            Promise.resolve(
              assert.ok(
                readFileSync(join(ROOT, 'demo/freecell.html'), 'utf8')
                  .replaceAll(/\s+/g, ' ')
                  .includes((snippets.at(-1) ?? '').replaceAll(/\s+/g, ' ').trim()),
              ),
            ),
        ];
        assert.equal(snippets.length, checks.length);
        for (const [index, snippet] of snippets.entries()) {
          const watched = await open(snippet, '');
          if (snippet.includes('<iframe'))
            await until(
              () => heard(watched.page, 'ready'),
              (all) => all.length >= 1,
            );
          await checks[index]?.(watched);
          await watched.close();
        }
      });
    });
  }
});
