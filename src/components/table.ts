/** The table as those see it who play on it: the hand, and the parts that bring keys, speech and a closer look. */
import type { ReactiveController } from 'lit';
import type { Card, Move, Refusal, Session } from '../engine/index.js';
import type { Announcer } from './announcer.js';
import type { Hand } from './hand.js';
import type { DialogOwner } from './dialogs.js';
import type { ChoiceName, SwitchName, Word } from './settings.js';
import type { BoardLayout } from './views/geometry.js';

/** One message of one action, in the words of whoever speaks. */
export type Say = (announcer: Announcer) => string;

/** What the hand needs of the table. */
export interface Table {
  session(): Session;
  layout(): BoardLayout | null;
  element(): HTMLElement | null;
  /** How far the columns that are longer than the table are scrolled, in px; scrolls them too. */
  scrolled(): number;
  scroll(by: number): void;
  /** What is dragged is so far below the table's upper edge, in client pixels, or nowhere: near an edge a long column scrolls. */
  nearEdge(y: null): void;
  nearEdge(y: number, scale: number, follow: () => void): void;
  /** A finger goes down; true where it only opens the strips of a squeezed column. */
  opens(event: PointerEvent): boolean;
  option(name: SwitchName): boolean;
  /** How the board looks, is played and told. */
  wears<Name extends ChoiceName>(name: Name): Word<Name>;
  act(move: Move): void;
  refuse(from: string, count: number, to: string | null, reason: Refusal): void;
  /** Ends a card's flight; where it was seen, or null where it lay still. */
  halt(card: Card): { x: number; y: number } | null;
  flies(card: Card): boolean;
  /** Cards are in the air. */
  lifts(): void;
  /** Cards will move soon. */
  prepare(): void;
  /** These cards are in the hand and will be made anew elsewhere: a focus of theirs is taken ahead. */
  unfocus(cards: readonly Card[]): void;
  /** The player has touched this pile, and of it this card: when the board is drawn, it gets the focus. */
  focus(pile: string, card: string | undefined): void;
  /** The player has picked cards up without dragging them; or puts back what is held. */
  picked(): void;
  putBack(): void;
  /** Something new should be shown; the hand's cards go from where `seen` says. */
  changed(seen?: ReadonlyMap<Card, { x: number; y: number }>): void;
  shake(from: string, count: number): void;
  /** A new action of the player's begins: what was said of the last one goes. */
  begins(): void;
  /** Says one polite message; those of one moment are one. */
  announce(say: Say): void;
}

/** What the parts need of the element beside: each is started once for an element, and listens for itself. */
export interface Play extends Table, Omit<DialogOwner, 'changed' | 'option'> {
  readonly hand: Hand;
  /** Seconds played. */
  readonly seconds: number;
  /** The deal code; null where the board was set up by hand. */
  readonly code: string | null;
  readonly paused: boolean;
  /** The host allows a blob: worker. */
  readonly blob: boolean;
  undo(): boolean;
  redo(): boolean;
  hint(): void;
  /** A hint was shown: it counts. */
  hinted(): void;
  /** Does something of which nothing is said. */
  hush(run: () => void): void;
  /** Pauses where time runs, or plays on. */
  pause(): void;
  /** Called after each rendering. */
  attend(controller: ReactiveController): void;
}
