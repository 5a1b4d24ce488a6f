/** The board on paper: the position as wide as the page, its code above it, nothing to press. It prints without background colours. */
import { css } from 'lit';

export const printStyles = css`
  @media print {
    :host {
      height: auto !important;
      max-height: none !important;
      break-inside: avoid;
    }
    .flow.flow,
    .frame.frame,
    .table.table {
      display: block;
      height: auto;
      min-height: 0;
      overflow: visible;
    }
    .frame.frame {
      display: flex;
      flex-flow: row wrap;
      align-items: center;
      --_table: #fff;
      --_bar: #fff;
      --_text: #000;
      --_card: #fff;
      --_card-edge: #777;
      --_spades: #000;
      --_hearts: #b80016;
      --_diamonds: #b80016;
      --_clubs: #000;
      --_back: #fff;
      --_back-edge: #777;
      --_petal: #ccc;
      color-scheme: light;
    }
    .deck-four.deck-four {
      --_diamonds: var(--_blue);
      --_clubs: var(--_green);
    }
    .table.table {
      flex: 0 0 100%;
      container-type: inline-size;
    }
    /* As wide as the page has room, and never higher. */
    .table > * {
      --u: min(100cqi / var(--table-width), min(80vh, 22cm) / var(--tall));
      position: absolute;
      inset: 0 0 auto;
      width: calc(var(--table-width) * var(--u));
      margin: 0 auto;
    }
    .table > :has(> .reel) {
      position: static;
      overflow: visible;
    }
    .reel.reel {
      position: relative;
      height: calc(var(--tall) * var(--u));
    }
    .scrolls .pile.pile {
      position: absolute;
      margin: 0;
    }
    .bar {
      flex: 1;
      order: -2;
    }
    .frame::after {
      content: attr(data-code);
      order: -1;
      padding: 0 18px;
      font:
        15px ui-monospace,
        Menlo,
        Consolas,
        'DejaVu Sans Mono',
        monospace;
    }
    .card.card,
    .ring-card {
      outline: 1px solid var(--_card-edge);
      outline-offset: -1px;
      box-shadow: none !important;
    }
    .card {
      transform: none !important;
    }
    .paused .pile.pile {
      visibility: visible;
    }
    .score {
      border: 0 !important;
    }
    .tabs,
    .pauses,
    .time .icon,
    .cut,
    .land,
    .bubble,
    .pause,
    .dialog,
    .win button {
      display: none !important;
    }
  }
`;
