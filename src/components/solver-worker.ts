/** Starts the solver's worker where the page lets it start, as far as a page can know beforehand. */
import { solverAddress } from './parts.js';
import { policy } from './trusted-types.js';

/** `own`: the solver's file is of the page's origin. `blob`: it is not, and the host allows a worker of two lines that loads it. */
export type WorkerKind = 'own' | 'blob';

/** What workers may be made of, in one policy: the directive that governs them, and those that stand in for it. */
const governing = ['worker-src', 'child-src', 'script-src', 'default-src'];

/** Whether a policy surely allows it. In doubt it does not: slices find the same answer, and violate nothing. */
export const allows = (contentPolicy: string, kind: WorkerKind, url: URL): boolean => {
  const directives = contentPolicy.split(';').map((text) => text.trim().toLowerCase().split(/\s+/));
  const list = governing
    .map((name) => directives.find(([own]) => own === name))
    .find((directive) => directive !== undefined)
    ?.slice(1);
  if (!list) return true;
  if (kind === 'blob') return list.includes('blob:');
  const { href, protocol, host, pathname } = url;
  const isSource = (source: string): boolean =>
    href.startsWith(source) || (host + pathname).startsWith(source);
  return list.some(
    (source) => source === "'self'" || source === '*' || source === protocol || isSource(source),
  );
};

/** Policies that stand in the page can be read; those of its headers can't. */
const allowedHere = (kind: WorkerKind, url: URL): boolean =>
  [...document.querySelectorAll<HTMLMetaElement>('head meta[http-equiv="content-security-policy" i]')].every(
    ({ content }) => allows(content, kind, url),
  );

/** The kind of worker that may be tried, or null. A file, and a frame without an origin, have none of their own. */
export const workerKind = (blob: boolean): WorkerKind | null => {
  const url = solverAddress();
  const own = origin !== 'null' && url.origin === origin;
  const kind = own ? 'own' : blob && /^https?:$/.test(url.protocol) ? 'blob' : null;
  return kind && typeof Worker === 'function' && allowedHere(kind, url) ? kind : null;
};

/** A blob: worker has the page's policies, and so needs a policy for the address that it loads. */
const loader = (url: URL): Blob =>
  new Blob(
    [
      `const url=${JSON.stringify(url.href)};`,
      `const policy=self.trustedTypes?.createPolicy('solitaire-elements',{createScriptURL:(own)=>own});`,
      `importScripts(policy?policy.createScriptURL(url):url)`,
    ],
    { type: 'text/javascript' },
  );

/** A worker that is starting, or null where the page's Trusted Types refuse its address. */
export const startWorker = (kind: WorkerKind): Worker | null => {
  const url = solverAddress();
  const address = kind === 'own' ? url.href : URL.createObjectURL(loader(url));
  const trusted: unknown = policy().createScriptURL(address);
  // A page that knows Trusted Types and forbids our policy leaves a string, which it may refuse: that would be told.
  if (typeof trusted === 'string' && 'trustedTypes' in globalThis) return null;
  try {
    return new Worker(trusted as string);
  } catch {
    return null;
  }
};
