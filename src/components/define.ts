/** Registers a tag once: the first definition on a page stands, and where there is no page nothing is done. */
export const define = (tag: string, element: CustomElementConstructor): void => {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry && !registry.get(tag)) registry.define(tag, element);
};
