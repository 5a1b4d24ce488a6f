/** What texts and push buttons start from, and the colours of the dialogs in each look; they come with the dialogs. */
import { css } from 'lit';

const high = css`
  --_surface: light-dark(#fff, #000);
  --_surface-2: var(--_surface);
  --_surface-text: light-dark(#000, #fff);
  --_surface-mute: var(--_surface-text);
  --_surface-line: var(--_surface-text);
  --_primary: light-dark(#0039b3, #ffd84d);
  --_on-primary: light-dark(#fff, #000);
  --_error: light-dark(#b80016, #ffb1a6);
  --_ok: light-dark(#005c2e, #8ff0bd);
  --_switch-off: light-dark(#595959, #a6a6a6);
  .segment {
    --_surface: light-dark(#fff, #000);
  }
  .mini {
    outline: 1.5px solid var(--_card-edge);
    outline-offset: -1.5px;
  }
  .dialog {
    border: 2px solid var(--_surface-line);
  }
`;

export const surfaceStyles = css`
  h2,
  h3,
  p,
  ul,
  dl,
  dd,
  fieldset,
  legend {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font: inherit;
  }
  .push {
    flex: 1.2;
    min-width: min-content;
    min-height: 48px;
    padding: 4px 10px;
    border-radius: 12px;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-size: 15.5px;
    font-weight: 500;
    line-height: 1.2;
  }
  @media (hover: hover) {
    .push:enabled:hover {
      box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  .push:enabled:active {
    box-shadow: inset 0 0 0 99px color-mix(in srgb, currentColor 20%, transparent);
  }
  @media (forced-colors: active) {
    .push:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
  .frame {
    --_surface: light-dark(#fffefb, #1b2a26);
    --_surface-text: light-dark(#16242b, #e8eee9);
    /* See-through, so that they hold on the ground that a host gives its dialogs. */
    --_surface-2: light-dark(#2b200510, #0004);
    --_surface-mute: color-mix(in srgb, var(--_surface-text) 70%, transparent);
    --_surface-line: color-mix(in srgb, var(--_surface-text) 15%, transparent);
    --_primary: light-dark(#1d5a49, #8fd0b4);
    --_on-primary: light-dark(#fff, #0c1c17);
    --_error: light-dark(#b3202c, #ff9c8c);
    --_ok: light-dark(#0a6a3b, #8fd0b4);
    --_switch-off: light-dark(#8b9490, #6f857c);
  }
  /* A host's accent is carried into the dialogs, as dark or as light as it must be there. */
  @supports (color: lab(from red l a b)) {
    .frame {
      --_primary: light-dark(
        lab(from var(--solitaire-accent-color, #1d5a49) min(l, 42) a b),
        lab(from var(--solitaire-accent-color, #8fd0b4) max(l, 74) a b)
      );
    }
  }
  /* The chosen one is raised from whatever ground it lies on. */
  .segment {
    --_surface: light-dark(#fffefb, #ffffff14);
  }
  .dialog {
    --_accent: var(--_primary);
    --_accent-ink: var(--_on-primary);
  }
  .contrast-high {
    ${high}
  }
  @media (prefers-contrast: more) {
    .contrast-auto {
      ${high}
    }
  }
  @media (forced-colors: active) {
    .frame {
      --_surface-line: CanvasText;
      --_primary: Highlight;
      --_on-primary: HighlightText;
    }
    .mini {
      forced-color-adjust: none;
    }
  }
`;
