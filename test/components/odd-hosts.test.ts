/** What odd pages do to an element: many of one kind in odd places, questions too early, values of no known form, cards let go outside. */
import { assert } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/index.js';
import type { FreecellSolitaire } from '../../src/components/freecell-solitaire.js';
import type { RussianSolitaire } from '../../src/components/russian-solitaire.js';
import { DealCodeError } from '../../src/engine/index.js';
import { cards, listen, opens, pile, root, stand, types } from './stand.js';

const nothingToRead = Object.create(null) as never;

const kept = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('solitaire-elements:game:'));

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

describe('elements of one kind on one page', () => {
  beforeEach(() => localStorage.clear());

  it('in two shadow roots keep two games', async () => {
    const hosts = ['a', 'b'].map(() => {
      const host = document.createElement('section');
      host.attachShadow({ mode: 'open' }).innerHTML = '<freecell-solitaire></freecell-solitaire>';
      document.body.append(host);
      return host;
    });
    const elements = hosts.map((host) => root(host).firstElementChild as FreecellSolitaire);
    await Promise.all(elements.map((element) => element.ready));
    elements.forEach((element, i) => element.newGame(5 + i));
    assert.lengthOf(kept(), 2);
    hosts.forEach((host) => host.remove());
  });

  it('one put before a live one takes a game of its own', async () => {
    const first = document.createElement('russian-solitaire');
    document.body.append(first);
    await first.ready;
    first.newGame(5);
    const second = document.createElement('russian-solitaire');
    document.body.prepend(second);
    await second.ready;
    second.newGame(9);
    assert.lengthOf(kept(), 2);
    assert.equal(first.dealCode, 'RU1-C-AAAAAAF');
    first.remove();
    second.remove();
  });

  it('two games under one save-key are two games', async () => {
    const markup = '<russian-solitaire save-key="main"></russian-solitaire>';
    const { element } = await stand<RussianSolitaire>(markup);
    const other = await stand<FreecellSolitaire>('<freecell-solitaire save-key="main"></freecell-solitaire>');
    element.newGame(5);
    other.element.newGame(6);
    const again = await stand<RussianSolitaire>(markup);
    assert.equal(again.element.dealCode, 'RU1-C-AAAAAAF');
    assert.notInclude(types(again.told), 'error');
  });
});

describe('early questions and odd values', () => {
  it('the code that a detached element tells is the deal that it shows', async () => {
    const element = document.createElement('russian-solitaire');
    element.storage = 'none';
    const told = element.dealCode;
    document.body.append(element);
    await element.ready;
    assert.equal(element.dealCode, told);
    element.remove();
  });

  it('a kept game is found after an early question', async () => {
    localStorage.clear();
    const markup = '<freecell-solitaire save-key="early"></freecell-solitaire>';
    const { element } = await stand<FreecellSolitaire>(markup);
    element.newGame(617);
    element.play('1a');
    const late = document.createElement('freecell-solitaire');
    late.saveKey = 'early';
    assert.equal(late.moves, 0);
    document.body.append(late);
    await late.ready;
    assert.equal(late.moves, 1);
    late.remove();
  });

  it('what has no text is a bad argument or a bad attribute, and no other error', async () => {
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire storage="none"></freecell-solitaire>',
    );
    assert.throws(() => element.newGame(nothingToRead), DealCodeError);
    element.cells = nothingToRead;
    element.theme = nothingToRead;
    element.placementHelp = nothingToRead;
    element.saveKey = nothingToRead;
    element.deal = nothingToRead;
    await element.updateComplete;
    assert.deepEqual([element.cells, element.theme, element.placementHelp], [4, 'auto', true]);
    assert.equal(types(told).filter((type) => type === 'error').length, 4);
  });

  it('a deal that cannot be read leaves the game that is played', async () => {
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire storage="none"></freecell-solitaire>',
    );
    element.newGame(617);
    element.play('1a');
    element.setAttribute('deal', 'nonsense!!');
    await element.updateComplete;
    assert.deepEqual([element.moves, element.dealCode], [1, 'FC1-C4-AAAAAXT']);
    assert.equal(types(told).at(-1), 'error');
  });

  it('focus() goes to the table, not to the bar', async () => {
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire storage="none"></freecell-solitaire>',
    );
    element.focus();
    assert.isOk(root(element).activeElement?.closest('.table'));
  });

  it('a foundation named by its suit is told as home, refused too', async () => {
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="617" storage="none"></freecell-solitaire>',
    );
    element.play('1S');
    const { type, detail } = told.at(-1) ?? assert.fail('nothing was told');
    assert.deepEqual([type, detail['move'], detail['to']], ['reject', '1h', 'h']);
  });

  it('a dialog that is open when its element leaves is closed when it comes back', async () => {
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire storage="none"></freecell-solitaire>',
    );
    await opens(element, 'options');
    const box = element.parentElement as HTMLElement;
    element.remove();
    box.append(element);
    await element.updateComplete;
    assert.isNull(root(element).querySelector('dialog'));
  });

  it('--solitaire-gap shows at once', async () => {
    const { element } = await stand<FreecellSolitaire>(
      '<freecell-solitaire storage="none"></freecell-solitaire>',
    );
    const step = (): number =>
      pile(element, '2').offsetLeft - pile(element, '1').offsetLeft - pile(element, '1').offsetWidth;
    element.style.setProperty('--solitaire-gap', '2px');
    await frame();
    await frame();
    await element.updateComplete;
    assert.equal(step(), 2);
  });
});

describe('cards let go in odd places', () => {
  const middle = (element: Element): [number, number] => {
    const { x, y, width } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + 30)];
  };

  it('auto placement plays nothing that is let go outside the board', async () => {
    const { element, told } = await stand<FreecellSolitaire>(
      '<freecell-solitaire deal="617" auto-placement="on" storage="none"></freecell-solitaire>',
    );
    element.scrollIntoView({ block: 'end' });
    const before = element.position;
    const last = [...pile(element, '8').querySelectorAll('[data-card]')].at(-1) as Element;
    const [x, y] = middle(last);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, y + 12] });
    await sendMouse({ type: 'move', position: [Math.round(element.getBoundingClientRect().right + 200), y] });
    await sendMouse({ type: 'up' });
    assert.equal(element.position, before);
    assert.notInclude(types(told), 'move');
  });

  it('a tap on the stock draws, though the last drawn card flies over it', async () => {
    const { element, told } = await stand(
      '<reflechi-solitaire deal="11982" draw="1" storage="none" style="--solitaire-duration: 3s"></reflechi-solitaire>',
    );
    element.scrollIntoView();
    const position = middle(pile(element, 's'));
    for (let draw = 0; draw < 4; draw++) await sendMouse({ type: 'click', position });
    assert.deepEqual(
      told.filter(({ type }) => type === 'move').map(({ detail }) => detail['move']),
      ['sw', 'sw', 'sw', 'sw'],
    );
    assert.isNotEmpty(cards(element, 'w'));
  });
});

describe('where a container asks how wide the element would like to be', () => {
  for (const css of [
    'display: flex',
    'display: grid; place-items: center',
    'display: inline-block',
    'float: left',
  ]) {
    it(`${css}: wide where there is room, and never wider than that`, async () => {
      const box = document.createElement('div');
      box.style.cssText = 'width: 700px';
      const inner = document.createElement('div');
      inner.style.cssText = css;
      const element = document.createElement('freecell-solitaire');
      element.storage = 'none';
      inner.append(element);
      box.append(inner);
      document.body.append(box);
      await element.ready;
      await frame();
      assert.equal(element.offsetWidth, 700);
      box.style.width = '330px';
      await frame();
      await frame();
      assert.equal(element.offsetWidth, 330);
      box.remove();
    });
  }
});

describe('events of an element in a fragment', () => {
  it('reach a listener that was there before', async () => {
    const box = document.createElement('div');
    const told = listen(box);
    const element = document.createElement('freecell-solitaire');
    element.storage = 'none';
    box.append(element);
    document.body.append(box);
    await element.ready;
    assert.deepEqual(types(told), ['ready']);
    box.remove();
  });
});
