/** How an on-demand part makes itself known: it exports nothing, so that it loads as a module and as a classic script. */
const KEY = Symbol.for('solitaire-elements.parts');

export const register = (name: string, part: unknown): void => {
  const { [KEY]: parts = {} } = globalThis as { [KEY]?: Record<string, unknown> };
  parts[name] = part;
  (globalThis as { [KEY]?: Record<string, unknown> })[KEY] = parts;
};
