/** The dialogs: their frame, and for New game the pictures to choose from and the code field. */
import { css } from 'lit';

export const dialogStyles = css`
  .dialog {
    width: 420px;
    max-width: calc(100% - clamp(16px, 8vw, 44px));
    max-height: min(100% - 24px, 760px);
    padding: 0;
    overscroll-behavior: contain;
    scrollbar-color: var(--_surface-mute) transparent;
    border: 1px solid transparent;
    border-radius: 18px;
    background: var(--_surface);
    color: var(--_surface-text);
    box-shadow:
      0 24px 64px #000e0a6b,
      0 2px 6px #0003;
    line-height: 1.4667;
    overflow-wrap: break-word;
    cursor: default;
  }
  .dialog[open] {
    display: flex;
    flex-direction: column;
  }
  /* A sentence reads as its own language does, also where the page goes the other way; it begins where the page does. */
  .dialog :is(p, small, li, dt, dd, figcaption),
  .bubble > span {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .dialog::backdrop {
    background: #06120e94;
  }
  .dialog :focus-visible,
  :focus-visible + .choice-card {
    outline: 3px solid var(--_primary);
    outline-offset: 2px;
  }
  .dialog-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 12px 4px;
    padding-inline: 22px 10px;
  }
  .dialog h2 {
    font-size: 21px;
    font-weight: 500;
    line-height: 1.3333;
    letter-spacing: -0.01em;
  }
  .leave {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 12px;
    color: var(--_surface-mute);
  }
  .dialog-body {
    position: relative;
    background: inherit;
    min-height: 96px;
    padding: 2px 22px 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* The last line fades while there is more to scroll; at the end this is the space below it. */
  .dialog-body::after {
    content: '';
    position: sticky;
    bottom: 0;
    display: block;
    height: 28px;
    margin: -6px -19px 0;
    background: inherit;
    mask-image: linear-gradient(#0000, #000);
    pointer-events: none;
  }
  /* The ring of the focus stays whole. */
  .dialog-body:focus-visible::after {
    bottom: 3px;
  }
  .dialog-body[tabindex] {
    border-top: 1px solid var(--_surface-line);
    outline-offset: -3px;
    border-radius: 0 0 16px 16px;
  }
  .dialog-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    padding: 0 22px 22px;
  }
  .dialog-foot p {
    flex: 100%;
    font-weight: 500;
  }
  .dialog-foot .icon {
    color: var(--_primary);
  }
  .push:disabled {
    opacity: 0.42;
  }
  .quiet {
    display: flex;
    flex-grow: 1;
    align-items: center;
    justify-content: center;
    gap: 8px;
    border-color: var(--_surface-line);
    background: none;
    color: inherit;
  }

  .label {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 8px;
    width: 100%;
    margin-bottom: 8px;
    font-size: 13.5px;
    font-weight: 500;
    line-height: 1.3333;
  }
  label.label {
    margin-top: 20px;
  }
  .label i {
    color: var(--_surface-mute);
    font-style: normal;
    font-weight: 400;
  }
  small,
  .advice {
    color: var(--_surface-mute);
    font-size: 13px;
    font-weight: 400;
    line-height: 1.3846;
  }
  small {
    display: block;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice {
    position: relative;
    display: grid;
    flex: 1;
    min-width: min-content;
  }
  .choice input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    opacity: 0;
  }
  .choice-card {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 12px 4px 10px;
    border: 1px solid var(--_surface-line);
    border-radius: 12px;
    font-weight: 500;
    text-align: center;
    line-height: 1.3333;
  }
  .choice .icon {
    position: absolute;
    top: 7px;
    inset-inline-end: 7px;
    visibility: hidden;
    color: var(--_primary);
  }
  .choice-picture {
    display: grid;
    place-items: center;
    max-width: 100%;
    height: 52px;
    margin-bottom: 8px;
    color: var(--_surface-mute);
  }
  :checked + .choice-card {
    border-color: var(--_primary);
    background: color-mix(in srgb, var(--_primary) 9%, transparent);
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  :checked + .choice-card .icon {
    visibility: visible;
  }
  :checked + .choice-card .choice-picture {
    color: var(--_primary);
  }
  :disabled + .choice-card {
    opacity: 0.5;
  }
  .fan,
  .stack {
    direction: ltr;
    display: flex;
    align-items: flex-start;
    height: 52px;
    overflow: hidden;
  }
  .stack {
    flex-direction: column;
  }
  .mini {
    position: relative;
    flex: none;
    width: 36px;
    height: 50px;
    border-radius: 3px;
    background: var(--_card);
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      var(--_shadow);
  }
  .fan .mini {
    margin-top: 2px;
  }
  .fan .mini + .mini {
    margin-left: -9px;
  }
  .stack .mini + .mini {
    margin-top: -31px;
  }
  .cells {
    max-width: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }
  .cells .filled {
    fill: currentColor;
    opacity: 0.28;
  }

  .field {
    width: 100%;
    height: 48px;
    padding: 0 14px;
    border-color: var(--_surface-line);
    border-radius: 12px;
    background: var(--_surface-2);
    font-size: 16px;
    cursor: text;
  }
  .field:not(:placeholder-shown) {
    font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  }
  .field::placeholder {
    color: var(--_surface-mute);
    opacity: 1;
  }
  .field[aria-invalid] {
    border-color: var(--_error);
    box-shadow: inset 0 0 0 1px var(--_error);
  }
  .advice {
    display: flex;
    gap: 6px;
    margin-top: 7px;
  }
  .advice .icon {
    margin-top: 1px;
  }
  .wrong {
    color: var(--_error);
  }
  .right {
    color: var(--_ok);
  }

  /* Where every pixel counts, words are worth more than pictures. */
  @media (width < 360px) {
    .dialog-foot .icon {
      display: none;
    }
  }
  /* A phone on its side: what stands one below the other stands side by side. */
  @media (height < 440px) and (width > 540px) {
    [data-dialog='new-game'] {
      width: 640px;
    }
    .new-game {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 22px;
    }
    .new-game .label {
      margin-top: 0;
    }
    .dialog {
      max-height: calc(100% - 12px);
    }
    .dialog-head {
      padding-block: 2px 0;
    }
    .dialog-foot {
      padding-bottom: 12px;
    }
  }
  @media (hover: hover) {
    .leave:hover,
    :enabled:hover:not(:checked) + .choice-card {
      box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .dialog[open] {
      animation: rise var(--_duration) ease-out;
    }
    .dialog::backdrop {
      animation: fade 160ms ease-out;
    }
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
  @media (forced-colors: active) {
    :checked + .choice-card,
    .field[aria-invalid] {
      border-color: Highlight;
      outline: 1px solid Highlight;
      outline-offset: -3px;
    }
    .dialog-body::after {
      background: none;
    }
    .choice .icon {
      color: Highlight;
    }
    .push:disabled {
      opacity: 1;
    }
  }
`;
