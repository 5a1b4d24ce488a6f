/** The marks of a hint, the line of the verdict, the note and the button Finish. */
import { css } from 'lit';

export const adviceStyles = css`
  .hint-mark {
    position: absolute;
    left: calc(var(--px) * var(--u));
    top: calc(var(--py) * var(--u));
    z-index: 44;
    width: calc(var(--w) * var(--u));
    height: calc(var(--h) * var(--u));
    border: 3px solid var(--_accent);
    border-radius: calc(var(--_radius) + 4px);
    box-shadow:
      0 0 0 1.5px #021a13d9,
      inset 0 0 0 1px #021a13d9;
    pointer-events: none;
  }
  .hint-mark.to {
    border-style: dashed;
    box-shadow: none;
    background: color-mix(in srgb, var(--_accent) 18%, transparent);
  }
  .hint-mark.to::after {
    content: '';
    position: absolute;
    inset: -4.5px;
    border: 1.5px solid #021a13b3;
    border-radius: inherit;
  }
  .hint-mark.long {
    z-index: 1;
  }
  .scrolls .hint-mark:not(.long) {
    position: sticky;
    left: 0;
    margin: 0 0 calc(var(--h) * var(--u) * -1) calc(var(--px) * var(--u));
  }
  .dragging .hint-mark.from,
  .paused .hint-mark {
    display: none;
  }
  .frame > .verdict {
    position: relative;
    z-index: auto;
    flex-wrap: nowrap;
    justify-content: space-between;
    padding-inline: 18px 10px;
    background: color-mix(in srgb, var(--_bar) 62%, var(--_table));
    color: var(--_mute);
    font-size: 13.5px;
    font-weight: 400;
  }
  .large ~ .verdict {
    padding-inline: 24px 16px;
  }
  .bar.small ~ .verdict {
    padding-inline: 14px 4px;
  }
  .verdict-word {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  [data-verdict='winnable'] .icon {
    color: var(--_accent);
  }
  .verdict [data-action='back'] {
    color: var(--_text);
    font-weight: 500;
  }
  .verdict .short {
    display: none;
  }
  @container bar (width < 480px) {
    .verdict .long {
      display: none;
    }
    .verdict .short {
      display: inline;
    }
  }
  /* It has no height: what floats stands above the lower edge, and nothing is covered but by that. */
  .adviser {
    position: sticky;
    bottom: 0;
    z-index: 3;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    height: 0;
    padding-inline: 10px;
    container: adviser / inline-size;
  }
  .adviser > * {
    flex: none;
    margin-bottom: 14px;
  }
  .tabs ~ .adviser > * {
    margin-bottom: 66px;
  }
  .paused > .adviser,
  .won > .adviser:not(:has([data-action='cancel'])) {
    display: none;
  }
  .note {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    max-width: min(100%, 640px);
    padding: 6px;
    padding-inline: 16px 6px;
    border-radius: 14px;
    background: var(--_tip);
    color: var(--_tip-text);
    box-shadow: 0 6px 18px #00140e59;
  }
  .note > span {
    flex: 1 1 0;
    min-width: min(240px, 64%);
    padding-block: 11px;
    padding-inline-end: 8px;
  }
  /* A sentence reads as its own language does. */
  .note span,
  .verdict span {
    unicode-bidi: plaintext;
  }
  .note button {
    min-width: 44px;
    min-height: 44px;
    padding: 4px 14px;
    border-radius: 10px;
    background: color-mix(in srgb, currentColor 14%, transparent);
    font-weight: 500;
  }
  .note .away {
    display: grid;
    place-items: center;
    padding: 0;
    background: none;
  }
  /* On a small board what can be done stands below the sentence. */
  @container adviser (width < 560px) {
    .note {
      width: 100%;
    }
    .note button:not(.away) {
      order: 1;
      flex: 1 0 100%;
    }
  }
  .note :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -1px;
  }
  .adviser > .finish {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    padding-inline: 20px 24px;
    border-radius: 24px;
    box-shadow: 0 6px 18px #00140e59;
  }
  .finish:focus-visible {
    outline: 3px solid var(--_text);
    outline-offset: 3px;
  }
  @media (hover: hover) {
    .note button:hover {
      box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .hint-mark,
    .adviser > * {
      animation: advice-comes 0.18s ease-out;
    }
    @keyframes advice-comes {
      from {
        opacity: 0;
      }
    }
  }
  .contrast-high {
    .note {
      outline: 2px solid var(--_tip-text);
    }
    .verdict {
      border-bottom: 2px solid var(--_line);
    }
  }
  @media (forced-colors: active) {
    .hint-mark {
      forced-color-adjust: none;
    }
    .note,
    .note button,
    .frame > .verdict {
      border: 1px solid;
    }
  }
  @media print {
    .hint-mark,
    .adviser,
    .frame > .verdict {
      display: none;
    }
  }
`;
