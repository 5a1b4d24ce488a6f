/** Puts one element on a page, in a position, with a player before it. */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'puppeteer-core';
import { view } from './browser.js';
import type { View, ViewOptions } from './browser.js';
import { markup } from './host.js';
import type { Headers, Host } from './host.js';
import { Player } from './player.js';
import type { Tool } from './player.js';

export interface Scene {
  tag: 'russian-solitaire' | 'reflechi-solitaire' | 'freecell-solitaire';
  /** Attributes as they are written in the tag. */
  attributes?: string;
  position?: string;
  lang?: string;
}

export interface Stage extends View {
  readonly page: Page;
  readonly player: Player;
  readonly scene: Scene;
  /** Reads a property of the element. */
  get<T>(name: string): Promise<T>;
  /** Sets a property of the element. */
  set(name: string, value: unknown): Promise<void>;
}

let pages = 0;

export async function stage(
  browser: Browser,
  host: Host,
  scene: Scene,
  options: ViewOptions & { tool?: Tool; headers?: Headers; style?: string } = {},
): Promise<Stage> {
  const { tag, attributes = '', position, lang = 'en' } = scene;
  const style = options.style ? `<style>${options.style}</style>` : '';
  const body = `${style}<${tag} id="game" ${/\bstorage=/.test(attributes) ? '' : 'storage="none" '}${attributes}></${tag}>`;
  const url = host.put(`/stage-${++pages}.html`, markup(body, { lang }), options.headers);
  const watched = await view(browser, { ...options, url });
  const { page } = watched;
  const player = new Player(page, { selector: '#game', ...(options.tool ? { tool: options.tool } : {}) });
  const set = async (name: string, value: unknown): Promise<void> => {
    await page.$eval(
      '#game',
      (element, key, given) => {
        (element as unknown as Record<string, unknown>)[key] = given;
      },
      name,
      value,
    );
  };
  await player.ready();
  if (position !== undefined) await set('position', position);
  return {
    ...watched,
    player,
    scene,
    set,
    get: <T>(name: string) =>
      page.$eval('#game', (element, key) => (element as unknown as Record<string, unknown>)[key] as T, name),
  };
}

type StageOptions = ViewOptions & { tool?: Tool; style?: string };

/** One page that is played on again as long as the scenes are alike: a set position is a new game. */
export class Stages {
  private kept: { key: string; game: Stage } | undefined;

  /** Sets a scene that has a position, runs a test on it, and fails where the page complained. */
  async play(
    browser: Browser,
    host: Host,
    scene: Scene,
    options: StageOptions,
    run: (game: Stage) => Promise<void>,
  ): Promise<void> {
    const { tool = 'mouse', ...view } = options;
    const key = JSON.stringify([scene.tag, scene.attributes, scene.lang, view]);
    const game = this.kept?.key === key ? this.kept.game : await this.open(key, browser, host, scene, view);
    try {
      game.player.tool = tool;
      await game.page.evaluate(() => {
        scrollTo(0, 0);
      });
      await game.set('position', scene.position);
      await game.player.events('none', 0);
      await run(game);
      assert.deepEqual(await game.faults(), [], 'the page complained');
    } catch (error) {
      // What is left of a failed test must not fail the next.
      this.kept = undefined;
      await game.page.close();
      throw error;
    }
  }

  private async open(
    key: string,
    browser: Browser,
    host: Host,
    scene: Scene,
    view: StageOptions,
  ): Promise<Stage> {
    const last = this.kept;
    this.kept = undefined;
    await last?.game.page.close();
    const game = await stage(browser, host, scene, view);
    this.kept = { key, game };
    return game;
  }
}

/** Board text from its parts. */
export function board(
  foundations: string,
  columns: readonly string[],
  middle: readonly string[] = [],
): string {
  return [`Foundations: ${foundations}`, ...middle, ...columns.map((column) => `: ${column}`.trimEnd())].join(
    '\n',
  );
}
