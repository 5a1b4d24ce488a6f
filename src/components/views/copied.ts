/** What a button that copies says: its word and, once that is done, the one that tells so in the same place. */
import { html, type TemplateResult } from 'lit';
import { copied } from '../localisation/words.js';
import type { Msg } from '../localisation/speech.js';

/** Both words, one of them hidden: the button keeps its width. */
export const copyWord = (msg: Msg, word: string): TemplateResult =>
  html`<span class="copy-word"><span>${word}</span><span>${copied(msg)}</span></span>`;
