/** What is known of the positions of a game: a question is asked once, and what follows from an answer is never asked. */
import { formatMove } from '../../engine/index.js';
import type { Move, Position, Session, Variant } from '../../engine/index.js';
import type { Answer } from '../../engine/solver/protocol.js';

export type Ask = (variant: Variant, position: Position, milliseconds: number) => Promise<Answer>;

/** The deal itself can't be won; the last winnable position lies before what undo reaches; or nobody can tell of any. */
export type NoWayBack = 'never' | 'beyond' | 'unknown';

/** How long the position on the board is looked at, and each of those before it, in ms. */
const LONG = 5000;
const SHORT = 2000;

const positionsOf = ({ past, position }: Session): readonly Position[] => [
  ...past.map((state) => state.position),
  position,
];

/** What an answer says of the position after a move: a line goes on, and what can't be won still can't; else nothing. */
const onwards = ({ verdict, line, nodes }: Answer, move: Move): Answer | undefined => {
  if (verdict === 'unwinnable') return { verdict, line, nodes: 0 };
  const [next, ...rest] = line;
  return next && formatMove(next) === formatMove(move) ? { verdict, line: rest, nodes } : undefined;
};

export class Verdicts {
  /** Positions are values that a game shares with its past: undone or not, what was found out of them stays. */
  readonly #known = new WeakMap<Position, Answer>();
  /** How long each was looked at, in ms, and which are looked at now. */
  readonly #looked = new WeakMap<Position, number>();
  readonly #open = new Map<Position, { readonly milliseconds: number; readonly answer: Promise<Answer> }>();

  constructor(private readonly ask: Ask) {}

  /** What is known of the position on the board, without a question. */
  known(session: Session): Answer | undefined {
    const positions = positionsOf(session);
    const moves = session.line.slice(1 - positions.length || session.line.length);
    let at = positions.length - 1;
    while (at >= 0 && !this.#known.has(positions[at] as Position)) at -= 1;
    for (; at >= 0 && at < moves.length; at += 1) {
      const answer = onwards(this.#known.get(positions[at] as Position) as Answer, moves[at] as Move);
      if (!answer) return undefined;
      this.#known.set(positions[at + 1] as Position, answer);
    }
    return this.#known.get(session.position);
  }

  /** What the position on the board comes to; asks where that is not known. */
  async of(session: Session): Promise<Answer> {
    const known = this.known(session);
    return known && known.verdict !== 'unknown' ? known : this.#find(session.variant, session.position, LONG);
  }

  /** Whether the deal itself can't be won, by whatever moves; asks where that is not known. */
  async never({ variant, start }: Session): Promise<boolean> {
    return (await this.#find(variant, start, LONG)).verdict === 'unwinnable';
  }

  /** The same, as far as it is known without a question. */
  isNever({ start }: Session): boolean {
    return this.#known.get(start)?.verdict === 'unwinnable';
  }

  /**
   * How many undos lead back to the last position that can be won, or why none does.
   * What can't be won leads to nothing that can, so the border is looked for by halves; positions that nobody can tell
   * of may hide it, and are passed over then.
   */
  async wayBack({ variant, past, line, start }: Session): Promise<number | NoWayBack> {
    const verdict = async (at: number): Promise<Answer['verdict']> => {
      const { position } = past[at] as { position: Position };
      return (await this.#find(variant, position, SHORT)).verdict;
    };
    let winnable = -1;
    let other = past.length;
    while (other - winnable > 1) {
      const middle = (winnable + other) >> 1;
      if ((await verdict(middle)) === 'winnable') winnable = middle;
      else other = middle;
    }
    for (let at = other; at < past.length; at += 1) {
      const found = await verdict(at);
      if (found === 'unwinnable') break;
      if (found === 'winnable') winnable = at;
    }
    if (winnable >= 0) return past.length - winnable;
    const first = (await this.#find(variant, start, LONG)).verdict;
    if (first === 'unwinnable') return 'never';
    if (first === 'unknown') return 'unknown';
    return past.length < line.length ? 'beyond' : past.length;
  }

  /** Asks once at a time; what was not found in a short time is looked for in a longer one, and nothing found is lost. */
  async #find(variant: Variant, position: Position, milliseconds: number): Promise<Answer> {
    const known = this.#known.get(position);
    if (known && (known.verdict !== 'unknown' || (this.#looked.get(position) ?? 0) >= milliseconds))
      return known;
    let question = this.#open.get(position);
    if (!question || question.milliseconds < milliseconds) {
      question = { milliseconds, answer: this.ask(variant, position, milliseconds) };
      this.#open.set(position, question);
    }
    try {
      const answer = await question.answer;
      const before = this.#known.get(position);
      if (before && before.verdict !== 'unknown') return before;
      this.#known.set(position, answer);
      this.#looked.set(position, question.milliseconds);
      return answer;
    } finally {
      if (this.#open.get(position) === question) this.#open.delete(position);
    }
  }
}
