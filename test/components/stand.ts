/** What the component tests share: an element on the page, its events, its piles, and a mouse. */
import { fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
// The sentences of faults are here at once; that they come on demand too is tested in test/e2e/manners.test.ts.
import '../../src/components/parts/errors.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';

export interface Told {
  type: string;
  detail: Record<string, unknown>;
  event: CustomEvent;
}

const TYPES = ['ready', 'deal', 'move', 'reject', 'undo', 'redo', 'win', 'error'];

/** Every event of the element, in order; the names without their prefix. */
export function listen(target: EventTarget): Told[] {
  const told: Told[] = [];
  for (const type of TYPES) {
    target.addEventListener(`solitaire-${type}`, (event) => {
      told.push({
        type,
        detail: (event as CustomEvent<Record<string, unknown>>).detail,
        event: event as CustomEvent,
      });
    });
  }
  return told;
}

export const types = (told: readonly Told[]): string[] => told.map(({ type }) => type);

/** An element that has shown its first deal, with all that it has told. */
export async function stand<Kind extends SolitaireElement>(
  markup: string,
): Promise<{ element: Kind; told: Told[] }> {
  const box = await fixture<HTMLElement>('<div style="width: 780px"></div>');
  const told = listen(box);
  const holder = document.createRange().createContextualFragment(markup);
  box.append(holder);
  const element = box.firstElementChild as Kind;
  await element.ready;
  await element.updateComplete;
  return { element, told };
}

export const root = (element: Element): ShadowRoot => element.shadowRoot as ShadowRoot;

export const pile = (element: Element, letter: string): HTMLElement =>
  root(element).querySelector(`[data-pile="${letter}"]`) as HTMLElement;

export const cards = (element: Element, letter: string): string[] =>
  [...pile(element, letter).querySelectorAll<HTMLElement>('[data-card]')].map(
    (card) => card.dataset['card'] ?? '?',
  );

export const part = (element: Element, name: string): HTMLElement | null =>
  root(element).querySelector(`[part~="${name}"]`);

export const press = (element: Element, action: string): void =>
  root(element).querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();

/** Presses a button of the bar and waits for its dialog, which comes on demand. */
export async function opens(element: Element, action: string): Promise<HTMLDialogElement> {
  press(element, action);
  const dialog = (): HTMLDialogElement | null => root(element).querySelector('dialog[open]');
  await waitUntil(dialog, `no dialog at ${action}`);
  return dialog() as HTMLDialogElement;
}

type Spot = [number, number];

const spot = (box: DOMRect, y = 14): Spot => [Math.round(box.left + box.width / 3), Math.round(box.top + y)];

/** Drags the card with `count - 1` others on it by a real mouse. */
export async function drag(element: Element, from: string, count: number, to: string): Promise<void> {
  element.scrollIntoView();
  const head = [...pile(element, from).querySelectorAll('[part~="card"]')].at(-count) as HTMLElement;
  const target = [...pile(element, to).querySelectorAll('[part~="card"]')].at(-1) ?? pile(element, to);
  const start = spot(head.getBoundingClientRect());
  const end = spot(target.getBoundingClientRect(), 20);
  await sendMouse({ type: 'move', position: start });
  await sendMouse({ type: 'down' });
  for (const share of [0.3, 0.7, 1]) {
    const at = start.map((from_, axis) =>
      Math.round(from_ + ((end[axis] as number) - from_) * share),
    ) as Spot;
    await sendMouse({ type: 'move', position: at });
  }
  await sendMouse({ type: 'up' });
}

export const click = (element: Element, letter: string, count = 1): Promise<unknown> => {
  element.scrollIntoView();
  const card =
    [...pile(element, letter).querySelectorAll('[part~="card"]')].at(-count) ?? pile(element, letter);
  return sendMouse({ type: 'click', position: spot(card.getBoundingClientRect()) });
};
