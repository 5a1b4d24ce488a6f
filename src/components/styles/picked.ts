/** Cards that are picked up, and the bubble at a refusal: what both have beyond the plainest, which board.ts has. */
import { css } from 'lit';

export const pickedStyles = css`
  .frame:not(.dragging) .held {
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      -3px 0 0 0 var(--_accent),
      3px 0 0 0 var(--_accent),
      0 10px 22px #00140e6b;
  }
  .frame:not(.dragging) .held:last-of-type {
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      -3px 3px 0 0 var(--_accent),
      3px 3px 0 0 var(--_accent),
      0 10px 22px #00140e6b;
  }
  .frame:not(.dragging) .held.head {
    box-shadow:
      inset 0 0 0 1px var(--_card-edge),
      0 0 0 3px var(--_accent),
      0 0 0 4.5px #021a1399,
      0 10px 22px #00140e6b;
  }
  .bubble {
    inset: 8px 0 auto;
    display: flex;
    gap: 12px;
    align-items: center;
    width: max-content;
    max-width: min(440px, calc(100% - 16px));
    margin-inline: auto;
    padding: 11px 16px 11px 12px;
    line-height: 20px;
    font-weight: 500;
    box-shadow:
      0 10px 28px #00100c57,
      0 1px 3px #0000004d;
    text-wrap: pretty;
  }
  .bubble-cards {
    display: flex;
    flex: none;
    gap: 4px;
  }
  .bubble-card {
    position: relative;
    width: 30px;
    height: 42px;
    border-radius: 3px;
    background: var(--_card);
    --_glyph: var(--_ink);
  }
  .bubble-cards:empty {
    display: none;
  }
`;
