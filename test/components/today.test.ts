/** `deal="today"`: the same deal for everyone on a date, which can be won. */
import { assert, waitUntil } from '@open-wc/testing';
import { begin, formatDealCode, parseDealCode } from '../../src/engine/all.js';
import { dayOf, firstOf } from '../../src/engine/daily.js';
import { part } from '../../src/components/parts.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import type { RussianSolitaire } from '../../src/components/russian-solitaire.js';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import '../../src/index.js';
import { stand, types } from './stand.js';

const real = Date.now.bind(Date);
/** From now on it is this moment, in UTC. */
const itIs = (moment: string): void => {
  const late = Date.parse(moment) - real();
  Date.now = () => real() + late;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  Date.now = real;
});

const numberOf = (element: SolitaireElement): number => parseDealCode(element.dealCode ?? '').number;
const dayIn = (moment: string): number => dayOf(Date.parse(moment));

/** A tag that is in the page, as its parser leaves it. */
const put = <Kind extends SolitaireElement>(markup: string): Kind => {
  const holder = document.createRange().createContextualFragment(markup);
  const element = holder.firstElementChild as Kind;
  document.body.append(element);
  return element;
};

describe('the deal of the day', () => {
  it('is the first board, and tells nothing but that it is ready', async () => {
    itIs('2027-03-05T12:00:00Z');
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="today" storage="none"></freecell-solitaire>',
    );
    const number = numberOf(element);
    const first = firstOf(dayIn('2027-03-05T12:00:00Z'));
    assert.isAtLeast(number, first);
    assert.isBelow(number, first + 1000);
    assert.deepEqual(types(told), ['ready']);
    assert.equal(part('today-freecell-4')?.(Date.now()), number);
    assert.equal(
      element.position,
      put<FreecellSolitaire>(`<freecell-solitaire deal="${number}" storage="none"></freecell-solitaire>`)
        .position,
    );
    document.body.lastElementChild?.remove();
  });

  it('is the same for everyone on a date, and another on the next', async () => {
    itIs('2027-03-05T00:00:01Z');
    const tag = '<russian-solitaire deal="today" storage="none"></russian-solitaire>';
    const early = (await stand<RussianSolitaire>(tag)).element.dealCode;
    itIs('2027-03-05T23:59:59Z');
    const late = (await stand<RussianSolitaire>(tag)).element.dealCode;
    itIs('2027-03-06T00:00:00Z');
    const next = (await stand<RussianSolitaire>(tag)).element.dealCode;
    assert.equal(early, late);
    assert.notEqual(next, late);
  });

  for (const [markup, name] of [
    ['<russian-solitaire rule="relaxed" deal="today"', 'russian-relaxed'],
    ['<reflechi-solitaire deal="today"', 'reflechi-1'],
    ['<reflechi-solitaire draw="3" deal="today"', 'reflechi-3'],
    ['<freecell-solitaire cells="2" deal="today"', 'freecell-2'],
    ['<freecell-solitaire cells="1" deal="today"', 'freecell-1'],
  ] as const)
    it(`has a table of its own for ${name}`, async () => {
      const { element } = await stand<SolitaireElement>(
        `${markup} storage="none"></${markup.slice(1).split(' ')[0]}>`,
      );
      const code = element.dealCode as string;
      assert.equal(part(`today-${name}`)?.(Date.now()), parseDealCode(code).number);
      const value: unknown = Object.values(element.variant).at(-1);
      assert.equal(`${element.variant.game}-${String(value)}`, name);
      assert.equal(formatDealCode(begin(code).deal as never), code);
    });

  it('goes on through a reload on its day, and is dealt anew on the next', async () => {
    const tag = '<freecell-solitaire deal="today" save-key="daily"></freecell-solitaire>';
    itIs('2027-05-01T09:00:00Z');
    const first = (await stand<FreecellSolitaire>(tag)).element;
    const code = first.dealCode;
    const move = ['1', '2', '3', '4'].find((column) => first.play(`${column}a`).ok);
    assert.isDefined(move);
    first.remove();
    itIs('2027-05-01T22:00:00Z');
    const again = await stand<FreecellSolitaire>(tag);
    assert.equal(again.element.dealCode, code);
    assert.equal(again.element.moves, 1);
    again.element.remove();
    itIs('2027-05-02T00:00:01Z');
    const next = (await stand<FreecellSolitaire>(tag)).element;
    assert.notEqual(next.dealCode, code);
    assert.equal(next.moves, 0);
  });

  it('stays while the day ends over a game', async () => {
    itIs('2027-05-01T23:59:00Z');
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="today" storage="none"></freecell-solitaire>',
    );
    const code = element.dealCode;
    itIs('2027-05-02T00:01:00Z');
    element.requestUpdate();
    await element.updateComplete;
    assert.equal(element.dealCode, code);
  });

  it('follows the option as long as nothing was played', async () => {
    itIs('2027-05-01T12:00:00Z');
    const { element, told } = await stand<RussianSolitaire>(
      '<russian-solitaire deal="today" storage="none"></russian-solitaire>',
    );
    element.rule = 'relaxed';
    const relaxed = (
      await stand<RussianSolitaire>(
        '<russian-solitaire rule="relaxed" deal="today" storage="none"></russian-solitaire>',
      )
    ).element.dealCode;
    await waitUntil(() => element.dealCode === relaxed, 'the other deal of the day');
    assert.deepEqual(
      types(told).filter((type) => type === 'error'),
      [],
    );
  });

  it('a game kept from before is left alone by a host that asks before the table is here', async () => {
    itIs('2027-05-01T12:00:00Z');
    const tag = '<reflechi-solitaire deal="today" save-key="daily-early"></reflechi-solitaire>';
    const first = (await stand<SolitaireElement>(tag)).element;
    const code = first.dealCode;
    assert.isTrue(first.play('sw').ok);
    first.remove();
    const later = put<SolitaireElement>(tag);
    assert.isString(later.position);
    await later.ready;
    assert.equal(later.dealCode, code);
    assert.equal(later.moves, 1);
    later.remove();
  });

  it('given later, by the host', async () => {
    itIs('2027-05-01T12:00:00Z');
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="617" storage="none"></freecell-solitaire>',
    );
    element.deal = 'today';
    const first = firstOf(dayIn('2027-05-01T12:00:00Z'));
    await waitUntil(() => Math.abs(numberOf(element) - first) < 1000, 'today');
  });

  it('is reported where its table can not be had, and a game is there all the same', async () => {
    itIs('2027-05-01T12:00:00Z');
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="Today" storage="none"></freecell-solitaire>',
    );
    assert.deepEqual(
      told.filter(({ type }) => type === 'error').map(({ detail }) => detail['error']),
      ['bad-deal'],
    );
    assert.isString(element.dealCode);
  });

  describe('what is done while its table is on the way stays', () => {
    const late = async (act: (element: FreecellSolitaire) => void): Promise<FreecellSolitaire> => {
      itIs('2027-06-01T12:00:00Z');
      const element = put<FreecellSolitaire>(
        '<freecell-solitaire deal="today" storage="none"></freecell-solitaire>',
      );
      act(element);
      await element.ready;
      await new Promise((resolve) => setTimeout(resolve, 300));
      element.remove();
      return element;
    };

    it('a deal that the host asked for', async () => {
      const element = await late((early) => early.newGame('617'));
      assert.equal(numberOf(element), 617);
    });

    it('a position that was set', async () => {
      const { position } = begin('FC1-C4-AAAAAXT');
      let text = '';
      const element = await late((early) => {
        early.newGame(formatDealCode({ ...position.variant, number: 1 }));
        text = early.position;
        early.position = text;
      });
      assert.equal(element.dealCode, null);
      assert.equal(element.position, text);
    });

    it('moves', async () => {
      const element = await late((early) => {
        assert.isTrue(early.play('1a').ok);
      });
      assert.equal(element.moves, 1);
    });

    it('and an option wished for later leaves another deal alone', async () => {
      const element = await late(() => undefined);
      document.body.append(element);
      element.newGame('617');
      element.cells = 1;
      await element.updateComplete;
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.equal(numberOf(element), 617);
      element.newGame();
      assert.notEqual(numberOf(element), 617);
      const random = element.dealCode;
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.equal(element.dealCode, random);
      element.remove();
    });
  });
});
