// Made from custom-elements.json by `npm run manifest -- --write`.
import type { JSX as SolidJSX } from 'solid-js';
import type { SolitaireListeners, SolitaireTags } from './elements.js';

type Tag<Name extends keyof SolitaireTags> = SolidJSX.HTMLAttributes<SolitaireTags[Name]['element']> &
  SolitaireTags[Name]['props'] &
  Explicit<SolitaireTags[Name]['props']> &
  SolitaireListeners<'on:'>;

type Explicit<Props> = {
  [Name in keyof Props & string as `${'prop' | 'attr'}:${Name}`]?: Props[Name];
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'freecell-solitaire': Tag<'freecell-solitaire'>;
      'reflechi-solitaire': Tag<'reflechi-solitaire'>;
      'russian-solitaire': Tag<'russian-solitaire'>;
    }
  }
}
