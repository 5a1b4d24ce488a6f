/** The page's side of the solver: one worker for all, stale answers dropped, and slices wherever a worker fails. */
import { assert } from '@open-wc/testing';
import '../../src/index.js';
import { registry } from '../../src/components/parts/register.js';
import { openSolver } from '../../src/components/solver-client.js';
import type { SlicedSolver, SolverClient } from '../../src/components/solver-client.js';
import { allows } from '../../src/components/solver-worker.js';
import type { RussianSolitaire } from '../../src/components/russian-solitaire.js';
import { begin } from '../../src/engine/index.js';
import type { Answer, Limits, Request, Response } from '../../src/engine/solver/protocol.js';
import { stand } from './stand.js';

const { variant, position } = begin({ game: 'russian', number: 5 });
const limits: Limits = { nodes: 1000 };
const won: Answer = { verdict: 'winnable', line: [], nodes: 7 };
const lost: Answer = { verdict: 'unwinnable', line: [], nodes: 9 };

/** A worker that does what the test says. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: MessageEvent<Response>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessageerror: ((event: Event) => void) | null = null;
  readonly asked: Request[] = [];
  ended = false;
  constructor(readonly address: unknown) {
    FakeWorker.made.push(this);
  }
  postMessage(request: Request): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: Response): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
  answers(answer: Answer, at = -1): void {
    this.says({ type: 'answer', id: this.asked.at(at)?.id ?? 0, answer });
  }
}

const made = (): number => FakeWorker.made.length;
const worker = (): FakeWorker => {
  const last = FakeWorker.made.at(-1);
  assert.ok(last, 'a worker was started');
  return last;
};

const nameOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    ({ name }: Error) => name,
  );

describe('the client of the solver', () => {
  const RealWorker = globalThis.Worker;
  const clients: SolverClient[] = [];
  const client = (blob = false): SolverClient => {
    const opened = openSolver({ root: document.body, blob });
    clients.push(opened);
    return opened;
  };
  /** What the part answers, in slices. */
  const slices = (solver: SlicedSolver): void => void (registry.solver = solver);

  beforeEach(() => {
    FakeWorker.made = [];
    globalThis.Worker = FakeWorker as unknown as typeof Worker;
    slices(() => Promise.resolve(lost));
    delete registry.desk;
  });
  afterEach(() => {
    for (const opened of clients.splice(0)) opened.close();
    globalThis.Worker = RealWorker;
    delete registry.solver;
    delete registry.desk;
  });

  it('starts nothing before the first question, and answers from the worker', async () => {
    const own = client();
    assert.equal(made(), 0);
    const answer = own.ask(variant, position, limits);
    assert.equal(String(worker().address), new URL('/src/components/parts/solver.js', location.href).href);
    const [{ id, ...request }] = worker().asked as [Request];
    assert.deepEqual(request, { type: 'solve', variant, position, limits } as object as typeof request);
    assert.isNumber(id);
    worker().says({ type: 'ready' });
    worker().answers(won);
    assert.deepEqual(await answer, won);
    assert.equal(own.way, 'worker');
  });

  it('is one worker for all, gone with the last, and another for the next', async () => {
    const [first, second] = [client(), client()];
    const answers = [first.ask(variant, position, limits), second.ask(variant, position, limits)];
    assert.equal(made(), 1);
    assert.notEqual(worker().asked[0]?.id, worker().asked[1]?.id);
    worker().answers(lost, 1);
    worker().answers(won, 0);
    assert.deepEqual(await Promise.all(answers), [won, lost]);
    first.close();
    first.close();
    assert.isFalse(worker().ended);
    second.close();
    assert.isTrue(worker().ended);
    void nameOf(client().ask(variant, position, limits));
    assert.equal(made(), 2);
  });

  it('drops what is no longer wanted, and hears no late answer', async () => {
    const own = client();
    const stop = new AbortController();
    const dropped = nameOf(own.ask(variant, position, limits, stop.signal));
    const kept = own.ask(variant, position, limits, new AbortController().signal);
    stop.abort();
    assert.equal(await dropped, 'AbortError');
    const [first, second, third] = worker().asked;
    assert.deepEqual(third, { type: 'cancel', id: first?.id ?? -1 });
    worker().says({ type: 'answer', id: first?.id ?? -1, answer: lost });
    worker().says({ type: 'answer', id: second?.id ?? -1, answer: won });
    assert.deepEqual(await kept, won);
  });

  it('asks nothing of nobody: an aborted signal, a closed client', async () => {
    const own = client();
    assert.equal(await nameOf(own.ask(variant, position, limits, AbortSignal.abort())), 'AbortError');
    assert.equal(made(), 0);
    const open = nameOf(own.ask(variant, position, limits));
    own.close();
    assert.equal(await open, 'AbortError');
    assert.equal(await nameOf(own.ask(variant, position, limits)), 'AbortError');
    assert.equal(made(), 1);
  });

  it('closing one client leaves the questions of another', async () => {
    const [first, second] = [client(), client()];
    const dropped = nameOf(first.ask(variant, position, limits));
    const kept = second.ask(variant, position, limits);
    first.close();
    assert.equal(await dropped, 'AbortError');
    worker().answers(won, 1);
    assert.deepEqual(await kept, won);
  });

  for (const [name, breaks] of [
    ['can not start', () => undefined],
    ['dies mid-question', () => worker().says({ type: 'ready' })],
  ] as const) {
    it(`a worker that ${name}: slices, and none is tried again`, async () => {
      const [own, other] = [client(), client()];
      const answers = [own.ask(variant, position, limits), other.ask(variant, position, limits)];
      breaks();
      const event = new Event('error', { cancelable: true });
      worker().onerror?.(event);
      assert.isTrue(event.defaultPrevented, 'no handler of the page hears of it');
      assert.isTrue(worker().ended);
      assert.deepEqual(await Promise.all(answers), [lost, lost]);
      assert.deepEqual([own.way, other.way], ['slices', 'slices']);
      own.close();
      other.close();
      assert.deepEqual(await client().ask(variant, position, limits), lost);
      assert.equal(made(), 1);
    });
  }

  it('a worker that is refused at once: slices', async () => {
    globalThis.Worker = class {
      constructor() {
        new FakeWorker('');
        throw new TypeError('refused');
      }
    } as unknown as typeof Worker;
    for (let turn = 0; turn < 2; turn++)
      assert.deepEqual(await client().ask(variant, position, limits), lost);
    assert.equal(made(), 1);
  });

  it('a browser without workers: slices', async () => {
    globalThis.Worker = undefined as unknown as typeof Worker;
    assert.deepEqual(await client().ask(variant, position, limits), lost);
  });

  it('a worker that is silent for 3 s: slices', async () => {
    const start = performance.now();
    assert.deepEqual(await client().ask(variant, position, limits), lost);
    assert.approximately(performance.now() - start, 3000, 400);
    assert.isTrue(worker().ended);
  });

  it('a worker that is silent for longer than its questions may take is dead', async () => {
    const own = client();
    const answer = own.ask(variant, position, { milliseconds: 100 });
    worker().says({ type: 'ready' });
    const start = performance.now();
    assert.deepEqual(await answer, lost);
    assert.approximately(performance.now() - start, 3100, 400);
  });

  it('what the worker can not search is searched in slices, and the worker stays', async () => {
    slices(() => Promise.reject(new RangeError('no such game')));
    const own = client();
    const failed = nameOf(own.ask(variant, position, limits));
    const kept = own.ask(variant, position, limits);
    worker().says({ type: 'failed', id: worker().asked[0]?.id ?? -1 });
    assert.equal(await failed, 'RangeError');
    worker().answers(won);
    assert.deepEqual(await kept, won);
    assert.isFalse(worker().ended);
  });

  describe('in slices', () => {
    beforeEach(() => {
      globalThis.Worker = undefined as unknown as typeof Worker;
    });

    it('one question after the other, and a dropped one stops', async () => {
      const told: string[] = [];
      slices(async (_variant, _position, { nodes }, stopped) => {
        told.push(`begin ${nodes}`);
        while (!stopped() && nodes === 1) await new Promise((resolve) => setTimeout(resolve, 5));
        told.push(stopped() ? `stopped ${nodes}` : `end ${nodes}`);
        return stopped() ? null : lost;
      });
      const own = client();
      const stop = new AbortController();
      const first = nameOf(own.ask(variant, position, { nodes: 1 }, stop.signal));
      const second = nameOf(own.ask(variant, position, { nodes: 2 }, stop.signal));
      const third = own.ask(variant, position, { nodes: 3 });
      await new Promise((resolve) => setTimeout(resolve, 20));
      stop.abort();
      assert.deepEqual([await first, await second, await third], ['AbortError', 'AbortError', lost]);
      assert.deepEqual(told, ['begin 1', 'stopped 1', 'begin 3', 'end 3']);
    });

    it('the part is fetched, and answers as the worker would; a game that nobody knows is an error', async () => {
      delete registry.solver;
      const own = client();
      assert.equal((await own.ask(variant, position, limits)).verdict, 'unwinnable');
      const failed = await nameOf(own.ask({ game: 'halma' } as never, position, limits));
      assert.notInclude(['answered', 'AbortError'], failed);
      assert.equal((await own.ask(variant, position, limits)).verdict, 'unwinnable');
    });
  });
});

describe('what a policy that stands in the page lets a worker be', () => {
  const url = new URL('https://a.test/js/parts/solver.js');
  for (const [policy, own, blob] of [
    ['', true, true],
    ["img-src 'none'", true, true],
    ["default-src 'self'", true, false],
    ["default-src 'none'", false, false],
    ["default-src 'none'; script-src 'self'", true, false],
    ["default-src 'none'; script-src 'self'; child-src 'none'", false, false],
    ["script-src 'self'; child-src 'none'; worker-src 'self' blob:", true, true],
    ["script-src 'self'; worker-src blob:", false, true],
    ["WORKER-SRC 'NONE'; worker-src 'self'", false, false],
    ['worker-src', false, false],
    ['worker-src *', true, false],
    ['worker-src https:', true, false],
    ['worker-src http:', false, false],
    ['worker-src https://a.test', true, false],
    ['worker-src a.test', true, false],
    ['worker-src a.test/js/', true, false],
    ['worker-src https://b.test', false, false],
  ] as const) {
    it(policy || 'none at all', () => {
      assert.deepEqual([allows(policy, 'own', url), allows(policy, 'blob', url)], [own, blob]);
    });
  }
});

describe('the attribute worker', () => {
  for (const [markup, value, error] of [
    ['<russian-solitaire></russian-solitaire>', 'auto', undefined],
    ['<russian-solitaire worker="blob"></russian-solitaire>', 'blob', undefined],
    ['<russian-solitaire worker="glob"></russian-solitaire>', 'auto', 'bad-attribute'],
  ] as const) {
    it(`${markup} is ${value}`, async () => {
      const { element, told } = await stand<RussianSolitaire>(markup);
      assert.equal(element.worker, value);
      assert.equal(told.find(({ type }) => type === 'error')?.detail['error'], error);
    });
  }
});
