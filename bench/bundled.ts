/** The engine and the solver in one file, as a page gets them: run from their sources, every name costs a look-up. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as engine from '../src/engine/all.js';
import type * as search from '../src/engine/solver/search.js';

type Bundled = typeof engine & typeof search;

export async function bundled(): Promise<Bundled> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './all.js'; export * from './solver/search.js';",
      resolveDir: fileURLToPath(new URL('../src/engine/', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-bench-'));
  const file = join(folder, 'solver.mjs');
  writeFileSync(file, outputFiles[0]?.text ?? '');
  const made = (await import(pathToFileURL(file).href)) as Bundled;
  rmSync(folder, { recursive: true });
  return made;
}
