/**
 * What a game full of drags costs on a slow machine: script in each frame of a drag, layouts, the wait from an input to its
 * paint, and how far the page's layout shifts; beside an empty page that gets the same inputs in the same run.
 *   node --import tsx bench/frames.ts [--moves=300] [--profile]    where the time goes, by function
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Protocol } from 'puppeteer-core';
import { parseMove } from '../src/engine/all.js';
import { launch, view } from '../test/e2e/browser.js';
import type { Point } from '../test/e2e/eyes.js';
import { DIST, markup, openHost } from '../test/e2e/host.js';
import type { Host } from '../test/e2e/host.js';
import { linesOf } from '../test/e2e/lines.js';
import type { Line, VariantName } from '../test/e2e/lines.js';
import { Player } from '../test/e2e/player.js';
import { CATEGORIES, percentile, read } from './trace.js';
import type { Reading, TraceEvent } from './trace.js';

const argument = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}`))?.slice(name.length + 3);
const MOVES = Number(argument('moves') ?? 300);
const PROFILE = argument('profile') !== undefined;

const SLOWDOWN = 4;
const FRAME = 1000 / 60;
const STEPS = 22;
const GAMES: readonly VariantName[] = ['russian-classic', 'reflechi-3', 'freecell-4'];
/** Of the drags so many are made again on the empty page: it needs no more to be known. */
const CONTROLS = 40;

/** Points on the way of a hand that starts slowly and ends slowly. */
function way(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    const eased = t * t * (3 - 2 * t);
    return {
      x: from.x + (to.x - from.x) * eased,
      y: from.y + (to.y - from.y) * eased - Math.sin(Math.PI * t) * 10,
    };
  });
}

/** A mouse that moves sixty times a second, whether or not the page keeps up. */
class Mouse {
  constructor(private readonly cdp: CDPSession) {}

  private send(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    at: Point,
    down: boolean,
  ): Promise<void> {
    const button = type === 'mouseMoved' && !down ? 'none' : 'left';
    return this.cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button,
      buttons: down ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  }

  async stroke(path: readonly Point[]): Promise<void> {
    const [first, ...rest] = path;
    const last = path.at(-1);
    if (!first || !last) return;
    await this.send('mouseMoved', first, false);
    await this.send('mousePressed', first, true);
    const start = performance.now() + FRAME;
    const sent = rest.map(async (point, index) => {
      await sleep(start + index * FRAME - performance.now());
      await this.send('mouseMoved', point, true);
    });
    await Promise.all(sent);
    await this.send('mouseReleased', last, false);
  }
}

interface Shifts {
  /** As browsers sum it up: what comes within half a second of an input is expected, and left out. */
  readonly shift: number;
  readonly expected: number;
}

interface Measured extends Reading, Shifts {
  readonly moves: number;
}

async function traced(cdp: CDPSession, run: () => Promise<void>): Promise<Reading> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: Protocol.Tracing.DataCollectedEvent): void => {
    events.push(...(value as unknown as TraceEvent[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordAsMuchAsPossible',
      includedCategories: CATEGORIES,
      excludedCategories: ['*'],
    },
  });
  await run();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return read(events);
}

const watchShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const seen = window as unknown as Record<'shift' | 'expected', number>;
    seen.shift = seen.expected = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        seen[hadRecentInput ? 'expected' : 'shift'] += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => {
    const { shift, expected } = window as unknown as Record<'shift' | 'expected', number>;
    return { shift, expected };
  });

async function play(
  browser: Browser,
  host: Host,
  name: VariantName,
  moves: number,
  paths: Point[][],
): Promise<Measured> {
  const lines = linesOf(name).filter((line) => line.moves.length >= 40);
  const { tag, attribute } = lines[0] as Line;
  const url = host.put(
    `/${name}.html`,
    markup(`<${tag} id="game" storage="none" ${attribute.join('="')}"></${tag}>`),
  );
  const { page, close } = await view(browser, { url, width: 1000, height: 1000 });
  const cdp = await page.createCDPSession();
  const player = new Player(page, { selector: '#game' });
  await player.ready();
  await watchShifts(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (PROFILE) await startProfile(cdp);
  const mouse = new Mouse(cdp);
  let made = 0;
  let dealt = 0;
  const reading = await traced(cdp, async () => {
    for (const { position, moves: line } of lines) {
      if (made >= moves) break;
      const { shift } = await shiftsOf(page);
      await page.$eval(
        '#game',
        (element, text) => {
          (element as unknown as { position: string }).position = text;
        },
        position,
      );
      // A position that the host sets is no part of the game.
      await sleep(200);
      dealt += (await shiftsOf(page)).shift - shift;
      for (const text of line) {
        if (made >= moves) break;
        const { from, to, count } = parseMove(text);
        if (from === 's' || to === 's') await player.tap('s', 0);
        else {
          const pile = to === 'h' ? 'S' : to;
          const { at, card } = await player.grip(from, count);
          const goal = await player.place(pile);
          const end = { x: at.x + goal.left - card.left + 2, y: at.y + goal.top - card.top + 4 };
          const path = [at, ...way(at, end)];
          paths.push(path);
          await mouse.stroke(path);
          made += 1;
        }
        const seen = await player.events('move');
        if (seen[0]?.detail['move'] !== text)
          throw new Error(`${name}: ${text} became ${JSON.stringify(seen)}`);
      }
    }
  });
  if (PROFILE) printProfile(name, await stopProfile(cdp));
  const { shift, expected } = await shiftsOf(page);
  await close();
  return { ...reading, shift: shift - dealt, expected, moves: made };
}

/** Events that nobody listens to are not in the trace. */
const EMPTY = `<script>
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click']) addEventListener(type, () => {});
</script>`;

async function control(browser: Browser, host: Host, paths: readonly Point[][]): Promise<Measured> {
  const url = host.put('/empty.html', markup(EMPTY, { head: '' }));
  const { page, close } = await view(browser, { url, width: 1000, height: 1000 });
  const cdp = await page.createCDPSession();
  await watchShifts(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const mouse = new Mouse(cdp);
  const reading = await traced(cdp, async () => {
    for (const path of paths) await mouse.stroke(path);
  });
  const shifts = await shiftsOf(page);
  await close();
  return { ...reading, ...shifts, moves: paths.length };
}

async function startProfile(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start');
}

async function stopProfile(cdp: CDPSession): Promise<Protocol.Profiler.Profile> {
  return (await cdp.send('Profiler.stop')).profile;
}

/** The functions in which most time went by themselves, by the names and places that the sources give them. */
function printProfile(
  name: string,
  { nodes, samples = [], timeDeltas = [] }: Protocol.Profiler.Profile,
): void {
  const map = new SourceMap(
    JSON.parse(readFileSync(join(DIST, 'solitaire-elements.min.js.map'), 'utf8')) as ConstructorParameters<
      typeof SourceMap
    >[0],
  );
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])));
  /** What the browser does by itself is told with the function that asked for it. */
  const placeOf = (node: Protocol.Profiler.ProfileNode): string => {
    const { url, functionName, lineNumber, columnNumber } = node.callFrame;
    const parent = parents.get(node.id);
    if (url === '') return parent ? `${placeOf(parent)} ${functionName}`.trimStart() : '';
    if (!url.includes('solitaire-elements')) return '(the test)';
    const { originalSource = '', originalLine = 0 } = map.findEntry(lineNumber, columnNumber) as {
      originalSource?: string;
      originalLine?: number;
    };
    return `${originalSource.replace(/^.*(?=node_modules|src)/, '')}:${originalLine + 1}`;
  };
  const places = new Map(nodes.map((node) => [node.id, placeOf(node)]));
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const place = places.get(id) ?? '';
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  console.log(`\n${name}, by function`);
  const rows = [...times].filter(([place]) => !/^\((idle|program|the test)\)/.test(place));
  for (const [place, ms] of rows.sort((a, b) => b[1] - a[1]).slice(0, 30)) {
    console.log(`${ms.toFixed(0).padStart(7)} ms  ${place}`);
  }
}

const host = await openHost();
const browser = await launch('chromium');
const paths: Point[][] = [];
const results: [string, Measured][] = [];
for (const name of GAMES)
  results.push([name, await play(browser, host, name, Math.ceil(MOVES / GAMES.length), paths)]);
const every = Math.max(1, Math.floor(paths.length / CONTROLS));
const empty = await control(
  browser,
  host,
  paths.filter((_, index) => index % every === 0),
);
await browser.close();
await host.close();

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const whole: Measured = {
  frames: results.flatMap(([, { frames }]) => frames),
  inputs: results.flatMap(([, { inputs }]) => inputs),
  shift: sum(results.map(([, { shift }]) => shift)),
  expected: sum(results.map(([, { expected }]) => expected)),
  moves: sum(results.map(([, { moves }]) => moves)),
};

function figures({ frames, inputs, shift, expected, moves }: Measured): Record<string, number> {
  const script = frames.map((frame) => frame.script);
  const style = frames.map((frame) => frame.style);
  const waits = inputs.map(({ wait }) => wait);
  return {
    drags: moves,
    frames: frames.length,
    'script p50': percentile(script, 0.5),
    p95: percentile(script, 0.95),
    p99: percentile(script, 0.99),
    'style, paint p50': percentile(style, 0.5),
    'p95 ': percentile(style, 0.95),
    layouts: sum(frames.map(({ layouts }) => layouts)),
    'input to paint p50': percentile(waits, 0.5),
    'p95  ': percentile(waits, 0.95),
    shift,
    'expected shift': expected,
  };
}

const rows: [string, Measured][] = [...results, ['together', whole], ['an empty page', empty]];
const heads = Object.keys(figures(whole));
console.log(`\nA game of drags, ${SLOWDOWN} times slower; times in milliseconds`);
console.log(''.padEnd(16) + heads.map((head) => head.trim().padStart(head.length + 2)).join(''));
for (const [page, measured] of rows) {
  const cells = Object.entries(figures(measured)).map(([head, value]) =>
    String(
      Math.round(value * 1000) / 1000 === Math.round(value)
        ? Math.round(value)
        : value.toFixed(/shift/.test(head) ? 3 : 1),
    ).padStart(head.length + 2),
  );
  console.log(page.padEnd(16) + cells.join(''));
}

const { p99 = 0, layouts = 0, 'p95  ': wait = 0, shift = 0 } = figures(whole);
console.log();
for (const [what, value, aim, unit] of [
  ['script in 99 of 100 drag frames', p99, 8, ' ms'],
  ['layouts in drag frames', layouts, 0, ''],
  ['input to paint in 95 of 100', wait, 50, ' ms'],
  ['layout shift', shift, 0, ''],
] as const) {
  console.log(`${value <= aim ? '✓' : '✗'} ${what}: ${Number(value.toFixed(3))}${unit} (aim: ${aim}${unit})`);
}
