// A search for whether a position can be won, that goes on for as long as it is told, and again.

import { tableOf } from '../game.js';
import type { Table } from '../game.js';
import { isWon } from '../play.js';
import type { Position, Variant } from '../position.js';
import { boardEngineOf } from './depth-first.js';
import type { Engine, Outcome, Reduction } from './engine.js';
import { klondikePlan } from './klondike-plan.js';
import { klondikeOf } from './klondike.js';
import { packedRules } from './packed-rules.js';
import { planOf } from './plan.js';
import type { Plan, Step } from './plan.js';
import type { Answer, Limits, Verdict } from './protocol.js';
import { bytesOf } from './seen.js';

export interface Search {
  /** Searches on for about so many milliseconds; null where it is not finished. */
  go(milliseconds: number): Answer | null;
}

/** Nodes between two looks at the clock. */
const PIECE = 256;

/** The largest table that so much memory holds. */
function bitsFor(memory: number): number {
  const bytes = Math.min(64, memory) * 2 ** 20;
  let bits = 8;
  while (bytesOf(bits + 1) <= bytes) bits++;
  return bits;
}

const answer = (verdict: Verdict, nodes: number, line: Answer['line'] = []): Answer => ({
  verdict,
  line,
  nodes,
});

const engineOf = (table: Table, position: Position, without: readonly Reduction[]): Engine =>
  packedRules(table).compressed
    ? klondikeOf(table, position, new Set(without))
    : boardEngineOf(table, position, without);

const planFor = (table: Table, bits: number): Plan =>
  packedRules(table).compressed ? klondikePlan(bits) : planOf(packedRules(table), bits);

/** What an outcome decides, if anything. */
const verdictOf = (outcome: Outcome, { streamlined }: Step): Verdict | null =>
  outcome === 'won' ? 'winnable' : outcome === 'exhausted' && !streamlined ? 'unwinnable' : null;

/** Engines of one position: one for each run that goes on from step to step, and one for all that begin anew. */
interface Engines {
  readonly make: () => Engine;
  readonly lasting: Map<boolean, Engine>;
  other?: Engine;
}

/** The engine of a step, begun. */
function engineFor({ make, lasting, ...engines }: Engines, step: Step): Engine {
  const known = step.lasting ? lasting.get(step.streamlined) : engines.other;
  const engine = known ?? make();
  if (!known || !step.lasting) engine.begin(step);
  return engine;
}

/** The nodes spent, or that the verdict is found and only its line is made: no limit of time may end that. */
type Progress = number | 'found';

function* found(verdict: Verdict, nodes: number, engine: Engine): Generator<Progress, Answer> {
  if (verdict !== 'winnable') return answer(verdict, nodes);
  const steps = engine.line();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return answer(verdict, nodes, value);
    yield 'found';
  }
}

/** Pauses after every piece. */
function* pieces(engines: Engines, plan: Plan, limit: number): Generator<Progress, Answer> {
  let spent = 0;
  let outcome: Outcome | undefined;
  for (;;) {
    const step = plan.next(outcome).value;
    if (!step) return answer('unknown', spent);
    const engine = engineFor(engines, step);
    if (step.lasting) engines.lasting.set(step.streamlined, engine);
    else engines.other = engine;
    outcome = 'more';
    for (let left = step.nodes; outcome === 'more' && left > 0;) {
      const piece = Math.min(PIECE, left, limit - spent);
      if (piece <= 0) return answer('unknown', spent);
      outcome = engine.search(piece);
      spent += piece;
      left -= piece;
      const verdict = verdictOf(outcome, step);
      if (verdict) return yield* found(verdict, spent, engine);
      yield spent;
    }
    if (step.lasting && outcome !== 'more') engine.end?.();
  }
}

/** A limit that is no number is none. */
const given = (limit: number | undefined): number | undefined => (Number.isNaN(limit) ? undefined : limit);

/** Begins a search of a position of this variant. `without` leaves reductions out: for tests. */
export function searchOf(
  variant: Variant,
  position: Position,
  limits: Limits = {},
  without: readonly Reduction[] = [],
): Search {
  const table = tableOf(variant);
  const nodes = given(limits.nodes) ?? Infinity;
  const memory = given(limits.memory) ?? 32;
  const milliseconds = given(limits.milliseconds) ?? (nodes === Infinity ? 5000 : Infinity);
  if (isWon(table, position)) return { go: () => answer('winnable', 0) };
  const engines: Engines = { make: () => engineOf(table, position, without), lasting: new Map() };
  const search = pieces(engines, planFor(table, bitsFor(memory)), nodes);
  let spent = 0;
  let deadline: number | undefined;
  let done: Answer | null = null;
  return {
    go(span) {
      const start = performance.now();
      deadline ??= start + milliseconds;
      let end = Math.min(start + span, deadline);
      while (!done) {
        const next = search.next();
        if (next.done) done = next.value;
        else {
          if (next.value === 'found') end = start + span;
          else spent = next.value;
          if (performance.now() < end) continue;
          if (next.value === 'found' || end < deadline) return null;
          done = answer('unknown', spent);
        }
        for (const engine of engines.lasting.values()) engine.end?.();
        engines.other?.end?.();
      }
      return done;
    },
  };
}
