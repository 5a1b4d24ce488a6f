/** A whole game of every variant is won by the keyboard alone, and one by clicks alone, without a pointer that moves. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import {
  attempt,
  beginAt,
  destinations,
  doubleTapTarget,
  formatMove,
  parseMove,
  parsePosition,
  pile,
  pilesOf,
} from '../../src/engine/all.js';
import type { Move, Session } from '../../src/engine/all.js';
import { ENGINES, launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { linesOf, VARIANTS } from './lines.js';
import type { VariantName } from './lines.js';
import { middle } from './player.js';
import { stage } from './stage.js';
import type { Scene, Stage } from './stage.js';

/** What has the focus in the element; null where that is outside of it. */
interface Focus {
  readonly pile: string | null;
  /** How many cards the focused one is with those on it; none in an empty place. */
  readonly count: number;
  readonly action: string | null;
}

const focusOf = (page: Page): Promise<Focus | null> =>
  page.$eval('#game', (element) => {
    const active = document.activeElement === element ? element.shadowRoot?.activeElement : null;
    if (!(active instanceof HTMLElement)) return null;
    const place = active.closest<HTMLElement>('[data-pile]');
    const shown = [...(place?.querySelectorAll('[data-card]') ?? [])];
    return {
      pile: place?.dataset['pile'] ?? null,
      count: active.dataset['card'] === undefined ? 0 : shown.length - shown.indexOf(active),
      action: active.dataset['action'] ?? null,
    };
  });

const isColumn = (letter: string): boolean => /[1-8]/.test(letter);

/** A player who has a keyboard and nothing else. */
class Typist {
  readonly used: Record<string, number> = {};

  constructor(private readonly page: Page) {}

  /** Presses a key as it is written, "Shift+Digit2"; the focus is in the element then. */
  async press(keys: string): Promise<Focus> {
    const parts = keys.split('+') as KeyInput[];
    const last = parts.pop() as KeyInput;
    // Firefox knows it by the character alone.
    const key = last === 'Space' ? ' ' : last;
    for (const part of parts) await this.page.keyboard.down(part);
    await this.page.keyboard.press(key);
    for (const part of parts) await this.page.keyboard.up(part);
    this.used[keys] = (this.used[keys] ?? 0) + 1;
    const focus = await focusOf(this.page);
    assert.ok(focus, `${keys}: the focus is in the element`);
    return focus;
  }

  /** Goes by the arrows to a pile of the upper row. */
  private async climb(letter: string, order: readonly string[]): Promise<void> {
    let focus = await focusOf(this.page);
    if (focus?.pile && isColumn(focus.pile)) {
      if (focus.count > 0) await this.press('PageUp');
      focus = await this.press('ArrowUp');
    }
    for (let steps = 0; focus?.pile !== letter; steps += 1) {
      assert.ok(steps < 10, `the arrows come to ${letter}, not only to ${focus?.pile}`);
      const back = order.indexOf(focus?.pile ?? '') > order.indexOf(letter);
      focus = await this.press(back ? 'ArrowLeft' : 'ArrowRight');
    }
  }

  /** Goes to the head of `count` cards: by the key of its pile where it has one. */
  async goTo(letter: string, count: number, order: readonly string[]): Promise<void> {
    let focus = await focusOf(this.page);
    if (focus?.pile !== letter) {
      if (isColumn(letter)) focus = await this.press(`Digit${letter}`);
      else if (letter === 'w') focus = await this.press('w');
      else if ('abcd'.includes(letter)) focus = await this.press(`Shift+Digit${'abcd'.indexOf(letter) + 1}`);
      else await this.climb(letter, order);
    }
    focus = await focusOf(this.page);
    for (let steps = 0; count > 0 && focus?.count !== count; steps += 1) {
      assert.ok(steps < 20, `the arrows come to the card with ${count - 1} on it`);
      focus = await this.press((focus?.count ?? 0) < count ? 'ArrowUp' : 'ArrowDown');
    }
    assert.equal(focus?.pile, letter);
  }

  /** Goes over the piles that take what is held, to one of them. */
  async over(to: string, order: readonly string[]): Promise<boolean> {
    let focus = await focusOf(this.page);
    if (focus?.pile && isColumn(focus.pile) !== isColumn(to)) {
      focus = await this.press(isColumn(to) ? 'ArrowDown' : 'ArrowUp');
    }
    for (let steps = 0; steps < 9 && focus?.pile !== to; steps += 1) {
      const back = order.indexOf(focus?.pile ?? '') > order.indexOf(to);
      focus = await this.press(back ? 'ArrowLeft' : 'ArrowRight');
    }
    return focus?.pile === to;
  }

  /** Makes a move as a player would; the ways take turns. */
  async play(session: Session, move: Move, turn: number): Promise<void> {
    const { from, to, count } = move;
    const order = pilesOf(session.variant).map(({ letter }) => letter);
    if (from === 's' || to === 's') {
      if (turn % 4 < 3) return void (await this.press('d'));
      await this.goTo('s', 0, order);
      return void (await this.press(turn % 8 < 4 ? 'Enter' : 'Space'));
    }
    await this.goTo(from, count, order);
    const lands = destinations(session, from, count);
    const taps = count === 1 && lands.includes('h') && !/[SHDC]/.test(from);
    if (to === 'h') return void (await this.press(turn % 3 || !taps ? 'f' : 'Enter'));
    if (turn % 3 === 1 && doubleTapTarget(session, from, count) === to) return void (await this.press('a'));
    const cells = order.filter((letter) => 'abcd'.includes(letter));
    const free = cells.find((letter) => pile(session.position, letter).cards.length === 0);
    if (turn % 3 === 1 && free === to && !cells.includes(from)) return void (await this.press('c'));
    await this.press(taps ? 'Shift+Enter' : turn % 2 ? 'Enter' : 'Space');
    if (turn % 3 !== 2 && (await this.over(to, order))) return void (await this.press('Enter'));
    await this.press(isColumn(to) ? `Digit${to}` : `Shift+Digit${'abcd'.indexOf(to) + 1}`);
  }
}

const TAGS: Readonly<Record<string, Scene['tag']>> = {
  russian: 'russian-solitaire',
  reflechi: 'reflechi-solitaire',
  freecell: 'freecell-solitaire',
};

/** Puts the game of a variant's shortest line on the page. */
const begun = async (
  browser: Browser,
  host: Host,
  name: VariantName,
  more = '',
): Promise<{ game: Stage; session: Session; moves: readonly string[] }> => {
  const line = linesOf(name)[0];
  assert.ok(line);
  const [option, value] = line.attribute;
  const tag = TAGS[line.variant.game];
  assert.ok(tag);
  const scene = { tag, attributes: `${option}="${value}" ${more}`, position: line.position };
  const game = await stage(browser, host, scene, { style: '#game { --solitaire-duration: 0s }' });
  const session = beginAt(line.variant, parsePosition(line.position, line.variant));
  return { game, session, moves: line.moves };
};

/** Makes the moves of a line one by one; each is told once, as that move and nothing else. */
const follow = async (
  { game, session, moves }: Awaited<ReturnType<typeof begun>>,
  make: (session: Session, move: Move, turn: number) => Promise<void>,
): Promise<void> => {
  let now = session;
  await game.player.events('none', 0);
  for (const [turn, text] of moves.entries()) {
    const move = parseMove(text);
    const answer = attempt(now, move);
    assert.ok(answer.ok, `the line plays: ${text}`);
    await make(now, move, turn);
    const told = await game.player.events('move');
    const where = `action ${turn + 1}, ${formatMove(move)}`;
    const made = told
      .filter(({ type }) => type !== 'win')
      .map(({ type, detail }) => `${type} ${String(detail['move'])}`);
    assert.deepEqual(made, [`move ${formatMove(move)}`], where);
    now = answer.session;
  }
  assert.equal(now.won, true);
  assert.equal(await game.get('won'), true);
};

describe('by the keyboard alone', () => {
  for (const engine of ENGINES) {
    describe(engine, () => {
      let browser: Browser;
      let host: Host;
      before(async () => {
        host = await openHost();
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser.close();
        await host.close();
      });

      for (const name of engine === 'chromium' ? VARIANTS : (['reflechi-3'] as const)) {
        it(`wins ${name}`, { timeout: 120_000 }, async (test) => {
          const start = await begun(browser, host, name);
          const { page } = start.game;
          const typist = new Typist(page);
          await page.bringToFront();
          // From the page's beginning: the bar, then the board.
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          assert.notEqual((await focusOf(page))?.pile ?? null, null, 'the second Tab is the board');
          await page.waitForFunction(() =>
            document.querySelector('#game')?.shadowRoot?.querySelector('.halo:not([hidden])'),
          );
          await follow(start, (session, move, turn) => typist.play(session, move, turn));
          await page.waitForFunction(() => {
            const root = document.querySelector('#game')?.shadowRoot;
            return (
              (root?.activeElement as HTMLElement | null)?.dataset['action'] === 'new' &&
              root?.querySelector('.win')
            );
          });
          test.diagnostic(JSON.stringify(typist.used));
          await start.game.close();
        });
      }
    });
  }
});

describe('by clicks alone', () => {
  for (const engine of ENGINES.filter((each) => each === 'chromium')) {
    it(`wins freecell-4, ${engine}`, { timeout: 120_000 }, async () => {
      const host = await openHost();
      const browser = await launch(engine, { motion: false });
      const start = await begun(browser, host, 'freecell-4', 'tap="select" double-click="off"');
      const { player, page } = start.game;
      await page.evaluate(() => {
        for (const type of ['pointermove', 'mousemove', 'touchmove', 'dragstart', 'pointerover', 'mouseover'])
          addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      });
      await follow(start, async (session, { from, to, count }) => {
        const { cards } = pile(session.position, from);
        const suit = cards.at(-1)?.charAt(1) ?? '';
        await player.tap(from, count);
        await player.tapAt(middle(await player.place(to === 'h' ? suit : to)));
      });
      await start.game.close();
      await browser.close();
      await host.close();
    });
  }
});
