/**
 * The last games as a chart: each game won is a card, as high as it took long; one that was lost is a ring on the line.
 * Wins one after another are of one suit and stand on one golden line.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Suit } from '../../engine/index.js';
import type { Speech } from '../localisation/speech.js';
import * as words from '../localisation/statistics-words.js';
import type { Ended } from '../statistics/books.js';
import { suitShape } from './art.js';

/** How many games are shown; fewer stand as far apart as that many at least. */
export const SHOWN = 30;
const LEAST = 20;

/** In pixels from the top: the highest card's top, the line on which all stand, and the whole. */
const TOP = 4;
const LINE = 92;
const STREAK = LINE + 8;
const HEIGHT = 122;
const LOWEST = 15;
/** A card that is so many times as high as the median is as high as any. */
const CEILING = 2.5;
/** From this height on a card has a suit at either end. */
const TWO_SUITS = 34;

const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

export interface Bar {
  readonly game: Ended;
  /** Its card's height in pixels; 0 for a game that was lost. */
  readonly height: number;
  /** It took longer than the chart is high. */
  readonly cut: boolean;
  readonly best: boolean;
  readonly suit: Suit;
}

export interface Run {
  /** The place of its first game, and how many there are. */
  readonly from: number;
  readonly length: number;
}

export interface Chart {
  readonly bars: readonly Bar[];
  readonly runs: readonly Run[];
  /** How high the median stands, or null where nothing was won. */
  readonly median: number | null;
  readonly slots: number;
  /** A game is in progress, and stands last. */
  readonly open: boolean;
}

/** The runs of games won, each as long as it is; one game is a run too. */
function runsOf(games: readonly Ended[]): Run[] {
  const runs: Run[] = [];
  games.forEach(({ won }, at) => {
    const last = runs.at(-1);
    if (!won) return;
    if (last && last.from + last.length === at) runs.splice(-1, 1, { ...last, length: last.length + 1 });
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}

/**
 * Lays the chart out.
 * @param valueOf what a card's height shows
 * @param median of the same, of all games kept
 */
export function chartOf(
  ended: readonly Ended[],
  open: boolean,
  median: number | null,
  valueOf: (game: Ended) => number,
): Chart {
  const games = ended.slice(open ? 1 - SHOWN : -SHOWN);
  const values = games.filter(({ won }) => won).map(valueOf);
  const best = Math.min(...values);
  const ceiling = Math.max(1, Math.min(Math.max(...values), (median ?? Infinity) * CEILING));
  const high = (value: number): number =>
    Math.round(Math.max(LOWEST, (LINE - TOP) * Math.min(1, value / ceiling)));
  const runs = runsOf(games);
  return {
    bars: games.map((game, at) => {
      const value = valueOf(game);
      const run = runs.findIndex(({ from, length }) => at >= from && at < from + length);
      return {
        game,
        height: game.won ? high(value) : 0,
        cut: game.won && value > ceiling,
        best: game.won && value === best,
        suit: SUITS[Math.max(0, run) % SUITS.length] as Suit,
      };
    }),
    runs: runs.filter(({ length }) => length > 1),
    median: median === null || values.length === 0 ? null : high(median),
    slots: Math.max(LEAST, games.length + (open ? 1 : 0)),
    open,
  };
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const pip = (suit: Suit, y: number, turned: boolean): SVGTemplateResult =>
  svg`<svg x="50%" y=${y} overflow="visible"><path class="pip suit-${suit}${turned ? ' turned' : ''}" d=${suitShape[suit]} /></svg>`;

const card = ({ height, suit, cut, best }: Bar): SVGTemplateResult => {
  const top = LINE - height;
  return svg`<rect class="won ${best ? 'best' : ''}" x="10%" width="80%" y=${top} height=${height} rx="2.5" />
    ${pip(suit, top + 8, false)} ${height < TWO_SUITS ? nothing : pip(suit, LINE - 8, true)}
    ${cut ? svg`<line class="cut" x1="0" x2="100%" y1=${top + 24} y2=${top + 19} />` : nothing}`;
};

export interface ChartModel {
  readonly i18n: Speech & { readonly direction?: 'ltr' | 'rtl' };
  readonly chart: Chart;
}

export function chartView({ i18n, chart }: ChartModel): TemplateResult {
  const { bars, runs, median, slots, open } = chart;
  // The oldest game stands where a line of text begins.
  const from = (at: number, length = 1): string =>
    share(i18n.direction === 'rtl' ? slots - at - length : at, slots);
  const slot = (at: number, inside: unknown): SVGTemplateResult =>
    svg`<svg x=${from(at)} width=${share(1, slots)} overflow="visible">${inside}</svg>`;
  const wins = bars.filter(({ game }) => game.won).length;
  const filled = bars.length + (open ? 1 : 0);
  const label = words.chartText(i18n, {
    shown: bars.length,
    won: wins,
    lost: bars.length - wins,
    run: runs.reduce((longest, { length }) => Math.max(longest, length), Math.min(1, wins)),
  });
  return html`<svg class="chart" role="img" aria-label=${label} width="100%" height=${HEIGHT}>
    <line class="ground" x1="0" x2="100%" y1=${LINE + 0.5} y2=${LINE + 0.5} />
    ${Array.from({ length: slots - filled }, (_, at) =>
      slot(filled + at, svg`<circle class="coming" cx="50%" cy=${LINE - 5} r="1" />`),
    )}
    ${
      median === null
        ? nothing
        : svg`<line class="median" x1="0" x2="100%" y1=${LINE - median} y2=${LINE - median} />`
    }
    ${bars.map((bar, at) =>
      slot(
        at,
        svg`<g><title>${words.gameText(i18n, bar.game)}</title>
          <rect class="hit" width="100%" height=${LINE} />
          ${bar.game.won ? card(bar) : svg`<circle class="lost" cx="50%" cy=${LINE - 6} r="2.75" />`}</g>`,
      ),
    )}
    ${
      open
        ? slot(
            bars.length,
            svg`<g><title>${words.inProgress(i18n.msg)}</title>
              <rect class="open" x="12%" width="76%" y=${LINE - 30} height="30" rx="2.5" /></g>`,
          )
        : nothing
    }
    ${runs.map(
      ({ from: at, length }) =>
        svg`<svg x=${from(at, length)} width=${share(length, slots)} overflow="visible">
          <line class="streak" x1=${share(0.14, length)} x2=${share(length - 0.14, length)} y1=${STREAK} y2=${STREAK} />
          ${length > 2 ? svg`<text x="50%" y=${STREAK + 16}>${i18n.number(length)}</text>` : nothing}
        </svg>`,
    )}
  </svg>`;
}

/** The marks of the chart, as its legend shows them. */
const marks = {
  won: svg`<rect class="won" x="3" y="1" width="10" height="14" rx="2" /><svg x="8" y="8" overflow="visible"><path class="pip suit-S" d=${suitShape.S} /></svg>`,
  best: svg`<rect class="won best" x="3" y="1" width="10" height="14" rx="2" /><svg x="8" y="8" overflow="visible"><path class="pip suit-S" d=${suitShape.S} /></svg>`,
  lost: svg`<circle class="lost" cx="8" cy="8" r="2.75" />`,
  streak: svg`<line class="streak" x1="1" x2="15" y1="8" y2="8" />`,
  median: svg`<line class="median" x1="0" x2="16" y1="8" y2="8" />`,
  open: svg`<rect class="open" x="3.5" y="1.5" width="9" height="13" rx="2" />`,
} as const;

export const markOf = (name: keyof typeof marks): TemplateResult =>
  html`<svg width="16" height="16" viewBox="0 0 16 16">${marks[name]}</svg>`;
