/** Advice for the player: hints, whether the game can still be won, the way back, Finish, and deals that can be won. */
import { nothing, render, type ReactiveController } from 'lit';
import { pile, suitOf } from '../engine/index.js';
import type { Deal, Move, Position, Session, Variant } from '../engine/index.js';
import type { Answer } from '../engine/solver/protocol.js';
import { adopt } from './adopt.js';
import { FairDeals } from './advice/deals.js';
import { Marks } from './advice/marks.js';
import { finishing, someMove, stuck } from './advice/moves.js';
import { Verdicts, type Ask } from './advice/verdicts.js';
import type { Announcer } from './announcer.js';
import * as words from './localisation/advice-words.js';
import type { Msg } from './localisation/speech.js';
import { notFetched } from './localisation/words.js';
import { loadPart } from './parts.js';
import { registry } from './parts/register.js';
import { openSolver, type SolverClient, type SolverOptions } from './solver-client.js';
import { adviceStyles } from './styles/advice.js';
import type { Play } from './table.js';
import { adviceView, verdictView, type Note } from './views/advice.js';

/** What the element asks of it. */
export interface Adviser {
  /** Shows a move, or says what there is to say. */
  hint(): void;
  /** A deal of the variant that can be won, if one lies ready. */
  ready(variant: Variant): Deal | null;
  /** Looks for such a deal, and deals it; false where nobody can tell. */
  seeks(variant: Variant): boolean;
}

/** After so long, in ms, a word says what is waited for; a verdict is replaced by that after less. */
const WAIT = 300;
const THINK = 150;
/** Between two cards of a finish, in ms. */
const STEP = 80;
/** Looking for what is useful waits till the cards have flown, and never takes longer than this of a frame; a verdict waits to be said. */
const LATER = 250;
const SLICE = 6;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Advice implements ReactiveController, Adviser {
  #client: SolverClient | null = null;
  /** What is asked for the sake of the position on the board. */
  #asks = new AbortController();
  readonly #verdicts = new Verdicts((...question) => this.#ask(this.#asks.signal)(...question));
  readonly #deals = new FairDeals((signal) => this.#ask(signal));
  /** Somebody waits for a deal. */
  #seeking: AbortController | null = null;
  /** Nobody can tell which deals can be won. */
  #helpless = false;

  #position: Position | null = null;
  #start: Position | null = null;
  readonly #marks: Marks;
  /** The position that a hint is looked for. */
  #hinting: Position | null = null;
  #hinted: { readonly move: Move; readonly unsure: boolean } | null = null;
  /** Positions whose hint was counted. */
  readonly #counted = new WeakSet<Position>();
  #announcer: Announcer | null = null;
  #bubbles = false;
  #note: ((msg: Msg) => Note) | null = null;
  /** For which position the verdict was asked for, what it is, and what was said of the game. */
  #judged: Position | null = null;
  #verdict: words.VerdictName | null = null;
  #said: words.VerdictName = 'winnable';
  #stuck = false;
  #finish: readonly Move[] | null = null;
  #finishing: AbortController | null = null;

  readonly #box = document.createElement('div');
  readonly #bubble = document.createElement('div');

  constructor(
    private readonly play: Play,
    private readonly open: (options: SolverOptions) => SolverClient = openSolver,
  ) {
    this.#marks = new Marks(play);
    this.#box.className = 'adviser';
    this.#box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#note) this.#putAway();
    });
    this.#bubble.append(document.createElement('span'));
    this.#bubble.className = 'bubble shown';
    this.#bubble.setAttribute('aria-hidden', 'true');
    play.root.addEventListener('pointerdown', () => this.#player(), { capture: true });
    play.root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent), { capture: true });
    // What the refusal says and shows of the cards is about another move.
    play.root.host.addEventListener('solitaire-reject', () => {
      this.#hinted = null;
      play.changed();
    });
    play.attend(this);
    play.changed();
  }

  // ── What is asked of it ──────────────────────────────────────────────────────────────────────────────────────

  hint(): void {
    const { play } = this;
    const session = play.session();
    if (session.won || play.paused) return;
    play.begins();
    play.hand.release();
    if (session.position !== this.#position) this.#moved(session);
    if (this.#hinting === session.position) return;
    this.#note = this.#hinted = null;
    // Where its bubble stands is told by a part that a player without a pointer may not have fetched yet.
    void loadPart('dialogs', play.root).then(
      () => play.changed(),
      () => undefined,
    );
    void this.#hint(session);
  }

  ready(variant: Variant): Deal | null {
    return this.#deals.take(variant);
  }

  seeks(variant: Variant): boolean {
    const ready = this.ready(variant);
    if (ready) this.play.deal(variant, ready);
    else if (this.#helpless) return false;
    else void this.#seek(variant);
    return true;
  }

  // ── Life in the page ─────────────────────────────────────────────────────────────────────────────────────────

  hostUpdated(): void {
    const session = this.play.session();
    if (session.position !== this.#position) this.#moved(session);
    this.#judge(session);
    this.#draw(session);
  }

  hostDisconnected(): void {
    this.#asks.abort();
    this.#seeking?.abort();
    this.#finishing?.abort();
    this.#deals.rest();
    this.#client?.close();
    this.#client = this.#position = this.#judged = this.#hinting = null;
  }

  #ask(signal: AbortSignal): Ask {
    return async (variant, position, milliseconds) => {
      const { root, blob } = this.play;
      signal.throwIfAborted();
      if (!root.host.isConnected) throw new DOMException('The element is in no page.', 'AbortError');
      this.#client ??= this.open({ root, blob });
      return this.#client.ask(variant, position, { milliseconds }, signal);
    };
  }

  /** Another position lies on the board: what was asked and shown of the one before is over. */
  #moved(session: Session): void {
    this.#asks.abort();
    this.#asks = new AbortController();
    this.#seeking?.abort();
    this.#position = session.position;
    this.#judged = this.#hinting = null;
    this.#hinted = null;
    this.#note = null;
    if (session.start !== this.#start) {
      this.#start = session.start;
      this.#said = 'winnable';
      this.#verdict = null;
      this.#stuck = false;
    }
    const begun = session.moves > 0 && !session.won;
    this.#finish = begun ? finishing(session) : null;
    if (!begun || this.#finishing) return;
    this.#goOn();
    this.#lookAround(session);
  }

  /** A key that is held down, or that changes what others mean, ends nothing. */
  #key({ repeat, key }: KeyboardEvent): void {
    if (!repeat && !/^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/.test(key)) this.#player();
  }

  /** The player does something: it ends a finish, and the bubble has been read. */
  #player(): void {
    this.#finishing?.abort();
    if (!this.#bubbles) return;
    this.#bubbles = false;
    this.#bubble.remove();
  }

  /** Nothing else is asked: the next deal may be looked for. */
  #goOn(): void {
    const { play } = this;
    const { moves, variant } = play.session();
    if (moves > 0 && play.wears('deals') === 'winnable') void this.#deals.ahead(variant);
  }

  // ── Hints, and the way back ──────────────────────────────────────────────────────────────────────────────────

  /** Waits for an answer, with a word where it takes long; null where it is wanted no more, or can't be had. */
  async #await<Had>(answer: Promise<Had>, word: (msg: Msg) => string): Promise<Had | null> {
    const { signal } = this.#asks;
    this.#deals.rest();
    const bell = setTimeout(() => this.#tell((msg) => ({ text: word(msg) })), WAIT);
    try {
      const had = await answer;
      return signal.aborted ? null : had;
    } catch (error) {
      if (!signal.aborted && (error as Error).name !== 'AbortError') this.play.say(notFetched);
      return null;
    } finally {
      clearTimeout(bell);
      if (!signal.aborted) {
        this.#note = null;
        this.play.changed();
        this.#goOn();
      }
    }
  }

  async #hint(session: Session): Promise<void> {
    this.#hinting = session.position;
    const advice = async (): Promise<{ answer: Answer; never: boolean }> => {
      const answer = await this.#verdicts.of(session);
      return { answer, never: answer.verdict === 'unwinnable' && (await this.#verdicts.never(session)) };
    };
    const found = await this.#await(advice(), words.lookingForMove);
    if (this.#hinting === session.position) this.#hinting = null;
    // Nobody reads a board that is covered, and it would tell what lies there.
    if (!found || this.play.paused) return;
    const { answer, never } = found;
    if (answer.verdict === 'unwinnable') return this.#noHope(session, never);
    const [winning] = answer.line;
    const move = winning ?? someMove(session);
    if (move) this.#show(session, move, !winning);
    else this.#tell((msg) => ({ text: words.notSureAtAll(msg), onClose: this.#putAway }));
  }

  #show(session: Session, move: Move, unsure: boolean): void {
    const { play } = this;
    const { position } = session;
    this.#hinted = { move, unsure };
    this.#bubbles = true;
    if (!this.#counted.has(position)) play.hinted();
    this.#counted.add(position);
    play.announce((announcer) => {
      this.#announcer = announcer;
      play.changed();
      return announcer.hinted(move, unsure ? words.notSure : undefined);
    });
    // The focus goes to the move, where it is on the board.
    const turn = move.from === 's' || move.to === 's';
    if (play.root.activeElement?.closest('.table'))
      play.focus(turn ? 's' : move.from, turn ? undefined : pile(position, move.from).cards.at(-move.count));
    play.changed();
  }

  #noHope(session: Session, never: boolean): void {
    const back = session.canUndo && !never;
    this.#tell((msg) => ({
      text: never ? words.neverWon(msg) : words.noLongerWon(msg),
      ...(back ? { action: this.#wayBack(msg) } : {}),
      onClose: this.#putAway,
    }));
    // Whoever asked by a key goes on with the answer.
    const { root } = this.play;
    if (!root.activeElement?.matches(':focus-visible')) return;
    const { updateComplete } = root.host as HTMLElement & { updateComplete: Promise<unknown> };
    void updateComplete.then(() => this.#box.querySelector('button')?.focus({ preventScroll: true }));
  }

  #wayBack(msg: Msg): NonNullable<Note['action']> {
    return { name: 'back', label: words.wayBack(msg), run: this.#goBack };
  }

  /** Back to the last position that can be won, as one action: the player's own undos. */
  readonly #goBack = (): void => {
    const { play } = this;
    const session = play.session();
    this.#moved(session);
    void this.#await(this.#verdicts.wayBack(session), words.verdictNames.thinking).then((undos) => {
      const { signal } = this.#asks;
      if (undos === null || signal.aborted) return;
      if (typeof undos === 'string') {
        // What was found of the deal may change the verdict.
        this.#judged = null;
        return this.#tell((msg) => ({ text: words.noWayBack(msg, undos), onClose: this.#putAway }));
      }
      play.hush(() => {
        for (let left = undos; left > 0; left -= 1) play.undo();
      });
      this.#moved(play.session());
      this.#tell(() => ({ text: words.wentBack(play.i18n, undos), onClose: this.#putAway }));
    });
  };

  #tell(note: (msg: Msg) => Note): void {
    this.#note = note;
    this.play.announce(() => note(this.play.i18n.msg).text);
    this.play.changed();
  }

  readonly #putAway = (): void => {
    this.#note = null;
    this.play.changed();
  };

  // ── Without being asked ──────────────────────────────────────────────────────────────────────────────────────

  /** The verdict of the position on the board, where the player wants to see it. */
  #judge(session: Session): void {
    if (!this.play.option('winnability') || session.won) {
      this.#verdict = this.#judged = null;
      return;
    }
    if (this.#judged === session.position || this.#finishing) return;
    this.#judged = session.position;
    const known = this.#verdicts.isNever(session) ? 'never' : this.#verdicts.known(session)?.verdict;
    if (known === 'never' || known === 'winnable') return this.#judges(known);
    const { signal } = this.#asks;
    const bell = setTimeout(() => this.#shows('thinking'), this.#verdict ? THINK : 0);
    signal.addEventListener('abort', () => clearTimeout(bell));
    this.#deals.rest();
    void this.#verdicts
      .of(session)
      .then(async ({ verdict }) =>
        // What nobody could win was not lost by the player.
        verdict === 'unwinnable' && (await this.#verdicts.never(session)) ? ('never' as const) : verdict,
      )
      .catch(() => 'unknown' as const)
      .then((verdict) => {
        clearTimeout(bell);
        if (signal.aborted || !this.play.option('winnability')) return;
        this.#judges(verdict);
        this.#goOn();
      });
  }

  #judges(verdict: words.VerdictName): void {
    const { signal } = this.#asks;
    this.#shows(verdict);
    if (verdict === this.#said) return;
    // After what was said of the move and of a board where nothing is useful, which a text that came at once would take the place of.
    setTimeout(() => {
      if (signal.aborted || verdict === this.#said || verdict !== this.#verdict) return;
      this.#said = verdict;
      this.play.announce(() => `${words.verdictWord(this.play.i18n.msg, verdict)}.`);
    }, 2 * LATER);
  }

  #shows(verdict: words.VerdictName): void {
    if (this.#verdict === verdict) return;
    this.#verdict = verdict;
    this.play.changed();
  }

  /** Tells once when no useful move is left. */
  #lookAround(session: Session): void {
    const { signal } = this.#asks;
    const looks = stuck(session);
    const look = (): void => {
      const end = performance.now() + SLICE;
      while (!signal.aborted) {
        const { done, value } = looks.next();
        if (done) return this.#found(session, value);
        if (performance.now() > end) return void setTimeout(look, SLICE);
      }
    };
    setTimeout(look, LATER);
  }

  #found(session: Session, is: boolean): void {
    const news = is && !this.#stuck && !this.#note;
    this.#stuck = is;
    if (!news) return;
    this.#tell((msg) => ({
      text: words.nothingUseful(msg),
      ...(session.canUndo ? { action: this.#wayBack(msg) } : {}),
      onClose: this.#putAway,
    }));
  }

  /** Plays up, as asked for; whatever the player does ends it. */
  readonly #finishes = async (): Promise<void> => {
    const { play } = this;
    const moves = this.#finish ?? [];
    const stop = new AbortController();
    play.begins();
    play.hand.release();
    this.#finishing = stop;
    const region = play.root.querySelector('.frame > [role=status]');
    const silence = region?.textContent;
    for (const [at, move] of moves.entries()) {
      const before = play.session();
      // Of the many actions the last alone is told.
      if (at === moves.length - 1) play.act(move);
      else play.hush(() => play.act(move));
      const after = play.session();
      if (after.won || !this.#moves()) continue;
      await wait(STEP);
      if (play.session().position !== after.position) break;
      if (!stop.signal.aborted) continue;
      // What stopped it may have said something itself.
      if (region?.textContent === silence) play.announce((announcer) => announcer.moved(before, move, after));
      break;
    }
    this.#finishing = null;
    this.#position = null;
    play.changed();
  };

  /** Whether cards may fly. */
  #moves(): boolean {
    const table = this.play.element();
    const duration = table && getComputedStyle(table).getPropertyValue('--_duration');
    return (
      Number.parseFloat(duration ?? '0') !== 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  }

  // ── Deals ────────────────────────────────────────────────────────────────────────────────────────────────────

  async #seek(variant: Variant): Promise<void> {
    this.#seeking?.abort();
    const seeking = (this.#seeking = new AbortController());
    const { signal } = seeking;
    this.#deals.rest();
    const bell = setTimeout(
      () =>
        this.#tell((msg) => ({
          text: words.lookingForDeal(msg),
          action: { name: 'cancel', label: words.cancel(msg), run: () => seeking.abort() },
        })),
      WAIT,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(bell);
      this.#putAway();
    });
    const deal = await this.#deals.seek(variant, signal).catch(() => null);
    if (signal.aborted) return;
    this.#seeking = null;
    clearTimeout(bell);
    this.#note = null;
    if (!deal) this.#helpless = true;
    this.play.deal(variant, deal);
  }

  // ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────

  #draw(session: Session): void {
    const { play } = this;
    const { root, i18n } = play;
    adopt(root, adviceStyles);
    const region = root.querySelector('.frame > [role=status]');
    if (this.#box.previousElementSibling !== region) region?.after(this.#box);
    const note = this.#note?.(i18n.msg) ?? null;
    const finish = this.#finish && !this.#finishing ? () => void this.#finishes() : null;
    render(adviceView(i18n, note, finish), this.#box);
    const line = root.querySelector<HTMLElement>('.verdict');
    const back = this.#verdict === 'unwinnable' && session.canUndo ? this.#goBack : null;
    if (line) render(session.won ? nothing : verdictView(i18n, this.#verdict, back), line);
    this.#marks.show(this.#hinted?.move ?? null, play.hand.held !== null);
    this.#drawBubble();
  }

  /** The move in words, beside its cards; for the eye alone, for it is said too. */
  #drawBubble(): void {
    const { play } = this;
    const layout = play.layout();
    const hinted = this.#hinted;
    if (!hinted || !this.#bubbles || !this.#announcer || !layout) return this.#bubble.remove();
    const { move, unsure } = hinted;
    const before = unsure ? `${words.notSure(play.i18n.msg)} ` : '';
    (this.#bubble.firstChild as Element).textContent = before + this.#announcer.proposed(move);
    const table = play.element();
    if (this.#bubble.parentElement !== table) table?.prepend(this.#bubble);
    const head = pile(play.session().position, move.from).cards.at(-move.count);
    const to = move.to === 'h' && head ? suitOf(head) : move.to;
    const place = to === 's' ? { from: 's', count: 1, to: null } : { ...move, to };
    registry.dialogs?.placeBubble(this.#bubble, layout, place, play.scrolled());
  }
}
