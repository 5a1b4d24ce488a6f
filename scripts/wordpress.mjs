// Packs the WordPress plugin, ready to be uploaded: its one PHP file and, of dist/, what a page needs.
//   node scripts/wordpress.mjs              writes .cache/solitaire-elements-wordpress.zip; needs a build
//   node scripts/wordpress.mjs --packages   first installs the WordPress that the tests try it in (Debian, as root)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, '.cache/solitaire-elements-wordpress.zip');
const plugin = 'wordpress/solitaire-elements/solitaire-elements.php';

/** What must be there for the tests, each with the package that brings it. */
const needed = {
  '/usr/share/wordpress/wp-settings.php': 'wordpress',
  '/usr/share/wordpress/wp-content/themes/twentytwentyone/style.css': 'wordpress-theme-twentytwentyone',
  '/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css': 'wordpress-theme-twentytwentythree',
  '/usr/bin/php': 'php-cli',
  '/usr/sbin/mariadbd': 'mariadb-server-core',
};

if (process.argv.includes('--packages')) installPackages();
if (!existsSync(join(root, 'dist/solitaire-elements.min.js'))) stop('Nothing is built yet: npm run build');
checkVersion();
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, zipSync(contents(), { level: 9, mtime: new Date(1980, 0, 1) }));
process.stdout.write('.cache/solitaire-elements-wordpress.zip\n');

function contents() {
  const scripts = readdirSync(join(root, 'dist/parts')).filter((name) => name.endsWith('.js'));
  const built = [
    'solitaire-elements.min.js',
    'third-party-notices.txt',
    ...scripts.map((name) => `parts/${name}`),
  ];
  const read = (path) => new Uint8Array(readFileSync(join(root, path)));
  return Object.fromEntries([
    ['solitaire-elements/solitaire-elements.php', read(plugin)],
    ['solitaire-elements/LICENSE', read('LICENSE')],
    ...built.map((name) => [`solitaire-elements/dist/${name}`, read(`dist/${name}`)]),
  ]);
}

/** WordPress asks the header, a browser's cache the constant. */
function checkVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const php = readFileSync(join(root, plugin), 'utf8');
  const header = /^ \* Version: +(\S+)$/m.exec(php)?.[1];
  const constant = /SOLITAIRE_ELEMENTS_VERSION = '([^']+)'/.exec(php)?.[1];
  if (header !== version || constant !== version) {
    stop(`${plugin} names versions ${header} and ${constant}; package.json says ${version}.`);
  }
}

/** Without a service of theirs being started: the tests start what they need, and stop it. */
function installPackages() {
  const missing = Object.entries(needed)
    .filter(([path]) => !existsSync(path))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  const apt = process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
  if (apt) {
    process.stdout.write(`Installing ${missing.join(', ')} …\n`);
    const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
    if (run('update', '-qq')) run('install', '-y', '-qq', '--no-install-recommends', ...missing);
  }
  if (Object.keys(needed).some((path) => !existsSync(path))) {
    stop(`The tests need Debian's packages ${Object.values(needed).join(', ')}.`);
  }
}

function stop(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
