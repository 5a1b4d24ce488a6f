/** WebKit through its own WebDriver, on a screen of its own: as much of puppeteer's browser and pages as the tests use. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import type { Point } from './eyes.js';

/** The programs that make a WebKit which can be driven. */
export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Keys by the names that pages know them by, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** No answer takes longer, in milliseconds: one that never comes must not hold up all the others. */
const PATIENCE = 20_000;

/** So often a browser is asked for, and so long it is waited for, in milliseconds. */
const TURNS = 3;
const COMING = 8000;

const BUTTONS = { left: 0, middle: 1, right: 2 } as const;

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;
type Action = Record<string, unknown>;
/** A function that is sent into the page; what it is typed as is puppeteer's concern. */
type Sent = (...given: never[]) => unknown;

/** One kind of pointer, held by one hand. */
export class WebkitPointer {
  /** Where the last move ended, in whole pixels. */
  private spot = '';

  private at: Point = { x: 0, y: 0 };

  constructor(
    private readonly act: (source: Action) => Promise<unknown>,
    private readonly kind: 'mouse' | 'pen',
  ) {}

  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    const from = this.at;
    this.at = { x, y };
    await this.send(
      ...Array.from({ length: steps }, (_, index) => ({
        type: 'pointerMove',
        duration: 0,
        x: Math.round(from.x + ((x - from.x) * (index + 1)) / steps),
        y: Math.round(from.y + ((y - from.y) * (index + 1)) / steps),
      })),
    );
  }

  async down({ button = 'left' }: { button?: keyof typeof BUTTONS } = {}): Promise<void> {
    await this.send({ type: 'pointerDown', button: BUTTONS[button] });
  }

  async up({ button = 'left' }: { button?: keyof typeof BUTTONS } = {}): Promise<void> {
    await this.send({ type: 'pointerUp', button: BUTTONS[button] });
  }

  /** Quick taps at one spot. */
  async taps({ x, y }: Point, count: number): Promise<void> {
    this.at = { x, y };
    const tap = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: BUTTONS.left }));
    await this.send(
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      ...Array.from({ length: count }, () => tap).flat(),
    );
  }

  async wheel({ deltaX = 0, deltaY = 0 }): Promise<void> {
    const { x, y } = this.at;
    await this.act({
      type: 'wheel',
      id: 'wheel',
      actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, duration: 0 }],
    });
  }

  private async send(...actions: Action[]): Promise<void> {
    // A move that ends where it begins makes no event, and the driver waits for one until it is asked no more.
    const moving = actions.filter((action) => {
      if (action['type'] !== 'pointerMove') return true;
      const spot = `${String(action['x'])},${String(action['y'])}`;
      const stays = spot === this.spot;
      this.spot = spot;
      return !stays;
    });
    if (moving.length === 0) return;
    await this.act({
      type: 'pointer',
      id: this.kind,
      parameters: { pointerType: this.kind },
      actions: moving,
    });
  }
}

export class WebkitPage {
  private address = '';
  readonly mouse: WebkitPointer;
  readonly pen: WebkitPointer;
  readonly keyboard = {
    down: async (key: string): Promise<void> => this.keys([key], ['keyDown']),
    up: async (key: string): Promise<void> => this.keys([key], ['keyUp']),
    press: async (key: string): Promise<void> => this.keys([key]),
    type: async (text: string): Promise<void> => this.keys([...text]),
  };

  constructor(
    private readonly call: Call,
    private readonly owner: WebkitBrowser,
    private readonly end: () => Promise<void>,
  ) {
    const act = (source: Action): Promise<unknown> => call('POST', '/actions', { actions: [source] });
    this.mouse = new WebkitPointer(act, 'mouse');
    this.pen = new WebkitPointer(act, 'pen');
  }

  browser(): WebkitBrowser {
    return this.owner;
  }

  mainFrame(): this {
    return this;
  }

  frames(): this[] {
    return [this];
  }

  /** The page's one frame. */
  async waitForFrame(): Promise<WebkitPage> {
    const inside: Call = async (...request) => {
      await this.call('POST', '/frame', { id: 0 });
      return this.call(...request).finally(() => this.call('POST', '/frame', { id: null }));
    };
    await until(() => inside('GET', '/url').then(() => true));
    return new WebkitPage(inside, this.owner, this.end);
  }

  /** What a page complains of is told by the eyes, which the host puts into it. */
  on(): void {}
  /** Each page is a browser of its own. */
  async bringToFront(): Promise<void> {}
  async evaluateOnNewDocument(): Promise<void> {}

  async goto(url: string): Promise<void> {
    this.address = url;
    await this.call('POST', '/url', { url });
  }

  url(): string {
    return this.address;
  }

  async reload(): Promise<void> {
    await this.call('POST', '/refresh', {});
  }

  async close(): Promise<void> {
    await this.end();
  }

  /** The window's bars take some of its height, and it has a least width. */
  async setViewport({ width, height }: { width: number; height: number }): Promise<void> {
    const sized = (bars: number): Promise<unknown> =>
      this.call('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
    await sized(0);
    await sized(height - ((await this.run('return innerHeight', [])) as number));
  }

  evaluate(sent: Sent, ...given: unknown[]): Promise<unknown> {
    return this.run(`return (${String(sent)})(...given)`, given);
  }

  $eval(selector: string, sent: Sent, ...given: unknown[]): Promise<unknown> {
    return this.run(
      `const [selector, ...rest] = given, element = document.querySelector(selector);
       if (!element) throw new Error('nothing is ' + selector);
       return (${String(sent)})(element, ...rest)`,
      [selector, ...given],
    );
  }

  $$eval(selector: string, sent: Sent, ...given: unknown[]): Promise<unknown> {
    return this.run(
      `const [selector, ...rest] = given;
       return (${String(sent)})([...document.querySelectorAll(selector)], ...rest)`,
      [selector, ...given],
    );
  }

  async waitForFunction(
    sent: Sent,
    { timeout = 30_000 }: { timeout?: number } = {},
    ...given: unknown[]
  ): Promise<{ jsonValue(): Promise<unknown> }> {
    const end = Date.now() + timeout;
    for (;;) {
      const found = await this.evaluate(sent, ...given);
      if (found) return { jsonValue: () => Promise.resolve(found) };
      if (Date.now() > end) throw new Error(`never true: ${String(sent)}`);
      await sleep(20);
    }
  }

  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const picture = Buffer.from((await this.call('GET', '/screenshot')) as string, 'base64');
    if (path !== undefined) await writeFile(path, picture);
    return picture;
  }

  private async run(script: string, given: unknown[]): Promise<unknown> {
    const answer = (await this.call('POST', '/execute/async', {
      script: `const [given, done] = arguments;
        (async () => { ${script} })().then((value) => done({ value }), (error) => done({ error: error.message + '\\n' + error.stack }))`,
      args: [given],
    })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    // WebDriver has no undefined.
    return answer.value ?? undefined;
  }

  private async keys(keys: readonly string[], types = ['keyDown', 'keyUp']): Promise<void> {
    const actions = keys.flatMap((key) =>
      types.map((type) => ({ type, value: KEYS[key] ?? key.replace(/^Digit/, '') })),
    );
    await this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }
}

/** A screen, and on it for each page a browser with a driver: one driver drives one browser. */
export class WebkitBrowser {
  private readonly pages = new Set<WebkitPage>();

  constructor(
    private readonly programs: Webkit,
    private readonly screen: ChildProcess,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  process(): ChildProcess {
    return this.screen;
  }

  /** On a busy machine now and then a browser never comes: then another is asked for. */
  async newPage(): Promise<WebkitPage> {
    for (let turn = 1; ; turn++)
      try {
        return await this.open();
      } catch (error) {
        if (turn === TURNS) throw new Error(`no browser came in ${turn} turns`, { cause: error });
      }
  }

  private async open(): Promise<WebkitPage> {
    const port = await freePort();
    const driver = start(this.programs.driver, [`--port=${port}`, '--host=127.0.0.1'], this.variables);
    const origin = `http://127.0.0.1:${port}`;
    const sessionId = await this.session(origin).catch((error: unknown) => {
      driver.kill();
      throw error;
    });
    const call: Call = (method, path, body) => send(origin, method, `/session/${sessionId}${path}`, body);
    const page = new WebkitPage(call, this, async () => {
      if (!this.pages.delete(page)) return;
      await call('DELETE', '').finally(() => driver.kill());
    });
    this.pages.add(page);
    return page;
  }

  private async session(origin: string): Promise<string> {
    await until(async () => (await fetch(`${origin}/status`)).ok);
    const capabilities = {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: this.programs.browser, args: ['--automation'] },
      },
    };
    const { sessionId } = (await send(origin, 'POST', '/session', { capabilities }, COMING)) as {
      sessionId: string;
    };
    return sessionId;
  }

  async close(): Promise<void> {
    for (const page of this.pages) await page.close().catch(() => undefined);
    this.screen.kill();
    await rm(this.variables['XDG_CONFIG_HOME'] ?? '', { recursive: true, force: true });
  }
}

export async function launchWebkit(programs: Webkit, { motion = true } = {}): Promise<Browser> {
  const settings = await mkdtemp(join(tmpdir(), 'solitaire-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  const wishes = `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`;
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), wishes);
  const screen = start(programs.screen, [
    ...['-displayfd', '3', '-screen', '0', '1800x2400x24', '-nolisten', 'tcp'],
  ]);
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (name) => resolve(String(name).trim()));
    screen.once('exit', () => reject(new Error(`${programs.screen} shows nothing`)));
  });
  // It has of puppeteer's browser what the tests use, and fails loudly where they use more.
  return new WebkitBrowser(programs, screen, {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: settings,
  }) as unknown as Browser;
}

/** A child that ends with this process. */
function start(command: string, args: string[], variables: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables },
  });
  const end = (): void => void child.kill();
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  return child;
}

async function send(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  patience = PATIENCE,
): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Error(`${method} ${path}: no answer`, { cause: error });
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 250; turn++) {
    if (await ready().catch(() => false)) return;
    await sleep(20);
  }
  throw new Error('WebKit does not answer');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
