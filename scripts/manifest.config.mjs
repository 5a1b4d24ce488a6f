// How custom-elements.json is made: the three elements with what they inherit, and nothing that is private.
const elements = /\/(russian|reflechi|freecell)-solitaire\.ts$/;

/** Inherited members are copied by the analyzer; where they came from is no business of a host's. */
const publicFace = {
  name: 'public-face',
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

function tidy(declaration) {
  const lifecycle =
    /^(connectedCallback|disconnectedCallback|attributeChangedCallback|adoptedCallback|render|firstUpdated|updated|update|willUpdate|shouldUpdate|getUpdateComplete|createRenderRoot|performUpdate)$/;
  const isPublic = ({ name, privacy = 'public', static: isStatic }) =>
    privacy === 'public' && !isStatic && !name.startsWith('#') && !lifecycle.test(name);
  declaration.members = (declaration.members ?? []).filter(isPublic);
  const fields = new Set(declaration.members.map(({ name }) => name));
  declaration.attributes = (declaration.attributes ?? []).filter(
    ({ fieldName }) => !fieldName || fields.has(fieldName),
  );
  for (const list of ['members', 'attributes', 'events', 'cssProperties', 'cssParts', 'cssStates']) {
    for (const item of declaration[list] ?? []) delete item.inheritedFrom;
    if (declaration[list]?.length === 0) delete declaration[list];
  }
  delete declaration.superclass;
  delete declaration.mixins;
}

export default {
  globs: ['src/components/*.ts', 'src/components/controllers/*.ts'],
  exclude: ['src/components/parts.ts', 'src/components/css-vars.ts'],
  litelement: true,
  packagejson: false,
  plugins: [publicFace],
};
