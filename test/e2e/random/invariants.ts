/** What holds after each action, whatever it was. Each invariant is a function of its own that answers with the faults it finds. */
import { destinations, pile, suitOf } from '../../../src/engine/all.js';
import type { Card } from '../../../src/engine/all.js';
import { cardName } from '../../../src/components/localisation/cards.js';
import { speeches } from '../../localisation/languages.js';
import { differs } from './model.js';
import type { Model } from './model.js';
import type { Deed } from './turn.js';
import type { Look, PageSeen, Sight } from './watch.js';

export interface Case {
  readonly deed: Deed;
  readonly before: Look;
  readonly now: Look;
  readonly sight: Sight;
  readonly model: Model;
  /** It was this element that something was done with. */
  readonly acted: boolean;
  /** Motion may still be under way. */
  readonly hasty: boolean;
}

export type Invariant = (at: Case) => readonly string[];

/** The element is where an engine is that has played the same. */
const session: Invariant = ({ sight, model }) => model.disagreements(sight.told);

/** Every pile shows as many cards as it has, and no face that it must not show. */
const cards: Invariant = ({ sight, model }) => {
  const total = sight.piles.reduce((sum, { count }) => sum + count, 0);
  const faults = differs('cards on the board', total, 52);
  for (const { letter, count, cards: shown, down } of sight.piles) {
    const own = pile(model.session.position, letter);
    const up = letter === 's' ? [] : own.cards.slice(own.down);
    faults.push(...differs(`the count of pile ${letter}`, count, own.cards.length));
    faults.push(...differs(`face-down cards of ${letter}`, down, letter === 's' ? 0 : own.down));
    // Foundations and the waste show the last ones only.
    const some = /[SHDCw]/.test(letter) ? up.slice(up.length - shown.length) : up;
    faults.push(...differs(`the cards of pile ${letter}`, shown, some));
    if (up.length > 0 && shown.length === 0) faults.push(`pile ${letter} shows no card`);
  }
  return faults;
};

const hiddenOf = (model: Model): Card[] =>
  model.session.position.piles.flatMap(({ cards: all, down }) => all.slice(0, down));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** No name on the board gives a hidden card away. */
const secrets: Invariant = ({ sight, model }) => {
  const speech = speeches[sight.language as 'en'] ?? speeches.en;
  const names = sight.names.join('\n');
  return hiddenOf(model)
    .map((card) => cardName(speech.msg, card))
    .filter((name) => new RegExp(`(^|[^\\p{L}\\d])${escaped(name)}($|[^\\p{L}\\d])`, 'mu').test(names))
    .map((name) => `the hidden ${name} is named`);
};

/** It looks as a fresh one does in the same position, with the same options and of the same size. */
const twin: Invariant = ({ sight }) =>
  (sight.differences ?? []).map((difference) => `unlike a fresh element: ${difference}`);

/** One Tab stop on the board, and three in all, but for a note's. */
const stops: Invariant = ({ sight }) => {
  if (!sight.shown || sight.dialog) return [];
  const faults: string[] = [];
  if (sight.scene === null && sight.stops.length !== 1)
    faults.push(`${sight.stops.length} Tab stops on the board: ${sight.stops.join(' ')}`);
  const most = sight.scene === null ? 3 : 4;
  // A note's buttons are stops of their own as long as it stands there.
  const lasting = sight.allStops.filter((name) => !/^(back|put-away|cancel|finish)$/.test(name));
  if (lasting.length > most) faults.push(`the Tab stops are ${sight.allStops.join(', ')}`);
  return faults;
};

/** What is held is marked as one group, and of the places that take it all or none. */
const held: Invariant = ({ sight, model, hasty }) => {
  if (hasty) return [];
  const { held: lifted, pressed, targets, takers, leftovers } = sight;
  const faults = [...leftovers.map((left) => `left over: ${left}`)];
  if (lifted.length === 0) {
    if (pressed.length + targets.length + takers.length > 0)
      faults.push(`nothing is held, and marked are ${[...pressed, ...targets, ...takers].join(' ')}`);
    return faults;
  }
  const from = sight.cards.find(({ card }) => card === lifted[0])?.pile ?? '?';
  const own = pile(model.session.position, from).cards.slice(-lifted.length);
  faults.push(...differs('what is held', lifted, own));
  faults.push(...differs('the pressed head', pressed, own.slice(0, 1)));
  const head = own[0] as Card;
  const legal = destinations(model.session, from, own.length)
    .map((to) => (to === 'h' ? suitOf(head) : to))
    .sort();
  if (targets.length > 0) faults.push(...differs('the marked piles', [...targets].sort(), legal));
  faults.push(...differs('the described places', [...takers].sort(), [...targets].sort()));
  return faults;
};

/** One message an action, and none where nothing was done; but a deal that was looked for is told when it comes. */
const messages: Invariant = ({ sight, deed, acted, now }) => {
  const dealt = now.events.filter(({ type, target }) => type === 'deal' && target === sight.id).length;
  const most = (acted ? (deed.says ?? 1) : 0) + dealt;
  return sight.messages.length > most
    ? [
        `${sight.messages.length} messages, of ${most} at most: ${sight.messages.map((text) => JSON.stringify(text)).join(' ')}`,
      ]
    : [];
};

export const INVARIANTS: readonly Invariant[] = [session, cards, secrets, twin, stops, held, messages];

/** The host's page is as it was, but for what the host did itself. */
export function pageFaults(deed: Deed, before: Look, now: Look): string[] {
  if (deed.page) return [];
  // What a key means to nobody is the browser's, and a focus that it moves is brought into sight.
  const missed = deed.finger !== undefined && !now.hit.startsWith(deed.finger);
  const resized = before.page.size !== now.page.size;
  const scrolls = deed.scrolls === true || deed.keys === true || missed || resized;
  return (Object.keys(now.page) as (keyof PageSeen)[])
    .filter((name) => name !== 'size' && !(name === 'scroll' && scrolls))
    .filter((name) => before.page[name] !== now.page[name])
    .map((name) => `the page's ${name} was ${before.page[name]}, and is ${now.page[name]}`);
}

/** Whatever has the focus is seen and is a Tab stop; and an element that had it doesn't lose it by itself. */
export function focusFaults(deed: Deed, before: Look, now: Look): string[] {
  const { focus } = now;
  const faults = focus.sound ? [] : [`the focus is on nothing sound: ${JSON.stringify(focus)}`];
  if (deed.blurs || now.hitNothing || before.focus.element === null) return faults;
  if (focus.element === null && /^(body|html|nothing)$/.test(focus.where))
    faults.push(`the focus fell from ${JSON.stringify(before.focus)} to the ${focus.where}`);
  const open = now.sights.find(({ id, dialog }) => id === focus.element && dialog !== null);
  if (open && focus.where !== 'dialog')
    faults.push(`the ${open.dialog} dialog is open, and the focus is in ${focus.where}`);
  return faults;
}
