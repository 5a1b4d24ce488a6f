/** The player's options, and the few attributes with a closed list of words: what each may be, and what it is when nobody says. */

export type SwitchName =
  'placementHelp' | 'interactiveRules' | 'doubleClick' | 'autoPlacement' | 'shortcuts' | 'winnability';

/** The value of each option when neither player nor host has chosen. */
export const SWITCHES: Readonly<Record<SwitchName, boolean>> = {
  placementHelp: true,
  interactiveRules: true,
  doubleClick: true,
  autoPlacement: false,
  shortcuts: true,
  winnability: false,
};

export const isSwitch = (name: string): name is SwitchName => Object.hasOwn(SWITCHES, name);

/** The attribute of a camel-cased property. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `on`, `off` or a boolean as a boolean; null for anything else. A bare attribute means on. */
export const onOff = (value: unknown): boolean | null =>
  value === true || value === 'on' || value === '' ? true : value === false || value === 'off' ? false : null;

/** A host's value as text, whatever it is: an object may have none. */
export const textOf = (value: unknown): string => {
  try {
    return String(value);
  } catch {
    return '';
  }
};

/** The words that an attribute may hold; the first is its default. */
export const WORDS = {
  controls: ['full', 'minimal', 'none'],
  theme: ['auto', 'light', 'dark'],
  storage: ['local', 'session', 'none'],
  deck: ['two', 'four'],
  faces: ['classic', 'large'],
  layout: ['right', 'left'],
  contrast: ['auto', 'high'],
  tap: ['auto', 'select'],
  verbosity: ['short', 'full'],
  deals: ['winnable', 'any'],
  worker: ['auto', 'blob'],
} as const;

export type WordName = keyof typeof WORDS;
export type Word<Name extends WordName> = (typeof WORDS)[Name][number];

/** How the board looks: the host's default for each; what the player chose wins. */
export const LOOKS = ['theme', 'deck', 'faces', 'layout', 'contrast'] as const satisfies readonly WordName[];
/** How it is played and told, and what is dealt: likewise. */
export const WAYS = ['tap', 'verbosity', 'deals'] as const satisfies readonly WordName[];
export type ChoiceName = (typeof LOOKS | typeof WAYS)[number];

/** A word, if `name` may hold it. */
export const wordOf = <Name extends WordName>(name: Name, value: unknown): Word<Name> | undefined =>
  (WORDS[name] as readonly unknown[]).includes(value) ? (value as Word<Name>) : undefined;

/** What the player chose and keeps: options, and for each game the last value of its option (rule, draw, cells). */
export interface Choices {
  readonly switches: Partial<Record<SwitchName, boolean>>;
  readonly looks: { readonly [Name in ChoiceName]?: Word<Name> };
  readonly variants: Readonly<Record<string, string | number>>;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads kept choices; whatever is damaged or foreign counts as not chosen. */
export const readChoices = (text: string | null): Choices => {
  let kept: Record<string, unknown> = {};
  try {
    kept = record(JSON.parse(text ?? '{}'));
  } catch {
    // A damaged text holds no choice.
  }
  const switches: Partial<Record<SwitchName, boolean>> = {};
  for (const [name, on] of Object.entries(record(kept.switches))) {
    if (isSwitch(name) && typeof on === 'boolean') switches[name] = on;
  }
  const looks: Partial<Record<ChoiceName, string>> = {};
  for (const name of [...LOOKS, ...WAYS]) looks[name] = wordOf(name, record(kept.looks)[name]);
  const variants: Record<string, string | number> = {};
  for (const [game, value] of Object.entries(record(kept.variants))) {
    if (typeof value === 'string' || typeof value === 'number') variants[game] = value;
  }
  return { switches, looks: looks as Choices['looks'], variants };
};
