/** A directive that sets custom properties through the CSSOM, so that a strict content security policy holds on the first render too. */
import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** Custom property names and their values; a number is written as it stands. */
export type CssVars = Readonly<Record<`--${string}`, string | number>>;

class CssVarsDirective extends Directive {
  #shown: Record<string, string | number> = {};

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new TypeError('cssVars stands on an element');
  }

  render(_vars: CssVars): unknown {
    return noChange;
  }

  override update(part: ElementPart, [vars]: [CssVars]): unknown {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(vars)) {
      if (this.#shown[name] !== value) style.setProperty(name, String(value));
    }
    this.#shown = vars;
    return noChange;
  }
}

export const cssVars = directive(CssVarsDirective);
