/** What the engine makes of all that an element has told: every event is played after, and must be what the rules allow. */
import {
  attempt,
  begin,
  formatDealCode,
  formatPosition,
  formatRecord,
  lift,
  parseMove,
  redo,
  replay,
  restart,
  undo,
} from '../../../src/engine/all.js';
import type { Session } from '../../../src/engine/all.js';
import type { Seen } from '../eyes.js';
import type { Told } from './watch.js';

export class Model {
  #session: Session;

  constructor(code: string) {
    this.#session = begin(code);
  }

  get session(): Session {
    return this.#session;
  }

  /** The host has put another session on the board, of which no event tells. */
  take(session: Session): void {
    this.#session = session;
  }

  /** Follows an event; what is wrong with it. */
  follow({ type, detail }: Seen): string[] {
    const step = this[type as 'move'] as ((detail: Seen['detail']) => string[]) | undefined;
    return step ? step.call(this, detail).map((fault) => `${type}: ${fault}`) : [];
  }

  move(detail: Seen['detail']): string[] {
    const text = String(detail['move']);
    const result = attempt(this.#session, parseMove(text));
    if (!result.ok) return [`${text} is refused by the rules: ${result.reason}`];
    this.#session = result.session;
    const { cards, points, turnedUp } = result;
    return [
      ...this.#counts(detail),
      ...differs('points', detail['points'], points),
      ...differs('turnedUp', detail['turnedUp'], turnedUp),
      ...differs('cards', detail['cards'], cards),
    ];
  }

  reject(detail: Seen['detail']): string[] {
    const { move, reason, from, cards } = detail as Record<string, string>;
    if (move === null || move === undefined) {
      const count = cards?.length ?? 0;
      // Hidden cards are not named, so that of these nobody outside can tell how many they were.
      const open = count > 0 && reason !== 'face-down';
      return open ? differs('reason', reason, lift(this.#session, String(from), count)) : [];
    }
    // Only a tap turns the waste over: the hand itself refuses what is dropped on the stock.
    if (parseMove(move).to === 's' && reason === 'no-such-move') return [];
    const result = attempt(this.#session, parseMove(move));
    return result.ok ? [`${move} is allowed by the rules`] : differs('reason', reason, result.reason);
  }

  undo(detail: Seen['detail']): string[] {
    return this.#step(undo(this.#session), detail);
  }

  redo(detail: Seen['detail']): string[] {
    return this.#step(redo(this.#session), detail);
  }

  deal(detail: Seen['detail']): string[] {
    const { code } = detail as { code: string | null };
    if (detail['restart'] === true) this.#session = restart(this.#session);
    else if (code === null) return ['a new deal without a code'];
    else this.#session = begin(code);
    return this.#session.deal ? differs('code', code, formatDealCode(this.#session.deal)) : [];
  }

  win(detail: Seen['detail']): string[] {
    const { won, score, moves, undos, takeBacks } = this.#session;
    return [
      ...differs('won', true, won),
      ...differs('score', detail['score'], score),
      ...differs('moves', detail['moves'], moves),
      ...differs('undos', detail['undos'], undos),
      ...differs('takeBacks', detail['takeBacks'], takeBacks),
    ];
  }

  #step(after: Session | null, detail: Seen['detail']): string[] {
    if (!after) return ['there is nothing'];
    this.#session = after;
    return this.#counts(detail);
  }

  #counts(detail: Seen['detail']): string[] {
    const { score, moves } = this.#session;
    return [...differs('score', detail['score'], score), ...differs('moves', detail['moves'], moves)];
  }

  /** Where what the element tells of itself is not what the engine has. */
  disagreements(told: Told): string[] {
    const session = this.#session;
    const { score, moves, won, canUndo, canRedo, deal, position } = session;
    const mine = {
      position: formatPosition(position),
      score,
      moves,
      won,
      canUndo,
      canRedo,
      code: deal && formatDealCode(deal),
      record: deal && formatRecord(session),
    };
    const found = Object.entries(mine).flatMap(([name, value]) =>
      differs(name, told[name as keyof Told], value),
    );
    if (found.length > 0 || told.record === null) return found;
    return differs('the record replayed', formatPosition(replay(told.record).position), told.position);
  }
}

export function differs(what: string, own: unknown, engine: unknown): string[] {
  const [left, right] = [own, engine].map((value) => JSON.stringify(value ?? null));
  return left === right ? [] : [`${what}: ${left}, the engine has ${right}`];
}
