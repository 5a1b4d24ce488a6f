/**
 * At home on any page: whole games under strict policies, in hostile style sheets, in any load order and any place, moved,
 * cloned, removed and forgotten. manners.test.ts, gestures.test.ts and feel.test.ts have more of it, and nothing twice.
 */
import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { attempt, begin, formatDealCode, parseMove } from '../../src/engine/all.js';
import { FREECELL } from './boards.js';
import { AT_ONCE, ENGINES, itIn, launch, view } from './browser.js';
import type { View } from './browser.js';
import { DIST, ROOT, SCRIPT, markup, openHost } from './host.js';
import type { Headers, Host } from './host.js';
import { linesOf } from './lines.js';
import type { VariantName } from './lines.js';
import { Player } from './player.js';
import { held } from './sights.js';
import type { Stage } from './stage.js';

const NONCE = 'bm9uY2U';
/** What docs/security.md says is enough, and its way to make the hash of a file. */
const [ENOUGH = '', HASH = ''] = ['', 'sh'].map(
  (kind) =>
    new RegExp(`^\`\`\`${kind}\\n(.*)\\n\`\`\`$`, 'm').exec(
      readFileSync(join(ROOT, 'docs/security.md'), 'utf8'),
    )?.[1],
);
/** The page's own icon is its own affair: Firefox asks for one. */
const REST = "; img-src 'self'; base-uri 'none'; form-action 'none'";
const NONCED = `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self'${REST}`;

/** Each policy has a game of its own. */
const POLICIES: readonly [name: string, policy: string, head: string, game: VariantName][] = [
  ['own files and Trusted Types', ENOUGH + REST, `<script src="${SCRIPT}"></script>`, 'freecell-4'],
  [
    'nonce, strict-dynamic and Trusted Types',
    `${NONCED}; require-trusted-types-for 'script'; trusted-types solitaire-elements`,
    `<script nonce="${NONCE}" src="${SCRIPT}"></script>`,
    'russian-classic',
  ],
  ['nonce and strict-dynamic', NONCED, `<script nonce="${NONCE}" src="${SCRIPT}"></script>`, 'reflechi-1'],
];

/** A FreeCell deal in which an ace lies free, so that a tap is a move. */
const FREE_ACE = dealWithFreeAce();

function dealWithFreeAce(): { code: string; pile: string } {
  for (let number = 1; ; number++) {
    const code = formatDealCode({ game: 'freecell', cells: 4, number });
    const session = begin(code);
    const pile = ['1', '2', '3', '4', '5', '6', '7', '8'].find(
      (column) => attempt(session, { from: column, to: 'h', count: 1 }).ok,
    );
    if (pile !== undefined) return { code, pile };
  }
}

const TAG = `<freecell-solitaire id="game" storage="none" deal="${FREE_ACE.code}"></freecell-solitaire>`;

/** Asks again until it is so. Not by the driver's own waiting, which a strict policy forbids in Firefox. */
async function until(what: string, so: () => Promise<boolean>, limit = 10_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await so())) {
    assert.ok(Date.now() < end, `never: ${what}`);
    await sleep(40);
  }
}

const words = (page: Page): Promise<string> =>
  page.$eval('#game', (game) => game.shadowRoot?.textContent.replaceAll(/\s+/g, ' ') ?? '');

const put = (page: Page, name: string, value: unknown): Promise<void> =>
  page.$eval(
    '#game',
    (game, key, given) => {
      (game as unknown as Record<string, unknown>)[key] = given;
    },
    name,
    value,
  );

const get = (page: Page, name: string): Promise<unknown> =>
  page.$eval('#game', (game, key) => (game as unknown as Record<string, unknown>)[key], name);

/** Plays moves by drags, and draws by taps. */
async function play(player: Player, moves: readonly string[]): Promise<void> {
  for (const text of moves) {
    const { from, to, count } = parseMove(text);
    if (from === 's' || to === 's') await player.tap('s', 0);
    else await player.drag(from, count, to === 'h' ? 'S' : to);
    const made = (await player.events('move')).filter(({ type }) => type === 'move');
    assert.deepEqual(
      made.map(({ detail }) => detail['move']),
      [text],
    );
  }
}

async function tapAce(player: Player): Promise<void> {
  await player.tap(FREE_ACE.pile);
  const made = (await player.events('move')).filter(({ type }) => type === 'move');
  assert.deepEqual(
    made.map(({ detail }) => detail['move']),
    [`${FREE_ACE.pile}h`],
  );
}

/** Opens a dialog, waits until its words stand in it, and closes it. */
async function visit(page: Page, player: Player, action: string, length: number): Promise<void> {
  await player.opens(action);
  await until(`the words of ${action}`, () =>
    page.$eval(
      '#game',
      (game, least) => (game.shadowRoot?.querySelector('dialog[open]')?.textContent.length ?? 0) > least,
      length,
    ),
  );
  await player.press('close');
}

async function hint(page: Page, player: Player): Promise<void> {
  await player.press('hint');
  await until(
    'a hint',
    () => page.$eval('#game', (game) => Boolean(game.shadowRoot?.querySelector('.hint-mark.from'))),
    15_000,
  );
}

/** A whole game by real input, with everything that a player may ask for on the way. */
async function wholeGame(page: Page, name: VariantName): Promise<void> {
  const line = linesOf(name)[0];
  assert.ok(line);
  const player = new Player(page);
  await player.ready();
  await put(page, 'position', line.position);
  const half = Math.floor(line.moves.length / 2);
  await play(player, line.moves.slice(0, half));
  await player.press('undo');
  await player.press('redo');
  await hint(page, player);
  await visit(page, player, 'new', 60);
  await visit(page, player, 'options', 200);
  for (const [lang, pattern] of [
    ['ca', /Moviments/],
    ['hr', /Potezi/],
  ] as const) {
    await put(page, 'lang', lang);
    await until(lang, async () => pattern.test(await words(page)));
    await visit(page, player, 'rules', 1500);
  }
  await player.quiet();
  await play(player, line.moves.slice(half));
  await player.events('win');
  assert.equal(await get(page, 'won'), true);
  await player.press('new', '.win');
}

/** What every tag of a page may be told, by an author who means well or not. */
const ODD =
  'line-height: 3; letter-spacing: .3em; text-transform: uppercase; cursor: wait; text-align: right; font-style: italic; ' +
  'font-weight: 900; font-variant: small-caps; word-spacing: 1em; text-indent: 2em; white-space: pre; visibility: visible; ' +
  'text-shadow: 2px 2px red; hyphens: auto; list-style: square; tab-size: 1; quotes: none; border-collapse: collapse';
const TAGS = 'html, body, div, span, p, button, dialog, input, svg, path, h2, b, i, small, ul, li, label';
const STORM =
  'box-sizing: content-box; float: left; transition: all 3s; animation: none; clear: both; font: 30px/4 cursive; color: red; ' +
  'background: yellow; min-width: 0; padding: 0; border: 0; border-radius: 9px; flex: 1 1 0; order: 3; place-items: end; ' +
  'position: static; overflow: visible; transform: none; opacity: 1; vertical-align: super; user-select: text; gap: 50px';
const important = (css: string): string =>
  css
    .split('; ')
    .map((each) => `${each} !important`)
    .join('; ');

interface Sheet {
  readonly name: string;
  readonly style: string;
  /** What the author's own words for the tag need to count there. */
  readonly loud?: boolean;
}

const SHEETS: readonly Sheet[] = [
  {
    name: 'a reset like normalize, and one like Tailwind',
    style: `html { line-height: 1.15; -webkit-text-size-adjust: 100% } body { margin: 0 } main { display: block }
      b, strong { font-weight: bolder } button, input { font: 100%/1.15 inherit; margin: 0; overflow: visible; text-transform: none }
      *, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      html { line-height: 1.5; tab-size: 4; -webkit-tap-highlight-color: transparent } h2 { font: inherit } ul { list-style: none }
      button, input { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background: transparent }
      img, svg, video, canvas { display: block; vertical-align: middle; max-width: 100%; height: auto }`,
  },
  { name: 'all: unset', style: '* { all: unset }' },
  { name: 'a root of 10 px and odd text', style: `html { font-size: 10px } * { ${ODD} }` },
  {
    name: 'a body from right to left',
    style: 'body { direction: rtl; text-align: right; writing-mode: horizontal-tb; font: 30px/2 monospace }',
  },
  {
    name: 'a storm of !important',
    style: `* { ${important(`${ODD}; ${STORM}`)} } ${TAGS} { ${important(`display: block; ${STORM}`)} }
      *::before, *::after { ${important('content: "!"; display: block; position: fixed')} }`,
    loud: true,
  },
];

const own = (css: string, loud = false): string =>
  `<style>#game { ${loud ? important(css) : css} } #game, #game ~ *, #game * { --solitaire-font-family: 'DejaVu Sans', sans-serif }</style>`;

interface Look {
  readonly boxes: Record<string, number[]>;
  readonly picture: string;
}

/** Where everything of the board lies in the element, or of the open dialog in that, and how it looks. */
async function look(page: Page, within: string, picture: boolean): Promise<Look> {
  const { boxes, clip } = await page.$eval(
    '#game',
    async (game, selector) => {
      scrollTo(0, 0);
      const root = game.shadowRoot as ShadowRoot;
      await Promise.all(root.getAnimations().map(({ finished }) => finished));
      const frame = root.querySelector(selector) as HTMLElement;
      // A picture begins with a whole pixel.
      (game as HTMLElement).style.translate = '';
      let at = game.getBoundingClientRect();
      const part = (length: number): string => `${Math.round(length) - length}px`;
      (game as HTMLElement).style.translate = `${part(at.x)} ${part(at.y)}`;
      at = frame.getBoundingClientRect();
      const all = [
        ...frame.querySelectorAll('.bar, .pile, .card, button, dialog, b, span, h2, p, label, input'),
      ];
      const found = all.map((each, index): [string, number[]] => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [`${index} ${each.localName}.${each.className}`, [x - at.x, y - at.y, width, height]];
      });
      return {
        boxes: Object.fromEntries([...found, ['itself', [0, 0, at.width, at.height]]]),
        clip: { x: at.x, y: at.y, width: Math.round(at.width), height: Math.round(at.height) },
      };
    },
    within,
  );
  return { boxes, picture: picture ? await page.screenshot({ clip, encoding: 'base64' }) : '' };
}

/** The share of the pixels that differ between two pictures, for an eye: not by a shade. */
async function differing(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((rgb) => Math.abs((a.data[at + rgb] ?? 0) - (b.data[at + rgb] ?? 0)) > 12))
          count += 1;
      return count / (a.data.length / 4);
    },
    [one, other],
  );
}

function assertAlike(seen: Look, neutral: Look): void {
  assert.deepEqual(Object.keys(seen.boxes), Object.keys(neutral.boxes));
  // What takes no room is nowhere.
  const off = Object.entries(neutral.boxes).filter(
    ([name, box]) =>
      Math.max(...box.slice(2)) > 0 &&
      box.some((length, at) => Math.abs(length - (seen.boxes[name]?.[at] ?? NaN)) > 1),
  );
  assert.deepEqual(
    off.map(([name, box]) => `${name}: ${box.join()} → ${seen.boxes[name]?.join()}`),
    [],
  );
}

/** All that a page has and an element could change. */
const pageLook = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const list = (element: Element): string =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join();
    const { documentElement, body, head } = document;
    return {
      html: list(documentElement),
      body: list(body),
      head: [...head.children].map(({ outerHTML }) => outerHTML),
      children: [...documentElement.children].map(({ localName }) => localName),
      sheets: [document.adoptedStyleSheets.length, document.styleSheets.length],
      title: document.title,
      url: location.href,
      history: [history.length, JSON.stringify(history.state)],
      cookies: document.cookie,
      names: [window.name, document.designMode, document.dir],
      globals: Object.getOwnPropertyNames(window)
        .filter((name) => !/^\d+$/.test(name))
        .sort(),
      documents: Object.getOwnPropertyNames(document),
      natives: [Array, Object, String, Element, HTMLElement, Node, Event, Document, Window].map(
        (each) => Object.getOwnPropertyNames(each.prototype).length,
      ),
      stored: [localStorage, sessionStorage].map((store) =>
        Object.entries(store).filter(([key]) => !key.startsWith('solitaire-elements')),
      ),
    };
  });

/** Counts the listeners on window, document and their like, less those that were taken away. It stands before all scripts. */
const COUNTED = `<script>{
  window.listeners = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const wide = (target) => [window, document, document.documentElement, document.body, visualViewport].includes(target ?? window);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (wide(this)) {
      listeners.push([this ?? window, type, listener]);
      options?.signal?.addEventListener('abort', () => forget(this ?? window, type, listener));
    }
    return add.call(this ?? window, type, listener, options);
  };
  const forget = (target, type, listener) => {
    const at = listeners.findIndex((each) => each[0] === target && each[1] === type && each[2] === listener);
    if (at >= 0) listeners.splice(at, 1);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(this ?? window, type, listener);
    return remove.call(this ?? window, type, listener, options);
  };
  document.title = 'A title';
  localStorage.setItem('theirs', 'kept');
  sessionStorage.setItem('theirs', 'kept too');
  history.replaceState({ theirs: 1 }, '');
}</script>`;

const listeners = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { listeners: [unknown, string][] }).listeners.map(([, type]) => type).sort(),
  );

const script = (rest = ''): string => `<script src="${SCRIPT}"${rest}></script>`;
const LATE = `<script>addEventListener('load', () => setTimeout(() => {
  const late = document.createElement('script'); late.src = '${SCRIPT}'; document.head.append(late); }, 50));</script>`;
const CA = TAG.replace('<freecell-solitaire', '<freecell-solitaire lang="ca"');

const ORDERS: readonly [name: string, head: string, body: string][] = [
  ['after the element', '', `${CA}${script()}`],
  ['async', script(' async'), CA],
  ['deferred', script(' defer'), CA],
  ['as a module', script(' type="module"'), CA],
  ['long after the page', LATE, CA],
];

/** Ways to make an element, as the page's own script has them. */
const MAKERS: readonly [name: string, make: string][] = [
  ['innerHTML', `stage.innerHTML = tag`],
  ['insertAdjacentHTML', `stage.insertAdjacentHTML('beforeend', tag)`],
  [
    'createElement',
    `const made = document.createElement('freecell-solitaire'); made.id = 'game'; made.storage = 'none'; made.deal = code; stage.append(made)`,
  ],
  [
    'new',
    `const made = new (customElements.get('freecell-solitaire'))(); made.deal = code; made.id = 'game'; made.storage = 'none'; stage.append(made)`,
  ],
  [
    'importNode of a template',
    `const made = document.createElement('template'); made.innerHTML = tag; stage.append(document.importNode(made.content, true))`,
  ],
  [
    'cloneNode of a template',
    `const made = document.createElement('template'); made.innerHTML = tag; stage.append(made.content.cloneNode(true))`,
  ],
  [
    'another document',
    `stage.append(new DOMParser().parseFromString(tag, 'text/html').querySelector('#game'))`,
  ],
];

/** A version that was here before: it has the tags, and nothing else in common. */
const OTHER = (tags: readonly string[]): string =>
  `<script>for (const tag of ${JSON.stringify(tags)}) customElements.define(tag, class extends HTMLElement {
    static version = '0.0.1'; connectedCallback() { this.textContent = 'the other version'; } });</script>`;

/** A part of ours as another version has it, which has a name of its own for what its element lends. */
const OLDER = readFileSync(join(DIST, 'parts/ca.js'), 'utf8')
  .replace(/solitaire-elements\.parts [\d.]+/g, 'solitaire-elements.parts 0.0.1')
  .replaceAll('Moviments', 'Els moviments');

/** Looks into a root that is not the page's own, as the eyes do. */
const LOOK_INTO = (path: string): string => `<script>{
  const find = document.querySelector.bind(document);
  document.querySelector = (selector) => find(selector) ?? (${path})?.querySelector(selector) ?? null;
}</script>`;

const PLACED = TAG.replace(/ deal="[^"]*"/, '');

/** Places in which a drag must land where it is aimed. More of them are in gestures.test.ts and feel.test.ts. */
const PLACES: readonly [name: string, body: string][] = [
  [
    "another component's shadow root, by a slot",
    `<div id="outer">${PLACED}</div><script>outer.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="padding: 30px; transform: translate(20px, 10px)"><slot></slot></div>';</script>`,
  ],
  [
    "a shadow root in another component's",
    `<div id="outer"></div>${LOOK_INTO(`outer.shadowRoot.querySelector('#inner').shadowRoot`)}<script>
      outer.attachShadow({ mode: 'open' }).innerHTML = '<div id="inner" style="padding: 25px"></div>';
      outer.shadowRoot.querySelector('#inner').attachShadow({ mode: 'open' }).innerHTML = '${PLACED}';</script>`,
  ],
  ['an open dialog', `<dialog id="box" open style="width: 800px; margin: 40px">${PLACED}</dialog>`],
  [
    'a modal dialog',
    `<dialog id="box" style="width: 800px; padding: 9px">${PLACED}</dialog><script>box.showModal();</script>`,
  ],
  [
    'details that are opened later',
    `<details id="box"><summary>Play</summary>${PLACED}</details><script>setTimeout(() => (box.open = true), 100);</script>`,
  ],
  [
    'a place that is shown later',
    `<div id="box" style="display: none">${PLACED}</div><script>setTimeout(() => (box.style.display = ''), 100);</script>`,
  ],
  [
    'scaled and scrolled parents',
    `<div style="transform: scale(.75); transform-origin: 0 0"><div id="box" style="height: 700px; overflow: auto">
      <div style="height: 300px"></div><div style="transform: scale(1.2); transform-origin: 0 0; width: 700px">${PLACED}</div>
      <div style="height: 900px"></div></div></div><script>box.scrollTop = 260;</script>`,
  ],
  [
    'a popover',
    `<div id="box" popover="manual" style="width: 760px">${PLACED}</div><script>box.showPopover();</script>`,
  ],
];

interface Setting {
  readonly engine: (typeof ENGINES)[number];
  readonly host: Host;
  readonly browser: Browser;
  /** Opens a page and answers with its player, who waits for nothing yet. */
  open(html: string, headers?: Headers, ignore?: RegExp): Promise<View & { player: Player }>;
}
type It = ReturnType<typeof itIn>;
const SOON = { timeout: 60_000 };

function policies(it: It, setting: () => Setting): void {
  for (const [name, policy, head, game] of POLICIES) {
    const [tag] = game.split('-');
    it(`a whole game of ${game} under ${name}`, { timeout: 120_000 }, async () => {
      const { open, engine } = setting();
      const watched = await open(markup(`<${tag}-solitaire id="game"></${tag}-solitaire>`, { head }), {
        'content-security-policy': policy,
      });
      await wholeGame(watched.page, game);
      // Only there the driver tells of workers.
      if (engine === 'chromium') assert.equal(watched.page.workers().length, 1, 'the solver has its worker');
      await watched.close();
    });
  }
}

function sheets(it: It, setting: () => Setting): void {
  const WIDTH = 'width: 760px; margin: 7px 11px';
  const BODY = '<style>body { margin: 0 }</style>';
  /** The board at rest, with the words of a refusal, and a dialog. */
  const looks = async (style: string, loud: boolean): Promise<[Look, Look, Look, Page]> => {
    const { open, engine } = setting();
    // WebKit's driver takes pictures of the whole window alone.
    const seen = engine !== 'webkit';
    const { page, player } = await open(markup(`${BODY}<style>${style}</style>${own(WIDTH, loud)}${PLACED}`));
    await player.ready();
    await put(page, 'position', FREECELL);
    await player.opens('options');
    const options = await look(page, 'dialog[open]', seen);
    await player.press('close');
    await until('no dialog', () => page.$eval('#game', (game) => !game.shadowRoot?.querySelector('dialog')));
    await page.mouse.move(2, 2);
    const rest = await look(page, '.frame', seen);
    await player.drag('6', 1, '7');
    await player.events('reject');
    await page.mouse.move(2, 2);
    return [rest, await look(page, '.frame', seen), options, page];
  };

  let neutral: Promise<[Look, Look, Look, Page]> | undefined;
  for (const { name, style, loud = false } of SHEETS) {
    it(`looks in ${name} as on a neutral page`, SOON, async () => {
      const expected = await (neutral ??= looks('', false));
      const seen = await looks(style, loud);
      for (const at of [0, 1, 2] as const) {
        assertAlike(seen[at], expected[at]);
        if (!expected[at].picture) continue;
        const share = await differing(expected[3], seen[at].picture, expected[at].picture);
        assert.ok(share <= 0.001, `${(share * 100).toFixed(2)} % of picture ${at} differ`);
      }
      await seen[3].close();
    });
  }

  it("the author's own display, width, height and margin count in each", SOON, async () => {
    const { open } = setting();
    for (const { name, style, loud = false } of SHEETS) {
      const css =
        'display: inline-block; width: 900px; height: 610px; margin: 9px 13px; float: none; padding: 0; border: 0';
      const { page, player, close } = await open(
        markup(`<div>${BODY}<style>${style}</style>${own(css, loud)}${TAG}</div>`),
      );
      await player.ready();
      for (const display of ['inline-block', 'grid', 'flex']) {
        const found = await page.$eval(
          '#game',
          async (game, wished) => {
            const sheet = game.previousElementSibling as HTMLStyleElement;
            sheet.textContent = sheet.textContent.replace(/display: [\w-]+/, `display: ${wished}`);
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
            const { display: shown, marginTop, marginInlineStart } = getComputedStyle(game);
            const { x, y, width, height } = game.getBoundingClientRect();
            const inner = game.shadowRoot?.querySelector('.frame')?.getBoundingClientRect();
            const at = inner && [inner.x - x, inner.y - y, inner.width, inner.height].map(Math.round);
            return [shown, marginTop, marginInlineStart, width, height, at];
          },
          display,
        );
        assert.deepEqual(
          found,
          [display, '9px', '13px', 900, 610, [0, 0, 900, 610]],
          `${display} in ${name}`,
        );
      }
      await close();
    }
  });

  it('what the author hides is hidden, and what takes no pointer takes none', SOON, async () => {
    const { open } = setting();
    const { page, player, close } = await open(markup(`<div id="box">${TAG}</div>`));
    await player.ready();
    const found = await page.evaluate(() => {
      const game = document.querySelector<HTMLElement>('#game') as HTMLElement;
      const box = game.parentElement as HTMLElement;
      const card = [...(game.shadowRoot?.querySelectorAll('.card') ?? [])].at(-1) as HTMLElement;
      const { x, y } = card.getBoundingClientRect();
      const seen = (): boolean => card.checkVisibility({ visibilityProperty: true });
      const hit = (): boolean => document.elementFromPoint(x + 9, y + 9) === game;
      const all = [seen() && hit()];
      for (const element of [game, box]) {
        element.style.visibility = 'hidden';
        all.push(seen());
        element.style.visibility = '';
        element.style.pointerEvents = 'none';
        all.push(hit());
        element.style.pointerEvents = '';
      }
      return all;
    });
    assert.deepEqual(found, [true, false, false, false, false]);
    await close();
  });

  it("the page's typeface is the element's", SOON, async () => {
    const { open } = setting();
    const { page, player, close } = await open(
      markup(`<style>body { font-family: monospace }</style>${TAG}`),
    );
    await player.ready();
    const family = await page.$eval(
      '#game',
      (game) => getComputedStyle(game.shadowRoot?.querySelector('.figure b') as Element).fontFamily,
    );
    assert.equal(family, 'monospace');
    await close();
  });
}

function traces(it: It, setting: () => Setting): void {
  it("the modules leave lit's own global names and no others", SOON, async () => {
    const { open } = setting();
    const { page, player, close } = await open(
      markup(TAG, { head: `<script>window.names = Object.getOwnPropertyNames(window);</script>${MODULES}` }),
    );
    await player.ready();
    await tapAce(player);
    await visit(page, player, 'rules', 1500);
    const added = await page.evaluate(() => {
      const { names } = window as unknown as { names: string[] };
      return Object.getOwnPropertyNames(window).filter(
        (name) => !['names', 'game', ...names].includes(name) && !/^\d+$/.test(name),
      );
    });
    assert.deepEqual(added.sort(), LITS);
    await close();
  });

  it('a whole game changes nothing of the page, nor does its end', { timeout: 120_000 }, async () => {
    const { open } = setting();
    const { page, close } = await open(
      markup('<div id="box"><freecell-solitaire id="game"></freecell-solitaire></div>', {
        head: `${COUNTED}${script()}`,
      }),
    );
    await until('the first deal', () =>
      page.evaluate(() => window.eyes.seen.some(({ type }) => type === 'ready')),
    );
    const before = await pageLook(page);
    await wholeGame(page, 'freecell-4');
    assert.deepEqual(await pageLook(page), before);
    const globals = await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const fresh = new Set(Object.getOwnPropertyNames(frame.contentWindow));
      const added = Object.getOwnPropertyNames(window).filter(
        (name) => !fresh.has(name) && !/^\d+$/.test(name),
      );
      frame.remove();
      return added.filter((name) => !['eyes', 'listeners', 'box', 'game', '__name'].includes(name));
    });
    assert.deepEqual(globals, [], 'no global names at all');
    await page.evaluate(() => document.querySelector('#game')?.remove());
    const gone = await listeners(page);
    assert.deepEqual(await pageLook(page), before);
    // interactjs has the document's pointer events once, and for ever: no more of them for more elements.
    await page.evaluate(async (tag) => {
      for (let turn = 0; turn < 10; turn++) {
        document.querySelector('#box')?.insertAdjacentHTML('beforeend', tag);
        const game = document.querySelector('#game') as Element & { updateComplete: Promise<unknown> };
        await game.updateComplete;
        game.remove();
      }
    }, TAG);
    assert.deepEqual(await listeners(page), gone);
    await close();
  });
}

/** The names of lit's own, by which several copies on a page know of each other. */
const LITS = ['litElementVersions', 'litHtmlVersions', 'litPropertyMetadata', 'reactiveElementVersions'];
const MODULES = `<script type="importmap">${JSON.stringify({
  imports: {
    lit: '/node_modules/lit/index.js',
    'lit/': '/node_modules/lit/',
    'lit-html': '/node_modules/lit-html/lit-html.js',
    'lit-html/': '/node_modules/lit-html/',
    'lit-element/': '/node_modules/lit-element/',
    '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
    '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
  },
})}</script><script type="module" src="/dist/index.js"></script>`;

function orders(it: It, setting: () => Setting): void {
  for (const [name, head, body] of ORDERS) {
    it(`the script ${name}`, SOON, async () => {
      const { open } = setting();
      const { page, player, close } = await open(markup(body, { head }));
      assert.equal((await player.ready()).filter(({ type }) => type === 'ready').length, 1);
      await until('Catalan', async () => /Moviments/.test(await words(page)));
      await tapAce(player);
      await visit(page, player, 'rules', 1500);
      await close();
    });
  }

  it('made in every way', SOON, async () => {
    const { open } = setting();
    const { page, player, close } = await open(
      markup(`<div id="stage"></div><script>const tag = '${TAG}', code = '${FREE_ACE.code}';</script>`),
    );
    for (const [name, make] of MAKERS) {
      await page.evaluate((text) => {
        const made = document.createElement('script');
        made.textContent = text;
        document.head.append(made);
      }, `stage.replaceChildren(); { ${make} }`);
      await player.ready();
      const count = await page.$eval('#game', (game) =>
        [...(game.shadowRoot?.querySelectorAll<HTMLElement>('[data-pile]') ?? [])].reduce(
          (sum, pile) => sum + Number(pile.dataset['count']),
          0,
        ),
      );
      assert.equal(count, 52, name);
      await tapAce(player);
    }
    await close();
  });

  it('a deep clone of a game under way is a game of its own', SOON, async () => {
    const { open } = setting();
    const { page, player, close } = await open(markup(TAG));
    await player.ready();
    await tapAce(player);
    await player.press('options');
    await page.evaluate(() => {
      const game = document.querySelector('#game') as HTMLElement;
      const clone = game.cloneNode(true) as HTMLElement;
      clone.id = 'clone';
      game.after(clone);
    });
    await player.ready();
    await player.press('close');
    const second = new Player(page, { selector: '#clone' });
    await second.events('none', 0);
    await tapAce(second);
    await second.press('undo');
    const state = await page.evaluate(() =>
      ['#game', '#clone'].map((selector) => {
        const { dealCode, score, moves, canRedo } = document.querySelector(selector) as unknown as Record<
          string,
          unknown
        >;
        return [dealCode, score, moves, canRedo];
      }),
    );
    assert.deepEqual(state, [
      [FREE_ACE.code, 10, 1, false],
      [FREE_ACE.code, 0, 1, true],
    ]);
    await close();
  });

  it('what was set before the tag was defined counts', SOON, async () => {
    const { open } = setting();
    const wishes = { cells: 2, controls: 'minimal', theme: 'dark', placementHelp: false, saveKey: 'mine' };
    const { page, player, close } = await open(
      markup(
        `<freecell-solitaire id="game" storage="none"></freecell-solitaire><freecell-solitaire id="second" storage="none"></freecell-solitaire>
        <script>Object.assign(game, ${JSON.stringify({ ...wishes, deal: 7, lang: 'hr' })});
        second.position = ${JSON.stringify(FREECELL)};</script>${script()}`,
        { head: '' },
      ),
    );
    await player.ready(2);
    for (const [name, value] of Object.entries(wishes)) assert.equal(await get(page, name), value, name);
    assert.equal(await get(page, 'dealCode'), formatDealCode({ game: 'freecell', cells: 2, number: 7 }));
    await until('Croatian', async () => /Potezi/.test(await words(page)));
    assert.equal(
      await page.$eval('#second', (game) => (game as unknown as { position: string }).position),
      FREECELL,
    );
    await close();
  });

  it("another version's parts are let alone", SOON, async () => {
    const { open, host } = setting();
    host.put('/older.js', OLDER);
    const older = '<script src="/older.js"></script>';
    for (const head of [older + script(), script() + older]) {
      const { page, player, close } = await open(markup(CA, { head }));
      await player.ready();
      await until('Catalan', async () => /Moviments/.test(await words(page)));
      await tapAce(player);
      await close();
    }
  });

  it('another version that came first stands, and nothing throws', SOON, async () => {
    const { open } = setting();
    const all = ['russian-solitaire', 'reflechi-solitaire', 'freecell-solitaire'];
    const body = `${all.map((tag) => `<${tag} class="each" storage="none"></${tag}>`).join('')}`;
    for (const tags of [all, ['russian-solitaire'], ['freecell-solitaire', 'reflechi-solitaire']]) {
      const { page, player, close } = await open(
        markup(body, { head: `${OTHER(tags)}${script()}${script(' async')}` }),
      );
      await player.ready(all.length - tags.length);
      const shown = await page.$$eval('.each', (games) =>
        games.map((game) => [game.localName, game.textContent, game.shadowRoot !== null]),
      );
      assert.deepEqual(
        shown,
        all.map((tag) => (tags.includes(tag) ? [tag, 'the other version', false] : [tag, '', true])),
      );
      await close();
    }
  });
}

function moving(it: It, setting: () => Setting): void {
  const placed = async (body: string, ignore?: RegExp): Promise<View & { player: Player }> => {
    const watched = await setting().open(markup(body), {}, ignore);
    await watched.player.ready();
    await watched.page.evaluate((text) => {
      (document.querySelector('#game') as unknown as { position: string }).position = text;
    }, FREECELL);
    return watched;
  };
  const lands = async (player: Player): Promise<void> => {
    await player.drag('1', 1, '6');
    await player.drag('6', 1, 'd');
    await player.drag('4', 1, 'C');
    await player.carry('d', 1, '6');
    const made = (await player.events('move', 4)).filter(({ type }) => type === 'move');
    assert.deepEqual(
      made.map(({ detail }) => detail['move']),
      ['16', '6d', '4h', 'd6'],
    );
  };

  for (const [name, body] of PLACES) {
    it(`a drag lands where it is aimed in ${name}`, SOON, async () => {
      const { page, player, close } = await placed(body);
      await until('a board', () =>
        page.evaluate(() => {
          const card = document.querySelector('#game')?.shadowRoot?.querySelector('[data-card]');
          return (card?.getBoundingClientRect().width ?? 0) > 20;
        }),
      );
      await sleep(200);
      await lands(player);
      await close();
    });
  }

  it("Escape closes the page's modal dialog, unless something is held", SOON, async () => {
    const { page, player, close } = await placed(
      `<dialog id="box" style="width: 800px">${PLACED}</dialog><script>box.showModal();</script>`,
    );
    const game = { page, player } as unknown as Stage;
    const isOpen = (): Promise<boolean> => page.$eval('#box', (box) => (box as HTMLDialogElement).open);
    await player.tap('1');
    assert.deepEqual(await held(game), ['QH']);
    await page.keyboard.press('Escape');
    assert.deepEqual([await held(game), await isOpen()], [[], true], 'what was picked up is put back');
    await player.drag('1', 1, '6', { hold: true });
    await page.keyboard.press('Escape');
    await player.release();
    assert.deepEqual([await held(game), await isOpen()], [[], true], 'what was dragged is put back');
    await player.opens('options');
    await page.keyboard.press('Escape');
    await until('our dialog is closed', () =>
      page.$eval('#game', (each) => !each.shadowRoot?.querySelector('dialog[open]')),
    );
    assert.equal(await isOpen(), true, 'the inner dialog first');
    await page.keyboard.press('Escape');
    await until("the page's dialog is closed", async () => !(await isOpen()));
    await page.$eval('#box', (box) => (box as HTMLDialogElement).showModal());
    await player.quiet();
    await lands(player);
    await close();
  });

  it('moved by moveBefore it keeps game and focus', SOON, async () => {
    const { page, player, close } = await placed(`<div>${PLACED}</div><div id="there"><p>Here</p></div>`);
    await player.drag('1', 1, '6');
    await player.events('move');
    const moved = await page.evaluate(() => {
      const game = document.querySelector('#game') as HTMLElement;
      game.shadowRoot?.querySelector<HTMLElement>('[data-card="KC"], [data-card="JD"]')?.focus();
      const card = (): string | undefined =>
        (game.shadowRoot?.activeElement as HTMLElement | null | undefined)?.dataset['card'];
      const before = card();
      const there = document.querySelector('#there') as Element & {
        moveBefore?(node: Node, child: Node | null): void;
      };
      if (!there.moveBefore) return null;
      there.moveBefore(game, there.firstChild);
      return [before, card(), document.activeElement === game];
    });
    if (moved) {
      assert.ok(moved[0]);
      assert.deepEqual(moved, [moved[0], moved[0], true]);
    } else
      await page.evaluate(() =>
        document.querySelector('#there')?.append(document.querySelector('#game') ?? ''),
      );
    await player.quiet();
    await player.press('undo');
    await lands(player);
    await close();
  });

  it('moved into a frame of the same origin and back, it goes on', SOON, async () => {
    // There an element that goes into another document is of its class no more, whoever made it.
    if (setting().engine === 'firefox') return;
    const { page, player } = await placed(
      `<div id="here">${PLACED}</div><iframe id="frame" srcdoc="<!doctype html><body></body>" width="900" height="900"></iframe>`,
    );
    await player.drag('1', 1, '6');
    await player.opens('rules');
    await player.press('close');
    const found = await page.evaluate(async () => {
      const game = document.querySelector('#game') as Element & {
        updateComplete: Promise<unknown>;
        moves: number;
      };
      const frame = document.querySelector<HTMLIFrameElement>('#frame');
      const width = (): number =>
        game.shadowRoot?.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
      const before = width();
      frame?.contentDocument?.body.append(game);
      (game as unknown as { play(move: string): unknown }).play('4h');
      await game.updateComplete;
      const { moves } = game;
      document.querySelector('#here')?.append(game);
      await game.updateComplete;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [moves, width() === before];
    });
    assert.deepEqual(found, [2, true]);
    await page.close();
  });
}

function forgetting(it: It, setting: () => Setting): void {
  it('what was removed is forgotten, whatever it had done', { timeout: 90_000 }, async () => {
    const { open } = setting();
    const { page, player, close } = await open(markup('<div id="stage"></div>'));
    const turns = 6;
    for (let turn = 0; turn < turns; turn++) {
      await page.evaluate(
        (tag) => {
          const stage = document.querySelector('#stage') as Element;
          stage.innerHTML = tag;
          const kept = ((window as unknown as { kept?: WeakRef<Element>[] }).kept ??= []);
          kept.push(new WeakRef(document.querySelector('#game') as Element));
        },
        TAG.replace('storage="none"', 'storage="session" winnability="on"'),
      );
      await player.ready();
      await player.tap(FREE_ACE.pile);
      await player.events('move');
      await hint(page, player);
      await player.press('undo');
      for (const action of ['new', 'rules']) await visit(page, player, action, 60);
      await player.opens('options');
      await player.press('statistics');
      await sleep(100);
      // It goes with a dialog open, or with a card held, or with the solver asked.
      if (turn % 3 > 0) await player.press('close');
      if (turn % 3 === 1) await player.drag('1', 1, 'a', { hold: true });
      if (turn % 3 === 2) await player.press('hint');
      await page.evaluate(() => document.querySelector('#stage')?.replaceChildren());
      if (turn % 3 === 1) await player.release();
    }
    await until('no worker', () => Promise.resolve(page.workers().length === 0));
    const cdp = await page.createCDPSession();
    for (let turn = 0; turn < 3; turn++) {
      await sleep(400);
      await cdp.send('HeapProfiler.collectGarbage');
    }
    const alive = await page.evaluate(
      () => (window as unknown as { kept: WeakRef<Element>[] }).kept.filter((each) => each.deref()).length,
    );
    assert.ok(alive <= 1, `${alive} of ${turns} are still held`);
    await close();
  });
}

function pinning(it: It, setting: () => Setting): void {
  it('pinned by its hash it plays, and another file does not', SOON, async () => {
    const { open } = setting();
    const hash = execSync(HASH, { cwd: DIST, encoding: 'utf8' }).trim();
    assert.match(hash, /^sha384-[\w+/]{64}$/);
    const head = (pin: string): string => script(` integrity="${pin}" crossorigin="anonymous"`);
    const pinned = await open(markup(TAG, { head: head(hash) }));
    await pinned.player.ready();
    await tapAce(pinned.player);
    await pinned.close();
    const other = await open(
      markup(TAG, { head: head(hash.replace(/.$/, hash.endsWith('A') ? 'B' : 'A')) }),
      {},
      /integrity|digest|hash/i,
    );
    await sleep(300);
    assert.equal(
      await other.page.evaluate(() => customElements.get('freecell-solitaire') === undefined),
      true,
    );
    await other.close();
  });
}

describe('hosts', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`hosts in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let setting: Setting | undefined;
      let pages = 0;
      before(async () => {
        const host = await openHost();
        const browser = await launch(engine, { motion: false });
        const open: Setting['open'] = async (html, headers = {}, ignore) => {
          const url = host.put(`/hosts-${++pages}.html`, html, headers);
          const watched = await view(browser, { url, height: 1300, ...(ignore ? { ignore } : {}) });
          return { ...watched, player: new Player(watched.page, { selector: '#game' }) };
        };
        setting = { engine, host, browser, open };
      });
      after(async () => {
        await setting?.browser.close();
        await setting?.host.close();
      });
      const now = (): Setting => setting as Setting;

      describe('strict policies by real headers', () => policies(it, now));
      describe('hostile style sheets', () => sheets(it, now));
      describe('no trace', () => traces(it, now));
      describe('any load order', () => orders(it, now));
      describe('any place', () => moving(it, now));
      // Only Chromium's memory can be swept from outside.
      if (engine === 'chromium') describe('removal', () => forgetting(it, now));
      describe('pinned', () => pinning(it, now));
    });
  }
});
