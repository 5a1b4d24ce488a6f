// The deal of a day: one number for a date, the same for everyone and for ever.

const DAY = 24 * 60 * 60 * 1000;

/** The first day of the tables, 2027-01-01 in UTC, in ms: so many days after 1970-01-01. */
const FIRST = 20_819 * DAY;

/** A table has ten years; after its last day the first one comes again, and before its first the last. */
export const DAYS = 3653;

/** The deals of a day are tried from this number on, so many for each day. */
const BASE = 1_000_000;
const EACH = 1000;

/** The place of a date's UTC day in the tables, 0 … 3652. `time` in ms since 1970. */
export const dayOf = (time: number): number => ((Math.floor((time - FIRST) / DAY) % DAYS) + DAYS) % DAYS;

/** The first deal that is tried for a day. */
export const firstOf = (day: number): number => BASE + EACH * day;

/**
 * The number of a day's deal: 1 000 000 + 1000 × day + offset. The offset is the day's in the variant's table: how many
 * deals were passed over till the solver found one that can be won. A character is its code − 40, a `!` before it adds 40.
 */
export function numberOfDay(day: number, offsets: string): number {
  let number = firstOf(day);
  let at = 0;
  for (let left = day; left > 0; at++) if (offsets.charAt(at) !== '!') left--;
  for (; offsets.charAt(at) === '!'; at++) number += 40;
  return number + offsets.charCodeAt(at) - 40;
}

/** The table of offsets as text. */
export const offsetsText = (offsets: readonly number[]): string =>
  offsets
    .map((offset) => '!'.repeat(Math.floor(offset / 40)) + String.fromCharCode(40 + (offset % 40)))
    .join('');
