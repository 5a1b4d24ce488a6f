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
      {
        value: 'classic',
        word: 'C',
        place: [kingOnEmpty, downInSuit],
        proven: {
          only: '?20+01T:)3M3-PA/@-8-A26))2153.6?;-6?4)j3)J@A1.DP))=6/)16**^;6*-*<0,8L2/15<*/))0/-+I/+>?@))W=)1,G3333*601,0K+285*Q*=;5<227)4GS1G0>31/1314@-s1I)14G/.6.,3/B+S2*.7D73-+51.]:0+1-+<<+*.,)+;I+-2./,<8*4V4J,-@W=1-K5*[)8.)1-C0/O*6lY*H147*-.5L4C*.+:*/E6>33.+2A*/:k).P)-+:*)1*H*9R08g0<?+./5-9',
        },
      },
      {
        value: 'relaxed',
        word: 'R',
        place: [kingOnEmpty, downInAnySuit],
        proven: { upTo: 600, but: '!!!!s' },
      },
    ],
  },
});
