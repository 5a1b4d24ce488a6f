// What holds for every game that can be played, found by playing at random.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  attempt,
  begin,
  beginAt,
  complete,
  destinations,
  doubleTapTarget,
  factsOf,
  formatDealCode,
  formatMove,
  formatPosition,
  formatRecord,
  legalMoves,
  lift,
  optionValue,
  parseDealCode,
  parseMove,
  parsePosition,
  pile,
  pilesOf,
  provenDeals,
  redo,
  replay,
  restart,
  restore,
  save,
  undo,
} from '../../src/engine/all.js';
import type { Move, Session } from '../../src/engine/all.js';
import { choices, deals, frozen, played, runs, sessions, wander, wandered } from './chance.js';

const letters = (session: Session): string[] => pilesOf(session.variant).map(({ letter }) => letter);

const cardsIn = (session: Session): string[] =>
  letters(session).flatMap((letter) => [...pile(session.position, letter).cards]);

const everyMove = (session: Session): Move[] =>
  letters(session).flatMap((from) =>
    [...letters(session), 'h'].flatMap((to) => [1, 2, 3, 21].map((count) => ({ from, to, count }))),
  );

test('52 distinct cards lie on the table, and hidden ones lie lowest and never last', () => {
  fc.assert(
    fc.property(deals, choices(60), (deal, steps) => {
      let session = begin(deal);
      for (const step of steps) {
        session = wander(session, step);
        assert.equal(new Set(cardsIn(session)).size, 52);
        assert.equal(cardsIn(session).length, 52);
        for (const { letter, kind } of pilesOf(session.variant)) {
          const { cards, down } = pile(session.position, letter);
          if (kind === 'stock') assert.equal(down, cards.length);
          else assert.ok(down === 0 || (kind === 'column' && down < cards.length));
        }
      }
    }),
    runs(60),
  );
});

test('a code, a move, a position and a record read as they were written', () => {
  fc.assert(
    fc.property(sessions(120), (session) => {
      const { deal, position, variant } = session;
      assert.ok(deal);
      assert.deepEqual(parseDealCode(formatDealCode(deal)), deal);
      assert.deepEqual(parsePosition(formatPosition(position), variant), position);
      for (const move of legalMoves(session)) assert.deepEqual(parseMove(formatMove(move)), move);
      const again = replay(formatRecord(session));
      assert.deepEqual(again.position, position);
      assert.equal(again.score, session.score);
      assert.deepEqual(again.line, session.line);
      assert.equal(formatRecord(again), formatRecord(session));
    }),
    runs(60),
  );
});

test('undo gives back exactly the former position and score, redo the latter', () => {
  fc.assert(
    fc.property(sessions(80), (session) => {
      for (const move of legalMoves(session)) {
        const after = played(session, move);
        if (after.won) continue;
        const back = undo(after);
        assert.ok(back);
        assert.deepEqual(
          [back.position, back.score, back.line],
          [session.position, session.score, session.line],
        );
        assert.equal(back.moves, after.moves);
        const again = redo(back);
        assert.deepEqual(again, { ...after, undos: after.undos + 1 });
      }
    }),
    runs(40),
  );
});

test('no function changes what it is given', () => {
  fc.assert(
    fc.property(deals, choices(40), (deal, steps) => {
      let session = frozen(begin(frozen(deal)));
      for (const step of steps) session = frozen(wander(session, step));
      for (const move of everyMove(session)) attempt(session, frozen(move));
      for (const from of letters(session)) {
        lift(session, from, 1);
        destinations(session, from, 1);
        doubleTapTarget(session, from, 1);
      }
      frozen(restore(frozen(save(session))));
      frozen(replay(formatRecord(session)));
      frozen(restart(session));
      frozen(beginAt(session.variant, session.position));
      frozen([complete(deal), optionValue(deal), factsOf(deal.game), provenDeals(deal), legalMoves(session)]);
    }),
    runs(30),
  );
});

test('a session survives structuredClone and being saved as JSON, undos and long games included', () => {
  fc.assert(
    fc.property(deals, choices(260), fc.integer({ min: 0, max: 120 }), (deal, steps, back) => {
      let session = wandered(deal, steps);
      for (let left = back; left > 0; left--) session = undo(session) ?? session;
      assert.deepEqual(structuredClone(session), session);
      assert.deepEqual(restore(JSON.parse(JSON.stringify(save(session)))), session);
      const set = wandered(deal, steps.slice(0, 20)).position;
      const other = steps.reduce(wander, beginAt(deal, set));
      assert.deepEqual(restore(JSON.parse(JSON.stringify(save(other)))), other);
    }),
    runs(40),
  );
});

test('what is legal is what attempt accepts, what destinations lists and what lift allows', () => {
  fc.assert(
    fc.property(sessions(60), (session) => {
      const legal = new Set(legalMoves(session).map(formatMove));
      assert.equal(legal.size, legalMoves(session).length);
      for (const move of everyMove(session)) {
        const { from, to, count } = move;
        const { ok } = attempt(session, move);
        if (/^[SHDC]$/.test(to)) assert.ok(!ok || legal.has(formatMove(move)));
        else assert.equal(ok, legal.has(formatMove(move)), formatMove(move));
        if (to === 's' || to === 'w' || /^[SHDC]$/.test(to)) continue;
        assert.equal(destinations(session, from, count).includes(to), ok);
        if (ok) assert.equal(lift(session, from, count), null);
      }
    }),
    runs(30),
  );
});

test('the score and its points agree, never below 0, and a won game is over', () => {
  fc.assert(
    fc.property(sessions(150), (session) => {
      for (const move of legalMoves(session)) {
        const result = attempt(session, move);
        assert.ok(result.ok);
        assert.equal(result.session.score, session.score + result.points);
        assert.ok(result.session.score >= 0);
        assert.equal(result.session.moves, session.moves + 1);
        assert.equal(result.session.canRedo, false);
      }
    }),
    runs(40),
  );
});
