/** What stands on the table in place of the piles: the end of a won game in its ring of cards, and the cover of a paused one. */
import { css } from 'lit';

export const winStyles = css`
  .bubble[data-side] {
    inset: 0 auto auto 0;
    margin: 0;
  }
  .bubble[data-side]::before {
    content: '';
    position: absolute;
    left: calc(var(--tail) * 1px - 7px);
    width: 14px;
    height: 14px;
    border-radius: 3px;
    background: inherit;
    transform: rotate(45deg);
  }
  .bubble[data-side='over']::before {
    display: none;
  }
  @media (forced-colors: active) {
    .bubble[data-side]::before {
      display: none;
    }
  }
  .bubble:is([data-side='left'], [data-side='right'])::before {
    top: calc(var(--tail) * 1px - 7px);
    left: -5px;
  }
  .bubble[data-side='left']::before {
    left: calc(100% - 9px);
  }
  .bubble[data-side='below']::before {
    top: -5px;
  }
  .bubble[data-side='above']::before {
    bottom: -5px;
  }
  .ring {
    --_radius: var(--solitaire-card-radius, calc(var(--r) * 1px));
  }
  .ring-card {
    box-shadow: inset 0 0 0 1px var(--_card-edge);
    transform: rotate(calc(var(--turn) * 1deg)) translateY(calc(var(--radius) * var(--u) * -1));
  }
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
  .table h2 {
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
  .win-buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
    max-width: calc(var(--_ring-reach) * 1.12);
    pointer-events: auto;
  }
  .table .push {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 9px;
    padding-inline: 22px;
  }
  .table .push + .push {
    border-color: var(--_line);
    background: var(--_table);
    color: inherit;
  }
  .table .push:focus-visible {
    outline: 3px solid var(--_text);
    outline-offset: 3px;
  }
  .beside {
    left: calc(var(--_ring-x) + var(--_ring-reach));
    right: 0;
  }
  .beside .win-buttons {
    max-width: 340px;
  }
  .below {
    gap: 0;
  }
  .below .win-result {
    padding: 4px;
  }
  .below h2 {
    font-size: calc(var(--_ring-reach) * 0.2);
  }
  .below dl {
    gap: calc(var(--_ring-reach) * 0.06);
    margin-top: 8px;
  }
  .below dd {
    font-size: calc(var(--_ring-reach) * 0.122);
  }
  .below dt {
    font-size: max(11px, 6.5px + var(--_ring-reach) * 0.032);
  }
  .below .win-buttons {
    position: absolute;
    top: calc(50% + var(--_ring-reach) + 16px);
    inset-inline: 16px;
    max-width: 342px;
    margin-inline: auto;
  }
  .below .push {
    flex: 1;
    gap: 6px;
    padding-inline: 6px;
    font-size: 14.5px;
  }
  .paused .table > :not(.pause, .bubble) {
    visibility: hidden;
  }
  .pause {
    position: absolute;
    inset: 0;
    z-index: 50;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    container: cover / size;
    cursor: pointer;
  }
  .laid-down {
    display: grid;
    margin-bottom: 4px;
  }
  .laid-down span {
    grid-area: 1 / 1;
    position: relative;
    forced-color-adjust: none;
    width: 72px;
    height: 101px;
    border-radius: var(--solitaire-card-radius, 4.32px);
    background: var(--_back);
    box-shadow:
      inset 0 0 0 1px var(--_back-edge),
      var(--_shadow);
  }
  .laid-down > :first-child {
    transform: translate(-28px, 4px) rotate(-10deg);
  }
  .laid-down > :last-child {
    transform: translate(28px, 4px) rotate(10deg);
  }
  @container cover (height < 290px) {
    .laid-down {
      display: none;
    }
  }
  /* On a board longer than the window it stays where it is seen. */
  .pause-word {
    position: sticky;
    inset-block: 76px;
    display: grid;
    gap: 22px;
    justify-items: center;
  }
`;
