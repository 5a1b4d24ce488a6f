/** What a host page does to an element of its own: attributes, properties, methods, sizes, places; and what a visitor does to the page. */
import {
  attempt,
  begin,
  beginAt,
  formatDealCode,
  formatMove,
  formatPosition,
  legalMoves,
  parsePosition,
} from '../../../src/engine/all.js';
import type { Session } from '../../../src/engine/all.js';
import type { Chance } from './chance.js';
import { OPTIONS, WORDS, styleDrawn } from './scenes.js';
import type { Action, Deed, Turn } from './turn.js';

const LAST = ['KS QS', 'KH QH', 'KD QD', 'KC QC'].map((column) => `: ${column}`).join('\n');
const NEARLY_WON = `Foundations: S-J H-J D-J C-J\n${LAST}`;

/** Calls a method of the element; a typed error of the engine is an answer too. */
async function call({ page, placed }: Turn, name: string, ...given: readonly unknown[]): Promise<string> {
  return page.evaluate(
    (id, method, args) => {
      const game = document.getElementById(id) as unknown as Record<string, (...all: unknown[]) => unknown>;
      try {
        return JSON.stringify(game[method]?.(...args)) ?? 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    },
    placed.id,
    name,
    given,
  );
}

async function setProperty({ page, placed }: Turn, name: string, value: unknown): Promise<string> {
  return page.evaluate(
    (id, key, given) => {
      try {
        (document.getElementById(id) as unknown as Record<string, unknown>)[key] = given;
        return 'set';
      } catch (error) {
        return (error as Error).name;
      }
    },
    placed.id,
    name,
    value,
  );
}

async function setAttribute({ page, placed }: Turn, name: string, value: string | null): Promise<void> {
  if (value === null) placed.attributes.delete(name);
  else placed.attributes.set(name, value);
  await page.evaluate(
    (id, key, text) => {
      const game = document.getElementById(id);
      if (text === null) game?.removeAttribute(key);
      else game?.setAttribute(key, text);
    },
    placed.id,
    name,
    value,
  );
}

function letters(chance: Chance): string {
  return Array.from({ length: 7 }, () => String.fromCharCode(65 + chance.below(26))).join('');
}

/** A code of a deal under any option of the game on the board. */
function codeOf({ chance, model }: Turn): string {
  const { variant } = model.session;
  return formatDealCode({ ...variant, number: chance.below(26 ** 7) });
}

/** Somewhere in a random game. */
function wandered(session: Session, chance: Chance, steps: number): Session {
  let now = session;
  for (let step = 0; step < steps; step += 1) {
    const move = chance.pick(legalMoves(now));
    const next = move && attempt(now, move);
    if (!next?.ok || next.session.won) break;
    now = next.session;
  }
  return now;
}

const SAID_NOTHING = { says: 0 } as const;

/** A focus that is seen goes with its card, and stays in sight. */
const MOVES = { scrolls: true } as const;

/** The word as an attribute, a bad word, or none. */
async function word(turn: Turn): Promise<Deed> {
  const { chance } = turn;
  const name = chance.pick(Object.keys(WORDS)) ?? 'theme';
  const value = chance.odds(0.15)
    ? null
    : chance.odds(0.05)
      ? 'nonsense'
      : (chance.pick(WORDS[name] ?? []) ?? null);
  if (chance.odds(0.7)) await setAttribute(turn, name, value);
  else
    await setProperty(
      turn,
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    );
  // A bar that goes takes the focus of its buttons along.
  const blurs = name === 'controls' && turn.look.focus.where === '.bar';
  return { text: `${name}=${value}`, blurs, ...SAID_NOTHING };
}

export const hostActions: readonly Action[] = [
  { name: 'a word', weight: 10, run: word },
  {
    name: 'the language',
    weight: 2,
    async run(turn) {
      const { chance, page } = turn;
      const lang = chance.of('en', 'ca', 'hr', 'ca-ES', 'hr-HR', null);
      if (chance.odds(0.5)) await setAttribute(turn, 'lang', lang);
      else {
        await page.evaluate((tag) => {
          document.documentElement.lang = tag;
        }, lang ?? 'en');
        return { text: `html lang=${lang ?? 'en'}`, page: true, ...SAID_NOTHING };
      }
      return { text: `lang=${lang}`, ...SAID_NOTHING };
    },
  },
  {
    name: 'the direction',
    weight: 2,
    async run(turn) {
      const { chance, page } = turn;
      const dir = chance.of('rtl', 'ltr', null);
      if (chance.odds(0.5)) await setAttribute(turn, 'dir', dir);
      else {
        await page.evaluate((word) => {
          document.documentElement.dir = word;
        }, dir ?? '');
        return { text: `html dir=${dir}`, page: true, scrolls: true, ...SAID_NOTHING };
      }
      return { text: `dir=${dir}`, ...SAID_NOTHING };
    },
  },
  {
    name: 'the option',
    weight: 2,
    async run(turn) {
      const [name, values] = OPTIONS[turn.placed.tag];
      const value = turn.chance.pick(values) ?? null;
      await setAttribute(turn, name, value);
      return { text: `${name}=${value}`, silent: turn.model.session.moves === 0, ...SAID_NOTHING, ...MOVES };
    },
  },
  {
    name: 'the deal',
    weight: 1,
    async run(turn) {
      const { chance } = turn;
      const deal = chance.of(
        codeOf(turn),
        codeOf(turn),
        letters(chance),
        String(chance.below(32000)),
        'no deal',
        null,
      );
      await setAttribute(turn, 'deal', deal);
      return { text: `deal=${deal}`, silent: true, ...SAID_NOTHING, ...MOVES };
    },
  },
  {
    name: 'the size',
    weight: 6,
    async run({ page, placed, chance }) {
      const before = new Map(placed.style);
      placed.style.clear();
      for (const [name, value] of styleDrawn(chance)) placed.style.set(name, value);
      // A greatest height that is raised changes no size, so that no element can see it.
      if (before.has('max-height') && before.get('width') === placed.style.get('width'))
        placed.style.set('width', '700px');
      await page.evaluate(
        (id, style) => {
          const game = document.getElementById(id);
          for (const name of ['width', 'height', 'max-height']) game?.style.removeProperty(name);
          for (const [name, value] of style) game?.style.setProperty(name, value);
        },
        placed.id,
        [...placed.style],
      );
      const text = [...placed.style].map(([name, value]) => `${name}: ${value}`).join('; ');
      return { text: `style ${text || 'none'}`, scrolls: true, ...SAID_NOTHING };
    },
  },
  {
    name: 'play',
    weight: 5,
    async run(turn) {
      const { chance, model } = turn;
      const legal = chance.pick(legalMoves(model.session));
      const text =
        legal && chance.odds(0.6)
          ? formatMove(legal)
          : chance.of('12', '1h', 'sw', 'ws', '3a', 'a7', 'S1', '24v3', '88', 'x', '');
      return { text: `play('${text}'): ${await call(turn, 'play', text)}`, ...MOVES };
    },
  },
  {
    name: 'back and forth',
    weight: 4,
    async run(turn) {
      const name = turn.chance.of('undo', 'undo', 'redo');
      const times = turn.chance.between(1, 6);
      for (let time = 0; time < times; time += 1) await call(turn, name);
      return { text: `${name}(), ${times} times`, says: times, ...MOVES };
    },
  },
  {
    name: 'restart',
    weight: 0.5,
    run: async (turn) => ({ text: `restart(): ${await call(turn, 'restart')}`, ...MOVES }),
  },
  {
    name: 'newGame',
    weight: 1,
    async run(turn) {
      const code = turn.chance.of(codeOf(turn), undefined, 'no code');
      const answer = await call(turn, 'newGame', ...(code === undefined ? [] : [code]));
      return { text: `newGame(${code}): ${answer}`, ...MOVES };
    },
  },
  {
    name: 'position',
    weight: 2.5,
    async run(turn) {
      const { chance, model } = turn;
      const { variant } = model.session;
      const draw = chance.next();
      const text =
        draw < 0.1
          ? 'no position'
          : draw < 0.35
            ? NEARLY_WON
            : formatPosition(wandered(begin(codeOf(turn)), chance, chance.below(60)).position);
      const answer = await setProperty(turn, 'position', text);
      if (answer === 'set') model.take(beginAt(variant, parsePosition(text, variant)));
      return { text: `position=${JSON.stringify(text)}: ${answer}`, ...SAID_NOTHING, ...MOVES };
    },
  },
  {
    name: 'focus',
    weight: 8,
    async run(turn) {
      await call(turn, 'focus', { preventScroll: true });
      return { text: 'focus()', ...SAID_NOTHING };
    },
  },
  {
    name: 'removed and added again',
    weight: 1,
    async run({ page, placed, chance }) {
      const where = chance.of('same', 'moved');
      await page.evaluate(
        async (id, way) => {
          const game = document.getElementById(id) as HTMLElement;
          const { parentElement: parent, nextSibling: next } = game;
          if (way === 'moved') {
            document.getElementById('aside')?.append(game);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          } else game.remove();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          parent?.insertBefore(game, next);
        },
        placed.id,
        where,
      );
      return { text: `removed and added again, ${where}`, blurs: true, scrolls: true, ...SAID_NOTHING };
    },
  },
  {
    name: 'hidden for a while',
    weight: 1,
    async run({ page, placed }) {
      await page.evaluate(async (id) => {
        const game = document.getElementById(id) as HTMLElement;
        game.hidden = true;
        for (let turn = 0; turn < 3; turn += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        game.hidden = false;
      }, placed.id);
      return { text: 'hidden for a while', blurs: true, scrolls: true, ...SAID_NOTHING };
    },
  },
  {
    name: 'the page loses the focus',
    weight: 0.5,
    async run({ page }) {
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        (active as HTMLElement | null)?.blur();
      });
      return { text: 'blur()', blurs: true, ...SAID_NOTHING };
    },
  },
  {
    name: 'scroll',
    weight: 3,
    async run({ page, placed }) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), placed.id);
      return { text: 'scrollIntoView()', scrolls: true, ...SAID_NOTHING };
    },
  },
  {
    name: 'another colour scheme',
    weight: 0.5,
    async run({ page, chance }) {
      const value = chance.of('dark', 'light');
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      return { text: `prefers-color-scheme: ${value}`, ...SAID_NOTHING };
    },
  },
  {
    name: 'reload',
    weight: 0.7,
    async run({ reload }) {
      await reload();
      return { text: 'reload', fresh: true, page: true, blurs: true, scrolls: true, ...SAID_NOTHING };
    },
  },
];
