/** Hands that are quick: mouse, finger and keys by the browser's own protocol, on a clock of their own, so that a seed repeats double taps too. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, KeyInput, Page } from 'puppeteer-core';
import type { Point } from '../eyes.js';

export type Tool = 'mouse' | 'touch';

export interface Stroke {
  /** Along the way, in the middle of it. */
  meanwhile?: () => Promise<void>;
  /** How it ends: let go, or taken away by the system. */
  ends?: 'up' | 'cancel';
  button?: 'left' | 'right' | 'middle';
  steps?: number;
}

/** Seconds between two actions, more than any double tap takes. */
const REST = 1;
const EVENT = 0.008;

export class Hands {
  tool: Tool = 'mouse';
  readonly #page: Page;
  readonly #cdp: CDPSession;
  #time = Date.now() / 1000;

  constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  /** Lets so much time pass that the next tap is a first one. */
  rest(): void {
    this.#time += REST;
  }

  async tap(
    at: Point,
    options: { button?: 'left' | 'right' | 'middle'; clicks?: number } = {},
  ): Promise<void> {
    const { button = 'left', clicks = 1 } = options;
    const sent: Promise<void>[] = [];
    if (this.tool === 'mouse') sent.push(this.#mouse('mouseMoved', at));
    for (let click = 1; click <= clicks; click += 1) {
      sent.push(this.#down(at, button, click), this.#up(at, button, click));
      this.#time += 0.1;
    }
    await Promise.all(sent);
  }

  /** Presses, goes the way and lets go. */
  async stroke(from: Point, to: Point, options: Stroke = {}): Promise<void> {
    const { meanwhile, ends = 'up', button = 'left', steps = 4 } = options;
    const way = Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
    // A browser hands on the last move of a frame alone: some must be waited for, or all would be over at once.
    const half = meanwhile ? Math.ceil(steps / 2) : 1;
    const sent: Promise<void>[] = [];
    if (this.tool === 'mouse') sent.push(this.#mouse('mouseMoved', from));
    sent.push(this.#down(from, button, 1));
    for (const point of way.slice(0, half)) sent.push(this.#move(point));
    await Promise.all(sent.splice(0));
    await meanwhile?.();
    for (const point of way.slice(half)) sent.push(this.#move(point));
    // A finger that lets go while it moves would fling.
    if (this.tool === 'touch') this.#time += 0.2;
    sent.push(ends === 'up' ? this.#up(to, button, 1) : this.#cancel(to, button));
    await Promise.all(sent);
  }

  async hover(at: Point): Promise<void> {
    await this.#mouse('mouseMoved', at);
  }

  /** Stays down for so long, in milliseconds that really pass. */
  async press(at: Point, ms: number): Promise<void> {
    if (this.tool === 'mouse') await this.#mouse('mouseMoved', at);
    await this.#down(at, 'left', 1);
    await sleep(ms);
    this.#time += ms / 1000;
    await this.#up(at, 'left', 1);
  }

  /** Presses a key, with others held: `Control+Shift+z`. */
  async key(text: string): Promise<void> {
    const names = text === '+' ? ['+'] : text.split('+');
    const { keyboard } = this.#page;
    for (const name of names) await keyboard.down(name as KeyInput);
    for (const name of names.reverse()) await keyboard.up(name as KeyInput);
  }

  /** A letter key of a keyboard that is not Latin: what it writes, and where it stands. */
  async foreignKey(key: string, code: string): Promise<void> {
    const send = (type: 'keyDown' | 'keyUp'): Promise<void> =>
      this.#cdp.send('Input.dispatchKeyEvent', { type, key, code });
    await send('keyDown');
    await send('keyUp');
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  #down(at: Point, button: 'left' | 'right' | 'middle', clicks: number): Promise<void> {
    return this.tool === 'mouse'
      ? this.#mouse('mousePressed', at, button, clicks)
      : this.#touch('touchStart', [at]);
  }

  #move(at: Point): Promise<void> {
    return this.tool === 'mouse' ? this.#mouse('mouseMoved', at, 'left') : this.#touch('touchMove', [at]);
  }

  #up(at: Point, button: 'left' | 'right' | 'middle', clicks: number): Promise<void> {
    return this.tool === 'mouse'
      ? this.#mouse('mouseReleased', at, button, clicks)
      : this.#touch('touchEnd', []);
  }

  /** Only a finger can be taken away; a mouse lets go. */
  #cancel(at: Point, button: 'left' | 'right' | 'middle'): Promise<void> {
    return this.tool === 'mouse'
      ? this.#mouse('mouseReleased', at, button, 1)
      : this.#touch('touchCancel', []);
  }

  #mouse(
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    { x, y }: Point,
    button: 'left' | 'right' | 'middle' | 'none' = 'none',
    clickCount = 0,
  ): Promise<void> {
    const bit = { left: 1, right: 2, middle: 4, none: 0 }[button];
    return this.#cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : button,
      buttons: type === 'mouseReleased' ? 0 : bit,
      clickCount,
      timestamp: (this.#time += EVENT),
    });
  }

  #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: readonly Point[],
  ): Promise<void> {
    return this.#cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }) => ({ x, y, id: 1 })),
      timestamp: (this.#time += EVENT),
    });
  }
}
