/** Tells the statistics of the dealing on the board, when it begins to count and when it ends. They come on demand. */
import { optionValue, type Session } from '../engine/index.js';
import type { Store } from './controllers/storage.js';
import type { DialogPart } from './dialogs.js';
import { loadPart, part } from './parts.js';

/** What a dealing has come to: it is won, or was left, or has just begun. */
export interface Happening {
  readonly id: string;
  /** The game, a space, the value of its option. */
  readonly variant: string;
  readonly won: boolean | null;
  readonly seconds: number;
  readonly moves: number;
  readonly score: number;
  readonly hints: number;
}

/** What the part `statistics` brings: its dialog, and the books. */
export interface StatisticsPart extends DialogPart {
  readonly record: (store: Store, happening: Happening) => void;
}

/** The element whose dealings are told. */
export interface Telling {
  readonly element: HTMLElement;
  readonly store: Store;
}

export class Tally {
  /** The id of the dealing on the board, from its first accepted action on; null for one that doesn't count. */
  dealing: string | null = null;
  /** Hints shown in the game on the board; one that is started again keeps them, for it is the same dealing. */
  hints = 0;
  #told: string | null = null;
  readonly #waiting: Happening[] = [];

  constructor(private readonly telling: Telling) {}

  /** An action was accepted. Positions set by hand don't count. */
  acted(session: Session, time: number): void {
    if (!session.deal) return;
    // Beginning with the moment, so that ids stand in the order of time.
    this.dealing ??= Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
    if (session.won) this.#tell(session, time, true);
    else if (this.#told !== this.dealing) this.#tell(session, time, null);
  }

  /** Another game takes the place of this one. */
  left(session: Session, time: number): void {
    if (!session.won) this.#tell(session, time, false);
    this.dealing = null;
    this.hints = 0;
  }

  #tell({ variant, moves, score }: Session, time: number, won: boolean | null): void {
    const id = this.dealing;
    if (id === null || !this.telling.store.keeps) return;
    this.#told = id;
    this.#waiting.push({
      id,
      variant: `${variant.game} ${optionValue(variant)}`,
      won,
      seconds: Math.floor(time / 1000),
      moves,
      score,
      hints: this.hints,
    });
    // An end is told at once: the page may be left the moment after.
    if (won === null || !this.#pass()) this.#later();
  }

  /** Passes on what waits, where the statistics are here. */
  #pass(): boolean {
    const statistics = part('statistics');
    if (!statistics) return false;
    for (const happening of this.#waiting.splice(0)) statistics.record(this.telling.store, happening);
    return true;
  }

  #later(): void {
    const { element } = this.telling;
    const tell = (): void => {
      if (this.#pass() || !element.isConnected) return;
      // Where they can't be had, what waits is told with the next happening.
      void loadPart('statistics', element.shadowRoot ?? element).then(
        () => this.#pass(),
        () => undefined,
      );
    };
    // Where there is no such callback, after the action has been shown will do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(tell, { timeout: 1000 });
    else setTimeout(tell);
  }
}
