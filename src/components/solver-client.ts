/** Asks the solver: one worker for all elements of a page, and where none can start, slices on the main thread. */
import type { Position, Variant } from '../engine/index.js';
import type { Answer, Limits, Request, Response } from '../engine/solver/protocol.js';
import { loadPart } from './parts.js';
import { registry } from './parts/register.js';
import { startWorker, workerKind, type WorkerKind } from './solver-worker.js';

/** What the part `solver` registers in a page: it searches in slices, and gives null when it was stopped. */
export type SlicedSolver = (
  variant: Variant,
  position: Position,
  limits: Limits,
  stopped: () => boolean,
) => Promise<Answer | null>;

/** How an answer came. */
export type Way = 'worker' | 'slices';

export interface SolverOptions {
  /** Where a script element may be put: the element's own shadow root. */
  readonly root: ParentNode;
  /** Whether the host allows a blob: worker where the script comes from another origin. */
  readonly blob: boolean;
}

export interface SolverClient {
  /** How the last answer came; null before the first. */
  readonly way: Way | null;
  /**
   * Answers, the same whichever way. Rejects with an AbortError when the signal is aborted or the client closed, and
   * with another error when the solver can't be had, or doesn't know the game.
   */
  ask(variant: Variant, position: Position, limits: Limits, signal?: AbortSignal): Promise<Answer>;
  /** Drops what was asked and is still open. The worker ends with the last client of the page. */
  close(): void;
}

interface Question {
  readonly variant: Variant;
  readonly position: Position;
  readonly limits: Limits;
  readonly options: SolverOptions;
  settle(answer: Answer, way: Way): void;
  fail(error: Error): void;
}

/** So long may a worker start, and so much longer than its time may an answer be under way. */
const PATIENCE = 3000;
/** What a question is given where it says nothing, as the solver has it. */
const USUAL_TIME = 5000;

const aborted = (): DOMException => new DOMException('The question was dropped.', 'AbortError');

/** What all clients of a page share. */
export class SolverDesk {
  #clients = 0;
  #last = 0;
  readonly #open = new Map<number, Question>();
  #worker: Worker | null = null;
  #kind: WorkerKind | null = null;
  #ready = false;
  #bell: ReturnType<typeof setTimeout> | undefined;
  /** Kinds that failed on this page, by a policy or otherwise: none is tried again, so that it is told once at most. */
  readonly #failed = new Set<WorkerKind>();
  /** Slices are for one question after the other: each search holds a large table. */
  #slicing: Promise<void> = Promise.resolve();

  enter(): void {
    this.#clients += 1;
  }

  leave(): void {
    this.#clients -= 1;
    if (this.#clients === 0) this.#end();
  }

  ask(question: Question): number {
    const id = ++this.#last;
    this.#open.set(id, question);
    if (!this.#worker) this.#start(question.options.blob);
    if (this.#worker) this.#post(id, question);
    else this.#slice(id, question);
    return id;
  }

  /** Nobody wants the answer any more. */
  drop(id: number): void {
    if (!this.#open.delete(id)) return;
    this.#worker?.postMessage({ type: 'cancel', id } satisfies Request);
    this.#watch();
  }

  #start(blob: boolean): void {
    const kind = workerKind(blob);
    if (!kind || this.#failed.has(kind)) return;
    const worker = startWorker(kind);
    if (!worker) {
      this.#failed.add(kind);
      return;
    }
    this.#worker = worker;
    this.#kind = kind;
    const lost = (event: Event): void => {
      // Nobody else has to hear of it.
      event.preventDefault();
      if (worker === this.#worker) this.#lose();
    };
    worker.onmessage = ({ data }: MessageEvent<Response>) => this.#hear(data);
    worker.onmessageerror = lost;
    worker.onerror = lost;
    this.#bell = setTimeout(() => this.#lose(), PATIENCE);
  }

  #post(id: number, { variant, position, limits }: Question): void {
    this.#worker?.postMessage({ type: 'solve', id, variant, position, limits } satisfies Request);
    this.#watch();
  }

  #hear(response: Response): void {
    if (response.type === 'ready') this.#ready = true;
    else if (response.type === 'answer') this.#take(response.id)?.settle(response.answer, 'worker');
    else {
      // Slices tell what is wrong with the question.
      const question = this.#open.get(response.id);
      if (question) this.#slice(response.id, question);
    }
    this.#watch();
  }

  /** A worker that is silent for longer than all its questions may take is dead. */
  #watch(): void {
    if (!this.#worker || !this.#ready) return;
    clearTimeout(this.#bell);
    const times = [...this.#open.values()].map(
      ({ limits: { milliseconds, nodes } }) => milliseconds ?? (nodes === undefined ? USUAL_TIME : Infinity),
    );
    const time = times.reduce((sum, each) => sum + each, PATIENCE);
    if (times.length > 0 && time < Infinity) this.#bell = setTimeout(() => this.#lose(), time);
  }

  /** The worker can't start, or has died: what it was asked is asked again in slices. */
  #lose(): void {
    if (this.#kind) this.#failed.add(this.#kind);
    this.#end();
    for (const [id, question] of this.#open) this.#slice(id, question);
  }

  #end(): void {
    clearTimeout(this.#bell);
    this.#worker?.terminate();
    this.#worker = this.#kind = null;
    this.#ready = false;
  }

  #slice(id: number, question: Question): void {
    const { variant, position, limits, options } = question;
    const stopped = (): boolean => !this.#open.has(id);
    this.#slicing = this.#slicing.then(async () => {
      if (stopped()) return;
      try {
        const solve = await loadPart('solver', options.root);
        const answer = await solve(variant, position, limits, stopped);
        if (answer) this.#take(id)?.settle(answer, 'slices');
      } catch (error) {
        this.#take(id)?.fail(error as Error);
      }
    });
  }

  #take(id: number): Question | undefined {
    const question = this.#open.get(id);
    this.#open.delete(id);
    return question;
  }
}

/** Opens a client of the page's solver; nothing is fetched or started before its first question. */
export const openSolver = (options: SolverOptions): SolverClient => {
  const desk = (registry.desk ??= new SolverDesk());
  const asked = new Set<() => void>();
  let open = true;
  let way: Way | null = null;
  desk.enter();
  return {
    get way() {
      return way;
    },
    ask: (variant, position, limits, signal) =>
      new Promise((resolve, reject) => {
        if (!open || signal?.aborted) {
          reject(aborted());
          return;
        }
        const done = (): void => {
          asked.delete(drop);
          signal?.removeEventListener('abort', drop);
        };
        const id = desk.ask({
          ...{ variant, position, limits, options },
          settle: (answer, by) => {
            done();
            way = by;
            resolve(answer);
          },
          fail: (error) => {
            done();
            reject(error);
          },
        });
        const drop = (): void => {
          done();
          desk.drop(id);
          reject(aborted());
        };
        asked.add(drop);
        signal?.addEventListener('abort', drop);
      }),
    close() {
      if (!open) return;
      open = false;
      for (const drop of asked) drop();
      desk.leave();
    },
  };
};
