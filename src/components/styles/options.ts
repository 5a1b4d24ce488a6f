/** The Options dialog: its switches, and the looks to choose from. */
import { css } from 'lit';

export const optionsStyles = css`
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding-block: 6px;
    font-weight: 500;
    line-height: 1.3333;
    cursor: pointer;
  }
  .switch {
    position: relative;
    flex: none;
    width: 46px;
    height: 28px;
    border-radius: 14px;
    background: var(--_switch-off);
    appearance: none;
  }
  .switch::before {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    width: 22px;
    height: 22px;
    border-radius: 11px;
    background: #fff;
    box-shadow: 0 1px 2px #0000004d;
  }
  .switch:checked {
    background: var(--_primary);
  }
  .switch:checked::before {
    inset-inline-start: 20px;
    background: var(--_on-primary);
  }

  .looks {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--_surface-line);
  }
  .look {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding-block: 4px;
  }
  .look-name {
    flex: 1 0 72px;
    font-weight: 500;
    line-height: 1.3333;
  }
  .segments {
    display: flex;
    flex: 4 1 226px;
    gap: 2px;
    min-width: 0;
    padding: 2px;
    border-radius: 12px;
    background: var(--_surface-2);
    box-shadow: inset 0 0 0 1px var(--_surface-line);
  }
  .segment {
    position: relative;
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    justify-content: center;
    gap: 0 6px;
    min-width: min-content;
    min-height: 44px;
    padding: 4px 3px;
    border-radius: 10px;
    font-size: 13.5px;
    font-weight: 500;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  .segment input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }
  .segment:has(:checked) {
    background: var(--_surface);
    box-shadow:
      inset 0 0 0 1.5px var(--_primary),
      0 1px 2px #0002;
  }
  .segment:has(:focus-visible) {
    outline: 3px solid var(--_primary);
    outline-offset: 1px;
  }
  .segment-picture {
    color: var(--_surface-mute);
  }
  .segment :checked + .segment-picture {
    color: var(--_primary);
  }
  .segment-picture:empty {
    display: none;
  }
  .segment-picture > * {
    display: block;
  }
  .pips,
  .corner {
    direction: ltr;
    border-radius: 3px;
  }
  .segment .pips {
    display: flex;
    gap: 1px;
    width: auto;
    height: 18px;
    padding: 5px 3px;
  }
  .pips .mark {
    position: static;
    width: 8px;
    height: 8px;
    color: inherit;
  }
  .pips.deck-two {
    --_diamonds: var(--solitaire-diamonds, var(--_red));
    --_clubs: var(--solitaire-clubs, var(--_ink));
  }
  .segment .corner {
    width: 38px;
    height: 26px;
    overflow: hidden;
  }
  .corner .face {
    height: 53px;
  }
  .side {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .side .filled {
    fill: currentColor;
    opacity: 0.28;
  }

  /* A phone on its side: what stands one below the other stands side by side. */
  @media (height < 440px) and (width > 540px) {
    [data-dialog='options'] {
      width: 760px;
    }
    .options {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 44px;
    }
    .looks {
      margin: 0;
      padding: 0;
      border: 0;
    }
    .look {
      padding-block: 1px;
    }
    .row {
      min-height: 48px;
      padding-block: 4px;
    }
  }
  @media (hover: hover) {
    .segment:hover:not(:has(:checked)) {
      box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .switch,
    .switch::before {
      transition: 120ms ease-out;
    }
  }
  @media (forced-colors: active) {
    .segment:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .segment :checked + .segment-picture {
      color: HighlightText;
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
    }
    .switch:checked {
      background: Highlight;
    }
    .switch:checked::before {
      background: HighlightText;
    }
  }
`;
