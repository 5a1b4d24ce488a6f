// The positions that a search has seen, by their keys of 64 bits, in one typed array.

/** A table of 2 ** `bits` keys, of which three quarters may be filled. */
export interface Seen {
  /** Two numbers a key; 0 and 0 for none. */
  keys: Int32Array;
  mask: number;
  left: number;
}

/** Tables that searches gave back, by their size: the next search need not allocate. */
const idle = new Map<number, Int32Array>();

export const bytesOf = (bits: number): number => 8 * 2 ** bits;

/** Takes an empty table. */
export function takeSeen(bits: number): Seen {
  const keys = idle.get(bits)?.fill(0) ?? new Int32Array(2 << bits);
  idle.delete(bits);
  return { keys, mask: (1 << bits) - 1, left: Math.floor(0.75 * (1 << bits)) };
}

/** Gives a table back. Large ones are let go: a page that rests holds no memory for it. */
export function giveBack({ keys, mask }: Seen): void {
  if (mask < 1 << 18) idle.set(32 - Math.clz32(mask), keys);
}

/** Notes a position; false where it was seen before. */
export function note(seen: Seen, low: number, high: number): boolean {
  const { keys, mask } = seen;
  if (low === 0 && high === 0) low = 1;
  for (let at = (low ^ (high >>> 7)) & mask; ; at = (at + 1) & mask) {
    const kept = keys[2 * at]!;
    const keptHigh = keys[2 * at + 1]!;
    if (kept === low && keptHigh === high) return false;
    if (kept === 0 && keptHigh === 0) {
      keys[2 * at] = low;
      keys[2 * at + 1] = high;
      seen.left--;
      return true;
    }
  }
}

/** Whether a position was noted. */
export function isSeen({ keys, mask }: Seen, low: number, high: number): boolean {
  if (low === 0 && high === 0) low = 1;
  for (let at = (low ^ (high >>> 7)) & mask; ; at = (at + 1) & mask) {
    const kept = keys[2 * at]!;
    const keptHigh = keys[2 * at + 1]!;
    if (kept === low && keptHigh === high) return true;
    if (kept === 0 && keptHigh === 0) return false;
  }
}
