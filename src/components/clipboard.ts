/** Copies a text by selecting it, as a page without https must; a page with a clipboard need not. True when it was copied. */

/** `root` is where a field may stand for a moment. */
export const copySelected = (text: string, root: ShadowRoot): boolean => {
  const focused = root.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  (root.querySelector('.frame') ?? root).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
};
