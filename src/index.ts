/** The package's front door: registers the three tags, and re-exports their classes, events and types. */
export { RussianSolitaire } from './components/russian-solitaire.js';
export { ReflechiSolitaire } from './components/reflechi-solitaire.js';
export { FreecellSolitaire } from './components/freecell-solitaire.js';
export type { SolitaireElement, PlayResult } from './components/solitaire-element.js';
export type * from './components/solitaire-events.js';
export type { Card, Deal, Move, Refusal, Variant } from './engine/index.js';
