/** The keys on the board and in the bar: each goes where the eye would, or does what a tap does. */
import type { ReactiveController } from 'lit';
import { destinations, type Move } from '../engine/index.js';
import { Halo } from './halo.js';
import { digitOf, foreign, isChord, letterOf } from './keys.js';
import { notPlaced } from './localisation/keys-words.js';
import type { Play } from './table.js';
import { goInBar, mend, stopAt } from './toolbars.js';
import type { BoardLayout, PileLayout } from './views/geometry.js';
import { last, next, type Way } from './ways.js';

/** What has the focus on the board: a card and those on it, an empty place, or the stock. */
interface At {
  readonly letter: string;
  readonly pile: PileLayout;
  readonly button: HTMLElement;
  /** The buttons of its pile, the most covered card first. */
  readonly buttons: readonly HTMLElement[];
  /** How many cards it is with those on it; none in an empty place and in the stock. */
  readonly count: number;
}

type Action = () => boolean;

const CELLS = 'abcd';

export class Keyboard implements ReactiveController {
  readonly #halo: Halo;
  /** What had the focus before the board was drawn. */
  #had: Element | null = null;
  /** What was last brought into sight, and for which layout. */
  #seen: readonly unknown[] = [];

  constructor(private readonly play: Play) {
    const { root } = play;
    this.#halo = new Halo(play);
    // Ahead of all that listens on the board: what is consumed here is nobody else's.
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent), true);
    root.addEventListener('focusin', (event) => {
      if (event.target instanceof HTMLElement) stopAt(event.target);
      this.#halo.show();
    });
    root.addEventListener('focusout', () => this.#halo.hide());
    root.addEventListener('close', () => queueMicrotask(() => this.#rescue()), true);
    play.attend(this);
    this.#halo.show();
  }

  hostUpdate(): void {
    this.#had = this.play.root.activeElement;
  }

  hostUpdated(): void {
    // When the board is drawn, the element gives the focus to where it belongs: after that.
    if (!this.play.hand.dragging) queueMicrotask(() => this.#settle());
  }

  #settle(): void {
    const { root } = this.play;
    mend(root);
    if (this.#had) this.#rescue();
    this.#had = null;
    this.#halo.show();
    const item = root.activeElement;
    const layout = this.play.layout();
    if (!item?.matches('.pile > :focus-visible')) return;
    if (this.#seen[0] !== item || this.#seen[1] !== layout) this.#reveal(item as HTMLElement);
  }

  /** The focus is never lost: where what had it is gone, or out of sight, it goes to the board. */
  #rescue(): void {
    const { root } = this.play;
    const now = root.activeElement;
    const lost = now === null && (document.activeElement ?? document.body) === document.body;
    const covered = now?.closest('.won .pile, .paused .pile');
    if (!lost && !covered) return;
    const scene = root.querySelector<HTMLElement>(':is(.won, .paused) .table [data-action]');
    (scene ?? this.#stop())?.focus({ preventScroll: true });
  }

  #stop(): HTMLElement | null {
    return this.play.root.querySelector<HTMLElement>('.pile > [tabindex="0"]');
  }

  // ── Which key ────────────────────────────────────────────────────────────────────────────────────────────────

  #key(event: KeyboardEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLElement) || foreign(event) || this.play.hand.dragging) return;
    const plain = !event.ctrlKey && !event.metaKey;
    const rtl = this.play.i18n.direction === 'rtl';
    const done =
      (plain && !event.shiftKey && goInBar(target, event.key, rtl)) ||
      (target.closest('.table') !== null &&
        (plain ? this.#plain(event) : isChord(event) && this.#chord(event)));
    if (done) {
      event.preventDefault();
      event.stopPropagation();
    }
    // A key shows the focus that a pointer has set.
    queueMicrotask(() => this.#halo.show());
  }

  #chord(event: KeyboardEvent): boolean {
    const letter = letterOf(event);
    if (letter === 'z') return event.shiftKey ? this.#redoes() : this.#undoes();
    return letter === 'y' && event.ctrlKey && !event.shiftKey && this.#redoes();
  }

  #plain(event: KeyboardEvent): boolean {
    const { key, shiftKey, repeat } = event;
    const way = this.#ways[key];
    if (way) return !shiftKey && way();
    if (!this.play.option('shortcuts')) return false;
    const letter = letterOf(event);
    // A key that is held down plays once; it may undo on and on.
    if (repeat && letter !== 'u') return false;
    const command = Object.hasOwn(this.#letters, letter) ? this.#letters[letter] : undefined;
    if (command) return command();
    const digit = digitOf(event);
    if (digit === undefined) return false;
    return this.#digit(shiftKey ? CELLS.charAt(Number(digit) - 1) : digit);
  }

  readonly #ways: Readonly<Partial<Record<string, Action>>> = {
    ArrowLeft: () => this.#go('left'),
    ArrowRight: () => this.#go('right'),
    ArrowUp: () => this.#go('up'),
    ArrowDown: () => this.#go('down'),
    Home: () => this.#end(true),
    End: () => this.#end(false),
    PageUp: () => this.#page((buttons) => buttons[0]),
    PageDown: () => this.#page((buttons) => buttons.at(-1)),
    Escape: () => this.#putBack(),
    F1: () => this.#opens('rules'),
  };

  readonly #letters: Readonly<Partial<Record<string, Action>>> = {
    a: () => this.#auto(),
    c: () => this.#toCell(),
    d: () => this.#draw(),
    f: () => this.#home(),
    m: () => this.#says(() => this.play.announce((announcer) => announcer.legalMoves())),
    n: () => this.#opens('new-game'),
    p: () => this.#pause(),
    r: () => this.#again(),
    s: () => this.#says(() => this.play.announce((announcer) => announcer.state())),
    u: () => this.#undoes(),
    w: () => this.#toWaste(),
    '?': () => this.#opens('rules'),
  };

  // ── Going about ──────────────────────────────────────────────────────────────────────────────────────────────

  /** Where the focus is on the board, or would come in; null where no board is to be seen. */
  #at(): At | null {
    const { play } = this;
    if (play.paused || play.session().won) return null;
    const focused = play.root.activeElement?.closest<HTMLElement>('.pile > button');
    return this.#place(focused ?? this.#stop());
  }

  #place(button: HTMLElement | null): At | null {
    const letter = button?.parentElement?.dataset.pile ?? '';
    const pile = this.play.layout()?.piles.get(letter);
    if (!button || !pile) return null;
    const buttons = this.#buttons(letter);
    const count = button.matches('[data-card]') ? buttons.length - buttons.indexOf(button) : 0;
    return { letter, pile, button, buttons, count };
  }

  #buttons(letter: string): HTMLElement[] {
    return [...this.play.root.querySelectorAll<HTMLElement>(`[data-pile="${letter}"] > button`)];
  }

  /** What stands for a pile: its free card or its place. */
  #free(letter: string): HTMLElement | undefined {
    return this.#buttons(letter).at(-1);
  }

  /** The head of what is held. */
  #head(): HTMLElement | undefined {
    const { held } = this.play.hand;
    return held ? this.#buttons(held.from).at(-held.count) : undefined;
  }

  /** While something is held, the arrows go over its own pile and those that take it. */
  #allowed(): ReadonlySet<string> | null {
    const { held } = this.play.hand;
    if (!held) return null;
    const suit = this.#suit();
    const takes = destinations(this.play.session(), held.from, held.count);
    return new Set([held.from, ...takes.map((to) => (to === 'h' ? suit : to))]);
  }

  #suit(): string {
    return this.#head()?.dataset.card?.charAt(1) ?? '';
  }

  #focus(button: HTMLElement | undefined): boolean {
    if (!button || button === this.play.root.activeElement) return false;
    button.focus({ preventScroll: true });
    this.#reveal(button);
    return true;
  }

  /** Brings what has the focus into sight: on the page, and below what stays above a column that scrolls. */
  #reveal(button: HTMLElement): void {
    const layout = this.play.layout();
    this.#seen = [button, layout];
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const at = this.#place(button);
    const scroller = this.play.root.querySelector('.scrolls');
    if (!layout || !at?.pile.long || !scroller) return;
    const index = at.pile.offsets.length - Math.max(1, at.count);
    const y = at.pile.y + (at.pile.offsets[index]?.y ?? 0) - scroller.scrollTop;
    const over = y - layout.veil - 8;
    const under = y + layout.metrics.h + 8 - layout.height;
    if (over < 0) this.play.scroll(over);
    else if (under > 0) this.play.scroll(Math.min(under, over));
  }

  /** How far down the board what has the focus lies. */
  #y({ pile, count }: At): number {
    return pile.y + (pile.offsets[pile.offsets.length - Math.max(1, count)]?.y ?? 0);
  }

  #go(way: Way): boolean {
    const at = this.#at();
    const layout = this.play.layout();
    if (!at || !layout) return false;
    const allowed = this.#allowed();
    const vertical = way === 'up' || way === 'down';
    if (vertical && !allowed && at.pile.kind === 'column') {
      const step = at.buttons.indexOf(at.button) + (way === 'up' ? -1 : 1);
      const card = step < 0 ? undefined : at.buttons[step];
      if (card) return this.#focus(card);
    }
    const to = next(layout, { pile: at.pile, y: this.#y(at) }, way, allowed);
    if (!to) return false;
    // From above, a column begins with its uppermost card.
    const above = way === 'down' && !allowed && to.kind === 'column';
    return this.#focus(above ? this.#buttons(to.letter)[0] : this.#free(to.letter));
  }

  #end(first: boolean): boolean {
    const at = this.#at();
    const layout = this.play.layout();
    if (!at || !layout) return false;
    const left = first === (this.play.i18n.direction !== 'rtl');
    const to = last(layout, { pile: at.pile, y: this.#y(at) }, left ? 'left' : 'right', this.#allowed());
    return to !== undefined && to !== at.pile && this.#focus(this.#free(to.letter));
  }

  #page(which: (buttons: readonly HTMLElement[]) => HTMLElement | undefined): boolean {
    const at = this.#at();
    return at?.pile.kind === 'column' && !this.play.hand.held && this.#focus(which(at.buttons));
  }

  /** Goes to a pile, or places there what is held. */
  #digit(letter: string): boolean {
    if (!this.#at() || !this.play.layout()?.piles.has(letter)) return false;
    return this.play.hand.held ? this.#places(letter) : this.#focus(this.#free(letter));
  }

  #toWaste(): boolean {
    return this.#at() !== null && !this.play.hand.held && this.#focus(this.#free('w'));
  }

  // ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

  #putBack(): boolean {
    const head = this.#head();
    if (!head) return false;
    // The card stays where it is seen: the focus may be anywhere by now.
    if (this.play.root.activeElement?.closest('.pile')) head.focus({ preventScroll: true });
    this.play.hand.putBack();
    return true;
  }

  #places(letter: string): boolean {
    if (this.play.hand.held?.from === letter) return this.#putBack();
    this.play.begins();
    this.play.hand.place(letter);
    return true;
  }

  #acts(move: Move): boolean {
    this.play.begins();
    this.play.act(move);
    return true;
  }

  #home(): boolean {
    const at = this.#at();
    if (!at) return false;
    if (this.play.hand.held) return this.#places(this.#suit());
    return this.#acts({ from: at.letter, to: 'h', count: Math.max(1, at.count) });
  }

  /** To the first cell that is free; where none is, the first refuses. */
  #toCell(): boolean {
    const at = this.#at();
    const layout = this.play.layout() as BoardLayout;
    const cells = [...CELLS].filter((letter) => layout.piles.has(letter));
    const to = cells.find((letter) => layout.piles.get(letter)?.offsets.length === 0) ?? cells[0];
    if (!at || to === undefined) return false;
    if (this.play.hand.held) return this.#places(to);
    return at.pile.kind !== 'cell' && this.#acts({ from: at.letter, to, count: Math.max(1, at.count) });
  }

  #auto(): boolean {
    const at = this.#at();
    const { play } = this;
    if (!at || play.hand.held) return false;
    play.begins();
    // Said only where nothing else is: a move or a refusal speaks for itself.
    play.announce(() => notPlaced(play.i18n.msg));
    play.hand.autoPlay(at.letter, at.count);
    return true;
  }

  #draw(): boolean {
    const { play } = this;
    const at = this.#at();
    const stock = play.layout()?.piles.get('s');
    if (!at || !stock) return false;
    if (play.hand.held) this.#putBack();
    // On the waste the focus is with what can be played there.
    if (at.letter === 'w') play.focus('w', undefined);
    return this.#acts(
      stock.offsets.length > 0 ? { from: 's', to: 'w', count: 1 } : { from: 'w', to: 's', count: 1 },
    );
  }

  #undoes(): boolean {
    const back = this.#putBack();
    return this.play.undo() || back;
  }

  #redoes(): boolean {
    const back = this.#putBack();
    return this.play.redo() || back;
  }

  // ── Beside the board ─────────────────────────────────────────────────────────────────────────────────────────

  #says(say: () => void): boolean {
    say();
    return true;
  }

  /** What was said last, once more. */
  #again(): boolean {
    const said = this.play.root.querySelector('.frame > [role=status]')?.textContent.trim();
    if (!said) return false;
    this.play.announce(() => said);
    return true;
  }

  #opens(name: 'rules' | 'new-game'): boolean {
    this.play.open(name);
    return true;
  }

  #pause(): boolean {
    const { moves, won } = this.play.session();
    if (!this.play.paused && (moves === 0 || won)) return false;
    this.play.pause();
    return true;
  }
}
