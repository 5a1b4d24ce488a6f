/** The Statistics dialog as it is used: which variant it shows, what it asks, and files that come and go. */
import { optionValue } from '../../engine/index.js';
import type { DialogMaker } from '../dialogs.js';
import * as words from '../localisation/statistics-words.js';
import { finished, gamesIn, replaced, summaryOf, type Statistics } from '../statistics/books.js';
import { formatStatistics, parseStatistics } from '../statistics/text.js';
import { readStatistics, writeStatistics } from '../statistics/kept.js';
import { showAt } from './leave.js';
import { statisticsDialog, type Question, type Scale } from '../views/statistics.js';

/** Larger than statistics ever are, so that no file can fill the memory. */
const LARGEST = 4_000_000;

/** Whether this page may save files. A sandboxed frame may not unless it was allowed to, and need not say so. */
function maySave(): boolean {
  const sandbox = (frameElement as HTMLIFrameElement | null)?.sandbox;
  if (sandbox?.length) return sandbox.contains('allow-downloads');
  return origin !== 'null' || location.protocol === 'file:';
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const statistics: DialogMaker = (owner) => {
  const { facts, i18n } = owner;
  let chosen = optionValue(owner.variant);
  let scale: Scale = 'time';
  let question: Question | null = null;
  let said: { text: string; wrong?: boolean } = { text: '' };
  let text: string | null = null;
  let saved = false;

  const variant = (): string => `${facts.game} ${chosen}`;
  const now = (): Statistics => readStatistics(owner.store);

  const show = (at: string): void => showAt(owner, at);
  const say = (sentence: string, wrong = false): void => {
    question = null;
    text = null;
    saved = false;
    said = { text: sentence, wrong };
  };
  const ask = (asked: Question): void => {
    say('');
    question = asked;
    show('[data-safe]');
  };
  const keep = (back: string): Question['answers'][number] => ({
    name: 'keep',
    label: words.keep(i18n.msg),
    run: () => {
      say('');
      show(back);
    },
  });

  const take = (file: Statistics): void => {
    writeStatistics(owner.store, replaced(now(), file, Date.now()));
    say(words.readIn(i18n, gamesIn(file)));
    show('[data-action="import"]');
  };
  const read = async (file: File): Promise<void> => {
    const there = file.size > LARGEST ? null : parseStatistics(await file.text().catch(() => ''));
    if (!there) {
      say(words.noStatistics(i18n.msg), true);
      return show('[data-action="import"]');
    }
    // Games that are only begun are not lost: they still count.
    const here = gamesIn(finished(now()));
    if (here === 0) return take(finished(there));
    ask({
      text: words.replaceThem(i18n, here, gamesIn(finished(there))),
      answers: [
        { name: 'replace', label: words.replace(i18n.msg), run: () => take(finished(there)) },
        keep('[data-action="import"]'),
      ],
    });
  };

  const remove = (what: (statistics: Statistics) => Statistics): void => {
    writeStatistics(owner.store, what(now()));
    say(words.deleted(i18n.msg));
    show('[data-action="import"]');
  };

  return () =>
    statisticsDialog({
      i18n,
      option: facts.option,
      chosen,
      summary: owner.store.keeps ? summaryOf(now(), variant()) : null,
      empty: gamesIn(now()) === 0,
      scale,
      question,
      said,
      text,
      saved,
      onChoose: (value) => {
        chosen = value;
        say('');
        owner.changed();
      },
      onScale: (value) => {
        scale = value;
        owner.changed();
      },
      onExport: () => {
        const file = formatStatistics(finished(now()));
        if (maySave()) {
          const name = `solitaire-statistics-${new Date().toISOString().slice(0, 10)}.json`;
          save(name, file);
          say(words.savedAs(i18n.msg, name));
          saved = true;
          owner.changed();
        } else {
          say('');
          text = file;
          show('textarea');
        }
      },
      onText: () => {
        say('');
        text = formatStatistics(finished(now()));
        show('textarea');
      },
      onImport: (file) => void read(file),
      onReset: () => {
        const shown = variant();
        ask({
          text: words.deleteWhich(i18n.msg),
          answers: [
            {
              name: 'delete-these',
              label: words.these(i18n.msg),
              run: () =>
                remove((all) => Object.fromEntries(Object.entries(all).filter(([each]) => each !== shown))),
            },
            { name: 'delete-all', label: words.all(i18n.msg), run: () => remove(() => ({})) },
            keep('[data-action="reset"]'),
          ],
        });
      },
    });
};
