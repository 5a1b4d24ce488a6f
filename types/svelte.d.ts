// Made from custom-elements.json by `npm run manifest -- --write`.
import type { HTMLAttributes } from 'svelte/elements';
import type { SolitaireListeners, SolitaireTags } from './elements.js';

type Tag<Name extends keyof SolitaireTags> = HTMLAttributes<SolitaireTags[Name]['element']> &
  SolitaireTags[Name]['props'] &
  SolitaireListeners<'on'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'freecell-solitaire': Tag<'freecell-solitaire'>;
    'reflechi-solitaire': Tag<'reflechi-solitaire'>;
    'russian-solitaire': Tag<'russian-solitaire'>;
  }
}
