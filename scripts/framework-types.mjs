// What TypeScript knows of the tags in the templates of each framework, from custom-elements.json.

const elementsOf = (manifest) => manifest.modules.flatMap(({ declarations }) => declarations);

const HEAD = '// Made from custom-elements.json by `npm run manifest -- --write`.\n';

const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

const comment = (text) => `  /** ${text.replace(/\s*\n\s*/g, ' ')} */\n`;

/** As attributes, numbers are words too; what is no list of words is text. */
function attributeType({ type }) {
  const words = type.text.split(' | ');
  if (!words.every((word) => /^('\w+'|\d+)$/.test(word))) return 'string';
  return words.map((word) => (word.startsWith("'") ? word : `'${word}'`)).join(' | ');
}

/** Properties that can be set, and the attributes of other names; one of the same name takes what both do. */
function propsOf({ members, attributes }) {
  const props = new Map();
  for (const { name, kind, readonly, type, description } of members) {
    if (kind === 'field' && !readonly)
      props.set(name, { types: new Set(type.text.split(' | ')), description });
  }
  for (const attribute of attributes) {
    const { name, fieldName, description } = attribute;
    if (!fieldName) continue;
    const own = attributeType(attribute).split(' | ');
    if (!props.has(name)) props.set(name, { types: new Set(own), description });
    for (const type of own) {
      props.get(name).types.add(type);
      // A property takes its attribute's words: `on` and `off` are booleans, and digits are numbers.
      props.get(fieldName).types.add(type);
    }
  }
  props.get('deal').types.add('number');
  return props;
}

const declared = ([name, { types, description }]) =>
  `${comment(description)}  ${key(name)}?: ${[...types].join(' | ')} | undefined;\n`;

/** What every framework's file is made of. */
function elements(manifest) {
  const all = elementsOf(manifest).map((element) => ({ ...element, props: propsOf(element) }));
  const [first, ...others] = all;
  const shared = [...first.props].filter(([name]) => others.every(({ props }) => props.has(name)));
  const common = new Set(shared.map(([name]) => name));
  const own = ({ name, props }) => {
    const lines = [...props].filter(([prop]) => !common.has(prop)).map(declared);
    return `export interface ${name}Props extends SolitaireProps {\n${lines.join('')}}\n`;
  };
  const names = all.map(({ name }) => name).sort();
  return `${HEAD}import type { ${names.join(', ')}, SolitaireDetails } from '../dist/types/index.js';

/** What all tags take, as properties in camel case and as attributes. */
export interface SolitaireProps {
${shared.map(declared).join('')}}

${all.map(own).join('\n')}
/** By tag: the element, and what it takes. */
export interface SolitaireTags {
${all.map(({ tagName, name }) => `  '${tagName}': { element: ${name}; props: ${name}Props };\n`).join('')}}

export type SolitaireListener<Name extends keyof SolitaireDetails> = (
  event: CustomEvent<SolitaireDetails[Name]>,
) => void;

/** Listeners under names that begin as the framework wants it. */
export type SolitaireListeners<Prefix extends string> = {
  [Name in keyof SolitaireDetails as \`\${Prefix}\${Name}\`]?: SolitaireListener<Name> | undefined;
};
`;
}

const imports = (names) => `import type { ${names} } from './elements.js';\n`;

const tagLines = (manifest, line, indent) =>
  elementsOf(manifest)
    .map(({ tagName }) => `${indent}'${tagName}': ${line(tagName)};\n`)
    .join('');

const react = (manifest) => `${HEAD}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports('SolitaireListeners, SolitaireTags')}
type Tag<Name extends keyof SolitaireTags> = DetailedHTMLProps<
  HTMLAttributes<SolitaireTags[Name]['element']>,
  SolitaireTags[Name]['element']
> &
  SolitaireTags[Name]['props'] &
  SolitaireListeners<'on'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tagLines(manifest, (tag) => `Tag<'${tag}'>`, '      ')}    }
  }
}
`;

const preact = (manifest) => `${HEAD}import type { HTMLAttributes } from 'preact';
${imports('SolitaireListeners, SolitaireTags')}
type Tag<Name extends keyof SolitaireTags> = HTMLAttributes<SolitaireTags[Name]['element']> &
  SolitaireTags[Name]['props'] &
  SolitaireListeners<'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tagLines(manifest, (tag) => `Tag<'${tag}'>`, '      ')}    }
  }
}
`;

const solid = (manifest) => `${HEAD}import type { JSX as SolidJSX } from 'solid-js';
${imports('SolitaireListeners, SolitaireTags')}
type Tag<Name extends keyof SolitaireTags> = SolidJSX.HTMLAttributes<SolitaireTags[Name]['element']> &
  SolitaireTags[Name]['props'] &
  Explicit<SolitaireTags[Name]['props']> &
  SolitaireListeners<'on:'>;

type Explicit<Props> = {
  [Name in keyof Props & string as \`\${'prop' | 'attr'}:\${Name}\`]?: Props[Name];
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${tagLines(manifest, (tag) => `Tag<'${tag}'>`, '      ')}    }
  }
}
`;

const svelte = (manifest) => `${HEAD}import type { HTMLAttributes } from 'svelte/elements';
${imports('SolitaireListeners, SolitaireTags')}
type Tag<Name extends keyof SolitaireTags> = HTMLAttributes<SolitaireTags[Name]['element']> &
  SolitaireTags[Name]['props'] &
  SolitaireListeners<'on'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tagLines(manifest, (tag) => `Tag<'${tag}'>`, '    ')}  }
}
`;

const vue = (manifest) => `${HEAD}import type { HTMLAttributes } from 'vue';
import type { SolitaireDetails } from '../dist/types/index.js';
${imports('SolitaireListener, SolitaireTags')}
type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;

type Listeners = {
  [Name in keyof SolitaireDetails as \`on\${Pascal<Name>}\`]?: SolitaireListener<Name> | undefined;
};

type Tag<Name extends keyof SolitaireTags> = new () => SolitaireTags[Name]['element'] & {
  $props: HTMLAttributes & SolitaireTags[Name]['props'] & Listeners;
};

declare module 'vue' {
  interface GlobalComponents {
${tagLines(manifest, (tag) => `Tag<'${tag}'>`, '    ')}  }
}
`;

/** By file name, the text of each. */
export const frameworkTypes = (manifest) =>
  Object.fromEntries(
    Object.entries({ elements, react, preact, solid, svelte, vue }).map(([name, write]) => [
      `types/${name}.d.ts`,
      write(manifest),
    ]),
  );
