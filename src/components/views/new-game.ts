/** The New game dialog: the choices of the game's option as pictures, a deal code, and the same deal again. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../../engine/index.js';
import {
  anyDeal,
  choiceHint,
  choiceName,
  codeHelp,
  countsAsLost,
  deal,
  dealAgain,
  dealAnyway,
  dealCode,
  gameGone,
  keepPlaying,
  movesGone,
  newGame,
  optional,
  optionLegend,
  restartAnyway,
} from '../localisation/words.js';
import type { Speech } from '../localisation/speech.js';
import { cellsDrawn } from './cells.js';
import { NO } from './dialog-icons.js';
import type { DialogContent } from './dialog.js';
import { face, metrics } from './faces.js';
import { icon } from './icons.js';

/** What a text in the code field comes to: a deal, told in a line, or an error, told in a line. */
export type CodeCheck = { ok: string; value?: string | number } | { error: string } | null;

/** The ways to a game: another deal, or the same one again. */
export type Way = 'deal' | 'restart';

export interface NewGameModel {
  i18n: Speech;
  /** The option that the game is dealt with, and its values, as the engine's facts tell them. */
  option: { readonly name: string; readonly values: readonly (string | number)[] };
  chosen: string | number;
  /** What stands in the code field. */
  code: string;
  /** Judges the code field; null when it is empty. A whole code also tells the value that it asks for. */
  check: (text: string) => CodeCheck;
  onChoose: (value: string | number) => void;
  onCode: (text: string) => void;
  /** Whether to go this way, with what it would lose, is asked; null where nothing is. */
  asked: Way | null;
  /** The game counts, so that it would count as lost. */
  counts: boolean;
  onWay: (way: Way) => void;
  /** The question is answered by no. */
  onKeep: () => void;
}

const small = { ...metrics(36), cap: 12, padX: 3.2, padY: 3 };

const cards = (kind: 'fan' | 'stack', ...shown: Card[]): TemplateResult =>
  html`<span class=${kind}
    >${shown.map((card) => html`<span class="mini">${face(card, small, 'covered')}</span>`)}</span
  >`;

const PICTURES: Readonly<Record<string, (value: string | number) => TemplateResult>> = {
  rule: (value) => (value === 'relaxed' ? cards('stack', '8H', '7C') : cards('stack', '8H', '7H')),
  draw: (value) => (value === 3 ? cards('fan', '9D', 'TD', 'KH') : cards('fan', '9D')),
  cells: (value) => cellsDrawn(Number(value)),
};

/** The two ways to a game; or what one of them would lose, with the safe answer where the way was pressed. */
function foot(m: NewGameModel, wrong: boolean): TemplateResult {
  const { msg } = m.i18n;
  const push = (name: string, label: string, run: () => void, quiet: boolean, off = false): TemplateResult =>
    html`<button
      class="push ${quiet ? 'quiet' : ''}"
      part="button"
      type="button"
      data-action=${name}
      aria-describedby=${name === 'keep' ? 'lost' : nothing}
      ?disabled=${off}
      @click=${run}
    >
      ${label}
    </button>`;
  const dealNow = (): void => m.onWay('deal');
  const restart = (): void => m.onWay('restart');
  const keep = (): TemplateResult => push('keep', keepPlaying(msg), m.onKeep, false);
  switch (m.asked) {
    case 'deal':
      return html`<p id="lost">${m.counts ? countsAsLost(msg) : gameGone(msg)}</p>
        ${push('deal', dealAnyway(msg), dealNow, true)} ${keep()}`;
    case 'restart':
      return html`<p id="lost">${movesGone(msg)}</p>
        ${keep()} ${push('restart', restartAnyway(msg), restart, true)}`;
    default:
      return html`${push('restart', dealAgain(msg), restart, true)}
      ${push('deal', deal(msg), dealNow, false, wrong)}`;
  }
}

export function newGameDialog(m: NewGameModel): DialogContent {
  const { msg } = m.i18n;
  const { name, values } = m.option;
  const found = m.check(m.code);
  const wrong = found !== null && 'error' in found;
  const asked = found !== null && 'ok' in found ? found.value : undefined;
  const chosen = asked ?? m.chosen;

  // No form: a sandboxed frame may forbid submitting one.
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing || wrong) return;
    event.preventDefault();
    m.onWay('deal');
  };

  const choice = (value: string | number): TemplateResult =>
    html`<label class="choice">
      <input
        type="radio"
        name="option"
        value=${value}
        ?data-first=${value === chosen}
        ?disabled=${asked !== undefined && value !== asked}
        .checked=${value === chosen}
        @change=${() => m.onChoose(value)}
      />
      <span class="choice-card">
        ${icon('check', 16)}
        <span class="choice-picture" aria-hidden="true">${PICTURES[name]?.(value)}</span>
        <span>${choiceName(msg, name, value)}</span>
        <small>${choiceHint(msg, name, value)}</small>
      </span>
    </label>`;

  return {
    title: newGame(msg),
    foot: foot(m, wrong),
    body: html`<div class="new-game" @keydown=${enter}>
      ${
        values.length > 1
          ? html`<fieldset>
              <legend class="label">${optionLegend(msg, name)}</legend>
              <div class="choices">${values.map(choice)}</div>
            </fieldset>`
          : nothing
      }
      <div>
        <label class="label" for="deal-code">${dealCode(msg)} <i>${optional(msg)}</i></label>
        <input
          id="deal-code"
          class="field"
          type="text"
          dir="ltr"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          enterkeyhint="go"
          aria-describedby="code-line"
          aria-invalid=${wrong ? 'true' : nothing}
          placeholder=${anyDeal(msg)}
          .value=${m.code}
          @input=${(event: Event) => m.onCode((event.currentTarget as HTMLInputElement).value)}
        />
        <p
          id="code-line"
          class="advice ${found === null ? '' : wrong ? 'wrong' : 'right'}"
          aria-live="polite"
        >
          ${
            found === null
              ? codeHelp(msg)
              : 'error' in found
                ? html`${icon(NO, 16)}<span>${found.error}</span>`
                : html`${icon('check', 16)}<span>${found.ok}</span>`
          }
        </p>
      </div>
    </div>`,
  };
}
