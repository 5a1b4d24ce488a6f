/** Starts a real browser and opens pages whose every complaint is a failure. */
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import puppeteer from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { transformSync } from 'esbuild';

export type Engine = 'chromium' | 'firefox';

const EYES = transformSync(readFileSync(new URL('./eyes.ts', import.meta.url), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  target: 'es2022',
}).code;

interface Finder {
  findBrowser(kind: 'chrome' | 'firefox'): Promise<string | undefined>;
  chromeFlags: readonly string[];
}

const { findBrowser, chromeFlags } = (await import(
  new URL('../../scripts/browser.mjs', import.meta.url).href
)) as Finder;

/** The engines to run in: both, or the one that ENGINE names. */
export const ENGINES: readonly Engine[] = (['chromium', 'firefox'] as const).filter(
  (engine) => (process.env['ENGINE'] ?? engine) === engine,
);

export async function launch(
  engine: Engine,
  options: { motion?: boolean; args?: readonly string[]; preferences?: Record<string, unknown> } = {},
): Promise<Browser> {
  const { motion = true, args = [], preferences = {} } = options;
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
  await page.setViewport({ width, height, deviceScaleFactor: scale, hasTouch: touch });
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
