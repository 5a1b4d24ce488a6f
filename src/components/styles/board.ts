/** The table, the piles, the cards at rest, held, refused and marked. */
import { css } from 'lit';

export const boardStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  :host(:state(inline)) {
    display: block !important;
  }
  :host([hidden]) {
    display: none;
  }
  /* As high as its content, or as the one rule for the size has it: see usualHeight and the README's snippet. */
  .flow {
    all: initial;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* Whatever a page does to the inside of every box; what it hides is hidden all the same. */
    align-self: start;
    width: 100%;
    pointer-events: inherit;
    font-family: inherit;
    visibility: inherit;
  }
  .flow::before {
    content: '';
    grid-area: 1 / 1;
    padding-top: clamp(500px, 388px + 40%, 848px);
  }
  /* One that fills a greatest height is higher than the box: when that is raised, the box shows it. */
  .given:not(.filled) {
    height: 0;
  }
  .given:not(.filled)::before,
  .given .floor {
    display: none;
  }
  :host(:state(filled)) {
    overflow: clip;
  }
  .given .frame {
    height: calc(var(--given) * 1px);
  }
  .frame {
    grid-area: 1 / 1;
    display: flex;
    flex-direction: column;
    position: relative;
    isolation: isolate;
    overflow: clip;
    /* What moves in here moves no page: that is held by the element as a whole. */
    overflow-anchor: none;
    background: var(--_table);
    color: var(--_text);
    font-size: 15px;
    line-height: 1.4;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* Where a container asks how wide it would like to be: 760 px, on lines that may break, so less will do. */
  .frame::before {
    content: '. . . . . . . . . . . . . . . . . . . .';
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font: 0/0 serif;
    word-spacing: 40px;
  }
  .frame *,
  .frame ::before,
  .frame ::after {
    box-sizing: border-box;
  }
  .table {
    --u: 1px;
    position: relative;
    flex: 1 0 auto;
    outline: none;
    cursor: default;
    column-gap: var(--solitaire-gap, normal);
  }
  .floor {
    height: calc(var(--height) * var(--u));
  }
  .given .table {
    flex: 1 1 0;
    min-height: 0;
  }
  /* Only a column that is longer than the table scrolls; all that fits stays where it is. */
  .scrolls {
    position: absolute;
    inset: 0;
    overflow: hidden auto;
    scrollbar-width: none;
    overflow-anchor: none;
    outline: none;
  }
  .scrolls > .reel {
    position: relative;
    height: calc(var(--reach) * var(--u));
  }
  .scrolls .pile:not(.long),
  .cut,
  .veil {
    position: sticky;
    top: calc(var(--py) * var(--u));
    left: 0;
    margin: 0 0 calc(var(--h) * var(--u) * -1) calc(var(--px) * var(--u));
  }
  .scrolls :is(.veil, .cell, .foundation, .stock, .waste) {
    z-index: 1;
  }
  .scrolls .pile:has(> .held) {
    z-index: 40;
  }
  .veil {
    --py: 0;
    --px: 0;
    height: calc(var(--h) * var(--u));
    background: var(--_table);
  }
  /* What lies above the edge of a column that is scrolled. */
  .cut {
    --h: 12;
    z-index: 1;
    width: calc(var(--w) * var(--u));
    height: 12px;
    background: linear-gradient(#00140e80, #0000);
    pointer-events: none;
  }
  .scrolls:not(.scrolled) > .reel > .cut {
    visibility: hidden;
  }
  .ruler {
    position: absolute;
    inset: 0 0 auto;
    padding-inline-start: var(--solitaire-gap, 0);
  }
  .pile {
    position: absolute;
    left: calc(var(--px) * var(--u));
    top: calc(var(--py) * var(--u));
    width: calc(var(--w) * var(--u));
    height: calc(var(--h) * var(--u));
  }
  .slot {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border: 1.25px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_well);
    color: var(--_glyph);
  }
  .waste .slot {
    border-color: color-mix(in srgb, var(--_line) 62%, transparent);
  }
  .card,
  .ring-card {
    position: absolute;
    left: calc(var(--x) * var(--u));
    top: calc(var(--y) * var(--u));
    width: calc(var(--w) * var(--u));
    height: calc(var(--h) * var(--u));
    border: 0;
    border-radius: var(--_radius);
    background: var(--_card);
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      var(--_shadow);
    outline: none;
    overflow: visible;
    /* A card that is lifted or flies gets a transform: one that has some always need not be laid out then. */
    translate: 0px;
  }
  .frame:not(.dragging) .beneath > .face + .face,
  .dragging .beneath > .face:first-child {
    visibility: hidden;
  }
  .card.down {
    background: var(--_back);
    box-shadow:
      inset 0 0 0 1px var(--_back-edge),
      var(--_shadow);
  }
  .card.movable {
    cursor: grab;
  }
  .card.movable:not(.narrow) {
    touch-action: pinch-zoom;
  }
  .stock {
    cursor: pointer;
  }
  .stock.down::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
    background: inherit;
    box-shadow: inherit;
    visibility: hidden;
  }
  .stock.empty {
    display: grid;
    place-items: center;
    background: none;
    box-shadow: none;
    color: var(--_glyph);
  }
  .empty > svg {
    width: 44%;
    height: auto;
  }
  .card:focus-visible {
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      0 0 0 3px var(--_accent),
      0 0 0 4.5px #021a1399;
  }
  .held {
    z-index: 40;
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      0 10px 22px #00140e6b;
  }
  .frame:not(.dragging) .held {
    transform: translateY(-8px);
  }
  .dragging .held {
    cursor: grabbing;
    pointer-events: none;
    will-change: transform;
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      0 2px 3px #00140e47,
      0 14px 20px #00140e4d;
  }
  .land {
    position: absolute;
    visibility: hidden;
    left: calc(var(--mx) * var(--u) - 4px);
    top: calc(var(--my) * var(--u) - 4px);
    width: calc(var(--w) * var(--u) + 8px);
    height: calc(var(--mh) * var(--u) + 8px);
    border: 2.5px dashed var(--_accent);
    border-radius: calc(var(--_radius) + 4px);
    pointer-events: none;
  }
  .target .land {
    visibility: visible;
  }
  .target[data-near] .land {
    border-style: solid;
    background: color-mix(in srgb, var(--_accent) 30%, transparent);
  }
  .pile.refused .land {
    visibility: visible;
    border: 2px dashed var(--_refusal);
  }
  .card.refused {
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      0 0 0 3px var(--_refusal),
      0 0 0 4.5px #021a1399;
  }
  .bubble {
    position: absolute;
    z-index: 60;
    inset: 8px 8px auto;
    padding: 11px 12px;
    border-radius: 12px;
    background: var(--_tip);
    color: var(--_tip-text);
    pointer-events: none;
  }
  .bubble:not(.shown) {
    visibility: hidden;
  }
  .waiting .bar > *,
  .won .pile {
    visibility: hidden;
  }
`;
