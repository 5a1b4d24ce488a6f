/** A covered card shown whole as long as it is held. */
import type { Play } from './table.js';

export class Peek {
  constructor(play: Play) {
    void play;
  }
}
