// Where the browsers are: one answer for the component tests, the end-to-end tests and the set-up.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Browsers that the set-up had to download live here, beside the checkout's other throw-away files. */
export const cache = fileURLToPath(new URL('../.cache/browsers', import.meta.url));

const names = {
  chrome: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox'],
};
const variables = { chrome: 'CHROME_PATH', firefox: 'FIREFOX_PATH' };
const apps = {
  chrome: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  firefox: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
};

/** Root in a container has no user namespace to build Chromium's sandbox in; everyone else keeps it. */
export const chromeFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
];

const runnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The programs of a WebKit that can be driven, or undefined where there is none: only Linux packages one, as
 * webkit2gtk-driver, and it needs a screen to stand on.
 */
export function findWebkit() {
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((name) => onPath([name]).find(runnable));
  const libraries = ['/usr/lib', `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch]}-linux-gnu`];
  const browser = ['4.1', '6.0', '4.0']
    .flatMap((version) => libraries.map((folder) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find(runnable);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The path of a browser ('chrome' or 'firefox'), or undefined where there is none. */
export async function findBrowser(kind) {
  const wished = process.env[variables[kind]];
  if (wished) {
    if (!existsSync(wished))
      throw new Error(`${variables[kind]} names ${wished}, and there is no such file.`);
    return wished;
  }
  const candidates = [...onPath(names[kind]), ...apps[kind]];
  return (
    candidates.find(runnable) ?? (kind === 'chrome' ? await installedChrome() : undefined) ?? downloaded(kind)
  );
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** chrome-launcher knows the odd places: other disks, the Windows registry's folders, Chrome Canary. */
async function installedChrome() {
  try {
    const { Launcher } = await import('chrome-launcher');
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}

function downloaded(kind) {
  const executable = /[\\/](chrome|chrome\.exe|Google Chrome for Testing|firefox|firefox\.exe)$/;
  const folder = join(cache, kind);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .find((path) => executable.test(path) && runnable(path));
}
