// A page of documentation, which is Markdown, as a page of the demo.
import { basename, dirname, relative } from 'node:path/posix';
import { Marked } from 'marked';

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** The name that links give a heading: as on the sites where the pages are read too. */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const plain = (html) => html.replace(/<[^>]*>/g, '');

const unescaped = (html) =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

/** Of two headings with the same words the second is called `words-1`. */
function renderer() {
  const taken = new Map();
  return {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const name = slug(unescaped(plain(html)));
      const before = taken.get(name) ?? 0;
      taken.set(name, before + 1);
      return `<h${depth} id="${escaped(before ? `${name}-${before}` : name)}">${html}</h${depth}>\n`;
    },
    code({ text }) {
      return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
    },
    // A wide table scrolls by itself, also by keys. A heading without words is none.
    table({ header, rows }) {
      const cell = (name, { tokens, text }) => {
        const tag = text ? name : 'td';
        return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const row = (name, cells) => `<tr>${cells.map((each) => cell(name, each)).join('')}</tr>`;
      const body = rows.map((cells) => row('td', cells)).join('\n');
      return `<div class="table" tabindex="0"><table><thead>${row('th', header)}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

const LINKS = [
  ['demo/', 'Demo'],
  ['README.md', 'README'],
  ['docs/embedding.md', 'Embedding'],
  ['docs/theming.md', 'Theming'],
  ['docs/events.md', 'Events'],
  ['docs/engine.md', 'Engine'],
  ['docs/frameworks.md', 'Frameworks'],
  ['docs/cms.md', 'CMSs'],
  ['docs/iframe.md', 'In a frame'],
  ['docs/accessibility.md', 'Accessibility'],
  ['docs/security.md', 'Security'],
  ['docs/deal-codes.md', 'Deal codes'],
  ['docs/winnability.md', 'Winnability'],
  ['CHANGELOG.md', 'Changes'],
];

/**
 * The page as HTML.
 * `path` is where it lies in the project, as in `docs/events.md`; its links to others stay as they are.
 */
export function documentPage(markdown, path) {
  const html = new Marked({ gfm: true }, { renderer: renderer() }).parse(markdown);
  const title = plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? escaped(basename(path)));
  const to = (other) => relative(dirname(path), other) + (other.endsWith('/') ? '/' : '');
  const links = LINKS.map(
    ([other, name]) => `<a href="${to(other)}"${other === path ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="${to('demo/icon.svg')}" />
    <link rel="stylesheet" href="${to('demo/demo.css')}" />
  </head>
  <body>
    <nav aria-label="Pages">
      ${links.join('\n      ')}
    </nav>
    <main class="document">
${html}    </main>
  </body>
</html>
`;
}
