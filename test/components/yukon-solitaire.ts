/** A fourth game in a page: what a tag takes beside its game. For tests alone. */
import { define } from '../../src/components/define.js';
import { SolitaireElement } from '../../src/components/solitaire-element.js';
import { yukon } from '../fixtures/yukon.js';

export class YukonSolitaire extends SolitaireElement {
  static override readonly game = yukon.game;
}

define('yukon-solitaire', YukonSolitaire);

declare global {
  interface HTMLElementTagNameMap {
    'yukon-solitaire': YukonSolitaire;
  }
}
