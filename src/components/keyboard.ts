/** The keys on the board and in the bar. */
import type { Play } from './table.js';

export class Keyboard {
  constructor(play: Play) {
    void play;
  }
}
