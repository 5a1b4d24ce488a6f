/** The frame that every dialog shares: a native modal dialog with its title, its way out and a body that scrolls inside. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Speech } from '../localisation/speech.js';
import { close } from '../localisation/words.js';
import { CLOSE } from './dialog-icons.js';
import { icon } from './icons.js';

export type DialogName = 'new-game' | 'options' | 'rules' | 'statistics';

/** What a dialog shows in its frame. */
export interface DialogContent {
  title: string;
  body: unknown;
  /** Stands below the body and does not scroll with it. */
  foot?: TemplateResult;
  /** The body itself takes the focus, for a text that is scrolled by the keys. */
  reading?: boolean;
}

interface Frame extends DialogContent {
  i18n: Speech;
  name: DialogName;
  /** Called once the dialog has closed, however it was closed. */
  onClose: () => void;
}

// A press that begins on the text and ends outside, to select it, is no wish to leave.
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', (event) => (pressed = event.target));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && pressed === dialog) dialog.close();
  });
}

/** Closes the dialog that holds the event's element; the browser then gives the focus back to where it came from. */
export function leave(event: Event): void {
  (event.currentTarget as Element).closest('dialog')?.close();
}

const known = new WeakSet<HTMLDialogElement>();

/**
 * Shows a dialog that was rendered, with the focus on its first choice instead of on its close button. One that takes
 * the place of another in the frame begins at its top too.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!known.has(dialog)) closeByBackdrop(dialog);
  known.add(dialog);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('.dialog-body')?.scrollTo(0, 0);
  // Where nothing is to be chosen, the first button is the way out.
  (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('button'))?.focus();
}

export function dialogFrame({ i18n, name, title, body, foot, reading, onClose }: Frame): TemplateResult {
  // The browser tells of it late: another may stand in the frame by then.
  const closed = (event: Event): void => {
    if (!(event.currentTarget as HTMLDialogElement).open) onClose();
  };
  return html`<dialog
    class="dialog"
    part="dialog"
    data-dialog=${name}
    aria-labelledby=${`${name}-title`}
    @close=${closed}
  >
    <div class="dialog-head">
      <h2 id=${`${name}-title`}>${title}</h2>
      <button class="leave" type="button" data-action="close" aria-label=${close(i18n.msg)} @click=${leave}>
        ${icon(CLOSE, 20)}
      </button>
    </div>
    <div class="dialog-body" tabindex=${reading ? 0 : nothing} ?data-first=${reading}>${body}</div>
    ${foot ? html`<div class="dialog-foot">${foot}</div>` : nothing}
  </dialog>`;
}
