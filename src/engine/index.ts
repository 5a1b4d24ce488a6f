// The seam: all that a host, an element or a solver may know of the engine. It registers no game.

export { FOUNDATIONS, RANKS, SUITS, isRed, rankOf, suitOf } from './card.js';
export type { Card, Rank, Suit } from './card.js';
export type { Deal, Move, PileInfo, PileKind, Position, Refusal, Variant } from './position.js';
export { DealCodeError, complete, optionValue, pilesOf, registerGame, withOption } from './game.js';
export type { DealCodePart, Game, OptionName, OptionValue } from './game.js';
export { factsOf } from './facts.js';
export type { GameFacts } from './facts.js';
export { pile } from './play.js';
export {
  attempt,
  begin,
  beginAt,
  destinations,
  doubleTapTarget,
  legalMoves,
  lift,
  redo,
  restart,
  undo,
} from './session.js';
export type { Attempt, Session } from './session.js';
export { formatDealCode, parseDealCode } from './deal-code.js';
export { NotationError, formatMove, parseMove } from './notation.js';
export { PositionError, formatPosition, parsePosition } from './position-text.js';
export { RecordError, formatRecord, replay } from './record.js';
export { restore, save } from './saved.js';
export type { SavedSession } from './saved.js';
export { provenDeals } from './proven.js';
