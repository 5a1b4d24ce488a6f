/** The Statistics dialog: its figures, its chart, and what can be done with them by click and by key. */
import { assert, fixture, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { render } from 'lit';
import { speak } from '../../src/components/localisation/speech.js';
import { ended, finished } from '../../src/components/statistics/books.js';
import type { Books, Statistics } from '../../src/components/statistics/books.js';
import { formatStatistics, parseStatistics } from '../../src/components/statistics/text.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import { chartOf, chartView } from '../../src/components/views/chart.js';
import '../../src/index.js';
import { opens, press, root, stand } from '../components/stand.js';

const KEY = 'solitaire-elements:statistics';
const NOW = Date.UTC(2026, 11, 1);
let games = 0;

/** Statistics of a line of games: minutes of a win, `-` for a loss. */
const played = (variant: string, line: string, before: Statistics = {}): Statistics =>
  line.split(' ').reduce<Statistics>((all, word, at) => {
    const won = word !== '-';
    const [seconds, moves, score] = won ? [Number(word) * 60, 100 - Number(word), 500 + at] : [30, 7, 10];
    const id = `${(NOW + games++).toString(36)}test`;
    return ended(all, variant, { id, won, seconds, moves, score, when: NOW + games });
  }, before);

const LINE = '9 4 - 12 6 5 - - 8';
const keep = (statistics: Statistics): void => localStorage.setItem(KEY, formatStatistics(statistics));
const kept = (): Statistics => parseStatistics(localStorage.getItem(KEY) ?? '') ?? {};

/** The game under way has been told of, when the page was idle. */
const begun = (): Promise<void> =>
  waitUntil(() => kept()['freecell 4']?.open.length === 1, 'begun', { timeout: 3000 });

const freecell = async (attributes = ''): Promise<SolitaireElement> =>
  (await stand<SolitaireElement>(`<freecell-solitaire deal="1" ${attributes}></freecell-solitaire>`)).element;

/** The dialog, opened as a player opens it. */
async function opened(element: SolitaireElement): Promise<HTMLDialogElement> {
  await opens(element, 'options');
  press(element, 'statistics');
  await waitUntil(() => root(element).querySelector('[data-dialog="statistics"][open]') !== null, 'opened');
  const dialog = root(element).querySelector('[data-dialog="statistics"]') as HTMLDialogElement;
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

const of = (dialog: Element, selector: string): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>(selector),
];
const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const figure = (dialog: Element, name: string): string => {
  const found = dialog.querySelector(`[data-figure="${name}"]`);
  return text(found?.querySelector('dd') ?? found);
};
const figures = (dialog: Element): string =>
  ['played', 'won', 'share', 'streak', 'best-streak'].map((name) => figure(dialog, name)).join(' ');
const bests = (dialog: Element): string =>
  ['time', 'moves', 'score']
    .flatMap((name) => [figure(dialog, `best-${name}`), figure(dialog, `median-${name}`)])
    .join(' ');

async function tap(target: Element | null | undefined): Promise<void> {
  if (!(target instanceof HTMLElement)) throw new Error('nothing to tap');
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}
/** Taps a button, and waits for what it brings. */
async function act(dialog: Element, name: string): Promise<void> {
  await tap(dialog.querySelector(`[data-action="${name}"]`));
  await new Promise((resolve) => setTimeout(resolve, 30));
}
const choose = async (dialog: Element, value: string): Promise<void> => {
  await tap(dialog.querySelector(`input[value="${value}"]`)?.closest('label'));
  await new Promise((resolve) => setTimeout(resolve, 30));
};
const focused = (element: SolitaireElement): string | undefined =>
  (root(element).activeElement as HTMLElement | null)?.dataset['action'];
const said = (dialog: Element): string => text(dialog.querySelector('[data-said]'));
const actions = (dialog: Element): string[] =>
  of(dialog, '.statistics button[data-action]').map((button) => button.dataset['action'] ?? '');

/** The chosen file goes through the file field, as if it had been picked. */
async function picked(dialog: Element, content: string): Promise<void> {
  const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([content], 'statistics.json'));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  await new Promise((resolve) => setTimeout(resolve, 60));
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await resetMouse();
  await setViewport({ width: 800, height: 600 });
});

describe('the figures', () => {
  it('are those of the games kept', async () => {
    keep(played('freecell 4', LINE));
    const dialog = await opened(await freecell());
    assert.strictEqual(figures(dialog), '9 6 67% 1 3');
    assert.strictEqual(bests(dialog), '4:00 7:00 88 93 508 504');
    assert.strictEqual(text(dialog.querySelector('.share text')), '67%');
    await assert.isAccessible(dialog);
  });

  it('begin with the variant on the board, and change with the choice', async () => {
    keep(played('freecell 2', '- 7 8', played('freecell 4', LINE)));
    const element = await freecell('cells="2"');
    element.deal = null;
    element.newGame();
    const dialog = await opened(element);
    assert.strictEqual(figures(dialog), '3 2 67% 2 2');
    assert.deepEqual(
      of(dialog, 'input[name="variant"]').map((input) => (input as HTMLInputElement).value),
      ['4', '2', '1'],
    );
    await choose(dialog, '4');
    assert.strictEqual(figures(dialog), '9 6 67% 1 3');
    await choose(dialog, '1');
    assert.strictEqual(figures(dialog), '    ');
    await sendKeys({ press: 'ArrowLeft' });
    await element.updateComplete;
    assert.strictEqual(figures(dialog), '3 2 67% 2 2', 'the arrow keys choose too');
  });

  it('of games that were all lost have no bests', async () => {
    keep(played('freecell 4', '- - -'));
    const dialog = await opened(await freecell());
    assert.strictEqual(figures(dialog), '3 0 0% 0 0');
    assert.strictEqual(bests(dialog), '– – – – – –');
    assert.isEmpty(of(dialog, 'input[name="scale"]'));
    await assert.isAccessible(dialog);
  });

  it('say neither all nor nothing where it is not true', async () => {
    keep(played('freecell 4', Array.from({ length: 300 }, (_, at) => (at === 150 ? '-' : '5')).join(' ')));
    const dialog = await opened(await freecell());
    assert.strictEqual(figure(dialog, 'share'), '99%');
  });

  it('follow the language', async () => {
    keep(played('freecell 4', LINE));
    const element = await freecell('lang="ca"');
    await waitUntil(() => element.shadowRoot?.querySelector('.frame')?.getAttribute('lang') === 'ca');
    const dialog = await opened(element);
    assert.strictEqual(text(dialog.querySelector('h2')), 'Estadístiques');
    assert.strictEqual(figure(dialog, 'share'), '67 %');
  });

  it('count the game that is under way', async () => {
    const element = await freecell();
    element.play('1a');
    await begun();
    const dialog = await opened(element);
    assert.strictEqual(figures(dialog), '1 0 0% 0 0');
    assert.lengthOf(of(dialog, '.chart .open'), 1);
  });

  it('are of the origin: what one element counts, another shows', async () => {
    const element = await freecell();
    const other = await freecell('save-key="other"');
    element.play('1a');
    await begun();
    element.newGame();
    assert.strictEqual(figures(await opened(other)), '1 0 0% 0 0');
  });
});

describe('before anything is counted', () => {
  it('the dialog invites to play', async () => {
    const element = await freecell();
    const dialog = await opened(element);
    assert.include(text(dialog), 'No games yet');
    assert.deepEqual(actions(dialog), ['play', 'import']);
    await assert.isAccessible(dialog);
    await act(dialog, 'play');
    assert.isNull(root(element).querySelector('dialog'));
  });

  it('a page that keeps nothing says so', async () => {
    const dialog = await opened(await freecell('storage="none"'));
    assert.include(text(dialog), 'This page keeps no statistics.');
    assert.deepEqual(actions(dialog), []);
    await assert.isAccessible(dialog);
  });
});

describe('the chart', () => {
  const heights = (dialog: Element): number[] =>
    of(dialog, '.chart .won').map((card) => card.getBoundingClientRect().height);

  it('draws a card for each win, a ring for each loss, and a line under each streak', async () => {
    keep(played('freecell 4', LINE));
    const dialog = await opened(await freecell());
    assert.lengthOf(of(dialog, '.chart .won'), 6);
    assert.lengthOf(of(dialog, '.chart .lost'), 3);
    assert.lengthOf(of(dialog, '.chart .best'), 1);
    assert.lengthOf(of(dialog, '.chart .streak'), 2);
    assert.deepEqual(of(dialog, '.chart text').map(text), ['3']);
    const chart = dialog.querySelector('.chart');
    assert.strictEqual(chart?.getAttribute('role'), 'img');
    assert.strictEqual(
      chart?.getAttribute('aria-label'),
      'Last games: 9. Won: 6. Lost: 3. Longest streak among them: 3.',
    );
    assert.deepEqual(of(dialog, '.chart title').map(text).slice(0, 3), [
      'Won: 9:00, 91 moves, 500 points',
      'Won: 4:00, 96 moves, 501 points',
      'Lost: 0:30, 7 moves',
    ]);
  });

  it('shows how long each took, or how many moves it took', async () => {
    keep(played('freecell 4', LINE));
    const dialog = await opened(await freecell());
    const times = heights(dialog);
    assert.strictEqual(times.indexOf(Math.max(...times)), 2, 'the one of twelve minutes');
    assert.approximately((times[2] ?? 0) / (times[3] ?? 1), 2, 0.1);
    assert.include(text(dialog.querySelector('.legend')), 'Median 7:00');
    await choose(dialog, 'moves');
    const moves = heights(dialog);
    assert.strictEqual(moves.indexOf(Math.max(...moves)), 1, 'the one of 96 moves');
    assert.include(text(dialog.querySelector('.legend')), 'Median 93');
  });

  it('has the latest game at its end, and nothing beyond its edges', async () => {
    keep(played('freecell 4', Array.from({ length: 45 }, (_, at) => (at % 4 ? String(at) : '-')).join(' ')));
    const dialog = await opened(await freecell());
    const box = (dialog.querySelector('.chart') as Element).getBoundingClientRect();
    const marks = of(dialog, '.chart .won, .chart .lost').map((mark) => mark.getBoundingClientRect());
    assert.lengthOf(marks, 30);
    for (const { left, right, top, bottom } of marks) {
      assert.isAtLeast(left, box.left - 0.5);
      assert.isAtMost(right, box.right + 0.5);
      assert.isAtLeast(top, box.top - 0.5);
      assert.isAtMost(bottom, box.bottom);
    }
    assert.strictEqual(of(dialog, '.chart title').map(text).at(-1), 'Lost: 0:30, 7 moves');
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    it(`begins where a line of text does, ${direction}`, async () => {
      const box = await fixture<HTMLElement>('<div class="statistics"></div>');
      const { ended: games } = played('freecell 4', '9 -')['freecell 4'] as Books;
      const chart = chartOf(games, true, 540, ({ seconds }) => seconds);
      render(chartView({ i18n: { ...speak('en'), direction }, chart }), box);
      const [won, lost, open] = ['.won', '.lost', '.open'].map((mark) => {
        const { left, width } = (box.querySelector(mark) as Element).getBoundingClientRect();
        return left + width / 2;
      });
      assert.isTrue(direction === 'ltr' ? won! < lost! && lost! < open! : won! > lost! && lost! > open!);
    });
  }

  for (const width of [280, 320, 390, 768, 1280]) {
    it(`and all else fits into ${width} pixels, in each language`, async () => {
      keep(played('freecell 4', Array.from({ length: 45 }, (_, at) => String(1 + (at % 7) * 30)).join(' ')));
      await setViewport({ width, height: 700 });
      for (const lang of ['en', 'ca', 'hr']) {
        const element = await freecell(`lang="${lang}"`);
        (element.parentElement as HTMLElement).style.width = 'auto';
        await waitUntil(() => element.shadowRoot?.querySelector('.frame')?.getAttribute('lang') === lang);
        const dialog = await opened(element);
        const body = dialog.querySelector('.dialog-body') as HTMLElement;
        assert.isAtMost(body.scrollWidth, body.clientWidth, lang);
        assert.isAtMost(dialog.getBoundingClientRect().right, width, lang);
        element.remove();
      }
    });
  }
});

describe('Reset', () => {
  const both = (): Statistics =>
    played('russian classic', '5 -', played('freecell 2', '7', played('freecell 4', LINE)));

  it('asks first, with the focus on what changes nothing', async () => {
    keep(both());
    const before = localStorage.getItem(KEY);
    const element = await freecell();
    const dialog = await opened(element);
    await act(dialog, 'reset');
    assert.deepEqual(actions(dialog), ['delete-these', 'delete-all', 'keep']);
    assert.strictEqual(focused(element), 'keep');
    assert.strictEqual(localStorage.getItem(KEY), before);
    await assert.isAccessible(dialog);
    await act(dialog, 'keep');
    assert.strictEqual(focused(element), 'reset');
    assert.strictEqual(localStorage.getItem(KEY), before);
    assert.strictEqual(figure(dialog, 'played'), '9');
  });

  it('deletes the statistics shown', async () => {
    keep(both());
    const dialog = await opened(await freecell());
    await act(dialog, 'reset');
    await act(dialog, 'delete-these');
    assert.include(text(dialog), 'No games yet');
    assert.strictEqual(said(dialog), 'Deleted.');
    assert.sameMembers(Object.keys(kept()), ['freecell 2', 'russian classic']);
  });

  it('deletes all', async () => {
    keep(both());
    const dialog = await opened(await freecell());
    await act(dialog, 'reset');
    await act(dialog, 'delete-all');
    assert.deepEqual(kept(), {});
    assert.deepEqual(actions(dialog), ['play', 'import']);
  });

  it('does not take the game under way from the count: it counts when it ends', async () => {
    const element = await freecell();
    element.play('1a');
    await begun();
    const dialog = await opened(element);
    await act(dialog, 'reset');
    await act(dialog, 'delete-all');
    assert.deepEqual(kept(), {});
    dialog.close();
    element.newGame();
    const books = kept()['freecell 4'];
    assert.deepEqual([books?.played, books?.won, books?.ended.length], [1, 0, 1]);
  });
});

describe('Export and Import', () => {
  const { click } = HTMLAnchorElement.prototype;
  const { createObjectURL } = URL;
  let saved: { name: string; content: string }[] = [];

  beforeEach(() => {
    saved = [];
    let last: Promise<string> = Promise.resolve('');
    URL.createObjectURL = (blob: Blob) => {
      last = blob.text();
      return createObjectURL(blob);
    };
    HTMLAnchorElement.prototype.click = function (): void {
      const name = this.download;
      void last.then((content) => saved.push({ name, content }));
    };
  });
  afterEach(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });

  it('a file holds all that is finished', async () => {
    const all = played('russian classic', '5 -', played('freecell 4', LINE));
    keep(all);
    const element = await freecell();
    element.play('1a');
    await begun();
    const dialog = await opened(element);
    await act(dialog, 'export');
    assert.lengthOf(saved, 1);
    assert.match(saved[0]?.name ?? '', /^solitaire-statistics-\d{4}-\d\d-\d\d\.json$/);
    assert.deepEqual(parseStatistics(saved[0]?.content ?? ''), all);
    assert.include(said(dialog), saved[0]?.name ?? '?');
    await act(dialog, 'text');
    const field = dialog.querySelector('textarea');
    assert.strictEqual(field?.value, saved[0]?.content);
    assert.isTrue(field?.readOnly);
    assert.strictEqual(root(element).activeElement, field);
    await assert.isAccessible(dialog);
  });

  it('a file comes in at once where there is nothing to lose', async () => {
    const file = played('freecell 4', LINE);
    const dialog = await opened(await freecell());
    await picked(dialog, formatStatistics(file));
    assert.deepEqual(kept(), file);
    assert.strictEqual(figures(dialog), '9 6 67% 1 3');
    assert.strictEqual(said(dialog), 'Imported: 9 games.');
  });

  it('asks before it replaces what is there', async () => {
    const here = played('freecell 4', '7');
    const file = played('freecell 4', LINE);
    keep(here);
    const element = await freecell();
    const dialog = await opened(element);
    await picked(dialog, formatStatistics(file));
    assert.include(text(dialog.querySelector('.ask')), 'Here: 1 game. In the file: 9 games. Replace them?');
    assert.strictEqual(focused(element), 'keep');
    await assert.isAccessible(dialog);
    await act(dialog, 'keep');
    assert.deepEqual(kept(), here);
    await picked(dialog, formatStatistics(file));
    await act(dialog, 'replace');
    assert.deepEqual(kept(), file);
  });

  it('leaves the game under way in the count', async () => {
    const file = played('freecell 4', LINE);
    const element = await freecell();
    element.play('1a');
    await begun();
    const dialog = await opened(element);
    await picked(dialog, formatStatistics(file));
    assert.strictEqual(figure(dialog, 'played'), '10');
    dialog.close();
    element.newGame();
    assert.deepEqual([kept()['freecell 4']?.played, kept()['freecell 4']?.streak], [10, 0]);
    assert.deepEqual(kept()['freecell 4']?.open, []);
  });

  for (const [what, content] of [
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['another JSON', '{"version":1,"games":[]}'],
    [
      'statistics with one fault',
      formatStatistics(played('freecell 4', LINE)).replace('"won":6', '"won":60'),
    ],
    ['a file without end', `{"version":1,"variants":{}${' '.repeat(4_000_001)}}`],
  ] as const) {
    it(`refuses ${what}, and changes nothing`, async () => {
      keep(played('freecell 4', '7'));
      const before = localStorage.getItem(KEY);
      const dialog = await opened(await freecell());
      await picked(dialog, content);
      assert.strictEqual(said(dialog), 'This file holds no statistics of these games.');
      assert.strictEqual(localStorage.getItem(KEY), before);
      await assert.isAccessible(dialog);
    });
  }

  it('what was exported, deleted and imported is as it was', async () => {
    const all = played('russian relaxed', '- 5 9', played('freecell 1', LINE));
    keep(all);
    const dialog = await opened(await freecell());
    await act(dialog, 'export');
    await act(dialog, 'reset');
    await act(dialog, 'delete-all');
    await picked(dialog, saved[0]?.content ?? '');
    assert.deepEqual(kept(), finished(all));
    assert.deepEqual(kept(), all);
  });
});
