/** What it takes to say something in one language: messages, numbers, plurals; no DOM. */

export type Language = 'en' | 'ca' | 'hr';

/** A message as the sources write it: plain, or by the str tag. */
type Source =
  | string
  | { readonly strTag: true; readonly strings: readonly string[]; readonly values: readonly unknown[] };

/** Says a message. By the mark the extractor knows its calls; hosts that read these types need no @lit/localize. */
export type Msg = ((source: Source, options: { id: string; desc?: string }) => string) & {
  _LIT_LOCALIZE_MSG_?: never;
};

/** A translated message; a number in it is the place of the source's value that stands there. */
export type Template = string | readonly (string | number)[];

export type Templates = Readonly<Record<string, Template>>;

export interface Speech {
  readonly msg: Msg;
  readonly language: Language;
  /** A whole number, grouped as the language does. */
  number(n: number): string;
  plural(n: number): Intl.LDMLPluralRule;
  /** "8♠ or 8♣" */
  either(names: readonly string[]): string;
}

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
  readonly either: Intl.ListFormat;
}

const formats = new Map<Language, Formats>();

const formatsOf = (language: Language): Formats => {
  let found = formats.get(language);
  if (!found) {
    found = {
      number: new Intl.NumberFormat(language),
      plural: new Intl.PluralRules(language),
      either: new Intl.ListFormat(language, { type: 'disjunction' }),
    };
    formats.set(language, found);
  }
  return found;
};

// @lit/localize keeps its language in one module variable, for a whole page. Here each element
// has its own, and every message an id, so that the few lines of its runtime stand here instead.
// The bundles leave the ids out: a message goes there by the beginning of its English.
const say =
  (templates: Templates | undefined): Msg =>
  (source, options?: { id: string }) => {
    const { strings, values } = typeof source === 'string' ? { strings: [source], values: [] } : source;
    const name = options?.id ?? strings.join('#').slice(0, 16);
    const found = templates?.[name] ?? strings.flatMap((text, i) => (i > 0 ? [i - 1, text] : text));
    return typeof found === 'string'
      ? found
      : found.map((piece) => (typeof piece === 'number' ? String(values[piece]) : piece)).join('');
  };

/** Speaks `language` with its templates; English needs none. */
export const speak = (language: Language, templates?: Templates): Speech => ({
  msg: say(templates),
  language,
  number: (n) => formatsOf(language).number.format(n),
  plural: (n) => formatsOf(language).plural.select(n),
  either: (names) => formatsOf(language).either.format(names),
});
