import type { CSSResult } from 'lit';

/** A shadow root keeps what it has adopted when its element leaves the page; in another document it has lost it, and may not have it. */
export const adopt = ({ adoptedStyleSheets, ownerDocument }: ShadowRoot, { styleSheet }: CSSResult): void => {
  if (styleSheet && ownerDocument === document && !adoptedStyleSheets.includes(styleSheet))
    adoptedStyleSheets.push(styleSheet);
};
