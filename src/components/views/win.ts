/** The end of a won game: what it took, as a line to copy too, and the next game one tap away. It stands in the middle of the ring of cards. */
import { html, type TemplateResult } from 'lit';
import type { Speech } from '../localisation/speech.js';
import * as words from '../localisation/words.js';
import { copyStatus, copyWord } from './copied.js';
import { icon } from './icons.js';

export interface WinModel {
  i18n: Speech;
  seconds: number;
  moves: number;
  score: number;
  /** Where the ring leaves room for it; below, that is for the buttons alone. */
  place: 'inside' | 'beside' | 'below';
  /** The result was copied a moment ago. */
  copied: boolean;
  onNew: () => void;
  onCopy: () => void;
}

export function winPanel(m: WinModel): TemplateResult {
  const { msg } = m.i18n;
  const figure = (label: string, value: string): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<section class="win ${m.place}" aria-labelledby="win-title">
    <div class="win-result">
      <h2 id="win-title">${words.solved(msg)}</h2>
      <dl>
        ${figure(words.time(msg), words.clock(m.seconds))} ${figure(words.moves(msg), m.i18n.number(m.moves))}
        ${figure(words.score(msg), m.i18n.number(m.score))}
      </dl>
    </div>
    <div class="win-buttons">
      <button class="push" part="button" type="button" data-action="new" @click=${m.onNew}>
        ${icon('new', 20)}<span>${words.newGame(msg)}</span>
      </button>
      <button
        class="push ${m.copied ? 'copied' : ''}"
        part="button"
        type="button"
        data-action="copy-result"
        @click=${m.onCopy}
      >
        ${icon(m.copied ? 'check' : 'copy', 20)}${copyWord(msg, words.copyResult(msg))}
      </button>
      ${copyStatus(msg, m.copied)}
    </div>
  </section>`;
}
