/** The element `<freecell-solitaire>`. */
import { freecell } from '../engine/games/freecell.js';
import { define } from './define.js';
import { SolitaireElement } from './solitaire-element.js';

/** FreeCell: eight open columns, and four, two or one cells to think with. */
export class FreecellSolitaire extends SolitaireElement {
  static override readonly game = freecell.game;
  static override readonly properties = { cells: { attribute: 'cells' } };

  /** The cells wished for the next deal; if nothing was played yet, the same letters are dealt again with them. */
  get cells(): 4 | 2 | 1 {
    return this.wish as 4 | 2 | 1;
  }
  set cells(value: 4 | 2 | 1) {
    this.wish = value;
  }
}

define('freecell-solitaire', FreecellSolitaire);

declare global {
  interface HTMLElementTagNameMap {
    'freecell-solitaire': FreecellSolitaire;
  }
}
