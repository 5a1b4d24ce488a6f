/** The arrow keys in the bars: each bar is one Tab stop. */

const buttonsOf = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('button')];

/** Makes a button the one Tab stop of its bar. */
export const stopAt = (button: HTMLElement): void => {
  const bar = button.closest('[role=toolbar]');
  if (bar) for (const each of buttonsOf(bar)) each.tabIndex = each === button ? 0 : -1;
};

/** A bar that was drawn anew may have lost the button that was its stop. */
export const mend = (root: ParentNode): void => {
  for (const bar of root.querySelectorAll('[role=toolbar]:not(:has([tabindex="0"]))')) {
    const [first] = buttonsOf(bar);
    if (first) stopAt(first);
  }
};

/** Goes on in the bar, as the key says; false where there is no way. */
export const goInBar = (button: HTMLElement, key: string, rtl: boolean): boolean => {
  const bar = button.closest('[role=toolbar]');
  const buttons = bar ? buttonsOf(bar) : [];
  const at = buttons.indexOf(button);
  const forth = rtl ? -1 : 1;
  const to: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: at + forth,
    ArrowLeft: at - forth,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[to[key] ?? -1];
  if (!next || next === button) return false;
  next.focus();
  return true;
};
