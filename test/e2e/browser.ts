/** Starts a real browser and opens pages whose every complaint is a failure. */
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { it } from 'node:test';
import puppeteer from 'puppeteer-core';
import type { Browser, Page, Viewport } from 'puppeteer-core';
import { transformSync } from 'esbuild';
import type { Tool } from './player.js';
import { launchWebkit } from './webkit.js';
import type { Webkit } from './webkit.js';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** The pointers that an engine delivers as what they are: Firefox makes no pen, and WebKit a mouse of a finger. */
export const TOOLS: Readonly<Record<Engine, readonly Tool[]>> = {
  chromium: ['mouse', 'touch', 'pen'],
  firefox: ['mouse', 'touch'],
  webkit: ['mouse', 'pen'],
};

export const EYES = transformSync(readFileSync(new URL('./eyes.ts', import.meta.url), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  target: 'es2022',
}).code;

interface Finder {
  findBrowser(kind: 'chrome' | 'firefox'): Promise<string | undefined>;
  findWebkit(): Webkit | undefined;
  chromeFlags: readonly string[];
}

const { findBrowser, findWebkit, chromeFlags } = (await import(
  new URL('../../scripts/browser.mjs', import.meta.url).href
)) as Finder;

const wished = process.env['ENGINE'];
const webkit = findWebkit();

/** The engine of this process, where each has its own. */
const only = wished ?? process.env['ONLY_ENGINE'];

/** The engines to run in: all, or the one that ENGINE names. Only CI must have WebKit, which few machines can drive. */
export const ENGINES: readonly Engine[] = (['chromium', 'firefox', 'webkit'] as const).filter(
  (engine) => (only ?? engine) === engine && (engine !== 'webkit' || webkit || wished || process.env['CI']),
);

/** Whether every test runs in this engine. */
export const whole = (engine: Engine): boolean =>
  engine === 'chromium' || Boolean(wished ?? process.env['WHOLE']);

/** Where not every test runs, one of so many does: CI has half an hour. */
const SHARE = 5;
const seed = Number(process.env['SEED'] ?? 0);
const defined = new Map<Engine, number>();

/** The function `it` of an engine, which leaves out what another SEED has in its share. */
export const itIn = (engine: Engine): typeof it =>
  whole(engine)
    ? it
    : (((...test: Parameters<typeof it>) => {
        const count = (defined.get(engine) ?? 0) + 1;
        defined.set(engine, count);
        return (count + seed) % SHARE === 0 ? it(...test) : Promise.resolve();
      }) as typeof it);

/** Where each engine has a process, two of them run already. */
export const AT_ONCE = process.env['ONLY_ENGINE'] ? 1 : 2;

export async function launch(
  engine: Engine,
  options: { motion?: boolean; args?: readonly string[]; preferences?: Record<string, unknown> } = {},
): Promise<Browser> {
  const { motion = true, args = [], preferences = {} } = options;
  if (engine === 'webkit') {
    assert.ok(webkit, 'no WebKit: npm run e2e installs webkit2gtk-driver and xvfb where it can');
    return launchWebkit(webkit, { motion });
  }
  const executablePath = await findBrowser(engine === 'firefox' ? 'firefox' : 'chrome');
  assert.ok(
    executablePath,
    `no ${engine}: npm run e2e installs what it can; ENGINE=chromium leaves Firefox out`,
  );
  if (engine === 'firefox') {
    return puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': motion ? 0 : 1, ...preferences },
    });
  }
  return puppeteer.launch({
    executablePath,
    headless: true,
    args: [
      ...chromeFlags,
      '--disable-dev-shm-usage',
      ...(motion ? [] : ['--force-prefers-reduced-motion']),
      ...args,
    ],
  });
}

export interface View {
  readonly page: Page;
  /** Console errors, uncaught errors and policy violations so far. */
  faults(): Promise<string[]>;
  /** Fails where anything was complained of, then closes the page. */
  close(): Promise<void>;
}

export interface ViewOptions {
  width?: number;
  height?: number;
  scale?: number;
  touch?: boolean;
  ignore?: RegExp;
  url?: string;
  dark?: boolean;
}

/** Gives the window another size. */
export const resize = (page: Page, size: Viewport): Promise<void> =>
  // Some versions of Firefox set the size and know no orientation, which is asked for with it.
  page.setViewport(size).catch((error: unknown) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
  });

/** A fresh page that is watched from before its first script. */
export async function view(browser: Browser, options: ViewOptions = {}): Promise<View> {
  const { width = 1000, height = 1200, scale = 1, touch = false, ignore } = options;
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'assert')
      complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    complaints.push(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
  await page.evaluateOnNewDocument(EYES);
  await resize(page, { width, height, deviceScaleFactor: scale, hasTouch: touch });
  if (options.dark !== undefined)
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: options.dark ? 'dark' : 'light' },
    ]);
  if (options.url !== undefined) await page.goto(options.url);
  const faults = async (): Promise<string[]> => {
    const violations: string[] = [];
    for (const part of page.frames())
      violations.push(...(await part.evaluate(() => window.eyes?.violations ?? []).catch(() => [])));
    return [...complaints, ...violations.map((text) => `policy: ${text}`)].filter(
      (text) => !ignore?.test(text),
    );
  };
  return {
    page,
    faults,
    async close() {
      const found = await faults();
      await page.close();
      assert.deepEqual(found, [], 'the page complained');
    },
  };
}
