/** Plays a scene by chance: an action, a look, and every invariant; the first fault ends it, with all that it takes to see it again. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { begin, formatPosition } from '../../../src/engine/all.js';
import { view } from '../browser.js';
import type { Seen } from '../eyes.js';
import { DIST, SCRIPT, markup } from '../host.js';
import type { Headers, Host } from '../host.js';
import { Chance } from './chance.js';
import { Hands } from './hands.js';
import { hostActions } from './host-actions.js';
import { INVARIANTS, focusFaults, pageFaults } from './invariants.js';
import { keyActions } from './key-actions.js';
import { Model } from './model.js';
import { dialogActions, pointerActions } from './pointer-actions.js';
import { sceneOf } from './scenes.js';
import type { SceneDrawn } from './scenes.js';
import type { Action, Deed, Turn } from './turn.js';
import type { Look, Sight } from './watch.js';

const STRICT: Headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
    "require-trusted-types-for 'script'; trusted-types solitaire-elements",
};

const WATCH = readFileSync(new URL('./watch.ts', import.meta.url), 'utf8');
const watching = (seed: number): string =>
  transformSync(WATCH, { loader: 'ts', format: 'iife', target: 'es2022', define: { SEED: String(seed) } })
    .code;

const parts = (): string[] => readdirSync(join(DIST, 'parts')).filter((name) => name.endsWith('.js'));

/** How many of the last actions a fault tells of. */
const LAST = 10;
/** And how many of its differences. */
const MOST = 8;

/** How often each kind of action comes, while no dialog is open. */
const KINDS: readonly { readonly weight: number; readonly actions: readonly Action[] }[] = [
  { weight: 46, actions: pointerActions },
  { weight: 34, actions: keyActions },
  { weight: 20, actions: hostActions },
];
const AMID_DIALOG: typeof KINDS = [
  { weight: 70, actions: dialogActions },
  { weight: 12, actions: keyActions },
  { weight: 10, actions: hostActions },
  { weight: 8, actions: pointerActions },
];

function pageOf(scene: SceneDrawn): string {
  const tags = scene.elements.map(({ id, tag, attributes }) => {
    const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
    return `<${tag} id="${id}"${written}></${tag}>`;
  });
  const scripts = [SCRIPT, ...(scene.parts ? parts().map((name) => `/dist/parts/${name}`) : [])];
  const head = scripts.map((path) => `<script src="${path}"></script>`).join('\n');
  const page = markup(`${tags.join('\n<p>Words of the page.</p>\n')}\n<div id="aside"></div>`, {
    head,
    lang: scene.lang,
  });
  return scene.dir ? page.replace('<html ', `<html dir="${scene.dir}" `) : page;
}

export interface Played {
  readonly actions: number;
  /** By name, how often each action was made. */
  readonly made: ReadonlyMap<string, number>;
}

/** Plays one scene till so many actions are made, or till the time is up. */
export async function playScene(
  browser: Browser,
  host: Host,
  seed: number,
  limit: { readonly actions: number; readonly until?: number },
): Promise<Played> {
  const game = await RandomGame.open(browser, host, sceneOf(seed));
  try {
    return await game.play(limit);
  } finally {
    await game.close();
  }
}

/** An invariant that doesn't hold, with all that is needed to see it again. */
class Fault extends Error {
  override readonly name = 'Fault';
}

class RandomGame {
  readonly #chance: Chance;
  readonly #models = new Map<string, Model>();
  readonly #log: string[] = [];
  readonly #made = new Map<string, number>();
  #look!: Look;
  #onTheirWay = 0;

  private constructor(
    private readonly page: Page,
    private readonly hands: Hands,
    private readonly scene: SceneDrawn,
    private readonly write: () => string,
    private readonly complaints: () => Promise<string[]>,
  ) {
    this.#chance = new Chance(scene.seed + 1e6);
    page.on('request', () => (this.#onTheirWay += 1));
    page.on('requestfinished', () => (this.#onTheirWay -= 1));
    page.on('requestfailed', () => (this.#onTheirWay -= 1));
  }

  static async open(browser: Browser, host: Host, scene: SceneDrawn): Promise<RandomGame> {
    const { width, height, touch, seed, strict } = scene;
    const { page, faults } = await view(browser, { width, height, touch });
    const cdp = await page.createCDPSession();
    await cdp.send('Storage.clearDataForOrigin', { origin: host.origin, storageTypes: 'all' });
    await cdp.send('Page.setInterceptFileChooserDialog', { enabled: true });
    await page.evaluateOnNewDocument(watching(seed));
    const write = (): string => host.put(`/random-${seed}.html`, pageOf(scene), strict ? STRICT : {});
    const game = new RandomGame(page, new Hands(page, cdp), scene, write, faults);
    await game.#open();
    return game;
  }

  close(): Promise<void> {
    return this.page.close();
  }

  async play({ actions, until = Infinity }: { actions: number; until?: number }): Promise<Played> {
    let made = 0;
    while (made < actions && Date.now() < until) {
      made += 1;
      await this.#turn(made).catch((error: unknown) => {
        if (error instanceof Fault) throw error;
        this.#fail([String(error)]);
      });
    }
    return { actions: made, made: this.#made };
  }

  /** Opens the page as it is written by now, for the first time or again. */
  async #open(): Promise<void> {
    const url = this.write();
    if (this.page.url() === url) await this.page.reload();
    else await this.page.goto(url);
    await this.page.evaluate(
      (styles, long) => {
        for (const [id, style] of styles)
          for (const [name, value] of style) document.getElementById(id)?.style.setProperty(name, value);
        // A finger that swipes must neither leave the page nor load it again.
        document.documentElement.style.setProperty('overscroll-behavior', 'none');
        if (long) document.body.style.setProperty('padding-bottom', '1500px');
      },
      this.scene.elements.map(({ id, style }) => [id, [...style]] as const),
      this.scene.long,
    );
    this.#look = await this.#see([], false);
    this.#begin();
  }

  /** A first deal, or the same game again where one was kept. */
  #begin(): void {
    for (const { type, target, detail } of this.#look.events) {
      if (type !== 'ready') continue;
      const known = this.#models.get(target);
      const kept = this.scene.elements.find(({ id }) => id === target)?.attributes.get('storage') !== 'none';
      if (known && kept) {
        if (detail['resumed'] !== true) this.#fail([`${target} was not resumed`]);
        continue;
      }
      this.#models.set(target, new Model(String(detail['code'])));
    }
  }

  /** Looks when nothing is on its way any more. */
  async #see(twins: readonly string[], hasty: boolean): Promise<Look> {
    const ids = this.scene.elements.map(({ id }) => id);
    const look = (also: readonly string[]): Promise<Look> =>
      this.page.evaluate((options) => window.watch.look(options), { ids, twins: also, hasty });
    while (this.#onTheirWay > 0) await new Promise((resolve) => setTimeout(resolve, 2));
    const first = await look(twins);
    if (this.#onTheirWay === 0) return first;
    const second = await this.#see(twins, hasty);
    const said = (id: string): readonly string[] =>
      first.sights.find((sight) => sight.id === id)?.messages ?? [];
    return {
      ...second,
      events: [...first.events, ...second.events],
      sights: second.sights.map((sight) => ({ ...sight, messages: [...said(sight.id), ...sight.messages] })),
    };
  }

  async #turn(number: number): Promise<void> {
    const chance = this.#chance;
    const before = this.#look;
    const open = before.sights.find(({ dialog }) => dialog !== null);
    const sight = open ?? chance.pick(before.sights);
    if (!sight) return;
    const hasty = this.scene.motion && chance.odds(0.5);
    this.hands.tool = this.scene.touch && chance.odds(0.5) ? 'touch' : 'mouse';
    this.hands.rest();
    this.#log.push(`${number}. ${sight.id}: …`);
    const deed = await this.#act(sight, number);
    const other = chance.pick(before.sights)?.id ?? sight.id;
    const twins = hasty ? [] : [...new Set([sight.id, chance.odds(0.2) ? other : sight.id])];
    const now = await this.#see(twins, hasty);
    if (deed.fresh) {
      this.#look = now;
      return;
    }
    this.#look = now;
    if (now.hit) this.#log.push(`${this.#log.pop()} [${now.hit}]`);
    // Keys go to what has the focus, and Escape to whatever is held.
    const met = (id: string): boolean =>
      [sight.id, before.focus.element, now.focus.element].includes(id) ||
      before.sights.some(({ id: other, held }) => id === other && held.length > 0);
    const faults = [
      ...this.#follow(now.events),
      ...now.sights.flatMap((seen) =>
        this.#judged(seen, deed, before, met(seen.id) || deed.anywhere === true, hasty),
      ),
      ...focusFaults(deed, before, now),
      // A finger's scrolling is the browser's own: that it is left to it, and taken from it, is tested in feel.test.ts.
      ...pageFaults(this.hands.tool === 'touch' ? { ...deed, scrolls: true } : deed, before, now),
      ...(await this.complaints()),
    ];
    if (faults.length > 0) this.#fail(faults);
  }

  async #act(sight: Sight, number: number): Promise<Deed> {
    const chance = this.#chance;
    for (;;) {
      const kinds = this.#look.sights.some(({ dialog }) => dialog !== null) ? AMID_DIALOG : KINDS;
      const action = chance.weighed(chance.weighed(kinds)?.actions ?? []);
      const deed = await action?.run(this.#turnOf(sight));
      if (!action || !deed) continue;
      this.#log.splice(-1, 1, `${number}. ${sight.id}: ${deed.text}`);
      this.#made.set(action.name, (this.#made.get(action.name) ?? 0) + 1);
      return deed;
    }
  }

  #turnOf(sight: Sight): Turn {
    const modelOf = (id: string): Model => this.#models.get(id) as Model;
    return {
      chance: this.#chance,
      page: this.page,
      hands: this.hands,
      scene: this.scene,
      placed: this.scene.elements.find(({ id }) => id === sight.id) as Turn['placed'],
      look: this.#look,
      sight,
      model: modelOf(sight.id),
      modelOf,
      reload: () => this.#open(),
    };
  }

  #follow(events: readonly Seen[]): string[] {
    return events.flatMap((event) => {
      const { type, target, detail } = event;
      const model = this.#models.get(target);
      if (!model) return [`an event of ${target}`];
      if (type === 'ready') return [`${target} is ready again`];
      if (type === 'error' && !/^(bad-attribute|bad-deal|deal-disagrees)$/.test(String(detail['error'])))
        return [`an error: ${JSON.stringify(detail)}`];
      return model.follow(event);
    });
  }

  #judged(sight: Sight, deed: Deed, before: Look, acted: boolean, hasty: boolean): string[] {
    const model = this.#models.get(sight.id) as Model;
    if (acted && deed.silent) followSilently(model, sight);
    const at = { deed, before, now: this.#look, sight, model, acted, hasty };
    return INVARIANTS.flatMap((invariant) => invariant(at)).map((fault) => `${sight.id}: ${fault}`);
  }

  #fail(faults: readonly string[]): never {
    const { elements, ...rest } = this.scene;
    const written = elements.map(
      ({ id, tag, attributes, style }) =>
        `${id}: ${tag} ${JSON.stringify(Object.fromEntries(attributes))} ${JSON.stringify(Object.fromEntries(style))}`,
    );
    const boards = [...this.#models].map(
      ([id, { session }]) => `${id}:\n${formatPosition(session.position)}`,
    );
    throw new Fault(
      [
        `SEED=${this.scene.seed} ACTIONS=${this.#log.length} repeats it:`,
        ...faults.slice(0, MOST),
        `The focus: ${JSON.stringify(this.#look.focus)}`,
        'The last actions:',
        ...this.#log.slice(-LAST),
        JSON.stringify(rest),
        ...written,
        ...boards,
      ].join('\n'),
    );
  }
}

/** The host may have dealt anew by an attribute: then nothing was played yet. */
function followSilently(model: Model, { told }: Sight): void {
  if (told.code === null || told.moves > 0 || model.disagreements(told).length === 0) return;
  model.take(begin(told.code));
}
