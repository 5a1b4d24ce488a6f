/** The Options dialog: a switch for each of the player's options, how the board looks, and the ways to more. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Speech } from '../localisation/speech.js';
import { statistics } from '../localisation/statistics-words.js';
import {
  fullScreen,
  leaveFullScreen,
  lookName,
  lookWord,
  optionHelp,
  optionName,
  options,
  type SwitchedName,
} from '../localisation/words.js';
import { DARK, ENLARGE, LIGHT, REDUCE, STATISTICS } from './dialog-icons.js';
import type { DialogContent } from './dialog.js';
import { face, metrics, suitMark } from './faces.js';
import { icon } from './icons.js';

export interface OptionsModel {
  i18n: Speech;
  switches: readonly Switch[];
  looks: readonly Look[];
  onStatistics: () => void;
  /** Whether the board fills the screen; null where it may not. */
  full: boolean | null;
  onFull: () => void;
}

/** An option that is on or off. */
export interface Switch {
  readonly name: SwitchedName;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** One look of the board with all the words that it may have, and the one that it has now. */
interface Look {
  readonly name: string;
  readonly words: readonly string[];
  readonly worn: string;
  readonly onWear: (word: string) => void;
}

// Bound, not written: a native checkbox tells its state itself, and aria-checked must not stand on it.
const ROLE = 'switch';

function row({ msg }: Speech, { name, on, onToggle }: Switch, index: number): TemplateResult {
  return html`<label class="row">
    <span class="row-text">
      <span id="${name}-name">${optionName(msg, name)}</span>
      <small id="${name}-help">${optionHelp(msg, name)}</small>
    </span>
    <input
      class="switch"
      type="checkbox"
      role=${ROLE}
      data-option=${name}
      aria-labelledby="${name}-name"
      aria-describedby="${name}-help"
      ?data-first=${index === 0}
      .checked=${on}
      @change=${(event: Event) => onToggle((event.currentTarget as HTMLInputElement).checked)}
    />
  </label>`;
}

const pips = (deck: string): TemplateResult =>
  html`<span class="mini pips deck-${deck}"
    >${(['S', 'H', 'C', 'D'] as const).map((suit) => html`<span class="suit-${suit}">${suitMark(suit)}</span>`)}</span
  >`;

const corner = (cap: number, large: boolean): TemplateResult =>
  html`<span class="mini corner"
    >${face('8H', { ...metrics(38, large), cap, padX: 3, padY: 4 }, 'covered')}</span
  >`;

/** The board in small, with the foundations where the hand is. */
const side = (filled: number): TemplateResult =>
  html`<svg class="side" width="31" height="22" viewBox="0 0 31 22">
    ${[0, 1, 2].map((at) => svg`<rect class=${at === filled ? 'filled' : 'free'} x=${1 + at * 10.5} y="1" width="8" height="11" rx="1.5" />`)}
    <path d="M1 19.5h29" />
  </svg>`;

const PICTURES: Readonly<Record<string, () => TemplateResult>> = {
  'theme light': () => icon(LIGHT, 18),
  'theme dark': () => icon(DARK, 18),
  'deck two': () => pips('two'),
  'deck four': () => pips('four'),
  'faces classic': () => corner(11, false),
  'faces large': () => corner(17, true),
  'layout right': () => side(2),
  'layout left': () => side(0),
};

function look({ msg }: Speech, { name, words, worn, onWear }: Look): TemplateResult {
  return html`<div class="look" role="radiogroup" aria-labelledby="${name}-name">
    <span id="${name}-name" class="look-name">${lookName(msg, name)}</span>
    <span class="segments">
      ${words.map(
        (word) =>
          html`<label class="segment">
            <input
              type="radio"
              name=${name}
              value=${word}
              .checked=${word === worn}
              @change=${() => onWear(word)}
            />
            <span class="segment-picture" aria-hidden="true">${PICTURES[`${name} ${word}`]?.()}</span>
            <span>${lookWord(msg, name, word)}</span>
          </label>`,
      )}
    </span>
  </div>`;
}

const more = (name: string, picture: TemplateResult, label: string, run: () => void): TemplateResult =>
  html`<button class="push quiet" part="button" type="button" data-action=${name} @click=${run}>
    ${picture}<span>${label}</span>
  </button>`;

export function optionsDialog(m: OptionsModel): DialogContent {
  const { msg } = m.i18n;
  return {
    title: options(msg),
    body: html`<div class="options">
      <div>${m.switches.map((each, index) => row(m.i18n, each, index))}</div>
      <div class="looks">${m.looks.map((each) => look(m.i18n, each))}</div>
    </div>`,
    foot: html`${more('statistics', icon(STATISTICS, 20), statistics(msg), m.onStatistics)}
    ${
      m.full === null
        ? nothing
        : more(
            'full-screen',
            icon(m.full ? REDUCE : ENLARGE, 20),
            m.full ? leaveFullScreen(msg) : fullScreen(msg),
            m.onFull,
          )
    }`,
  };
}
