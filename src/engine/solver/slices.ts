// Runs a search in slices short enough for a page to stay smooth between them.

import type { Answer } from './protocol.js';
import type { Search } from './search.js';

/** Milliseconds of a slice. */
const SLICE = 8;

/**
 * Waits until other events had their turn. A message comes sooner than a timer, which waits 4 ms; but in a page Firefox
 * draws no more than 15 frames a second between messages, and 60 between timers.
 */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('document' in globalThis || typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The answer of a search, or null where `stopped` became true meanwhile. */
export async function inSlices(search: Search, stopped: () => boolean): Promise<Answer | null> {
  for (;;) {
    if (stopped()) return null;
    const answer = search.go(SLICE);
    if (answer) return answer;
    await pause();
  }
}
