/** The element `<russian-solitaire>`. */
import { russian } from '../engine/games/russian.js';
import { define } from './define.js';
import { SolitaireElement } from './solitaire-element.js';

/** Russian Solitaire: seven columns built down in suit, groups moved in any order. */
export class RussianSolitaire extends SolitaireElement {
  static override readonly game = russian.game;
  static override readonly properties = { rule: { attribute: 'rule' } };

  /** The rule wished for the next deal; if nothing was played yet, the same letters are dealt again under it. */
  get rule(): 'classic' | 'relaxed' {
    return this.wish as 'classic' | 'relaxed';
  }
  set rule(value: 'classic' | 'relaxed') {
    this.wish = value;
  }
}

define('russian-solitaire', RussianSolitaire);

declare global {
  interface HTMLElementTagNameMap {
    'russian-solitaire': RussianSolitaire;
  }
}
