/** The bar above the board, the row of buttons below a small one, and what all buttons of the frame share. */
import { css } from 'lit';

export const barStyles = css`
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    box-sizing: border-box;
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 8px;
    min-block-size: 56px;
    padding-inline: 18px 10px;
    background: var(--_bar);
    color: var(--_text);
    font-size: 14.5px;
    font-weight: 500;
    line-height: 1.25;
    container: bar / inline-size;
    user-select: none;
    -webkit-user-select: none;
  }
  .bar.large {
    padding-inline: 24px 16px;
  }
  .bar.small {
    min-block-size: 44px;
    padding-inline: 14px 4px;
  }
  :is(.bar, .dialog, .win) button {
    box-sizing: border-box;
    margin: 0;
    border: 1px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .bar button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 12px;
    border-radius: 10px;
    white-space: nowrap;
  }
  .bar button[aria-label] {
    padding: 0 10px;
  }
  .buttons [data-action='new'] {
    background: color-mix(in srgb, var(--_text) 12%, transparent);
  }
  .bar button:disabled {
    color: color-mix(in srgb, var(--_text) 38%, transparent);
    cursor: default;
  }
  .bar button:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -1px;
  }
  .icon {
    flex: none;
  }
  /* Squeezed, each label stands over its figure, all at once; then the bar takes a second line. */
  .figures {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: 16px;
    min-inline-size: min-content;
    max-inline-size: max-content;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-inline-start: auto;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 7px;
    min-inline-size: min-content;
    color: var(--_mute);
    font-size: 13px;
    font-weight: 400;
    line-height: 1.15;
    white-space: nowrap;
  }
  .figure b {
    min-inline-size: 1ch;
    color: var(--_text);
    font-size: 17px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .bar .code {
    padding-inline: 8px;
    color: var(--_mute);
    font-size: 13.5px;
    font-weight: 400;
  }
  .code-text {
    display: grid;
    align-items: center;
  }
  .code-text > * {
    grid-area: 1 / 1;
    justify-self: end;
  }
  .code-text > :first-child {
    font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  }
  .code:not(.copied) .code-done,
  .copied .code-text > :first-child {
    visibility: hidden;
  }
  .code-done {
    font-weight: 500;
  }
  .bar .copied {
    color: var(--_text);
  }
  .large .figures {
    gap: 26px;
  }
  .large :has(+ .code) .score {
    padding-inline-end: 26px;
    border-inline-end: 1px solid var(--_line);
  }
  .small .figures {
    gap: 18px;
  }
  .small .figure b {
    min-inline-size: 2ch;
  }
  .minimal .bar-button,
  .small .code {
    margin-inline-start: auto;
  }
  .small .code {
    gap: 6px;
    font-size: 12.5px;
  }
  .bar.tabs {
    inset-block: auto 0;
    column-gap: 0;
    padding-inline: 4px;
  }
  .bar.tabs button {
    flex: 1 1 0;
    flex-direction: column;
    gap: 3px;
    min-inline-size: min-content;
    min-block-size: 54px;
    padding: 0;
    background: none;
    font-size: 11.5px;
  }
  .tabs button:enabled span {
    color: var(--_mute);
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container bar (inline-size < 360px) {
    .figures {
      gap: 12px;
    }
    .code-text {
      display: none;
    }
  }
  @container bar (inline-size < 1120px) {
    .large .figures {
      gap: 16px;
    }
    .large :has(+ .code) .score {
      padding-inline-end: 12px;
    }
    .large .buttons {
      gap: 0;
    }
    .large .bar-button {
      padding-inline: 9px;
    }
  }
  @container bar (inline-size < 660px) {
    .medium .figures {
      gap: 12px;
    }
    .medium .buttons {
      gap: 0;
    }
    .medium .code-text {
      display: none;
    }
    .medium .bar-button {
      padding-inline: 9px;
    }
  }
  @media (hover: hover) {
    .bar button:enabled:hover {
      background: color-mix(in srgb, var(--_text) 10%, transparent);
    }
    .bar [data-action='new']:enabled:hover {
      background: color-mix(in srgb, var(--_text) 18%, transparent);
    }
  }
  .bar button:enabled:active {
    background: color-mix(in srgb, var(--_text) 22%, transparent);
  }
  @media (forced-colors: active) {
    .bar {
      border-block-end: 1px solid;
    }
    .bar.tabs {
      border-block: 1px solid;
    }
    .bar button:disabled {
      color: GrayText;
    }
  }
  @media print {
    .bar button {
      display: none;
    }
  }
`;
