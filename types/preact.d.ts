// Made from custom-elements.json by `npm run manifest -- --write`.
import type { HTMLAttributes } from 'preact';
import type { SolitaireListeners, SolitaireTags } from './elements.js';

type Tag<Name extends keyof SolitaireTags> = HTMLAttributes<SolitaireTags[Name]['element']> &
  SolitaireTags[Name]['props'] &
  SolitaireListeners<'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'freecell-solitaire': Tag<'freecell-solitaire'>;
      'reflechi-solitaire': Tag<'reflechi-solitaire'>;
      'russian-solitaire': Tag<'russian-solitaire'>;
    }
  }
}
