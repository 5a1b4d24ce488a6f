// Writes what lets a host embed the demo's games by their addresses: demo/oembed/*.json, and a link to it in each page.
//   node scripts/oembed.mjs                        for the address below
//   node scripts/oembed.mjs https://example.org/   for the site that serves this folder under another one
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the site is: the one place that knows. */
export const SITE = 'https://solitaire-elements.example/';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const titles = { russian: 'Russian Solitaire', reflechi: 'Solitaire Réfléchi', freecell: 'FreeCell' };
const width = 600;
/** What a game asks for at that width. */
const height = 628;

const answer = (site, game, title) => {
  const src = new URL(`dist/embed.html?game=${game}`, site).href;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Solitaire elements',
    provider_url: site,
    cache_age: 86400,
    // Attributes beyond these are taken away by hosts that do not know the site.
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${title}" frameborder="0" marginwidth="0" marginheight="0" scrolling="no"></iframe>`,
    width,
    height,
  };
};

const link = (site, game, title) => `    <link
      rel="alternate"
      type="application/json+oembed"
      href="${new URL(`demo/oembed/${game}.json`, site).href}"
      title="${title}"
    />
`;

/** By path, the text of each file for a site. */
export function oembedFiles(site) {
  const files = {};
  for (const [game, title] of Object.entries(titles)) {
    files[`demo/oembed/${game}.json`] = `${JSON.stringify(answer(site, game, title), null, 2)}\n`;
    const page = `demo/${game}.html`;
    files[page] = readFileSync(join(root, page), 'utf8')
      .replace(/ *<link\s+rel="alternate"\s+type="application\/json\+oembed"[^>]*>\n/, '')
      .replace(/(?= *<link rel="stylesheet")/, () => link(site, game, title));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = new URL(process.argv[2] ?? SITE).href;
  mkdirSync(join(root, 'demo/oembed'), { recursive: true });
  for (const [path, text] of Object.entries(oembedFiles(site))) writeFileSync(join(root, path), text);
}
