/** The one arbiter of taps: what is a single tap, a double tap, or a second tap that must not play the card just uncovered. */

export type Tap = 'single' | 'double' | 'echo';

/** Two taps this close together, in milliseconds, are one gesture: the usual setting of desktop systems is 500, of phones 300. */
export const DOUBLE_TAP = 400;

export interface TapPlace {
  readonly pile: string;
  /** The card tapped, or null for an empty or a face-down place. */
  readonly card: string | null;
}

export class TapArbiter {
  #last: (TapPlace & { time: number; played: boolean }) | null = null;

  /**
   * Judges a tap.
   * @param time in milliseconds, of the event
   * @param doubles whether the player wants double taps
   */
  judge(place: TapPlace, time: number, doubles: boolean): Tap {
    const last = this.#last;
    this.#last = { ...place, time, played: false };
    if (!doubles || !last || time - last.time > DOUBLE_TAP || last.pile !== place.pile) return 'single';
    if (last.played) {
      this.#last = null;
      return 'echo';
    }
    if (place.card === null || last.card !== place.card) return 'single';
    this.#last = null;
    return 'double';
  }

  /** The tap just judged sent its card away: another at the same place within the time is an echo. */
  played(): void {
    if (this.#last) this.#last.played = true;
  }

  forget(): void {
    this.#last = null;
  }
}
