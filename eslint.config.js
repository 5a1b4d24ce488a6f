// What a review should not have to say: the house rules that a machine can check.
import { globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const inTemplate = 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement';

/** Banned syntax, each with what to do instead. */
const banned = [
  {
    selector: `${inTemplate}[value.raw=/\\sstyle\\s*=/]`,
    message:
      'A strict content security policy blocks style attributes. Use a class, or the cssVars directive.',
  },
  {
    selector: `${inTemplate}[value.raw=/<style/]`,
    message: 'A strict content security policy blocks <style>. Put it into `static styles`.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe)$/]',
    message: 'HTML from strings is refused under Trusted Types. Use a lit template.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
  { selector: 'TSModuleDeclaration[kind!="global"]', message: 'Use modules, not namespaces.' },
];

const unsafeDirectives = ['style-map', 'unsafe-html', 'unsafe-svg', 'unsafe-mathml'].map((name) => ({
  name: `lit/directives/${name}.js`,
  message: 'It breaks under a strict content security policy.',
}));

const interactOnlyInDrag = {
  group: ['interactjs', '@interactjs/*'],
  message: 'Only controllers/drag.ts knows interactjs.',
};

const node = Object.fromEntries(
  [
    'process',
    'performance',
    'console',
    'URL',
    'Buffer',
    'setTimeout',
    'clearTimeout',
    'fetch',
    'AbortController',
  ].map((name) => [name, 'readonly']),
);

export default [
  globalIgnores([
    ...['dist', 'bench/study', 'coverage', '.cache', 'src/components/localisation/locales', 'types'],
    ...['test/frameworks/.build', 'test/frameworks/apps'],
  ]),
  { linterOptions: { noInlineConfig: true } },
  ...tseslint.config({
    files: ['**/*.ts'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      wc.configs['flat/recommended'],
      lit.configs['flat/recommended'],
    ],
    plugins: { 'lit-a11y': litA11y },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: { wc: { elementBaseClasses: ['LitElement', 'SolitaireElement'] } },
    rules: {
      ...litA11y.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-imports': ['error', { paths: unsafeDirectives, patterns: [interactOnlyInDrag] }],
      'no-restricted-syntax': ['error', ...banned],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  }),
  {
    files: ['src/engine/solver/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/components/controllers/drag.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: unsafeDirectives }] },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'no-console': 'off',
      // node:test's `test` and `describe` give promises that nobody awaits.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
      // puppeteer's and node:test's objects are handed about as they are.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', ...banned.filter(({ selector }) => !selector.includes('innerHTML'))],
      // chai's `expect(x).to.be.true` is an expression.
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: node },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
  },
  {
    files: ['demo/**/*.js'],
    languageOptions: { globals: { document: 'readonly', window: 'readonly', location: 'readonly' } },
  },
];
