// The README's tables of what the elements offer, written from custom-elements.json between markers.

const cell = (text) =>
  String(text ?? '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
const code = (text) => (text ? `\`${cell(text)}\`` : '');

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What several elements share is one row; what one has alone names it. */
function merged(manifest, list) {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  const rows = new Map();
  for (const element of elements) {
    for (const item of element[list] ?? []) {
      const row = rows.get(item.name) ?? { item, tags: [] };
      row.tags.push(element.tagName);
      rows.set(item.name, row);
    }
  }
  const all = [...rows.values()].map(({ item, tags }) => ({
    ...item,
    only: tags.length < elements.length ? tags.map((tag) => `\`<${tag}>\``).join(', ') : '',
  }));
  return [...all.filter(({ only }) => !only), ...all.filter(({ only }) => only)];
}

const described = ({ description, only }) => cell(description) + (only ? ` (${only})` : '');
const values = ({ type }) => code(type?.text.replaceAll("'", '').replace(' | null', ''));

const parameters = (method) =>
  (method.parameters ?? []).map(({ name, optional }) => (optional ? `${name}?` : name)).join(', ');

const tables = {
  attributes: (manifest) =>
    table(
      ['Attribute', 'Values', 'Default', 'Meaning'],
      merged(manifest, 'attributes').map((item) => [
        code(item.name),
        values(item),
        code(item.default?.replaceAll("'", '')),
        described(item),
      ]),
    ),
  properties: (manifest) =>
    table(
      ['Property', 'Type', 'Meaning'],
      merged(manifest, 'members')
        .filter(({ kind, attribute }) => kind === 'field' && !attribute)
        .map((item) => [
          code(item.name),
          code(item.type?.text),
          ((item.readonly ? 'Read-only. ' : '') + described(item)).trim(),
        ]),
    ),
  methods: (manifest) =>
    table(
      ['Method', 'Meaning'],
      merged(manifest, 'members')
        .filter(({ kind }) => kind === 'method')
        .map((item) => [code(`${item.name}(${parameters(item)})`), described(item)]),
    ),
  events: (manifest) =>
    table(
      ['Event', 'When, and what its detail holds'],
      merged(manifest, 'events').map((item) => [code(item.name), described(item)]),
    ),
  'custom-properties': (manifest) =>
    table(
      ['Custom property', 'Default', 'What it sets'],
      merged(manifest, 'cssProperties').map((item) => [code(item.name), code(item.default), described(item)]),
    ),
  parts: (manifest) =>
    table(
      ['Part', 'What it is'],
      merged(manifest, 'cssParts').map((item) => [code(item.name), described(item)]),
    ),
  states: (manifest) =>
    table(
      ['State', 'When'],
      merged(manifest, 'cssStates').map((item) => [code(`:state(${item.name})`), described(item)]),
    ),
};

/** The text with every `<!-- table: name -->` … `<!-- end -->` filled anew. */
export function withTables(readme, manifest) {
  return readme.replace(/(<!-- table: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, start, name, end) => {
    const make = tables[name];
    if (!make) throw new Error(`README.md asks for a table that nobody makes: ${name}`);
    return `${start}${make(manifest)}\n${end}`;
  });
}
