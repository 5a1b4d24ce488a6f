/** The cover of a paused game: it stands where the board is hidden, and a tap anywhere on it plays on. */
import { html, type TemplateResult } from 'lit';
import { paused, resume } from '../localisation/words.js';
import type { Msg } from '../localisation/speech.js';
import { back, metrics } from './faces.js';
import { icon } from './icons.js';

const CARDS = [0, 1, 2];
const size = metrics(72);

export function pauseCover(msg: Msg, onResume: () => void): TemplateResult {
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onResume();
  };
  return html`<div
    class="pause"
    role="group"
    aria-labelledby="pause-title"
    @click=${onResume}
    @keydown=${escape}
  >
    <div class="pause-word">
      <div class="laid-down" aria-hidden="true">${CARDS.map(() => html`<span>${back(size)}</span>`)}</div>
      <h2 id="pause-title">${paused(msg)}</h2>
      <button class="push" part="button" type="button" data-action="resume">
        ${icon('play', 20)}<span>${resume(msg)}</span>
      </button>
    </div>
  </div>`;
}
