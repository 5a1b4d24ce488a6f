// Solitaire Réfléchi, thoughtful Klondike: all cards of the columns are seen, and the stock turns without limit.

import { registerGame } from '../game.js';
import { downAlternating, kingOnEmpty, orderedRun } from '../rules.js';

export const reflechi = registerGame({
  game: 'reflechi',
  code: 'TF1',
  deal: 'o oo ooo oooo ooooo oooooo ooooooo',
  lift: [orderedRun],
  place: [kingOnEmpty, downAlternating],
  points: ({ from, to }) =>
    to === 'foundation' ? 10 : to === 'stock' ? -100 : from === 'waste' && to === 'column' ? 5 : 0,
  option: {
    name: 'draw',
    choices: [
      { value: 1, word: 'D1N', draw: 1 },
      { value: 3, word: 'D3N', draw: 3 },
    ],
  },
});
