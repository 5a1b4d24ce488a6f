/** A good guest on every page: strict policies, foreign origins, frames, copies, crowds, denied storage, and nothing left behind. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { attempt, begin, parseMove } from '../../src/engine/all.js';
import { AT_ONCE, ENGINES, EYES, itIn, launch, view } from './browser.js';
import { DIST, ROOT, SCRIPT, markup, openHost } from './host.js';
import type { Headers, Host } from './host.js';
import { linesOf } from './lines.js';
import { Player, middle } from './player.js';

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types solitaire-elements";
const NONCE = 'bm9uY2U';
const NONCED =
  `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self'; img-src 'self'; ` +
  "require-trusted-types-for 'script'; trusted-types solitaire-elements";

/** A FreeCell deal in which an ace lies free, so that a tap is a move. */
const FREE_ACE = dealWithFreeAce();

function dealWithFreeAce(): { code: string; pile: string } {
  for (let number = 1; ; number++) {
    const code = `FC1-C4-${letters(number)}`;
    const session = begin(code);
    const pile = ['1', '2', '3', '4', '5', '6', '7', '8'].find(
      (column) => attempt(session, { from: column, to: 'h', count: 1 }).ok,
    );
    if (pile !== undefined) return { code, pile };
  }
}

function letters(number: number): string {
  let text = '';
  for (let place = 0, rest = number; place < 7; place++, rest = Math.floor(rest / 26))
    text = String.fromCharCode(65 + (rest % 26)) + text;
  return text;
}

/** Plays a line of moves by drags alone. */
/** Waits until the rules are in the open dialog. Not by the driver's own waiting, which a strict policy forbids in Firefox. */
async function rulesStand(page: Page): Promise<void> {
  const length = (): Promise<number> =>
    page.$eval('#game', (game) => game.shadowRoot?.querySelector('dialog[open]')?.textContent.length ?? 0);
  for (let turn = 0; (await length()) <= 1500; turn++) {
    assert.ok(turn < 100, 'the rules never stood in the dialog');
    await sleep(50);
  }
}

async function play(player: Player, moves: readonly string[]): Promise<void> {
  for (const text of moves) {
    const { from, to, count } = parseMove(text);
    if (from === 's' || to === 's') await player.tap('s', 0);
    else await player.drag(from, count, to === 'h' ? 'S' : to);
    const seen = await player.events('move');
    assert.deepEqual(
      seen.filter(({ type }) => type === 'move').map(({ detail }) => detail['move']),
      [text],
    );
  }
}

const tapAce = async (player: Player): Promise<void> => {
  await player.tap(FREE_ACE.pile);
  // What is told of the storage may come in between.
  const moves = (await player.events('move')).filter(({ type }) => type === 'move');
  assert.deepEqual(
    moves.map(({ detail }) => detail['move']),
    [`${FREE_ACE.pile}h`],
  );
};

const words = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.shadowRoot?.textContent.replaceAll(/\s+/g, ' ') ?? '');

/** Waits until some words stand in the element. */
async function until(page: Page, selector: string, pattern: RegExp): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    if (pattern.test(await words(page, selector))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${pattern.source} never stood in ${selector}: ${(await words(page, selector)).slice(0, 300)}`);
}

describe('manners', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`manners in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let other: Host;
      let browser: Browser;
      before(async () => {
        host = await openHost();
        other = await openHost();
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser?.close();
        await host?.close();
        await other?.close();
      });

      let pages = 0;
      const open = async (html: string, headers: Headers = {}, ignore?: RegExp) => {
        const url = host.put(`/manners-${++pages}.html`, html, headers);
        return view(browser, { url, height: 1300, ...(ignore ? { ignore } : {}) });
      };

      describe('strict policies by real headers', () => {
        it(
          'a whole game, dialogs, languages and rules without one violation',
          { timeout: 120_000 },
          async () => {
            const line = linesOf('freecell-4')[0];
            assert.ok(line);
            const watched = await open(
              markup('<freecell-solitaire id="game" storage="none"></freecell-solitaire>'),
              { 'content-security-policy': STRICT },
            );
            const { page } = watched;
            const player = new Player(page);
            await player.ready();
            await page.$eval(
              '#game',
              (element, text) => {
                (element as unknown as { position: string }).position = text;
              },
              line.position,
            );
            await play(player, line.moves.slice(0, 20));
            await player.opens('rules');
            await rulesStand(page);
            await player.press('close');
            await player.opens('options');
            await player.press('close');
            await player.opens('new');
            await player.press('close');
            for (const [lang, pattern] of [
              ['ca', /Moviments/],
              ['hr', /Potezi/],
            ] as const) {
              await page.$eval(
                '#game',
                (element, tag) => {
                  (element as HTMLElement).lang = tag;
                },
                lang,
              );
              await until(page, '#game', pattern);
              await player.opens('rules');
              await rulesStand(page);
              await player.press('close');
            }
            await play(player, line.moves.slice(20));
            await player.events('win');
            assert.equal(
              await page.$eval('#game', (element) => (element as unknown as { won: boolean }).won),
              true,
            );
            await player.press('new', '.win');
            await watched.close();
          },
        );

        for (const [name, policy, head] of [
          ['nonce and strict-dynamic', NONCED, `<script nonce="${NONCE}" src="${SCRIPT}"></script>`],
          ['no Trusted Types', STRICT.replace(/require-trusted.*/, ''), `<script src="${SCRIPT}"></script>`],
        ] as const) {
          it(`the language and the rules come under ${name}`, { timeout: 30_000 }, async () => {
            const watched = await open(
              markup(
                `<freecell-solitaire id="game" lang="hr" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
                { head },
              ),
              { 'content-security-policy': policy },
            );
            const player = new Player(watched.page);
            await player.ready();
            await until(watched.page, '#game', /Potezi/);
            await tapAce(player);
            await player.opens('rules');
            await rulesStand(watched.page);
            await watched.close();
          });
        }

        for (const lit of ['lit', 'lit-2'])
          it(`the page's own ${lit} under Trusted Types is undisturbed`, { timeout: 30_000 }, async () => {
            const own = await build({
              stdin: {
                resolveDir: ROOT,
                loader: 'ts',
                contents: `import { LitElement, html } from '${lit}';
              customElements.define('own-element', class extends LitElement { render() { return html\`<b>the page's own</b>\`; } });`,
              },
              bundle: true,
              write: false,
              format: 'iife',
              minify: true,
              external: [],
            });
            host.put('/own.js', own.outputFiles[0]?.text ?? '');
            for (const head of [
              `<script src="/own.js"></script><script src="${SCRIPT}"></script>`,
              `<script src="${SCRIPT}"></script><script src="/own.js"></script>`,
            ]) {
              const watched = await open(
                markup(
                  `<own-element></own-element><freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
                  { head },
                ),
                { 'content-security-policy': `${STRICT} lit-html` },
              );
              const player = new Player(watched.page);
              await player.ready();
              await tapAce(player);
              assert.equal(
                await watched.page.$eval('own-element', (element) => element.shadowRoot?.textContent),
                "the page's own",
              );
              await watched.close();
            }
          });
      });

      describe('where the script comes from', () => {
        it('the classic script from another port plays, with its parts', { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(
              `<freecell-solitaire id="game" lang="ca" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
              {
                head: `<script src="${other.origin}${SCRIPT}"></script>`,
              },
            ),
            {},
            /CORS|Cross-Origin|net::ERR_FAILED/i,
          );
          const player = new Player(watched.page);
          await player.ready();
          await until(watched.page, '#game', /Moviments/);
          await tapAce(player);
          await player.opens('options');
          await player.press('close');
          await watched.close();
        });

        it("a CDN's short address finds the parts too", { timeout: 30_000 }, async () => {
          const type = { 'content-type': 'text/javascript' };
          const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');
          const short = '/npm/solitaire-elements@0.1.0';
          const address = other.put(short, read('solitaire-elements.min.js'), type);
          other.put(`${short}/dist/parts/ca.js`, read('parts/ca.js'), type);
          const watched = await open(
            markup(
              `<freecell-solitaire id="game" lang="ca" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
              { head: `<script src="${address}"></script>` },
            ),
          );
          await until(watched.page, '#game', /Moviments/);
          await watched.close();
        });

        it(
          'English play asks for the script, when touched for what play takes, and when played for advice and statistics',
          { timeout: 30_000 },
          async () => {
            const alone = await openHost();
            const url = alone.put(
              '/alone.html',
              markup(
                `<freecell-solitaire id="game" deal="${FREE_ACE.code}"></freecell-solitaire><russian-solitaire></russian-solitaire><reflechi-solitaire></reflechi-solitaire>`,
              ),
            );
            const watched = await view(browser, { url, height: 1300 });
            const player = new Player(watched.page, { selector: '#game' });
            await player.ready(3);
            const asked = (): string[] => alone.requests.filter((path) => path !== '/favicon.ico');
            assert.deepEqual(asked(), ['/alone.html', SCRIPT]);
            await tapAce(player);
            await player.opens('new');
            await player.press('close');
            const parts = ['advice', 'announcer', 'dialogs', 'keyboard', 'peek', 'solver', 'statistics'].map(
              (name) => `/dist/parts/${name}.js`,
            );
            for (let turn = 0; turn < 40 && asked().length < 9; turn++) await sleep(50);
            assert.deepEqual(asked().sort(), ['/alone.html', ...parts, SCRIPT].sort());
            await watched.close();
            await alone.close();
          },
        );

        it(
          'parts whose tags the author wrote, before or after the script, are not fetched again',
          { timeout: 30_000 },
          async () => {
            const tags = ['announcer', 'dialogs', 'keyboard', 'options', 'peek'].map(
              (name) => `<script src="/dist/parts/${name}.js"></script>`,
            );
            for (const head of [
              [...tags, `<script src="${SCRIPT}"></script>`],
              [`<script src="${SCRIPT}"></script>`, ...tags],
            ]) {
              const alone = await openHost();
              const url = alone.put(
                '/tags.html',
                markup('<russian-solitaire id="game"></russian-solitaire>', { head: head.join('') }),
              );
              const watched = await view(browser, { url, height: 1300 });
              const player = new Player(watched.page);
              await player.ready();
              await player.opens('options');
              await player.press('close');
              await player.opens('new');
              assert.equal(
                alone.requests.filter((path) => path.startsWith('/dist/parts/')).length,
                tags.length,
              );
              await watched.close();
              await alone.close();
            }
          },
        );

        it(
          'without parts New game deals while nothing is at stake, and the others say so',
          { timeout: 30_000 },
          async () => {
            const address = other.put(
              '/bare.js',
              readFileSync(join(DIST, 'solitaire-elements.min.js'), 'utf8'),
              {
                'content-type': 'text/javascript',
              },
            );
            const watched = await open(
              markup(
                `<freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
                {
                  head: `<script src="${address}"></script>`,
                },
              ),
              {},
              /404|MIME|Failed to load|Loading failed/i,
            );
            const player = new Player(watched.page);
            const said = (): Promise<string> =>
              watched.page.$eval(
                '#game',
                (element) =>
                  element.shadowRoot?.querySelector('[role="status"].bubble')?.textContent.trim() ?? '',
              );
            await player.ready();
            await tapAce(player);
            for (const action of ['rules', 'options', 'new']) {
              await player.press(action);
              await until(watched.page, '#game', /could not be fetched/);
              await player.press('undo');
              assert.equal(await said(), '');
              await player.press('redo');
            }
            await watched.page.$eval('#game', (element) =>
              (element as unknown as { restart(): void }).restart(),
            );
            await player.press('new');
            const deals = (await player.events('deal', 2)).filter(({ type }) => type === 'deal');
            assert.equal(deals.length, 2);
            assert.notEqual(deals[1]?.detail['code'], FREE_ACE.code);
            await watched.close();
          },
        );

        it('plays from file:, in Croatian', { timeout: 30_000 }, async () => {
          const folder = await mkdtemp(join(tmpdir(), 'solitaire-file-'));
          await cp(DIST, join(folder, 'dist'), { recursive: true });
          await writeFile(join(folder, 'eyes.js'), EYES);
          const eyes = engine === 'webkit' ? '<script src="eyes.js"></script>' : '';
          await writeFile(
            join(folder, 'page.html'),
            markup(`<freecell-solitaire id="game" lang="hr" deal="${FREE_ACE.code}"></freecell-solitaire>`, {
              head: `${eyes}<script src="dist/solitaire-elements.min.js"></script>`,
            }),
          );
          const watched = await view(browser, {
            url: pathToFileURL(join(folder, 'page.html')).href,
            height: 1300,
            ignore: /CORS|Cross-Origin|net::ERR_FAILED/i,
          });
          const player = new Player(watched.page);
          await player.ready();
          await until(watched.page, '#game', /Potezi/);
          await tapAce(player);
          await player.opens('rules');
          await player.press('close');
          await watched.close();
          await rm(folder, { recursive: true });
        });

        it(
          'plays in a sandboxed frame, in Croatian, where storage is denied',
          { timeout: 30_000 },
          async () => {
            host.put(
              '/framed.html',
              markup(`<freecell-solitaire id="game" lang="hr" deal="${FREE_ACE.code}"></freecell-solitaire>`),
            );
            const watched = await open(
              markup(
                '<iframe sandbox="allow-scripts" src="/framed.html" width="900" height="1000"></iframe>',
                { head: '' },
              ),
              {},
              /CORS|Cross-Origin|net::ERR_FAILED/i,
            );
            const frame = await watched.page.waitForFrame((each) => each.url().endsWith('/framed.html'));
            await frame.waitForFunction(() => window.eyes.seen.some(({ type }) => type === 'ready'));
            await frame.waitForFunction(() =>
              /Potezi/.test(document.querySelector('#game')?.shadowRoot?.textContent ?? ''),
            );
            const errors = await frame.evaluate(() =>
              window.eyes.seen.filter(({ type }) => type === 'error').map(({ detail }) => detail['error']),
            );
            assert.deepEqual(errors, ['storage-denied']);
            const inner = await frame.evaluate(
              async (pile) => (await window.eyes.grip('#game', pile, 1)).at,
              FREE_ACE.pile,
            );
            const box = await watched.page.$eval('iframe', (element) => {
              const { x, y } = element.getBoundingClientRect();
              return { x: x + element.clientLeft, y: y + element.clientTop };
            });
            await watched.page.mouse.move(box.x + inner.x, box.y + inner.y);
            await watched.page.mouse.down();
            await watched.page.mouse.up();
            await frame.waitForFunction(() =>
              window.eyes.seen.some(
                ({ type, detail }) => type === 'move' && /h$/.test(String(detail['move'])),
              ),
            );
            await watched.close();
          },
        );
      });

      describe('copies and crowds', () => {
        it('the classic script twice', { timeout: 30_000 }, async () => {
          for (const second of [SCRIPT, `${SCRIPT}?again`]) {
            const watched = await open(
              markup(
                `<freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
                {
                  head: `<script src="${SCRIPT}"></script><script src="${second}"></script>`,
                },
              ),
              { 'content-security-policy': STRICT },
            );
            const player = new Player(watched.page);
            assert.equal((await player.events('ready')).filter(({ type }) => type === 'ready').length, 1);
            await tapAce(player);
            assert.equal((await player.quiet()).length, 0);
            await watched.close();
          }
        });

        it('the classic script beside the ES modules', { timeout: 30_000 }, async () => {
          const imports = {
            imports: {
              lit: '/node_modules/lit/index.js',
              'lit/': '/node_modules/lit/',
              'lit-html': '/node_modules/lit-html/lit-html.js',
              'lit-html/': '/node_modules/lit-html/',
              'lit-element': '/node_modules/lit-element/lit-element.js',
              'lit-element/': '/node_modules/lit-element/',
              '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
              '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
            },
          };
          const map = `<script type="importmap">${JSON.stringify(imports)}</script>`;
          const modules = '<script type="module">import "/dist/index.js"; window.imported = true;</script>';
          for (const head of [
            `${map}<script src="${SCRIPT}"></script>${modules}`,
            `${map}${modules}`,
            `${map}${modules}<script src="${SCRIPT}" defer></script>`,
          ]) {
            const watched = await open(
              markup(
                `<freecell-solitaire id="game" storage="none" lang="ca" deal="${FREE_ACE.code}"></freecell-solitaire>`,
                { head },
              ),
            );
            await watched.page.waitForFunction(
              () => (window as unknown as { imported?: boolean }).imported === true,
            );
            const player = new Player(watched.page);
            assert.equal((await player.events('ready')).filter(({ type }) => type === 'ready').length, 1);
            await until(watched.page, '#game', /Moviments/);
            await tapAce(player);
            await player.opens('rules');
            await player.press('close');
            await watched.close();
          }
        });

        it('a hundred on one page', { timeout: 60_000 }, async () => {
          const many = Array.from({ length: 100 }, (_, index) => {
            const tag = ['freecell', 'russian', 'reflechi'][index % 3] ?? 'freecell';
            return `<${tag}-solitaire id="n${index}" storage="none" style="width: 320px; height: 420px" ${tag === 'freecell' ? `deal="${FREE_ACE.code}"` : ''}></${tag}-solitaire>`;
          });
          const start = Date.now();
          const watched = await open(markup(many.join('\n')));
          const player = new Player(watched.page, { selector: '#n57' });
          const ready = await player.events('ready', 100, 30_000);
          assert.equal(ready.filter(({ type }) => type === 'ready').length, 100);
          const limit = engine === 'chromium' ? 8000 : 20_000;
          assert.ok(Date.now() - start < limit, `a hundred stood after ${Date.now() - start} ms`);
          await player.tap(FREE_ACE.pile);
          const seen = await player.events('move');
          assert.deepEqual(
            seen.map(({ target }) => target),
            ['n57'],
            'only the one that was played',
          );
          await watched.close();
        });
      });

      describe('at home in any page', () => {
        it('removed and added again, it keeps its game', { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(
              `<div id="here"><freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire></div><div id="there"></div>`,
            ),
          );
          const player = new Player(watched.page);
          await player.ready();
          await tapAce(player);
          await watched.page.evaluate(async () => {
            const game = document.querySelector('#game');
            game?.remove();
            await new Promise((resolve) => setTimeout(resolve, 50));
            if (game) document.querySelector('#there')?.append(game);
          });
          const state = await watched.page.$eval('#game', (element) => {
            const { score, moves, canUndo, dealCode } = element as unknown as Record<string, unknown>;
            return { score, moves, canUndo, dealCode };
          });
          assert.deepEqual(state, { score: 10, moves: 1, canUndo: true, dealCode: FREE_ACE.code });
          assert.deepEqual(await player.quiet(), [], 'no second ready');
          await player.press('undo');
          await tapAce(player);
          await watched.close();
        });

        // Only Chromium's memory can be swept from outside.
        if (engine === 'chromium')
          it('what was removed is forgotten, also after drags', { timeout: 60_000 }, async () => {
            const watched = await open(markup('<div id="stage"></div>'));
            const { page } = watched;
            const player = new Player(page, { selector: '#stage freecell-solitaire' });
            for (let turn = 1; turn <= 6; turn++) {
              await page.evaluate((code) => {
                const stage = document.querySelector('#stage');
                const element = document.createElement('freecell-solitaire');
                element.setAttribute('storage', 'none');
                element.setAttribute('deal', code);
                stage?.replaceChildren(element);
                const kept = ((window as unknown as { kept?: WeakRef<Element>[] }).kept ??= []);
                kept.push(new WeakRef(element));
              }, FREE_ACE.code);
              await player.ready();
              await player.drag(FREE_ACE.pile, 1, 'S');
              await player.drag('1', 1, 'a', { hold: turn % 2 === 0 });
              await page.evaluate(() => {
                document.querySelector('#stage')?.replaceChildren();
              });
              if (turn % 2 === 0) await player.release();
            }
            const cdp = await page.createCDPSession();
            for (let turn = 0; turn < 3; turn++) {
              await sleep(300);
              await cdp.send('HeapProfiler.collectGarbage');
            }
            const alive = await page.evaluate(() => {
              const { kept } = window as unknown as { kept: WeakRef<Element>[] };
              return kept.filter((each) => each.deref()).length;
            });
            assert.ok(alive <= 1, `${alive} of 6 are still held`);
            await watched.close();
          });

        it('moved or removed while a card is held, it lets go', { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(
              `<div id="here"><freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire></div><div id="there"></div>`,
            ),
          );
          const player = new Player(watched.page);
          await player.ready();
          await player.drag(FREE_ACE.pile, 1, 'a', { hold: true });
          await watched.page.evaluate(() => {
            const game = document.querySelector('#game');
            if (game) document.querySelector('#there')?.append(game);
          });
          await player.release();
          assert.deepEqual(await player.quiet(), []);
          await tapAce(player);
          await watched.close();
        });

        it('leaves html, body, head and the globals as they were', { timeout: 120_000 }, async () => {
          const line = linesOf('russian-classic')[0];
          assert.ok(line);
          const watched = await open(
            markup('<russian-solitaire id="game" lang="hr"></russian-solitaire>', {
              head: `<script>window.before = new Set(Object.getOwnPropertyNames(window));</script><script src="${SCRIPT}"></script>`,
            }),
          );
          const { page } = watched;
          const look = (): Promise<unknown> =>
            page.evaluate(() => {
              const list = (element: Element): string =>
                [...element.attributes].map(({ name, value }) => `${name}=${value}`).join();
              const game = document.querySelector('#game');
              return {
                html: list(document.documentElement),
                body: list(document.body),
                head: [...document.head.children].map((child) => child.outerHTML),
                body_children: document.body.children.length,
                title: document.title,
                game: game ? list(game) : null,
                url: location.href,
                cookies: document.cookie,
              };
            });
          const player = new Player(page);
          await player.ready();
          await until(page, '#game', /Potezi/);
          const before = await look();
          await page.$eval(
            '#game',
            (element, text) => {
              (element as unknown as { position: string }).position = text;
            },
            line.position,
          );
          await play(player, line.moves);
          await player.events('win');
          await player.press('new', '.win');
          await player.opens('rules');
          await player.press('close');
          assert.deepEqual(await look(), before);
          const added = await page.evaluate(() => {
            const { before: names } = window as unknown as { before: Set<string> };
            return Object.getOwnPropertyNames(window).filter(
              (name) => !names.has(name) && name !== 'before' && name !== 'game' && !/^\d+$/.test(name),
            );
          });
          assert.deepEqual(added, []);
          const keys = await page.evaluate(() => Object.keys(localStorage));
          assert.ok(
            keys.every((key) => key.startsWith('solitaire-elements')),
            keys.join(),
          );
          await watched.close();
        });

        it('takes no selection, no scroll and no cursor from the page', { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(
              `<p id="text">Some words of the page.</p><freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire><p style="height: 2000px">More.</p>`,
            ),
          );
          const player = new Player(watched.page);
          await player.ready();
          await player.drag(FREE_ACE.pile, 1, 'a');
          assert.equal(await watched.page.evaluate(() => String(getSelection())), '');
          assert.equal(
            await watched.page.evaluate(
              () => document.documentElement.style.cursor + document.body.style.cursor,
            ),
            '',
          );
          const box = middle(await player.place('a'));
          await watched.page.mouse.move(box.x, box.y);
          await watched.page.mouse.wheel({ deltaY: 300 });
          await new Promise((resolve) => setTimeout(resolve, 300));
          assert.ok((await watched.page.evaluate(() => scrollY)) > 0, 'the wheel scrolls the page');
          await watched.close();
        });

        it('a listener that throws harms no game', { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(
              `<freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
            ),
            {},
            /the host's own fault/,
          );
          const player = new Player(watched.page);
          await player.ready();
          await watched.page.$eval('#game', (element) => {
            for (const name of ['move', 'undo', 'redo', 'deal', 'win', 'reject']) {
              element.addEventListener(`solitaire-${name}`, () => {
                throw new Error("the host's own fault");
              });
            }
          });
          await tapAce(player);
          await player.press('undo');
          await player.press('redo');
          const seen = await player.quiet();
          assert.deepEqual(
            seen.map(({ type }) => type),
            ['undo', 'redo'],
          );
          assert.equal(
            await watched.page.$eval('#game', (element) => (element as unknown as { score: number }).score),
            10,
          );
          await watched.close();
        });

        it('plays where storage is denied, and says so once', { timeout: 30_000 }, async () => {
          const deny = `<script>for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });</script>`;
          const full = `<script>Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };</script>`;
          for (const spoil of [deny, full]) {
            const watched = await open(
              markup(`<freecell-solitaire id="game" deal="${FREE_ACE.code}"></freecell-solitaire>`, {
                head: `${spoil}<script src="${SCRIPT}"></script>`,
              }),
            );
            const player = new Player(watched.page);
            const first = await player.ready();
            await tapAce(player);
            await player.press('undo');
            await player.press('redo');
            const all = [...first, ...(await player.quiet())];
            const errors = await watched.page.evaluate(() =>
              window.eyes.seen.filter(({ type }) => type === 'error').map(({ detail }) => detail['error']),
            );
            assert.deepEqual(errors, ['storage-denied'], JSON.stringify(all));
            await watched.close();
          }
        });

        it('stands in a host that resets every style', { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(
              `<style>* { all: unset } #game { width: 700px; margin: 10px }</style><freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`,
            ),
          );
          const player = new Player(watched.page);
          await player.ready();
          const { width, height } = await watched.page.$eval(
            '#game',
            (element) => element.getBoundingClientRect().toJSON() as { width: number; height: number },
          );
          assert.equal(width, 700, "the author's width counts");
          assert.ok(height > 300, `it has a height of its own: ${height}`);
          await tapAce(player);
          await watched.close();
        });

        it("plays inside another component's shadow root", { timeout: 30_000 }, async () => {
          const watched = await open(
            markup(`<div id="outer"></div>
          <script>
            document.querySelector('#outer').attachShadow({ mode: 'open' }).innerHTML = '<div lang="ca"><freecell-solitaire id="inner" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire></div>';
          </script>`),
          );
          await watched.page.waitForFunction(() => window.eyes.seen.some(({ type }) => type === 'ready'));
          await watched.page.waitForFunction(() =>
            /Moviments/.test(
              document.querySelector('#outer')?.shadowRoot?.querySelector('#inner')?.shadowRoot
                ?.textContent ?? '',
            ),
          );
          const at = await watched.page.evaluate((pile) => {
            const root = document.querySelector('#outer')?.shadowRoot?.querySelector('#inner')?.shadowRoot;
            const box = [...(root?.querySelectorAll(`[data-pile="${pile}"] [data-card]`) ?? [])]
              .at(-1)
              ?.getBoundingClientRect();
            return { x: (box?.left ?? 0) + 20, y: (box?.top ?? 0) + 20 };
          }, FREE_ACE.pile);
          await watched.page.mouse.move(at.x, at.y);
          await watched.page.mouse.down();
          await watched.page.mouse.up();
          const moved = await watched.page.waitForFunction(
            () => window.eyes.seen.find(({ type }) => type === 'move')?.detail['move'],
          );
          assert.equal(await moved.jsonValue(), `${FREE_ACE.pile}h`);
          await watched.close();
        });
      });
    });
  }
});
