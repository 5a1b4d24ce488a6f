/** Where the apps are made: the frameworks installed, the package packed, and each app built by its own bundler. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const FRAMEWORKS = ['react', 'vue', 'svelte', 'preact', 'solid', 'angular'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The apps find the package beside them, and their framework further up. */
const build = join(here, '.build');

function npm(folder: string, args: readonly string[]): string {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js')) return node(folder, cli, ...args);
  return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a program of Node's in a folder; what it printed in vain is the failure's text. */
function node(folder: string, program: string, ...args: readonly string[]): string {
  // Angular asks whoever starts it for the first time what it may report.
  const env = { ...process.env, NG_CLI_ANALYTICS: 'false', NODE_ENV: 'production' };
  try {
    return execFileSync(process.execPath, [program, ...args], {
      ...{ cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

const modified = (path: string): number => statSync(path).mtimeMs;

/** The frameworks have packages and a lock of their own, so that nobody waits for them but this suite. */
function installFrameworks(): void {
  const installed = join(here, 'node_modules/.package-lock.json');
  if (existsSync(installed) && modified(installed) >= modified(join(here, 'package-lock.json'))) return;
  process.stdout.write('Installing the frameworks (once, about two minutes) …\n');
  npm(here, ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
}

/** Packs the checkout and installs it where the apps will be. */
export function prepare(): void {
  assert.ok(existsSync(join(root, 'dist/types/index.d.ts')), 'nothing is built yet: npm run build');
  installFrameworks();
  rmSync(build, { recursive: true, force: true });
  mkdirSync(build);
  const [packed] = JSON.parse(npm(root, ['pack', '--json', '--pack-destination', build])) as {
    filename: string;
  }[];
  assert.ok(packed);
  writeFileSync(join(build, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(build, ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed.filename}`]);
  for (const framework of FRAMEWORKS)
    cpSync(join(here, 'apps', framework), folderOf(framework), { recursive: true });
  // Angular looks for assets in the app's own folder alone.
  symlinkSync('../node_modules', join(folderOf('angular'), 'node_modules'));
  const page = readFileSync(join(root, 'docs/frameworks.md'), 'utf8');
  for (const [, path = '', text = ''] of page.matchAll(/<!-- file: (\S+) -->\n```\w+\n([\s\S]*?)^```$/gm)) {
    writeFileSync(join(build, path.includes('config') ? path : path.replace('/', '/src/')), text);
  }
  const [, assets = ''] = /<!-- in: angular.json -->\n```\w+\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const workspace = join(folderOf('angular'), 'angular.json');
  const text = readFileSync(workspace, 'utf8');
  assert.ok(assets && text.includes('"assets": []'));
  writeFileSync(workspace, text.replace('"assets": []', assets.trim()));
}

const folderOf = (framework: Framework): string => join(build, framework);
const program = (path: string): string => join(here, 'node_modules', path);

/** Builds an app for production, and answers what came out, by path. */
export function bundle(framework: Framework): ReadonlyMap<string, string> {
  const folder = folderOf(framework);
  if (framework === 'angular') node(folder, program('@angular/cli/bin/ng.js'), 'build');
  else node(folder, program('vite/bin/vite.js'), 'build', '--logLevel', 'warn');
  const out = join(folder, framework === 'angular' ? 'dist/browser' : 'dist');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  return new Map(files.map((name) => [`/${name}`, readFileSync(join(out, name), 'utf8')]));
}

/** Has the framework's own compiler check the types of an app. */
function check(framework: Framework): string {
  const folder = folderOf(framework);
  if (framework === 'vue') return node(folder, program('vue-tsc/bin/vue-tsc.js'), '-p', '.');
  if (framework === 'svelte') {
    return node(
      folder,
      program('svelte-check/bin/svelte-check'),
      '--tsconfig',
      'tsconfig.json',
      '--output',
      'machine',
    );
  }
  if (framework === 'angular')
    return node(folder, program('@angular/compiler-cli/bundles/src/bin/ngc.js'), '-p', '.');
  return node(folder, program('typescript/bin/tsc'), '-p', '.');
}

/** The files of an app, or of the package's types, in which the framework's compiler finds something wrong. */
export function faultyFiles(framework: Framework): string[] {
  let printed = '';
  try {
    check(framework);
  } catch (error) {
    printed = stripVTControlCharacters((error as Error).message);
  }
  const named = [...printed.matchAll(/([\w.-]+)\.(?:ts|tsx|vue|svelte)\b(?=[(:"]| )/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(named)].sort();
}

/** The component with a mistake in it, as one more file of the app. */
export function mistake(framework: Framework, name: string, right: string, wrong: string): void {
  const source = join(folderOf(framework), 'src');
  const file = readdirSync(source).find((each) => /^game\./i.test(each));
  assert.ok(file);
  const text = readFileSync(join(source, file), 'utf8');
  assert.ok(text.includes(right), `${file} has no ${right}`);
  writeFileSync(join(source, file.replace(/^game/i, name)), text.replace(right, wrong));
}
