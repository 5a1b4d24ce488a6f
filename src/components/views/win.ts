/** The end of a won game: what it took, as a line to copy too, and the next game one tap away. It stands in the middle of the ring of cards. */
import { html, type TemplateResult } from 'lit';
import { cssVars } from '../css-vars.js';
import type { Speech } from '../localisation/speech.js';
import * as words from '../localisation/words.js';
import { copyStatus, copyWord } from './copied.js';
import type { BoardLayout } from './geometry.js';
import { icon } from './icons.js';
import { ringOf, ringView } from './ring.js';

export interface WinModel {
  i18n: Speech;
  layout: BoardLayout;
  seconds: number;
  moves: number;
  score: number;
  /** The result was copied a moment ago. */
  copied: boolean;
  onNew: () => void;
  onCopy: () => void;
}

/** The ring of cards, and the result where it leaves room for it; below, that is for the buttons alone. */
export function winView(m: WinModel): TemplateResult {
  const ring = ringOf(m.layout);
  return html`<div
    ${cssVars({
      '--_ring-x': `calc(${ring.middle.x} * var(--u))`,
      '--_ring-y': `calc(${ring.middle.y} * var(--u))`,
      '--_ring-reach': `calc(${ring.reach} * var(--u))`,
    })}
  >
    ${ringView(ring)} ${result(m, ring.result)}
  </div>`;
}

function result(m: WinModel, place: 'inside' | 'beside' | 'below'): TemplateResult {
  const { msg } = m.i18n;
  const figure = (label: string, value: string): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<section class="win ${place}" aria-labelledby="win-title">
    <div class="win-result">
      <h2 id="win-title">${words.solved(msg)}</h2>
      <dl>
        ${figure(words.time(msg), words.clock(m.seconds))} ${figure(words.moves(msg), m.i18n.number(m.moves))}
        ${figure(words.score(msg), m.i18n.number(m.score))}
      </dl>
    </div>
    <div class="win-buttons" role="toolbar" aria-labelledby="win-title">
      <button class="push" part="button" type="button" data-action="new" @click=${m.onNew}>
        ${icon('new', 20)}<span>${words.newGame(msg)}</span>
      </button>
      <button
        class="push ${m.copied ? 'copied' : ''}"
        part="button"
        type="button"
        data-action="copy-result"
        tabindex="-1"
        @click=${m.onCopy}
      >
        ${icon(m.copied ? 'check' : 'copy', 20)}${copyWord(msg, words.copyResult(msg))}
      </button>
      ${copyStatus(msg, m.copied)}
    </div>
  </section>`;
}
