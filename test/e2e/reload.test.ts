/** What a visit leaves behind for the next: the game, its clock, the way back, the options; whatever became of the storage. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { attempt, begin, formatDealCode, formatPosition, parseMove, replay } from '../../src/engine/all.js';
import { AT_ONCE, ENGINES, itIn, launch, view, whole } from './browser.js';
import type { View } from './browser.js';
import { markup, openHost } from './host.js';
import type { Host } from './host.js';
import { linesOf } from './lines.js';
import type { VariantName } from './lines.js';
import { Player } from './player.js';

interface State {
  score: number;
  moves: number;
  elapsed: number;
  won: boolean;
  canUndo: boolean;
  canRedo: boolean;
  dealCode: string | null;
  record: string | null;
  variant: unknown;
}

const stateOf = (page: Page, selector = '#game'): Promise<State> =>
  page.$eval(selector, (element) => {
    const { score, moves, elapsed, won, canUndo, canRedo, dealCode, record, variant } =
      element as unknown as State;
    return {
      score,
      moves,
      elapsed,
      won,
      canUndo,
      canRedo,
      dealCode,
      record,
      variant: { ...(variant as object) },
    };
  });

const storageOf = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** A line on a numbered deal: of these vectors FreeCell's are all numbered. */
function numbered(name: VariantName): { code: string; moves: string[] } {
  for (const line of linesOf(name)) {
    const code = formatDealCode({ ...line.variant, number: Number(line.id.split('-')[1]) });
    if (formatPosition(begin(code).position).trim() === line.position.trim())
      return { code, moves: line.moves };
  }
  // A walk through some deal does as well where no line has a number.
  const code = name.startsWith('russian') ? 'RU1-C-AAAAABB' : 'TF1-D1N-AAAAAAB';
  return { code, moves: [] };
}

/** The first legal moves of a deal, no pile played back and forth. */
function walk(
  code: string,
  length: number,
  legal: (session: ReturnType<typeof begin>) => readonly { from: string; to: string; count: number }[],
): string[] {
  let session = begin(code);
  const seen = new Set<string>();
  const moves: string[] = [];
  while (moves.length < length) {
    const next = legal(session).find((move) => {
      const answer = attempt(session, move);
      return answer.ok && !seen.has(formatPosition(answer.session.position));
    });
    if (!next) break;
    const answer = attempt(session, next);
    if (!answer.ok) break;
    session = answer.session;
    seen.add(formatPosition(session.position));
    moves.push(
      next.count > 1 ? `${next.from}${next.to}v${next.count.toString(16)}` : `${next.from}${next.to}`,
    );
  }
  return moves;
}

describe('reloads', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`reloads in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      before(async () => {
        host = await openHost();
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser?.close();
        await host?.close();
      });

      let pages = 0;
      const open = async (body: string, elements = 1): Promise<View & { player: Player }> => {
        const url = host.put(`/reload-${++pages}.html`, markup(body));
        const watched = await view(browser, { url, height: 1300 });
        await watched.page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await watched.page.goto(url);
        const player = new Player(watched.page, { selector: '#game' });
        await player.ready(elements);
        return { ...watched, player };
      };
      /** What the next visit finds in the storage; a game that is left would write its own. */
      const leaveBehind = async (page: Page, entries: Record<string, string>): Promise<void> => {
        await page.goto(host.put('/nothing.html', markup('<p>Nothing here.</p>', { head: '' })));
        await page.evaluate((kept) => {
          localStorage.clear();
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        }, entries);
      };
      const reload = async (page: Page, player: Player): Promise<Record<string, unknown>> => {
        await page.reload();
        player.forget();
        const seen = await player.ready();
        assert.deepEqual(
          seen.map(({ type }) => type),
          ['ready'],
          JSON.stringify(seen),
        );
        return seen[0]?.detail ?? {};
      };

      const make = async (player: Player, text: string): Promise<void> => {
        const { from, to, count } = parseMove(text);
        if (from === 's' || to === 's') await player.tap('s', 0);
        else await player.drag(from, count, to === 'h' ? 'S' : to);
        const [seen] = await player.events('move');
        assert.equal(seen?.detail['move'], text);
      };

      // Fewer where an engine runs a share alone, but beyond the first pause for undo and redo.
      const MOVES = whole(engine) ? 60 : 22;
      it(`after every move of a game of ${MOVES} nothing is lost`, { timeout: 180_000 }, async () => {
        const { code, moves } = numbered('freecell-4');
        const { page, player, close } = await open('<freecell-solitaire id="game"></freecell-solitaire>');
        // The code goes in as a player puts it in.
        await player.opens('new');
        await page.keyboard.press('Tab');
        const field = await page.evaluate(() => {
          const box = document
            .querySelector('#game')
            ?.shadowRoot?.querySelector('dialog[open] input[type="text"]')
            ?.getBoundingClientRect();
          return { x: (box?.left ?? 0) + 30, y: (box?.top ?? 0) + 15 };
        });
        await player.tapAt(field);
        await page.keyboard.type(code.toLowerCase());
        await player.press('deal');
        const dealt = await player.events('deal');
        assert.equal(dealt[0]?.detail['code'], code);

        for (const [index, text] of moves.slice(0, MOVES).entries()) {
          await make(player, text);
          if (index === 20 || index === 40) {
            await player.press('undo');
            await player.press('undo');
            await player.press('undo');
            assert.equal((await player.events('undo', 3)).length, 3);
          }
          const begun = Date.now();
          const before = { state: await stateOf(page), board: await player.board() };
          const detail = await reload(page, player);
          assert.equal(detail['resumed'], true);
          assert.equal(detail['code'], code);
          const after = { state: await stateOf(page), board: await player.board() };
          const [most, more] = [(Date.now() - begun) / 1000, after.state.elapsed - before.state.elapsed];
          assert.ok(more >= -1 && more <= most + 1, `time ${before.state.elapsed} → ${after.state.elapsed}`);
          after.state.elapsed = before.state.elapsed;
          assert.deepEqual(after, before, `after ${text}`);
          assert.equal(after.state.moves, index + 1);
          if (index === 20 || index === 40) {
            assert.equal(after.state.canRedo, true);
            for (let turn = 0; turn < 3; turn++) await player.press('redo');
            assert.equal((await player.events('redo', 3)).length, 3);
            assert.equal((await stateOf(page)).canRedo, false);
          }
        }
        const { record, score } = await stateOf(page);
        assert.equal(record, [code, ...moves.slice(0, MOVES)].join(' '));
        assert.equal(score, replay(record).score);
        for (let turn = 0; turn < MOVES; turn++) await player.press('undo');
        const undone = await player.events('undo', MOVES);
        assert.equal(undone.length, MOVES, 'every action can be undone, also those of earlier visits');
        assert.deepEqual(
          await stateOf(page).then(({ canUndo, score: left, record: line }) => ({ canUndo, left, line })),
          { canUndo: false, left: 0, line: code },
        );
        await close();
      });

      for (const [tag, code] of [
        ['reflechi', 'TF1-D3N-AAAAAAB'],
        ['russian', 'RU1-R-AAAAABB'],
      ] as const) {
        it(`${tag} comes back as it was`, { timeout: 60_000 }, async () => {
          const { legalMoves } = await import('../../src/engine/all.js');
          const moves = walk(code, 12, legalMoves);
          assert.ok(moves.length > 6);
          const { page, player, close } = await open(
            `<${tag}-solitaire id="game" deal="${code}"></${tag}-solitaire>`,
          );
          for (const text of moves) await make(player, text);
          const before = { ...(await stateOf(page)), elapsed: 0, board: await player.board() };
          assert.equal((await reload(page, player))['resumed'], true);
          assert.deepEqual({ ...(await stateOf(page)), elapsed: 0, board: await player.board() }, before);
          await close();
        });
      }

      it('undo reaches back exactly 100 actions, also after a reload', { timeout: 60_000 }, async () => {
        const { page, player, close } = await open(
          '<reflechi-solitaire id="game" deal="TF1-D1N-AAAAAAB"></reflechi-solitaire>',
        );
        for (let turn = 0; turn < 105; turn++) await player.tap('s', 0);
        assert.equal((await player.events('move', 105)).length, 105);
        await reload(page, player);
        for (let turn = 0; turn < 101; turn++) await player.press('undo').catch(() => undefined);
        assert.equal((await player.events('undo', 100)).length, 100);
        const { canUndo, moves } = await stateOf(page);
        assert.deepEqual({ canUndo, moves }, { canUndo: false, moves: 105 });
        await close();
      });

      it('a won game comes back won, without an event', { timeout: 30_000 }, async () => {
        const { page, player, close } = await open('<freecell-solitaire id="game"></freecell-solitaire>');
        await page.$eval('#game', (element) => {
          (element as unknown as { position: string }).position =
            'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:';
        });
        await player.tap('1');
        const seen = await player.events('win');
        assert.deepEqual(
          seen.map(({ type }) => type),
          ['move', 'win'],
        );
        const before = { ...(await stateOf(page)), elapsed: 0 };
        const detail = await reload(page, player);
        assert.equal(detail['resumed'], true);
        assert.deepEqual(await player.quiet(500), []);
        assert.deepEqual({ ...(await stateOf(page)), elapsed: 0 }, before);
        assert.equal(await page.$eval('#game', (element) => element.matches(':state(won)')), true);
        assert.equal(
          await page.$eval('#game', (element) => element.shadowRoot?.getAnimations().length),
          0,
          'no motion',
        );
        await player.press('new', '.win');
        await player.events('deal');
        assert.equal((await stateOf(page)).won, false);
        await close();
      });

      it(
        "the options stay as the player left them, and win over the host's",
        { timeout: 30_000 },
        async () => {
          const { page, player, close } = await open(
            '<freecell-solitaire id="game" placement-help="on"></freecell-solitaire>',
          );
          const flip = async (name: string): Promise<void> => {
            const at = await page.evaluate((option) => {
              const box = document
                .querySelector('#game')
                ?.shadowRoot?.querySelector(`dialog[open] [data-option="${option}"]`)
                ?.getBoundingClientRect();
              return {
                x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
                y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
              };
            }, name);
            await player.tapAt(at);
          };
          const chosen = (): Promise<Record<string, boolean>> =>
            page.evaluate(() => {
              const switches = [
                ...(document
                  .querySelector('#game')
                  ?.shadowRoot?.querySelectorAll<HTMLInputElement>('dialog[open] [data-option]') ?? []),
              ];
              return Object.fromEntries(switches.map((box) => [box.dataset['option'] ?? '?', box.checked]));
            });
          await player.opens('options');
          assert.deepEqual(await chosen(), {
            placementHelp: true,
            interactiveRules: true,
            doubleClick: true,
            autoPlacement: false,
            tap: true,
            verbosity: false,
            shortcuts: true,
            winnability: false,
            deals: true,
          });
          await flip('placementHelp');
          await flip('autoPlacement');
          await player.press('close');
          await reload(page, player);
          await player.opens('options');
          assert.deepEqual(await chosen(), {
            placementHelp: false,
            interactiveRules: true,
            doubleClick: true,
            autoPlacement: true,
            tap: true,
            verbosity: false,
            shortcuts: true,
            winnability: false,
            deals: true,
          });
          await player.press('close');
          assert.equal(
            await page.$eval('#game', (element) => element.getAttribute('placement-help')),
            'on',
            "the author's attribute is left alone",
          );
          assert.equal(
            await page.$eval(
              '#game',
              (element) => (element as unknown as { placementHelp: boolean }).placementHelp,
            ),
            true,
            "the property gives the host's value",
          );
          await close();
        },
      );

      it('two elements on a page keep games of their own', { timeout: 30_000 }, async () => {
        const body =
          '<freecell-solitaire class="a"></freecell-solitaire><freecell-solitaire class="b"></freecell-solitaire><freecell-solitaire id="game"></freecell-solitaire>';
        const { page, close } = await open(body, 3);
        const codes = (): Promise<unknown> =>
          page.$$eval('freecell-solitaire', (all) =>
            all.map((element) => {
              const { dealCode, moves } = element as unknown as State;
              return [dealCode, moves];
            }),
          );
        const first = new Player(page, { selector: '.a' });
        for (const [index, selector] of ['.a', '.b'].entries()) {
          const each = new Player(page, { selector });
          for (let turn = 0; turn <= index; turn++)
            await each.drag(String(turn + 1), 1, ['a', 'b'][turn] ?? 'a');
        }
        const before = await codes();
        assert.deepEqual(
          (before as [string, number][]).map(([, moves]) => moves),
          [1, 2, 0],
        );
        await page.reload();
        first.forget();
        await first.ready(3);
        assert.deepEqual(await codes(), before);
        await close();
      });

      it('save-key names the game, whatever the page', { timeout: 30_000 }, async () => {
        const { page, player, close } = await open(
          '<freecell-solitaire id="game" save-key="mine"></freecell-solitaire>',
        );
        await player.drag('1', 1, 'a');
        const before = await stateOf(page);
        await page.goto(
          host.put(
            '/elsewhere.html',
            markup('<p>Other.</p><freecell-solitaire id="else" save-key="mine"></freecell-solitaire>'),
          ),
        );
        player.forget();
        const seen = await player.ready();
        assert.equal(seen[0]?.detail['resumed'], true);
        assert.deepEqual({ ...(await stateOf(page, '#else')), elapsed: 0 }, { ...before, elapsed: 0 });
        await close();
      });

      it('another deal attribute deals anew, the same goes on', { timeout: 30_000 }, async () => {
        const { page, player, close } = await open(
          '<freecell-solitaire id="game" deal="617"></freecell-solitaire>',
        );
        await player.drag('1', 1, 'a');
        assert.equal((await reload(page, player))['resumed'], true);
        const url = page.url();
        host.put(
          new URL(url).pathname,
          markup('<freecell-solitaire id="game" deal="618"></freecell-solitaire>'),
        );
        assert.equal((await reload(page, player))['resumed'], false);
        assert.equal(
          (await stateOf(page)).dealCode,
          formatDealCode({ game: 'freecell', cells: 4, number: 618 }),
        );
        await close();
      });

      it('storage="session" lasts as long as the tab, "none" not at all', { timeout: 30_000 }, async () => {
        for (const [storage, resumed] of [
          ['session', true],
          ['none', false],
        ] as const) {
          const { page, player, close } = await open(
            `<freecell-solitaire id="game" storage="${storage}"></freecell-solitaire>`,
          );
          await player.drag('1', 1, 'a');
          assert.deepEqual(await storageOf(page), {}, 'nothing in localStorage');
          assert.equal((await reload(page, player))['resumed'], resumed, storage);
          await close();
        }
      });

      it('a damaged save is told once and never stops play', { timeout: 120_000 }, async () => {
        const { page, player, close } = await open(
          '<freecell-solitaire id="game" deal="617" save-key="whole"></freecell-solitaire>',
        );
        await player.drag('1', 1, 'a');
        await player.drag('2', 1, 'b');
        await player.press('undo');
        await player.quiet();
        const kept = Object.entries(await storageOf(page)).find(([, value]) => value.includes('AAAAAXT'));
        assert.ok(kept, 'the game is kept under one key, by its code');
        const [key, text] = kept;
        assert.ok(key.includes('whole'), 'the key holds the save-key');
        const damages: [name: string, value: string, surely: boolean][] = [
          ['cut in half', text.slice(0, text.length / 2), true],
          ['cut by one', text.slice(0, -1), true],
          ['empty', '', true],
          ['nothing', 'null', true],
          ['a number', '42', true],
          ['a list', '[]', true],
          ['an object', '{}', true],
          ['true', 'true', true],
          ['text', '"FC1-C4-AAAAAXT"', true],
          ['foreign text', '<!doctype html><p>Not here', true],
          ['twice', text + text, true],
          ["another deal's letters", text.replaceAll('AAAAAXT', 'aaaaa!!'), true],
          ['another game', text.replaceAll('FC1-C4-AAAAAXT', 'RU1-C-AAAAAXT'), true],
          ['very deep', '['.repeat(50_000), true],
          ['very long', JSON.stringify('x'.repeat(200_000)), true],
          ...spoiled(JSON.parse(text) as unknown).map(([name, value]): [string, string, boolean] => [
            name,
            JSON.stringify(value),
            false,
          ]),
        ];
        // Each damage has an element of its own, all on one page.
        const crowd = damages.map(
          (_, index) =>
            `<freecell-solitaire id="n${index}" deal="617" save-key="n${index}" controls="none" style="width: 320px"></freecell-solitaire>`,
        );
        const url = host.put('/damaged.html', markup(crowd.join('\n')));
        await leaveBehind(
          page,
          Object.fromEntries(damages.map(([, value], index) => [key.replace('whole', `n${index}`), value])),
        );
        await page.goto(url);
        player.forget();
        const seen = await player.events('ready', damages.length, 30_000);
        const decks = await page.$$eval('freecell-solitaire', (all) =>
          all.map((element) => {
            const cards = element.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
            return new Set([...cards].map(({ dataset }) => dataset['card'])).size;
          }),
        );
        for (const [index, [name, , surely]] of damages.entries()) {
          const own = seen.filter(({ target }) => target === `n${index}`);
          const errors = own.filter(({ type }) => type === 'error').map(({ detail }) => detail['error']);
          const resumed = own.find(({ type }) => type === 'ready')?.detail['resumed'];
          assert.equal(typeof resumed, 'boolean', `${name}: it is ready`);
          if (surely) assert.equal(resumed, false, `${name}: a fresh deal`);
          // A wish that changed is no damage: then the host's own deal is dealt, and nothing is said.
          if (surely) assert.deepEqual(errors, ['save-damaged'], name);
          else assert.ok(errors.length <= (resumed ? 0 : 1), `${name}: ${errors.join()}`);
          assert.equal(decks[index], 52, `${name}: a whole deck`);
          assert.equal((await stateOf(page, `#n${index}`)).dealCode, 'FC1-C4-AAAAAXT', name);
        }
        const last = new Player(page, { selector: `#n${damages.length - 1}` });
        await last.events('none', 0);
        await last.drag('3', 1, 'c');
        assert.equal((await last.events('move'))[0]?.detail['move'], '3c');
        await close();
      });

      it('damaged options are the default', { timeout: 60_000 }, async () => {
        const { page, player, close } = await open(
          '<freecell-solitaire id="game" deal="617"></freecell-solitaire>',
        );
        const before = new Set(Object.keys(await storageOf(page)));
        await player.opens('options');
        await page.evaluate(() =>
          document
            .querySelector('#game')
            ?.shadowRoot?.querySelector<HTMLElement>('dialog[open] [data-option="placementHelp"]')
            ?.click(),
        );
        await player.press('close');
        const key =
          Object.keys(await storageOf(page)).find((name) => !before.has(name)) ??
          Object.keys(await storageOf(page)).find((name) => /option/.test(name));
        assert.ok(key, 'the options are kept');
        for (const value of ['{', 'null', '[]', '7', '{"placementHelp":"maybe","autoPlacement":[]}', '"x"']) {
          await page.evaluate(
            (at, damaged) => {
              localStorage.setItem(at, damaged);
            },
            key,
            value,
          );
          await page.reload();
          player.forget();
          assert.ok(
            (await player.ready()).some(({ type }) => type === 'ready'),
            value,
          );
          await player.opens('options');
          const on = await page.evaluate(
            () =>
              document
                .querySelector('#game')
                ?.shadowRoot?.querySelector<HTMLInputElement>('dialog[open] [data-option="placementHelp"]')
                ?.checked,
          );
          assert.equal(on, true, value);
          await player.press('close');
        }
        await close();
      });

      describe('saves of every published version', () => {
        const folder = new URL('../fixtures/saves/', import.meta.url);
        for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
          it(file, { timeout: 30_000 }, async () => {
            const { body, path, storage, state, position } = JSON.parse(
              readFileSync(new URL(file, folder), 'utf8'),
            ) as {
              body: string;
              path: string;
              storage: Record<string, string>;
              state: State;
              position: string;
            };
            const url = host.put(path, markup(body));
            const { page, close } = await view(browser, { height: 1300 });
            await leaveBehind(page, storage);
            await page.goto(url);
            const player = new Player(page, { selector: '#game' });
            const seen = await player.ready();
            assert.deepEqual(
              seen.map(({ type, detail }) => [type, detail['resumed']]),
              [['ready', true]],
            );
            assert.deepEqual({ ...(await stateOf(page)), elapsed: state.elapsed }, state);
            assert.equal(
              await page.$eval('#game', (element) => (element as unknown as { position: string }).position),
              position,
            );
            await close();
          });
        }
      });
    });
  }
});

/** A value with each of its parts in turn replaced by something of another kind. */
function spoiled(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) {
    return [null, {}, -1, 1e300, 'x', [], true]
      .filter((other) => other !== value)
      .map((other) => [`${path} = ${JSON.stringify(other)}`, other]);
  }
  const parts = Object.entries(value);
  const whole = ([key, part]: [string, unknown]): [string, unknown][] =>
    spoiled(part, `${path}/${key}`).map(([name, other]) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = other;
      return [name, copy];
    });
  const without = parts.map(([key]): [string, unknown] => {
    const copy = structuredClone(value) as Record<string, unknown>;
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return [`without ${path}/${key}`, copy];
  });
  return [...parts.slice(0, 12).flatMap(whole), ...without.slice(0, 12)];
}
