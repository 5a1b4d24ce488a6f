// Makes a checkout ready, and does nothing where it is: packages, generated sources and, if asked, browsers.
//   node scripts/setup.mjs [--browser] [--firefox] [--webkit]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, findBrowser, findWebkit } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wants = new Set(process.argv.slice(2));

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) stop(`Node 20 or newer is needed; this is ${process.version}.`);

installPackages();
generateLocales();
try {
  if (wants.has('--browser')) await installBrowser('chrome', 'Chromium or Chrome', 'chromium');
  if (wants.has('--firefox')) await installBrowser('firefox', 'Firefox', 'firefox-esr');
  if (wants.has('--webkit')) installWebkit();
} catch (error) {
  stop(error.message);
}

function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && modified(installed) >= modified(wanted)) return;
  say('Installing packages (once, about a minute) …');
  npm(['ci', '--include=dev', '--no-audit', '--no-fund']) || stop('npm ci failed; its message is above.');
}

/** The locales' modules are made from the translators' files and are not in git. */
function generateLocales() {
  const sources = join(root, 'xliff');
  const target = join(root, 'src/components/localisation/locales');
  if (!existsSync(sources) || !existsSync(join(root, 'scripts/locales.mjs'))) return;
  const translations = readdirSync(sources).filter((name) => name.endsWith('.xlf'));
  const generator = join(root, 'scripts/locales.mjs');
  const stale = translations.some((name) => {
    const made = join(target, name.replace(/\.xlf$/, '.ts'));
    return !existsSync(made) || modified(made) < Math.max(modified(join(sources, name)), modified(generator));
  });
  if (!stale) return;
  say('Generating the locales …');
  mkdirSync(target, { recursive: true });
  run(process.execPath, ['scripts/locales.mjs', 'build']) || stop('The locales could not be generated.');
  // A module that came out the same is as fresh as one that did not.
  for (const name of readdirSync(target)) utimesSync(join(target, name), new Date(), new Date());
}

async function installBrowser(kind, title, debianPackage) {
  if (await findBrowser(kind)) return;
  say(`${title} is not here; installing it …`);
  aptInstall(debianPackage);
  if (await findBrowser(kind)) return;
  npm(['exec', '--no', '--', 'browsers', 'install', `${kind}@stable`, '--path', cache]);
  if (await findBrowser(kind)) return;
  const variable = kind === 'chrome' ? 'CHROME_PATH' : 'FIREFOX_PATH';
  stop(`The tests need ${title}, and it could not be installed here.
Install it as you usually do, or set ${variable} to its program file, and run the command again.`);
}

/** Few machines have a WebKit that can be driven: without one the tests run in the other engines, but not in CI. */
function installWebkit() {
  if (findWebkit()) return;
  say('WebKit is not here; installing it …');
  aptInstall('webkit2gtk-driver', 'xvfb');
  if (findWebkit()) return;
  const lack = 'There is no WebKit that can be driven here (on Debian: webkit2gtk-driver and xvfb)';
  if (process.env.CI) stop(`${lack}.`);
  say(`${lack}: the tests run without it.`);
}

function aptInstall(...packages) {
  const apt = process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
  if (apt && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
}

/** Through the npm that runs us, when one does: then no other npm and no shell is needed. */
function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && /\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function run(command, args) {
  const shell = command.endsWith('.cmd');
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status === 0;
}

function modified(path) {
  return statSync(path).mtimeMs;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function stop(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
