/** The one Trusted Types policy of the product, `solitaire-elements`, made once on a page and only when it is needed. */

/** What the policy turns into trusted values; where a page has no Trusted Types the strings pass unchanged. */
export interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const POLICY = Symbol.for('solitaire-elements.policy');
const same = (text: string): string => text;

interface Holder {
  [POLICY]?: Policy;
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** The page's policy. A page that forbids the name gets plain strings: what then needs trust is refused by the browser. */
export const policy = (): Policy => {
  const holder = globalThis as Holder;
  if (!holder[POLICY]) {
    const rules: Policy = { createHTML: same, createScriptURL: same };
    try {
      holder[POLICY] = holder.trustedTypes?.createPolicy('solitaire-elements', rules) ?? rules;
    } catch {
      holder[POLICY] = rules;
    }
  }
  return holder[POLICY];
};
