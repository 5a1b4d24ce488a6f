// Made from custom-elements.json by `npm run manifest -- --write`.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SolitaireListeners, SolitaireTags } from './elements.js';

type Tag<Name extends keyof SolitaireTags> = DetailedHTMLProps<
  HTMLAttributes<SolitaireTags[Name]['element']>,
  SolitaireTags[Name]['element']
> &
  SolitaireTags[Name]['props'] &
  SolitaireListeners<'on'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'freecell-solitaire': Tag<'freecell-solitaire'>;
      'reflechi-solitaire': Tag<'reflechi-solitaire'>;
      'russian-solitaire': Tag<'russian-solitaire'>;
    }
  }
}
