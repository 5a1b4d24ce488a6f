// Never a wrong verdict: against a search by the rules alone, and each reduction on against off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { attempt, beginAt, formatPosition } from '../../src/engine/all.js';
import type { Position } from '../../src/engine/all.js';
import { tableOf } from '../../src/engine/game.js';
import { boardEngineOf } from '../../src/engine/solver/depth-first.js';
import type { Engine } from '../../src/engine/solver/engine.js';
import { BOARD_REDUCTIONS } from '../../src/engine/solver/reductions.js';
import { inOneGo, runs } from './chance.js';
import { isWinnable, latePositions, tightGames } from './tight-games.js';

const engineOf = (position: Position, without: readonly string[]): Engine =>
  boardEngineOf(tableOf(position.variant), position, without);

/** What one complete run decides: whether it is won, null past the nodes; and how many it took. */
function decide(position: Position, without: readonly string[], most = 6000): [boolean | null, number] {
  const engine = engineOf(position, without);
  engine.begin({ bits: 16, streamlined: false, noise: 0, seed: 1, depth: 4000 });
  for (let nodes = 0; nodes < most; nodes += 50) {
    const outcome = engine.search(50);
    if (outcome === 'more') continue;
    if (outcome === 'won') {
      let session = beginAt(position.variant, position);
      for (const move of inOneGo(engine.line())) {
        const result = attempt(session, move);
        assert.ok(result.ok, JSON.stringify(move));
        session = result.session;
      }
      assert.ok(session.won);
    }
    engine.end?.();
    return [outcome === 'stopped' ? null : outcome === 'won', nodes + 50];
  }
  engine.end?.();
  return [null, most];
}

for (const [name, variants] of Object.entries(tightGames)) {
  test(`${name}: a late position is won or lost as the rules alone have it`, () => {
    let [won, lost] = [0, 0];
    fc.assert(
      fc.property(latePositions(variants, 4), (position) => {
        const truth = isWinnable(position, 1500);
        const [verdict] = decide(position, []);
        if (truth !== null && verdict !== null) assert.equal(verdict, truth, formatPosition(position));
        if (truth === true) won++;
        else if (truth === false) lost++;
      }),
      runs(200),
    );
    assert.ok(won > 10 && lost > 2, `${won} won, ${lost} lost`);
  });

  test(`${name}: no reduction changes a verdict`, () => {
    const counts = { won: 0, lost: 0 };
    fc.assert(
      fc.property(latePositions(variants, 5), (position) => {
        const [bare] = decide(position, BOARD_REDUCTIONS);
        const alone = BOARD_REDUCTIONS.map((reduction) => decide(position, [reduction])[0]);
        const verdicts = new Set([bare, decide(position, [])[0], ...alone]);
        assert.ok(!(verdicts.has(true) && verdicts.has(false)), formatPosition(position));
        counts.won += Number(verdicts.has(true));
        counts.lost += Number(verdicts.has(false));
      }),
      runs(250),
    );
    assert.ok(counts.won > 20 && counts.lost > 20, JSON.stringify(counts));
  });
}
