/** The game's clock: it runs from the first action to the win, while the element is in a page that is seen, unless it is paused. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class ClockController implements ReactiveController {
  #before = 0;
  #since: number | null = null;
  #wanted = false;
  #paused = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly hidden: () => void,
    private readonly ticks: () => void,
  ) {
    host.addController(this);
  }

  /** Milliseconds played. */
  get time(): number {
    return this.#before + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  /** Sets the time played, in milliseconds, and whether the clock runs on from it. */
  set(time: number, running: boolean): void {
    this.#stop();
    this.#before = time;
    this.#wanted = running;
    this.resume();
  }

  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#run();
  }

  stop(): void {
    this.#wanted = false;
    this.#stop();
  }

  /** Neither a page that is left nor an element that is moved ends a pause. */
  get paused(): boolean {
    return this.#paused;
  }

  pause(): void {
    this.#paused = true;
    this.#stop();
  }

  resume(): void {
    this.#paused = false;
    this.#run();
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('pagehide', this.#leave);
    addEventListener('pageshow', this.#seen);
    this.#run();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('pagehide', this.#leave);
    removeEventListener('pageshow', this.#seen);
    this.#leave();
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'hidden') this.#leave();
    else this.#run();
  };

  readonly #leave = (): void => {
    this.#stop();
    this.hidden();
  };

  #run(): void {
    if (
      !this.#wanted ||
      this.#paused ||
      this.#since !== null ||
      !this.host.isConnected ||
      document.visibilityState === 'hidden'
    )
      return;
    this.#since = performance.now();
    this.#timer = setInterval(this.ticks, 1000);
  }

  #stop(): void {
    this.#before = this.time;
    this.#since = null;
    clearInterval(this.#timer);
  }
}
