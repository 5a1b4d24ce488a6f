/**
 * A player who knows no solitaire wins a game of each variant: presses Hint, and does with the mouse what the marks show.
 * GAMES=20 plays so many of each.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { formatDealCode, provenDeals } from '../../src/engine/all.js';
import { VARIANTS, variantOf } from '../engine/vectors.js';
import { AT_ONCE, ENGINES, launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { stage } from './stage.js';

const GAMES = Number(process.env['GAMES'] ?? 1);
/** More hints than any line needs: one for each of its moves. */
const HINTS = 400;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Shown {
  readonly from: Box;
  readonly to: Box | null;
  readonly words: string;
  readonly won: boolean;
}

/** What a hint shows when it has come: where the cards lie, and where they go to. */
const shown = async (page: Page): Promise<Shown> => {
  const found = await page.waitForFunction(
    () => {
      const game = document.querySelector('#game');
      const boxOf = (name: string): Box | null => {
        const at = game?.shadowRoot?.querySelector(`.hint-mark.${name}`)?.getBoundingClientRect();
        return at ? { x: at.x, y: at.y, w: at.width, h: at.height } : null;
      };
      const from = boxOf('from');
      const words = game?.shadowRoot?.querySelector('.bubble.shown:not(:empty)')?.textContent ?? '';
      return from && { from, to: boxOf('to'), words, won: false };
    },
    { timeout: 15_000, polling: 10 },
  );
  return (await found.jsonValue()) as Shown;
};

describe('won by hints alone', { concurrency: AT_ONCE }, () => {
  let host: Host;
  before(async () => {
    host = await openHost();
  });
  after(async () => host.close());

  for (const engine of ENGINES.filter((each) => each === 'chromium'))
    for (const name of VARIANTS)
      it(`${name}, ${engine}`, { timeout: GAMES * 180_000 }, async (test) => {
        const browser = await launch(engine, { motion: false });
        const variant = variantOf(name);
        const proven = provenDeals(variant);
        for (let at = 0; at < GAMES; at++) {
          const code = formatDealCode({ ...variant, number: proven.at((at * 7919) % proven.count) });
          const scene = { tag: `${variant.game}-solitaire` as const, attributes: `deal="${code}"` };
          // High enough for the longest column: what lies below the window is beyond the hand.
          const height = variant.game === 'russian' ? 2000 : 1400;
          const game = await stage(browser, host, scene, { height });
          const { page, player } = game;
          let hints = 0;
          for (let won = false; !won; hints++) {
            assert.ok(hints < HINTS, `${code}: ${HINTS} hints win no game`);
            await player.press('hint');
            const { from, to } = await shown(page);
            if (to) {
              const hold = { x: from.x + from.w / 2, y: from.y + Math.min(16, from.h / 4) };
              const end = { x: hold.x + to.x - from.x + 2, y: hold.y + to.y - from.y + 4 };
              await player.stroke(hold, end, { steps: 2 });
            } else await player.tapAt({ x: from.x + from.w / 2, y: from.y + from.h / 2 });
            const made = await player.events('move');
            const types = made.map(({ type }) => type).filter((type) => type !== 'ready');
            assert.equal(types[0], 'move', `${code}, hint ${hints + 1}: ${types.join()}`);
            won = types.includes('win') || (await game.get('won')) === true;
          }
          const wins = await page.evaluate(() =>
            window.eyes.seen.filter(({ type }) => type === 'win').map(({ detail }) => detail['hints']),
          );
          assert.deepEqual(wins, [hints]);
          test.diagnostic(`${code}: ${hints} hints`);
          await game.close();
        }
        await browser.close();
      });
});
