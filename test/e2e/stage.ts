/** Puts one element on a page, in a position, with a player before it. */
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
