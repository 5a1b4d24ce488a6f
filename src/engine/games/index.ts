// All games, registered.

export { freecell } from './freecell.js';
export { reflechi } from './reflechi.js';
export { russian } from './russian.js';
