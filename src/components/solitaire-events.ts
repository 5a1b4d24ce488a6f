/** The events of the three elements, as a host listens to them; every detail is frozen, plain and cloneable. */
import type { Card } from '../engine/index.js';

/** Who acted: the player by a gesture, or the host by a method. */
export type By = 'player' | 'host';

export interface SolitaireDetail {
  /** `'russian'`, `'reflechi'` or `'freecell'`. */
  readonly game: string;
  /** The deal code; null after `position` was set. */
  readonly code: string | null;
  readonly by: By;
}

export interface ReadyDetail extends SolitaireDetail {
  /** A saved game goes on. */
  readonly resumed: boolean;
}

export interface DealDetail extends SolitaireDetail {
  /** The same deal again. */
  readonly restart: boolean;
}

export interface MoveDetail extends SolitaireDetail {
  /** The move in the notation: `26`, `37v5`, `3h`, `sw`. */
  readonly move: string;
  /** The cards that moved, most covered first; those drawn; none for a recycle. */
  readonly cards: readonly Card[];
  readonly from: string;
  readonly to: string;
  /** The change of the score. */
  readonly points: number;
  readonly score: number;
  readonly moves: number;
  /** The hidden card that turned up, or null. */
  readonly turnedUp: Card | null;
}

export interface RejectDetail extends SolitaireDetail {
  /** The refused move; null when the cards could not even be picked up. */
  readonly move: string | null;
  /** The cards it would have moved; a hidden card is not named. */
  readonly cards: readonly Card[];
  readonly from: string;
  readonly to: string | null;
  /** The rule that forbids it. */
  readonly reason: string;
  /** That rule as a sentence in the element's language, naming the cards. */
  readonly message: string;
}

export interface UndoDetail extends SolitaireDetail {
  /** The move taken back, or made again. */
  readonly move: string;
  readonly score: number;
  readonly moves: number;
}

export interface WinDetail extends SolitaireDetail {
  readonly variant: Readonly<Record<string, string | number>>;
  readonly score: number;
  readonly moves: number;
  /** Seconds. */
  readonly elapsed: number;
  readonly undos: number;
  readonly takeBacks: number;
  readonly hints: number;
  /** The whole game on one line; null after `position` was set. */
  readonly record: string | null;
}

export type SolitaireErrorCode =
  'bad-attribute' | 'bad-deal' | 'deal-disagrees' | 'storage-denied' | 'save-damaged' | 'locale-missing';

export interface ErrorDetail extends SolitaireDetail {
  readonly error: SolitaireErrorCode;
  readonly message: string;
}

export interface SolitaireDetails {
  'solitaire-ready': ReadyDetail;
  'solitaire-deal': DealDetail;
  'solitaire-move': MoveDetail;
  'solitaire-reject': RejectDetail;
  'solitaire-undo': UndoDetail;
  'solitaire-redo': UndoDetail;
  'solitaire-win': WinDetail;
  'solitaire-error': ErrorDetail;
}

declare global {
  // Of elements, the document and the window alike: the events bubble.
  interface GlobalEventHandlersEventMap {
    'solitaire-ready': CustomEvent<ReadyDetail>;
    'solitaire-deal': CustomEvent<DealDetail>;
    'solitaire-move': CustomEvent<MoveDetail>;
    'solitaire-reject': CustomEvent<RejectDetail>;
    'solitaire-undo': CustomEvent<UndoDetail>;
    'solitaire-redo': CustomEvent<UndoDetail>;
    'solitaire-win': CustomEvent<WinDetail>;
    'solitaire-error': CustomEvent<ErrorDetail>;
  }
}

/** An event of this name; arrays within the detail are frozen too. */
export const solitaireEvent = <Name extends keyof SolitaireDetails>(
  name: Name,
  detail: SolitaireDetails[Name],
): CustomEvent<SolitaireDetails[Name]> => {
  for (const value of Object.values(detail)) Object.freeze(value);
  Object.freeze(detail);
  return new CustomEvent(name, { bubbles: true, composed: true, detail });
};
