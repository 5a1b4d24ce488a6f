/**
 * The whole table of contrasts, in every look, computed by a browser from the elements' own tokens; fails where one is too low.
 *   npm run contrast
 */
import { build } from 'esbuild';
import { launch } from './browser.js';
import type { Look, Row } from '../components/contrast.js';

const entry = `
  import '../../src/index.js';
  import { loadPart } from '../../src/components/parts.js';
  import { attributesOf, looks, rowsOf, tokensOf } from '../components/contrast.js';
  const seen = async () => {
    await loadPart('dialogs', document);
    const tables = [];
    for (const look of looks) {
      document.body.innerHTML = '<freecell-solitaire storage="none" ' + attributesOf(look) + '></freecell-solitaire>';
      const element = document.body.firstElementChild;
      await element.ready;
      element.shadowRoot.querySelector('[data-action="options"]').click();
      while (!element.shadowRoot.querySelector('dialog')) await new Promise(requestAnimationFrame);
      tables.push({ look, rows: rowsOf(tokensOf(element), look) });
    }
    return tables;
  };
  window.tables = seen();`;

const { outputFiles } = await build({
  stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'ts' },
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  conditions: ['production'],
  logLevel: 'error',
  define: { 'import.meta.url': '""' },
});

const browser = await launch('chromium');
const page = await browser.newPage();
await page.setContent('<!doctype html><html lang="en"><body></body></html>');
await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
const tables = (await page.evaluate(() => (window as unknown as { tables: unknown }).tables)) as {
  look: Look;
  rows: Row[];
}[];
await browser.close();

let low = 0;
for (const { look, rows } of tables) {
  console.log(`\n${look.theme}, ${look.deck} colours, contrast ${look.contrast}`);
  for (const { what, on, needed, is } of rows) {
    if (is < needed) low += 1;
    const pair = `${what} on ${on}`.padEnd(30);
    console.log(`${is < needed ? '✗' : ' '} ${pair}${is.toFixed(2).padStart(6)} : 1  of ${needed}`);
  }
}
const count = tables.reduce((sum, { rows }) => sum + rows.length, 0);
console.log(`\n${count} contrasts in ${tables.length} looks, ${low} too low`);
if (low > 0 || count === 0) process.exitCode = 1;
