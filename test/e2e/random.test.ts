/**
 * A player who does anything at all, by pointer, keys and host, for SECONDS or so many ACTIONS. A fault tells the SEED of
 * its scene and the number of its action; both as variables repeat it exactly.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { ENGINES, launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { playScene } from './random/play.js';
import { sceneOf } from './random/scenes.js';

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const SEED = number('SEED', Date.now() % 2 ** 31);
const ACTIONS = number('ACTIONS', process.env['PROOF'] ? 10_000 : Infinity);
const SECONDS = number('SECONDS', ACTIONS === Infinity ? 40 : Infinity);

/** After so many actions another scene begins: in a short time there should be many. */
const SCENE = ACTIONS === Infinity ? 40 : 200;

/** A page that scrolls does so at once. */
const PLAIN = ['--disable-smooth-scrolling'];

describe('a random player', { skip: !ENGINES.includes('chromium') }, () => {
  let host: Host;
  let moving: Browser;
  let still: Browser;
  before(async () => {
    host = await openHost();
    moving = await launch('chromium', { args: PLAIN });
    still = await launch('chromium', { motion: false, args: PLAIN });
  });
  after(async () => {
    await moving?.close();
    await still?.close();
    await host?.close();
  });

  it(
    'finds no fault',
    { timeout: Number.isFinite(SECONDS) ? SECONDS * 1000 + 60_000 : Infinity },
    async () => {
      console.log(`SEED=${SEED}`);
      const until = Date.now() + SECONDS * 1000;
      const made = new Map<string, number>();
      let actions = 0;
      for (let seed = SEED; actions < ACTIONS && Date.now() < until; seed += 1) {
        const browser = sceneOf(seed).motion ? moving : still;
        const limit = { actions: Math.min(SCENE, ACTIONS - actions), until };
        const played = await playScene(browser, host, seed, limit);
        actions += played.actions;
        for (const [name, times] of played.made) made.set(name, (made.get(name) ?? 0) + times);
      }
      console.log(`${actions} actions: ${[...made].map(([name, times]) => `${name} ${times}`).join(', ')}`);
      assert.ok(actions > 0);
    },
  );
});
