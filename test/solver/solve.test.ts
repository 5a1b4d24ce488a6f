// The solver as a host calls it, and as a worker does: limits, abort, memory, and the same answer every time.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { attempt, begin, parsePosition } from '../../src/engine/all.js';
import type { Position, Session } from '../../src/engine/all.js';
import { solve } from '../../src/engine/solver/all.js';
import type { Request, Response } from '../../src/engine/solver/protocol.js';
import { searchOf } from '../../src/engine/solver/search.js';
import { serve } from '../../src/engine/solver/serve.js';
import type { Port } from '../../src/engine/solver/serve.js';
import { played } from '../engine/chance.js';
import { VARIANTS, variantOf } from '../engine/vectors.js';
import { yukon } from './chance.js';

const dealt = (name: (typeof VARIANTS)[number], number: number): Session =>
  begin({ ...variantOf(name), number });

/** Of many millions of positions: no limit of a test is enough for it. */
const hard = dealt('freecell-2', 1);

test('a whole winning line, each move legal', async () => {
  const { variant, position } = dealt('freecell-4', 8);
  const { verdict, line, nodes } = await solve(variant, position);
  assert.equal(verdict, 'winnable');
  assert.ok(nodes > 0);
  let session = dealt('freecell-4', 8);
  for (const move of line) session = played(session, move);
  assert.ok(session.won);
});

test('a game already won: winnable, with an empty line', async () => {
  const variant = variantOf('freecell-4');
  const won = parsePosition('Foundations: S-K H-K D-K C-K', variant);
  assert.deepEqual(await solve(variant, won), { verdict: 'winnable', line: [], nodes: 0 });
});

test('a variant without its option is the default one', async () => {
  const { position } = dealt('russian-classic', 23);
  assert.equal((await solve({ game: 'russian' }, position)).verdict, 'winnable');
});

test('a limit of nodes: unknown, and no more nodes than that', async () => {
  const { verdict, line, nodes } = await solve(hard.variant, hard.position, { nodes: 5000 });
  assert.deepEqual([verdict, line], ['unknown', []]);
  assert.ok(nodes <= 5000);
});

test('a limit of time', async () => {
  const start = performance.now();
  const { verdict } = await solve(hard.variant, hard.position, { milliseconds: 60 });
  assert.equal(verdict, 'unknown');
  assert.ok(performance.now() - start < 2000);
});

test('with a limit of nodes alone the answer is the same every time, in slices of any length', () => {
  for (const name of VARIANTS)
    for (const number of [3, 11, 33]) {
      const { variant, position } = dealt(name, number);
      const whole = searchOf(variant, position, { nodes: 8000 }).go(Infinity);
      const sliced = searchOf(variant, position, { nodes: 8000 });
      let answer = sliced.go(0);
      while (!answer) answer = sliced.go(Math.random());
      assert.deepEqual(answer, whole);
    }
});

test('it searches in slices: timers run meanwhile', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await solve(hard.variant, hard.position, { milliseconds: 300 });
  clearInterval(timer);
  assert.ok(ticks >= 5, String(ticks));
});

test('an aborted signal rejects with AbortError, before the search and in it', async () => {
  const { variant, position } = hard;
  await assert.rejects(solve(variant, position, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const controller = new AbortController();
  const start = performance.now();
  setTimeout(() => controller.abort(), 20);
  await assert.rejects(solve(variant, position, { milliseconds: 60_000, signal: controller.signal }), {
    name: 'AbortError',
  });
  assert.ok(performance.now() - start < 5000);
});

test('what is no position, and what is no variant, is refused', async () => {
  const { variant, position } = hard;
  await assert.rejects(solve(variant, {} as Position), { name: 'PositionError' });
  await assert.rejects(solve(variant, { ...position, piles: position.piles.slice(1) }), {
    name: 'PositionError',
  });
  await assert.rejects(solve({ game: 'whist' } as never, position), { name: 'DealCodeError' });
});

for (const memory of [8, 32])
  test(`no more memory than ${memory} MiB for positions, and that is used`, () => {
    // Of what a search allocates large, all but the lists of moves are its tables, and it uses them again.
    const { Int32Array: Usual } = globalThis;
    let bytes = 0;
    globalThis.Int32Array = new Proxy(Usual, {
      construct(target, given: [number]) {
        const made = new target(...given);
        if (made.length >= 2 ** 15) bytes += made.byteLength;
        return made;
      },
    });
    try {
      searchOf(hard.variant, hard.position, { memory, nodes: 800_000 }).go(Infinity);
    } finally {
      globalThis.Int32Array = Usual;
    }
    assert.ok(bytes <= (memory + 1) * 2 ** 20, String(bytes));
    assert.ok(bytes >= memory * 2 ** 19, String(bytes));
  });

test('a game that the solver was not written for is solved by its rules', async () => {
  let session = begin({ ...yukon, number: 2 });
  const { verdict, line } = await solve(yukon, session.position, { nodes: 200_000 });
  assert.equal(verdict, 'winnable');
  for (const move of line) session = played(session, move);
  assert.ok(session.won);
});

/** A port that is served, and what comes out of it. */
function served(): { ask(request: Request): void; next(): Promise<Response>; close(): void } {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as unknown as Port);
  const queue: Response[] = [];
  port1.on('message', (response: Response) => queue.push(response));
  return {
    ask: (request) => port1.postMessage(request),
    async next() {
      if (queue.length === 0) await once(port1, 'message');
      return queue.shift()!;
    },
    close: () => port1.close(),
  };
}

test('a port: ready, then an answer to each question that was not cancelled', async () => {
  const { ask, next, close } = served();
  assert.deepEqual(await next(), { type: 'ready' });
  const { variant, position } = dealt('russian-classic', 23);
  ask({ type: 'solve', id: 1, variant: hard.variant, position: hard.position, limits: {} });
  ask({ type: 'solve', id: 2, variant, position, limits: { nodes: 100_000 } });
  ask({ type: 'cancel', id: 1 });
  ask({ type: 'solve', id: 3, variant, position, limits: { nodes: 10 } });
  const answers = [await next(), await next()];
  close();
  assert.deepEqual(
    answers.map((answer) => answer.type === 'answer' && [answer.id, answer.answer.verdict]).sort(),
    [
      [2, 'winnable'],
      [3, 'unknown'],
    ],
  );
});

test('an answer crosses to a worker and back as it is', async () => {
  const { variant, position } = dealt('freecell-4', 8);
  const { ask, next, close } = served();
  await next();
  ask({ type: 'solve', id: 7, variant, position, limits: { nodes: 100_000 } });
  const response = await next();
  close();
  assert.ok(response.type === 'answer');
  assert.deepEqual(response.answer, await solve(variant, position, { nodes: 100_000 }));
  const [first] = response.answer.line;
  assert.ok(first && attempt(dealt('freecell-4', 8), first).ok);
});

test('a line is made shorter in slices too, whatever time is left', () => {
  // This deal is won by a line of thousands at first.
  const { variant, position } = begin({ ...variantOf('freecell-4'), number: 9 });
  const whole = searchOf(variant, position, { nodes: 1e6 }).go(Infinity);
  const search = searchOf(variant, position, { nodes: 1e6, milliseconds: 1e6 });
  let slices = 0;
  for (let answer = null; !answer; slices++) {
    answer = search.go(0);
    if (answer) assert.deepEqual(answer, whole);
  }
  assert.ok(slices > (whole?.nodes ?? 0) / 256 + 100, `${slices} slices`);
});

test('a limit that is no number is none', async () => {
  const { variant, position } = dealt('russian-classic', 1);
  const answer = await solve(variant, position, { nodes: NaN, milliseconds: NaN, memory: NaN });
  assert.equal(answer.verdict, 'unwinnable');
});
