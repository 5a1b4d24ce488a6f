/** Serves the built package, and the pages that a test writes, each with the headers it asks for. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { EYES } from './browser.js';

export type Headers = Readonly<Record<string, string>>;

export interface Host {
  readonly origin: string;
  /** The paths asked for so far, in order. */
  readonly requests: string[];
  /** Puts a page or a script at a path and gives its whole address. */
  put(path: string, body: string, headers?: Headers): string;
  /** Holds the answer back until the page asks for `sign`: an address below /sign/, where nothing is. */
  hold(path: string, sign: string): void;
  close(): Promise<void>;
}

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The built package; DIST names another folder, so that a build can go on meanwhile. */
export const DIST = process.env['DIST'] ?? join(ROOT, 'dist');

const TYPES: Headers = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

/** `dist/` and `node_modules/` are served as they are; `headers` go with every answer. */
export async function openHost(headers: Headers = {}): Promise<Host> {
  const written = new Map<string, { body: string; headers: Headers }>([
    ['/eyes.js', { body: EYES, headers: {} }],
  ]);
  /** By the path that is held back, its sign; what waits for a sign; and the signs that came first. */
  const signs = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  const given = new Set<string>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const sign = signs.get(path);
    if (sign && !given.delete(sign)) {
      waiting.set(sign, () => answer(path, request, response));
      return;
    }
    if (path.startsWith('/sign/')) {
      const held = waiting.get(path);
      if (!held) given.add(path);
      waiting.delete(path);
      held?.();
    }
    answer(path, request, response);
  });
  const answer = (path: string, request: IncomingMessage, response: ServerResponse): void => {
    if (path !== '/eyes.js') requests.push(path);
    const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
    // WebKit's driver can run nothing in a page before its own scripts.
    const blind = /AppleWebKit(?!.*Chrome)/.test(request.headers['user-agent'] ?? '');
    const seeing = (body: string): string => {
      const nonce = /nonce="[^"]*"/.exec(body)?.[0] ?? '';
      return blind ? body.replace('<head>', `<head><script src="/eyes.js" ${nonce}></script>`) : body;
    };
    const page = written.get(path);
    if (page) {
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        ...headers,
        ...page.headers,
      });
      response.end(seeing(page.body));
      return;
    }
    if (!/^\/(dist|demo|node_modules)\//.test(path) || normalize(path) !== path) {
      response.writeHead(path === '/favicon.ico' || path.startsWith('/sign/') ? 204 : 404);
      response.end();
      return;
    }
    readFile(path.startsWith('/dist/') ? join(DIST, path.slice('/dist/'.length)) : join(ROOT, path)).then(
      (body) => {
        response.writeHead(200, { 'content-type': type, ...headers });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    put(path, body, pageHeaders = {}) {
      written.set(path, { body, headers: pageHeaders });
      return origin + path;
    },
    hold(path, sign) {
      signs.set(path, sign);
      given.delete(sign);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const SCRIPT = '/dist/solitaire-elements.min.js';

/** A whole page round some markup; the classic script is loaded unless `head` is given. */
export function markup(body: string, options: { head?: string; lang?: string; width?: number } = {}): string {
  const { head = `<script src="${SCRIPT}"></script>`, lang = 'en' } = options;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Solitaire</title>
${head}</head><body>
${body}
</body></html>`;
}
