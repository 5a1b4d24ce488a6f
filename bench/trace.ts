/** Reads Chromium's trace of a page: how long its script ran in each frame of a drag, and how soon its inputs were painted. */

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly id?: string;
  readonly args: { readonly data?: { readonly type?: string; readonly duration?: number } };
}

export const CATEGORIES = ['devtools.timeline', 'v8.execute'];

/** A frame of a drag, from one move of the pointer to the next; times in milliseconds. */
export interface DragFrame {
  readonly script: number;
  readonly style: number;
  readonly layouts: number;
}

export interface Reading {
  readonly frames: readonly DragFrame[];
  /** From an input to the paint that shows it, in milliseconds. */
  readonly inputs: readonly { readonly type: string; readonly wait: number }[];
}

const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EvaluateScript',
  'v8.callFunction',
]);
const STYLE = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);
const INPUTS = new Set(['pointerdown', 'pointerup', 'click']);

/** The time that some spans cover together, those inside others counted once. */
function covered(spans: readonly TraceEvent[]): number {
  let sum = 0;
  let end = 0;
  for (const { ts, dur = 0 } of spans) {
    sum += Math.max(0, ts + dur - Math.max(end, ts));
    end = Math.max(end, ts + dur);
  }
  return sum / 1000;
}

export function read(trace: readonly TraceEvent[]): Reading {
  const typeOf = ({ args }: TraceEvent): string => args.data?.type ?? '';
  // The thread that gets the pointer is the page's; other tabs of the browser are in the trace too.
  const thread = trace.find((event) => event.name === 'EventDispatch' && typeOf(event) === 'pointermove');
  const spans = trace
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread.tid)
    .sort((a, b) => a.ts - b.ts);

  // Moves come once a frame: what lies between two of them, while the button is down, is a frame of the drag.
  const edges: { from: number; to: number }[] = [];
  let down = false;
  let from: number | null = null;
  spans.forEach((event, index) => {
    const type = event.name === 'EventDispatch' ? typeOf(event) : '';
    if (type === 'pointerdown') down = true;
    if (!down || (type !== 'pointermove' && type !== 'pointerup')) return;
    if (from !== null) edges.push({ from, to: index });
    from = type === 'pointerup' ? null : index;
    down = type !== 'pointerup';
  });
  const frames = edges.map(({ from: first, to }) => {
    const inside = spans.slice(first, to);
    return {
      script: covered(inside.filter(({ name }) => SCRIPT.has(name))),
      style: covered(inside.filter(({ name }) => STYLE.has(name))),
      layouts: inside.filter(({ name }) => name === 'Layout').length,
    };
  });

  const inputs = trace
    .filter((event) => event.name === 'EventTiming' && event.ph === 'b' && event.pid === thread?.pid)
    .filter((event) => INPUTS.has(typeOf(event)) && event.args.data?.duration !== undefined)
    .map((event) => ({ type: typeOf(event), wait: event.args.data?.duration ?? 0 }));
  return { frames, inputs };
}

/** The value that `share` of the values don't exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
