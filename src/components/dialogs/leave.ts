/** What the makers of dialogs share: to close the open one, and to put the focus where the next render has it. */
import type { ReactiveElement } from 'lit';
import type { DialogOwner } from '../dialogs.js';

/** Closes the open dialog; the browser gives the focus back to where it came from. */
export const leave = ({ root }: DialogOwner): void => root.querySelector('dialog')?.close();

/** Shows what has changed, with the focus on what the selector finds then: what was pressed may be gone. */
export const showAt = (owner: DialogOwner, selector: string): void => {
  owner.changed();
  const { updateComplete } = owner.root.host as ReactiveElement;
  void updateComplete.then(() => owner.root.querySelector<HTMLElement>(`dialog ${selector}`)?.focus());
};
