/** Going about on the board without a pointer: from pile to pile, and from card to card. */
import { destinations, type Position } from '../engine/index.js';
import type { Play } from './table.js';
import { last, next, type Start, type Way } from './ways.js';

/** What has the focus on the board: a card and those on it, an empty place, or the stock. */
export interface At extends Start {
  readonly letter: string;
  readonly button: HTMLElement;
  /** The buttons of its pile, the most covered card first. */
  readonly buttons: readonly HTMLElement[];
  /** How many cards it is with those on it; none in an empty place and in the stock. */
  readonly count: number;
  /** As many, for what is asked of the rules: they say that there are none. */
  readonly asked: number;
}

export class Stroll {
  /** The position that was drawn last. */
  #drawn: Position;
  /** The player's last touch was a key, not a pointer. */
  #keyed = false;

  constructor(private readonly play: Play) {
    this.#drawn = play.session().position;
    for (const type of ['keydown', 'pointerdown', 'pointerup'])
      play.root.addEventListener(type, () => (this.#keyed = type === 'keydown'), true);
  }

  /** Where the focus is on the board, or would come in; null where no board is to be seen. */
  at(): At | null {
    const { play } = this;
    if (play.paused || play.session().won) return null;
    const focused = play.root.activeElement?.closest<HTMLElement>('.pile > button');
    return this.#place(focused ?? this.#stop());
  }

  #place(button: HTMLElement | null): At | null {
    const letter = button?.parentElement?.dataset.pile ?? '';
    const layout = this.play.layout();
    const pile = layout?.piles.get(letter);
    if (!button || !layout || !pile) return null;
    const buttons = this.#buttons(letter);
    const count = button.matches('[data-card]') ? buttons.length - buttons.indexOf(button) : 0;
    const asked = Math.max(1, count);
    const y = pile.y + (pile.offsets.at(-asked)?.y ?? 0);
    return { layout, letter, pile, y, button, buttons, count, asked };
  }

  #buttons(letter: string): HTMLElement[] {
    return [...this.play.root.querySelectorAll<HTMLElement>(`[data-pile="${letter}"] > button`)];
  }

  /** What stands for a pile: its free card or its place. */
  free(letter: string): HTMLElement | undefined {
    return this.#buttons(letter).at(-1);
  }

  /** The head of what is held. */
  head(): HTMLElement | undefined {
    const { held } = this.play.hand;
    return held ? this.#buttons(held.from).at(-held.count) : undefined;
  }

  /** While something is held, the arrows go over its own pile and those that take it. */
  #allowed(): ReadonlySet<string> | null {
    const { held } = this.play.hand;
    if (!held) return null;
    const suit = this.suit();
    const takes = destinations(this.play.session(), held.from, held.count);
    return new Set([held.from, ...takes.map((to) => (to === 'h' ? suit : to))]);
  }

  suit(): string {
    return this.head()?.dataset.card?.charAt(1) ?? '';
  }

  focus(button: HTMLElement | undefined): boolean {
    if (!button || button === this.play.root.activeElement) return false;
    button.focus({ preventScroll: true });
    this.#reveal(button);
    return true;
  }

  /**
   * Once the board was drawn: what has the focus, and shows it, may lie elsewhere now. Only a key brings it into sight: a
   * page that its visitor has scrolled, or that a pointer plays on, stays where it is.
   */
  follow(): void {
    const { position } = this.play.session();
    const moved = this.#drawn !== position;
    this.#drawn = position;
    const item = this.play.root.activeElement;
    if (moved && this.#keyed && item instanceof HTMLElement && item.matches('.pile > :focus-visible'))
      this.#reveal(item);
  }

  /** Brings what has the focus into sight: on the page, and below what stays above a column that scrolls. */
  #reveal(button: HTMLElement): void {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const at = this.#place(button);
    const scroller = this.play.root.querySelector('.scrolls');
    if (!at?.pile.long || !scroller) return;
    const { layout } = at;
    const y = at.y - scroller.scrollTop;
    const over = y - layout.veil - 8;
    const under = y + layout.metrics.h + 8 - layout.height;
    if (over < 0) this.play.scroll(over);
    else if (under > 0) this.play.scroll(Math.min(under, over));
  }

  go(way: Way): boolean {
    const at = this.at();
    if (!at) return false;
    const allowed = this.#allowed();
    const vertical = way === 'up' || way === 'down';
    if (vertical && !allowed && at.pile.kind === 'column') {
      const step = at.buttons.indexOf(at.button) + (way === 'up' ? -1 : 1);
      const card = step < 0 ? undefined : at.buttons[step];
      if (card) return this.focus(card);
    }
    const to = next(at, way, allowed);
    if (!to) return false;
    // From above, a column begins with its uppermost card.
    const above = way === 'down' && !allowed && to.kind === 'column';
    return this.focus(above ? this.#buttons(to.letter)[0] : this.free(to.letter));
  }

  end(first: boolean): boolean {
    const at = this.at();
    const rtl = this.play.i18n.direction === 'rtl';
    const to = at && last(at, first !== rtl, this.#allowed());
    return to ? to !== at?.pile && this.focus(this.free(to.letter)) : false;
  }

  page(which: (buttons: readonly HTMLElement[]) => HTMLElement | undefined): boolean {
    const at = this.at();
    return at?.pile.kind === 'column' && !this.play.hand.held && this.focus(which(at.buttons));
  }

  /** The focus is never lost: where what had it is gone, or out of sight, it goes to the board. */
  rescue(action: string | undefined): void {
    const { root } = this.play;
    const now = root.activeElement;
    const lost = now === null && (document.activeElement ?? document.body) === document.body;
    const covered = now?.closest('.won .pile, .paused .pile');
    if (!lost && !covered) return;
    const scene = root.querySelector<HTMLElement>(':is(.won, .paused) .table [data-action]');
    // A bar that was drawn for another width has the same buttons.
    const same = root.querySelector<HTMLElement>(`.bar [data-action="${action}"]`);
    (same ?? scene ?? this.#stop())?.focus({ preventScroll: true });
  }

  #stop(): HTMLElement | null {
    return this.play.root.querySelector<HTMLElement>('.pile > [tabindex="0"]');
  }
}
