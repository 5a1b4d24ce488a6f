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
      {
        value: 1,
        word: 'D1N',
        draw: 1,
        proven: { upTo: 600, but: '0,6/@O61:68.E.0-3A33*)8)D]+:339-/0<5)].8*' },
      },
      {
        value: 3,
        word: 'D3N',
        draw: 3,
        proven: {
          upTo: 600,
          but: ',,**-1/*5*+**B4)//-,:0++*,0)).1+9*,-0.-+2433*),4)+24)*E/*+4+5--.33.+1040*)2).-,,*4,+5.-3*,+))))6*)',
        },
      },
    ],
  },
});
