/** What pointers do: taps, double taps, drags to good places and bad ones, presses of buttons and of nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { destinations, legalMoves, lift } from '../../../src/engine/all.js';
import type { Move } from '../../../src/engine/all.js';
import type { Point } from '../eyes.js';
import type { Action, Deed, Turn } from './turn.js';
import type { CardSeen } from './watch.js';

const inSight = ({ scene }: Turn, { x, y }: Point): boolean =>
  x >= 1 && y >= 1 && x < scene.width - 1 && y < scene.height - 1;

const named = ({ pile, count, card }: CardSeen): string => `${card ?? 'a place'} of ${pile} (${count})`;

/** Any card or empty place that a pointer can reach. */
const anyCard = (turn: Turn): CardSeen | undefined =>
  turn.chance.pick(turn.sight.cards.filter(({ at }) => inSight(turn, at)));

/** A free card, or the place of an empty pile. */
const freeCard = (turn: Turn): CardSeen | undefined =>
  turn.chance.pick(turn.sight.cards.filter(({ at, count }) => count <= 1 && inSight(turn, at)));

function cardOf(turn: Turn, from: string, count: number): CardSeen | undefined {
  const found = turn.sight.cards.find((card) => card.pile === from && card.count === count);
  return found && inSight(turn, found.at) ? found : undefined;
}

/** Moves that make a game go on, rather than back and forth. */
function goodMove({ chance, model }: Turn): Move | undefined {
  const moves = legalMoves(model.session);
  const home = moves.filter(({ to }) => to === 'h');
  if (home.length > 0 && chance.odds(0.5)) return chance.pick(home);
  return chance.pick(moves.filter(({ from }) => !/[SHDC]/.test(from)));
}

/** Where a card lands that is dropped on a pile: its free card, or any foundation for home. */
function landing(turn: Turn, to: string): Point | undefined {
  const letter = to === 'h' ? turn.chance.of('S', 'H', 'D', 'C') : to;
  const point = turn.sight.piles.find((pile) => pile.letter === letter)?.middle;
  return point && inSight(turn, point) ? point : undefined;
}

/** A finger on what can't be lifted scrolls the page. */
const swipes = ({ hands, model }: Turn, { pile, count }: CardSeen): boolean =>
  hands.tool === 'touch' && lift(model.session, pile, Math.max(1, count)) !== null;

/** A drag moves the card by what the pointer goes: from its corner to that of the target. */
async function drag(turn: Turn, card: CardSeen, to: Point, text: string): Promise<Deed> {
  const end = { x: to.x + turn.chance.between(-6, 6), y: to.y + turn.chance.between(-6, 6) };
  await turn.hands.stroke(card.at, end, { steps: turn.chance.between(2, 6) });
  const finger = turn.hands.tool === 'touch' ? { finger: card.card ?? card.pile } : {};
  return { text: `drag ${named(card)} ${text}`, scrolls: swipes(turn, card), ...finger };
}

/** Waits until a hint, or what there is to say instead, has come. Not by the driver's own waiting, which leaves globals behind. */
async function answered(page: Page, id: string): Promise<void> {
  const stands = (): Promise<boolean> =>
    page.$eval(
      `#${id}`,
      (game) => game.shadowRoot?.querySelector('.hint-mark, .note [data-action=put-away]') !== null,
    );
  for (let turn = 0; !(await stands()); turn += 1) {
    if (turn === 600) throw new Error(`${id}: no answer to Hint`);
    await sleep(50);
  }
}

const tapped = (text: string, says = 1): Deed => ({ text, says });

export const pointerActions: readonly Action[] = [
  {
    name: 'tap',
    weight: 8,
    async run(turn) {
      const card = turn.chance.odds(0.5) ? freeCard(turn) : anyCard(turn);
      if (!card) return null;
      await turn.hands.tap(card.at);
      return tapped(`tap ${named(card)}`);
    },
  },
  {
    name: 'tap the stock',
    weight: 6,
    async run(turn) {
      const card = cardOf(turn, 's', 0);
      if (!card) return null;
      const clicks = turn.chance.between(1, 3);
      for (let click = 0; click < clicks; click += 1) {
        await turn.hands.tap(card.at);
        turn.hands.rest();
      }
      return tapped(`tap the stock, ${clicks} times`, clicks);
    },
  },
  {
    name: 'double tap',
    weight: 6,
    async run(turn) {
      const card = turn.chance.odds(0.7) ? freeCard(turn) : anyCard(turn);
      if (!card) return null;
      await turn.hands.tap(card.at, { clicks: 2 });
      return tapped(`double tap ${named(card)}`, 2);
    },
  },
  {
    name: 'carry by two taps',
    weight: 8,
    async run(turn) {
      const move = goodMove(turn);
      const card = move && cardOf(turn, move.from, move.count);
      const to = move && landing(turn, move.to);
      if (!card || !to) return null;
      await turn.hands.tap(card.at);
      turn.hands.rest();
      await turn.hands.tap(to);
      return tapped(`tap ${named(card)}, then ${move.to}`, 2);
    },
  },
  {
    name: 'drag to a good place',
    weight: 22,
    async run(turn) {
      const move = goodMove(turn);
      const card = move && cardOf(turn, move.from, move.count);
      const to = move && landing(turn, move.to);
      return card && to ? drag(turn, card, to, `to ${move.to}`) : null;
    },
  },
  {
    name: 'drag anywhere',
    weight: 8,
    async run(turn) {
      const card = anyCard(turn);
      const pile = turn.chance.pick(turn.sight.piles.filter(({ middle }) => inSight(turn, middle)));
      return card && pile ? drag(turn, card, pile.middle, `to ${pile.letter}`) : null;
    },
  },
  {
    name: 'drag to nothing',
    weight: 4,
    async run(turn) {
      const card = anyCard(turn);
      if (!card) return null;
      const { scene, chance } = turn;
      const to = chance.odds(0.2)
        ? { x: scene.width + 60, y: chance.below(scene.height) }
        : { x: chance.below(scene.width), y: chance.below(scene.height) };
      return drag(turn, card, to, `to ${to.x}, ${to.y}`);
    },
  },
  {
    name: 'drag that is lost',
    weight: 6,
    async run(turn) {
      const card = anyCard(turn);
      if (!card) return null;
      const { page, hands, chance, placed } = turn;
      const other =
        chance.pick(turn.sight.piles.filter(({ middle }) => inSight(turn, middle)))?.middle ?? card.at;
      const host = (does: string): Promise<void> =>
        page.evaluate(
          (id, name) => {
            const game = document.getElementById(id) as HTMLElement & Record<string, () => void>;
            if (name === 'wider') {
              const { width } = game.style;
              game.style.setProperty('width', '500px');
              game.style.setProperty('width', width);
            } else if (name === 'blur') dispatchEvent(new Event('blur'));
            else game[name]?.();
          },
          placed.id,
          does,
        );
      const [what, meanwhile] = chance.of<[string, () => Promise<void>]>(
        ['Escape', () => hands.key('Escape')],
        ['Escape', () => hands.key('Escape')],
        ['a key', () => hands.key(chance.of('Enter', 'ArrowLeft', 'u', 'a', '3', 'Tab'))],
        ['undo by the host', () => host('undo')],
        ['restart by the host', () => host('restart')],
        ['a blurred window', () => host('blur')],
        ['a size that comes and goes', () => host('wider')],
      );
      const ends = chance.odds(0.2) ? 'cancel' : 'up';
      await hands.stroke(card.at, other, { meanwhile, ends });
      const key = what === 'a key';
      const text = `drag ${named(card)}, meanwhile ${what}, then ${ends}`;
      return { text, says: 2, blurs: key, scrolls: key || hands.tool === 'touch' };
    },
  },
  {
    name: 'another button',
    weight: 1,
    async run(turn) {
      const card = anyCard(turn);
      if (!card || turn.hands.tool === 'touch') return null;
      const button = turn.chance.of('middle', 'right');
      await turn.hands.tap(card.at, { button });
      return { text: `${button} button on ${named(card)}`, says: 0 };
    },
  },
  {
    name: 'long press',
    weight: 0.4,
    async run(turn) {
      const card = anyCard(turn);
      if (!card) return null;
      await turn.hands.press(card.at, 650);
      return tapped(`long press on ${named(card)}`);
    },
  },
  {
    name: 'hover',
    weight: 2,
    async run(turn) {
      const card = anyCard(turn);
      if (!card) return null;
      await turn.hands.hover(card.at);
      return { text: `hover ${named(card)}`, says: 0 };
    },
  },
  {
    name: 'press nothing',
    weight: 2,
    async run({ hands, chance, scene }) {
      const at = { x: 1 + chance.below(scene.width - 2), y: 1 + chance.below(scene.height - 2) };
      await hands.tap(at);
      return { text: `tap at ${at.x}, ${at.y}`, blurs: true, anywhere: true };
    },
  },
  {
    name: 'a button of the bar',
    weight: 8,
    async run(turn) {
      const { sight, hands, chance } = turn;
      if (sight.dialog) return null;
      // What asks for a hint waits for it: see below.
      const button = chance.pick(
        sight.controls.filter(({ at, name }) => name !== 'hint' && inSight(turn, at)),
      );
      if (!button) return null;
      const presses = /undo|redo/.test(button.name) ? chance.between(1, 8) : 1;
      for (let press = 0; press < presses; press += 1) {
        await hands.tap(button.at);
        hands.rest();
      }
      return { text: `press ${button.name}, ${presses} times`, says: presses };
    },
  },
  {
    name: 'a hint',
    weight: 4,
    async run(turn) {
      const { sight, hands, page, chance } = turn;
      const button = sight.controls.find(({ name, at }) => name === 'hint' && inSight(turn, at));
      if (!button || sight.dialog || sight.scene || sight.told.won) return null;
      await hands.tap(button.at);
      // Otherwise it comes amid what is done next, or never.
      if (chance.odds(0.7)) await answered(page, sight.id);
      return { text: 'ask for a hint', says: 2 };
    },
  },
  {
    name: 'take back from home',
    weight: 1,
    async run(turn) {
      const home = turn.sight.cards.filter(({ pile, count }) => /[SHDC]/.test(pile) && count === 1);
      const card = turn.chance.pick(home.filter(({ at }) => inSight(turn, at)));
      const to = card && destinations(turn.model.session, card.pile, 1).find((pile) => pile !== 'h');
      const end = to === undefined ? undefined : landing(turn, to);
      return card && end ? drag(turn, card, end, `back to ${to}`) : null;
    },
  },
];

/** A control of the open dialog that stays on the page: nothing is saved to files, and none is asked for. */
const STAYS = /^(?!export|import|full-screen)/;

export const dialogActions: readonly Action[] = [
  {
    name: 'a control of the dialog',
    weight: 10,
    async run(turn) {
      const { sight, hands, chance } = turn;
      const control = chance.pick(
        sight.controls.filter(
          ({ at, name, kind }) => inSight(turn, at) && STAYS.test(name) && kind !== 'file',
        ),
      );
      if (!control) return null;
      await hands.tap(control.at);
      if (control.kind !== 'text') return { text: `press ${control.kind} ${control.name}` };
      const code = chance.of('12', 'ABCDEFG', 'RU1-C-ABCDEFG', 'FC1-C2-QWERTYU', 'TF1-D3-AAAAAAB', '!?', '');
      await hands.type(code);
      if (chance.odds(0.5)) await hands.key('Enter');
      return { text: `type ${code}`, keys: true };
    },
  },
  {
    name: 'Escape from the dialog',
    weight: 4,
    async run({ hands }) {
      await hands.key('Escape');
      return { text: 'Escape', keys: true, says: 0 };
    },
  },
  {
    name: 'keys in the dialog',
    weight: 4,
    async run({ hands, chance }) {
      const key = chance.of(
        'Tab',
        'Shift+Tab',
        'Enter',
        'Space',
        'ArrowDown',
        'ArrowLeft',
        'u',
        'f',
        '2',
        'End',
      );
      await hands.key(key);
      return { text: `key ${key}`, keys: true, blurs: key.includes('Tab') };
    },
  },
  {
    name: 'beside the dialog',
    weight: 1,
    async run({ hands }) {
      await hands.tap({ x: 3, y: 3 });
      return { text: 'tap beside the dialog' };
    },
  },
];
