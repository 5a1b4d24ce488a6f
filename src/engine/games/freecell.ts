// FreeCell: every card seen, a few cells to keep cards in, and groups no larger than the free room allows.

import { registerGame } from '../game.js';
import { carryRoom, downAlternating, orderedRun } from '../rules.js';

export const freecell = registerGame({
  game: 'freecell',
  code: 'FC1',
  deal: 'ooooooo ooooooo ooooooo ooooooo oooooo oooooo oooooo oooooo',
  lift: [orderedRun],
  place: [downAlternating, carryRoom],
  points: ({ from, to }) => (to === 'foundation' ? 10 : from === 'cell' && to === 'column' ? 5 : 0),
  option: {
    name: 'cells',
    choices: [
      { value: 4, word: 'C4', cells: 4 },
      { value: 2, word: 'C2', cells: 2 },
      { value: 1, word: 'C1', cells: 1 },
    ],
  },
});
