/** The icons of the bar and the dialogs: one round stroke each on a grid of 24. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';

const strokes = {
  new: 'M12.5 20.5H6.5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2H14a2 2 0 0 1 2 2V11.5M18 14.5v7M14.5 18h7',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14.5a5.25 5.25 0 0 1 0 10.5H9',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9H9.5a5.25 5.25 0 0 0 0 10.5H15',
  hint: 'M9.2 17.5v-1.3c0-1-.6-1.7-1.3-2.5a6 6 0 1 1 8.2 0c-.7.8-1.3 1.5-1.3 2.5v1.3ZM10 21h4',
  rules:
    'M12 6.5C10.5 5 8 4.5 3.5 4.5v13.5c4.5 0 7 .5 8.5 2 1.5-1.5 4-2 8.5-2V4.5c-4.5 0-7 .5-8.5 2ZM12 6.5v13.5',
  options:
    'M3.5 7.5h9.25a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0M18.25 7.5h2.25M3.5 16.5h2.25a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0M11.25 16.5h9.25',
  copy: 'M10.7 8.5h7.1a2.2 2.2 0 0 1 2.2 2.2v7.1a2.2 2.2 0 0 1-2.2 2.2h-7.1a2.2 2.2 0 0 1-2.2-2.2v-7.1a2.2 2.2 0 0 1 2.2-2.2ZM15.5 8.5V6.2A2.2 2.2 0 0 0 13.3 4H6.2A2.2 2.2 0 0 0 4 6.2v7.1a2.2 2.2 0 0 0 2.2 2.2h2.3',
  recycle: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.5 2.5v4.5H13',
  check: 'M5 12.5 10 17.5 19.5 7',
  pause: 'M9 6.5v11M15 6.5v11',
  play: 'M8 5.5v13l10.5-6.5Z',
} as const;

export type IconName = keyof typeof strokes;
/** What only dialogs show, they bring themselves: the path itself. */
export type Stroke = `M${string}`;

/** An icon in the colour of the text around it, `size` pixels wide; it says nothing to a screen reader. */
export const icon = (name: IconName | Stroke, size = 22): TemplateResult =>
  html`<svg
    class="icon"
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${(strokes as Readonly<Record<string, string>>)[name] ?? name} />
  </svg>`;
