/** Loads the parts that come on demand (locales, the rules' text): by import, else by a script element where an import is refused. */
import { policy } from './trusted-types.js';

export type PartName = 'ca' | 'hr' | 'rules';

const KEY = Symbol.for('solitaire-elements.parts');

const importers: Readonly<Record<PartName, () => Promise<unknown>>> = {
  ca: () => import('./localisation/parts/ca.js'),
  hr: () => import('./localisation/parts/hr.js'),
  rules: () => import('./localisation/parts/rules.js'),
};

/** A part that has registered itself, by whichever way it came (an author may also write its script tag), or undefined. */
export const part = (name: PartName): unknown =>
  (globalThis as { [KEY]?: Record<string, unknown> })[KEY]?.[name];

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

declare global {
  interface ImportMeta {
    /** True in the classic script, which may be loaded from anywhere; set by the build. */
    readonly classic?: boolean;
  }
}

/** A classic script from another origin, from a file or in a sandboxed frame can't import what lies beside it: don't even try. */
const elsewhere = (): boolean =>
  import.meta.classic === true && (origin === 'null' || new URL(import.meta.url).origin !== origin);

/**
 * Brings one part and answers with what it registered.
 * @param root where a script element may be put: the element's own shadow root, so that the host's document stays as it was
 * @throws Error when the part can be had neither way
 */
export const loadPart = async (name: PartName, root: ParentNode): Promise<unknown> => {
  if (part(name) === undefined) {
    if (elsewhere()) await byScript(name, root);
    else await importers[name]().catch(() => byScript(name, root));
  }
  return part(name);
};
