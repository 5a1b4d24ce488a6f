/** A directive that draws a list by keys: a view stays with its key, in its place or moved, and goes with it. */
import { noChange } from 'lit';
import { insertPart, removePart, setChildPartValue } from 'lit/directive-helpers.js';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

class ByKeyDirective extends Directive {
  #parts: ReadonlyMap<string, ChildPart> = new Map();

  render(_keys: readonly string[], _view: (key: string, index: number) => unknown): unknown {
    return noChange;
  }

  override update(
    list: ChildPart,
    [keys, view]: [keys: readonly string[], view: (key: string, index: number) => unknown],
  ): unknown {
    const before = this.#parts;
    for (const [key, part] of before) if (!keys.includes(key)) removePart(part);
    const parts = new Map<string, ChildPart>();
    let next: ChildPart | undefined;
    // From the end on: what is in its place already is not moved.
    for (const [index, key] of [...keys.entries()].reverse()) {
      next = setChildPartValue(insertPart(list, next, before.get(key)), view(key, index));
      parts.set(key, next);
    }
    this.#parts = parts;
    return noChange;
  }
}

export const byKey = directive(ByKeyDirective);
