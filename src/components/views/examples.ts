/** Moves drawn with real cards, for the rules: what lies there, what is put on it, whether it fits, and why. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../../engine/index.js';
import type { Example } from '../localisation/rules-text.js';
import { cellsDrawn } from './cells.js';
import { CLOSE } from './dialog-icons.js';
import { cardPicture, rankMark } from './faces.js';
import { icon } from './icons.js';

const WIDTH = 46;
const CELLS = 4;

const stack = (name: string, cards: readonly Card[], slot: unknown = nothing): TemplateResult =>
  html`<div class="stacked ${name}">${slot}${cards.map((card) => cardPicture(card, WIDTH))}</div>`;

/** `kings`: an empty column waits for a king. */
const example = (
  { on, move, place, cells, fits, verdict, caption }: Example,
  kings: boolean,
): TemplateResult => {
  const mark = kings && place === 'column' ? rankMark('K') : nothing;
  const slot = on.length === 0 || place === 'cell' ? html`<span class="place">${mark}</span>` : nothing;
  return html`<figure class="example ${fits ? 'fits' : 'refuses'}">
    <div class="drawn" aria-hidden="true">
      ${cells === undefined ? nothing : cellsDrawn(CELLS, CELLS - cells)}
      <div class="moved">${stack('lies', on, slot)}${stack('comes', move)}</div>
      <span class="badge">${icon(fits ? 'check' : CLOSE, 16)}</span>
    </div>
    <figcaption><b>${verdict}</b> ${caption}</figcaption>
  </figure>`;
};

export const examplesView = (examples: readonly Example[], kings: boolean): TemplateResult =>
  html`<div class="examples">${examples.map((each) => example(each, kings))}</div>`;
