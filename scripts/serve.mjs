// A small static server: the demo's, and the tests', which need headers and second ports of their own.
//   node scripts/serve.mjs [--open]
import { spawn } from 'node:child_process';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { documentPage } from './document.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Serves a folder on this machine alone.
 * `headers` is an object, or a function from the request's path to one. Port 0, the default, is any free one.
 * Gives `{ origin, port, close }`.
 */
export function serve({ root, port = 0, headers = {} }) {
  const folder = normalize(root + sep);
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const extra = typeof headers === 'function' ? headers(pathname) : headers;
    const path = inside(folder, pathname);
    const stats = path && statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      // A page's relative addresses need the slash at the end.
      response.writeHead(302, { location: `${pathname}/`, ...extra });
      response.end();
      return;
    }
    if (!stats?.isFile() || !['GET', 'HEAD'].includes(request.method)) {
      response.writeHead(404, { 'content-type': 'text/plain', ...extra });
      response.end('Not found');
      return;
    }
    // Markdown is read as a page where somebody reads it.
    if (extname(path) === '.md' && request.headers.accept?.includes('text/html')) {
      const page = documentPage(readFileSync(path, 'utf8'), relative(folder, path).split(sep).join('/'));
      response.writeHead(200, { 'content-type': types['.html'], 'cache-control': 'no-cache', ...extra });
      response.end(request.method === 'HEAD' ? undefined : page);
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-length': stats.size,
      'cache-control': 'no-cache',
      ...extra,
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(path)
        .on('error', () => response.destroy())
        .pipe(response);
  };
  // An address or a file that can't be read ends its own request alone.
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      response.destroy();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address();
      resolve({
        origin: `http://127.0.0.1:${taken}`,
        port: taken,
        close: () =>
          new Promise((done) => {
            server.close(done);
            server.closeAllConnections();
          }),
      });
    });
  });
}

function inside(folder, pathname) {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    return path.startsWith(folder) ? (path.endsWith(sep) ? join(path, 'index.html') : path) : undefined;
  } catch {
    return undefined;
  }
}

async function serveDemo() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const { origin } = await firstFree(root, [8000, 8001, 8002, 8003, 0]);
  const url = `${origin}/demo/`;
  process.stdout.write(`\nThe demo is at ${url} (Ctrl-C ends it)\n`);
  if (process.argv.includes('--open')) open(url);
}

async function firstFree(root, [port, ...others]) {
  try {
    return await serve({ root, port });
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || others.length === 0) throw error;
    return firstFree(root, others);
  }
}

/** Only where somebody sits at a desktop; the printed address serves everyone else. */
function open(url) {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return;
  const commands = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] };
  const [command, ...args] = commands[process.platform] ?? ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serveDemo();
