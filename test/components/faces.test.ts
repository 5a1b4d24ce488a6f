// The deck as it is drawn: every card at every size, and what a strict page and a second board ask of it.
import { assert } from '@open-wc/testing';
import { html, render } from 'lit';
import type { TemplateResult } from 'lit';
import { RANKS, SUITS } from '../../src/engine/index.js';
import type { Card } from '../../src/engine/index.js';
import { tokens } from '../../src/components/styles/tokens.js';
import {
  back,
  cardPicture,
  face,
  faceStyles,
  metrics,
  rankMark,
  squeezed,
  suitMark,
} from '../../src/components/views/faces.js';
import type { Metrics } from '../../src/components/views/faces.js';
import { icon } from '../../src/components/views/icons.js';

const WIDTHS = [30, 35, 42, 48, 59, 60, 71, 72, 92, 96, 112, 120];
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));
const isCourt = (card: Card): boolean => 'JQK'.includes(card.charAt(0));

const roots: HTMLElement[] = [];

/** A shadow root with the styles of the board, as large as it needs. */
const root = (): HTMLElement => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [tokens, faceStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
  const frame = document.createElement('div');
  frame.className = 'frame light';
  shadow.append(frame);
  document.body.append(host);
  roots.push(host);
  return frame;
};

/** Fails unless rank and suit lie side by side in the upper `strip` pixels of every covered card. */
const fits = (m: Metrics, strip: number): void => {
  for (const card of CARDS) {
    const svg = drawn(face(card, m, 'covered'), m.w);
    assert.lengthOf(svg.querySelectorAll('path'), 2, card);
    const suit = (svg.querySelector('.suit') as SVGPathElement).getBBox();
    const left = number(svg, '.rank', 'x');
    const bottom = number(svg, '.rank', 'y') + number(svg, '.rank', 'height');
    assert.isAtLeast(left, 2, card);
    assert.isAbove(suit.x, left + number(svg, '.rank', 'width'), card);
    assert.isBelow(suit.x + suit.width, Math.min(m.fan, m.w - 1), card);
    assert.isBelow(Math.max(bottom, suit.y + suit.height), strip, card);
  }
};

const drawn = (what: TemplateResult, width?: number): Element => {
  const box = document.createElement('div');
  if (width) {
    const { w, h } = metrics(width);
    Object.assign(box.style, { position: 'relative', width: `${w}px`, height: `${h}px` });
  }
  root().append(box);
  render(what, box);
  return box.firstElementChild as Element;
};

const number = (svg: Element, path: string, name: string): number =>
  Number(svg.querySelector(path)?.getAttribute(name));

/** How many shapes a path has: each begins with an absolute M. */
const shapes = (svg: Element, path: string): number =>
  (svg.querySelector(path)?.getAttribute('d')?.match(/M/g) ?? []).length;

afterEach(() => {
  for (const host of roots.splice(0)) host.remove();
});

describe('faces', () => {
  for (const width of WIDTHS) {
    it(`draws all 52 cards at ${width} px`, () => {
      const m = metrics(width);
      const pictures = new Set<string>();
      for (const card of CARDS) {
        const svg = drawn(face(card, m, 'whole'), width);
        assert.lengthOf(svg.querySelectorAll('.rank'), width < 96 ? 1 : 2, card);
        const rank = RANKS.findIndex((letter) => card.startsWith(letter)) + 1;
        if (isCourt(card)) assert.lengthOf(svg.querySelectorAll('.paper'), width < 72 ? 1 : 2, card);
        else assert.equal(shapes(svg, '.pips'), width < 72 ? 1 : rank, card);
        const picture = new XMLSerializer().serializeToString(svg);
        assert.notMatch(picture, /NaN|undefined|null/, card);
        pictures.add(picture);
      }
      assert.equal(pictures.size, 52);
    });

    it(`draws all 52 large faces at ${width} px, with one emblem below 96`, () => {
      const m = metrics(width, true);
      assert.isAtLeast(m.cap, metrics(width).cap * 1.1);
      for (const card of CARDS) {
        const svg = drawn(face(card, m, 'whole'), width);
        assert.lengthOf(svg.querySelectorAll('.rank'), 1, card);
        const rank = RANKS.findIndex((letter) => card.startsWith(letter)) + 1;
        if (isCourt(card)) assert.lengthOf(svg.querySelectorAll('.paper'), width < 96 ? 1 : 2, card);
        else assert.equal(shapes(svg, '.pips'), width < 96 ? 1 : rank, card);
      }
    });

    it(`shows the index alone of a covered card, within its strip, at ${width} px`, () => {
      fits(metrics(width), metrics(width).minStrip);
      fits(metrics(width, true), metrics(width, true).minStrip);
    });

    it(`squeezes the index into a lower strip at ${width} px`, () => {
      for (const large of [false, true])
        for (const strip of [14, 18, 23]) {
          const whole = metrics(width, large);
          const m = squeezed(whole, strip);
          fits(m, strip);
          assert.isAtLeast(m.cap, Math.min(whole.cap, strip - 3));
        }
      assert.deepEqual(squeezed(metrics(width), 60), metrics(width));
    });
  }

  it('puts the suits of a column on one line, whatever the rank', () => {
    const lefts = RANKS.map((rank) =>
      (
        drawn(face(`${rank}S`, metrics(48), 'covered'), 48).querySelector('.suit') as SVGPathElement
      ).getBBox(),
    ).map(({ x }) => x);
    assert.equal(new Set(lefts).size, 1);
  });

  it('keeps pips apart from each other and inside the card', () => {
    for (const width of [72, 92, 112, 120]) {
      const m = metrics(width);
      for (const rank of ['9', 'T'] as const) {
        const path = drawn(face(`${rank}H`, m, 'whole'), width).querySelector('.pips') as SVGPathElement;
        const boxes = (path.getAttribute('d') as string).split(/(?=M)/).map((d) => {
          path.setAttribute('d', d);
          return path.getBBox();
        });
        for (const [i, a] of boxes.entries()) {
          assert.isAbove(a.x, 0);
          assert.isAbove(a.y, m.padY + m.cap);
          assert.isBelow(a.y + a.height, m.h);
          for (const b of boxes.slice(i + 1)) {
            const apart = Math.max(
              Math.abs(a.x + a.width / 2 - b.x - b.width / 2) - (a.width + b.width) / 2,
              Math.abs(a.y + a.height / 2 - b.y - b.height / 2) - (a.height + b.height) / 2,
            );
            assert.isAbove(apart, width * 0.03, `${rank} at ${width}`);
          }
        }
      }
    }
  });

  it('is the same object each time, so that a render has nothing to do', () => {
    assert.strictEqual(face('7H', metrics(92), 'whole'), face('7H', metrics(92), 'whole'));
    assert.notStrictEqual(face('7H', metrics(92), 'covered'), face('7H', metrics(92), 'whole'));
    assert.notStrictEqual(face('7H', metrics(92), 'covered'), face('7H', metrics(91), 'covered'));
    assert.strictEqual(back(metrics(92)), back(metrics(92)));
  });

  it('takes its colours from the tokens', () => {
    const seen = SUITS.map((suit) => {
      const svg = drawn(face(`Q${suit}`, metrics(72), 'whole'), 72);
      return getComputedStyle(svg.querySelector('.suit') as Element).fill;
    });
    const [ink, red] = ['rgb(22, 36, 43)', 'rgb(195, 32, 47)'];
    assert.deepEqual(seen, [ink, red, red, ink]);
  });

  it('needs no style attribute and no id, so that two boards do not meet', () => {
    const m = metrics(112);
    for (let board = 0; board < 2; board++) {
      const frame = root();
      render(
        html`${CARDS.map((card) => [face(card, m, 'whole'), face(card, m, 'covered'), cardPicture(card, 30)])}
        ${back(m)} ${back(metrics(42))} ${SUITS.map(suitMark)} ${rankMark('K')} ${icon('new')}`,
        frame,
      );
      assert.isAbove(frame.querySelectorAll('svg').length, 160);
      assert.lengthOf(frame.querySelectorAll('[style], [id], style, use'), 0);
    }
  });

  it('says nothing to a screen reader', () => {
    const m = metrics(72);
    const all = [
      face('KH', m, 'whole'),
      back(m),
      suitMark('S'),
      rankMark('K'),
      cardPicture('9D', 30),
      icon('undo'),
    ];
    for (const picture of all) assert.equal(drawn(picture).getAttribute('aria-hidden'), 'true');
  });

  it('draws a little card as large as it is asked to', () => {
    const { width, height } = drawn(cardPicture('KD', 30)).getBoundingClientRect();
    assert.deepEqual([width, height], [30, 42]);
  });

  it('marks empty piles in their middle', () => {
    for (const mark of [suitMark('C'), rankMark('K')]) {
      const svg = drawn(mark, 100).getBoundingClientRect();
      const pile = (
        roots.at(-1)?.shadowRoot?.querySelector('.frame > div') as Element
      ).getBoundingClientRect();
      assert.closeTo(svg.left + svg.width / 2 - pile.left, 50, 1);
      assert.closeTo(svg.top + svg.height / 2 - pile.top, 70, 1);
    }
  });
});
