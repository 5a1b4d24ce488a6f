// What editors know of the tags, from custom-elements.json: VS Code's custom data, and JetBrains' web types.

const elementsOf = (manifest) =>
  manifest.modules
    .flatMap(({ declarations }) => declarations)
    .sort((a, b) => a.tagName.localeCompare(b.tagName));

const oneLine = (text = '') => text.replace(/\s*\n\s*/g, ' ');

/** The words that an attribute may hold, where they are listed. */
function wordsOf({ type }) {
  const words = type?.text.split(' | ') ?? [];
  return words.every((word) => /^('\w+'|\d+)$/.test(word))
    ? words.map((word) => word.replaceAll("'", ''))
    : [];
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** For `html.customData` in VS Code's settings. */
export function vsCodeData(manifest) {
  const tags = elementsOf(manifest).map((element) => ({
    name: element.tagName,
    description: element.description,
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      description: oneLine(attribute.description),
      ...(wordsOf(attribute).length > 0 && { values: wordsOf(attribute).map((name) => ({ name })) }),
    })),
  }));
  return json({ version: 1.1, tags });
}

const described = ({ name, description, default: initial }) => ({
  name,
  ...(description && { description: oneLine(description) }),
  ...(initial && { default: initial.replaceAll("'", '') }),
});

function webType(element) {
  const fields = element.members.filter(({ kind }) => kind === 'field');
  return {
    name: element.tagName,
    description: element.description,
    attributes: element.attributes.map((attribute) => ({
      ...described(attribute),
      value:
        wordsOf(attribute).length > 0 ? { kind: 'plain', type: attribute.type.text } : { type: 'string' },
    })),
    js: {
      properties: fields.map((field) => ({
        ...described(field),
        value: { type: field.type.text },
        ...(field.readonly && { 'read-only': true }),
      })),
      events: element.events.map((event) => ({ ...described(event), value: { type: event.type.text } })),
    },
    css: {
      properties: element.cssProperties.map(described),
      parts: element.cssParts.map(described),
    },
  };
}

/** JetBrains reads it where `web-types` in package.json says so. */
export function webTypes(manifest, { name, version }) {
  return json({
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elementsOf(manifest).map(webType) } },
  });
}
