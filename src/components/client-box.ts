/** Where an element stands in the window, in the client pixels of pointer events, and how large one of its own pixels is there. */

export interface ClientBox {
  readonly x: number;
  readonly y: number;
  /** Client pixels to one of the element's own: another number inside a transform or a zoom. */
  readonly scale: number;
}

/** Some engines measure boxes as if nothing were zoomed, but pointers as they are seen. */
const zoomOf = (element: Element): number => {
  if (Object.hasOwn(Element.prototype, 'currentCSSZoom')) return 1;
  let zoom = 1;
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (node instanceof Element) zoom *= Number.parseFloat(getComputedStyle(node).zoom) || 1;
  }
  return zoom;
};

export const clientBox = (element: HTMLElement): ClientBox => {
  const { x, y, width } = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return { x: x * zoom, y: y * zoom, scale: (width / element.offsetWidth || 1) * zoom };
};
