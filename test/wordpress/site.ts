/** A real WordPress of one's own: database, server and files in a temporary folder, on loopback alone. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WORDPRESS = '/usr/share/wordpress';

export const ADMINISTRATOR = { name: 'ada', password: randomBytes(12).toString('hex') };

export interface Site {
  readonly origin: string;
  /** Where WordPress's files are. */
  readonly folder: string;
  /** What PHP complained of so far. */
  complaints(): string[];
  /** Runs PHP inside this WordPress and gives what it prints. */
  php(code: string): string;
  close(): Promise<void>;
}

interface Server {
  readonly child: ChildProcess;
  readonly log: string[];
}

export async function openSite(): Promise<Site> {
  const base = mkdtempSync(join(tmpdir(), 'solitaire-wordpress-'));
  const started: Server[] = [];
  const begin = (command: string, args: readonly string[]): Server => {
    const server = serve(command, args);
    started.unshift(server);
    return server;
  };
  const close = async (): Promise<void> => {
    for (const { child } of started) await end(child);
    rmSync(base, { recursive: true, force: true });
  };
  try {
    const folder = join(base, 'wordpress');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const socket = await database(base, begin);
    execFileSync('cp', ['-rL', WORDPRESS, folder]);
    // PHP's own server does not ask WordPress for it, as others do.
    writeFileSync(join(folder, 'favicon.ico'), '');
    writeFileSync(join(folder, 'wp-config.php'), configuration(origin, socket, join(base, 'debug.log')));
    const web = begin('php', ['-S', `127.0.0.1:${port}`, '-t', folder]);
    await answers(web, () => listens({ port, host: '127.0.0.1' }));
    await install(origin);
    return {
      origin,
      folder,
      complaints: () => read(join(base, 'debug.log')),
      php: (code) =>
        execFileSync('php', ['-r', `require '${folder}/wp-load.php'; ${code}`], { encoding: 'utf8' }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a database that only its socket leads to, and gives the socket. */
async function database(
  base: string,
  begin: (command: string, args: readonly string[]) => Server,
): Promise<string> {
  const data = join(base, 'data');
  const socket = join(base, 'db.sock');
  const first = join(base, 'first.sql');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { stdio: 'pipe' },
  );
  writeFileSync(first, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n');
  const server = begin('/usr/sbin/mariadbd', [
    '--no-defaults',
    ...user,
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${join(base, 'db.pid')}`,
    `--init-file=${first}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
  ]);
  await answers(server, () => listens({ path: socket }));
  return socket;
}

function configuration(origin: string, socket: string, log: string): string {
  const secrets = [
    'AUTH_KEY',
    'SECURE_AUTH_KEY',
    'LOGGED_IN_KEY',
    'NONCE_KEY',
    'AUTH_SALT',
    'SECURE_AUTH_SALT',
    'LOGGED_IN_SALT',
    'NONCE_SALT',
  ];
  const constants: Record<string, string | boolean> = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: origin,
    WP_SITEURL: origin,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    FS_METHOD: 'direct',
    WP_DEBUG: true,
    WP_DEBUG_LOG: log,
    WP_DEBUG_DISPLAY: false,
    ...Object.fromEntries(secrets.map((name) => [name, randomBytes(32).toString('hex')])),
  };
  const defined = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : value});`,
  );
  return `<?php
${defined.join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** As its own installation page does it. */
async function install(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'A blog',
      user_name: ADMINISTRATOR.name,
      admin_password: ADMINISTRATOR.password,
      admin_password2: ADMINISTRATOR.password,
      admin_email: 'ada@example.org',
      blog_public: '0',
      language: '',
    }),
  });
  const text = await answer.text();
  assert.match(text, /wp-login\.php/, `WordPress was not installed: ${text.slice(0, 2000)}`);
}

function serve(command: string, args: readonly string[]): Server {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The block editor asks for several things at once.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => log.push(data.toString()));
  }
  child.on('error', (error) => log.push(String(error)));
  return { child, log };
}

async function answers({ child, log }: Server, asked: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await asked())) {
    const failed = child.exitCode !== null || child.pid === undefined;
    assert.ok(!failed && Date.now() < until, `a server did not start:\n${log.join('')}`);
    await sleep(100);
  }
}

function listens(to: { path: string } | { port: number; host: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(to);
    connection.on('connect', () => {
      connection.end();
      resolve(true);
    });
    connection.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends a server and, after it, the workers that it leaves behind. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(late);
  for (const worker of workers.split(' ').filter(Boolean)) {
    try {
      process.kill(Number(worker), 'SIGTERM');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const read = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
