/** Taps, double taps and drags, line by line of the rules, with mouse, finger and pen. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { AT_ONCE, ENGINES, TOOLS as DELIVERED, itIn, launch } from './browser.js';
import type { Engine, ViewOptions } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import { middle } from './player.js';
import type { Tool } from './player.js';
import {
  ALIKE,
  EMPTY_COLUMN,
  FIRST_CELL,
  FREECELL,
  LONG,
  NINES,
  REFLECHI,
  RUN,
  RUSSIAN,
  STOCK,
  UNCOVERS,
  UNLIKE,
  freecell,
  reflechi,
  russian,
} from './boards.js';
import { bubble, held, lie, targets, told } from './sights.js';
import { board, stage, Stages } from './stage.js';
import type { Scene, Stage } from './stage.js';

/** The piles that are marked, once some are: after a lift they are marked a frame later. */
async function marked(game: Stage): Promise<string> {
  let piles = '';
  for (let turn = 0; turn < 40 && piles === ''; turn += 1) {
    piles = await targets(game);
    if (piles === '') await sleep(25);
  }
  return piles;
}

describe('gestures', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`gestures in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      let moving: Browser | undefined;
      before(async () => {
        host = await openHost();
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await moving?.close();
        await browser?.close();
        await host?.close();
      });

      const TOOLS = DELIVERED[engine];

      const stages = new Stages();

      /** A test with each of the tools. */
      function scene(
        name: string,
        played: Scene,
        run: (game: Stage) => Promise<void>,
        options: ViewOptions & {
          tools?: readonly Tool[];
          only?: Engine;
          unless?: Engine;
          style?: string;
        } = {},
      ): void {
        const { tools = ['mouse'], only, unless, ...rest } = options;
        if ((only && only !== engine) || unless === engine) return;
        for (const tool of tools.filter((each) => TOOLS.includes(each))) {
          it(`${name} (${tool})`, { timeout: 30_000 }, async () => {
            const touch = engine === 'chromium';
            await stages.play(browser, host, played, { height: 1000, touch, ...rest, tool }, run);
          });
        }
      }

      describe('taps', () => {
        scene(
          "a tap sends a column's last card home",
          freecell(FREECELL),
          async (game) => {
            await game.player.tap('4');
            assert.deepEqual(await told(game), ['4h']);
          },
          { tools: TOOLS },
        );

        scene("a tap sends a cell's card and the waste's top card home", freecell(FREECELL), async (game) => {
          await game.player.tap('a');
          await game.player.tap('b');
          assert.deepEqual(await told(game), ['ah', 'bh']);
          assert.equal(await game.get('score'), 20);
        });

        scene(
          "a tap sends the waste's top card home",
          reflechi(
            board(
              NINES,
              ['KS TH', 'KH QS JD', 'QC', '', 'KD', 'KC QH JS TD'],
              ['Stock: JC TS', 'Waste: JH QD TC'],
            ),
          ),
          async (game) => {
            await game.player.tap('w');
            assert.deepEqual(await told(game), ['wh']);
          },
          { tools: TOOLS },
        );

        scene(
          "a tap picks up what can't go home, marks its targets, and a tap on a pile places it",
          freecell(FREECELL),
          async (game) => {
            await game.player.tap('1');
            assert.deepEqual(await held(game), ['QH']);
            assert.equal(await targets(game), '6d');
            await game.player.tap('6');
            assert.deepEqual(await told(game), ['16']);
            assert.deepEqual(await held(game), []);
            assert.equal(await targets(game), '');
          },
          { tools: TOOLS },
        );

        scene(
          'a tap picks up a card with those on it',
          freecell(RUN),
          async (game) => {
            await game.player.tap('7', 2);
            assert.deepEqual(await held(game), ['QC', 'JH']);
            assert.equal(await targets(game), '1', 'the king of hearts takes them');
            await game.player.tap('1');
            assert.deepEqual(await told(game), ['71v2']);
          },
          { tools: TOOLS },
        );

        scene(
          "a tap leaves lying what can't be lifted",
          freecell(UNCOVERS),
          async (game) => {
            await game.player.tap('6', 2);
            assert.deepEqual(await held(game), []);
            assert.deepEqual(await told(game), []);
          },
          { tools: TOOLS },
        );

        scene(
          'a tap on itself puts a card back, without an event',
          freecell(FREECELL, 'double-click="off"'),
          async (game) => {
            const before = await lie(game);
            await game.player.tap('1');
            await game.player.tap('1');
            assert.deepEqual(await held(game), []);
            assert.equal(await targets(game), '');
            assert.deepEqual(await told(game), []);
            assert.equal(await lie(game), before);
          },
          { tools: TOOLS },
        );

        scene('Escape puts a card back', freecell(FREECELL), async (game) => {
          await game.player.tap('1');
          assert.deepEqual(await held(game), ['QH']);
          await game.page.keyboard.press('Escape');
          assert.deepEqual(await held(game), []);
          assert.deepEqual(await told(game), []);
        });

        scene('a picked-up card tapped onto a pile that refuses it', freecell(FREECELL), async (game) => {
          await game.player.carry('1', 1, '2');
          assert.deepEqual(await told(game), ['reject build-alternate']);
          assert.notEqual(await bubble(game), '');
        });

        scene(
          "a foundation's top is picked up, never played by a tap alone",
          freecell(FREECELL),
          async (game) => {
            await game.player.tap('H');
            assert.deepEqual(await told(game), []);
            assert.deepEqual(await held(game), ['9H']);
            assert.equal(await targets(game), '4');
            await game.player.tap('4');
            assert.deepEqual(await told(game), ['H4']);
            assert.equal(await game.get('score'), 0, 'taking back costs nothing');
            await game.player.rest();
            await game.player.tap('4');
            assert.deepEqual(await told(game), ['4h']);
            assert.equal(await game.get('score'), 10, 'and it earns its points again');
          },
          { tools: TOOLS },
        );

        scene(
          'six taps on the stock, as quick as they come, are six draws',
          reflechi(STOCK),
          async (game) => {
            const at = middle(await game.player.place('s'));
            for (let tap = 0; tap < 6; tap++) await game.player.tapAt(at);
            assert.deepEqual(await told(game), ['sw', 'sw', 'sw', 'sw', 'sw', 'sw']);
          },
          { tools: TOOLS },
        );

        scene('an empty stock recycles by a tap, in the same order', reflechi(REFLECHI), async (game) => {
          for (let tap = 0; tap < 3; tap++) await game.player.tap('s', 0);
          assert.deepEqual(await game.player.cards('w').then((cards) => cards.at(-1)), 'TC');
          await game.player.tap('s', 0);
          assert.deepEqual(await told(game), ['sw', 'sw', 'sw', 'ws']);
          await game.player.tap('s', 0);
          assert.deepEqual(await game.player.cards('w'), ['JH']);
        });

        scene(
          'a tap on an unsteady hand is still a tap',
          freecell(FREECELL),
          async (game) => {
            const { at } = await game.player.grip('4');
            await game.player.stroke(at, { x: at.x + 2, y: at.y + 2 }, { steps: 2 });
            assert.deepEqual(await told(game), ['4h']);
          },
          { tools: TOOLS },
        );
      });

      describe('double taps', () => {
        const double = (
          name: string,
          played: Scene,
          pile: string,
          count: number,
          moves: string[],
          tools: readonly Tool[] = ['mouse'],
        ): void =>
          scene(
            name,
            played,
            async (game) => {
              await game.player.doubleTap(pile, count);
              assert.deepEqual(await told(game), moves);
              assert.deepEqual(await held(game), [], 'nothing is left in the air');
            },
            { tools },
          );

        double('takes the longest column that fits', freecell(UNLIKE, 'cells="4"'), '1', 1, ['13'], TOOLS);
        double('takes the lowest-numbered of equals', freecell(ALIKE), '1', 1, ['12']);
        double(
          'then the first empty cell',
          freecell(
            board(
              NINES,
              ['TD QH', 'JC', 'TH JS', 'TC QD', 'QS', 'KS JH', 'QC JD', 'TS KC'],
              ['Freecells: KH - KD -'],
            ),
          ),
          '8',
          1,
          ['8b'],
        );
        double('takes an empty column where no cell is left', freecell(EMPTY_COLUMN, 'cells="2"'), '6', 1, [
          '68',
        ]);
        double('never takes a whole column to an empty one', freecell(EMPTY_COLUMN, 'cells="2"'), '4', 1, []);
        double(
          'a card from a cell goes to a column',
          freecell(
            board(
              NINES,
              ['TD JH', 'KC', 'TH KS', 'TC QD', 'JC', 'JS', 'QC', 'TS QS'],
              ['Freecells: QH KD KH JD'],
            ),
          ),
          'a',
          1,
          ['a3'],
        );
        double('takes a king with its group to an empty column', russian(RUSSIAN), '3', 2, ['34v2']);
        double('leaves a whole column with its king where it is', russian(RUSSIAN), '7', 5, []);
        double('without a place does nothing and says nothing', russian(RUSSIAN), '6', 1, []);
        double("refuses a group that can't be lifted", reflechi(REFLECHI), '1', 2, ['reject group-in-order']);
        double('refuses a hidden card', russian(RUSSIAN), '3', 3, ['reject face-down']);
        double('refuses 21 cards', russian(LONG), '1', 21, ['reject group-of-20']);

        scene(
          'a page that is busy meanwhile takes two quick taps for a double tap',
          freecell(UNLIKE, 'cells="4"'),
          async (game) => {
            await game.player.doubleTap('1', 1, 200);
            assert.deepEqual(await told(game), ['13']);
            assert.deepEqual(await held(game), [], 'nothing is left in the air');
          },
          { tools: TOOLS },
        );

        scene(
          'a second tap never plays the card that the first uncovered',
          freecell(UNCOVERS),
          async (game) => {
            // What a first touch brings is here when it counts how quick the taps are.
            for (let turn = 0; turn < 2; turn++) {
              await game.player.tap('3');
              await game.player.rest();
            }
            assert.deepEqual(await told(game), []);
            await game.player.doubleTap('1');
            assert.deepEqual(await told(game), ['1h']);
            await game.player.rest();
            await game.player.tap('1');
            assert.deepEqual(await told(game), ['1h']);
            assert.equal(await game.get('score'), 20);
          },
          { tools: TOOLS },
        );

        scene(
          'with the option off two taps are two taps',
          freecell(UNCOVERS, 'double-click="off"'),
          async (game) => {
            await game.player.doubleTap('1');
            assert.deepEqual(await told(game), ['1h', '1h']);
            await game.player.doubleTap('3');
            assert.deepEqual(await told(game), []);
            assert.deepEqual(await held(game), [], 'picked up and put back');
          },
          { tools: TOOLS },
        );

        scene('two slow taps are two taps', freecell(UNLIKE), async (game) => {
          await game.player.tap('1');
          await game.player.rest();
          await game.player.tap('1');
          assert.deepEqual(await told(game), []);
          assert.deepEqual(await held(game), []);
        });
      });

      describe('drags', () => {
        scene(
          'a card goes where it is dropped',
          freecell(FREECELL),
          async (game) => {
            await game.player.drag('1', 1, '6');
            assert.deepEqual(await told(game), ['16']);
            await game.player.drag('6', 1, 'd');
            assert.deepEqual(await told(game), ['6d']);
            await game.player.drag('d', 1, '6');
            assert.deepEqual(await told(game), ['d6']);
            assert.equal(await game.get('score'), 5);
            await game.player.drag('6', 2, '1');
            assert.deepEqual(await told(game), ['reject build-alternate']);
          },
          { tools: TOOLS },
        );

        scene(
          'a group goes with its head',
          russian(RUSSIAN),
          async (game) => {
            await game.player.drag('7', 4, '1');
            assert.deepEqual(await told(game), ['71v4']);
            assert.deepEqual(await game.player.cards('1'), ['KH', 'QH', 'QC', 'TH', 'TD']);
          },
          { tools: TOOLS },
        );

        scene('an uncovered hidden card turns up', russian(RUSSIAN), async (game) => {
          await game.player.drag('3', 2, '4');
          const seen = await game.player.events('move');
          assert.equal(seen[0]?.detail['turnedUp'], 'TS');
          assert.equal(seen[0].detail['points'], 5);
          assert.deepEqual(await game.player.cards('3'), ['TS']);
        });

        scene(
          'over any foundation it goes home',
          freecell(FREECELL),
          async (game) => {
            await game.player.drag('4', 1, 'C');
            await game.player.drag('a', 1, 'S');
            await game.player.drag('b', 1, 'D');
            assert.deepEqual(await told(game), ['4h', 'ah', 'bh']);
          },
          { tools: TOOLS },
        );

        scene('between two foundations is over the foundations', freecell(FREECELL), async (game) => {
          const left = await game.player.place('H');
          const right = await game.player.place('D');
          await game.player.drag('4', 1, 'H', { offset: { x: (right.left - left.left) / 2, y: 4 } });
          assert.deepEqual(await told(game), ['4h']);
        });

        scene(
          'on its own pile it goes back, and nothing is refused',
          freecell(FREECELL),
          async (game) => {
            const before = await lie(game);
            const { at } = await game.player.grip('1');
            await game.player.stroke(at, { x: at.x + 14, y: at.y + 14 });
            assert.deepEqual(await told(game), []);
            assert.equal(await lie(game), before);
            assert.deepEqual(await held(game), [], 'a short drag is no tap');
          },
          { tools: TOOLS },
        );

        scene(
          'on nothing it goes back, and nothing is refused',
          freecell(FREECELL),
          async (game) => {
            const before = await lie(game);
            const { at, card } = await game.player.grip('1');
            await game.player.stroke(at, { x: at.x, y: at.y + 2.6 * card.height });
            assert.deepEqual(await told(game), []);
            assert.equal(await lie(game), before);
            assert.equal(await bubble(game), '');
          },
          { tools: TOOLS },
        );

        scene('outside the element it goes back', freecell(FREECELL), async (game) => {
          const { at } = await game.player.grip('1');
          await game.player.stroke(at, { x: at.x, y: 990 });
          assert.deepEqual(await told(game), []);
        });

        // Columns 6 (KC, takes QH) and 5 (JD, refuses it) stand side by side with one card each.
        const aside = async (game: Stage, share: number): Promise<string[]> => {
          const good = await game.player.place('6');
          const bad = await game.player.place('5');
          const x = bad.left + (good.left - bad.left) * share;
          const { at, card } = await game.player.grip('1');
          await game.player.stroke(
            at,
            { x: at.x + x - card.left, y: at.y + good.top - card.top },
            { steps: 8 },
          );
          return told(game);
        };
        // A share of the step from one column to the next: what of the card lies on the far one is share − gap.
        scene(
          'the legal pile takes it that a quarter of its head card lies on',
          freecell(FREECELL),
          async (game) => {
            assert.deepEqual(await aside(game, 0.45), ['16']);
          },
          { tools: TOOLS },
        );
        scene(
          'with less than a quarter there, the pile that it covers most refuses it',
          freecell(FREECELL),
          async (game) => {
            assert.deepEqual(await aside(game, 0.25), ['reject build-alternate']);
            assert.notEqual(await bubble(game), '');
          },
        );

        scene(
          'dropped on the stock it is refused, and nothing is recycled',
          reflechi(REFLECHI),
          async (game) => {
            await game.player.drag('3', 1, 's');
            assert.deepEqual(await told(game), ['reject no-such-move']);
            await game.player.drag('w', 1, 's');
            assert.deepEqual(await told(game), ['reject no-such-move']);
            assert.equal(await game.get('moves'), 0);
            for (let tap = 0; tap < 3; tap++) await game.player.tap('s', 0);
            assert.deepEqual(await told(game), ['sw', 'sw', 'sw']);
            await game.player.drag('w', 1, 's');
            assert.deepEqual(await told(game), ['reject no-such-move'], 'an empty stock, too');
            assert.equal(await game.get('moves'), 3);
          },
          { tools: ['mouse', 'touch'] },
        );

        scene(
          "what can't be lifted is refused as soon as it is dragged",
          reflechi(REFLECHI),
          async (game) => {
            await game.player.drag('1', 2, '4', { hold: true });
            const seen = await game.player.events('reject');
            assert.deepEqual(
              seen.map(({ detail }) => [detail['reason'], detail['from'], detail['to'], detail['move']]),
              [['group-in-order', '1', null, null]],
            );
            assert.deepEqual(await held(game), []);
            await game.player.release();
            assert.deepEqual(await told(game), []);
            assert.notEqual(await bubble(game), '');
          },
          { tools: ['mouse', 'pen'] },
        );

        scene(
          "a finger's swipe on a card that can't move scrolls the page",
          { ...reflechi(REFLECHI) },
          async (game) => {
            const { at } = await game.player.grip('1', 2);
            await game.player.stroke(at, { x: at.x + 4, y: at.y - 220 }, { steps: 12 });
            await game.player.rest();
            assert.ok((await game.page.evaluate(() => scrollY)) > 60, 'the page went up');
            assert.deepEqual(await told(game), []);
            assert.equal(await bubble(game), '');
          },
          {
            tools: ['touch'],
            only: 'chromium',
            width: 400,
            height: 500,
            style: 'body { margin: 0 0 900px; }',
          },
        );

        scene(
          "a finger's swipe on the bare table scrolls the page",
          { ...reflechi(REFLECHI) },
          async (game) => {
            const box = await game.player.place('4');
            const at = middle(box);
            await game.player.stroke(at, { x: at.x + 4, y: at.y - 220 }, { steps: 12 });
            await game.player.rest();
            assert.ok((await game.page.evaluate(() => scrollY)) > 60, 'the page went up');
            assert.deepEqual(await told(game), []);
          },
          {
            tools: ['touch'],
            only: 'chromium',
            width: 400,
            height: 500,
            style: 'body { margin: 0 0 900px; }',
          },
        );

        scene(
          'Escape gives a dragged card back, whatever the hand does next',
          freecell(FREECELL),
          async (game) => {
            const before = await lie(game);
            await game.player.drag('1', 1, '6', { hold: true });
            assert.deepEqual(await held(game), ['QH']);
            assert.equal(
              await game.page.$eval('#game', (element) => element.matches(':state(dragging)')),
              true,
            );
            await game.page.keyboard.press('Escape');
            assert.deepEqual(await held(game), []);
            await game.player.moveTo(middle(await game.player.place('d')));
            await game.player.release();
            assert.deepEqual(await told(game), []);
            assert.equal(await lie(game), before);
            assert.equal(
              await game.page.$eval('#game', (element) => element.matches(':state(dragging)')),
              false,
            );
            await game.player.drag('1', 1, '6');
            assert.deepEqual(await told(game), ['16'], 'the next drag is a drag');
          },
          { tools: ['mouse', 'touch'] },
        );

        scene(
          'a pointer that is cancelled gives the card back',
          freecell(FREECELL),
          async (game) => {
            const before = await lie(game);
            await game.player.drag('1', 1, '6', { hold: true });
            assert.deepEqual(await held(game), ['QH']);
            await game.player.cancel();
            assert.deepEqual(await told(game), []);
            assert.deepEqual(await held(game), []);
            assert.equal(await lie(game), before);
            await game.player.drag('1', 1, '6');
            assert.deepEqual(await told(game), ['16']);
          },
          { tools: ['touch'], only: 'chromium' },
        );

        scene(
          'a tap right after a flick counts',
          freecell(FREECELL),
          async (game) => {
            await game.player.drag('1', 1, '6', { flick: true });
            await sleep(300);
            await game.player.tap('4');
            assert.deepEqual(await told(game), ['16', '4h']);
          },
          { tools: TOOLS },
        );

        scene(
          'only the main button drags',
          freecell(FREECELL),
          async (game) => {
            const { at } = await game.player.grip('1');
            const goal = middle(await game.player.place('6'));
            await game.page.mouse.move(at.x, at.y);
            await game.page.mouse.down({ button: 'middle' });
            await game.page.mouse.move(goal.x, goal.y, { steps: 4 });
            await game.page.mouse.up({ button: 'middle' });
            assert.deepEqual(await told(game), []);
          },
          // Its driver lets go of the main button, whichever was pressed.
          { unless: 'webkit' },
        );
      });

      describe('options', () => {
        scene(
          'placement help marks every pile that would take it',
          freecell(FREECELL),
          async (game) => {
            await game.player.drag('1', 1, '6', { hold: true });
            assert.equal(await marked(game), '6d');
            await game.player.release();
            await game.player.events('move');
            await game.player.drag('4', 1, 'S', { hold: true });
            assert.equal((await marked(game)).includes('S'), true, 'home too');
            await game.player.release();
          },
          { tools: TOOLS },
        );

        scene(
          'without placement help nothing is marked',
          freecell(FREECELL, 'placement-help="off"'),
          async (game) => {
            await game.player.drag('1', 1, '6', { hold: true });
            assert.equal(await targets(game), '');
            await game.player.release();
            assert.deepEqual(await told(game), ['16']);
            await game.player.tap('6');
            assert.equal(await targets(game), '');
          },
        );

        scene(
          'without interactive rules a refusal is silent',
          freecell(FREECELL, 'interactive-rules="off"'),
          async (game) => {
            await game.player.drag('1', 1, '2');
            assert.deepEqual(await told(game), ['reject build-alternate']);
            assert.equal(await bubble(game), '');
          },
        );

        scene('the sentence stays until the next action', freecell(FREECELL), async (game) => {
          await game.player.drag('1', 1, '2');
          assert.match(await bubble(game), /Q♥/);
          await new Promise((resolve) => setTimeout(resolve, 1200));
          assert.match(await bubble(game), /Q♥/);
          await game.player.drag('1', 1, '6');
          assert.deepEqual(await told(game), ['reject build-alternate', '16']);
          assert.equal(await bubble(game), '');
        });

        scene(
          'auto placement: let go anywhere, the widget picks the column',
          freecell(UNLIKE, 'auto-placement="on"'),
          async (game) => {
            await game.player.drag('1', 1, '5');
            assert.deepEqual(await told(game), ['13'], 'over a column that refuses it');
            await game.player.press('undo');
            await game.player.drag('1', 1, '2');
            assert.deepEqual(
              (await told(game)).filter((event) => event !== 'undo'),
              ['12'],
              'the column under it first',
            );
            await game.player.press('undo');
            const { at, card } = await game.player.grip('1');
            await game.player.stroke(at, { x: at.x, y: at.y + card.height * 1.6 });
            assert.deepEqual(
              (await told(game)).filter((event) => event !== 'undo'),
              ['13'],
              'over the bare table',
            );
          },
          { tools: ['mouse', 'touch'] },
        );

        scene(
          'auto placement: a foundation, a cell and its own pile stand as they are',
          freecell(UNLIKE, 'auto-placement="on"'),
          async (game) => {
            await game.player.drag('1', 1, 'a');
            assert.deepEqual(await told(game), ['reject cell-occupied']);
            await game.player.drag('1', 1, 'H');
            assert.deepEqual(await told(game), ['reject foundation-in-suit']);
            const { at } = await game.player.grip('1');
            await game.player.stroke(at, { x: at.x + 14, y: at.y + 14 });
            assert.deepEqual(await told(game), []);
          },
        );
      });

      describe('odd places and moments', () => {
        const places: [name: string, style: string][] = [
          ['a host that is scaled down', 'body { transform: scale(0.6); transform-origin: 0 0 }'],
          ['a host that is scaled up', 'body { width: 640px; transform: scale(1.5); transform-origin: 0 0 }'],
          ['a page that is zoomed', 'body { zoom: 1.3 }'],
          ['a box that scrolls', 'body { height: 600px; overflow: auto; border: 20px solid; margin: 40px }'],
          ['a page from right to left', 'html { direction: rtl }'],
          [
            'a narrow column beside others',
            'body { display: grid; grid-template-columns: 200px 420px 1fr } #game { grid-column: 2 }',
          ],
          [
            'a filtered and clipped card',
            'body { filter: grayscale(1); overflow: clip; contain: paint; perspective: 900px }',
          ],
        ];
        for (const [name, style] of places) {
          scene(
            `drags and taps in ${name}`,
            freecell(FREECELL),
            async (game) => {
              await game.player.drag('1', 1, '6');
              await game.player.drag('6', 1, 'd');
              await game.player.drag('4', 1, 'C');
              await game.player.tap('a');
              await game.player.carry('d', 1, '6');
              assert.deepEqual(await told(game), ['16', '6d', '4h', 'ah', 'd6']);
            },
            { tools: ['mouse', 'touch'], style, height: 1300 },
          );
        }

        scene(
          'the page scrolls while a card is held: it is dropped where it is seen',
          freecell(FREECELL),
          async (game) => {
            await game.player.drag('1', 1, '6', { hold: true });
            await game.page.evaluate(() => {
              scrollTo(0, 60);
            });
            await sleep(100);
            const target = await game.player.place('6');
            await game.player.moveTo({ x: target.left + 30, y: target.top + 40 });
            await game.player.release();
            const moves = await told(game);
            assert.deepEqual(moves, ['16']);
          },
          { style: 'body { margin-bottom: 900px }', height: 700 },
        );

        scene(
          'the host acts while a card is held: the hand is empty',
          freecell(FREECELL),
          async (game) => {
            await game.player.drag('1', 1, '6', { hold: true });
            await game.page.$eval('#game', (element) =>
              (element as unknown as { play(move: string): void }).play('4h'),
            );
            assert.deepEqual(await held(game), []);
            await game.player.release();
            assert.deepEqual(await told(game), ['4h']);
            await game.player.drag('1', 1, '6');
            assert.deepEqual(await told(game), ['16']);
          },
          { tools: TOOLS },
        );

        scene('a dialog opened with a card picked up puts it back', freecell(FREECELL), async (game) => {
          await game.player.tap('1');
          await game.player.opens('options');
          assert.deepEqual(await held(game), []);
          await game.player.press('close');
          await game.player.tap('6');
          assert.deepEqual(await held(game), ['KC'], 'the next tap is a first one');
          assert.deepEqual(await told(game), []);
        });

        scene(
          'the wheel over the board scrolls the page',
          freecell(FREECELL),
          async (game) => {
            const at = middle(await game.player.place('3'));
            await game.page.mouse.move(at.x, at.y);
            await game.page.mouse.wheel({ deltaY: 200 });
            await sleep(300);
            assert.ok((await game.page.evaluate(() => scrollY)) > 0);
          },
          { style: 'body { margin-bottom: 1500px }' },
        );

        scene('Enter and the space bar on a card are taps', freecell(FREECELL), async (game) => {
          const press = async (card: string, key: 'Enter' | ' '): Promise<void> => {
            await game.page.$eval(
              '#game',
              (element, name) =>
                element.shadowRoot?.querySelector<HTMLElement>(`[data-card="${name}"]`)?.focus(),
              card,
            );
            await game.page.keyboard.press(key);
          };
          await press('TS', 'Enter');
          await press('TH', ' ');
          assert.deepEqual(await told(game), ['4h', 'ah']);
          await press('QH', 'Enter');
          assert.deepEqual(await held(game), ['QH']);
          await press('KC', 'Enter');
          assert.deepEqual(await told(game), ['16']);
        });

        scene(
          'the keyboard is never locked to the pointer: a tap after a key is a first tap',
          freecell(FREECELL),
          async (game) => {
            await game.page.$eval('#game', (element) =>
              element.shadowRoot?.querySelector<HTMLElement>('[data-card="QH"]')?.focus(),
            );
            await game.page.keyboard.press('Enter');
            await game.page.keyboard.press('Escape');
            await game.player.tap('1');
            assert.deepEqual(await held(game), ['QH']);
          },
        );

        scene(
          'five quick undos are five undos',
          freecell(FREECELL),
          async (game) => {
            for (const pile of ['4', 'a', 'b', 'c']) await game.player.tap(pile);
            await game.player.drag('1', 1, '6');
            for (let turn = 0; turn < 5; turn++) await game.player.press('undo');
            assert.equal((await told(game)).filter((event) => event === 'undo').length, 5);
          },
          { tools: TOOLS },
        );
      });

      describe('haste', () => {
        const fly = async (played: Scene, tool: Tool, duration = '1500ms'): Promise<Stage> => {
          moving ??= await launch(engine, { motion: true });
          const game = await stage(moving, host, played, {
            height: 1000,
            tool,
            style: `#game { --solitaire-duration: ${duration}; }`,
          });
          game.player.hasty = true;
          return game;
        };

        for (const tool of TOOLS) {
          it(`a move made while another card flies is a move (${tool})`, { timeout: 30_000 }, async () => {
            const game = await fly(freecell(FREECELL), tool);
            await game.player.tap('4');
            await game.player.tap('a');
            await game.player.drag('1', 1, '6');
            await game.player.tap('b');
            assert.deepEqual(await told(game), ['4h', 'ah', '16', 'bh']);
            await game.close();
          });
        }

        it('a flying card is caught and goes elsewhere', { timeout: 30_000 }, async () => {
          const game = await fly(freecell(FIRST_CELL), 'mouse', '9000ms');
          await game.player.carry('1', 1, '6');
          assert.deepEqual(await told(game), ['16']);
          await game.player.drag('6', 1, 'a');
          assert.deepEqual(await told(game), ['6a']);
          game.player.hasty = false;
          assert.deepEqual(await game.player.cards('a'), ['QH']);
          await game.close();
        });

        it('six quick draws while cards fly', { timeout: 30_000 }, async () => {
          const game = await fly(reflechi(STOCK, 'draw="3"'), 'mouse', '160ms');
          const at = middle(await game.player.place('s'));
          for (let tap = 0; tap < 6; tap++) {
            await game.player.tapAt(at);
            await sleep(80);
          }
          assert.deepEqual(await told(game), ['sw', 'sw', 'sw', 'sw', 'sw', 'sw']);
          await game.close();
        });

        it('cards that are still being dealt can be played', { timeout: 30_000 }, async () => {
          const game = await fly({ tag: 'freecell-solitaire', attributes: 'deal="617"' }, 'mouse', '400ms');
          await game.player.opens('new');
          await game.player.press('deal');
          await game.player.events('deal');
          await sleep(60);
          await game.page.keyboard.press('Tab');
          const first = await game.page.$eval('#game', (element) => {
            const card = [...(element.shadowRoot?.querySelectorAll('[data-pile="1"] [data-card]') ?? [])].at(
              -1,
            ) as HTMLElement;
            const move = card.dataset['card'];
            card.click();
            return move;
          });
          game.player.hasty = false;
          const seen = await game.player.quiet();
          const went = seen.some(({ type }) => type === 'move') || (await held(game)).includes(first ?? '');
          assert.ok(went, 'the tap counted');
          await game.close();
        });

        it('undo in flight is an undo', { timeout: 30_000 }, async () => {
          const game = await fly(freecell(FREECELL), 'mouse');
          await game.player.tap('4');
          await game.player.press('undo');
          assert.deepEqual(await told(game), ['4h', 'undo']);
          game.player.hasty = false;
          assert.deepEqual(await game.player.cards('4'), ['TS']);
          await game.close();
        });
      });
    });
  }
});
