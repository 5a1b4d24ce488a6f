/** What the README and the pages of docs/ tell to copy works: each snippet is run, in a page or in Node, against the built package. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { begin, formatMove } from '../../src/engine/all.js';
import { solve } from '../../src/engine/solver/all.js';
import { AT_ONCE, launch, view } from './browser.js';
import type { View } from './browser.js';
import { DIST, ROOT, SCRIPT, markup, openHost } from './host.js';
import type { Host } from './host.js';
import { Player, TAGS } from './player.js';

interface Snippet {
  file: string;
  line: number;
  language: string;
  code: string;
}

/** A fence in another language, and what covers what it shows. */
const OTHERS: Readonly<Record<string, string>> = {
  '': 'records and positions: test/structure/docs.test.ts; policies: manners.test.ts',
  sh: 'the commands of a checkout and of npm: test/package/install.test.ts',
  ts: 'types: test/package/install.test.ts compiles against them; Angular: test/frameworks',
  ...Object.fromEntries(
    ['tsx', 'vue', 'svelte', 'json'].map((each) => [each, 'built by its own bundler in test/frameworks']),
  ),
  ...Object.fromEntries(
    ['php', 'yaml', 'twig'].map((each) => [each, 'read by a CMS alone; WordPress: test/wordpress']),
  ),
};

/** What can't be run here, by its file and a word of it, and what covers it. */
const ELSEWHERE: readonly { file: string; word: string; why: string; covered: string }[] = [
  {
    file: 'docs/frameworks.md',
    word: "from '@vitejs/plugin-vue'",
    why: 'it is the configuration of a bundler',
    covered: 'test/frameworks builds the app with it',
  },
];

/** What a snippet of Node's takes for granted. */
const GIVEN: readonly { file: string; word: string; code: string }[] = [
  {
    file: 'docs/engine.md',
    word: 'provenDeals(variant)',
    code: `import { attempt, begin, beginAt, formatPosition, parseMove, parsePosition, provenDeals } from 'solitaire-elements/engine';
const text = formatPosition(begin('FC1-C4-AAAAAKH').position);`,
  },
  {
    file: 'README.md',
    word: 'solve(session.variant',
    code: `import { replay } from 'solitaire-elements/engine'; const session = replay('NEARLY WON');`,
  },
];

const CDN = /^https:\/\/(?:cdn\.jsdelivr\.net\/npm|unpkg\.com)\/solitaire-elements@[\d.]+\/(dist\/.*)$/;
const DEAL = 'FC1-C4-AAAAAKH';

/** As a bundler resolves them. */
const MODULES = {
  'solitaire-elements': '/dist/index.js',
  ...Object.fromEntries(
    ['freecell', 'reflechi', 'russian'].map((game) => [
      `solitaire-elements/${game}-solitaire`,
      `/dist/${game}-solitaire.js`,
    ]),
  ),
  lit: '/node_modules/lit/index.js',
  'lit/': '/node_modules/lit/',
  'lit-html': '/node_modules/lit-html/lit-html.js',
  'lit-html/': '/node_modules/lit-html/',
  'lit-element/': '/node_modules/lit-element/',
  '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
  '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
};

function snippetsOf(file: string): Snippet[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^```(\S*)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      language,
      code,
    }),
  );
}

const FILES = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);
/** The front page shows the engine too. */
const FRONT: Snippet = {
  file: 'demo/index.html',
  line: 1,
  language: 'js',
  code: /import \{ attempt[^<]*/.exec(readFileSync(join(ROOT, 'demo/index.html'), 'utf8'))?.[0] ?? '',
};
const SNIPPETS = [...FILES.flatMap(snippetsOf), FRONT];
const elsewhere = ({ file, code }: Snippet): boolean =>
  ELSEWHERE.some((each) => each.file === file && code.includes(each.word));
const isNode = ({ language, code }: Snippet): boolean =>
  language === 'js' && /solitaire-elements\/(engine|solver)'|\bsolve\(|provenDeals\(/.test(code);
const isDetail = ({ language, code }: Snippet): boolean => language === 'js' && /^\{\n/.test(code);

/** The folders of a site are those of the built package here, and its script has the digest that it has. */
const sited = (body: string): string =>
  body.replace(/"\/(js|assets)\//g, '"/dist/').replace(
    'sha384-…',
    `sha384-${createHash('sha384')
      .update(readFileSync(join(DIST, 'solitaire-elements.min.js')))
      .digest('base64')}`,
  );

/** A game that is won, move by move. */
async function winning(): Promise<string[]> {
  const { variant, position } = begin(DEAL);
  const { verdict, line } = await solve(variant, position, { milliseconds: 20_000 });
  assert.equal(verdict, 'winnable');
  return line.map((move) => (typeof move === 'string' ? move : formatMove(move)));
}

/** What a comment promises, `f(x); // { ok: true }`, becomes an assertion; three dots in it leave the rest open. */
const asserted = (code: string): string =>
  code.replace(/^(?!const|let|import)(.*\));\s*\/\/ (\{.*\})$/gm, (_, call: string, told: string) => {
    const wanted = told.replace(/, …/, '');
    return `{ const got = ${call}; for (const [key, value] of Object.entries(${wanted})) deepEqual(got[key], value); }`;
  });

let pages = 0;

describe('what the pages tell to copy', { concurrency: AT_ONCE }, () => {
  let host: Host;
  let browser: Browser;
  let folder: string;
  let moves: string[];

  before(async () => {
    moves = await winning();
    host = await openHost();
    browser = await launch('chromium', { motion: false });
    // Inside the package, so that Node finds it by its own name.
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.cache/snippets-'));
  });
  after(async () => {
    await browser?.close();
    await host?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const runInNode = async (code: string): Promise<string> => {
    const path = join(folder, `snippet-${++pages}.mjs`);
    writeFileSync(path, `import { deepEqual } from 'node:assert/strict';\n${asserted(code)}`);
    const { stdout } = await promisify(execFile)(process.execPath, [path], { cwd: ROOT });
    return stdout;
  };

  /** A page of its own, with the addresses of a site and of a CDN led to the built package. */
  const open = async (body: string): Promise<View & { said: string[] }> => {
    const url = host.put(`/snippet-${++pages}.html`, sited(body));
    const watched = await view(browser);
    const said: string[] = [];
    watched.page.on('console', (message) => said.push(message.text()));
    await watched.page.setRequestInterception(true);
    watched.page.on('request', (request) => {
      const [, path] = CDN.exec(request.url()) ?? [];
      if (!path) return void request.continue();
      const script = readFileSync(join(DIST, path.slice('dist/'.length)), 'utf8');
      void request.respond({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: script,
      });
    });
    await watched.page.goto(url);
    await new Player(watched.page).ready(await watched.page.$$eval(TAGS, ({ length }) => length));
    return { ...watched, said };
  };

  /** Every element of the page is what its tag says, and takes a move. */
  const sound = async (page: Page): Promise<void> => {
    const wrong = await page.$$eval(TAGS, async (all) => {
      const words: Record<string, RegExp> = { en: /Moves/, ca: /Moviments/, hr: /Potez/ };
      const faults: string[] = [];
      for (const each of all) {
        const game = each as unknown as {
          dealCode: string;
          draw?: number;
          play(move: string): { ok: boolean };
        };
        const deal = each.getAttribute('deal') ?? '';
        if (deal === '617' && game.dealCode !== 'FC1-C4-AAAAAXT') faults.push(`${game.dealCode} for 617`);
        if (deal.includes('-') && game.dealCode !== deal) faults.push(`${game.dealCode} for ${deal}`);
        if (each.getAttribute('draw') === '3' && !game.dealCode.startsWith('TF1-D3')) faults.push('draw');
        const spoken = words[each.closest('[lang]')?.getAttribute('lang') ?? 'en'] ?? /./;
        for (let tries = 0; tries < 100 && !spoken.test(each.shadowRoot?.textContent ?? ''); tries += 1)
          await new Promise((resolve) => setTimeout(resolve, 20));
        if (!spoken.test(each.shadowRoot?.textContent ?? '')) faults.push(`no word of ${String(spoken)}`);
        const move = { 'freecell-solitaire': '1a', 'reflechi-solitaire': 'sw' }[each.localName];
        if (move && !game.play(move).ok) faults.push(`${move} is refused`);
      }
      return faults;
    });
    assert.deepEqual(wrong, []);
  };

  /** Every frame of the page shows a game. */
  const framed = async (page: Page): Promise<void> => {
    const all = await page.$$('iframe');
    for (const each of all) {
      const inside = await each.contentFrame();
      await inside.waitForSelector(TAGS);
      await inside.waitForFunction(
        (tags) => Boolean((document.querySelector(tags) as { dealCode?: string } | null)?.dealCode),
        {},
        TAGS,
      );
    }
  };

  /** Everything that can be heard: a move, a way back and forth, a refusal, and a game that is won. */
  const playAll = (page: Page): Promise<void> =>
    page.$eval(
      'freecell-solitaire',
      (element, code, line) => {
        const game = element as unknown as Record<'newGame' | 'play', (text: string) => void> &
          Record<'undo' | 'redo', () => void>;
        game.newGame(code);
        game.play('1a');
        game.undo();
        game.redo();
        game.play('26');
        game.undo();
        for (const move of line) game.play(move);
      },
      DEAL,
      moves,
    );

  it('every fence is of a language that is run here, or named', () => {
    const unknown = SNIPPETS.filter(
      ({ language }) => !['html', 'js', 'css'].includes(language) && OTHERS[language] === undefined,
    );
    assert.deepEqual(unknown, []);
    for (const { file, word } of [...ELSEWHERE, ...GIVEN].filter((each) => FILES.includes(each.file)))
      assert.ok(
        SNIPPETS.some((each) => each.file === file && each.code.includes(word)),
        `${file} still has ${word}`,
      );
    assert.ok(SNIPPETS.filter(({ language }) => language === 'html').length > 5);
    assert.ok(SNIPPETS.filter(({ language }) => language === 'js').length > 10);
  });

  for (const snippet of SNIPPETS.filter((each) => !elsewhere(each))) {
    const { file, line, language, code } = snippet;
    const name = `${file}:${line}`;

    if (language === 'html')
      it(`${name}, html`, { timeout: 30_000 }, async () => {
        const game = /<((russian|reflechi|freecell)-solitaire|iframe)/.test(
          code.replace(/<style>[\s\S]*<\/style>/, ''),
        );
        const own = /solitaire-elements(@|\.min\.js)/.test(code);
        const whole = /^<!doctype/i.test(code);
        const body = `${code}${game ? '' : '<freecell-solitaire></freecell-solitaire>'}`;
        const watched = await open(whole ? code : markup(body, own ? { head: '' } : {}));
        await sound(watched.page);
        await framed(watched.page);
        if (whole && code.includes('id="score"')) {
          await playAll(watched.page);
          const [shown, score] = await watched.page.$eval('freecell-solitaire', (element) => [
            document.getElementById('score')?.textContent,
            (element as unknown as { score: number }).score,
          ]);
          assert.equal(shown, `${score} points`);
        }
        await watched.close();
      });

    if (language === 'css')
      it(`${name}, css`, { timeout: 30_000 }, async () => {
        const watched = await open(markup(`<style>${code}</style><freecell-solitaire></freecell-solitaire>`));
        await new Player(watched.page).opens('rules');
        const idle = await watched.page.evaluate(() => {
          const sheet = document.styleSheets[0] as CSSStyleSheet;
          const rules = [...sheet.cssRules] as CSSStyleRule[];
          const valueOf = (rule: CSSStyleRule, name: string): string => {
            const [, selector = '', part] = /^([^:]*)(?:::part\((\w+)\))?$/.exec(rule.selectorText) ?? [];
            const element = document.querySelector(selector);
            const found = part ? element?.shadowRoot?.querySelector(`[part~="${part}"]`) : element;
            return found ? getComputedStyle(found).getPropertyValue(name) : '';
          };
          const values = (): string[] =>
            rules.flatMap((rule) => [...rule.style].map((name) => `${name}: ${valueOf(rule, name)}`));
          const on = values();
          sheet.disabled = true;
          const off = values();
          // A shorthand sets much that was so before; each rule must change something.
          return rules
            .filter(
              (rule) =>
                ![...rule.style].some((name) =>
                  on.some((each) => each.startsWith(`${name}:`) && !off.includes(each)),
                ),
            )
            .map(({ cssText }) => cssText);
        });
        assert.deepEqual(idle, [], 'each rule changes something');
        await watched.close();
      });

    if (isNode(snippet))
      it(`${name}, js in Node`, { timeout: 60_000 }, async () => {
        const given = GIVEN.find((each) => each.file === file && code.includes(each.word))?.code ?? '';
        const checked = /export function check\(/.test(code)
          ? `deepEqual([check('${DEAL} ${moves.join(' ')}') > 500, check('${DEAL} 1a'), check('26')], [true, null, null]);`
          : '';
        const nearly = given.replace('NEARLY WON', `${DEAL} ${moves.slice(0, -12).join(' ')}`);
        const printed = await runInNode(`${nearly}\n${code}\n${checked}`);
        if (code.includes('console.log(')) assert.notEqual(printed.trim(), '');
      });

    if (isDetail(snippet))
      it(`${name}, js as a detail`, { timeout: 30_000 }, async () => {
        const watched = await open(markup(`<freecell-solitaire deal="${DEAL}"></freecell-solitaire>`));
        const told = (await watched.page.evaluate(`(${code})`)) as { move: string };
        const heard = await watched.page.evaluate((move) => {
          const game = document.querySelector('freecell-solitaire') as unknown as {
            play(move: string): void;
          };
          let last: unknown;
          document.addEventListener('solitaire-move', (event) => (last = event.detail));
          for (const each of ['41', '8a', '8b', move]) game.play(each);
          return { ...(last as object), by: 'player' };
        }, told.move);
        assert.deepEqual(heard, told);
        await watched.close();
      });

    if (language === 'js' && !isNode(snippet) && !isDetail(snippet))
      it(`${name}, js in a page`, { timeout: 30_000 }, async () => {
        const map = `<script type="importmap">${JSON.stringify({ imports: MODULES })}</script>`;
        const imports = code.includes("import 'solitaire-elements");
        const head = imports ? map : `<script src="${SCRIPT}" defer></script>`;
        const done = 'document.documentElement.dataset.ran = "yes";';
        const watched = await open(
          markup(
            `<freecell-solitaire storage="none" deal="${DEAL}"></freecell-solitaire><script type="module">${code}\n${done}</script>`,
            { head },
          ),
        );
        await watched.page.waitForSelector('[data-ran]');
        host.put('/wins', '');
        await playAll(watched.page);
        if (code.includes('console.log'))
          assert.match(watched.said.join('\n'), /freecell won with \d+ points/);
        if (code.includes('sendBeacon'))
          await watched.page.waitForFunction(() =>
            performance.getEntriesByType('resource').some((each) => each.name.endsWith('/wins')),
          );
        if (code.includes('document.title')) assert.match(await watched.page.title(), /FC1-C4-AAAAAKH/);
        await watched.close();
      });
  }
});
