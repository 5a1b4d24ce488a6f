/** What the looks change: four colours, high contrast, and the colours that a system forces. It stands after the styles it changes. */
import { css } from 'lit';

/** Pure inks, black and white, and strong lines. */
const high = css`
  --_table: var(--solitaire-table-color, #000);
  --_bar: var(--solitaire-bar-color, var(--_table));
  --_text: var(--solitaire-text-color, #fff);
  --_mute: var(--_text);
  --_line: var(--_text);
  --_well: #0000;
  --_card: var(--solitaire-card-color, light-dark(#fff, #f2f2f2));
  --_card-edge: var(--solitaire-card-border-color, #000);
  --_ink: var(--solitaire-black, #000);
  --_red: var(--solitaire-red, light-dark(#b80016, #a60014));
  --_blue: light-dark(#0039b3, #0033a0);
  --_green: light-dark(#005c2e, #005229);
  --_gold: #b87900;
  --_accent: var(--solitaire-accent-color, #ffd84d);
  --_accent-ink: #000;
  --_back: var(--solitaire-back-color, var(--_card));
  --_back-edge: var(--_brand-edge, #000);
  --_petal: color-mix(in srgb, var(--_back-edge) 60%, transparent);
  --_tip: #fff;
  --_tip-text: #000;
  .slot {
    border: 2px solid var(--_line);
  }
  .card:not(.empty),
  .ring-card,
  .bubble-card {
    outline: 1.5px solid var(--_card-edge);
    outline-offset: -1.5px;
  }
  .card.down {
    outline-color: var(--_back-edge);
  }
  .bubble {
    outline: 2px solid var(--_tip-text);
  }
  /* Paper all round, so that a black figure doesn't end in the table. */
  .face {
    clip-path: inset(2px 2.5px 3px);
  }
  .ground {
    fill: none;
    stroke: currentColor;
  }
  .bar {
    border-bottom: 2px solid var(--_line);
  }
  .tabs {
    border-width: 2px 0 0;
  }
`;

export const themeStyles = css`
  .deck-four {
    --_diamonds: var(--solitaire-diamonds, var(--_blue));
    --_clubs: var(--solitaire-clubs, var(--_green));
  }
  .contrast-high {
    ${high}
  }
  @media (prefers-contrast: more) {
    .contrast-auto {
      ${high}
    }
  }
  /* Cards stay paper and ink: their suits must be told apart. */
  @media (forced-colors: active) {
    .frame {
      --_table: Canvas;
      --_text: CanvasText;
      --_mute: var(--_text);
      --_line: var(--_text);
      --_card-edge: var(--_ink);
      --_accent: Highlight;
      --_accent-ink: HighlightText;
      --_refusal: CanvasText;
      --_back: Canvas;
      --_back-edge: CanvasText;
      --_petal: color-mix(in srgb, CanvasText 60%, transparent);
    }
    .slot {
      border-style: dashed;
    }
    .card,
    .ring-card,
    .bubble-card,
    .land,
    .push:enabled:not(.quiet) {
      forced-color-adjust: none;
    }
    .bubble {
      border: 1px solid;
    }
  }
`;
