// Russian Solitaire: any face-up group, built down in suit; 21 cards hidden.

import { registerGame } from '../game.js';
import { atMost20, downInAnySuit, downInSuit, kingOnEmpty } from '../rules.js';

export const russian = registerGame({
  game: 'russian',
  code: 'RU1',
  deal: 'o #ooooo ##ooooo ###ooooo ####ooooo #####ooooo ######ooooo',
  lift: [atMost20],
  points: ({ to, turnedUp }) => (to === 'foundation' ? 10 : 0) + (turnedUp ? 5 : 0),
  option: {
    name: 'rule',
    choices: [
      { value: 'classic', word: 'C', place: [kingOnEmpty, downInSuit] },
      { value: 'relaxed', word: 'R', place: [kingOnEmpty, downInAnySuit] },
    ],
  },
});
