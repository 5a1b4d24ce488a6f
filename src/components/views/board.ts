/** The table: every pile as a labelled group, its cards as buttons, where the layout puts them. */
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { pile, type Card, type Position, type Suit, type Variant } from '../../engine/index.js';
import { cssVars } from '../css-vars.js';
import { cardLabel, faceDown, pileLabel, pileName, takes } from '../localisation/cards.js';
import type { Localisation } from '../localisation/i18n.js';
import { drawCards, turnWasteOver } from '../localisation/words.js';
import { byKey } from './by-key.js';
import { back, face, rankMark, squeezed, suitMark, type Shown } from './faces.js';
import { icon } from './icons.js';
import { isNarrow, type BoardLayout, type PileLayout } from './geometry.js';

/** A card with all the cards on it, lifted or dragged: the last `count` cards of pile `from`. */
export interface Held {
  readonly from: string;
  readonly count: number;
}

export interface BoardModel {
  readonly i18n: Localisation;
  readonly variant: Variant;
  readonly position: Position;
  readonly layout: BoardLayout;
  /** Only a king goes onto an empty column. */
  readonly kings: boolean;
  readonly held: Held | null;
  /** What a pointer has gone down on, and may lift. */
  readonly aimed: Held | null;
  readonly dragging: boolean;
  /** Piles that take what is held, marked. */
  readonly targets: ReadonlySet<string>;
  readonly refused: { readonly from: string; readonly count: number; readonly to: string | null } | null;
  /** By pile, what was drawn last: what is the same is not drawn again. */
  readonly drawn: Map<string, readonly unknown[]>;
  /** How many cards of this pile, from the free end, may be picked up: the longest group that lifts. */
  liftable(letter: string): number;
}

const classes = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ');

const cardOf = (
  model: BoardModel,
  at: PileLayout,
  cards: readonly Card[],
  index: number,
  key: Card,
  liftable: number,
): TemplateResult => {
  const { layout, held, aimed, refused } = model;
  const fromEnd = cards.length - index;
  const offset = at.offsets[index] ?? { x: 0, y: 0 };
  const isHeld = held?.from === at.letter && fromEnd <= held.count;
  // Drawn when the pointer goes down: when the cards on it are lifted, nothing has to be laid out.
  const beneath = aimed?.from === at.letter && fromEnd === aimed.count + 1;
  const tight = at.kind === 'waste' && layout.tightWaste;
  const next = at.offsets[index + 1];
  const size = at.squeezed && next ? squeezed(layout.metrics, next.y - offset.y) : layout.metrics;
  const shown: Shown = fromEnd === 1 ? 'whole' : tight ? 'stacked' : 'covered';
  const isRefused = refused?.from === at.letter && fromEnd === refused.count;
  const { i18n, targets, variant } = model;
  const isHead = isHeld && fromEnd === held.count;
  // Wholly covered, it is there for the eye when a drag uncovers it, and not for the ear.
  const buried = next !== undefined && next.x === offset.x && next.y === offset.y;
  return html`<button
    type="button"
    part="card"
    class=${classes(
      'card',
      fromEnd <= liftable && 'movable',
      isHeld && 'held',
      isHead && 'head',
      isRefused && 'refused',
      beneath && 'beneath',
      isNarrow(layout, at.letter, index) && 'narrow',
    )}
    data-card=${key}
    tabindex="-1"
    aria-label=${cardLabel(i18n, key, pileName(i18n.msg, variant, at.letter), index + 1, cards.length, at.kind === 'column')}
    aria-pressed=${isHead || nothing}
    aria-hidden=${buried || nothing}
    aria-description=${fromEnd === 1 && targets.has(at.letter) ? takes(i18n.msg) : nothing}
    ${cssVars({ '--x': offset.x, '--y': offset.y })}
  >
    ${face(key, size, shown)}${beneath ? face(key, layout.metrics, 'whole') : nothing}
  </button>`;
};

const downCard = (model: BoardModel, at: PileLayout, index: number): TemplateResult =>
  html`<div
    part="card card-back"
    class="card down"
    ${cssVars({ '--x': 0, '--y': at.offsets[index]?.y ?? 0 })}
  >
    ${back(model.layout.metrics)}
  </div>`;

// The stock is one button: its cards are one item to the eye and the hand.
const stock = (model: BoardModel, count: number): TemplateResult =>
  html`<button
    type="button"
    class="card stock ${count ? 'down' : 'empty'}"
    tabindex="-1"
    part=${count ? 'card card-back' : 'card'}
    aria-label=${count ? drawCards(model.i18n, count) : turnWasteOver(model.i18n.msg)}
    ${cssVars({ '--x': 0, '--y': 0 })}
  >
    ${count ? back(model.layout.metrics) : icon('recycle')}
  </button>`;

/** Foundations and the waste show their top cards only; beneath them lies the card that a drag uncovers. */
const shownFrom = (at: PileLayout, count: number): number => {
  if (at.kind === 'foundation') return Math.max(0, count - 2);
  if (at.kind !== 'waste') return 0;
  const firstFanned = at.offsets.findIndex(({ x }) => x > 0);
  return Math.max(0, (firstFanned < 0 ? count : firstFanned) - 2);
};

const emptyMark = (model: BoardModel, at: PileLayout): unknown => {
  if (at.kind === 'foundation') return suitMark(at.letter as Suit);
  return at.kind === 'column' && model.kings ? rankMark('K') : nothing;
};

/** The place under the cards. Where none lies, it is a button of its own; the stock has one already. */
const slot = (model: BoardModel, at: PileLayout, count: number): TemplateResult => {
  const mark = emptyMark(model, at);
  const { i18n, variant, targets } = model;
  return count > 0 || at.kind === 'stock'
    ? html`<div class="slot">${mark}</div>`
    : html`<button
        type="button"
        class="slot"
        tabindex="-1"
        aria-label=${pileLabel(i18n, variant, at.letter, 0)}
        aria-description=${targets.has(at.letter) ? takes(i18n.msg) : nothing}
      >
        ${mark}
      </button>`;
};

/** All that a pile's view depends on. */
const lookOf = (model: BoardModel, at: PileLayout): readonly unknown[] => {
  const { held, aimed, refused, targets, layout, i18n } = model;
  return [
    pile(model.position, at.letter),
    at,
    // The face of a card depends on its width, and on how large its index is.
    layout.metrics.w,
    layout.metrics.cap,
    layout.tightWaste,
    i18n.msg,
    model.liftable(at.letter),
    targets.has(at.letter),
    held?.from === at.letter && held,
    aimed?.from === at.letter && aimed,
    refused?.from === at.letter && refused,
    refused?.to === at.letter,
  ];
};

const pileView = (model: BoardModel, at: PileLayout): unknown => {
  const look = lookOf(model, at);
  const before = model.drawn.get(at.letter);
  if (before && look.every((each, i) => each === before[i])) return noChange;
  model.drawn.set(at.letter, look);
  const { cards, down } = pile(model.position, at.letter);
  const first = shownFrom(at, cards.length);
  const keys =
    at.kind === 'stock'
      ? []
      : cards.map((card, index) => (index < down ? `down ${index}` : card)).slice(first);
  const target = model.targets.has(at.letter);
  const liftable = model.liftable(at.letter);
  return html`<div
    role="group"
    class=${classes(
      'pile',
      at.kind,
      at.long && 'long',
      target && 'target',
      model.refused?.to === at.letter && 'refused',
    )}
    part="pile ${at.kind}"
    data-pile=${at.letter}
    data-count=${cards.length}
    aria-label=${pileLabel(model.i18n, model.variant, at.letter, cards.length)}
    ${cssVars({ '--px': at.x, '--py': at.y })}
  >
    ${slot(model, at, cards.length)}
    ${down ? html`<span class="unseen">${faceDown(model.i18n, down)}</span>` : nothing}
    ${at.kind === 'stock' ? stock(model, cards.length) : nothing}
    ${byKey(keys, (key, index) =>
      first + index < down
        ? downCard(model, at, first + index)
        : cardOf(model, at, cards, first + index, key as Card, liftable),
    )}
    <div class="land" ${cssVars({ '--mx': at.mark.x, '--my': at.mark.y, '--mh': at.mark.h })}></div>
  </div>`;
};

/** The piles of the board, in reading order. Where a column is longer than the table, they lie on a reel that scrolls. */
export const boardView = (model: BoardModel): TemplateResult => {
  const { reach, veil, piles } = model.layout;
  return html`<div
    class=${reach === null ? '' : 'scrolls'}
    tabindex=${reach === null ? nothing : -1}
    ${cssVars({ '--reach': reach ?? 0 })}
  >
    <div class="reel">
      ${reach !== null && veil > 0 ? html`<div class="veil" ${cssVars({ '--h': veil })}></div>` : nothing}
      ${[...piles.values()].map((at) => pileView(model, at))}
      ${[...piles.values()]
        .filter(({ long }) => long)
        .map(({ x }) => html`<div class="cut" ${cssVars({ '--px': x, '--py': veil })}></div>`)}
    </div>
  </div>`;
};
