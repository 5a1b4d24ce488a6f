/** Where the statistics are kept: read anew for every change, since another page of the origin may have written. */
import type { Store } from '../controllers/storage.js';
import { began, ended, type Statistics } from './books.js';
import { formatStatistics, parseStatistics } from './text.js';
import type { Happening } from '../tally.js';

const NAME = 'statistics';

/** Where a text that can't be read, of a later version perhaps, is laid aside before anything is written over it. */
const ASIDE = 'statistics-unread';

let last: { readonly text: string; readonly statistics: Statistics } | undefined;

export function readStatistics(store: Store): Statistics {
  const text = store.read(NAME);
  if (text === null) return {};
  if (text !== last?.text) last = { text, statistics: parseStatistics(text) ?? {} };
  return last.statistics;
}

export function writeStatistics(store: Store, statistics: Statistics): void {
  const text = formatStatistics(statistics);
  const before = store.read(NAME);
  if (before !== null && parseStatistics(before) === null && store.read(ASIDE) === null)
    store.write(ASIDE, before);
  last = { text, statistics };
  store.write(NAME, text);
}

/** Enters what has become of a dealing. */
export function record(store: Store, { id, variant, won, ...rest }: Happening): void {
  const before = readStatistics(store);
  const now = Date.now();
  const after =
    won === null ? began(before, variant, id, now) : ended(before, variant, { id, won, ...rest, when: now });
  if (after !== before) writeStatistics(store, after);
}
