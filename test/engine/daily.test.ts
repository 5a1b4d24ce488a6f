// The deal of a day: which day a moment lies in, and which number a day has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAYS, dayOf, firstOf, numberOfDay, offsetsText } from '../../src/engine/daily.js';

for (const [time, day] of [
  ['2027-01-01T00:00:00Z', 0],
  ['2027-01-01T23:59:59.999Z', 0],
  ['2027-01-02T00:00:00Z', 1],
  // Still the first of March in UTC.
  ['2028-03-02T01:30:00+02:00', 425],
  ['2036-12-31T12:00:00Z', 3652],
  // After the last day the first one comes again, and before the first the last.
  ['2037-01-01T00:00:00Z', 0],
  ['2046-12-31T23:00:00Z', 3651],
  ['2026-12-31T23:59:59Z', 3652],
  ['2026-11-30T08:00:00Z', 3621],
] as const)
  test(`${time} is day ${day}`, () => assert.equal(dayOf(Date.parse(time)), day));

test('each day of ten years has a place of its own', () => {
  const first = Date.UTC(2027, 0, 1);
  const days = Array.from({ length: DAYS }, (_, day) => dayOf(first + day * 86_400_000));
  assert.deepEqual(days, [...days.keys()]);
  assert.equal(new Date(first + (DAYS - 1) * 86_400_000).toISOString().slice(0, 10), '2036-12-31');
});

test('the number of a day is 1 000 000 + 1000 × day + offset', () => {
  const offsets = [0, 1, 39, 40, 41, 80, 119, 0, 7];
  const text = offsetsText(offsets);
  assert.equal(text, '()O!(!)!!(!!O(/');
  offsets.forEach((offset, day) => assert.equal(numberOfDay(day, text), 1_000_000 + 1000 * day + offset));
  assert.equal(firstOf(3652), 4_652_000);
});
