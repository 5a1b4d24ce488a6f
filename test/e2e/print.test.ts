/** The position on paper: one page with its code, whatever the width of the screen, and nothing on it that can't be used there. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { inflateSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { AT_ONCE, ENGINES, itIn, launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { board, stage } from './stage.js';
import type { Scene, Stage } from './stage.js';

const NEARLY = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:';
const LONG = board('S-0 H-0 D-0 C-0', [
  '<AS> 7H KS 2D 9C 4S JH 3D TC 6S QD 5H 8C AD 2C KH 9D 4C JS 3H TD',
  '8H',
  '',
  'QS 8S',
  'KC',
  '2S 5S 9S AH 4H 9H QH 5D 7D JD AC 5C JC 6C',
  '3S 7S TS 2H 6H TH 4D 6D 8D KD 3C 7C QC',
]);

const SCENES: readonly [name: string, scene: Scene, style?: string][] = [
  ['FreeCell', { tag: 'freecell-solitaire', attributes: 'deal="617"' }],
  ['Réfléchi', { tag: 'reflechi-solitaire', attributes: 'deal="11982" draw="3" theme="dark"' }],
  ['Russian', { tag: 'russian-solitaire', attributes: 'deal="27" contrast="high" deck="four"' }],
  ['a board without a bar', { tag: 'russian-solitaire', attributes: 'deal="27" controls="none"' }],
  ['a long column', { tag: 'russian-solitaire', position: LONG }],
  ['a long column that scrolls', { tag: 'russian-solitaire', position: LONG }, '#game { height: 400px }'],
  ['a won board', { tag: 'freecell-solitaire', position: NEARLY }],
];

/** How many pages a PDF has, its packed objects too. */
const pagesOf = (pdf: Uint8Array): number => {
  const text = Buffer.from(pdf).toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const win = async ({ scene, player }: Stage): Promise<void> => {
  if (scene.position !== NEARLY) return;
  await player.tap('1');
  await player.events('win');
};

/** Fails unless the board is shown for paper: every card of it, its code, and nothing to press. */
const whole = async (game: Stage): Promise<void> => {
  const code = await game.get<string | null>('dealCode');
  if (game.scene.attributes?.includes('none') === false) {
    await game.player.opens('options');
    await game.page.waitForFunction(() =>
      document.querySelector('#game')?.shadowRoot?.querySelector('dialog[open]'),
    );
  }
  // On paper nothing is laid out anew: the board stays as the screen had it.
  await game.page.emulateMediaType('print');
  const seen = await game.page.$eval('#game', (element) => {
    const root = element.shadowRoot as ShadowRoot;
    const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
    const shown = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
    const frame = root.querySelector('.frame') as Element;
    const box = frame.getBoundingClientRect();
    const cards = all('.card, .ring-card').filter(shown);
    return {
      code: getComputedStyle(frame, '::after').content,
      buttons: all('.bar button, .win button, dialog').filter(shown).length,
      cards: cards.length,
      outlined: cards.every((card) => getComputedStyle(card).outlineStyle === 'solid'),
      out: cards.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom + 1;
      }).length,
      table: getComputedStyle(frame).backgroundColor,
      hearts: getComputedStyle(root.querySelector('.suit-H') as Element).color,
      height: [box.height, element.getBoundingClientRect().height],
    };
  });
  assert.equal(seen.code, JSON.stringify(code ?? ''));
  assert.equal(seen.buttons, 0);
  assert.ok(seen.cards >= 24);
  assert.ok(seen.outlined);
  assert.equal(seen.out, 0, 'no card lies outside the board');
  assert.equal(seen.table, 'rgb(255, 255, 255)');
  assert.equal(seen.hearts, 'rgb(184, 0, 22)');
  assert.ok(Math.abs((seen.height[0] as number) - (seen.height[1] as number)) < 1);
};

/** WebKit's driver prints nothing. */
const PRINTING = ENGINES.filter((engine) => engine !== ('webkit' as string));

describe('print', { concurrency: AT_ONCE }, () => {
  for (const engine of PRINTING) {
    describe(`print in ${engine}`, { concurrency: 1 }, () => {
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

      for (const [name, scene, style = ''] of SCENES)
        for (const width of [320, 1280])
          it(`${name} from ${width} px is one page, and whole`, { timeout: 30_000 }, async () => {
            const game = await stage(browser, host, scene, { width, height: 800, style });
            await win(game);
            for (const landscape of [false, true]) {
              const pdf = await game.page.pdf({ format: 'a4', landscape });
              assert.equal(pagesOf(pdf), 1, landscape ? 'landscape' : 'portrait');
            }
            // Only Chromium shows a page as it would be printed.
            if (engine === 'chromium') await whole(game);
            await game.close();
          });

      it('what is higher than a page is more than one', { timeout: 30_000 }, async () => {
        const game = await stage(
          browser,
          host,
          { tag: 'russian-solitaire' },
          { style: 'body { height: 70cm }' },
        );
        assert.equal(pagesOf(await game.page.pdf({ format: 'a4' })), 3);
        await game.close();
      });
    });
  }
});
