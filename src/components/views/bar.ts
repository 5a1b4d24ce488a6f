/** The bar: the game's figures, its deal code and its buttons; on a small board the buttons are a row of their own below. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Speech } from '../localisation/speech.js';
import { copyWord } from './copied.js';
import type { WidthClass } from './geometry.js';
import { icon, type IconName } from './icons.js';
import * as words from '../localisation/words.js';

export interface BarModel {
  i18n: Speech;
  controls: 'full' | 'minimal' | 'none';
  /** The room that the container gives: below 600 px, below 1000 px, or more. */
  wide: WidthClass;
  seconds: number;
  moves: number;
  score: number;
  /** The whole deal code, or null where the board was set up by hand. */
  code: string | null;
  canUndo: boolean;
  canRedo: boolean;
  /** A link to the deal is copied, instead of its code. */
  linked: boolean;
  /** The code or the link was copied a moment ago. */
  copied: boolean;
  /** A hint may be asked for. */
  hints: boolean;
  paused: boolean;
  /** Time runs, so that it can be paused. */
  pauses: boolean;
  play: Doings;
  onCopy: () => void;
}

/** What the buttons do. */
interface Doings {
  open: (dialog: 'new-game' | 'rules' | 'options') => void;
  undo: () => void;
  redo: () => void;
  hint: () => void;
  pause: () => void;
}

interface Action {
  name: string;
  icon: IconName;
  label: string;
  run: () => void;
  off?: boolean;
}

function undoAction(m: BarModel): Action {
  return { name: 'undo', icon: 'undo', label: words.undo(m.i18n.msg), run: m.play.undo, off: !m.canUndo };
}

function actions(m: BarModel): Action[] {
  const { msg } = m.i18n;
  const small = m.wide === 'small';
  return [
    {
      name: 'new',
      icon: 'new',
      label: small ? words.newShort(msg) : words.newGame(msg),
      run: () => m.play.open('new-game'),
    },
    undoAction(m),
    { name: 'redo', icon: 'redo', label: words.redo(msg), run: m.play.redo, off: !m.canRedo },
    { name: 'hint', icon: 'hint', label: words.hint(msg), run: m.play.hint, off: !m.hints },
    { name: 'rules', icon: 'rules', label: words.rules(msg), run: () => m.play.open('rules') },
    { name: 'options', icon: 'options', label: words.options(msg), run: () => m.play.open('options') },
  ];
}

/** A button that shows its label, or its icon alone and then its label as its name and tooltip. */
function button(action: Action, labelled: boolean, first = false): TemplateResult {
  const name = labelled ? nothing : action.label;
  return html`<button
    class="bar-button"
    part="button"
    type="button"
    data-action=${action.name}
    aria-label=${name}
    title=${name}
    aria-disabled=${action.off || nothing}
    tabindex=${first ? 0 : -1}
    @click=${action.off ? null : action.run}
  >
    ${icon(action.icon)}${labelled ? html`<span>${action.label}</span>` : nothing}
  </button>`;
}

function figure(label: string, value: string, name: string): TemplateResult {
  return html`<span class="figure ${name}"><span>${label}</span> <b>${value}</b></span>`;
}

/** The button lies over the time, which stays text: named by its seconds, it would be read aloud at each of them. */
function time(m: BarModel): TemplateResult {
  const { msg } = m.i18n;
  const name = m.paused ? words.resume(msg) : words.pauseTime(msg);
  return html`<span class="figure time"
    ><span>${words.time(msg)}</span>
    <button
      class="pauses"
      part="button"
      type="button"
      data-action="pause"
      aria-label=${name}
      title=${name}
      aria-disabled=${!(m.paused || m.pauses) || nothing}
      tabindex="0"
      @click=${m.play.pause}
    ></button>
    <b>${words.clock(m.seconds)}${icon(m.paused ? 'play' : 'pause', 15)}</b></span
  >`;
}

/** The code's button and, once it was pressed, the word that says so in the same place; it is announced too. */
function code(m: BarModel, text: string): TemplateResult {
  const { msg } = m.i18n;
  const name = m.linked ? words.copyLink(msg) : words.copyCode(msg);
  return html`<button
    class="code ${m.copied ? 'copied' : ''}"
    part="button"
    type="button"
    data-action="copy"
    title=${m.linked ? name : text}
    tabindex="-1"
    @click=${m.onCopy}
  >
    ${copyWord(msg, m.wide === 'large' ? text : text.slice(-7))}
    <span class="unseen">${name}</span>${icon(m.copied ? 'check' : 'copy', 18)}
  </button>`;
}

/** The bar above the board. It holds the buttons too where there is room for them. */
export function statsBar(m: BarModel): TemplateResult | typeof nothing {
  if (m.controls === 'none') return nothing;
  const { i18n } = m;
  const full = m.controls === 'full';
  return html`<div
    class="bar ${m.wide} ${m.controls}"
    part="bar"
    role="toolbar"
    aria-label=${words.gameBar(i18n.msg)}
  >
    <div class="figures">
      ${full ? time(m) : figure(words.time(i18n.msg), words.clock(m.seconds), 'time')}
      ${figure(words.moves(i18n.msg), i18n.number(m.moves), 'moves')}
      ${figure(words.score(i18n.msg), i18n.number(m.score), 'score')}
    </div>
    ${full && m.code ? code(m, m.code) : nothing}
    ${
      full
        ? m.wide === 'small'
          ? nothing
          : html`<div class="buttons">
              ${actions(m).map((action) => button(action, m.wide === 'large' || action.name === 'new'))}
            </div>`
        : button(undoAction(m), false, true)
    }
  </div>`;
}

/** The row of buttons below a small board; nothing where the bar above holds them. */
export function buttonsBar(m: BarModel): TemplateResult | typeof nothing {
  if (m.controls !== 'full' || m.wide !== 'small') return nothing;
  return html`<div class="bar tabs" part="bar" role="toolbar" aria-label=${words.gameBar(m.i18n.msg)}>
    ${actions(m).map((action, index) => button(action, true, index === 0))}
  </div>`;
}
