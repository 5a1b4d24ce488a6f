/** Every reason for refusing that a pointer can provoke, in its game and in three languages. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { AT_ONCE, ENGINES, itIn, launch } from './browser.js';
import { openHost } from './host.js';
import type { Host } from './host.js';
import type { Player } from './player.js';
import { board, Stages } from './stage.js';
import type { Scene, Stage } from './stage.js';

const NINES = 'S-9 H-9 D-9 C-9';

const RUSSIAN = board(NINES, ['KH', 'QS', '<TS> KD TC', '', 'KS QD', 'JH JS JD JC', 'KC QH QC TH TD']);
const LONG = board('S-0 H-0 D-0 C-0', [
  '<AS> 7H KS 2D 9C 4S JH 3D TC 6S QD 5H 8C AD 2C KH 9D 4C JS 3H TD 6C',
  '8H',
  '',
  'QS 8S',
  'KC',
  '2S 5S 9S AH 4H 9H QH 5D 7D JD AC 5C JC',
  '3S 7S TS 2H 6H TH 4D 6D 8D KD 3C 7C QC',
]);
const REFLECHI = board(
  NINES,
  ['KS TH', 'KH QS JD', 'QC', '', 'KD', 'KC QH JS TD', 'JC TS TC JH QD'],
  ['Stock:', 'Waste:'],
);
const FREECELL = board(
  NINES,
  ['QH JS', 'KC', 'KS', 'KH', 'KD', 'QS', 'QC', 'QD JC JH JD'],
  ['Freecells: TS TH TD TC'],
);
const ONE_CELL_FREE = board(
  NINES,
  ['QH JS', 'KC', 'KS', 'KH', 'KD', 'QS', 'QC TC', 'QD JC JH JD'],
  ['Freecells: TS TH TD -'],
);

interface Detail {
  move: string | null;
  cards: string[];
  from: string;
  to: string | null;
}

interface Refusal extends Detail {
  reason: string;
  scene: Scene;
  provoke(player: Player): Promise<void>;
  /** The cards that the sentence must name, as they are written on the board. */
  names: readonly string[];
}

const scene = (tag: Scene['tag'], position: string, attributes = ''): Scene => ({
  tag,
  position,
  attributes,
});
const russian = scene('russian-solitaire', RUSSIAN);
const relaxed = scene('russian-solitaire', RUSSIAN, 'rule="relaxed"');
const long = scene('russian-solitaire', LONG);
const reflechi = scene('reflechi-solitaire', REFLECHI);
const freecell = scene('freecell-solitaire', FREECELL);
const cellFree = scene('freecell-solitaire', ONE_CELL_FREE);

const drag =
  (from: string, count: number, to: string) =>
  (player: Player): Promise<void> =>
    player.drag(from, count, to);

/** `to` and `move` are null where the cards were refused at pick-up. */
const REFUSALS: readonly Refusal[] = [
  {
    reason: 'face-down',
    scene: russian,
    provoke: drag('3', 3, '1'),
    move: null,
    cards: [],
    from: '3',
    to: null,
    names: [],
  },
  {
    reason: 'group-of-20',
    scene: long,
    provoke: drag('1', 21, '2'),
    move: null,
    cards: ['7H'],
    from: '1',
    to: null,
    names: [],
  },
  {
    reason: 'build-same-suit',
    scene: russian,
    provoke: drag('2', 1, '1'),
    move: '21',
    cards: ['QS'],
    from: '2',
    to: '1',
    names: ['Q♠', 'K♠', 'K♥'],
  },
  {
    reason: 'build-any-suit',
    scene: relaxed,
    provoke: drag('6', 1, '1'),
    move: '61',
    cards: ['JC'],
    from: '6',
    to: '1',
    names: ['J♣', 'K♥'],
  },
  {
    reason: 'empty-king',
    scene: russian,
    provoke: drag('5', 1, '4'),
    move: '54',
    cards: ['QD'],
    from: '5',
    to: '4',
    names: ['Q♦'],
  },
  {
    reason: 'foundation-one-card',
    scene: russian,
    provoke: drag('5', 2, 'D'),
    move: '5hv2',
    cards: ['KS', 'QD'],
    from: '5',
    to: 'h',
    names: [],
  },
  {
    reason: 'foundation-in-suit',
    scene: russian,
    provoke: drag('2', 1, 'S'),
    move: '2h',
    cards: ['QS'],
    from: '2',
    to: 'h',
    names: ['Q♠', '10♠'],
  },
  {
    reason: 'group-in-order',
    scene: reflechi,
    provoke: drag('1', 2, '4'),
    move: null,
    cards: ['KS', 'TH'],
    from: '1',
    to: null,
    names: [],
  },
  {
    reason: 'build-alternate',
    scene: reflechi,
    provoke: drag('3', 1, '2'),
    move: '32',
    cards: ['QC'],
    from: '3',
    to: '2',
    names: ['Q♣', 'J♦'],
  },
  {
    reason: 'empty-king',
    scene: reflechi,
    provoke: drag('3', 1, '4'),
    move: '34',
    cards: ['QC'],
    from: '3',
    to: '4',
    names: ['Q♣'],
  },
  {
    reason: 'foundation-one-card',
    scene: reflechi,
    provoke: drag('6', 2, 'H'),
    move: '6hv2',
    cards: ['JS', 'TD'],
    from: '6',
    to: 'h',
    names: [],
  },
  {
    reason: 'no-such-move',
    scene: reflechi,
    provoke: drag('3', 1, 's'),
    move: '3s',
    cards: ['QC'],
    from: '3',
    to: 's',
    names: [],
  },
  {
    reason: 'no-such-move',
    scene: reflechi,
    provoke: drag('3', 1, 'w'),
    move: '3w',
    cards: ['QC'],
    from: '3',
    to: 'w',
    names: [],
  },
  {
    reason: 'no-card',
    scene: reflechi,
    provoke: (player) => player.tap('s', 0),
    move: 'ws',
    cards: [],
    from: 'w',
    to: 's',
    names: [],
  },
  {
    reason: 'cell-one-card',
    scene: cellFree,
    provoke: drag('1', 2, 'd'),
    move: '1dv2',
    cards: ['QH', 'JS'],
    from: '1',
    to: 'd',
    names: [],
  },
  {
    reason: 'cell-occupied',
    scene: freecell,
    provoke: drag('6', 1, 'a'),
    move: '6a',
    cards: ['QS'],
    from: '6',
    to: 'a',
    names: ['10♠'],
  },
  {
    reason: 'group-in-order',
    scene: freecell,
    provoke: drag('8', 4, '3'),
    move: null,
    cards: ['QD', 'JC', 'JH', 'JD'],
    from: '8',
    to: null,
    names: [],
  },
  {
    reason: 'build-alternate',
    scene: freecell,
    provoke: drag('6', 1, '3'),
    move: '63',
    cards: ['QS'],
    from: '6',
    to: '3',
    names: ['Q♠', 'K♠'],
  },
  {
    reason: 'group-capacity',
    scene: freecell,
    provoke: drag('1', 2, '2'),
    move: '12v2',
    cards: ['QH', 'JS'],
    from: '1',
    to: '2',
    names: [],
  },
  {
    reason: 'foundation-in-suit',
    scene: freecell,
    provoke: drag('1', 1, 'C'),
    move: '1h',
    cards: ['JS'],
    from: '1',
    to: 'h',
    names: ['J♠', '10♠'],
  },
  {
    reason: 'no-such-move',
    scene: cellFree,
    provoke: drag('S', 1, 'd'),
    move: 'Sd',
    cards: ['9S'],
    from: 'S',
    to: 'd',
    names: [],
  },
];

const LANGUAGES = ['en', 'ca', 'hr'] as const;

/** The bar's word for moves, to see that a language has come. */
const MOVES = { en: 'Moves', ca: 'Moviments', hr: 'Potezi' } as const;

/** The sentence that stands beside the cards, or null; the variation selector that keeps a suit from being an emoji is left out. */
const sentence = (game: Stage): Promise<string | null> =>
  game.page.$eval('#game', (element) => {
    const bubble = element.shadowRoot?.querySelector<HTMLElement>('.bubble');
    if (!bubble?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    const text = bubble.textContent.replaceAll('\uFE0E', '').replaceAll(/\s+/g, ' ').trim();
    return text === '' ? null : text;
  });

async function layout(game: Stage): Promise<Record<string, string>> {
  return game.page.$eval('#game', (element) => {
    const cards = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    return Object.fromEntries(
      cards.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        const pile = card.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? '?';
        return [card.dataset['card'] ?? '?', `${pile} ${Math.round(left)} ${Math.round(top)}`];
      }),
    );
  });
}

describe('refusals', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`refusals in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      const stages = new Stages();
      let browser: Browser;
      before(async () => {
        host = await openHost();
        browser = await launch(engine, { motion: false });
      });
      after(async () => {
        await browser?.close();
        await host?.close();
      });

      for (const refusal of REFUSALS) {
        const {
          reason,
          scene: { tag, attributes = '' },
        } = refusal;
        it(
          `${reason} in ${tag} ${attributes} ${refusal.move ?? 'at pick-up'}`,
          { timeout: 60_000 },
          async (test) => {
            const sentences = new Set<string>();
            await stages.play(browser, host, refusal.scene, { height: 1400 }, async (game) => {
              for (const lang of LANGUAGES) {
                await game.set('lang', lang);
                await game.page.waitForFunction(
                  (word) =>
                    document
                      .querySelector('#game')
                      ?.shadowRoot?.querySelector('[part~="bar"]')
                      ?.textContent.includes(word),
                  { polling: 20 },
                  MOVES[lang],
                );
                const before = await layout(game);
                const position = await game.get<string>('position');
                await game.player.events('none', 0);
                await refusal.provoke(game.player);
                const seen = await game.player.events('reject');
                assert.deepEqual(
                  seen.map(({ type }) => type),
                  ['reject'],
                  lang,
                );
                const detail = seen[0]?.detail ?? {};
                const { move, from, to, cards } = detail;
                assert.deepEqual(
                  { move, from, to, reason: detail['reason'] },
                  { move: refusal.move, from: refusal.from, to: refusal.to, reason },
                );
                assert.deepEqual(
                  (cards as string[]).slice(0, refusal.cards.length),
                  refusal.cards,
                  'the cards refused',
                );
                assert.ok(
                  !(cards as string[]).includes('TS') || tag !== 'russian-solitaire',
                  'a hidden card is not named',
                );

                const message = String(detail['message']).replaceAll('\uFE0E', '');
                test.diagnostic(`${lang}: ${message}`);
                for (const name of refusal.names)
                  assert.ok(message.includes(name), `${lang}: "${message}" names ${name}`);
                assert.match(message, /^[\p{Lu}\d].*[.!]$/u, 'one whole sentence');
                assert.equal(sentences.has(message), false, `${lang} has words of its own: ${message}`);
                sentences.add(message);
                const shown = await sentence(game);
                assert.ok(shown?.includes(message), `shown beside the cards: ${shown}`);

                await game.player.settle();
                assert.deepEqual(await layout(game), before, 'the group is home again');
                assert.equal(await game.get('position'), position);
                assert.equal(await game.get('moves'), 0);
                if (lang === 'en') {
                  await game.player.rest();
                  assert.ok((await sentence(game))?.includes(message), 'it stays');
                }
              }
            });
          },
        );
      }
    });
  }
});
