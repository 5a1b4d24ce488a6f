// How many moves a second the engine judges and plays, for each variant: random legal play, the judging of illegal
// moves not counted.
import { attempt, begin, factsOf, formatDealCode, legalMoves, withOption } from '../src/engine/all.js';
import type { Deal, Move, Session } from '../src/engine/all.js';

/** A small generator, so that every run plays the same games. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Line {
  readonly start: Session;
  readonly moves: readonly Move[];
}

/** A random game of at most 200 moves. */
function lineOf(deal: Deal, next: () => number): Line {
  const start = begin(deal);
  const moves: Move[] = [];
  for (let session = start; moves.length < 200;) {
    const legal = legalMoves(session);
    const move = legal[Math.floor(next() * legal.length)];
    const result = move && attempt(session, move);
    if (!move || !result?.ok) break;
    moves.push(move);
    session = result.session;
  }
  return { start, moves };
}

function playAll(lines: readonly Line[]): number {
  let played = 0;
  for (const { start, moves } of lines) {
    let session = start;
    for (const move of moves) {
      const result = attempt(session, move);
      if (!result.ok) throw new Error(`${formatDealCode(start.deal as Deal)}: ${result.reason}`);
      session = result.session;
      played++;
    }
  }
  return played;
}

const rows = ['russian', 'reflechi', 'freecell'].flatMap((game) =>
  factsOf(game).option.values.map((value) => {
    const next = random(1);
    const variant = withOption(game, value);
    const lines = Array.from({ length: 100 }, (_, number) => lineOf({ ...variant, number }, next));
    playAll(lines);
    const begun = performance.now();
    let played = 0;
    while (performance.now() - begun < 700) played += playAll(lines);
    const seconds = (performance.now() - begun) / 1000;
    return { game, option: value, 'moves per second': Math.round(played / seconds) };
  }),
);
console.table(rows);
