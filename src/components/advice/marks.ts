/** The two marks of a hint on the board: a ring round the cards that go, and a dashed outline where they go to. */
import { pile, suitOf } from '../../engine/index.js';
import type { Move } from '../../engine/index.js';
import type { Play } from '../table.js';
import type { BoardLayout, Box, PileLayout } from '../views/geometry.js';

/** Between cards and the outer edge of their mark. */
const ROOM = 4;

/** All of a group that is seen, from its head to the end of the pile. */
const groupBox = ({ metrics: { w, h } }: BoardLayout, { x, y, offsets }: PileLayout, count: number): Box => {
  const head = offsets.at(-count) ?? { x: 0, y: 0 };
  const last = offsets.at(-1) ?? head;
  return { x: x + head.x, y: y + head.y, w: last.x - head.x + w, h: last.y - head.y + h };
};

/** The free card of a pile, and the place under it: as a target is outlined. */
const placeBox = ({ metrics: { w } }: BoardLayout, { x, y, mark }: PileLayout): Box => ({
  x: x + mark.x,
  y: y + mark.y,
  w,
  h: mark.h,
});

export class Marks {
  readonly #from = document.createElement('div');
  readonly #to = document.createElement('div');

  constructor(private readonly play: Play) {}

  /** Marks a move, or nothing; what is held is marked by that. */
  show(move: Move | null, held: boolean): void {
    const layout = this.play.layout();
    if (!move || !layout) {
      for (const element of [this.#from, this.#to]) element.remove();
      return;
    }
    const { from, to, count } = move;
    // What is played from the stock, or back to it, is a tap on the stock.
    const turn = from === 's' || to === 's';
    const head = pile(this.play.session().position, from).cards.at(-count);
    const source = held ? undefined : layout.piles.get(turn ? 's' : from);
    const target = turn ? undefined : layout.piles.get(to === 'h' && head ? suitOf(head) : to);
    this.#put(this.#from, 'from', source, (at) =>
      turn ? placeBox(layout, at) : groupBox(layout, at, count),
    );
    this.#put(this.#to, 'to', target, (at) => placeBox(layout, at));
  }

  #put(element: HTMLElement, name: string, at: PileLayout | undefined, boxOf: (at: PileLayout) => Box): void {
    const reel = this.play.root.querySelector('.reel');
    if (!at || !reel) return element.remove();
    const { x, y, w, h } = boxOf(at);
    element.className = `hint-mark ${name} ${at.long ? 'long' : ''}`;
    element.style.cssText = `--px:${x - ROOM};--py:${y - ROOM};--w:${w + 2 * ROOM};--h:${h + 2 * ROOM}`;
    // Before all that is drawn there: what comes and goes at the end would take it along.
    if (element.parentElement !== reel) reel.prepend(element);
  }
}
