/** Boards to try the rules on, as few cards as a rule needs in the columns and the rest at home. */
import { board } from './stage.js';
import type { Scene } from './stage.js';

export const NINES = 'S-9 H-9 D-9 C-9';
export const FREECELL = board(
  NINES,
  ['KS QH', 'KH QS', 'KD JS', 'TS', 'JD', 'KC', 'QC JH', 'QD JC'],
  ['Freecells: TH TD TC -'],
);
export const RUN = board(
  NINES,
  ['QH KH', 'QS TS', 'KD JS', 'KS', 'JD', 'KC', 'QC JH', 'QD JC'],
  ['Freecells: TH TD TC -'],
);
export const FIRST_CELL = FREECELL.replace('TH TD TC -', '- TD TC TH');
/** Two kings for the queen of hearts, of unlike lengths; the tens block nothing that is asked for. */
export const UNLIKE = board(
  NINES,
  ['TD QH', 'KC', 'TH KS', 'TC QD', 'JC', 'JS', 'QC', 'TS QS'],
  ['Freecells: KH KD JH JD'],
);
export const ALIKE = board(
  NINES,
  ['TD QH', 'TC KC', 'TH KS', 'QD', 'JC', 'JS', 'QC', 'TS QS'],
  ['Freecells: KH KD JH JD'],
);
export const EMPTY_COLUMN = board(
  NINES,
  ['TD QH', 'TC QD', 'TH JH', 'KH', 'JC KD', 'JS KS', 'QC KC JD', ''],
  ['Freecells: TS QS'],
);
export const UNCOVERS = board(
  NINES,
  ['JS TS', 'QH TH', 'KC', 'KD', 'KH KS QS', 'QD JD TD', 'QC JC TC', 'JH'],
  ['Freecells: - - - -'],
);
export const REFLECHI = board(
  NINES,
  ['KS TH', 'KH QS JD', 'QC', '', 'KD', 'KC QH JS TD'],
  ['Stock: JC TS TC', 'Waste: JH QD'],
);
export const STOCK = board(
  'S-6 H-6 D-6 C-6',
  ['KS', 'KH', 'KD', 'KC'],
  ['Stock: 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C TS TH TD TC JS JH JD JC QS QH QD QC', 'Waste:'],
);
export const RUSSIAN = board(NINES, ['KH', 'QS', '<TS> KD TC', '', 'KS QD', 'JH JS JD JC', 'KC QH QC TH TD']);
export const LONG = board('S-0 H-0 D-0 C-0', [
  '<AS> 7H KS 2D 9C 4S JH 3D TC 6S QD 5H 8C AD 2C KH 9D 4C JS 3H TD 6C',
  '8H',
  '',
  'QS 8S',
  'KC',
  '2S 5S 9S AH 4H 9H QH 5D 7D JD AC 5C JC',
  '3S 7S TS 2H 6H TH 4D 6D 8D KD 3C 7C QC',
]);

export const freecell = (position: string, attributes = ''): Scene => ({
  tag: 'freecell-solitaire',
  position,
  attributes,
});
export const reflechi = (position: string, attributes = ''): Scene => ({
  tag: 'reflechi-solitaire',
  position,
  attributes,
});
export const russian = (position: string, attributes = ''): Scene => ({
  tag: 'russian-solitaire',
  position,
  attributes,
});
