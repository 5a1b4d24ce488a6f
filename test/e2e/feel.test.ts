/** How it feels in the hand: held cards follow and come home, the page's own gestures stay the page's, motion can be interrupted. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { attempt, begin, formatMove, legalMoves } from '../../src/engine/all.js';
import { FREECELL, REFLECHI, RUSSIAN, STOCK, freecell, reflechi, russian } from './boards.js';
import { AT_ONCE, ENGINES, TOOLS, itIn, launch } from './browser.js';
import type { ViewOptions } from './browser.js';
import type { Box, Point } from './eyes.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { middle } from './player.js';
import type { Tool } from './player.js';
import { bubble, held, lie, told } from './sights.js';
import { Stages, stage } from './stage.js';
import type { Scene, Stage } from './stage.js';

/** Room to scroll, and words to select. */
const LONG_PAGE = 'body { margin: 180px 0 1500px } body::after { content: "Words of the page." }';

const PLACES: readonly [name: string, style: string][] = [
  ['a page', ''],
  ['an ancestor half as large', 'body { transform: scale(0.5); transform-origin: 0 0 }'],
  ['an ancestor twice as large', 'body { width: 500px; transform: scale(2); transform-origin: 0 0 }'],
  ['a page that is zoomed out', 'body { zoom: 0.8 }'],
  ['a page that is zoomed in', 'html { zoom: 1.25 }'],
  ['zoom within a scale', 'html { zoom: 1.1 } body { transform: scale(0.7); transform-origin: 0 0 }'],
];

/** A finger on the one hidden card of that board would touch the next as well. */
const HIDDEN = RUSSIAN.replace('KC QH QC TH TD', '<KC> <QH> <QC> <TH> TD');

const box = (game: Stage, within: string): Promise<Box> =>
  game.page.evaluate((selector) => window.eyes.box('#game', selector), within);

const scrolled = (game: Stage): Promise<number> => game.page.evaluate(() => scrollY);

/** A random walk through a deal, the same each time. */
function walk(code: string, length: number): string[] {
  let session = begin(code);
  const moves: string[] = [];
  for (let turn = 0; moves.length < length; turn++) {
    const legal = legalMoves(session).filter(({ from }) => !/[SHDC]/.test(from));
    const move = legal[(turn * 7) % legal.length];
    const answer = move && attempt(session, move);
    if (!move || !answer?.ok) break;
    moves.push(formatMove(move));
    session = answer.session;
  }
  return moves;
}

interface Thing {
  text: string;
  /** Left, top, width and height from the table's corner; null where it isn't seen. */
  place: number[] | null;
}

/** The board as it stands in the DOM, with the place of everything in it. */
const things = (game: Stage, selector: string): Promise<Thing[]> =>
  game.page.$eval(selector, (element) => {
    const table = element.shadowRoot?.querySelector('[part~="board"]');
    const corner = table?.getBoundingClientRect();
    return [...(table?.querySelectorAll<HTMLElement>('[data-pile], [data-pile] *') ?? [])]
      .filter((each) => !(each instanceof SVGElement) || each.localName === 'svg')
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        // Which card has the board's one Tab stop goes with what was played.
        const attributes = [...each.attributes]
          .filter(({ name }) => name !== 'tabindex')
          .map(({ name, value }) => `${name}="${value.trim()}"`)
          .sort();
        return {
          text: `${each.localName} ${attributes.join(' ')}`,
          place: each.checkVisibility()
            ? [left - (corner?.left ?? 0), top - (corner?.top ?? 0), width, height]
            : null,
        };
      });
  });

describe('feel', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`feel in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      let still: Browser;
      before(async () => {
        host = await openHost();
        browser = await launch(engine);
        still = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser?.close();
        await still?.close();
        await host?.close();
      });

      const stages = new Stages();
      const scene = (
        name: string,
        played: Scene,
        run: (game: Stage, tool: Tool) => Promise<void>,
        options: ViewOptions & { tools?: readonly Tool[]; style?: string } = {},
      ): void => {
        const { tools = TOOLS[engine], ...rest } = options;
        for (const tool of tools.filter((each) => TOOLS[engine].includes(each))) {
          it(`${name} (${tool})`, { timeout: 30_000 }, async () => {
            const touch = engine === 'chromium';
            await stages.play(still, host, played, { height: 1000, touch, ...rest, tool }, (game) =>
              run(game, tool),
            );
          });
        }
      };

      describe('held cards follow', () => {
        for (const [place, style] of PLACES) {
          scene(
            `in ${place}`,
            russian(RUSSIAN),
            async (game, tool) => {
              const { at, card } = await game.player.grip('7', 4);
              const way = [
                { x: at.x - 40, y: at.y + 60 },
                { x: at.x - 160, y: at.y + 90 },
                { x: at.x - 90, y: at.y + 10 },
              ];
              const [first = at, ...others] = way;
              await game.player.stroke(at, first, { hold: true });
              await sleep(50);
              assert.equal((await held(game)).length, 4);
              const start = await box(game, '.held');
              // It turns a little about a point near its upper edge, and stands above a finger.
              const stands = start.top + start.height / 2 - (card.top + card.height / 2 + first.y - at.y);
              if (tool !== 'touch')
                assert.ok(Math.abs(stands) <= 3, `as high as it was taken, but for ${stands} px`);
              for (const point of others) {
                await game.player.moveTo(point);
                // On a busy machine the pointer's event may come later.
                let off = { x: Infinity, y: Infinity };
                for (let turn = 0; turn < 20 && Math.max(Math.abs(off.x), Math.abs(off.y)) > 1; turn += 1) {
                  await sleep(50);
                  const now = await box(game, '.held');
                  off = {
                    x: now.left - start.left - (point.x - first.x),
                    y: now.top - start.top - (point.y - first.y),
                  };
                }
                assert.ok(
                  Math.abs(off.x) <= 1 && Math.abs(off.y) <= 1,
                  `it went with the pointer, but for ${off.x}, ${off.y}`,
                );
              }
              await game.page.keyboard.press('Escape');
              await game.player.release();
              assert.deepEqual(await told(game), []);
            },
            { style, tools: ['mouse', 'touch'] },
          );
        }

        it('with no script beyond a frame, by transform alone', { timeout: 30_000 }, async () => {
          const game = await stage(browser, host, russian(RUSSIAN), { height: 1000 });
          await game.player.drag('7', 4, '1', { hold: true });
          await sleep(400);
          const styles = (): Promise<string[]> =>
            game.page.$eval('#game', (element) =>
              [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part~="board"] [style]') ?? [])].map(
                (each) => each.getAttribute('style')?.replaceAll(/transform[^;]*;?/g, '') ?? '',
              ),
            );
          const before = await styles();
          const { left, top } = await box(game, '.held');
          await game.player.moveTo({ x: left + 120, y: top + 90 }, 10);
          assert.deepEqual(await styles(), before, 'nothing else is written');
          await game.player.release();
          await game.close();
        });
      });

      if (engine === 'chromium')
        it('a drag lays nothing out, from the lift on', { timeout: 30_000 }, async () => {
          const game = await stage(browser, host, russian(RUSSIAN), { height: 1000 });
          const layouts = async (): Promise<number> => (await game.page.metrics()).LayoutCount ?? NaN;
          // The first action of all fetches what comes on demand.
          await game.player.tap('7', 4);
          await game.player.settle();
          const { at } = await game.player.grip('7', 4);
          await game.page.mouse.move(at.x, at.y);
          await game.page.mouse.down();
          await sleep(300);
          const before = await layouts();
          await game.page.mouse.move(at.x - 300, at.y - 40, { steps: 30 });
          await sleep(1500);
          assert.equal((await layouts()) - before, 0);
          assert.equal((await held(game)).length, 4);
          await game.page.mouse.up();
          await game.close();
        });

      describe('held cards go home', () => {
        /** Takes the queen of hearts, spoils the drag, lets go over the king of clubs: the card is home and nothing is told. */
        const lost = (
          name: string,
          spoil: (game: Stage) => Promise<unknown>,
          { up = true, tools = TOOLS[engine] }: { up?: boolean; tools?: readonly Tool[] } = {},
        ): void =>
          scene(
            name,
            freecell(FREECELL),
            async (game) => {
              const before = await lie(game);
              await game.player.drag('1', 1, '6', { hold: true });
              assert.deepEqual(await held(game), ['QH']);
              await spoil(game);
              await sleep(100);
              assert.deepEqual(await held(game), []);
              if (up) await game.player.release();
              assert.deepEqual(await told(game), []);
              assert.equal(await bubble(game), '');
              await game.page.$eval('#game', (element) => {
                (element as HTMLElement).style.width = '';
              });
              await sleep(60);
              assert.equal(await lie(game), before);
              await game.player.drag('1', 1, '6');
              assert.deepEqual(await told(game), ['16'], 'and play goes on');
            },
            { tools },
          );

        lost('at Escape', (game) => game.page.keyboard.press('Escape'));
        lost('when the element is resized', (game) =>
          game.page.$eval('#game', (element) => {
            (element as HTMLElement).style.width = '700px';
          }),
        );
        lost('when the element leaves the page for a moment', (game) =>
          game.page.$eval('#game', (element) => {
            const { parentNode, nextSibling } = element;
            element.remove();
            parentNode?.insertBefore(element, nextSibling);
          }),
        );
        lost('when the window loses the focus', (game) =>
          game.page.evaluate(() => window.dispatchEvent(new Event('blur'))),
        );
        if (engine === 'chromium') {
          lost('when the system takes the finger away', (game) => game.player.cancel(), {
            tools: ['touch'],
            up: false,
          });

          scene(
            'at a second finger, wherever it comes down',
            freecell(FREECELL),
            async (game) => {
              const before = await lie(game);
              const { at } = await game.player.grip('1');
              const goal = middle(await game.player.place('6'));
              const cdp = await game.page.createCDPSession();
              const fingers = (
                type: 'touchStart' | 'touchMove' | 'touchEnd',
                ...points: Point[]
              ): Promise<void> =>
                cdp.send('Input.dispatchTouchEvent', {
                  type,
                  touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
                });
              const elsewhere: Point[] = [
                (await game.player.grip('3')).at,
                middle(await game.player.place('d')),
                { x: 500, y: 900 },
              ];
              for (const second of elsewhere) {
                await fingers('touchStart', at);
                for (let step = 1; step <= 4; step++)
                  await fingers('touchMove', { x: at.x + step * 15, y: at.y + step * 10 });
                assert.deepEqual(await held(game), ['QH']);
                await fingers('touchStart', { x: at.x + 60, y: at.y + 40 }, second);
                await sleep(100);
                assert.deepEqual(await held(game), []);
                await fingers('touchMove', goal, second);
                await fingers('touchEnd');
                await sleep(300);
                assert.deepEqual(await told(game), []);
                assert.equal(await lie(game), before);
              }
              await game.player.drag('1', 1, '6');
              assert.deepEqual(await told(game), ['16'], 'and play goes on');
            },
            // Two fingers would pinch the page to another size.
            { tools: ['touch'], style: 'html { touch-action: none }' },
          );
        }
      });

      describe("the page's gestures stay the page's", () => {
        scene(
          "near the window's edges a drag scrolls nothing and selects nothing",
          freecell(FREECELL),
          async (game) => {
            await game.page.evaluate(() => {
              scrollTo(0, 100);
              const seen = ((window as unknown as { ghosts: string[] }).ghosts = []);
              for (const type of ['dragstart', 'selectstart'])
                addEventListener(type, (event) => event.defaultPrevented || (seen as string[]).push(type));
            });
            const before = await scrolled(game);
            assert.ok(before > 0, 'the page can be scrolled');
            const { at } = await game.player.grip('1');
            await game.player.stroke(at, { x: at.x + 30, y: 696 }, { hold: true, steps: 12 });
            await sleep(300);
            assert.deepEqual(await held(game), ['QH']);
            assert.equal(await scrolled(game), before, 'at the lower edge');
            await game.player.moveTo({ x: 300, y: 4 }, 12);
            await sleep(300);
            assert.equal(await scrolled(game), before, 'at the upper edge');
            await game.player.release();
            await sleep(50);
            assert.equal(await scrolled(game), before);
            assert.equal(await game.page.evaluate(() => String(getSelection())), '');
            const ghosts = await game.page.evaluate(() => (window as unknown as { ghosts: string[] }).ghosts);
            assert.deepEqual(ghosts, [], 'no ghost image, no selection');
          },
          { style: LONG_PAGE, height: 700 },
        );

        it(
          'every place of the board may be pinched, and a double tap zooms none',
          { timeout: 30_000 },
          async () => {
            for (const played of [freecell(FREECELL), reflechi(STOCK), russian(RUSSIAN)]) {
              const game = await stage(still, host, played, { height: 1000 });
              const actions = await game.page.$eval('#game', (element) => {
                const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter((each) =>
                  each.closest('[part~="board"], [part~="bar"]'),
                );
                return [...new Set(all.map((each) => getComputedStyle(each).touchAction))].filter(
                  // SVG's shapes and inline boxes have none of their own.
                  (action) => action !== 'auto',
                );
              });
              assert.ok(actions.length > 0);
              for (const action of actions) assert.match(action, /manipulation|pinch-zoom/);
              const bare = await game.page.$eval('#game', (element) =>
                [
                  ...(element.shadowRoot?.querySelectorAll(
                    '[part~="board"], [part~="bar"], [part~="pile"], [part~="card"], [part~="button"]',
                  ) ?? []),
                ]
                  .filter((each) => {
                    let action = 'auto';
                    for (
                      let node: Element | null = each;
                      node && action === 'auto';
                      node = node.parentElement
                    )
                      action = getComputedStyle(node).touchAction;
                    return action === 'auto';
                  })
                  .map((each) => each.getAttribute('part')),
              );
              assert.deepEqual([...new Set(bare)], [], 'a double tap would zoom here');
              await game.close();
            }
          },
        );

        it(
          'what changes inside scrolls no page, and what comes above pushes no board away',
          { timeout: 30_000 },
          async () => {
            const game = await stage(still, host, freecell(FREECELL), {
              height: 500,
              style: `${LONG_PAGE} #game { height: 1200px }`,
            });
            const seen = await game.page.evaluate(async () => {
              const element = document.querySelector('#game') as HTMLElement;
              const settled = (): Promise<void> =>
                new Promise((resolve) =>
                  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
                );
              const top = (): number => Math.round(element.getBoundingClientRect().top);
              element.scrollIntoView();
              scrollBy(0, 300);
              await settled();
              const scrolls = [scrollY];
              for (const controls of ['none', 'full', 'minimal']) {
                element.setAttribute('controls', controls);
                await settled();
                scrolls.push(scrollY);
              }
              const before = top();
              document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 250px' }));
              await settled();
              return { scrolls, before, after: top(), anchors: CSS.supports('overflow-anchor', 'none') };
            });
            assert.deepEqual(new Set(seen.scrolls).size, 1, seen.scrolls.join());
            assert.equal(seen.before, -300);
            // Where the browser holds pages at all.
            if (seen.anchors) assert.equal(seen.after, -300);
            await game.close();
          },
        );

        // Only Chromium makes gestures of touches that a test sends.
        if (engine === 'chromium') {
          const swipes: readonly [place: string, scene: Scene, at: (game: Stage) => Promise<Point>][] = [
            [
              "a card that can't move",
              reflechi(REFLECHI),
              async (game) => (await game.player.grip('1', 2)).at,
            ],
            ['a hidden card', russian(HIDDEN), async (game) => (await game.player.grip('7', 5)).at],
            ['an empty column', reflechi(REFLECHI), async (game) => middle(await game.player.place('4'))],
            ['an empty cell', freecell(FREECELL), async (game) => middle(await game.player.place('d'))],
            ['the stock', reflechi(STOCK), async (game) => middle(await game.player.place('s'))],
            [
              'the bare table',
              freecell(FREECELL),
              async (game) => {
                const { left, top, width, height } = await box(game, '[part~="board"]');
                return { x: left + width / 2, y: top + height - 12 };
              },
            ],
            [
              "the bar's figures",
              freecell(FREECELL),
              async (game) => middle(await box(game, '[part~="bar"]')),
            ],
            [
              'a button of the bar',
              freecell(FREECELL),
              async (game) => middle(await box(game, '[data-action="rules"]')),
            ],
          ];
          for (const [place, played, at] of swipes) {
            scene(
              `a finger's swipe on ${place} scrolls the page`,
              played,
              async (game) => {
                const from = await at(game);
                await game.player.stroke(from, { x: from.x + 4, y: from.y - 160 }, { steps: 12 });
                await sleep(400);
                assert.ok((await scrolled(game)) > 60, `the page went up, by ${await scrolled(game)}`);
                assert.deepEqual(await told(game), []);
                assert.deepEqual(await held(game), []);
                assert.equal(await bubble(game), '');
              },
              { tools: ['touch'], width: 400, height: 700, style: LONG_PAGE },
            );
          }

          for (const [place, played, at] of [
            ['a card that can move', freecell(FREECELL), async (game) => (await game.player.grip('1')).at],
            ...swipes,
          ] as typeof swipes) {
            it(`two fingers on ${place} zoom the page`, { timeout: 30_000 }, async () => {
              const game = await stage(still, host, played, {
                touch: true,
                width: 400,
                height: 700,
                style: LONG_PAGE,
              });
              const { x, y } = await at(game);
              const cdp = await game.page.createCDPSession();
              const fingers = (
                type: 'touchStart' | 'touchMove' | 'touchEnd',
                ...apart: number[]
              ): Promise<void> =>
                cdp.send('Input.dispatchTouchEvent', {
                  type,
                  touchPoints: apart.flatMap((way) => [
                    { x, y, id: 1 },
                    { x, y: y + way, id: 2 },
                  ]),
                });
              await fingers('touchStart', 30);
              for (let step = 1; step <= 15; step++) await fingers('touchMove', 30 + step * 16);
              await fingers('touchEnd');
              await sleep(300);
              const zoom = await game.page.evaluate(() => visualViewport?.scale ?? 1);
              assert.ok(zoom > 1.2, `the page is zoomed: ${zoom}`);
              assert.deepEqual(await told(game), []);
              assert.deepEqual(await held(game), []);
              await game.close();
            });
          }
        }
      });

      describe('motion', () => {
        for (const [tag, code] of [
          ['freecell-solitaire', 'FC1-C4-AAAAAXT'],
          ['reflechi-solitaire', 'TF1-D3N-AAAAAAB'],
          ['russian-solitaire', 'RU1-R-AAAAABB'],
        ] as const) {
          it(
            `ten undos, each in the flights of the one before, end as a fresh ${tag} begins`,
            { timeout: 60_000 },
            async () => {
              const moves = walk(code, 10);
              assert.equal(moves.length, 10);
              const game = await stage(
                browser,
                host,
                { tag, attributes: `deal="${code}"` },
                {
                  height: 1000,
                  // Long enough that each undo meets the flights of the one before.
                  style: '#game { --solitaire-duration: 2s }',
                },
              );
              for (const move of moves)
                await game.page.$eval(
                  '#game',
                  (element, text) => (element as unknown as { play(text: string): unknown }).play(text),
                  move,
                );
              const at = await game.page.evaluate(() => window.eyes.button('#game', 'undo'));
              for (let turn = 0; turn < 10; turn++) await game.player.tapAt(at);
              const undone = await game.player.events('undo', 10);
              assert.equal(undone.filter(({ type }) => type === 'undo').length, 10);
              // That a flight is over is told a little later than it is.
              await game.page.waitForFunction(() => {
                const root = document.querySelector('#game')?.shadowRoot;
                const raised = [...(root?.querySelectorAll<HTMLElement>('[part~="card"]') ?? [])].some(
                  (card) => card.style.zIndex !== '',
                );
                return root?.getAnimations().length === 0 && !raised;
              });
              await game.page.evaluate(
                (name, deal) => {
                  const fresh = document.createElement(name);
                  fresh.id = 'fresh';
                  fresh.setAttribute('storage', 'none');
                  fresh.setAttribute('deal', deal);
                  document.body.append(fresh);
                },
                tag,
                code,
              );
              await game.player.events('ready');
              await sleep(100);
              const [undoneTo, fresh] = [await things(game, '#game'), await things(game, '#fresh')];
              assert.deepEqual(
                undoneTo.map(({ text }) => text),
                fresh.map(({ text }) => text),
              );
              undoneTo.forEach(({ text, place }, index) => {
                const other = fresh[index]?.place ?? null;
                const off = place?.map((value, side) => Math.abs(value - (other?.[side] ?? Number.NaN)));
                assert.ok(
                  off ? off.every((by) => by < 0.3) : other === null,
                  `${text}: ${place?.join()} ${other?.join()}`,
                );
              });
              await game.close();
            },
          );
        }

        it('none at all where the player wants it reduced', { timeout: 60_000 }, async () => {
          const nearly = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:';
          for (const played of [
            freecell(FREECELL),
            reflechi(STOCK),
            russian(RUSSIAN),
            freecell(nearly),
          ] as const) {
            const game = await stage(still, host, played, { height: 1000 });
            await game.page.evaluate(() => {
              const seen = new Set<string>();
              Object.assign(window, { motions: seen });
              const look = (): void => {
                for (const each of document.getAnimations()) {
                  const { effect, playState } = each;
                  const target = effect instanceof KeyframeEffect ? effect.target : null;
                  const { duration = 0 } = effect?.getComputedTiming() ?? {};
                  if (playState === 'running' && Number(duration) > 1)
                    seen.add(
                      `${target?.className} ${(each as { transitionProperty?: string }).transitionProperty ?? ''}`,
                    );
                }
                requestAnimationFrame(look);
              };
              look();
            });
            const { player } = game;
            if (played.position === nearly) await player.tap('1');
            else if (played.tag === 'reflechi-solitaire') {
              for (let turn = 0; turn < 3; turn++) await player.tap('s', 0);
              await player.press('undo');
            } else if (played.tag === 'freecell-solitaire') {
              await player.tap('4');
              await player.drag('1', 1, '2');
              await player.drag('1', 1, '6');
              await player.tap('2');
              await player.tap('2');
              await player.press('undo');
              await player.press('undo');
              await player.press('redo');
            } else {
              await player.drag('3', 2, '4');
              await player.doubleTap('6');
            }
            await sleep(200);
            if (played.position !== nearly) {
              await game.page.$eval('#game', (element) =>
                (element as unknown as { newGame(): void }).newGame(),
              );
              await sleep(200);
            }
            const motions = await game.page.evaluate(() => [
              ...(window as unknown as { motions: Set<string> }).motions,
            ]);
            assert.deepEqual(motions, [], played.tag);
            await game.close();
          }
        });
      });
    });
  }
});
