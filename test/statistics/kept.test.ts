/** Statistics as they are kept: what can't be read is laid aside, never written over. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Store } from '../../src/components/controllers/storage.js';
import { readStatistics, record } from '../../src/components/statistics/kept.js';

const storeOf = (text: string): { store: Store; kept: Map<string, string> } => {
  const kept = new Map([['statistics', text]]);
  const store = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, written: string) => void kept.set(name, written),
  } as Store;
  return { store, kept };
};

const BEGUN = { id: 'a', variant: 'freecell 4', won: null, seconds: 0, moves: 1, score: 0, hints: 0 };

for (const text of [
  '{"version":2,"variants":{}}',
  '{"version":1,"variants":{"freecell 4":{"played":-1}}}',
  'x',
]) {
  test(`${text} is laid aside before a game is counted`, () => {
    const { store, kept } = storeOf(text);
    assert.deepEqual(readStatistics(store), {});
    record(store, BEGUN);
    record(store, { ...BEGUN, id: 'b' });
    assert.equal(kept.get('statistics-unread'), text);
    assert.notEqual(kept.get('statistics'), text);
  });
}
