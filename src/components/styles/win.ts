/** The end of a won game, in the middle of the ring of cards or, where that is too small, with its button below it. */
import { css } from 'lit';

export const winStyles = css`
  .win {
    position: absolute;
    top: var(--_ring-y);
    inset-inline: 0;
    z-index: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    transform: translateY(-50%);
    line-height: 1.3;
    text-align: center;
    pointer-events: none;
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
    margin-top: 16px;
  }
  .win div div {
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
    font-size: 13px;
  }
  .win .push {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 9px;
    padding-inline: 22px;
    background: var(--_accent);
    color: var(--_accent-ink);
    pointer-events: auto;
  }
  .win :focus-visible {
    outline: 3px solid;
    outline-offset: 3px;
  }
  .below {
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
    margin-top: 10px;
  }
  .below dd {
    font-size: 19px;
  }
  .below .push {
    position: absolute;
    top: calc(50% + var(--_ring-reach) + 24px);
    inset-inline: 24px;
    max-width: 342px;
    margin-inline: auto;
  }
`;
