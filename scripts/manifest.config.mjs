// How custom-elements.json is made: the three elements with what they inherit, and nothing that is private.
const elements = /\/(russian|reflechi|freecell)-solitaire\.ts$/;

const lifecycle =
  /^(connectedCallback|disconnectedCallback|attributeChangedCallback|adoptedCallback|render|firstUpdated|updated|update|willUpdate|shouldUpdate|getUpdateComplete|createRenderRoot|performUpdate)$/;

/** From settings.ts: the words that an attribute may hold, the first its default; and what each option is at first. */
const settings = { words: {}, switches: {} };

/** `define('a-tag', AClass)` is how this house registers an element. */
function readDefinition(node, moduleDoc) {
  const [tag, element] = node.arguments;
  const declaration = moduleDoc.declarations.find(({ name }) => name === element?.getText());
  if (!declaration) return;
  Object.assign(declaration, { customElement: true, tagName: tag.text });
  const reference = { name: declaration.name, module: moduleDoc.path };
  moduleDoc.exports.push({ kind: 'custom-element-definition', name: tag.text, declaration: reference });
}

function readSettings(ts, node) {
  const table = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
  const entries = table.properties.map(({ name, initializer }) => [name.getText(), initializer]);
  if (node.name.text === 'WORDS') {
    for (const [name, list] of entries) settings.words[name] = list.elements.map(({ text }) => text);
  } else {
    for (const [name, value] of entries) settings.switches[name] = value.getText() === 'true';
  }
}

const publicFace = {
  name: 'public-face',
  analyzePhase({ ts, node, moduleDoc }) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'define') readDefinition(node, moduleDoc);
    if (ts.isVariableDeclaration(node) && /^(WORDS|SWITCHES)$/.test(node.name.getText())) {
      readSettings(ts, node);
    }
  },
  // Its properties are declared from the tables of settings.ts, which the analyzer can't read.
  moduleLinkPhase({ moduleDoc }) {
    const declaration = moduleDoc.declarations.find(({ name }) => name === 'ConfiguredElement');
    if (!declaration) return;
    declaration.attributes = declaration.members
      .filter((member) => member.kind === 'field' && !member.readonly && isPublic(member))
      .map((member) => {
        member.attribute = member.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const { name: fieldName, attribute: name, type, description } = member;
        return { name, ...(type && { type }), ...(description && { description }), fieldName };
      });
  },
  packageLinkPhase({ customElementsManifest }) {
    const kept = customElementsManifest.modules.filter(({ path }) => elements.test(`/${path}`));
    for (const module of kept) {
      module.path = module.path.replace(/^src\/components\/(.+)\.ts$/, 'dist/$1.js');
      module.declarations = module.declarations.filter(({ customElement }) => customElement);
      for (const declaration of module.declarations) tidy(declaration);
      for (const { declaration } of module.exports ?? []) declaration.module = module.path;
    }
    customElementsManifest.modules = kept;
  },
};

const isPublic = ({ name, privacy = 'public', static: isStatic }) =>
  privacy === 'public' && !isStatic && !name.startsWith('#') && !lifecycle.test(name);

/** Where an inherited member came from is no business of a host's. */
function tidy(declaration) {
  declaration.members = (declaration.members ?? []).filter(isPublic);
  for (const member of declaration.members) {
    Object.assign(
      member,
      valuesOf(member.name, member.type, (on) => [undefined, String(on)]),
    );
    if (member.default?.startsWith('new ')) delete member.default;
    delete member.privacy;
  }
  const names = new Set(declaration.members.map(({ name }) => name));
  declaration.attributes = (declaration.attributes ?? []).filter(
    ({ fieldName }) => !fieldName || names.has(fieldName),
  );
  for (const attribute of declaration.attributes) {
    const word = (on) => ["'on' | 'off'", on ? "'on'" : "'off'"];
    Object.assign(attribute, valuesOf(attribute.fieldName, attribute.type, word));
  }
  for (const list of ['members', 'attributes', 'events', 'cssProperties', 'cssParts', 'cssStates']) {
    for (const item of declaration[list] ?? []) delete item.inheritedFrom;
    if (declaration[list]?.length === 0) delete declaration[list];
  }
  delete declaration.superclass;
  delete declaration.mixins;
}

/** The values and the default of what settings.ts governs, or of a type that is a list of literals, the default first. */
function valuesOf(name, type, writeSwitch) {
  const words = settings.words[name]?.map((word) => `'${word}'`);
  const literals = /^('\w+'|\d+)( \| ('\w+'|\d+))+$/.test(type?.text) ? type.text.split(' | ') : undefined;
  const listed = words ?? literals;
  if (listed) return { type: { text: listed.join(' | ') }, default: listed[0] };
  if (!(name in settings.switches)) return {};
  const [text, initial] = writeSwitch(settings.switches[name]);
  return { ...(text ? { type: { text } } : {}), default: initial };
}

export default {
  globs: ['src/components/*.ts', 'src/components/controllers/*.ts'],
  litelement: true,
  packagejson: false,
  plugins: [publicFace],
};
