/** Every page of the demo opens, shows its games and complains of nothing; its own words can be followed. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { launch, view } from './browser.js';
import type { View } from './browser.js';
import { DIST, ROOT, openHost } from './host.js';
import type { Host } from './host.js';
import { Player, TAGS } from './player.js';

const PAGES = readdirSync(join(ROOT, 'demo')).filter((name) => name.endsWith('.html'));

/** Of two colours written as `#abc` or `#aabbcc`. */
function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((hex) => {
      const channels =
        hex.length < 5 ? (hex.match(/\w/g) ?? []).map((digit) => digit + digit) : hex.match(/\w\w/g);
      const [r = 0, g = 0, b = 0] = (channels ?? []).map((channel) => {
        const share = parseInt(channel, 16) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the demo', () => {
  let host: Host;
  let browser: Browser;
  before(async () => {
    host = await openHost();
    browser = await launch('chromium', { motion: false });
  });
  after(async () => {
    await browser?.close();
    await host?.close();
  });

  for (const name of PAGES) {
    for (const width of [320, 1280]) {
      it(`${name} at ${width}`, { timeout: 30_000 }, async () => {
        const watched = await view(browser, { url: `${host.origin}/demo/${name}`, width, height: 900 });
        const { page } = watched;
        const games = await page.$$eval(
          'russian-solitaire, reflechi-solitaire, freecell-solitaire',
          (all) => all.length,
        );
        if (games > 0) await new Player(page).ready(games);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `nothing sticks out: ${wide}`);
        const links = await page.$$eval('a[href]', (all) => all.map((link) => link.href));
        for (const link of new Set(
          links.filter((each) => each.startsWith(host.origin)).map((each) => each.replace(/#.*/, '')),
        )) {
          const path = new URL(link).pathname;
          // Those are seen below.
          if (/^\/(docs|README|LICENSE|CHANGELOG)/.test(path)) {
            assert.ok(existsSync(join(ROOT, path)), link);
            continue;
          }
          const answer = await page.evaluate(
            (to) => fetch(to).then(({ status }) => status),
            path.endsWith('/') ? `${path}index.html` : path,
          );
          assert.equal(answer, 200, link);
        }
        await watched.close();
      });
    }
  }

  it('the pages of documentation can be read, and their links followed', { timeout: 90_000 }, async () => {
    // The demo's own server makes pages of them.
    const { serve } = (await import(new URL('../../scripts/serve.mjs', import.meta.url).href)) as {
      serve(options: { root: string }): Promise<{ origin: string; close(): Promise<void> }>;
    };
    const site = await serve({ root: ROOT });
    const watched = await view(browser, { width: 320, height: 800 });
    const { page } = watched;
    const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    const targets = new Map<string, Set<string>>();
    const links = new Map<string, string[]>();
    for (const path of ['README.md', 'CHANGELOG.md', ...docs.map((name) => `docs/${name}`)]) {
      const url = `${site.origin}/${path}`;
      await page.goto(url);
      const seen = await page.evaluate(() => ({
        titles: [...document.querySelectorAll('h1')].map((each) => each.textContent),
        title: document.title,
        wide: document.documentElement.scrollWidth,
        font: getComputedStyle(document.body).fontSize,
        ids: [...document.querySelectorAll('[id]')].map((each) => each.id),
        links: [...document.querySelectorAll('a')].map(({ href }) => href),
        images: [...document.images].map(({ naturalWidth }) => naturalWidth),
      }));
      assert.deepEqual([seen.titles, seen.wide, seen.font], [[seen.title], 320, '18px'], path);
      assert.ok(!seen.images.includes(0), `${path} shows its pictures`);
      assert.equal(new Set(seen.ids).size, seen.ids.length, path);
      targets.set(url, new Set(seen.ids));
      links.set(path, seen.links);
      await page.evaluate(axe.source);
      for (const dark of [false, true]) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
        const found = await page.evaluate(async () => {
          type Faults = { id: string; nodes: { html: string }[] }[];
          const { violations } = await (
            window as unknown as { axe: { run(options: object): Promise<{ violations: Faults }> } }
          ).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] });
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
        });
        assert.deepEqual(found, [], path);
      }
    }
    for (const [path, all] of links)
      for (const link of new Set(all.filter((each) => each.startsWith(site.origin)))) {
        const [url = '', hash] = link.split('#');
        const known = targets.get(url);
        if (known) assert.ok(hash === undefined || known.has(decodeURIComponent(hash)), `${path}: ${link}`);
        else assert.equal((await fetch(url.replace(/\/$/, '/index.html'))).status, 200, `${path}: ${link}`);
      }
    assert.match(
      await (await fetch(`${site.origin}/docs/events.md`)).text(),
      /^# /,
      'who asks for no page gets the text',
    );
    await watched.close();
    await site.close();
  });

  for (const width of [320, 1280])
    it(
      `three houses: their contrasts hold at ${width}, and each shows its whole dress`,
      { timeout: 60_000 },
      async () => {
        const watched = await view(browser, { url: `${host.origin}/demo/brands.html`, width, height: 900 });
        const { page } = watched;
        await new Player(page).ready(3);
        await page.evaluate(axe.source);
        const faint = (): Promise<string[]> =>
          page.evaluate(async () => {
            const { violations } = await (
              window as unknown as { axe: { run(options: object): Promise<{ violations: Faults }> } }
            ).axe.run({ runOnly: ['color-contrast'] });
            type Faults = { nodes: { html: string; failureSummary: string }[] }[];
            return violations.flatMap(({ nodes }) =>
              nodes.map(({ html, failureSummary }) => `${html.slice(0, 90)} ${failureSummary}`),
            );
          });
        assert.deepEqual(await faint(), []);
        for (const house of ['gazette', 'tumble', 'nightshift']) {
          const colours = await page.$eval(`.${house}`, (element) => {
            const style = getComputedStyle(element);
            const own = (name: string): string => style.getPropertyValue(`--solitaire-${name}`);
            const suits = ['spades', 'hearts', 'diamonds', 'clubs'].map(
              (suit, i) => own(suit) || own(i === 1 || i === 2 ? 'red' : 'black'),
            );
            return {
              suits,
              card: own('card-color'),
              edge: own('card-border-color'),
              table: own('table-color'),
              text: own('text-color'),
              marks: [own('accent-color'), own('refusal-color')],
            };
          });
          const { suits, card, edge, table, text, marks } = colours;
          for (const suit of suits) assert.ok(contrast(suit, card) >= 4.5, `${house}: ${suit} on ${card}`);
          assert.ok(contrast(text, table) >= 4.5, `${house}: ${text} on ${table}`);
          for (const mark of marks) assert.ok(contrast(mark, table) >= 3, `${house}: ${mark} on ${table}`);
          assert.ok(Math.max(contrast(card, table), contrast(edge, table)) >= 3, `${house}: a card's edge`);

          const shown = await page.$eval(
            `[data-css="${house}-css"]`,
            (place, id) => [
              place.querySelector('code')?.textContent ?? '',
              document.getElementById(id)?.textContent ?? '',
            ],
            `${house}-css`,
          );
          const [written = '', used = ''] = shown.map((each) => each.replace(/\s+/g, ' ').trim());
          assert.ok(used.length > 300 && written.endsWith(used), `${house} shows what it wears`);

          for (const dialog of ['new', 'options', 'rules']) {
            const until = (open: boolean): Promise<unknown> =>
              page.waitForFunction(
                (name, wanted) =>
                  Boolean(document.querySelector(`.${name}`)?.shadowRoot?.querySelector('dialog')) === wanted,
                {},
                house,
                open,
              );
            await page.$eval(
              `.${house}`,
              (element, action) =>
                element.shadowRoot?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click(),
              dialog,
            );
            await until(true);
            await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
            assert.deepEqual(await faint(), [], `${house}, ${dialog}`);
            await page.keyboard.press('Escape');
            await until(false);
          }
        }
        await watched.close();
      },
    );
});

const LOOKS = [false, true];
const dressed = (dark: boolean): string => (dark ? 'dark' : 'light');

/** What a page has shown of itself by the time it stands. */
interface Arrival {
  shift: number;
  /** What was largest before the script came. */
  largest: string;
  late: boolean;
}

/** Runs in the page before all else: the script is let come when the largest text was painted. */
function watch(): void {
  const arrival: Arrival = { shift: 0, largest: '', late: false };
  Object.assign(window, { arrival });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) arrival.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const entry = list.getEntries().at(-1) as unknown as { element: Element | null };
    if (arrival.largest) return;
    arrival.largest = entry.element?.localName ?? '';
    arrival.late = customElements.get('freecell-solitaire') === undefined;
    void fetch('/sign/painted');
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

describe('the front page', () => {
  let host: Host;
  let browser: Browser;
  before(async () => {
    host = await openHost();
    browser = await launch('chromium', { motion: false });
    await browser
      .defaultBrowserContext()
      .overridePermissions(host.origin, ['clipboard-read', 'clipboard-sanitized-write', 'clipboard-write']);
  });
  after(async () => {
    await browser?.close();
    await host?.close();
  });

  const open = async (width: number, dark = false, height = 900): Promise<View> => {
    const watched = await view(browser, { url: `${host.origin}/demo/index.html`, width, height, dark });
    await new Player(watched.page).ready(4);
    return watched;
  };
  const text = (page: Page, id: string): Promise<string> =>
    page.$eval(`#${id}`, ({ textContent }) => textContent ?? '');
  const choose = async (page: Page, wanted: Readonly<Record<string, string>>): Promise<void> => {
    for (const [id, value] of Object.entries(wanted)) await page.select(`#${id}`, value);
  };
  const deal = async (page: Page, code: string): Promise<void> => {
    await page.$eval('#code', (field) => ((field as HTMLInputElement).value = ''));
    await page.type('#code', code);
    await page.keyboard.press('Enter');
  };

  for (const dark of LOOKS)
    for (const [width, height] of [
      [320, 720],
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const)
      it(`its first screen at ${width} × ${height}, ${dressed(dark)}`, { timeout: 40_000 }, async () => {
        // Its own, since what is held back there is held back from everybody.
        const late = await openHost();
        const watched = await view(browser, { width, height, dark });
        const { page } = watched;
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        await page.evaluateOnNewDocument(watch);
        late.hold('/dist/solitaire-elements.min.js', '/sign/painted');
        await page.goto(`${late.origin}/demo/index.html`);
        const player = new Player(page, { selector: '#first' });
        await player.ready(4);
        const seen = await page.evaluate(() => {
          const box = (selector: string): DOMRect | undefined =>
            document.querySelector(selector)?.getBoundingClientRect();
          return {
            titles: document.querySelectorAll('h1').length,
            title: box('h1')?.bottom ?? Infinity,
            copy: box('[data-copy="line"]')?.bottom ?? Infinity,
            board: box('#first')?.top ?? Infinity,
            line: document.querySelector('#line')?.textContent,
            wide: document.documentElement.scrollWidth,
          };
        });
        assert.equal(seen.titles, 1);
        assert.ok(seen.title < seen.copy && seen.copy < height, `the line to paste ends at ${seen.copy}`);
        assert.ok(seen.board < height - 260, `the board begins at ${seen.board}`);
        assert.ok(seen.wide <= width, `nothing sticks out: ${seen.wide}`);
        assert.match(seen.line ?? '', /<freecell-solitaire>.*solitaire-elements\.min\.js/);

        const arrival = await page.evaluate(() => (window as unknown as { arrival: Arrival }).arrival);
        assert.match(arrival.largest, /^(h1|p)$/);
        assert.ok(arrival.late, 'the words were there before the script');
        assert.equal(arrival.shift, 0, 'nothing moved');
        await player.drag('4', 1, '1');
        assert.equal((await player.events('move')).at(-1)?.detail['move'], '41');
        assert.deepEqual(said, [], 'nothing on the console');
        await watched.close();
        await late.close();
      });

  for (const dark of LOOKS)
    for (const width of [320, 768, 1600])
      it(`axe and targets at ${width}, ${dressed(dark)}`, { timeout: 90_000 }, async () => {
        const watched = await open(width, dark);
        const { page } = watched;
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => {
          type Faults = { id: string; nodes: { html: string; failureSummary: string }[] }[];
          const { violations } = await (
            window as unknown as { axe: { run(options: object): Promise<{ violations: Faults }> } }
          ).axe.run({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          });
          return violations.flatMap(({ id, nodes }) =>
            nodes
              .slice(0, 3)
              .map(
                ({ html, failureSummary }) => `${id}: ${html.slice(0, 90)} ${failureSummary.slice(0, 200)}`,
              ),
          );
        });
        assert.deepEqual(found, []);
        const small = await page.$$eval('a, button, input, select, label', (all) =>
          all
            .filter((each) => each.localName !== 'label' || each.querySelector('input'))
            .filter((each) => !each.closest('p') || each.localName !== 'a')
            .map((each) => ({ html: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ html, box }) => `${html} ${box.width} × ${box.height}`),
        );
        assert.deepEqual(small, []);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        await watched.close();
      });

  it('shows what it claims', { timeout: 60_000 }, async () => {
    const watched = await open(1280);
    const { page } = watched;
    const shown = (id: string): Promise<string> =>
      page.$eval(`#${id}`, (element) => element.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '');
    const told = async (id: string, words: RegExp): Promise<void> => {
      await page.waitForFunction(
        (name, source) =>
          new RegExp(source).test(
            document.getElementById(name)?.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '',
          ),
        { timeout: 10_000 },
        id,
        words.source,
      );
      assert.match(await shown(id), words);
    };
    /** What the bubble says beside the card, as soon as it is seen. */
    const bubble = (words: RegExp): Promise<unknown> =>
      page.waitForFunction(
        (source) => {
          const found = document.getElementById('why')?.shadowRoot?.querySelector('.bubble.shown');
          return found?.checkVisibility() && new RegExp(source, 'i').test(found.textContent ?? '');
        },
        { timeout: 10_000 },
        words.source,
      );
    await page.click('#wrong');
    await bubble(/ goes only on /);
    assert.equal(await text(page, 'reason'), 'build-alternate');
    await page.click('#tongue [value="hr"]');
    await told('why', /Potez/);
    await page.click('#wrong');
    await bubble(/ ide samo na kartu /);

    await told('won', /Can be won/);
    await page.click('#lose');
    await told('won', /Can no longer be won/);
    await page.click('#back');
    await told('won', /Can be won/);

    await page.click('[data-copy="line"]');
    await page.waitForFunction(() => document.getElementById('said')?.textContent === 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await text(page, 'line'));

    await deal(page, '617');
    assert.equal(await page.$eval('#code', (field) => (field as HTMLInputElement).value), 'FC1-C4-AAAAAXT');
    await deal(page, 'ru1 r aaaabbc');
    assert.equal(
      await page.$eval(
        '#stage russian-solitaire',
        (game) => (game as unknown as { dealCode: string }).dealCode,
      ),
      'RU1-R-AAAABBC',
    );
    await deal(page, 'nonsense');
    assert.match(await text(page, 'code-help'), /No deal/);
    await watched.close();
  });

  it('tells how much the script weighs', () => {
    const weight = gzipSync(readFileSync(join(DIST, 'solitaire-elements.min.js')), { level: 9 }).length;
    const [, told] = /(\d+) kB/.exec(readFileSync(join(ROOT, 'demo/index.html'), 'utf8')) ?? [];
    assert.ok(weight <= (Number(told) + 0.5) * 1000, `${weight} bytes, told as ${told} kB`);
  });

  it('plays on from the line to paste', { timeout: 30_000 }, async () => {
    const watched = await open(1280);
    const line = await text(watched.page, 'line');
    await watched.close();
    const url = host.put('/pasted.html', `<!doctype html><html lang="en"><title>A blog</title><body>${line}`);
    const pasted = await view(browser, { url });
    await new Player(pasted.page).ready();
    await pasted.close();
  });

  const WISHES = [
    { code: 'FC1-C4-AAAAAKH', language: 'hr', theme: 'dark', height: '640' },
    { code: 'TF1-D3N-AAAAAAF', language: 'ca', theme: '', height: '' },
    { code: 'RU1-R-AAAABBC', language: '', theme: 'light', height: '480' },
  ];

  for (const { code, ...wishes } of WISHES)
    it(`its codes bring ${code} to another page`, { timeout: 60_000 }, async () => {
      const watched = await open(1280);
      await deal(watched.page, code);
      await choose(watched.page, wishes);
      const tag = await text(watched.page, 'tag-code');
      const frame = await text(watched.page, 'frame-code');
      await watched.close();

      const page = (body: string): string =>
        `<!doctype html><html lang="en"><title>A blog</title><body>${body}</body></html>`;
      const state = (game: Element): (string | null | number)[] => [
        (game as unknown as { dealCode: string }).dealCode,
        game.getAttribute('lang'),
        game.getAttribute('theme'),
        game.getBoundingClientRect().height,
      ];
      const wanted = [code, wishes.language || null, wishes.theme || null];

      const tagged = await view(browser, { url: host.put('/tag.html', page(tag)) });
      await new Player(tagged.page).ready();
      const there = await tagged.page.$eval(TAGS, state);
      assert.deepEqual(there.slice(0, 3), wanted);
      if (wishes.height) assert.equal(there[3], Number(wishes.height));
      await tagged.close();

      const framed = await view(browser, { url: host.put('/frame.html', page(frame)) });
      const element = await framed.page.waitForSelector('iframe');
      const inside = await element?.contentFrame();
      assert.ok(inside);
      await inside.waitForSelector(TAGS);
      await inside.waitForFunction(
        (tags) => Boolean((document.querySelector(tags) as { dealCode?: string } | null)?.dealCode),
        {},
        TAGS,
      );
      assert.deepEqual((await inside.$eval(TAGS, state)).slice(0, 3), wanted);
      assert.equal(
        await framed.page.$eval('iframe', ({ clientHeight }) => clientHeight),
        Number(wishes.height || 640),
      );
      assert.match(
        (await framed.page.$eval('iframe', ({ title }) => title)) ?? '',
        /^(FreeCell|Solitaire Réfléchi|Russian Solitaire)$/,
      );
      assert.ok(
        await framed.page.$eval('iframe', ({ offsetWidth, parentElement }) =>
          parentElement ? offsetWidth <= parentElement.clientWidth : false,
        ),
        'it is no wider than its place',
      );
      await framed.close();
    });

  for (const [wanted, tag] of [
    ['today', '<freecell-solitaire deal="today"></freecell-solitaire>'],
    ['new', '<freecell-solitaire></freecell-solitaire>'],
  ] as const)
    it(`its code for a deal of another kind: ${wanted}`, { timeout: 30_000 }, async () => {
      const watched = await open(1280);
      await choose(watched.page, { deal: wanted });
      const code = await text(watched.page, 'tag-code');
      assert.ok(code.endsWith(tag), code);
      await choose(watched.page, { game: 'FC1-C2' });
      assert.match(await text(watched.page, 'tag-code'), / cells="2"/);
      assert.match(await text(watched.page, 'frame-code'), /game=freecell.*cells=2/);
      await watched.close();
    });

  it('a position that was set by hand has no code to bring along', { timeout: 30_000 }, async () => {
    const watched = await open(1280);
    const { page } = watched;
    assert.match(await text(page, 'tag-code'), / deal="/);
    await page.$eval('#stage > *', (element) => {
      const game = element as unknown as { position: string };
      Object.assign(game, { position: game.position });
    });
    await choose(page, { theme: 'dark' });
    assert.match(await text(page, 'tag-code'), /<freecell-solitaire theme="dark"><\/freecell-solitaire>$/);
    assert.doesNotMatch(await text(page, 'frame-code'), /deal=/);
    assert.equal(await text(page, 'record'), '');
    await watched.close();
  });

  it('without scripts it is words, links and a picture', { timeout: 30_000 }, async () => {
    const watched = await view(browser, { width: 320, height: 800 });
    const { page } = watched;
    await page.setJavaScriptEnabled(false);
    await page.goto(`${host.origin}/demo/index.html`);
    const seen = await page.evaluate(() => {
      const visible = (selector: string): number =>
        [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
      return {
        titles: visible('h1, h2, h3'),
        links: visible('a'),
        idle: visible('button, input, select'),
        wide: document.documentElement.scrollWidth,
      };
    });
    assert.ok(seen.titles > 10 && seen.links > 15, JSON.stringify(seen));
    assert.equal(seen.wide, 320);
    await page.close();
  });
});
