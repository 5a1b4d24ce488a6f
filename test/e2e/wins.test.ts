/** A whole game of every variant is won by hand, in every engine, along a line that a solver found. */
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import type { Browser } from 'puppeteer-core';
import {
  attempt,
  begin,
  beginAt,
  destinations,
  doubleTapTarget,
  formatDealCode,
  formatMove,
  formatPosition,
  formatRecord,
  parseMove,
  parsePosition,
} from '../../src/engine/all.js';
import type { Move, Session } from '../../src/engine/all.js';
import { AT_ONCE, ENGINES, TOOLS, itIn, launch, view } from './browser.js';
import { markup, openHost } from './host.js';
import type { Host } from './host.js';
import { linesOf, VARIANTS } from './lines.js';
import type { Line, VariantName } from './lines.js';
import { Player } from './player.js';

/** The game that is played with its motion on, and the one that is played on a phone, by finger alone. */
const MOVING: VariantName = 'freecell-4';
const PHONE: VariantName = 'reflechi-3';

type Gesture = 'tap' | 'drag' | 'carry' | 'double';

/** All the gestures that mean this move: a tap that would send a card home can't pick it up. */
function gesturesFor(session: Session, move: Move): readonly Gesture[] {
  if (move.to === 's' || move.from === 's') return ['tap'];
  const column = /[1-8a-dw]/.test(move.from);
  const goesHome = column && move.count === 1 && destinations(session, move.from, 1).includes('h');
  if (move.to === 'h') return ['tap', 'drag', 'tap'];
  if (goesHome) return ['drag'];
  const double = column && doubleTapTarget(session, move.from, move.count) === move.to;
  return double ? ['double', 'drag', 'carry'] : ['carry', 'drag'];
}

/** The numbered deal that a vector's name speaks of, where its cards are indeed those. */
function dealOf(line: Line): string | null {
  const number = Number(line.id.split('-')[1]);
  if (!Number.isInteger(number)) return null;
  const code = formatDealCode({ ...line.variant, number });
  return formatPosition(begin(code).position).trim() === line.position.trim() ? code : null;
}

async function play(session: Session, move: Move, player: Player, turn: number): Promise<Gesture> {
  const ways = gesturesFor(session, move);
  let way = ways[Math.floor(turn / 3) % ways.length] ?? 'drag';
  if (way !== 'drag' && move.from !== 's' && move.to !== 's' && player.tappedLately(move.from)) way = 'drag';
  const to = move.to === 'h' ? (['S', 'H', 'D', 'C'][turn % 4] ?? 'S') : move.to;
  if (way === 'tap')
    await player.tap(
      move.from === 'w' && move.to === 's' ? 's' : move.from,
      move.from === 's' || move.to === 's' ? 0 : 1,
    );
  else if (way === 'double') await player.doubleTap(move.from, move.count);
  else if (way === 'carry') await player.carry(move.from, move.count, to);
  else await player.drag(move.from, move.count, to);
  return way;
}

describe('whole games', { concurrency: AT_ONCE }, () => {
  for (const engine of ENGINES) {
    describe(`whole games in ${engine}`, { concurrency: 1 }, () => {
      const it = itIn(engine);
      let host: Host;
      let browser: Browser;
      const tools = TOOLS[engine];

      before(async () => {
        host = await openHost();
        browser = await launch(engine);
      });
      after(async () => {
        await browser?.close();
        await host?.close();
      });

      for (const name of VARIANTS) {
        it(`wins ${name}`, { timeout: 120_000 }, async (test) => {
          const line = linesOf(name)[0];
          assert.ok(line);
          const code = dealOf(line);
          const {
            tag,
            attribute: [option, value],
          } = line;
          const page = `${tag} id="game" storage="none" ${code === null ? `${option}="${value}"` : `deal="${code}"`}`;
          const still = name === MOVING ? '' : '<style>#game { --solitaire-duration: 0s }</style>';
          const url = host.put(`/${name}.html`, markup(`${still}<${page}></${tag}>`));
          const watched = await view(browser, {
            url,
            touch: engine === 'chromium',
            ...(name === PHONE ? { width: 390, height: 1000 } : { height: 1400 }),
          });
          const player = new Player(watched.page);
          await player.ready();
          let session =
            code === null ? beginAt(line.variant, parsePosition(line.position, line.variant)) : begin(code);
          if (code === null) {
            await watched.page.$eval(
              tag,
              (element, text) => {
                (element as unknown as { position: string }).position = text;
              },
              line.position,
            );
          }

          const done: Record<string, number> = {};
          for (const [turn, text] of line.moves.entries()) {
            const move = parseMove(text);
            const answer = attempt(session, move);
            assert.ok(answer.ok, `the line plays: ${text}`);
            player.tool =
              name === PHONE && tools.includes('touch') ? 'touch' : (tools[turn % tools.length] ?? 'mouse');
            const way = await play(session, move, player, turn);
            const label: string = `${player.tool} ${way}`;
            done[label] = (done[label] ?? 0) + 1;
            const seen = await player.events('move');
            const told = seen.filter(({ type }) => type === 'move').map(({ detail }) => detail);
            const where: string = `action ${turn + 1}, ${formatMove(move)} by ${label}`;
            assert.deepEqual(
              seen.filter(({ type }) => type !== 'move' && type !== 'win'),
              [],
              where,
            );
            assert.deepEqual(
              told.map((detail) => detail['move']),
              [formatMove(move)],
              where,
            );
            session = answer.session;
            const { score, moves, points, cards, turnedUp, by, game } = told[0] ?? {};
            assert.deepEqual(
              { score, moves, points, cards, turnedUp, by, game, code: told[0]?.['code'] },
              {
                score: session.score,
                moves: session.moves,
                points: answer.points,
                cards: answer.cards,
                turnedUp: answer.turnedUp,
                by: 'player',
                game: line.variant.game,
                code,
              },
              where,
            );
            if (turn === line.moves.length - 1) {
              const rest = [...seen, ...(await player.quiet(300))];
              const wins = rest.filter(({ type }) => type === 'win').map(({ detail }) => detail);
              assert.equal(wins.length, 1, 'won once');
              assert.equal(
                rest.findIndex(({ type }) => type === 'move') < rest.findIndex(({ type }) => type === 'win'),
                true,
                'the move before the win',
              );
              const [win] = wins;
              assert.equal(win?.['score'], line.score);
              assert.equal(win?.['moves'], line.moves.length);
              assert.equal(win?.['undos'], 0);
              assert.equal(win?.['takeBacks'], line.moves.filter((made) => /^[SHDC]/.test(made)).length);
              assert.equal(win?.['hints'], 0);
              assert.deepEqual(win?.['variant'], session.variant);
              assert.equal(win?.['record'], code === null ? null : formatRecord(session));
            }
          }
          assert.equal(session.won, true);
          assert.equal(
            await watched.page.$eval(tag, (element) => element.matches(':state(won)')),
            true,
            ':state(won)',
          );
          test.diagnostic(`${line.id} ${code ?? 'position'}: ${JSON.stringify(done)}`);
          await watched.close();
        });
      }
    });
  }
});
