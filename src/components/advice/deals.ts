/** Looks for deals that can be won: one ahead, so that New game need not wait, and then it rests. */
import { begin, optionValue } from '../../engine/index.js';
import type { Deal, Variant } from '../../engine/index.js';
import type { Ask } from './verdicts.js';

/** All deals that a code can name. */
const DEALS = 26 ** 7;

/** How long one deal is looked at, in ms: one that takes longer does not count as winnable. */
const PATIENCE = 400;

const same = (one: Variant, other: Variant): boolean => optionValue(one) === optionValue(other);

export class FairDeals {
  #ready: Deal | null = null;
  #seeking: Variant | null = null;
  #stop = new AbortController();

  constructor(private readonly ask: (signal: AbortSignal) => Ask) {}

  /** The deal that lies ready, for this variant; it is given once. */
  take(variant: Variant): Deal | null {
    const ready = this.#ready;
    if (!ready || !same(ready, variant)) return null;
    this.#ready = null;
    return ready;
  }

  /** Finds the next deal while nobody waits for it. */
  async ahead(variant: Variant): Promise<void> {
    if (this.#seeking ? same(this.#seeking, variant) : this.#ready && same(this.#ready, variant)) return;
    this.rest();
    const { signal } = this.#stop;
    this.#seeking = variant;
    // What is not found now is looked for when it is needed.
    const found = await this.seek(variant, signal).catch(() => null);
    if (signal.aborted) return;
    this.#seeking = null;
    this.#ready = found ?? this.#ready;
  }

  /** Stops looking. */
  rest(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#seeking = null;
  }

  /** A deal by chance that can be won. Rejects when the signal is aborted, or nobody can tell. */
  async seek(variant: Variant, signal: AbortSignal): Promise<Deal> {
    const ask = this.ask(signal);
    for (;;) {
      const deal = { ...variant, number: Math.floor(Math.random() * DEALS) };
      const { position } = begin(deal);
      if ((await ask(position.variant, position, PATIENCE)).verdict === 'winnable') return deal;
    }
  }
}
