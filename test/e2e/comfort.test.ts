/** A pause by every tool of every engine, and what is copied, pasted into the page by the keys. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { AT_ONCE, ENGINES, TOOLS, itIn, launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { stage } from './stage.js';
import type { Stage } from './stage.js';

const NEARLY = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:';

/** How many cards are seen, and what has the focus. */
const look = (game: Stage): Promise<{ cards: number; cover: boolean; focus: string | null }> =>
  game.page.$eval('#game', ({ shadowRoot }) => ({
    cards: [...(shadowRoot?.querySelectorAll('.card') ?? [])].filter((card) =>
      card.checkVisibility({ visibilityProperty: true }),
    ).length,
    cover: shadowRoot?.querySelector('.pause') !== null,
    focus: shadowRoot?.activeElement?.getAttribute('data-action') ?? null,
  }));

const covered = async (game: Stage, wanted: boolean): Promise<void> => {
  for (let turn = 0; turn < 60 && (await look(game)).cover !== wanted; turn += 1) await game.player.quiet(50);
};

/** What is copied, as a field beside the element gets it by the keys. */
async function pasted(game: Stage): Promise<string> {
  await game.page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await game.page.keyboard.down('Control');
  await game.page.keyboard.press('v');
  await game.page.keyboard.up('Control');
  return game.page.$eval('textarea', (field) => {
    field.remove();
    return field.value;
  });
}

describe('comfort', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`comfort in ${engine}`, { concurrency: 1 }, () => {
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

      for (const tool of TOOLS[engine]) {
        it(`a game is paused and resumed by ${tool}, and by Escape`, async () => {
          const game = await stage(
            browser,
            host,
            { tag: 'freecell-solitaire', attributes: 'deal="617"' },
            { tool, ...(tool === 'touch' ? { touch: true } : {}) },
          );
          await game.player.drag('1', 1, 'a');
          await game.player.events('move');
          const { cards } = await look(game);
          for (const end of ['resume', 'pause', 'Escape']) {
            await game.player.press('pause');
            await covered(game, true);
            assert.deepEqual(await look(game), { cards: 0, cover: true, focus: 'resume' });
            if (end === 'Escape') await game.page.keyboard.press('Escape');
            else await game.player.press(end);
            await covered(game, false);
            assert.deepEqual(await look(game), { cards, cover: false, focus: 'pause' }, end);
          }
          assert.deepEqual(await game.player.quiet(), [], 'nothing was played');
          assert.deepEqual(await game.faults(), []);
          await game.page.close();
        });
      }

      // WebKit's driver can't hold a key down.
      if (engine !== 'webkit') {
        it('a link and a result are on the clipboard', async () => {
          const game = await stage(browser, host, {
            tag: 'freecell-solitaire',
            attributes: 'deal="617" share-url="https://example.org/?deal={code}"',
          });
          await game.player.press('copy');
          await game.player.quiet(200);
          assert.equal(await pasted(game), 'https://example.org/?deal=FC1-C4-AAAAAXT');
          await game.set('position', NEARLY);
          await game.player.tap('1');
          await game.player.events('win');
          await game.player.quiet(500);
          await game.player.press('copy-result');
          await game.player.quiet(200);
          assert.equal(await pasted(game), 'FreeCell · 0:00 · 1 move · 10 points');
          assert.deepEqual(await game.faults(), []);
          await game.page.close();
        });
      }
    });
  }
});
