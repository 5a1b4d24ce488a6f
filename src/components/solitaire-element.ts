/** The base of the three elements: one session, the one funnel through which every action goes, and what is shown of it. */
import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  DealCodeError,
  FOUNDATIONS,
  PositionError,
  attempt,
  begin,
  beginAt,
  formatDealCode,
  formatMove,
  formatPosition,
  formatRecord,
  lift,
  optionValue,
  parseDealCode,
  parseMove,
  parsePosition,
  pile,
  pilesOf,
  provenDeals,
  redo,
  restart,
  undo,
  withOption,
  type Card,
  type Deal,
  type Move,
  type OptionValue,
  type Position,
  type Refusal,
  type Session,
  type Variant,
} from '../engine/index.js';
import type { Adviser } from './advice.js';
import { ClockController } from './controllers/clock.js';
import { SizeController, type Boxes } from './controllers/size.js';
import type { Lens } from './lens.js';
import { Motion, raise, type Spot } from './controllers/motion.js';
import { ConfiguredElement } from './configured-element.js';
import { cssVars } from './css-vars.js';
import { Dialogs } from './dialogs.js';
import { Hand } from './hand.js';
import { Localisation, type Msg } from './localisation/i18n.js';
import { refusal, type Refusal as Refused } from './localisation/refusals.js';
import { copied, notCopied, notFetched, solved } from './localisation/words.js';
import { Keeper } from './keeper.js';
import { loadPart, part, type Parts } from './parts.js';
import type { Kept, Wishes } from './saves.js';
import { LOOKS, textOf, type ChoiceName, type SwitchName, type Word } from './settings.js';
import type { Play, Say } from './table.js';
import { solitaireEvent, type By, type SolitaireDetail, type SolitaireDetails } from './solitaire-events.js';
import { barStyles } from './styles/bar.js';
import { boardStyles } from './styles/board.js';
import { printStyles } from './styles/print.js';
import { themeStyles } from './styles/themes.js';
import { tokens } from './styles/tokens.js';
import { Tally } from './tally.js';
import { buttonsBar, statsBar, type BarModel } from './views/bar.js';
import { boardView } from './views/board.js';
import { bubbleView, type Bubble } from './views/bubble.js';
import { faceStyles } from './views/faces.js';
import { layoutOf, widthClass, type BoardLayout } from './views/geometry.js';

/** What a host's `play()` comes to. */
export interface PlayResult {
  readonly ok: boolean;
  /** The rule that forbids the move, where it was refused. */
  readonly reason?: Refusal;
}

/** A place that is to have the focus: a card of a pile, or what stands for the pile. */
interface Wish {
  readonly pile: string;
  readonly card: string | undefined;
  readonly seen: boolean;
  readonly meanwhile: Element | null;
}

/** The deal of a day, of which variant, and its number when the table has come. */
interface Today {
  readonly name: `today-${string}`;
  number: string | null;
  coming: Promise<void> | null;
  /** What lay on the board when it was asked for: what comes there meanwhile stays. */
  board: Session | null;
}

const COPIED_FOR = 2000;

/** All deals that a code can name. */
const DEALS = 26 ** 7;

/**
 * One solitaire, whole: its board, its bar, its dialogs. A subclass names its game, and nothing here knows which it is.
 *
 * @attr {BCP 47 tag} [lang=the nearest lang] - The language, of this element alone.
 *
 * @fires {CustomEvent<ReadyDetail>} solitaire-ready - The first deal is shown. `resumed` tells whether a saved game goes on.
 * @fires {CustomEvent<DealDetail>} solitaire-deal - A game is started, or started again. `restart`
 * @fires {CustomEvent<MoveDetail>} solitaire-move - A move, a draw or a recycle was made. `move, cards, from, to, points, score, moves, turnedUp`
 * @fires {CustomEvent<RejectDetail>} solitaire-reject - A move was refused. `move, cards, from, to, reason, message`: the rule as a code, and as a sentence in the element's language. `to` and `move` are null when the cards could not even be picked up.
 * @fires {CustomEvent<UndoDetail>} solitaire-undo - A move was taken back. `move, score, moves`
 * @fires {CustomEvent<UndoDetail>} solitaire-redo - A move was made again. `move, score, moves`
 * @fires {CustomEvent<WinDetail>} solitaire-win - The game is won; once for a game, never again on reload. `variant, score, moves, elapsed, undos, takeBacks, hints, record`
 * @fires {CustomEvent<ErrorDetail>} solitaire-error - Something could not be had as asked. `error, message`; `error` is `bad-attribute`, `bad-deal`, `deal-disagrees`, `storage-denied`, `save-damaged` or `locale-missing`.
 *
 * @cssprop [--solitaire-table-color=#1d5a49] - The table.
 * @cssprop [--solitaire-text-color=#f3f7f2] - Text on table and bar.
 * @cssprop [--solitaire-bar-color=the table, darker] - The bar.
 * @cssprop [--solitaire-card-color=#fffefa] - A card's face.
 * @cssprop [--solitaire-card-border-color=#c9c6ba] - A card's edge.
 * @cssprop [--solitaire-card-radius=6%] - A card's corners.
 * @cssprop [--solitaire-back-color=#2a4a80] - A card's back.
 * @cssprop [--solitaire-red=#c3202f] - Hearts and diamonds.
 * @cssprop [--solitaire-black=#16242b] - Spades and clubs.
 * @cssprop [--solitaire-hearts=--solitaire-red] - Hearts alone.
 * @cssprop [--solitaire-diamonds=--solitaire-red] - Diamonds alone.
 * @cssprop [--solitaire-clubs=--solitaire-black] - Clubs alone.
 * @cssprop [--solitaire-spades=--solitaire-black] - Spades alone.
 * @cssprop [--solitaire-accent-color=#ffc94d] - Focus, targets, and what is chosen in dialogs.
 * @cssprop [--solitaire-refusal-color=#ff8d7a] - A refused move.
 * @cssprop [--solitaire-font-family=inherit] - The typeface of bar and dialogs.
 * @cssprop [--solitaire-gap] - The space between columns; by default it goes with the width.
 * @cssprop [--solitaire-duration=160ms] - How long a card flies.
 *
 * @csspart board - The whole table.
 * @csspart bar - The bar of figures and buttons.
 * @csspart button - A button of the bar, of a dialog or on the table.
 * @csspart pile - Any place for cards.
 * @csspart column - A column.
 * @csspart foundation - A foundation.
 * @csspart stock - The stock.
 * @csspart waste - The waste.
 * @csspart cell - A cell.
 * @csspart card - Any card.
 * @csspart card-back - A card that lies face down.
 * @csspart status - The bubble that says why a move was refused.
 * @csspart dialog - A dialog.
 *
 * @cssstate won - The game is won.
 * @cssstate dragging - Cards are in the air.
 */
export abstract class SolitaireElement extends ConfiguredElement {
  static override readonly styles = [tokens, boardStyles, faceStyles, barStyles, themeStyles, printStyles];

  /** Resolves when the first deal is shown, for hosts that come late. */
  readonly ready: Promise<void>;

  readonly #internals = this.attachInternals();
  readonly #i18n = new Localisation(this, (tag) => this.report('locale-missing', tag));
  readonly #clock: ClockController = new ClockController(
    this,
    () => this.#keep(),
    // A figure that changes would have to be laid out: while cards are dragged it can wait.
    () => {
      if (!this.#hand.dragging) this.requestUpdate();
    },
  );
  readonly #keeper: Keeper;
  readonly #tally: Tally;
  readonly #dialogs: Dialogs;
  readonly #motion = new Motion(() => this.#table());
  /** Opens the strips of squeezed columns; it comes when there is one. */
  #lens: Lens | null = null;
  #lensAsked = false;
  /** It comes with the first action, or when it is asked for. */
  #adviser: Adviser | null = null;
  /** The verdict was shown before. */
  #judged = false;
  readonly #play: Play = this.#makePlay();
  readonly #hand: Hand = new Hand(this, this.#play);
  readonly #size = new SizeController(this, {
    boxes: () => this.#boxes(),
    bars: (width) =>
      (this.controls === 'none' ? 0 : width >= 600 ? 56 : this.controls === 'full' ? 98 : 44) +
      (this.#option('winnability') ? 44 : 0),
    inline: () => this.#state('inline', true),
    hidden: () => this.#hand.release(),
    resized: () => {
      this.#room = 0;
      this.#hand.release();
      this.#motion.reset(new Map());
      this.requestUpdate();
    },
  });

  #session: Session | null = null;
  #began: Wishes = { deal: null, option: null };
  #preset: string | null = null;
  #resumed = false;
  /** The session was begun for a question before the element was in a page, or today's deal known: where it will stand, a game may be kept. */
  #asked: Session | null = null;
  #resolveReady: () => void = () => undefined;
  #ready = false;

  /** What `deal` stood for when the session began. */
  #dealt: string | null = null;
  #today: Today | null = null;
  #room = 0;
  #layout: BoardLayout | null = null;
  /** What the board was laid out for. */
  #laidOut: readonly unknown[] = [];
  /** How far the columns that are longer than the table are scrolled, and of which layout that is. */
  #scroll = 0;
  #scrollOf: BoardLayout | null = null;
  #scrollPosition: unknown = null;
  #moves: 'none' | 'fly' | 'deal' = 'none';
  /** What the bubble says, in the language of the moment. */
  #says: (() => Bubble) | null = null;
  #refused: { from: string; count: number; to: string | null } | null = null;
  #shakes: { from: string; count: number } | null = null;
  /** What stands on the table in place of the piles: the end of a won game, the cover of a paused one. */
  #scene: 'won' | 'paused' | null = null;
  /** What is to have the focus when the board is drawn, whether that is seen, and what has it meanwhile. */
  #focused: Wish | null = null;
  /** What had it when the pause began. */
  #paused: Wish | null = null;
  /** The one Tab stop of the board. */
  #stop: HTMLElement | null = null;
  /** The language of what was said last. */
  #language = '';
  /** What is to be said when what says it is here. */
  #messages: Say[] = [];
  /** What the bars were drawn of. */
  #barred: readonly unknown[] = [];
  /** What the board was drawn of. */
  #drawn: readonly unknown[] = [];
  readonly #piles = new Map<string, readonly unknown[]>();
  /** By pile, how many cards of it lift, in which position. */
  readonly #liftables = new Map<string, number>();
  #liftablesOf: unknown = null;

  #copied: 'code' | 'result' | null = null;
  #copyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#keeper = new Keeper({
      element: this,
      game: this.facts.game,
      storageDenied: () => this.report('storage-denied'),
      saveDamaged: () => this.report('save-damaged'),
    });
    this.#tally = new Tally({ element: this, store: this.#keeper.store });
    this.#dialogs = new Dialogs(this.#play);
    for (const type of ['pointerdown', 'focusin']) {
      this.addEventListener(type, this.#begins, { once: true });
    }
    // Set on the tag before it was defined, `position` would hide the accessor of its name.
    if (Object.hasOwn(this, 'position')) {
      this.#preset = this.position;
      Reflect.deleteProperty(this, 'position');
    }
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
  }

  // ── What a host may read ─────────────────────────────────────────────────────────────────────────────────────

  /** The variant on the board, complete. */
  get variant(): Variant {
    return { ...this.#now().variant };
  }

  /** The code of the deal on the board; null after `position` was set. */
  get dealCode(): string | null {
    const { deal } = this.#now();
    return deal && formatDealCode(deal);
  }

  /** The whole game so far on one line; null after `position` was set. */
  get record(): string | null {
    const session = this.#now();
    return session.deal && formatRecord(session);
  }

  /** Points. */
  get score(): number {
    return this.#now().score;
  }

  /** Accepted actions; undo does not lower it. */
  get moves(): number {
    return this.#now().moves;
  }

  /** Whole seconds played. */
  get elapsed(): number {
    this.#now();
    return Math.floor(this.#clock.time / 1000);
  }

  /** All 52 cards are on the foundations. */
  get won(): boolean {
    return this.#now().won;
  }

  get canUndo(): boolean {
    return this.#now().canUndo;
  }

  get canRedo(): boolean {
    return this.#now().canRedo;
  }

  /**
   * The board as text. Setting it plays from that position, score, moves and time 0, without a deal code.
   * @throws PositionError on a text that is no position of this variant; the game stays as it was
   */
  get position(): string {
    return formatPosition(this.#now().position);
  }
  set position(text: string) {
    const { variant } = this.#now();
    this.#take(beginAt(variant, parsePosition(text, variant)), 'none');
  }

  // ── What a host may do ───────────────────────────────────────────────────────────────────────────────────────

  /**
   * Deals a new game: this code (its letters or a number too), or a random deal.
   * @throws DealCodeError on a code that is none, or another game's; the game stays as it was
   */
  newGame(code?: string | number): void {
    const variant = this.#wished();
    this.#deals(
      code === undefined || code === null ? this.#random(variant) : parseDealCode(textOf(code), variant),
      'host',
    );
  }

  /** The same deal, or the same set position, from its beginning. */
  restart(): void {
    this.#restart('host');
  }

  /** Takes the last action back. False where there is nothing to undo. */
  undo(): boolean {
    return this.#back('host');
  }

  /** Makes the action again that was taken back last. False where there is nothing to redo. */
  redo(): boolean {
    return this.#forth('host');
  }

  /**
   * Makes a move, given in the notation: `26`, `37v5`, `3h`, `sw`.
   * @throws NotationError on what has not the shape of a move
   */
  play(move: string): PlayResult {
    return this.#act(parseMove(move), 'host');
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    const root = this.renderRoot as ParentNode | undefined;
    const first =
      root?.querySelector<HTMLElement>(`${SCENE}, :not(.won, .paused) > .table .pile > [tabindex="0"]`) ??
      root?.querySelector('button');
    if (first) first.focus(options);
    else super.focus(options);
  }

  // ── The session, and the one funnel ──────────────────────────────────────────────────────────────────────────

  /** The session on the board; the first call begins it: the saved game, the host's deal, or a random one. */
  #now(): Session {
    const deal = this.#dealText();
    const first = !this.#session;
    if (first || deal !== this.#dealt || this.wishSet !== this.#began.option) {
      if (first) this.#first();
      else this.#follow();
      // What was dealt by the host's wishes gives way to today's deal.
      if (this.#today?.coming) this.#today.board = this.#session;
    }
    return this.#session as Session;
  }

  #first(): void {
    this.#know();
    const wishes = this.#began;
    const kept = this.#kept();
    if (kept && kept.wishes.deal === wishes.deal) {
      this.#session = kept.session;
      this.#clock.set(kept.time, kept.session.moves > 0 && !kept.session.won);
      this.#resumed = true;
      // The host has changed its mind since, and nothing was played yet.
      if (kept.wishes.option !== wishes.option && wishes.option !== null) this.#redeal();
    } else {
      if (kept) this.#tally.left(kept.session, kept.time);
      this.#session = this.#asked ?? begin(this.#wishedDeal() ?? this.#random(this.#wished(true)));
    }
    this.#asked = this.#stands() ? null : this.#session;
    this.#keep();
  }

  /** Follows the host's wishes that changed since the session began. */
  #follow(): void {
    const asked = this.#asked !== null;
    const deal = this.#dealText() === this.#dealt ? null : this.#wishedDeal();
    this.#know();
    // No deal, or one that can't be read: without a deal of the host's the game goes on.
    if (deal) this.#take(begin(deal), 'none');
    else this.#redeal();
    if (asked) this.#asked = this.#session;
  }

  /** The game kept for the element, and with it the dealing that counts. */
  #kept(): Kept | null {
    const kept = this.#stands() ? this.#keeper.game() : null;
    this.#tally.dealing = kept?.dealing ?? null;
    this.#tally.hints = kept?.hints ?? 0;
    return kept;
  }

  /** What the host wishes by now, the board has. */
  #know(): void {
    this.#began = { deal: this.#wishedDealCode(), option: this.wishSet };
    this.#dealt = this.#dealText();
  }

  /** Puts another session on the board. */
  #take(session: Session, moves: 'none' | 'deal'): void {
    const before = this.#session ? { session: this.#session, time: this.#clock.time } : this.#kept();
    // One that is started again is the same dealing.
    if (before && before.session.start !== session.start) this.#tally.left(before.session, before.time);
    this.#hand.release();
    this.#look();
    this.#unfocus(() => true);
    if (this.#focused) this.#focused = { ...this.#focused, pile: '1', card: undefined };
    this.#asked = null;
    // Today's table is asked for, if it was not yet: what lies here when it comes is not for it to replace.
    this.#dealText();
    this.#session = session;
    this.#clock.set(0, false);
    this.#know();
    this.#room = 0;
    if (this.#lens) this.#lens.at = null;
    this.#moves = moves;
    this.#silence();
    this.#states();
    this.#keep();
    this.requestUpdate();
  }

  /** Every action of player and host comes through here; nothing else changes the session of a game. */
  #act(move: Move, by: By): PlayResult {
    const before = this.#now();
    if (by === 'host') this.#hand.release();
    const result = attempt(before, move);
    if (!result.ok) {
      this.#refuse({ ...move, to: move.to }, result.reason, by);
      return { ok: false, reason: result.reason };
    }
    this.#commit(result.session);
    this.#announce((announcer) => announcer.moved(before, move, result.session));
    this.#clock.start();
    void this.#dialogs.expect();
    void this.#advise();
    if (result.session.won) this.#clock.stop();
    this.#tally.acted(result.session, this.#clock.time);
    this.#keep();
    const { score, moves, won } = result.session;
    this.#tell('solitaire-move', by, {
      move: formatMove(move),
      cards: [...result.cards],
      from: move.from,
      to: written(move.to),
      points: result.points,
      score,
      moves,
      turnedUp: result.turnedUp,
    });
    if (won) this.#win(result.session, by);
    return { ok: true };
  }

  /** The end of a won game comes on demand; where it can't be had, a word tells. */
  #solved(): void {
    void this.#dialogs.expect().then((here) => here || this.#show(solved));
  }

  #win(session: Session, by: By): void {
    this.#solved();
    this.#tell('solitaire-win', by, {
      variant: { ...session.variant },
      score: session.score,
      moves: session.moves,
      elapsed: this.elapsed,
      undos: session.undos,
      takeBacks: session.takeBacks,
      hints: this.#tally.hints,
      record: session.deal && formatRecord(session),
    });
  }

  #refuse(
    { from, count, to }: { from: string; count: number; to: string | null },
    reason: Refusal,
    by: By,
  ): void {
    const session = this.#now();
    const say = (): Refused => refusal(this.#i18n, { session, from, to, count, reason });
    this.#announce((announcer) => announcer.said(() => say().spoken));
    const { cards, down } = pilesOf(session.variant).some(({ letter }) => letter === from)
      ? pile(session.position, from)
      : { cards: [], down: 0 };
    const first = Math.max(0, cards.length - count);
    const stock = from === 's';
    this.#refused = { from, count, to: to === 'h' ? (suitOfHead(cards, count) ?? null) : to };
    this.#says = by === 'player' && this.#option('interactiveRules') ? say : null;
    this.#shakes = { from, count };
    this.requestUpdate();
    this.#tell('solitaire-reject', by, {
      move: to === null ? null : formatMove({ from, to, count }),
      cards: stock ? [] : cards.slice(Math.max(first, down)),
      from,
      to: to === null ? null : written(to),
      reason,
      message: say().sentence,
    });
  }

  #back(by: By): boolean {
    const before = this.#now();
    return this.#step('solitaire-undo', before, undo(before), before.line.at(-1), by);
  }

  #forth(by: By): boolean {
    const before = this.#now();
    const after = redo(before);
    return this.#step('solitaire-redo', before, after, after?.line.at(-1), by);
  }

  #step(
    name: 'solitaire-undo' | 'solitaire-redo',
    before: Session,
    after: Session | null,
    move: Move | undefined,
    by: By,
  ): boolean {
    if (!after) return false;
    this.#hand.release();
    this.#commit(after);
    this.#announce((announcer) =>
      name === 'solitaire-undo' ? announcer.undone(before, after) : announcer.redone(before, after),
    );
    this.#keep();
    const { score, moves } = after;
    this.#tell(name, by, { move: move ? formatMove(move) : '', score, moves });
    return true;
  }

  #restart(by: By): void {
    this.#take(restart(this.#now()), by === 'player' ? 'deal' : 'none');
    this.#announce((announcer) => announcer.dealt(true));
    this.#tell('solitaire-deal', by, { restart: true });
  }

  #deals(deal: Deal, by: By): void {
    this.#take(begin(deal), by === 'player' ? 'deal' : 'none');
    if (!this.#ready) return;
    this.#announce((announcer) => announcer.dealt(false));
    this.#tell('solitaire-deal', by, { restart: false });
  }

  #commit(session: Session): void {
    this.#look();
    const before = this.#now();
    this.#unfocus((card) => placeOf(before, card) !== placeOf(session, card));
    this.#clock.resume();
    this.#asked = null;
    this.#session = session;
    this.#moves = 'fly';
    this.#silence();
    this.#states();
    this.requestUpdate();
  }

  #states(): void {
    this.#state('won', this.#session?.won ?? false);
    this.#state('dragging', this.#hand.dragging);
  }

  #state(name: string, on: boolean): void {
    try {
      if (on) this.#internals.states.add(name);
      else this.#internals.states.delete(name);
    } catch {
      // A browser without custom states shows the game all the same.
    }
  }

  // ── Wishes of the host, choices of the player ────────────────────────────────────────────────────────────────

  /** The variant that the host wishes; for the first deal, what the player chose last where the host says nothing. */
  #wished(player = false): Variant {
    const { game, option } = this.facts;
    const chosen = player && this.wishSet === null ? this.#chosenOption() : null;
    return withOption(game, chosen ?? this.wish ?? (option.values[0] as OptionValue));
  }

  #chosenOption(): OptionValue | null {
    const kept = this.#keeper.choices.variants[this.facts.game];
    return this.facts.option.values.find((value) => value === kept) ?? null;
  }

  #wishedDeal(): Deal | null {
    const text = this.#dealText();
    if (text === null) return null;
    try {
      const deal = parseDealCode(text, this.#wished());
      const wish = this.wishSet;
      if (wish !== null && optionValue(deal) !== wish) {
        this.report('deal-disagrees', formatDealCode(deal), this.facts.option.name, String(wish));
      }
      return deal;
    } catch (error) {
      if (!(error instanceof DealCodeError)) throw error;
      this.report('bad-deal', text, error.part);
      return null;
    }
  }

  /** What `deal` stands for: of `today` the number of the day on which its table came, and null before. */
  #dealText(): string | null {
    if (this.deal !== 'today') {
      this.#today = null;
      return this.deal;
    }
    const name = `today-${this.facts.game}-${optionValue(this.#wished())}` as const;
    const number = this.#today?.number ?? null;
    // A game under way stays what it is, and another deal too, whatever the host has come to wish.
    const stays = number && (this.#session?.moves || this.#session?.deal?.number !== Number(number));
    if (this.#today?.name !== name && this.renderRoot && !stays) this.#fetchDay(name, number);
    return number;
  }

  #fetchDay(name: `today-${string}`, number: string | null): void {
    const today: Today = { name, number, coming: null, board: this.#session };
    this.#today = today;
    today.coming = loadPart(name, this.renderRoot)
      .then(
        (numberOf) => (today.number = String(numberOf(Date.now()))),
        () => this.report('bad-deal', 'today', 'number'),
      )
      .then(() => {
        today.coming = null;
        if (this.#session !== today.board) this.#know();
        this.#settle();
        this.requestUpdate();
      });
  }

  /** The first board is today's, where that was asked for. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    this.#dealText();
    const coming = !this.#ready && this.#today?.coming;
    return coming ? coming.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** The host's `deal` in one writing: a whole code, or the number alone where it names no option. */
  #wishedDealCode(): string | null {
    const deal = this.#wishedDeal();
    if (!deal) return null;
    try {
      return formatDealCode(parseDealCode(this.#dealText() as string));
    } catch {
      return String(deal.number);
    }
  }

  /** A deal by chance, and not the one on the board: one that can be won, where that is wished and any is known. */
  #random(variant: Variant): Deal {
    const fair = this.#wears('deals') === 'winnable';
    const ready = fair && this.#adviser?.ready(variant);
    if (ready) return ready;
    const proven = provenDeals(variant);
    const count = fair ? proven.count : 0;
    let number = 0;
    do {
      const chance = Math.floor(Math.random() * (count || DEALS));
      number = count ? proven.at(chance) : chance;
    } while (count !== 1 && number === this.#session?.deal?.number);
    return { ...variant, number };
  }

  /** The same letters under the option that the host wishes now, as long as nothing was played. */
  #redeal(): void {
    const session = this.#session;
    if (!session?.deal || session.moves > 0) return;
    const option = optionValue(this.#wishedDeal() ?? this.#wished());
    if (optionValue(session.variant) === option) return;
    const variant = withOption(this.facts.game, option);
    this.#take(begin({ ...variant, number: session.deal.number }), 'none');
  }

  #option(name: SwitchName): boolean {
    return this.#keeper.choices.switches[name] ?? this[name];
  }

  #wears<Name extends ChoiceName>(name: Name): Word<Name> {
    return this.#keeper.choices.looks[name] ?? this[name];
  }

  // ── What is kept ─────────────────────────────────────────────────────────────────────────────────────────────

  #keep(): void {
    if (!this.#session || this.#asked) return;
    this.#keeper.keep({
      session: this.#session,
      time: this.#clock.time,
      wishes: this.#began,
      dealing: this.#tally.dealing,
      hints: this.#tally.hints,
    });
  }

  // ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────

  #tell<Name extends keyof SolitaireDetails>(
    name: Name,
    by: By,
    detail: Omit<SolitaireDetails[Name], keyof SolitaireDetail>,
  ): void {
    const whole = {
      game: this.facts.game,
      code: this.dealCode,
      by,
      ...detail,
    } as unknown as SolitaireDetails[Name];
    this.dispatchEvent(solitaireEvent(name, whole));
  }

  /** Tells of faults. Their sentences come on demand; where they can't be had, the message is what they would speak of. */
  #flush(): void {
    for (const { error, about } of this.faults()) {
      const tell = (message: string): void => this.#tell('solitaire-error', 'host', { error, message });
      const told = (sentence: Parts['errors']): void => tell(sentence(this.#i18n, error, about));
      const here = part('errors');
      if (here) told(here);
      else loadPart('errors', this.renderRoot).then(told, () => tell(about.join(' ')));
    }
  }

  /** A game is under way. */
  #atStake(): boolean {
    const { moves, won } = this.#now();
    return moves > 0 && !won;
  }

  // ── The hand's table ─────────────────────────────────────────────────────────────────────────────────────────

  #table(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('.table') ?? null;
  }

  #makePlay(): Play {
    const it = (): SolitaireElement => this;
    return {
      session: () => this.#now(),
      layout: () => this.#layout,
      element: () => this.#table(),
      scrolled: () => this.#scrolled(),
      scroll: (by) => {
        const scroller = this.renderRoot.querySelector('.scrolls');
        if (!scroller) return;
        scroller.scrollTop += by;
        this.#scroll = scroller.scrollTop;
      },
      nearEdge: (...at: [number | null]) => this.#lens?.nearEdge(...at),
      opens: (event) => this.#lens?.touch(event) ?? false,
      option: (name) => this.#option(name),
      act: (move) => void this.#act(move, 'player'),
      refuse: (from, count, to, reason) => this.#refuse({ from, count, to }, reason, 'player'),
      halt: (card) => this.#motion.halt(card),
      flies: (card) => this.#motion.flies(card),
      lifts: () => this.#states(),
      prepare: () => this.#motion.prepare(),
      focus: (pile, card) => {
        this.#focused = { pile, card, seen: false, meanwhile: this.#activeElement() };
      },
      unfocus: (cards) => this.#unfocus((card) => cards.includes(card)),
      picked: () => {
        this.#announce((announcer) => announcer.picked());
        this.requestUpdate();
      },
      putBack: () => this.#announce((announcer) => announcer.putBack()),
      begins: () => this.#silence(),
      shake: (from, count) => {
        this.#shakes = { from, count };
        this.requestUpdate();
      },
      changed: (seen) => {
        if (seen) this.#look(seen);
        if (seen) this.#moves = 'fly';
        this.#states();
        this.requestUpdate();
      },
      get root() {
        return it().renderRoot as ShadowRoot;
      },
      i18n: this.#i18n,
      get hand() {
        return it().#hand;
      },
      get seconds() {
        return it().elapsed;
      },
      get code() {
        return it().dealCode;
      },
      get paused() {
        return it().#clock.paused;
      },
      facts: this.facts,
      get variant() {
        return it().#now().variant;
      },
      opened: () => {
        this.#hand.release();
        this.#silence();
        this.requestUpdate();
      },
      say: (sentence) => this.#say(sentence),
      deal: (wished, deal) => this.#playerDeals(wished, deal),
      restart: () => this.#restart('player'),
      choose: (name, on) => {
        this.#keeper.choose({ switches: { ...this.#keeper.choices.switches, [name]: on } });
        this.requestUpdate();
      },
      wears: (name) => this.#wears(name),
      wear: (name, word) => {
        this.#keeper.choose({ looks: { ...this.#keeper.choices.looks, [name]: word } });
        this.requestUpdate();
      },
      get store() {
        return it().#keeper.store;
      },
      get atStake() {
        return it().#atStake();
      },
      get counts() {
        return it().#tally.dealing !== null && it().#keeper.store.keeps;
      },
      get blob() {
        return it().worker === 'blob';
      },
      hint: () => void this.#advise().then((adviser) => (adviser ? adviser.hint() : this.#say(notFetched))),
      hinted: () => {
        this.#tally.hints += 1;
        this.#keep();
      },
      hush: (run) => {
        const messages = [...this.#messages];
        run();
        this.#messages = messages;
      },
      undo: () => this.#back('player'),
      redo: () => this.#forth('player'),
      open: (name) => this.#dialogs.open(name),
      pause: () => {
        if (this.#clock.paused) this.#playOn();
        else if (this.#atStake()) void this.#pause();
      },
      announce: (say) => this.#announce(say),
      attend: (controller) => this.addController(controller),
    };
  }

  /** Says a message when what speaks is here; what was to be said meanwhile is one with it. */
  #announce(say: Say): void {
    // Before it is shown nobody has done anything that is worth telling.
    if (!this.hasUpdated) return;
    this.#messages.push(say);
    // In the element's own language, if that is still on its way.
    void Promise.all([this.#start('announcer'), this.#i18n.ready]).then(([announcer]) => {
      const messages = this.#messages.splice(0);
      const region = this.renderRoot.querySelector<HTMLElement>('.frame > [role=status]');
      if (!announcer || !region || messages.length === 0) return;
      const text = messages
        .map((each) => each(announcer))
        .filter(Boolean)
        .join(' ');
      // The same text again would be no news to a screen reader.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    });
  }

  /** What was said in another language is not read in this one. */
  #forget(): void {
    const region = this.renderRoot.querySelector('.frame > [role=status]');
    if (region && this.#language !== this.#i18n.language) region.textContent = '';
    this.#language = this.#i18n.language;
  }

  readonly #started = new Map<PlayPart, Promise<unknown>>();
  /** Starts a part for this element, once; null where it can't be had, and then it is tried again. */
  #start<Name extends PlayPart>(name: Name): Promise<Started<Name> | null> {
    const started =
      this.#started.get(name) ??
      loadPart(name, this.renderRoot).then(
        (made) => made(this.#play),
        () => {
          this.#started.delete(name);
          return null;
        },
      );
    this.#started.set(name, started);
    return started as Promise<Started<Name> | null>;
  }

  async #advise(): Promise<Adviser | null> {
    // Before it is in a page nobody plays by hand.
    return (this.#adviser = this.renderRoot ? await this.#start('advice') : null);
  }

  /** The player turns to the element: what play takes beside the board comes now. */
  readonly #begins = (): void => {
    void this.#dialogs.expect();
    // Without the last two the game is played by pointer, and by Tab and Enter.
    for (const name of ['announcer', 'keyboard', 'peek'] as const) void this.#start(name);
  };

  #say(sentence: (msg: Msg) => string): void {
    this.#show(sentence);
    this.#announce(() => sentence(this.#i18n.msg));
  }

  #show(sentence: (msg: Msg) => string): void {
    this.#refused = null;
    this.#says = () => ({ sentence: sentence(this.#i18n.msg), fits: [] });
    this.requestUpdate();
  }

  /** What was said of the last refusal goes with the next action. */
  #silence(): void {
    if (!this.#says && !this.#refused) return;
    this.#says = null;
    this.#refused = null;
    this.requestUpdate();
  }

  #look(seen?: ReadonlyMap<Card, { x: number; y: number }>): void {
    this.#motion.look(this.#spots(), seen);
  }

  /**
   * Notes what has the focus before the board is drawn anew. Where that element will be remade and the focus is not seen,
   * the table takes it meanwhile: what has the focus is dear to remove, for a browser lays out the half-changed tree.
   */
  #unfocus(leaves: (card: Card) => boolean): void {
    const focused = this.shadowRoot?.activeElement;
    const pile = focused?.closest<HTMLElement>('[data-pile]')?.dataset.pile;
    if (!(focused instanceof HTMLElement) || pile === undefined) return;
    const card = focused.dataset.card;
    const seen = focused.matches(':focus-visible');
    const table = this.#table();
    const away = !seen && card !== undefined && leaves(card as Card);
    if (away) table?.focus({ preventScroll: true });
    this.#focused = { pile, card, ...this.#focused, seen, meanwhile: away ? table : focused };
  }

  // ── Life in the page ─────────────────────────────────────────────────────────────────────────────────────────

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
    this.#keeper.connect();
    this.#settle();
  }

  /** In a page, and of today's deal its number known: what the session is goes by what is kept. */
  #stands(): boolean {
    const today = this.#today;
    return this.isConnected && (this.deal !== 'today' || (!!today && !(today.coming && !today.number)));
  }

  #settle(): void {
    if (!this.#asked || !this.#stands()) return;
    if (this.#dealText() !== this.#dealt || this.wishSet !== this.#began.option) this.#asked = null;
    this.#session = null;
  }

  /** A shadow root that goes into another document loses its styles, and takes none of this one there. */
  adoptedCallback(): void {
    if (this.ownerDocument === document) this.createRenderRoot();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#keeper.disconnect();
    this.#hand.release();
    // A dialog that leaves the page with its element would come back open, and no longer modal.
    this.#dialogs.close();
    clearTimeout(this.#copyTimer);
    this.#copied = null;
  }

  #boxes(): Boxes | null {
    const find = (name: string) => this.renderRoot?.querySelector<HTMLElement>(`.${name}`);
    const [flow, frame, table, ruler] = [find('flow'), find('frame'), this.#table(), find('ruler')];
    if (!flow || !frame || !table || !ruler) return null;
    return { flow, table, ruler, bars: [...frame.querySelectorAll<HTMLElement>(':scope > .bar')] };
  }

  #scrolled(): number {
    return this.#layout?.reach ? this.#scroll : 0;
  }

  readonly #scrolls = {
    handleEvent: ({ target }: Event): void => {
      if ((target as Element).matches('.scrolls')) this.#scrolledTo(target as Element);
    },
    // What scrolls is inside, and a scroll does not bubble.
    capture: true,
  };

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('storage')) this.#keeper.forget();
    if (this.#preset !== null) this.#usePreset(this.#preset);
    const session = this.#now();
    this.#size.begin();
    const { room } = this.#size;
    const large = this.#wears('faces') === 'large';
    const mirrored = (this.#wears('layout') === 'left') !== (this.#i18n.direction === 'rtl');
    const lens = this.#lens?.at ?? null;
    const asked = [session.position, room, large, mirrored, lens];
    if (this.#layout && asked.every((each, i) => each === this.#laidOut[i])) return;
    // The table is about to change under what is held.
    if (this.#layout && this.#hand.dragging) this.#hand.release();
    this.#laidOut = asked;
    const fan = this.facts.option.name === 'draw' ? Number(optionValue(session.variant)) : 1;
    const made = layoutOf(session.variant, session.position, room, {
      fan,
      large,
      mirrored,
      kept: this.#room,
      before: this.#layout,
      lens,
    });
    if (made.layout.height !== this.#layout?.height) this.#size.grows();
    this.#layout = made.layout;
    this.#room = made.kept;
  }

  #usePreset(text: string): void {
    this.#preset = null;
    try {
      this.position = text;
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      this.report('bad-attribute', 'position', error.card ?? text, '-');
    }
  }

  protected override firstUpdated(): void {
    this.#motion.reset(this.#spots());
    this.#states();
    if (this.#now().won) this.#solved();
  }

  protected override updated(): void {
    const moves = this.#moves;
    this.#moves = 'none';
    this.#state('filled', this.#size.filled);
    this.#forget();
    this.#restScroll();
    this.#fetchLens();
    if (moves === 'deal') this.#dealOut();
    else this.#motion.fly(this.#spots(), moves === 'fly', this.#size.room.width);
    this.#refocus();
    if (this.#shakes) {
      const { from, count } = this.#shakes;
      this.#shakes = null;
      this.#motion.shake(
        [...this.renderRoot.querySelectorAll<HTMLElement>(`[data-pile="${from}"] .card`)].slice(
          -count || undefined,
        ),
      );
    }
    const bubble = this.renderRoot.querySelector<HTMLElement>('.bubble');
    if (bubble && this.#says && this.#layout) {
      this.#dialogs.extras?.placeBubble(bubble, this.#layout, this.#refused, this.#scrolled());
    }
    this.#dialogs.shown();
    const judged = this.#option('winnability');
    if (judged && !this.#judged) void this.#advise();
    this.#judged = judged;
    if (!this.#ready) {
      this.#ready = true;
      this.#resolveReady();
      this.#tell('solitaire-ready', 'host', { resumed: this.#resumed });
    }
    this.#flush();
  }

  /** What has the focus on the whole page, however deep. */
  #activeElement(): Element | null {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    return activeElement;
  }

  /** The focus goes with its card, or stays on its pile. A focus that nobody sees may come a frame later: it costs a layout. */
  #refocus(): void {
    if (!this.#stop?.isConnected) this.#rove(this.#item(null));
    const focused = this.#focused;
    if (!focused || this.#hand.dragging) return;
    this.#focused = null;
    const focus = (): void => {
      // It may have gone elsewhere meanwhile; a browser gives that of a removed element to the body.
      const now = this.#activeElement();
      if (!this.isConnected || (now !== focused.meanwhile && now !== null && now !== document.body)) return;
      const item = this.#item(focused);
      if (item !== now) item?.focus({ preventScroll: true });
    };
    if (focused.seen) focus();
    else requestAnimationFrame(() => requestAnimationFrame(focus));
  }

  /**
   * What stands for a place: of a won game its first button, the card's own button, the free card of its pile or the
   * empty place; else the first column's. A card that has gone up leaves the focus to what lay under it.
   */
  #item(wanted: Pick<Wish, 'pile' | 'card'> | null): HTMLElement | null {
    const root = this.renderRoot;
    const find = (selector: string): HTMLElement | undefined =>
      [...root.querySelectorAll<HTMLElement>(selector)].at(-1);
    const up = FOUNDATIONS.some((suit) => suit === wanted?.pile) ? '' : ':not(.foundation) > ';
    return (
      (this.#scene === 'won' && root.querySelector<HTMLElement>(SCENE)) ||
      (find(`${up}[data-card="${wanted?.card}"]`) ??
        find(`[data-pile="${wanted?.pile}"] > button`) ??
        find('[data-pile="1"] > button') ??
        null)
    );
  }

  /** Makes a card or an empty place the one Tab stop of the board. */
  #rove(item: HTMLElement | null): void {
    if (!item) return;
    if (this.#stop) this.#stop.tabIndex = -1;
    this.#stop = item;
    item.tabIndex = 0;
  }

  #fetchLens(): void {
    if (this.#lensAsked || ![...(this.#layout?.piles.values() ?? [])].some(({ squeezed }) => squeezed))
      return;
    this.#lensAsked = true;
    // Without it strips stay as they are: the game can be played all the same.
    void this.#start('lens').then((lens) => (this.#lens = lens));
  }

  #scrolledTo(scroller: Element): void {
    this.#scroll = scroller.scrollTop;
    scroller.classList.toggle('scrolled', this.#scroll > 0);
  }

  /** A table that scrolls rests on the last cards; only the lens leaves it where it is. */
  #restScroll(): void {
    const layout = this.#layout;
    const scroller = this.renderRoot.querySelector('.scrolls');
    const was = this.#scrollOf;
    const resized = was?.reach !== layout?.reach || was?.height !== layout?.height;
    const fresh = resized || this.#scrollPosition !== this.#laidOut[0];
    this.#scrollOf = layout;
    this.#scrollPosition = this.#laidOut[0];
    if (!scroller || !fresh) return;
    scroller.scrollTop = layout?.reach ?? 0;
    this.#scrolledTo(scroller);
  }

  /** Where each card lies, for motion: the stock's cards too, so that a drawn one comes from there. */
  #spots(): ReadonlyMap<Card, Spot> {
    const spots = new Map<Card, Spot>();
    const [position] = this.#laidOut as readonly [Position?];
    if (!position) return spots;
    for (const { letter, x, y, offsets, long } of this.#layout?.piles.values() ?? []) {
      const { cards, down } = pile(position, letter);
      const up = long ? this.#scrolled() : 0;
      cards.forEach((card, index) => {
        const offset = offsets[index] ?? { x: 0, y: 0 };
        spots.set(card, { x: x + offset.x, y: y + offset.y - up, down: index < down });
      });
    }
    return spots;
  }

  // ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────

  protected override render(): TemplateResult {
    const session = this.#now();
    const layout = this.#layout as BoardLayout;
    const { w, h, r } = layout.metrics;
    const [above, below] = this.#bars(this.#bar(session));
    const { waiting } = this.#i18n;
    const scene = this.#sceneView(session, layout);
    const frame = [
      'frame',
      ...LOOKS.map((name) => `${name}-${this.#wears(name)}`),
      this.#hand.dragging && 'dragging',
      this.#scene,
      waiting && 'waiting',
    ]
      .filter(Boolean)
      .join(' ');
    const { given, filled } = this.#size;
    return html`<div class="flow ${given === null ? '' : 'given'} ${filled ? 'filled' : ''}">
      <div
        class=${frame}
        lang=${this.#i18n.language}
        dir=${this.#i18n.direction}
        data-code=${session.deal ? formatDealCode(session.deal) : nothing}
        ${cssVars({ '--w': w, '--h': h, '--r': r, '--given': given ?? 0 })}
      >
        ${above} ${this.#option('winnability') ? html`<div class="bar small verdict"></div>` : nothing}
        <div
          class="table"
          tabindex="-1"
          part="board"
          ${cssVars({ '--tall': tall(layout), '--table-width': layout.width })}
          @click=${this.#click}
          @keydown=${this.#hand.key}
          @pointerdown=${this.#press}
          @mousedown=${this.#noFocus}
          @pointerup=${this.#unpress}
          @pointerleave=${this.#hand.leave}
          @dragstart=${this.#noNativeDrag}
          @contextmenu=${this.#noMenu}
          @focusin=${this.#focusIn}
          @scroll=${this.#scrolls}
        >
          ${this.#scene === 'paused' ? scene : nothing}
          <div class="ruler"></div>
          <div class="floor" ${cssVars({ '--height': layout.height })}></div>
          ${this.#boardView(session, layout)} ${this.#scene === 'won' ? scene : nothing}
          ${bubbleView(this.#says?.() ?? null, this.#dialogs.extras?.bubblePicture)}
        </div>
        ${below} ${this.#dialogs.view()}
        <div class="unseen" role="status"></div>
      </div>
    </div>`;
  }

  /** The board; nothing new, and no work, while all that it shows is the same. */
  #boardView(session: Session, layout: BoardLayout): unknown {
    const { held, aimed, dragging, targets } = this.#hand;
    const { position } = session;
    const refused = this.#refused;
    const drawn = [position, layout, held, aimed, dragging, targets, refused, this.#i18n.msg];
    const same = drawn.every((each, i) => each === this.#drawn[i]);
    this.#drawn = drawn;
    if (same) return noChange;
    return boardView({
      i18n: this.#i18n,
      variant: session.variant,
      position,
      layout,
      kings: this.facts.emptyColumn === 'king',
      held,
      aimed,
      dragging,
      targets,
      refused,
      drawn: this.#piles,
      liftable: (letter) => this.#liftable(session, letter),
    });
  }

  #liftable(session: Session, letter: string): number {
    if (this.#liftablesOf !== session.position) this.#liftables.clear();
    this.#liftablesOf = session.position;
    let count = this.#liftables.get(letter);
    if (count === undefined) {
      count = 0;
      while (lift(session, letter, count + 1) === null) count += 1;
      this.#liftables.set(letter, count);
    }
    return count;
  }

  /** What stands in place of the piles. It comes on demand: till it is here, the piles stay. */
  #sceneView(session: Session, layout: BoardLayout): TemplateResult | null {
    const wanted = session.won ? 'won' : this.#clock.paused ? 'paused' : null;
    const before = this.#scene;
    const scenes = wanted && this.#dialogs.extras;
    this.#scene = scenes && wanted;
    if (!scenes) return null;
    if (wanted === 'paused') return scenes.cover(this.#i18n.msg, this.#playOn);
    if (before !== 'won' && this.#moves === 'fly' && this.#motion.duration > 0) {
      void this.updateComplete.then(() => scenes.fanOut(this.renderRoot, layout));
    }
    return scenes.won(this.#play, layout, this.#copied === 'result', this.#copyResult);
  }

  /** The bars above and below; nothing new, and no work, while all that they show is the same. */
  #bars(bar: BarModel): readonly [unknown, unknown] {
    const shown = [bar.i18n.msg, ...(Object.values(bar) as unknown[])];
    const same = shown.every((each, i) => each === this.#barred[i]);
    this.#barred = shown;
    return same ? [noChange, noChange] : [statsBar(bar), buttonsBar(bar)];
  }

  #bar(session: Session): BarModel {
    return {
      i18n: this.#i18n,
      controls: this.controls,
      wide: widthClass(this.#size.room.width),
      seconds: this.elapsed,
      moves: session.moves,
      score: session.score,
      code: this.dealCode,
      canUndo: session.canUndo,
      canRedo: session.canRedo,
      hints: !session.won && !this.#clock.paused,
      linked: this.shareUrl !== null,
      copied: this.#copied === 'code',
      paused: this.#clock.paused,
      pauses: this.#atStake(),
      play: this.#play,
      onCopy: this.#copyCode,
    };
  }

  readonly #copyCode = (): void => void this.#copy('code');
  readonly #copyResult = (): void => void this.#copy('result');

  // ── The player's bar and dialogs ─────────────────────────────────────────────────────────────────────────────

  #playerDeals(variant: Variant, deal: Deal | null = null): void {
    // It deals when it has found one.
    if (!deal && this.#wears('deals') === 'winnable' && this.#adviser?.seeks(variant)) return;
    const dealt = deal ?? this.#random(variant);
    this.#keeper.choose({
      variants: { ...this.#keeper.choices.variants, [this.facts.game]: optionValue(dealt) },
    });
    this.#deals(dealt, 'player');
  }

  async #pause(): Promise<void> {
    if (!(await this.#dialogs.expect())) return this.#say(notFetched);
    this.#hand.release();
    this.#silence();
    this.#unfocus(() => false);
    this.#paused = this.#focused;
    this.#focused = null;
    this.#clock.pause();
    this.#keep();
    this.#focusOn('resume');
  }

  readonly #playOn = (): void => {
    const covered = this.shadowRoot?.activeElement?.closest('.pause');
    this.#clock.resume();
    // The focus is again where it was: on the board, or on the time.
    if (covered && this.#paused) this.#focused = { ...this.#paused, seen: true, meanwhile: covered };
    else if (covered) this.#focusOn('pause');
    this.#paused = null;
    this.requestUpdate();
  };

  /** Puts the focus on a button that the next rendering brings. */
  #focusOn(action: string): void {
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus({ preventScroll: true }),
    );
  }

  /** Copies the link to the deal where the host gave one, else its code; or the result, and the link. */
  async #copy(what: 'code' | 'result'): Promise<void> {
    if (!(await this.#dialogs.expect())) return this.#say(notFetched);
    const done = await this.#dialogs.extras?.copy(this.#play, what, this.shareUrl);
    this.#copied = done ? what : null;
    if (done) this.#announce(() => copied(this.#i18n.msg));
    else this.#say(notCopied);
    this.requestUpdate();
    clearTimeout(this.#copyTimer);
    this.#copyTimer = setTimeout(() => {
      this.#copied = null;
      this.requestUpdate();
    }, COPIED_FOR);
  }

  #dealOut(): void {
    this.#motion.reset(this.#spots());
    const { duration } = this.#motion;
    const table = this.#table();
    if (table && duration > 0) this.#dialogs.extras?.dealOut(table, duration, raise);
  }

  // ── Gestures on the table ────────────────────────────────────────────────────────────────────────────────────

  readonly #click = (event: MouseEvent): void => {
    if (!this.#clock.paused && !this.#now().won) this.#hand.click(event);
  };

  readonly #press = (event: PointerEvent): void => {
    if (this.#now().won) this.#motion.finish();
    this.#hand.press(event);
  };

  /**
   * A card that is pressed gets the focus when it has been played, not in the frame that may lift it: it costs a layout.
   * A focus that comes from elsewhere in the page, or is seen, goes at once.
   */
  readonly #noFocus = (event: MouseEvent): void => {
    const focused = this.shadowRoot?.activeElement;
    const pressed = (event.target as Element).closest('.pile > button');
    // A finger's comes after its tap, and may meet a card that flies by.
    const late = this.#hand.tool !== 'mouse';
    if (pressed && event.button === 0 && (late || (focused && !focused.matches(':focus-visible'))))
      event.preventDefault();
  };

  readonly #unpress = (event: PointerEvent): void => {
    if (!this.#clock.paused && !this.#now().won) this.#hand.unpress(event);
  };

  readonly #focusIn = (event: FocusEvent): void =>
    this.#rove((event.target as Element).closest<HTMLElement>('.pile > button'));

  /** A long press of a finger is the beginning of a drag, not a wish for the browser's menu. */
  readonly #noMenu = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || this.#hand.dragging) event.preventDefault();
  };

  readonly #noNativeDrag = (event: Event): void => event.preventDefault();
}

/** A destination as it is written: all foundations are home. */
const written = (to: string): string => (FOUNDATIONS.some((suit) => suit === to) ? 'h' : to);

/** The parts that are started for an element, and what then stands by. */
type PlayPart = 'advice' | 'announcer' | 'keyboard' | 'lens' | 'peek';
type Started<Name extends PlayPart> = ReturnType<Parts[Name]>;

/** How high the cards may lie, in px and in large steps: all that is on the table inherits it. */
const tall = ({ height, reach }: BoardLayout): number =>
  Math.ceil(Math.max(height, reach ?? 0) / STEP) * STEP;
const STEP = 160;

/** The buttons that stand on the table in place of the piles. */
const SCENE = ':is(.won, .paused) > .table [data-action]';

/** The pile in which a card lies. */
const placeOf = ({ variant, position }: Session, card: Card): string | undefined =>
  pilesOf(variant).find(({ letter }) => pile(position, letter).cards.includes(card))?.letter;

const suitOfHead = (cards: readonly Card[], count: number): string | undefined => cards.at(-count)?.[1];
