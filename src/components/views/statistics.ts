/** The Statistics dialog: the figures of one variant, the chart of its last games, and what can be done with them. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Speech } from '../localisation/speech.js';
import * as own from '../localisation/statistics-words.js';
import * as words from '../localisation/words.js';
import type { Summary } from '../statistics/books.js';
import { suitShape } from './art.js';
import { chartOf, chartView, markOf } from './chart.js';
import { leave, type DialogContent } from './dialog.js';

/** What a card's height shows. */
export type Scale = 'time' | 'moves';

/** A question with its answers; the last one changes nothing. */
export interface Question {
  readonly text: string;
  readonly answers: readonly { readonly name: string; readonly label: string; readonly run: () => void }[];
}

export interface StatisticsModel {
  readonly i18n: Speech & { readonly direction?: 'ltr' | 'rtl' };
  readonly option: { readonly name: string; readonly values: readonly (string | number)[] };
  readonly chosen: string | number;
  /** Null where nothing is kept. */
  readonly summary: Summary | null;
  /** There is nothing at all to export or to reset. */
  readonly empty: boolean;
  readonly scale: Scale;
  readonly question: Question | null;
  /** What was done last, in a sentence, and whether it failed. */
  readonly said: { readonly text: string; readonly wrong?: boolean };
  /** The statistics as text, where they are to be copied. */
  readonly text: string | null;
  /** A file was saved; its text may be shown too. */
  readonly saved: boolean;
  readonly onChoose: (value: string | number) => void;
  readonly onScale: (scale: Scale) => void;
  readonly onExport: () => void;
  readonly onText: () => void;
  readonly onImport: (file: File) => void;
  readonly onReset: () => void;
}

const figure = (name: string, label: string, value: string): TemplateResult =>
  html`<div data-figure=${name}>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** The share won as a ring that fills. */
const ring = (share: number, text: string): TemplateResult =>
  html`<svg class="share" viewBox="0 0 88 88" width="88" height="88" aria-hidden="true">
    <circle class="whole" cx="44" cy="44" r="38" />
    ${share > 0 ? svg`<circle class="part" cx="44" cy="44" r="38" pathLength="100" stroke-dasharray="${share * 100} 100" />` : nothing}
    <text x="44" y="51">${text}</text>
  </svg>`;

function figures({ i18n, summary }: { i18n: Speech; summary: Summary }): TemplateResult {
  const { msg } = i18n;
  const share = own.percent(i18n, summary.share);
  return html`<div class="figures-row">
    ${ring(summary.share, share)}
    <dl>
      <div class="unseen" data-figure="share">
        <dt>${own.shareWon(msg)}</dt>
        <dd>${share}</dd>
      </div>
      ${figure('played', own.played(msg), i18n.number(summary.played))}
      ${figure('won', own.won(msg), i18n.number(summary.won))}
      ${figure('streak', own.streak(msg), i18n.number(summary.streak))}
      ${figure('best-streak', own.bestStreak(msg), i18n.number(summary.longest))}
    </dl>
  </div>`;
}

const NONE = '–';

function bests({ i18n, summary }: { i18n: Speech; summary: Summary }): TemplateResult {
  const { msg } = i18n;
  const clock = (seconds: number | null): string => (seconds === null ? NONE : words.clock(seconds));
  const number = (n: number | null): string => (n === null ? NONE : i18n.number(n));
  const { time, moves, score } = summary;
  const cell = (name: string, text: string): TemplateResult => html`<td data-figure=${name}>${text}</td>`;
  return html`<table>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${words.time(msg)}</th>
        <th scope="col">${words.moves(msg)}</th>
        <th scope="col">${words.score(msg)}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${own.best(msg)}</th>
        ${cell('best-time', clock(time.best))} ${cell('best-moves', number(moves.best))}
        ${cell('best-score', number(score.best))}
      </tr>
      <tr>
        <th scope="row">${own.median(msg)}</th>
        ${cell('median-time', clock(time.median))} ${cell('median-moves', number(moves.median))}
        ${cell('median-score', number(score.median))}
      </tr>
    </tbody>
  </table>`;
}

/** A row of radio buttons, drawn as one control. */
function radios<Value extends string | number>(
  name: string,
  values: readonly Value[],
  chosen: Value,
  labelOf: (value: Value) => string,
  choose: (value: Value) => void,
): TemplateResult[] {
  return values.map(
    (value) =>
      html`<label class="segment">
        <input
          type="radio"
          name=${name}
          value=${value}
          ?data-first=${name === 'variant' && value === chosen}
          .checked=${value === chosen}
          @change=${() => choose(value)}
        />
        <span>${labelOf(value)}</span>
      </label>`,
  );
}

function lastGames(m: StatisticsModel, summary: Summary): TemplateResult {
  const { i18n, scale } = m;
  const { msg } = i18n;
  const time = scale === 'time';
  const median = time ? summary.time.median : summary.moves.median;
  const chart = chartOf(summary.ended, summary.open > 0, median, (game) =>
    time ? game.seconds : game.moves,
  );
  const medianText = median === null ? '' : time ? words.clock(median) : i18n.number(median);
  const wins = chart.bars.filter(({ game }) => game.won).length;
  const mark = (kind: Parameters<typeof markOf>[0], label: string): TemplateResult =>
    html`<span>${markOf(kind)}${label}</span>`;
  return html`<section class="last" aria-labelledby="last-games">
    <div class="last-head">
      <h3 id="last-games">${own.lastGames(msg)}</h3>
      ${
        wins > 0
          ? html`<div class="segments" role="radiogroup" aria-label=${own.heightShows(msg)}>
              ${radios('scale', ['time', 'moves'] as const, scale, (each) => (each === 'time' ? words.time(msg) : words.moves(msg)), m.onScale)}
            </div>`
          : nothing
      }
    </div>
    ${chartView({ i18n, chart })}
    <p class="legend" aria-hidden="true">
      ${wins > 0 ? mark('won', own.won(msg)) : nothing}
      ${wins < chart.bars.length ? mark('lost', own.lost(msg)) : nothing}
      ${wins > 1 ? mark('best', own.best(msg)) : nothing}
      ${chart.runs.length > 0 ? mark('streak', own.streak(msg)) : nothing}
      ${median === null || wins < 2 ? nothing : mark('median', `${own.median(msg)} ${medianText}`)}
      ${chart.open ? mark('open', own.inProgress(msg)) : nothing}
    </p>
  </section>`;
}

/** A card of each suit, fanned; they are still to be played. */
const fan = (): SVGTemplateResult[] =>
  (['S', 'H', 'C', 'D'] as const).map(
    (suit, at) =>
      svg`<g transform="rotate(${-27 + 18 * at} 0 70)">
        <rect x="-25" y="-88" width="50" height="70" rx="4" />
        <path transform="translate(0 -53)" d="M0 0${suitShape[suit]}" />
      </g>`,
  );

const nobody = (m: StatisticsModel): TemplateResult =>
  html`<div class="none">
    <svg width="196" height="104" viewBox="-98 -96 196 104" aria-hidden="true">${fan()}</svg>
    <h3>${own.noGames(m.i18n.msg)}</h3>
    <p>${own.firstMove(m.i18n.msg)}</p>
    <button class="push" part="button" type="button" data-action="play" @click=${leave}>
      ${own.play(m.i18n.msg)}
    </button>
  </div>`;

const quiet = (name: string, label: string, run: () => void, first = false): TemplateResult =>
  html`<button
    class="push quiet"
    part="button"
    type="button"
    data-action=${name}
    ?data-safe=${first}
    @click=${run}
  >
    ${label}
  </button>`;

function actions(m: StatisticsModel): TemplateResult {
  const { msg } = m.i18n;
  if (m.question) {
    const { text, answers } = m.question;
    return html`<div class="ask" role="group" aria-labelledby="ask">
      <p id="ask">${text}</p>
      ${answers.map(({ name, label, run }, at) => quiet(name, label, run, at === answers.length - 1))}
    </div>`;
  }
  const choose = (event: Event): void => {
    ((event.currentTarget as Element).nextElementSibling as HTMLInputElement).click();
  };
  const take = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) m.onImport(file);
    // The same file may be chosen again.
    input.value = '';
  };
  return html`<div class="actions">
    ${m.empty ? nothing : quiet('export', own.exported(msg), m.onExport)}
    <button class="push quiet" part="button" type="button" data-action="import" @click=${choose}>
      ${own.imported(msg)}
    </button>
    <input type="file" accept=".json,application/json" hidden @change=${take} />
    ${m.empty ? nothing : quiet('reset', own.reset(msg), m.onReset)}
  </div>`;
}

function kept(m: StatisticsModel, summary: Summary): TemplateResult {
  const { i18n, option } = m;
  const { msg } = i18n;
  const listed = summary.ended.length + summary.open;
  return html`
    ${
      option.values.length > 1
        ? html`<fieldset>
            <legend class="label">${words.optionLegend(msg, option.name)}</legend>
            <div class="segments">
              ${radios('variant', option.values, m.chosen, (value) => words.choiceName(msg, option.name, value), m.onChoose)}
            </div>
          </fieldset>`
        : nothing
    }
    ${
      summary.played === 0
        ? nobody(m)
        : html`${figures({ i18n, summary })} ${lastGames(m, summary)} ${bests({ i18n, summary })}`
    }
    <p class="advice how">
      ${summary.hints === null ? nothing : html`<span data-figure="hints">${own.hintsPerGame(i18n, summary.hints)}.</span>`}
      ${own.howCounted(msg)} ${summary.played > listed ? own.mediansOf(i18n, summary.ended.length) : nothing}
    </p>
    ${actions(m)}
    <p class="advice ${m.said.wrong ? 'wrong' : m.said.text ? '' : 'silent'}" role="status" data-said>
      ${m.said.text}
      ${m.saved ? html`<button class="link" type="button" data-action="text" @click=${m.onText}>${own.asText(msg)}</button>` : nothing}
    </p>
    ${
      m.text === null
        ? nothing
        : html`<label class="label" for="statistics-text">${own.keepText(msg)}</label>
            <textarea
              id="statistics-text"
              class="field"
              readonly
              rows="4"
              dir="ltr"
              .value=${m.text}
              @focus=${(event: Event) => (event.currentTarget as HTMLTextAreaElement).select()}
            ></textarea>`
    }
  `;
}

export function statisticsDialog(m: StatisticsModel): DialogContent {
  return {
    title: own.statistics(m.i18n.msg),
    body: html`<div class="statistics">
      ${m.summary ? kept(m, m.summary) : html`<p>${own.notKept(m.i18n.msg)}</p>`}
    </div>`,
  };
}
