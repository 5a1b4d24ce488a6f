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
  return { keys: take(slots), slots, left: roomOf(slots), most };
}

/** No larger ones are kept: a page that rests holds no memory for them. */
const KEPT = 2 ** 18;

/** Gives a table back. */
export function giveBack({ keys, slots }: Seen): void {
  if (slots <= KEPT) idle.set(slots, keys);
}

/** Makes room for more; false where there is none. */
export function grow(seen: Seen): boolean {
  const { keys, slots, most } = seen;
  if (slots >= most) return false;
  seen.slots = SIZES.find((size) => size > slots && size <= most / 8) ?? most;
  seen.keys = take(seen.slots);
  seen.left = roomOf(seen.slots);
  for (let at = 0; at < keys.length; at += 2)
    if (keys[at] !== 0 || keys[at + 1] !== 0) note(seen, keys[at]!, keys[at + 1]!);
  giveBack({ ...seen, keys, slots });
  return true;
}

/** Where a key is, or would be; twice the slot. */
function find({ keys, slots }: Seen, low: number, high: number): number {
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

/** Notes a position; false where it was seen before. */
export function note(seen: Seen, low: number, high: number): boolean {
  if (low === 0 && high === 0) low = 1;
  const { keys } = seen;
  const at = find(seen, low, high);
  if (keys[at] !== 0 || keys[at + 1] !== 0) return false;
  keys[at] = low;
  keys[at + 1] = high;
  seen.left--;
  return true;
}

/** Whether a position was noted. */
export function isSeen(seen: Seen, low: number, high: number): boolean {
  if (low === 0 && high === 0) low = 1;
  const at = find(seen, low, high);
  return seen.keys[at] !== 0 || seen.keys[at + 1] !== 0;
}
