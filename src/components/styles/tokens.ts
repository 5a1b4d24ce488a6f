/** Colours, type and measures: each internal token is fed by the public custom property that a host may set. */
import { css } from 'lit';

export const tokens = css`
  .frame {
    --_table: var(--solitaire-table-color, light-dark(#1d5a49, #10251f));
    --_bar: var(--solitaire-bar-color, color-mix(in srgb, var(--_table), #000 18%));
    --_text: var(--solitaire-text-color, light-dark(#f3f7f2, #e4ece6));
    --_mute: color-mix(in srgb, var(--_text) 76%, var(--_bar));
    --_line: color-mix(in srgb, var(--_text) 50%, transparent);
    --_glyph: var(--_line);
    --_well: light-dark(#00000014, #00000038);
    --_card: var(--solitaire-card-color, light-dark(#fffefa, #e9e6dc));
    --_card-edge: var(--solitaire-card-border-color, light-dark(#c9c6ba, #a9a698));
    --_ink: var(--solitaire-black, light-dark(#16242b, #141e22));
    --_red: var(--solitaire-red, light-dark(#c3202f, #ad1827));
    --_spades: var(--solitaire-spades, var(--_ink));
    --_hearts: var(--solitaire-hearts, var(--_red));
    --_diamonds: var(--solitaire-diamonds, var(--_red));
    --_clubs: var(--solitaire-clubs, var(--_ink));
    --_blue: light-dark(#1f5fc4, #1a4fa6);
    --_green: light-dark(#0b7440, #07633a);
    --_gold: light-dark(#e3a92f, #cf982a);
    --_accent: var(--solitaire-accent-color, light-dark(#ffc94d, #f2bb4a));
    --_accent-ink: #1c2417;
    --_refusal: var(--solitaire-refusal-color, #ff8d7a);
    --_back: var(--solitaire-back-color, light-dark(#2a4a80, #2c4672));
    /* Nothing where the host sets no colour for the back. */
    --_brand-edge: color-mix(in srgb, var(--solitaire-back-color), #fff 56%);
    --_back-edge: color-mix(in srgb, var(--_back), #fff 56%);
    --_petal: #ffffff29;
    --_tip: light-dark(#0f1c1a, #f1eee4);
    --_tip-text: light-dark(#fff, #141e22);
    --_shadow: 0 1px 1.5px light-dark(#04161138, #0006);
    --_radius: var(--solitaire-card-radius, calc(var(--r) * 1px));
    --_duration: var(--solitaire-duration, 160ms);
    color-scheme: light dark;
    font-family: var(--solitaire-font-family, inherit);
  }
  /* Words on the accent are black or white, as it is light or dark. */
  @supports (color: lab(from red l a b)) {
    .frame {
      --_accent-ink: lab(from var(--_accent) clamp(0, (49.5 - l) * 99, 100) 0 0);
    }
  }
  .theme-light {
    color-scheme: light;
  }
  .theme-dark {
    color-scheme: dark;
  }
`;
