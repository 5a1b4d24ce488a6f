/** Copies a text: by the clipboard where the page has one, else by selecting the text, as a page without https must. */

/** True when the text was copied. `root` is where a field may stand for a moment. */
export const copyText = async (text: string, root: ShadowRoot): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, root);
  }
};

const copySelected = (text: string, root: ShadowRoot): boolean => {
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
