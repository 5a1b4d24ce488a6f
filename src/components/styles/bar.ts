/** What all buttons of the frame start from; the bar above the board, and the row of buttons below a small one. */
import { css } from 'lit';

export const barStyles = css`
  button,
  input {
    margin: 0;
    padding: 0;
    border: 1px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  :disabled {
    cursor: default;
  }
  .bar {
    position: sticky;
    top: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 8px;
    min-height: 56px;
    padding-inline: 18px 10px;
    background: var(--_bar);
    font-size: 14.5px;
    font-weight: 500;
    line-height: 1.25;
    container: bar / inline-size;
  }
  .bar.large {
    padding-inline: 24px 16px;
  }
  .bar.small {
    min-height: 44px;
    padding-inline: 14px 4px;
  }
  .bar button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 10px;
    white-space: nowrap;
  }
  .bar [aria-label] {
    padding: 0 10px;
  }
  .buttons [data-action='new'] {
    background: color-mix(in srgb, var(--_text) 12%, transparent);
  }
  .bar [aria-disabled='true'] {
    color: color-mix(in srgb, var(--_text) 38%, transparent);
  }
  .bar :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -1px;
  }
  .icon {
    flex: none;
  }
  /* Squeezed, each label stands over its figure, all at once; then the bar takes a second line. */
  .figures {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 16px;
    min-width: min-content;
    max-width: max-content;
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
    min-width: min-content;
    color: var(--_mute);
    font-size: 13px;
    font-weight: 400;
    line-height: 1.15;
    white-space: nowrap;
  }
  .figure b {
    min-width: 1ch;
    color: var(--_text);
    font-size: 17px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .time {
    position: relative;
  }
  .time b {
    display: flex;
    gap: 4px;
    align-items: center;
  }
  .time .icon {
    color: var(--_mute);
  }
  .time [aria-disabled='true'] + b .icon {
    opacity: 0.5;
  }
  .bar .pauses {
    position: absolute;
    top: calc(50% - 22px);
    inset-inline: -8px -4px;
  }
  .bar .code {
    padding-inline: 8px;
    font-size: 13.5px;
    font-weight: 400;
  }
  .code:not(.copied) {
    color: var(--_mute);
  }
  .copy-word {
    display: grid;
    align-items: center;
  }
  .copy-word > * {
    grid-area: 1 / 1;
    justify-self: end;
  }
  .code .copy-word > :first-child {
    font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  }
  :not(.copied) > .copy-word > :last-child,
  .copied > .copy-word > :first-child {
    visibility: hidden;
  }
  .code .copy-word > :last-child {
    font-weight: 500;
  }
  .large :has(+ .code) .score {
    padding-inline-end: 12px;
    border-inline-end: 1px solid var(--_line);
  }
  .small .figures {
    gap: 12px;
  }
  .small .figure b {
    min-width: 2ch;
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
    top: auto;
    bottom: 0;
    column-gap: 0;
    padding-inline: 4px;
  }
  .tabs .bar-button {
    flex: 1;
    flex-direction: column;
    gap: 3px;
    min-width: min-content;
    min-height: 54px;
    padding: 0;
    font-size: 11.5px;
  }
  .tabs :enabled span {
    color: var(--_mute);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Asked without its padding, the bar is 18 to 40 px narrower than the board. */
  @container bar (width < 350px) or (570px <= width < 640px) {
    .code .copy-word {
      display: none;
    }
    .figure {
      font-size: 12px;
    }
  }
  @container bar (width < 350px) {
    .small .figures {
      gap: 8px;
    }
  }
  @container bar (570px <= width < 640px) or (950px <= width < 1090px) {
    .figures {
      gap: 12px;
    }
    .buttons {
      gap: 0;
    }
    .bar .bar-button {
      padding-inline: 9px;
    }
  }
  @container bar (570px <= width < 640px) {
    .bar .figure,
    .bar .code {
      column-gap: 4px;
      padding-inline: 2px;
      font-size: 12px;
    }
  }
  @container bar (width >= 1090px) {
    .figures {
      gap: 26px;
    }
    .large :has(+ .code) .score {
      padding-inline-end: 26px;
    }
  }
  /* One veil in the colour of the text, over whatever is below. */
  @media (hover: hover) {
    .bar :enabled:hover {
      box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  .bar :enabled:active {
    box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 20%, transparent);
  }
  @media (forced-colors: active) {
    .bar {
      border-block: 1px solid;
    }
    .bar [aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    .bar button {
      display: none;
    }
  }
`;
