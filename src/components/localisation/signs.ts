/** A card as it is written: rank and suit sign. */
import type { Card, Suit } from '../../engine/index.js';

// A sign must never become an emoji: the selector after it asks for the plain glyph.
const PLAIN = '\uFE0E';

const signs: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** "7", "10", "K" */
export const figure = (card: Card): string => (card.startsWith('T') ? '10' : card.charAt(0));

/** "7♥", "10♠" */
export const cardSign = (card: Card): string => figure(card) + signs[card.charAt(1) as Suit] + PLAIN;
