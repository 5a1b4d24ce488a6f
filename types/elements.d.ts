// Made from custom-elements.json by `npm run manifest -- --write`.
import type { FreecellSolitaire, ReflechiSolitaire, RussianSolitaire, SolitaireDetails } from '../dist/types/index.js';

/** What all tags take, as properties in camel case and as attributes. */
export interface SolitaireProps {
  /** The board as text. Setting it plays from that position, score, moves and time 0, without a deal code. */
  position?: string | undefined;
  /** The deal to play: a deal code, its 7 letters, a deal number, or `today`: the same deal for everyone on that UTC date, which can be won. A saved game goes on while this stays the one under which it began; a changed value deals anew. A code carries the game's option (`rule`, `draw` or `cells`) and beats it. */
  deal?: string | null | number | undefined;
  /** Outline every pile that takes what is held: the host's default; what the player chose wins. */
  placementHelp?: boolean | 'on' | 'off' | undefined;
  /** Show the rule that forbids a refused move: the host's default; what the player chose wins. */
  interactiveRules?: boolean | 'on' | 'off' | undefined;
  /** A double tap sends a card to the best place: the host's default; what the player chose wins. */
  doubleClick?: boolean | 'on' | 'off' | undefined;
  /** A group released over the board finds its own column: the host's default; what the player chose wins. */
  autoPlacement?: boolean | 'on' | 'off' | undefined;
  /** The bar: all of it, figures and undo only, or nothing. */
  controls?: 'full' | 'minimal' | 'none' | undefined;
  /** Light, dark, or as the visitor's system has it: the host's default; what the player chose wins. */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Two colours, or one for each suit: the host's default; what the player chose wins. */
  deck?: 'two' | 'four' | undefined;
  /** The cards' faces, or large indices for weak eyes: the host's default; what the player chose wins. */
  faces?: 'classic' | 'large' | undefined;
  /** The hand that plays: for the left one, top row and columns are mirrored. The host's default; what the player chose wins. */
  layout?: 'right' | 'left' | undefined;
  /** High contrast, or as the visitor's system has it: the host's default; what the player chose wins. */
  contrast?: 'auto' | 'high' | undefined;
  /** A tap on a card that could go up sends it there, or only picks it up: the host's default; what the player chose wins. */
  tap?: 'auto' | 'select' | undefined;
  /** How much is spoken of each action, the score too or not: the host's default; what the player chose wins. */
  verbosity?: 'short' | 'full' | undefined;
  /** Single letters are commands while the focus is inside the board: the host's default; what the player chose wins. */
  shortcuts?: boolean | 'on' | 'off' | undefined;
  /** What a random new game is: a deal that can be won, or any. The host's default; what the player chose wins. */
  deals?: 'winnable' | 'any' | undefined;
  /** Show whether the game can still be won: the host's default; what the player chose wins. */
  winnability?: boolean | 'on' | 'off' | undefined;
  /** A link to a deal, with `{code}` where its code stands: it is copied instead of the bare code. */
  shareUrl?: string | null | undefined;
  /** `blob` allows a blob: worker where the script comes from another origin; without it the solver runs there in slices. */
  worker?: 'auto' | 'blob' | undefined;
  /** Where game, options and statistics are kept; play goes on without where storage is denied. */
  storage?: 'local' | 'session' | 'none' | undefined;
  /** Under which the game in progress is kept; else the page's path, the tag, and the `id` or the place among its kind. */
  saveKey?: string | null | undefined;
  /** Outline every pile that takes what is held: the host's default; what the player chose wins. */
  'placement-help'?: 'on' | 'off' | undefined;
  /** Show the rule that forbids a refused move: the host's default; what the player chose wins. */
  'interactive-rules'?: 'on' | 'off' | undefined;
  /** A double tap sends a card to the best place: the host's default; what the player chose wins. */
  'double-click'?: 'on' | 'off' | undefined;
  /** A group released over the board finds its own column: the host's default; what the player chose wins. */
  'auto-placement'?: 'on' | 'off' | undefined;
  /** A link to a deal, with `{code}` where its code stands: it is copied instead of the bare code. */
  'share-url'?: string | undefined;
  /** Under which the game in progress is kept; else the page's path, the tag, and the `id` or the place among its kind. */
  'save-key'?: string | undefined;
}

export interface FreecellSolitaireProps extends SolitaireProps {
  /** The cells wished for the next deal; if nothing was played yet, the same letters are dealt again with them. */
  cells?: 4 | 2 | 1 | '4' | '2' | '1' | undefined;
}

export interface ReflechiSolitaireProps extends SolitaireProps {
  /** Cards drawn at a time, wished for the next deal; if nothing was played yet, the same letters are dealt again so. */
  draw?: 1 | 3 | '1' | '3' | undefined;
}

export interface RussianSolitaireProps extends SolitaireProps {
  /** The rule wished for the next deal; if nothing was played yet, the same letters are dealt again under it. */
  rule?: 'classic' | 'relaxed' | undefined;
}

/** By tag: the element, and what it takes. */
export interface SolitaireTags {
  'freecell-solitaire': { element: FreecellSolitaire; props: FreecellSolitaireProps };
  'reflechi-solitaire': { element: ReflechiSolitaire; props: ReflechiSolitaireProps };
  'russian-solitaire': { element: RussianSolitaire; props: RussianSolitaireProps };
}

export type SolitaireListener<Name extends keyof SolitaireDetails> = (
  event: CustomEvent<SolitaireDetails[Name]>,
) => void;

/** Listeners under names that begin as the framework wants it. */
export type SolitaireListeners<Prefix extends string> = {
  [Name in keyof SolitaireDetails as `${Prefix}${Name}`]?: SolitaireListener<Name> | undefined;
};
