/** The pages that the random player plays on, drawn by chance: games, options, sizes, languages, policies, one element or several. */
import { VARIANTS } from '../lines.js';
import type { VariantName } from '../lines.js';
import { Chance } from './chance.js';

export type Tag = 'russian-solitaire' | 'reflechi-solitaire' | 'freecell-solitaire';

/** An element as the page's author wrote it. */
export interface Placed {
  readonly id: string;
  readonly tag: Tag;
  readonly attributes: Map<string, string>;
  /** Its style; set by script, since the policy may allow no other way. */
  readonly style: Map<string, string>;
}

export interface SceneDrawn {
  readonly seed: number;
  readonly elements: readonly Placed[];
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly motion: boolean;
  readonly strict: boolean;
  readonly long: boolean;
  /** The parts that come on demand are in the page already. */
  readonly parts: boolean;
  readonly lang: string;
  readonly dir: string;
}

/** By variant, its tag and the attribute that asks for it. */
const TAGS: Readonly<Record<string, readonly [Tag, string]>> = {
  russian: ['russian-solitaire', 'rule'],
  reflechi: ['reflechi-solitaire', 'draw'],
  freecell: ['freecell-solitaire', 'cells'],
};

/** What a host may choose for each attribute that has words. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  theme: ['auto', 'light', 'dark'],
  layout: ['right', 'left'],
  faces: ['classic', 'large'],
  deck: ['two', 'four'],
  contrast: ['auto', 'high'],
  controls: ['full', 'full', 'minimal', 'none'],
  tap: ['auto', 'select'],
  verbosity: ['short', 'full'],
  shortcuts: ['on', 'on', 'off'],
  'placement-help': ['on', 'on', 'off'],
  'interactive-rules': ['on', 'off'],
  'double-click': ['on', 'off'],
  'auto-placement': ['on', 'off'],
};

export const OPTIONS: Readonly<Record<Tag, readonly [name: string, values: readonly string[]]>> = {
  'russian-solitaire': ['rule', ['classic', 'relaxed']],
  'reflechi-solitaire': ['draw', ['1', '3']],
  'freecell-solitaire': ['cells', ['4', '2', '1']],
};

const WIDTHS = [320, 360, 480, 600, 740, 960, 1100] as const;

export function styleDrawn(chance: Chance): Map<string, string> {
  const style = new Map<string, string>();
  if (chance.odds(0.8)) style.set('width', `${chance.pick(WIDTHS)}px`);
  const kind = chance.below(5);
  if (kind === 0) style.set('height', `${chance.between(300, 760)}px`);
  if (kind === 1) style.set('max-height', `${chance.between(320, 760)}px`);
  return style;
}

/** The seven variants come in turn, so that the first scenes of any run have them all. */
function placed(chance: Chance, id: string, variant: VariantName, storage: string): Placed {
  const [game = '', value = ''] = variant.split('-');
  const [tag, option] = TAGS[game] ?? ['russian-solitaire', 'rule'];
  const attributes = new Map<string, string>([['storage', storage]]);
  if (chance.odds(0.8)) attributes.set(option, value);
  for (const [name, words] of Object.entries(WORDS))
    if (chance.odds(0.2)) attributes.set(name, chance.pick(words) ?? '');
  if (chance.odds(0.1)) attributes.set('share-url', 'play.html?deal={code}');
  if (chance.odds(0.1)) attributes.set('lang', chance.of('ca', 'hr', 'en'));
  return { id, tag, attributes, style: styleDrawn(chance) };
}

export function sceneOf(seed: number): SceneDrawn {
  const chance = new Chance(seed);
  const count = chance.of(1, 1, 2, 3);
  const storage = chance.of('local', 'local', 'session', 'none');
  const elements = Array.from({ length: count }, (_, index) => {
    const variant = VARIANTS[(seed + index * 3) % VARIANTS.length] ?? 'russian-classic';
    return placed(chance, `game${index + 1}`, variant, storage);
  });
  return {
    seed,
    elements,
    width: chance.of(1120, 1120, 800, 390),
    height: chance.of(900, 1300, 1800),
    touch: chance.odds(0.4),
    motion: chance.odds(0.25),
    strict: chance.odds(0.3),
    long: chance.odds(0.3),
    parts: chance.odds(0.5),
    lang: chance.of('en', 'en', 'ca', 'hr'),
    dir: chance.of('', '', '', 'rtl', 'ltr'),
  };
}
