/** What is said aloud: one message for each action, and what the player asks for by a key. */
import type { Attempt, Move, Session } from '../engine/index.js';
import type { Play } from './table.js';

export class Announcer {
  constructor(play: Play) {
    void play;
  }

  /** An accepted action. */
  moved(_before: Session, _move: Move, _made: Attempt & { readonly ok: true }): string {
    return '';
  }

  undone(_before: Session, _after: Session): string {
    return '';
  }

  redone(_before: Session, _after: Session): string {
    return '';
  }

  /** A new game, or the same from its beginning. */
  dealt(_again: boolean): string {
    return '';
  }

  /** What the hand now holds. */
  picked(): string {
    return '';
  }

  putBack(): string {
    return '';
  }

  /** The state of the game, as asked for. */
  state(): string {
    return '';
  }

  /** The legal moves; of what is held, where it may go. */
  legalMoves(): string {
    return '';
  }
}
