/** What it takes to say something in one language: messages, numbers, plurals; no DOM. */
import type { MsgFn } from '@lit/localize';

export type Msg = MsgFn;
export type Language = 'en' | 'ca' | 'hr';

/** A translated message; `values` is the order in which its placeholders stand. */
export type Template =
  | string
  | { readonly strTag: true; readonly strings: readonly string[]; readonly values: readonly unknown[] };

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

const join = (strings: readonly string[], values: readonly unknown[]): string =>
  strings.reduce((text, next, i) => text + String(values[i - 1]) + next);

// @lit/localize keeps its language in one module variable, for a whole page. Here each element
// has its own, and every message an id, so that the few lines of its runtime stand here instead.
const say = (templates: Templates | undefined): Msg => {
  const msg = (source: Template, options?: { id?: string }): string => {
    const found = templates?.[options?.id ?? ''] ?? source;
    if (typeof found === 'string') return found;
    const values = typeof source === 'string' ? [] : source.values;
    return join(found.strings, found === source ? values : found.values.map((i) => values[Number(i)]));
  };
  return msg as unknown as Msg;
};

/** Speaks `language` with its templates; English needs none. */
export const speak = (language: Language, templates?: Templates): Speech => ({
  msg: say(templates),
  language,
  number: (n) => formatsOf(language).number.format(n),
  plural: (n) => formatsOf(language).plural.select(n),
  either: (names) => formatsOf(language).either.format(names),
});
