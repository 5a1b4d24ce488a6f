// The positions that a search has seen, by their keys of 64 bits, in one typed array that grows.

/** A hash table with open addressing. */
export interface Seen {
  /** Two numbers a key; 0 and 0 for none. */
  keys: Int32Array;
  slots: number;
  /** How many more keys it takes before it must grow. */
  left: number;
  /** How many slots it may grow to. */
  readonly most: number;
  /** The table that it grows out of, and how many of that table's numbers were moved. */
  old: { readonly keys: Int32Array; readonly slots: number } | null;
  moved: number;
}

/** Sizes that it grows by. Small tables stay in the processor's cache; so large a one is filled again in no time. */
const SIZES = [2 ** 10, 2 ** 13, 2 ** 16];

export const bytesOf = (bits: number): number => 8 * 2 ** bits;

/** Tables that searches gave back, by their size: the next search need not allocate. */
const idle = new Map<number, Int32Array>();

function take(slots: number): Int32Array {
  const keys = idle.get(slots)?.fill(0) ?? new Int32Array(2 * slots);
  idle.delete(slots);
  return keys;
}

/** Up to three quarters are filled. */
const roomOf = (slots: number): number => Math.floor(0.75 * slots);

/** An empty table that grows to 2 ** `bits` slots. */
export function takeSeen(bits: number): Seen {
  const most = Math.floor(2 ** bits);
  const slots = Math.min(SIZES[0]!, most);
  return { keys: take(slots), slots, left: roomOf(slots), most, old: null, moved: 0 };
}

/** No larger ones are kept: a page that rests holds no memory for them. */
const KEPT = 2 ** 18;

function keep({ keys, slots }: Pick<Seen, 'keys' | 'slots'>): void {
  if (slots <= KEPT) idle.set(slots, keys);
}

/** Gives a table back. */
export function giveBack(seen: Seen): void {
  keep(seen);
  if (seen.old) keep(seen.old);
}

/** Makes room for more; false where there is none. The keys are moved bit by bit: at once, a page would be held up. */
export function grow(seen: Seen): boolean {
  const { keys, slots, most } = seen;
  if (slots >= most) return false;
  while (seen.old) move(seen, seen.old);
  seen.slots = SIZES.find((size) => size > slots && size <= most / 8) ?? most;
  seen.keys = take(seen.slots);
  seen.left = roomOf(seen.slots) - roomOf(slots);
  seen.old = { keys, slots };
  seen.moved = 0;
  return true;
}

/** Slots that are moved for each new key: a table is empty long before the next one is full. */
const AT_ONCE = 2;

function move(seen: Seen, old: Pick<Seen, 'keys' | 'slots'>): void {
  const { keys, slots } = seen;
  const from = old.keys;
  const end = Math.min(seen.moved + 2 * AT_ONCE, from.length);
  for (; seen.moved < end; seen.moved += 2) {
    const low = from[seen.moved]!;
    const high = from[seen.moved + 1]!;
    if (low !== 0 || high !== 0) put(keys, find(keys, slots, low, high), low, high);
  }
  if (end < from.length) return;
  seen.old = null;
  keep(old);
}

function put(keys: Int32Array, at: number, low: number, high: number): void {
  keys[at] = low;
  keys[at + 1] = high;
}

/** Where a key is, or would be; twice the slot. */
function find(keys: Int32Array, slots: number, low: number, high: number): number {
  const end = 2 * slots;
  let at = 2 * Math.floor((low >>> 0) * (slots / 2 ** 32));
  for (;;) {
    const kept = keys[at]!;
    const keptHigh = keys[at + 1]!;
    if ((kept === low && keptHigh === high) || (kept === 0 && keptHigh === 0)) return at;
    at += 2;
    if (at === end) at = 0;
  }
}

const isFilled = (keys: Int32Array, at: number): boolean => keys[at] !== 0 || keys[at + 1] !== 0;

/** Notes a position; false where it was seen before. */
export function note(seen: Seen, low: number, high: number): boolean {
  if (low === 0 && high === 0) low = 1;
  const { keys, slots, old } = seen;
  const at = find(keys, slots, low, high);
  if (isFilled(keys, at)) return false;
  if (old && isFilled(old.keys, find(old.keys, old.slots, low, high))) return false;
  put(keys, at, low, high);
  seen.left--;
  if (old) move(seen, old);
  return true;
}

/** Whether a position was noted. */
export function isSeen(seen: Seen, low: number, high: number): boolean {
  if (low === 0 && high === 0) low = 1;
  const { keys, slots, old } = seen;
  if (isFilled(keys, find(keys, slots, low, high))) return true;
  return old !== null && isFilled(old.keys, find(old.keys, old.slots, low, high));
}
