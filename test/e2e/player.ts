/** A player's hands: mouse, finger or pen, reaching the page only through the browser's input protocol. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Frame, Page } from 'puppeteer-core';
import type { Box, Grip, Point, Seen } from './eyes.js';
import { WebkitPage } from './webkit.js';

export type Tool = 'mouse' | 'touch' | 'pen';

export const TAGS = 'russian-solitaire, reflechi-solitaire, freecell-solitaire, yukon-solitaire';

/** Long enough, in milliseconds, for Chromium not to take a drag for a fling. */
const REST = 150;

interface Pointer {
  down(at: Point, clicks?: number): Promise<void>;
  move(at: Point): Promise<void>;
  up(at: Point, clicks?: number): Promise<void>;
}

/** Points on the way, with the small curve of a real hand. */
function trajectory(from: Point, to: Point, steps: number): Point[] {
  const bow = Math.min(12, Math.hypot(to.x - from.x, to.y - from.y) / 12);
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const rise = Math.sin(Math.PI * t) * bow;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - (t < 1 ? rise : 0) };
  });
}

export interface DragOptions {
  /** Where to let go, from the spot that would lay the card exactly on the target. */
  offset?: Point;
  /** Stay down at the end: the caller looks about, then calls `release`. */
  hold?: boolean;
  steps?: number;
  /** Lets go while still moving. */
  flick?: boolean;
}

export class Player {
  tool: Tool;
  /** Plays on while cards still fly. */
  hasty = false;
  private readonly page: Page;
  private readonly frame: Frame;
  private readonly selector: string;
  private readonly firefox: boolean;
  private cdp: CDPSession | undefined;
  private at: Point = { x: 1, y: 1 };
  /** Events before this index have been looked at. */
  private read = 0;
  private lastTap: { pile: string; time: number } | undefined;

  constructor(page: Page, options: { tool?: Tool; selector?: string; frame?: Frame } = {}) {
    this.page = page;
    this.frame = options.frame ?? page.mainFrame();
    this.tool = options.tool ?? 'mouse';
    this.selector = options.selector ?? TAGS;
    this.firefox = page.browser().process()?.spawnfile.includes('firefox') ?? false;
  }

  // --- what lies where ---

  grip(pile: string, count = 1): Promise<Grip> {
    return this.frame.evaluate(
      (selector, letter, n, hasty) => window.eyes.grip(selector, letter, n, hasty),
      this.selector,
      pile,
      count,
      this.hasty,
    );
  }

  place(pile: string): Promise<Box> {
    return this.frame.evaluate(
      (selector, letter, hasty) => window.eyes.place(selector, letter, hasty),
      this.selector,
      pile,
      this.hasty,
    );
  }

  cards(pile: string): Promise<string[]> {
    return this.frame.evaluate(
      (selector, letter) => window.eyes.cards(selector, letter),
      this.selector,
      pile,
    );
  }

  board(): Promise<Record<string, string>> {
    return this.frame.evaluate((selector) => window.eyes.board(selector), this.selector);
  }

  settle(): Promise<void> {
    return this.frame.evaluate((selector) => window.eyes.settle(selector), this.selector);
  }

  // --- gestures ---

  /** Presses at one point, goes to another and lets go; a finger comes to rest before it does, unless it flicks. */
  async stroke(
    from: Point,
    to: Point,
    options: { hold?: boolean; steps?: number; flick?: boolean } = {},
  ): Promise<void> {
    const hand = await this.hand();
    if (this.tool === 'mouse') await hand.move(from);
    await hand.down(from);
    for (const point of trajectory(from, to, options.steps ?? 5)) await hand.move(point);
    this.at = to;
    if (options.hold) return;
    if (this.tool === 'touch' && !options.flick) await sleep(REST);
    await hand.up(to);
  }

  /** Drags a card with all those on it to a pile, so that it lies on the pile's last card. */
  async drag(from: string, count: number, to: string, options: DragOptions = {}): Promise<void> {
    await this.place(to);
    const { at, card } = await this.grip(from, count);
    const box = await this.place(to);
    const column = /[1-8]/.test(to);
    const end = {
      x: at.x + box.left - card.left + (options.offset?.x ?? 2),
      y: at.y + box.top - card.top + (options.offset?.y ?? (column ? Math.min(18, box.height / 6) : 2)),
    };
    await this.stroke(at, end, options);
  }

  async moveTo(point: Point, steps = 4): Promise<void> {
    const hand = await this.hand();
    for (const step of trajectory(this.at, point, steps)) await hand.move(step);
    this.at = point;
  }

  async release(): Promise<void> {
    await (await this.hand()).up(this.at);
  }

  /** The system takes the finger away, as for a call or a gesture of its own. */
  async cancel(): Promise<void> {
    await this.cdp?.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  }

  async tapAt(at: Point, clicks = 1): Promise<void> {
    const hand = await this.hand();
    if (this.tool === 'mouse') await hand.move(at);
    await hand.down(at, clicks);
    await hand.up(at, clicks);
    this.at = at;
  }

  /** Taps the card that has `count - 1` others on it; an empty pile where `count` is 0. */
  async tap(pile: string, count = 1): Promise<void> {
    const at = count ? (await this.grip(pile, count)).at : middle(await this.place(pile));
    await this.tapAt(at);
    this.lastTap = { pile, time: Date.now() };
  }

  /** Two taps at one spot, as quick as fingers are; the page is busy with the first for `busy` milliseconds, and hears of the second late. */
  async doubleTap(pile: string, count = 1, busy = 0): Promise<void> {
    const { at } = await this.grip(pile, count);
    if (busy) await this.block(busy);
    const page: unknown = this.page;
    if (page instanceof WebkitPage && this.tool !== 'touch') await page[this.tool].taps(at, 2);
    else if (this.firefox) await this.firefoxDouble(at);
    else {
      if (this.tool === 'mouse') await this.page.mouse.move(at.x, at.y);
      await this.chromiumTaps(at, 2);
    }
    this.lastTap = { pile, time: Date.now() };
  }

  /** The page will be busy for so many milliseconds when a pointer next goes up. */
  private async block(ms: number): Promise<void> {
    await this.frame.evaluate((time) => {
      addEventListener(
        'pointerup',
        () => {
          const until = performance.now() + time;
          while (performance.now() < until);
        },
        { once: true },
      );
    }, ms);
  }

  /** Picks up by a tap and places by a tap. */
  async carry(from: string, count: number, to: string): Promise<void> {
    await this.tap(from, count);
    await this.tapAt(middle(await this.place(to)));
    this.lastTap = { pile: to, time: Date.now() };
  }

  /** Whether a tap on the pile would still count as the second of a double tap. */
  tappedLately(pile: string, within = 450): boolean {
    return this.lastTap?.pile === pile && Date.now() - this.lastTap.time < within;
  }

  /** Long enough for the next tap to be a first one. */
  async rest(): Promise<void> {
    await sleep(450);
    this.lastTap = undefined;
  }

  /** Presses a button of the bar or of the open dialog; within a part of the element where that is named. */
  async press(action: string, within = ''): Promise<void> {
    const at = await this.frame.evaluate(
      (selector, name, scope) => window.eyes.button(selector, name, scope),
      this.selector,
      action,
      within,
    );
    await this.tapAt(at);
  }

  /** Presses a button of the bar, and waits for its dialog. */
  async opens(action: string): Promise<void> {
    await this.press(action);
    await this.frame.evaluate((selector) => window.eyes.opened(selector), this.selector);
  }

  // --- events ---

  /** Waits for events of a type and answers all that fired since the last look. */
  async events(type: string, count = 1, limit = 3000): Promise<Seen[]> {
    const found = await this.frame.evaluate(
      (name, number, since, ms) => window.eyes.wait(name, number, since, ms),
      type,
      count,
      this.read,
      limit,
    );
    this.read += found.length;
    return found;
  }

  /** Waits for the first deal, and answers all that fired with it. */
  async ready(count = 1): Promise<Seen[]> {
    const found = await this.events('ready', count, 10_000);
    const ready = found.filter(({ type }) => type === 'ready').length;
    if (ready < count) throw new Error(`${ready} of ${count} elements became ready`);
    return found;
  }

  /** What fired since the last look, after a while in which more would have come. */
  async quiet(ms = 60): Promise<Seen[]> {
    await sleep(ms);
    await this.frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return this.events('none', 0);
  }

  /** Forgets what fired, e.g. after the page was loaded again. */
  forget(): void {
    this.read = 0;
  }

  // --- the three tools ---

  /** Its driver gives taps no times of their own: two that a slow machine heard of too late for one gesture came to nothing, and are made again. */
  private async firefoxDouble(at: Point): Promise<void> {
    for (let turn = 0; turn < 4; turn++) {
      await this.frame.evaluate(() => {
        const times: number[] = [];
        Object.assign(window, { tapped: times });
        addEventListener('pointerup', ({ timeStamp }) => times.push(timeStamp), { capture: true });
      });
      await this.firefoxTaps(at, 2);
      const [first = 0, second = 0] = await this.frame.evaluate(
        () => (window as unknown as { tapped: number[] }).tapped,
      );
      if (second - first < 400) return;
      await this.rest();
    }
  }

  /** Taps that Firefox makes by itself, one after another: between two messages of the driver a slow machine waits too long. */
  private async firefoxTaps({ x, y }: Point, count: number): Promise<void> {
    const tap = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const { browsingContext } = this.page.mainFrame() as unknown as {
      readonly browsingContext: { performActions(sources: readonly unknown[]): Promise<void> };
    };
    await browsingContext.performActions([
      {
        type: 'pointer',
        id: this.tool,
        parameters: { pointerType: this.tool },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          ...Array.from({ length: count }, () => tap).flat(),
        ],
      },
    ]);
    this.at = { x, y };
  }

  /** Taps with times of their own, 100 ms apart: a slow machine hears of the second as late as it likes. */
  private async chromiumTaps({ x, y }: Point, count: number): Promise<void> {
    const cdp = (this.cdp ??= await this.page.createCDPSession());
    const first = Date.now() / 1000 - count / 10;
    const send = (turn: number, ended: boolean): Promise<void> => {
      const timestamp = first + turn / 10 + (ended ? 0.03 : 0);
      return this.tool === 'touch'
        ? cdp.send('Input.dispatchTouchEvent', {
            type: ended ? 'touchEnd' : 'touchStart',
            touchPoints: ended ? [] : [{ x, y, id: 1 }],
            timestamp,
          })
        : cdp.send('Input.dispatchMouseEvent', {
            type: ended ? 'mouseReleased' : 'mousePressed',
            x,
            y,
            button: 'left',
            buttons: ended ? 0 : 1,
            clickCount: turn + 1,
            pointerType: this.tool === 'pen' ? 'pen' : 'mouse',
            timestamp,
          });
    };
    const sent = Array.from({ length: count * 2 }, (_, i) => [Math.floor(i / 2), i % 2 === 1] as const);
    const last = sent.pop();
    await Promise.all(sent.map(([turn, ended]) => send(turn, ended)));
    // The click of a finger's tap comes after its end, and here when the next one is down already.
    if (last) await send(...last);
    this.at = { x, y };
  }

  private async hand(): Promise<Pointer> {
    if (this.tool === 'mouse') {
      const { mouse } = this.page;
      return {
        down: (_at, clicks = 1) => mouse.down({ clickCount: clicks }),
        move: ({ x, y }) => mouse.move(x, y),
        up: (_at, clicks = 1) => mouse.up({ clickCount: clicks }),
      };
    }
    if (this.firefox) {
      if (this.tool === 'pen') throw new Error('no pen in Firefox');
      const { touchscreen } = this.page;
      return {
        down: ({ x, y }) => touchscreen.touchStart(x, y).then(() => undefined),
        move: ({ x, y }) => touchscreen.touchMove(x, y),
        up: () => touchscreen.touchEnd(),
      };
    }
    const page: unknown = this.page;
    if (page instanceof WebkitPage) {
      if (this.tool === 'touch') throw new Error('no touch in WebKit');
      const { pen } = page;
      const move = ({ x, y }: Point): Promise<void> => pen.move(x, y);
      return { down: (at) => move(at).then(() => pen.down()), move, up: () => pen.up() };
    }
    const cdp = (this.cdp ??= await this.page.createCDPSession());
    if (this.tool === 'touch') {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<void> =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(({ x, y }) => ({ x, y, id: 1 })),
        });
      return {
        down: (at) => send('touchStart', [at]),
        move: (at) => send('touchMove', [at]),
        up: () => send('touchEnd', []),
      };
    }
    const send = (
      type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      { x, y }: Point,
      clicks: number,
    ): Promise<void> =>
      cdp.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: clicks,
        pointerType: 'pen',
      });
    return {
      down: (at, clicks = 1) => send('mousePressed', at, clicks),
      move: (at) => send('mouseMoved', at, 0),
      up: (at, clicks = 1) => send('mouseReleased', at, clicks),
    };
  }
}

export function middle(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
