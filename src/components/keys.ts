/** What a key on the keyboard means, whatever layout it is on. */

/** Never ours: a key that composes a letter, or one with which the system or the browser does something. */
export const foreign = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.key === 'Process' ||
  event.altKey ||
  event.getModifierState('AltGraph');

/** A letter or a sign as a small letter. A keyboard that writes no Latin letters has those of its key caps. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u.test(key) && /^Key[A-Z]$/.test(code)
    ? code.charAt(3).toLowerCase()
    : key.toLowerCase();

/** The digit on a key of the upper row, also where that writes it with Shift only, or of the number pad; else none. */
export const digitOf = ({ key, code }: KeyboardEvent): string | undefined =>
  /^Digit([1-8])$/.exec(code)?.[1] ?? /^[1-8]$/.exec(key)?.[0];
