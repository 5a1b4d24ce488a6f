/** Copies what a player passes on: the code of a deal or a link to it, or the line that tells of a game won. */
import { resultLine } from './localisation/result.js';
import { linkTo } from './share.js';
import type { Play } from './table.js';

/** True when it was copied. `template` is the host's link to a deal, or null. */
export const copy = async (
  play: Play,
  what: 'code' | 'result',
  template: string | null,
): Promise<boolean> => {
  const code = play.code ?? '';
  const link = code && template ? linkTo(template, code) : '';
  const { i18n, facts, seconds, root } = play;
  const text = what === 'code' ? link || code : resultLine(i18n, facts, play.session(), seconds, code, link);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, root);
  }
};

/** By selecting it, as a page without https must. `root` is where a field may stand for a moment. */
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
