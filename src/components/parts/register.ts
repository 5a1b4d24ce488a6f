/**
 * How an on-demand part makes itself known: it exports nothing, so that it loads as a module and as a classic script.
 *
 * To add a part: a file in this folder that registers what it brings; its name and what it registers in `Parts`, and
 * its import in `importers` (parts.ts); its budget in bench/size.mjs. What it imports is bundled into it, but for what
 * the element lends it: the files that core.ts imports from, and of those the names that stand there alone. The build
 * fails at any other name of them, so add it there first. A part with a dialog also brings its styles: see dialogs.ts.
 */
import type { Parts } from '../parts.js';
import type { SolverDesk } from '../solver-client.js';
import type { Core } from './core.js';

interface Registry extends Partial<Parts> {
  /** What the element lends to its parts. */
  core?: Core;
  /** Parts that came before the element did. */
  waiting?: ((core: Core) => void)[];
  /** Where all elements of the page, of whichever copy, ask the solver. */
  desk?: SolverDesk;
}

const KEY = Symbol.for('solitaire-elements.parts');

/** What has registered itself on this page, by name. */
export const registry = ((globalThis as { [KEY]?: Registry })[KEY] ??= {});

export const register = <Name extends keyof Parts>(name: Name, part: Parts[Name]): void => {
  registry[name] = part;
};

/** Lends the parts what they need of an element. The first copy on a page lends to all. */
export const lend = (core: Core): void => {
  registry.core ??= core;
  for (const run of registry.waiting?.splice(0) ?? []) run(registry.core);
};
