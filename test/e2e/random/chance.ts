/** Chance that a seed repeats. */

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1, the latter excluded. */
  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  odds(of: number): boolean {
    return this.next() < of;
  }

  pick<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[this.below(things.length)];
  }

  /** One of a list that is never empty. */
  of<Thing>(...things: readonly [Thing, ...Thing[]]): Thing {
    return things[this.below(things.length)] as Thing;
  }

  /** One of these, the heavier the oftener. */
  weighed<Thing extends { readonly weight: number }>(things: readonly Thing[]): Thing | undefined {
    let at = this.next() * things.reduce((sum, { weight }) => sum + weight, 0);
    return things.find(({ weight }) => (at -= weight) < 0) ?? things.at(-1);
  }
}
