/** The dialogs: their frame, the pictures to choose from, the code field, the switches and the rules. */
import { css } from 'lit';

export const dialogStyles = css`
  .dialog {
    box-sizing: border-box;
    inline-size: 420px;
    max-inline-size: calc(100% - clamp(16px, 8vw, 44px));
    max-block-size: min(100% - 24px, 760px);
    margin: auto;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-color: var(--_surface-mute) transparent;
    border: 1px solid transparent;
    border-radius: 18px;
    background: var(--_surface);
    color: var(--_surface-text);
    box-shadow:
      0 24px 64px #000e0a6b,
      0 2px 6px #0003;
    font-size: 15px;
    font-weight: 400;
    line-height: 1.4667;
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    overflow-wrap: break-word;
    cursor: default;
  }
  .dialog[open] {
    display: flex;
    flex-direction: column;
    animation: rise var(--_duration, 160ms) ease-out;
  }
  .dialog[data-dialog='rules'] {
    inline-size: 520px;
  }
  .dialog::backdrop {
    background: #06120e94;
    animation: fade 160ms ease-out;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  .dialog :is(h2, h3, p, ul, fieldset, legend, table) {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
    font: inherit;
  }
  .dialog :focus-visible,
  .choice input:focus-visible + .choice-card {
    outline: 3px solid var(--_primary);
    outline-offset: 2px;
  }
  .dialog-head {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 12px 4px;
    padding-inline: 22px 10px;
  }
  .dialog .dialog-head h2 {
    font-size: 21px;
    font-weight: 500;
    line-height: 1.3333;
    letter-spacing: -0.01em;
  }
  .dialog .leave {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border-radius: 12px;
    color: var(--_surface-mute);
  }
  .dialog-body {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 96px;
    padding: 2px 22px 22px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .dialog-body[tabindex] {
    border-block-start: 1px solid var(--_surface-line);
  }
  .dialog .dialog-body:focus-visible {
    outline-width: 2px;
    outline-offset: -2px;
    border-end-start-radius: 16px;
    border-end-end-radius: 16px;
  }
  .dialog-foot {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 10px;
    padding: 0 22px 22px;
  }
  .dialog .push {
    flex: 1.2 1 0;
    min-inline-size: min-content;
    min-block-size: 48px;
    padding: 4px 10px;
    border-radius: 12px;
    background: var(--_primary);
    color: var(--_on-primary);
    font-size: 15.5px;
    font-weight: 500;
    line-height: 1.2;
  }
  .dialog .quiet {
    flex-grow: 1;
    border-color: var(--_surface-line);
    background: none;
    color: inherit;
  }
  .dialog .push:disabled {
    opacity: 0.42;
    cursor: default;
  }

  .dialog .label {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 8px;
    inline-size: 100%;
    margin-block-end: 8px;
    font-size: 13.5px;
    font-weight: 500;
    line-height: 1.3333;
  }
  label.label {
    margin-block-start: 20px;
  }
  .label i {
    color: var(--_surface-mute);
    font-style: normal;
    font-weight: 400;
  }
  .dialog small,
  .dialog .advice {
    color: var(--_surface-mute);
    font-size: 13px;
    font-weight: 400;
    line-height: 1.3846;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice {
    position: relative;
    display: grid;
    flex: 1 1 0;
    min-inline-size: min-content;
  }
  .choice input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice-card {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 12px 4px 10px;
    border: 1px solid var(--_surface-line);
    border-radius: 12px;
    text-align: center;
    line-height: 1.3333;
  }
  .choice-name {
    font-weight: 500;
  }
  .choice .icon {
    position: absolute;
    inset-block-start: 7px;
    inset-inline-end: 7px;
    visibility: hidden;
    color: var(--_primary);
  }
  .choice-picture {
    display: grid;
    place-items: center;
    max-inline-size: 100%;
    block-size: 52px;
    margin-block-end: 8px;
    color: var(--_surface-mute);
  }
  .choice :checked + .choice-card {
    border-color: var(--_primary);
    background: color-mix(in srgb, var(--_primary) 9%, var(--_surface));
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  .choice :checked + .choice-card .icon {
    visibility: visible;
  }
  .choice :checked + .choice-card .choice-picture {
    color: var(--_primary);
  }
  .choice :disabled + .choice-card {
    opacity: 0.5;
  }
  .choice :disabled {
    cursor: default;
  }
  .fan,
  .stack {
    direction: ltr;
    display: flex;
    align-items: flex-start;
    block-size: 52px;
    overflow: hidden;
  }
  .stack {
    flex-direction: column;
  }
  .mini {
    position: relative;
    flex: none;
    inline-size: 36px;
    block-size: 50px;
    border-radius: 3px;
    background: var(--_card);
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      var(--_shadow);
  }
  .fan .mini {
    margin-block-start: 2px;
  }
  .fan .mini + .mini {
    margin-inline-start: -9px;
  }
  .stack .mini + .mini {
    margin-block-start: -31px;
  }
  .cells {
    max-inline-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }
  .cells .filled {
    fill: currentColor;
    opacity: 0.28;
  }

  .dialog .field {
    box-sizing: border-box;
    display: block;
    inline-size: 100%;
    min-block-size: 48px;
    margin: 0;
    padding: 0 14px;
    border: 1px solid var(--_surface-line);
    border-radius: 12px;
    background: var(--_surface-2);
    color: inherit;
    font:
      400 16px / 1.5 ui-monospace,
      Menlo,
      Consolas,
      'DejaVu Sans Mono',
      monospace;
    letter-spacing: normal;
    text-align: start;
    appearance: none;
  }
  .field::placeholder {
    color: var(--_surface-mute);
    font-family: var(--_font, system-ui), system-ui, sans-serif;
    opacity: 1;
  }
  .field[aria-invalid] {
    border-color: var(--_error);
    box-shadow: inset 0 0 0 1px var(--_error);
  }
  .dialog .advice {
    display: flex;
    gap: 6px;
    margin-block-start: 7px;
  }
  .advice .icon {
    margin-block-start: 1px;
  }
  .dialog .wrong {
    color: var(--_error);
  }
  .dialog .right {
    color: var(--_ok);
  }

  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 56px;
    padding-block: 6px;
    box-sizing: border-box;
    font-weight: 500;
    line-height: 1.3333;
    cursor: pointer;
  }
  .row small,
  .choice small {
    display: block;
  }
  .switch {
    position: relative;
    flex: none;
    box-sizing: border-box;
    inline-size: 46px;
    block-size: 28px;
    margin: 0;
    border: 1px solid transparent;
    border-radius: 14px;
    background: var(--_switch-off);
    appearance: none;
    cursor: pointer;
    transition: background-color 120ms;
  }
  .switch::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 11px;
    background: #fff;
    box-shadow: 0 1px 2px #0000004d;
    transition: inset-inline-start 120ms ease-out;
  }
  .switch:checked {
    background: var(--_primary);
  }
  .switch:checked::before {
    inset-inline-start: 20px;
    background: var(--_on-primary);
  }

  .rules h3 {
    margin-block: 20px 6px;
    font-weight: 600;
  }
  .rules p + p,
  .rules p + ul {
    margin-block-start: 8px;
  }
  .rules ul {
    padding-inline-start: 20px;
  }
  .rules li + li {
    margin-block-start: 4px;
  }
  .rules p:empty + h3 {
    margin-block-start: 12px;
  }
  .rules table {
    inline-size: 100%;
    margin-block: 12px;
    border-collapse: collapse;
    table-layout: fixed;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .rules :is(th, td) {
    padding: 6px 3px;
    font-weight: 400;
  }
  .rules :is([rowspan], [scope='row']) {
    inline-size: 84px;
    padding-inline-start: 0;
    text-align: start;
  }
  .rules thead {
    color: var(--_surface-mute);
    font-size: 13px;
    line-height: 1.25;
    vertical-align: bottom;
  }
  .rules tbody tr {
    border-block-start: 1px solid var(--_surface-line);
  }
  .rules :is([colspan] + [colspan], th:nth-child(4), td:nth-child(5)) {
    border-inline-start: 1px solid var(--_surface-line);
  }
  .rules th + td {
    font-weight: 500;
  }
  .rules .cells {
    display: block;
    block-size: 20px;
    inline-size: auto;
  }

  /* A phone on its side: the choices and the code stand side by side. */
  @media (height < 440px) and (width > 540px) {
    .dialog[data-dialog='new-game'] {
      inline-size: 640px;
    }
    .new-game {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 22px;
    }
    .dialog .new-game .label {
      margin-block-start: 0;
    }
  }
  @media (hover: hover) {
    .dialog :is(.leave, .quiet):hover {
      background: color-mix(in srgb, var(--_surface-text) 7%, transparent);
    }
    .dialog .push:not(.quiet):enabled:hover {
      background: color-mix(in srgb, var(--_primary), var(--_surface-text) 14%);
    }
    .choice:hover :enabled:not(:checked) + .choice-card {
      border-color: var(--_surface-mute);
    }
  }
  @media (forced-colors: active) {
    .choice :checked + .choice-card,
    .field[aria-invalid] {
      border-color: Highlight;
      outline: 1px solid Highlight;
      outline-offset: -3px;
    }
    .choice .icon {
      color: Highlight;
    }
    .mini {
      forced-color-adjust: none;
    }
    .dialog .push:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
    .switch {
      border-color: ButtonText;
    }
    .switch::before {
      background: ButtonText;
    }
    .switch:checked,
    .switch:checked::before {
      forced-color-adjust: none;
      background: Highlight;
    }
    .switch:checked::before {
      background: HighlightText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dialog[open],
    .dialog::backdrop {
      animation: none;
    }
    .switch,
    .switch::before {
      transition: none;
    }
  }
`;
