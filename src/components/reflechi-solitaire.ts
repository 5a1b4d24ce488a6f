/** The element `<reflechi-solitaire>`. */
import { reflechi } from '../engine/games/reflechi.js';
import { define } from './define.js';
import { SolitaireElement } from './solitaire-element.js';

/** Solitaire Réfléchi, or Thoughtful Klondike: every card of the columns lies face up. */
export class ReflechiSolitaire extends SolitaireElement {
  static override readonly game = reflechi.game;
  static override readonly properties = { draw: { attribute: 'draw' } };

  /** Cards drawn at a time, wished for the next deal; if nothing was played yet, the same letters are dealt again so. */
  get draw(): 1 | 3 {
    return this.wish as 1 | 3;
  }
  set draw(value: 1 | 3) {
    this.wish = value;
  }
}

define('reflechi-solitaire', ReflechiSolitaire);

declare global {
  interface HTMLElementTagNameMap {
    'reflechi-solitaire': ReflechiSolitaire;
  }
}
