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
      { value: 4, word: 'C4', cells: 4, proven: { upTo: 600, but: '!!!!!!c' } },
      {
        value: 2,
        word: 'C2',
        cells: 2,
        proven: {
          upTo: 600,
          but: ')-7,/81.1**2++1.+,)*,++5-*2-/)0+.).+*,)),,+1,)))*+))7-*.+*)...9).-*)+)))/)*4**:4.,-.,-)-)),*3-)-+1.+,*-*+4))2*)+1++-,;6))*)+*--*)*',
        },
      },
      {
        value: 1,
        word: 'C1',
        cells: 1,
        proven: {
          only: '*-)+7,/)5+**):*.*,++)),)))/+118),0)*/.).+.)**)*+,-+*,*,2-***6.+**,/)3,/513)**1))+)*+.*1--*-)+..-)0+-)/1)*,))43)))+*-+,*.*0/1.**)))37/2***1-+)),1)5.:)2)./C*))5-*))))*0*4.4+),+<*,)-9+/4*/*)3**0*.,)**6)-*,),,).1/,*+',
        },
      },
    ],
  },
});
