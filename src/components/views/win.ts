/** The end of a won game: what it took, as a line to copy too, and the next game one tap away. It stands in the middle of the ring of cards. */
import { html, type TemplateResult } from 'lit';
import type { Session, Variant } from '../../engine/index.js';
import { cssVars } from '../css-vars.js';
import type { Speech } from '../localisation/speech.js';
import * as words from '../localisation/words.js';
import { copyWord } from './copied.js';
import type { BoardLayout } from './geometry.js';
import { icon } from './icons.js';
import { ringOf, ringView } from './ring.js';

/** The game that was won. */
export interface Won {
  readonly i18n: Speech;
  readonly seconds: number;
  session(): Session;
  deal(variant: Variant, deal: null): void;
}

/**
 * The ring of cards, and the result where it leaves room for it; below, that is for the buttons alone. `copied`: the
 * result was copied a moment ago.
 */
export function winView(won: Won, layout: BoardLayout, copied: boolean, onCopy: () => void): TemplateResult {
  const ring = ringOf(layout);
  return html`<div
    ${cssVars({
      '--_ring-x': `calc(${ring.middle.x} * var(--u))`,
      '--_ring-y': `calc(${ring.middle.y} * var(--u))`,
      '--_ring-reach': `calc(${ring.reach} * var(--u))`,
    })}
  >
    ${ringView(ring)} ${result(won, ring.result, copied, onCopy)}
  </div>`;
}

function result(
  won: Won,
  place: 'inside' | 'beside' | 'below',
  copied: boolean,
  onCopy: () => void,
): TemplateResult {
  const { msg } = won.i18n;
  const { moves, score, variant } = won.session();
  const figure = (label: string, value: string): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<section class="win ${place}" aria-labelledby="win-title">
    <div class="win-result">
      <h2 id="win-title">${words.solved(msg)}</h2>
      <dl>
        ${figure(words.time(msg), words.clock(won.seconds))}
        ${figure(words.moves(msg), won.i18n.number(moves))}
        ${figure(words.score(msg), won.i18n.number(score))}
      </dl>
    </div>
    <div class="win-buttons" role="toolbar" aria-labelledby="win-title">
      <button
        class="push"
        part="button"
        type="button"
        data-action="new"
        @click=${() => won.deal(variant, null)}
      >
        ${icon('new', 20)}<span>${words.newGame(msg)}</span>
      </button>
      <button
        class="push ${copied ? 'copied' : ''}"
        part="button"
        type="button"
        data-action="copy-result"
        tabindex="-1"
        @click=${onCopy}
      >
        ${icon(copied ? 'check' : 'copy', 20)}${copyWord(msg, words.copyResult(msg))}
      </button>
    </div>
  </section>`;
}
