/** A game without a page, whose every action is told: what the announcer says, in order. */
import { Announcer } from '../../src/components/announcer.js';
import { notSure } from '../../src/components/localisation/advice-words.js';
import { refusal } from '../../src/components/localisation/refusals.js';
import type { Language } from '../../src/components/localisation/speech.js';
import type { Held } from '../../src/components/views/board.js';
import {
  attempt,
  begin,
  beginAt,
  formatDealCode,
  lift,
  parseMove,
  parsePosition,
  redo,
  restart,
  undo,
} from '../../src/engine/all.js';
import type { Session } from '../../src/engine/all.js';
import { speeches } from './languages.js';
import type { Start } from './scripts.js';

const first = (start: Start): Session =>
  typeof start === 'string'
    ? begin(start)
    : beginAt(start.variant, parsePosition(start.board, start.variant));

export class Told {
  readonly hand: { held: Held | null } = { held: null };
  seconds = 272;
  paused = false;
  wordy = false;
  language: Language;
  readonly #announcer = new Announcer(this.#teller());
  #session: Session;

  constructor(language: Language, start: Start) {
    this.language = language;
    this.#session = first(start);
  }

  /** Does one line of a script, and answers with what is said: `37v5`, `pick 37v5`, `undo`, `state`, `full` … */
  readonly does = (line: string): string => {
    const [verb = '', rest = ''] = line.split(' ');
    return this.#verbs[verb]?.(rest) ?? this.#play(line);
  };

  readonly #verbs: Readonly<Record<string, (rest: string) => string>> = {
    pick: (text) => {
      const [from = '', count = '1'] = text.split('v');
      this.hand.held = { from, count: Number(count) };
      const reason = lift(this.#session, from, Number(count));
      return reason ? this.#refuse(from, null, Number(count), reason) : this.#announcer.picked();
    },
    back: () => {
      this.hand.held = null;
      return this.#announcer.putBack();
    },
    undo: () => {
      const before = this.#session;
      const after = undo(before);
      if (!after) return this.#announcer.nothingToUndo();
      this.#session = after;
      return this.#announcer.undone(before, after);
    },
    redo: () => {
      const before = this.#session;
      const after = redo(before);
      if (!after) return this.#announcer.nothingToRedo();
      this.#session = after;
      return this.#announcer.redone(before, after);
    },
    deal: (code) => {
      this.#session = begin(code);
      return this.#announcer.dealt(false);
    },
    restart: () => {
      this.#session = restart(this.#session);
      return this.#announcer.dealt(true);
    },
    hint: (text) => this.#announcer.hinted(parseMove(text)),
    guess: (text) => this.#announcer.hinted(parseMove(text), notSure),
    repeat: () => this.#announcer.repeat(),
    state: () => this.#announcer.state(),
    moves: () => this.#announcer.legalMoves(),
    full: () => {
      this.wordy = true;
      return '';
    },
    pause: () => {
      this.paused = !this.paused;
      return '';
    },
    language: (tag) => {
      this.language = tag as Language;
      return '';
    },
  };

  #play(text: string): string {
    const before = this.#session;
    const move = parseMove(text);
    const made = attempt(before, move);
    this.hand.held = null;
    if (!made.ok) return this.#refuse(move.from, move.to, move.count, made.reason);
    this.#session = made.session;
    return this.#announcer.moved(before, move, made.session);
  }

  #refuse(
    from: string,
    to: string | null,
    count: number,
    reason: Parameters<typeof refusal>[1]['reason'],
  ): string {
    const session = this.#session;
    this.hand.held = null;
    return this.#announcer.said(
      () => refusal(speeches[this.language], { session, from, to, count, reason }).spoken,
    );
  }

  #teller(): ConstructorParameters<typeof Announcer>[0] {
    const it = (): Told => this;
    return {
      session: () => this.#session,
      get i18n() {
        return speeches[it().language];
      },
      hand: this.hand,
      get seconds() {
        return it().seconds;
      },
      get code() {
        const { deal } = it().#session;
        return deal && formatDealCode(deal);
      },
      get paused() {
        return it().paused;
      },
      wears: () => (this.wordy ? 'full' : 'short'),
    };
  }
}

/** What is said, line by line, of a whole script. */
export const log = (language: Language, start: Start, script: readonly string[]): string[] =>
  script.map(new Told(language, start).does);
