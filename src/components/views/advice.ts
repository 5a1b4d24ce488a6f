/** What advice shows beside the board: the line that tells whether the game can be won, a note, and the button Finish. */
import { html, nothing, type TemplateResult } from 'lit';
import * as words from '../localisation/advice-words.js';
import type { Speech } from '../localisation/speech.js';
import { close } from '../localisation/words.js';
import { icon, type IconName, type Stroke } from './icons.js';

/** A sentence on the table, what can be done about it, and whether it may be put away. */
export interface Note {
  readonly text: string;
  readonly action?: { readonly name: string; readonly label: string; readonly run: () => void };
  readonly onClose?: () => void;
}

const CLOSE = 'M6.5 6.5l11 11M17.5 6.5l-11 11';
const FINISH = 'M6 14.5l6-6 6 6M6 20l6-6 6 6M8 4h8';

const BARRED = 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15ZM6.7 6.7l10.6 10.6';

const pictures: Readonly<Record<words.VerdictName, IconName | Stroke>> = {
  winnable: 'check',
  unwinnable: BARRED,
  never: BARRED,
  unknown: 'M8.8 9.2a3.2 3.2 0 1 1 4.6 2.9c-.9.5-1.4 1.1-1.4 2.1v.3M12 18.3v.1',
  thinking: 'M6 12v.01M12 12v.01M18 12v.01',
};

/** The line below the bar. It is always there while it is wanted, so that nothing moves when the verdict changes. */
export const verdictView = (
  { msg }: Speech,
  verdict: words.VerdictName | null,
  onBack: (() => void) | null,
): TemplateResult =>
  html`<span class="verdict-word" data-verdict=${verdict ?? nothing}>
      ${verdict ? html`${icon(pictures[verdict], 18)}<span>${words.verdictWord(msg, verdict)}</span>` : nothing}
    </span>
    ${
      onBack
        ? html`<button
            part="button"
            type="button"
            data-action="back"
            aria-label=${words.wayBack(msg)}
            @click=${onBack}
          >
            ${icon('undo', 18)}<span class="long">${words.wayBack(msg)}</span
            ><span class="short">${words.wayBackShort(msg)}</span>
          </button>`
        : nothing
    }`;

const noteView = ({ msg }: Speech, { text, action, onClose }: Note): TemplateResult =>
  html`<div class="note" role="group" aria-label=${text}>
    <span>${text}</span>
    ${
      action
        ? html`<button part="button" type="button" data-action=${action.name} @click=${action.run}>
            ${action.label}
          </button>`
        : nothing
    }
    ${
      onClose
        ? html`<button
            class="away"
            part="button"
            type="button"
            data-action="put-away"
            aria-label=${close(msg)}
            title=${close(msg)}
            @click=${onClose}
          >
            ${icon(CLOSE, 18)}
          </button>`
        : nothing
    }
  </div>`;

/** What floats over the lower edge of the table. */
export const adviceView = (
  speech: Speech,
  note: Note | null,
  onFinish: (() => void) | null,
): TemplateResult =>
  html`${note ? noteView(speech, note) : nothing}
  ${
    onFinish && !note
      ? html`<button class="push finish" part="button" type="button" data-action="finish" @click=${onFinish}>
          ${icon(FINISH, 20)}<span>${words.finish(speech.msg)}</span>
        </button>`
      : nothing
  }`;
