/** Loads the parts that come on demand (languages, dialogs): by import, else by a script element where an import is refused. */
import type { Adviser } from './advice.js';
import type { DialogPart, DialogsPart } from './dialogs.js';
import type { Announcer } from './announcer.js';
import type { Lens, LensTable } from './lens.js';
import type { errorMessage } from './localisation/errors.js';
import type { Templates } from './localisation/speech.js';
import { registry } from './parts/register.js';
import type { SlicedSolver } from './solver-client.js';
import type { Play } from './table.js';
import type { StatisticsPart } from './tally.js';
import { policy } from './trusted-types.js';

/** What each part registers. A dialog that is a part of its own has its name. */
export interface Parts {
  ca: Templates;
  hr: Templates;
  /** What gives hints and verdicts, and looks for deals. */
  advice: (play: Play) => Adviser;
  /** What turns actions into sentences. */
  announcer: (play: Play) => Announcer;
  dialogs: DialogsPart;
  errors: typeof errorMessage;
  /** Started once for an element. */
  keyboard: (play: Play) => void;
  lens: (table: LensTable) => Lens;
  options: DialogPart;
  /** Started once for an element. */
  peek: (play: Play) => void;
  rules: DialogPart;
  solver: SlicedSolver;
  statistics: StatisticsPart;
  /** The deals of the days of a variant: the number of the deal of a UTC date, given in ms. */
  [today: `today-${string}`]: (time: number) => number;
}

export type PartName = keyof Parts;

/** For bundlers, which have to read each import. */
const importers: Readonly<Record<PartName, () => Promise<unknown>>> = {
  ca: () => import('./parts/ca.js'),
  hr: () => import('./parts/hr.js'),
  advice: () => import('./parts/advice.js'),
  announcer: () => import('./parts/announcer.js'),
  dialogs: () => import('./parts/dialogs.js'),
  errors: () => import('./parts/errors.js'),
  keyboard: () => import('./parts/keyboard.js'),
  lens: () => import('./parts/lens.js'),
  options: () => import('./parts/options.js'),
  peek: () => import('./parts/peek.js'),
  rules: () => import('./parts/rules.js'),
  solver: () => import('./parts/solver.js'),
  statistics: () => import('./parts/statistics.js'),
  'today-russian-classic': () => import('./parts/today-russian-classic.js'),
  'today-russian-relaxed': () => import('./parts/today-russian-relaxed.js'),
  'today-reflechi-1': () => import('./parts/today-reflechi-1.js'),
  'today-reflechi-3': () => import('./parts/today-reflechi-3.js'),
  'today-freecell-4': () => import('./parts/today-freecell-4.js'),
  'today-freecell-2': () => import('./parts/today-freecell-2.js'),
  'today-freecell-1': () => import('./parts/today-freecell-1.js'),
};

/** A part that has registered itself, by whichever way it came (an author may also write its script tag), or undefined. */
export const part = <Name extends PartName>(name: Name): Parts[Name] | undefined =>
  registry[name] as Parts[Name] | undefined;

// A module import fails from file: and in a sandboxed frame without CORS; a classic script element works in both.
const byScript = (name: PartName, root: ParentNode): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy().createScriptURL(new URL(`./parts/${name}.js`, import.meta.url).href);
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`could not load ${name}`));
    };
    root.append(script);
  });

/** Where the solver's worker is. A bundler that knows `new URL` takes its file along, as it is. */
export const solverAddress = (): URL => new URL('./parts/solver.js', import.meta.url);

declare global {
  interface ImportMeta {
    /** True in the classic script, which may be loaded from anywhere; set by the build. */
    readonly classic?: boolean;
  }
}

/** The classic script needs no bundler, and its table of imports no room. */
const byImport = (name: PartName): Promise<unknown> =>
  import.meta.classic ? import(`./parts/${name}.js`) : (importers[name] as () => Promise<unknown>)();

/** A classic script from another origin, from a file or in a sandboxed frame can't import what lies beside it: don't even try. */
const elsewhere = (): boolean =>
  import.meta.classic === true && (origin === 'null' || new URL(import.meta.url).origin !== origin);

/** What is on its way, so that no script comes twice. */
const pending = new Map<PartName, Promise<unknown>>();

/**
 * Brings one part and answers with what it registered.
 * @param root where a script element may be put: the element's own shadow root, so that the host's document stays as it was
 * @throws Error when the part can be had neither way
 */
export const loadPart = async <Name extends PartName>(name: Name, root: ParentNode): Promise<Parts[Name]> => {
  if (part(name) === undefined) {
    const way = (): Promise<unknown> => byScript(name, root);
    const coming = pending.get(name) ?? (elsewhere() ? way() : byImport(name).catch(way));
    pending.set(name, coming);
    await coming.finally(() => pending.delete(name));
  }
  const found = part(name);
  if (!found) throw new Error(`${name} registered nothing`);
  return found;
};
