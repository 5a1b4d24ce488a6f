// Made from custom-elements.json by `npm run manifest -- --write`.
import type { HTMLAttributes } from 'vue';
import type { SolitaireDetails } from '../dist/types/index.js';
import type { SolitaireListener, SolitaireTags } from './elements.js';

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Listeners = {
  [Name in keyof SolitaireDetails as `on${Pascal<Name>}`]?: SolitaireListener<Name> | undefined;
};

type Tag<Name extends keyof SolitaireTags> = new () => SolitaireTags[Name]['element'] & {
  $props: HTMLAttributes & SolitaireTags[Name]['props'] & Listeners;
};

declare module 'vue' {
  interface GlobalComponents {
    'freecell-solitaire': Tag<'freecell-solitaire'>;
    'reflechi-solitaire': Tag<'reflechi-solitaire'>;
    'russian-solitaire': Tag<'russian-solitaire'>;
  }
}
