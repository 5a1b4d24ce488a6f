/** The end of a won game, in the middle of the ring of cards or, where that is too small, with its button below it. */
import { css } from 'lit';

export const winStyles = css`
  .win {
    position: absolute;
    inset-block-start: var(--_ring-y, 50%);
    inset-inline: 0;
    z-index: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    transform: translateY(-50%);
    color: var(--_text);
    line-height: 1.3;
    text-align: center;
    pointer-events: none;
  }
  .win :is(h2, dl, dd) {
    margin: 0;
    font: inherit;
  }
  /* Large text covers the cards rather than lying on them. */
  .win-result {
    padding: 8px 16px;
    border-radius: 24px;
    background: var(--_table);
  }
  .win h2 {
    font-size: 46px;
    font-weight: 500;
    line-height: 1.13;
    letter-spacing: -0.02em;
  }
  .win dl {
    display: flex;
    justify-content: center;
    gap: 34px;
    margin-block-start: 16px;
  }
  .win dl div {
    display: flex;
    flex-direction: column-reverse;
  }
  .win dd {
    font-size: 23px;
    font-weight: 500;
    line-height: 1.22;
    font-variant-numeric: tabular-nums;
  }
  .win dt {
    color: var(--_mute);
    font-size: 13.5px;
  }
  .win button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 9px;
    min-block-size: 48px;
    padding: 4px 22px;
    border-radius: 12px;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-size: 15.5px;
    font-weight: 500;
    pointer-events: auto;
  }
  .win button:focus-visible {
    outline: 3px solid var(--_text);
    outline-offset: 3px;
  }
  .win.below {
    gap: 0;
  }
  .below .win-result {
    padding: 4px 6px;
  }
  .below h2 {
    font-size: 32px;
    line-height: 1.19;
  }
  .below dl {
    gap: 16px;
    margin-block-start: 10px;
  }
  .below dd {
    font-size: 19px;
  }
  .below dt {
    font-size: 13px;
  }
  .win.below button {
    position: absolute;
    inset-block-start: calc(50% + var(--_ring-reach, 182px) + 24px);
    inset-inline: 24px;
    max-inline-size: 342px;
    margin-inline: auto;
  }
  @media (hover: hover) {
    .win button:hover {
      background: color-mix(in srgb, var(--_accent), #fff 22%);
    }
  }
`;
