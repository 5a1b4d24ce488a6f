/** Little cells, columns and groups, drawn for the choice of cells and for the rules. */
import { html, nothing, svg, type TemplateResult } from 'lit';

const STEP = 20;

/** Cells as outlines, those that hold a card filled. */
export const cellsDrawn = (all: number, filled = 0): TemplateResult =>
  html`<svg
    class="cells"
    aria-hidden="true"
    width=${all * STEP - 2}
    height="26"
    viewBox="0 0 ${all * STEP - 2} 26"
  >
    ${Array.from(
      { length: all },
      (_, i) =>
        svg`<rect class=${i < all - filled ? 'free' : 'filled'} x=${1 + i * STEP} y="1" width="16" height="24" rx="2.5" />`,
    )}
  </svg>`;

const COLUMN_STEP = 18;

/** Empty columns, open below; of one of them an arrow tells that a group goes there. */
export const columnsDrawn = (all: number, goes: boolean): TemplateResult =>
  html`<svg
    class="cells"
    aria-hidden="true"
    width=${all * COLUMN_STEP - 2}
    height="28"
    viewBox="0 0 ${all * COLUMN_STEP - 2} 28"
  >
    ${Array.from(
      { length: all },
      (_, i) => svg`<path d="M${1 + i * COLUMN_STEP} 27V4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3V27" />`,
    )}
    ${goes ? svg`<path d="M8 6v13M4.5 15.5 8 19l3.5-3.5" />` : nothing}
  </svg>`;

const STRIP = 2.5;

/** A group as a column of so many cards, one a line. */
export const groupDrawn = (count: number): TemplateResult => {
  const strips = (count - 1) * STRIP;
  const lines = Array.from({ length: count - 1 }, (_, i) => `M.5 ${(i + 1) * STRIP + 0.5}h13`).join('');
  return html`<svg class="group" aria-hidden="true" width="14" height=${strips + 14}>
    <path
      d="M2 .5h10a1.5 1.5 0 0 1 1.5 1.5v${strips + 10}a1.5 1.5 0 0 1-1.5 1.5H2a1.5 1.5 0 0 1-1.5-1.5V2A1.5 1.5 0 0 1 2 .5${lines}"
    />
  </svg>`;
};
