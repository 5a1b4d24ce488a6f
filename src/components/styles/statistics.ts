/** The Statistics dialog: its figures, its chart and its questions. */
import { css } from 'lit';

export const statisticsStyles = css`
  [data-dialog='statistics'] {
    width: 520px;
  }
  /* In a dialog the accent is the dialogs' own; the chart lies on the table, in the table's colours. */
  .frame {
    --_table-accent: var(--_accent);
    --_table-accent-ink: var(--_accent-ink);
  }
  /* Whatever is drawn here stands under this class: the board below has names of its own. */
  .statistics {
    container: statistics / inline-size;
    font-variant-numeric: tabular-nums;
    .figures-row {
      display: flex;
      align-items: center;
      gap: 28px;
      margin-block: 18px 16px;
    }
    .figures-row dl {
      display: grid;
      flex: 1;
      grid-template-columns: repeat(4, auto);
      gap: 12px 16px;
      margin: 0;
    }
    .figures-row dl > div {
      display: flex;
      flex-direction: column-reverse;
      justify-content: flex-end;
    }
    .figures-row dt {
      color: var(--_surface-mute);
      font-size: 13px;
      line-height: 1.3;
    }
    .figures-row dd {
      margin: 0;
      font-size: 28px;
      font-weight: 500;
      letter-spacing: -0.02em;
      line-height: 1.15;
    }
    .share {
      flex: none;
      fill: none;
      stroke-width: 9;
    }
    .share .whole {
      stroke: var(--_surface-line);
    }
    .share .part {
      stroke: var(--_primary);
      transform: rotate(-90deg);
      transform-origin: center;
    }
    .share text {
      fill: currentColor;
      font-size: 21px;
      font-weight: 500;
      letter-spacing: -0.02em;
      text-anchor: middle;
    }

    .last,
    .none {
      --_accent: var(--_table-accent);
      --_accent-ink: var(--_table-accent-ink);
      padding: 12px 14px 12px;
      border: 1px solid transparent;
      border-radius: 14px;
      background: var(--_table);
      color: var(--_text);
    }
    .last-head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 8px;
      margin-bottom: 10px;
    }
    h3 {
      font-size: 15px;
      font-weight: 500;
    }
    .last .segments {
      flex: none;
      background: none;
      box-shadow: inset 0 0 0 1px var(--_line);
    }
    .last .segment {
      min-height: 36px;
      padding-inline: 10px;
      font-size: 13px;
    }
    .last .segment:has(:checked) {
      background: var(--_text);
      box-shadow: none;
      color: var(--_table);
    }
    .last .segment:has(:focus-visible) {
      outline-color: var(--_accent);
    }
    .chart {
      display: block;
      overflow: visible;
    }
    .chart .ground {
      stroke: var(--_line);
    }
    .chart .coming {
      fill: var(--_line);
    }
    .chart .hit {
      fill: none;
      pointer-events: all;
    }
    .won {
      fill: var(--_card);
      stroke: var(--_card-edge);
    }
    .best {
      fill: var(--_accent);
      stroke: none;
    }
    .pip {
      transform: scale(0.3);
    }
    .pip.turned {
      transform: scale(-0.3);
    }
    .suit-S {
      fill: var(--_spades);
    }
    .suit-H {
      fill: var(--_hearts);
    }
    .suit-C {
      fill: var(--_clubs);
    }
    .suit-D {
      fill: var(--_diamonds);
    }
    .best + * .pip,
    .best ~ * .pip {
      fill: var(--_accent-ink);
    }
    .chart g:hover > .won {
      stroke: var(--_accent);
      stroke-width: 2;
    }
    .cut {
      stroke: var(--_table);
      stroke-width: 2.5;
    }
    .lost {
      fill: none;
      stroke: var(--_text);
      stroke-width: 1.5;
    }
    .open {
      fill: none;
      stroke: var(--_text);
      stroke-width: 1.25;
      stroke-dasharray: 2.5 2;
    }
    .median {
      stroke: var(--_text);
      stroke-dasharray: 1 4;
      stroke-linecap: round;
      stroke-width: 1.75;
    }
    .streak {
      stroke: var(--_accent);
      stroke-linecap: round;
      stroke-width: 3;
    }
    .chart text {
      fill: var(--_accent);
      font-size: 12px;
      font-weight: 500;
      text-anchor: middle;
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 14px;
      margin-top: 6px;
      font-size: 13px;
    }
    .legend span {
      display: inline-flex;
      align-items: center;
      gap: 6px;
    }

    table {
      width: 100%;
      margin-top: 16px;
      border-collapse: collapse;
      font: inherit;
      font-variant-numeric: inherit;
      text-align: end;
    }
    :is(th, td) {
      padding-block: 7px;
      padding-inline: 8px 0;
      font-weight: 400;
    }
    thead th,
    [scope='row'] {
      color: var(--_surface-mute);
      font-size: 13px;
    }
    [scope='row'] {
      padding-inline-start: 0;
      text-align: start;
    }
    tbody tr {
      border-top: 1px solid var(--_surface-line);
    }
    tbody td {
      font-size: 16px;
      font-weight: 500;
    }
    .how {
      margin-block: 12px;
    }
    .silent {
      margin: 0;
    }
    .actions,
    .ask {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }
    .ask p {
      flex: 100%;
    }
    .push {
      min-height: 44px;
    }
    .quiet {
      border-color: var(--_surface-line);
      background: none;
      color: inherit;
    }
    [data-action^='delete'] {
      color: var(--_error);
    }
    .link {
      color: var(--_primary);
      text-decoration: underline;
      cursor: pointer;
    }
    textarea {
      height: auto;
      padding: 10px 12px;
      font:
        12px/1.4 ui-monospace,
        Menlo,
        Consolas,
        monospace;
      resize: vertical;
    }
    @container statistics (width < 400px) {
      .figures-row {
        gap: 20px;
      }
      .figures-row dl {
        grid-template-columns: 1fr 1fr;
      }
      .figures-row dd {
        font-size: 24px;
      }
      .last {
        padding-inline: 10px;
      }
      :is(th, td) {
        padding-inline-start: 4px;
      }
      thead th {
        font-size: 12px;
      }
      .pip {
        transform: scale(0.22);
      }
      .pip.turned {
        transform: scale(-0.22);
      }
    }
    .none {
      margin-top: 18px;
      padding: 24px 20px 26px;
      text-align: center;
    }
    .none svg {
      max-width: 100%;
      fill: var(--_glyph);
    }
    .none rect {
      fill: var(--_table);
      stroke: var(--_line);
      stroke-width: 1.5;
    }
    .none p {
      color: var(--_mute);
    }
    .none .push {
      margin-top: 16px;
      padding-inline: 32px;
    }
    .none .push:focus-visible {
      outline-color: var(--_text);
    }
    @media (forced-colors: active) {
      .last .segment:has(:checked) {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
      .share .whole {
        stroke-width: 1;
      }
      .best {
        fill: Highlight;
      }
      .none rect {
        stroke: CanvasText;
      }
    }
  }
`;
