/** The keys on the board and in the bar: each goes where the eye would, or does what a tap does. */
import type { ReactiveController } from 'lit';
import { lift, type Move } from '../engine/index.js';
import { Halo } from './halo.js';
import { digitOf, foreign, letterOf } from './keys.js';
import { Stroll } from './stroll.js';
import type { Play, Say } from './table.js';
import { goInBar, mend, stopAt } from './toolbars.js';
import type { Held } from './views/board.js';

type Action = () => boolean;

const CELLS = 'abcd';

export class Keyboard implements ReactiveController {
  readonly #halo: Halo;
  /** Something had the focus before the board was drawn; of a bar's button, which. */
  #had: { readonly action: string | undefined } | null = null;
  readonly #stroll: Stroll;

  constructor(private readonly play: Play) {
    const { root } = play;
    this.#stroll = new Stroll(play);
    this.#halo = new Halo(play);
    // Ahead of all that listens on the board: what is consumed here is nobody else's.
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent), true);
    root.addEventListener('focusin', (event) => {
      if (event.target instanceof HTMLElement) stopAt(event.target);
      this.#halo.show();
    });
    root.addEventListener('focusout', () => this.#halo.hide());
    play.attend(this);
    this.#halo.show();
  }

  hostUpdate(): void {
    const had = this.play.root.activeElement as HTMLElement | null;
    this.#had = had && { action: had.closest('.bar') ? had.dataset.action : undefined };
  }

  hostUpdated(): void {
    // When the board is drawn, the element gives the focus to where it belongs: after that.
    if (!this.play.hand.dragging) queueMicrotask(() => this.#settle());
  }

  #settle(): void {
    const { root } = this.play;
    mend(root);
    if (this.#had) this.#stroll.rescue(this.#had.action);
    this.#had = null;
    this.#halo.show();
    this.#stroll.follow();
  }

  // ── Which key ────────────────────────────────────────────────────────────────────────────────────────────────

  #key(event: KeyboardEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLElement) || foreign(event) || this.play.hand.dragging) return;
    const { ctrlKey, metaKey } = event;
    const plain = !ctrlKey && !metaKey;
    const rtl = this.play.i18n.direction === 'rtl';
    const done =
      (plain && !event.shiftKey && goInBar(target, event.key, rtl)) ||
      (target.closest('.table') !== null &&
        (plain ? this.#plain(event) : ctrlKey !== metaKey && this.#chord(event)));
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
    // A key that is held down plays once; it may undo on and on.
    if (key === 'Enter') return repeat || (shiftKey && this.#picksUp());
    if (!this.play.option('shortcuts')) return false;
    const letter = letterOf(event);
    if (repeat && letter !== 'u') return false;
    const command = this.#letters[letter];
    if (command) return command();
    const digit = digitOf(event);
    if (digit === undefined) return false;
    return this.#digit(shiftKey ? CELLS.charAt(Number(digit) - 1) : digit);
  }

  readonly #ways: Readonly<Partial<Record<string, Action>>> = {
    ArrowLeft: () => this.#stroll.go('left'),
    ArrowRight: () => this.#stroll.go('right'),
    ArrowUp: () => this.#stroll.go('up'),
    ArrowDown: () => this.#stroll.go('down'),
    Home: () => this.#stroll.end(true),
    End: () => this.#stroll.end(false),
    PageUp: () => this.#stroll.page((buttons) => buttons[0]),
    PageDown: () => this.#stroll.page((buttons) => buttons.at(-1)),
    Escape: () => this.#putBack(),
    F1: () => this.#opens('rules'),
  };

  readonly #letters: Readonly<Partial<Record<string, Action>>> = {
    a: () => this.#auto(),
    c: () => this.#toCell(),
    d: () => this.#draw(),
    f: () => this.#home(),
    h: () => this.#hints(),
    m: () => this.#says((announcer) => announcer.legalMoves()),
    n: () => this.#opens('new-game'),
    p: () => this.#pause(),
    r: () => this.#says((announcer) => announcer.repeat()),
    s: () => this.#says((announcer) => announcer.state()),
    u: () => this.#undoes(),
    w: () => this.#toWaste(),
    '?': () => this.#opens('rules'),
  };

  /** Goes to a pile, or places there what is held. */
  #digit(letter: string): boolean {
    if (!this.#stroll.at()?.layout.piles.has(letter)) return false;
    return this.#held ? this.#places(letter) : this.#stroll.focus(this.#stroll.free(letter));
  }

  #toWaste(): boolean {
    return this.#stroll.at() !== null && !this.#held && this.#stroll.focus(this.#stroll.free('w'));
  }

  get #held(): Held | null {
    return this.play.hand.held;
  }

  // ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

  #putBack(): boolean {
    const head = this.#stroll.head();
    if (!head) return false;
    // The card stays where it is seen: the focus may be anywhere by now.
    if (this.play.root.activeElement?.closest('.pile')) head.focus({ preventScroll: true });
    this.play.hand.putBack();
    return true;
  }

  /** Picks up also what Enter would send to its foundation. */
  #picksUp(): boolean {
    const { play } = this;
    const at = this.#stroll.at();
    if (!at?.count || this.#held) return false;
    play.begins();
    const reason = lift(play.session(), at.letter, at.count);
    if (reason) play.refuse(at.letter, at.count, null, reason);
    else play.hand.pickUp(at.letter, at.count);
    return true;
  }

  #places(letter: string): boolean {
    if (this.#held?.from === letter) return this.#putBack();
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
    const at = this.#stroll.at();
    if (!at) return false;
    if (this.#held) return this.#places(this.#stroll.suit());
    return this.#acts({ from: at.letter, to: 'h', count: at.asked });
  }

  /** To the first cell that is free; where none is, the first refuses. */
  #toCell(): boolean {
    const at = this.#stroll.at();
    const cells = [...(at?.layout.piles.values() ?? [])].filter(({ kind }) => kind === 'cell');
    const to = (cells.find(({ offsets }) => offsets.length === 0) ?? cells[0])?.letter;
    if (!at || to === undefined) return false;
    if (this.#held) return this.#places(to);
    return at.pile.kind !== 'cell' && this.#acts({ from: at.letter, to, count: at.asked });
  }

  #auto(): boolean {
    const at = this.#stroll.at();
    const { play } = this;
    if (!at || this.#held) return false;
    play.begins();
    play.hand.autoPlay(at.letter, at.count);
    return true;
  }

  #draw(): boolean {
    const { play } = this;
    const at = this.#stroll.at();
    const stock = at?.layout.piles.get('s');
    if (!at || !stock) return false;
    if (this.#held) this.#putBack();
    // On the waste the focus is with what can be played there.
    if (at.letter === 'w') play.focus('w', undefined);
    return this.#acts(
      stock.offsets.length > 0 ? { from: 's', to: 'w', count: 1 } : { from: 'w', to: 's', count: 1 },
    );
  }

  #undoes(): boolean {
    const back = this.#putBack();
    if (this.play.undo() || back) return true;
    return this.#tells((announcer) => announcer.nothingToUndo());
  }

  #redoes(): boolean {
    const back = this.#putBack();
    if (this.play.redo() || back) return true;
    return this.#tells((announcer) => announcer.nothingToRedo());
  }

  #hints(): boolean {
    this.play.hint();
    return true;
  }

  // ── Beside the board ─────────────────────────────────────────────────────────────────────────────────────────

  #says(say: Say): boolean {
    this.play.announce(say);
    return true;
  }

  /** Says that nothing was done: the key is the browser's. */
  #tells(say: Say): boolean {
    this.play.announce(say);
    return false;
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
