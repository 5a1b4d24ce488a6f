/** What is said aloud: one message for each action, and what the player asks for by a key. */
import { destinations, lift, pile, pilesOf, suitOf } from '../engine/index.js';
import type { Card, Move, PileInfo, PileKind, Session } from '../engine/index.js';
import * as say from './localisation/announcements.js';
import { faceDown, pileLabel } from './localisation/cards.js';
import type { Speech } from './localisation/speech.js';
import { drawCards, paused, turnWasteOver } from './localisation/words.js';
import type { Held } from './views/board.js';

/** What the announcer needs of an element. */
export interface Teller {
  session(): Session;
  readonly i18n: Speech;
  readonly hand: { readonly held: Held | null };
  readonly seconds: number;
  readonly code: string | null;
  readonly paused: boolean;
  wears(name: 'verbosity'): string;
}

/** How a legal move is read out: with the others of its kind in one sentence, or in one of its own. */
type WayName = 'up' | 'on' | 'cell' | 'empty' | 'back';

type Sentences = readonly (string | false | undefined)[];

/** So many legal moves are read out; of more only the number is. */
const MANY = 12;

const kindOf = ({ variant }: Session, letter: string): PileKind | undefined =>
  pilesOf(variant).find((each) => each.letter === letter)?.kind;

const piles = ({ variant }: Session, kind: PileKind): readonly PileInfo[] =>
  pilesOf(variant).filter((each) => each.kind === kind);

const cardsOf = ({ position }: Session, letter: string): readonly Card[] => pile(position, letter).cards;

export class Announcer {
  #last: (() => string) | null = null;
  #held: { readonly head: Card; readonly count: number } | null = null;

  constructor(private readonly play: Teller) {}

  /** An accepted action. */
  moved(before: Session, move: Move, after: Session): string {
    return this.#action(() => [...this.#move(before, move, after), ...this.#outcome(after)]);
  }

  undone(before: Session, after: Session): string {
    return this.#action(() => [
      say.undone(this.#msg),
      ...this.#moveBack(before, before.line.at(-1), after),
      ...this.#outcome(after),
    ]);
  }

  redone(before: Session, after: Session): string {
    const move = after.line.at(-1);
    return this.#action(() => [
      say.redone(this.#msg),
      ...(move ? this.#move(before, move, after) : []),
      ...this.#outcome(after),
    ]);
  }

  /** A new game, or the same from its beginning. */
  dealt(again: boolean): string {
    return this.#action(() => (again ? [say.dealtAgain(this.#msg)] : [say.dealt(this.#msg), this.#code()]));
  }

  /** What the hand now holds. */
  picked(): string {
    const session = this.play.session();
    const { held } = this.play.hand;
    this.#held = this.#grip(session, held);
    return this.#action(() => this.#inHand(session, held));
  }

  putBack(): string {
    const held = this.#held;
    return this.#action(() => [held !== null && say.wentBack(this.#msg, this.#group(held.head, held.count))]);
  }

  /** A card that the best place was asked for, and there is none. */
  notPlaced(): string {
    return this.#action(() => [say.notPlaced(this.#msg)]);
  }

  nothingToUndo(): string {
    return this.#action(() => [say.nothingToUndo(this.#msg)]);
  }

  nothingToRedo(): string {
    return this.#action(() => [say.nothingToRedo(this.#msg)]);
  }

  /** A legal move that is yet to be made, as a sentence. */
  proposed(move: Move): string {
    return say.together(this.play.i18n, this.#proposed(this.play.session(), move));
  }

  /** A hint: what was said before it, where it is no winning move, and the move. */
  hinted(move: Move, before?: (msg: Speech['msg']) => string): string {
    const session = this.play.session();
    return this.#action(() => [before?.(this.#msg) ?? say.hint(this.#msg), ...this.#proposed(session, move)]);
  }

  /** What was said of an action, or why it was refused. It can be repeated, in the language of that moment. */
  said(tell: () => string): string {
    this.#last = tell;
    return tell();
  }

  /** The last message of an action, once more. */
  repeat(): string {
    return this.#last?.() ?? this.state();
  }

  /** The state of the game, as asked for. */
  state(): string {
    const session = this.play.session();
    const { won, score, moves } = session;
    const { seconds, i18n } = this.play;
    return say.together(i18n, [
      this.#paused(),
      ...this.#inHand(session, this.play.hand.held).slice(0, 1),
      (won ? say.won : say.figures)(i18n, score, moves, seconds),
      ...(won ? [] : this.#board(session)),
      this.#code(),
    ]);
  }

  /** The legal moves; of what is held, where it may go. */
  legalMoves(): string {
    const session = this.play.session();
    const { i18n } = this.play;
    const { held } = this.play.hand;
    if (this.play.paused) return say.together(i18n, [this.#paused()]);
    if (session.won) return say.gameOver(this.#msg);
    return say.together(i18n, held ? this.#inHand(session, held) : this.#moves(session));
  }

  get #msg(): Speech['msg'] {
    return this.play.i18n.msg;
  }

  #action(tell: () => Sentences): string {
    return this.said(() => say.together(this.play.i18n, tell()));
  }

  #group(head: Card, count: number): string {
    return say.groupName(this.play.i18n, head, count);
  }

  #paused(): string | false {
    return this.play.paused && say.alone(this.#msg, paused(this.#msg));
  }

  #code(): string | false {
    const { code } = this.play;
    return code !== null && say.codeAloud(this.#msg, code);
  }

  // ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────────

  #outcome(after: Session): Sentences {
    const { i18n, seconds } = this.play;
    const { won, score, moves } = after;
    if (won) return [say.won(i18n, score, moves, seconds)];
    return [this.play.wears('verbosity') === 'full' && say.scoreNow(i18n, score)];
  }

  /** What moved where, then what turned up or became empty. */
  #move(before: Session, { from, to, count }: Move, after: Session): Sentences {
    const { i18n } = this.play;
    const waste = cardsOf(after, 'w');
    const source = pile(before.position, from);
    const rest = pile(after.position, from);
    if (from === 's')
      return [say.drew(i18n, waste.slice(cardsOf(before, 'w').length)), say.left(i18n, rest.cards.length)];
    if (to === 's') return [say.turnedOver(i18n, source.cards.length)];
    const [head] = source.cards.slice(-count);
    if (!head) return [];
    const turned = rest.down < source.down && rest.cards.at(-1);
    return [
      say.goes(this.#msg, this.#group(head, count), this.#way(before, to, head)),
      turned && say.turnedUp(this.#msg, turned),
      rest.cards.length === 0 && kindOf(before, from) === 'column' && say.columnEmpty(this.#msg, from),
      from === 'w' && say.onWaste(this.#msg, waste.at(-1)),
    ];
  }

  /** What went back where. A card that is hidden again is not named. */
  #moveBack(before: Session, move: Move | undefined, after: Session): Sentences {
    if (!move) return [];
    const { i18n } = this.play;
    const { from, to, count } = move;
    const source = pile(after.position, from);
    const top = (from === 's' || from === 'w') && say.onWaste(this.#msg, cardsOf(after, 'w').at(-1));
    if (from === 's') {
      const back = source.cards.length - cardsOf(before, 's').length;
      return [say.goBack(i18n, back, 'stock'), top];
    }
    if (to === 's') return [say.goBack(i18n, source.cards.length, 'waste'), top];
    const [head] = source.cards.slice(-count);
    const kind = kindOf(after, from);
    if (!head || !kind) return [];
    return [
      say.goesBack(this.#msg, this.#group(head, count), say.toPile(this.#msg, kind, from)),
      source.down > pile(before.position, from).down && say.turnedDown(this.#msg),
    ];
  }

  #proposed(session: Session, { from, to, count }: Move): Sentences {
    const head = cardsOf(session, from).at(-count);
    if (from === 's' || to === 's') return [this.#turn(session)];
    return [head && say.goes(this.#msg, this.#group(head, count), this.#way(session, to, head))];
  }

  /** "column 3, on 8 of hearts": how a place is said, as it lies before the move. */
  #way(session: Session, to: string, head: Card): string {
    const letter = to === 'h' ? suitOf(head) : to;
    const kind = kindOf(session, letter) ?? 'foundation';
    return kind === 'column'
      ? say.toColumn(this.#msg, letter, cardsOf(session, letter).at(-1))
      : say.toPile(this.#msg, kind, letter);
  }

  #grip(session: Session, held: Held | null): { head: Card; count: number } | null {
    const head = held && cardsOf(session, held.from).at(-held.count);
    return head ? { head, count: held.count } : null;
  }

  /** What is held, then where it can go: up first, then by column, then cells and empty columns. */
  #inHand(session: Session, held: Held | null): Sentences {
    const grip = this.#grip(session, held);
    if (!held || !grip) return [];
    const { head, count } = grip;
    return [
      say.pickedUp(this.#msg, this.#group(head, count)),
      say.canGo(this.play.i18n, this.#places(session, head, destinations(session, held.from, count))),
    ];
  }

  /** "column 3": what lies there the player knows. Of several cells, or empty columns, any will do. */
  #places(session: Session, head: Card, letters: readonly string[]): readonly string[] {
    const home = letters.filter((to) => to === 'h');
    const filled = letters.filter((to) => cardsOf(session, to).length > 0);
    const free = letters.filter((to) => to !== 'h' && !filled.includes(to));
    const any = (kind: PileKind): readonly string[] => {
      const some = free.filter((to) => kindOf(session, to) === kind);
      return some.length > 1 ? [say.toAny(this.#msg, kind)] : some.map((to) => this.#way(session, to, head));
    };
    return [
      ...home.map((to) => this.#way(session, to, head)),
      ...filled.map((to) => say.toPile(this.#msg, 'column', to)),
      ...any('cell'),
      ...any('column'),
    ];
  }

  // ── What is asked for ────────────────────────────────────────────────────────────────────────────────────────

  #board(session: Session): Sentences {
    const { i18n } = this.play;
    const cells = piles(session, 'cell');
    const empty = ({ letter }: PileInfo): boolean => cardsOf(session, letter).length === 0;
    const columns = piles(session, 'column');
    const hidden = columns.reduce((sum, { letter }) => sum + pile(session.position, letter).down, 0);
    const bare = columns.filter(empty).map(({ letter }) => letter);
    const tops = piles(session, 'foundation').flatMap(({ letter }) => cardsOf(session, letter).slice(-1));
    return [
      say.foundations(i18n, tops),
      cells.length > 0 && say.freeCells(this.#msg, cells.filter(empty).length, cells.length),
      bare.length > 0 && say.emptyColumns(this.#msg, bare),
      hidden > 0 && say.alone(this.#msg, faceDown(i18n, hidden)),
      ...['s', 'w']
        .filter((letter) => kindOf(session, letter))
        .map((letter) =>
          say.alone(this.#msg, pileLabel(i18n, session.variant, letter, cardsOf(session, letter).length)),
        ),
      cardsOf(session, 'w').length > 0 && say.onWaste(this.#msg, cardsOf(session, 'w').at(-1)),
    ];
  }

  #moves(session: Session): Sentences {
    const { i18n } = this.play;
    const found = this.#found(session);
    const turn = this.#turn(session);
    const count = Object.values(found).reduce((sum, { length }) => sum + length, 0);
    if (count === 0 && !turn) return [say.noMoves(this.#msg)];
    let room = MANY;
    const some = (way: WayName): readonly string[] => {
      const moves = found[way].slice(0, room);
      room -= moves.length;
      return moves;
    };
    const listed = (way: 'up' | 'cell' | 'empty'): string | false => {
      const cards = some(way);
      return cards.length > 0 && say.movesOf(this.#msg, way, cards);
    };
    const all = [listed('up'), ...some('on'), turn, listed('cell'), listed('empty'), ...some('back')];
    const more = count - (MANY - room);
    return [say.movesToMake(i18n, count + (turn ? 1 : 0)), ...all, more > 0 && say.andMore(i18n, more)];
  }

  /** What a tap on the stock does, where it does something. */
  #turn(session: Session): string | false {
    const stock = cardsOf(session, 's').length;
    if (stock > 0) return say.alone(this.#msg, drawCards(this.play.i18n, stock));
    return cardsOf(session, 'w').length > 0 && say.alone(this.#msg, turnWasteOver(this.#msg));
  }

  /**
   * The legal moves that change something, by their kind; empty cells count as one place, empty columns too. Those onto
   * columns that uncover a hidden card or empty a column come first.
   */
  #found(session: Session): Readonly<Record<WayName, readonly string[]>> {
    const found: Record<WayName, string[]> = { up: [], on: [], cell: [], empty: [], back: [] };
    const first: string[] = [];
    for (const { letter: from, kind } of pilesOf(session.variant)) {
      const { cards, down } = pile(session.position, from);
      for (let count = 1; !lift(session, from, count); count += 1) {
        const head = cards.at(-count) as Card;
        const name = this.#group(head, count);
        const uncovers = kind === 'column' && count === cards.length - down;
        const seen = new Set<WayName>();
        for (const to of destinations(session, from, count)) {
          const way = this.#wayOf(session, kind, to);
          // From cell to cell, or a whole column to an empty one: nothing would change.
          const idle = way === kind || (way === 'empty' && uncovers && down === 0);
          if (idle || (seen.has(way) && (way === 'cell' || way === 'empty'))) continue;
          seen.add(way);
          const list = way === 'on' && uncovers ? first : found[way];
          list.push(
            way === 'on'
              ? say.goes(this.#msg, name, this.#way(session, to, head))
              : way === 'back'
                ? say.goesBack(this.#msg, name, this.#way(session, to, head))
                : name,
          );
        }
      }
    }
    return { ...found, on: [...first, ...found.on] };
  }

  #wayOf(session: Session, kind: PileKind, to: string): WayName {
    if (to === 'h') return 'up';
    if (kind === 'foundation') return 'back';
    if (kindOf(session, to) === 'cell') return 'cell';
    return cardsOf(session, to).length > 0 ? 'on' : 'empty';
  }
}
