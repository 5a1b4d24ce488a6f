/** What the live region says of a game in the page: one message an action, whoever plays, in the element's language. */
import { assert, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
// The package's main file is for Node; what is built for browsers has the same face, and no types.
// @ts-expect-error see above
import { virtual as reader } from '@guidepup/virtual-screen-reader/browser.js';
import type { virtual as Reader } from '@guidepup/virtual-screen-reader';
import type { SolitaireElement } from '../../src/components/solitaire-element.js';
import '../../src/index.js';
import { games, type Line } from '../localisation/scripts.js';
import { click, drag, opens, pile, press, root, stand } from './stand.js';

const virtual = reader as typeof Reader;

const TAGS = { RU1: 'russian-solitaire', TF1: 'reflechi-solitaire', FC1: 'freecell-solitaire' } as const;
const LANGUAGES = ['en', 'ca', 'hr'] as const;
/** What a key is told, and a host is told by `false`. */
const NOTHING = ['Nothing to undo.', 'No hi ha res per desfer.', 'Nema poteza za poništavanje.'];
const CODE = 'RU1-C-QBNLCJW';

const region = (element: Element): HTMLElement =>
  root(element).querySelector('.frame > [role=status]') as HTMLElement;

const settled = async (element: SolitaireElement): Promise<void> => {
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve, 0));
};

/** The region as a screen reader hears it: one entry for each change. */
const listens = (element: Element): string[] => {
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes)
      heard.push(
        (type === 'childList' ? [...addedNodes].map((node) => node.textContent) : [target.textContent]).join(
          '',
        ),
      );
  }).observe(region(element), { childList: true, characterData: true, subtree: true });
  return heard;
};

/** An element whose voice has come, and what is heard of it. */
const speaking = async (
  code: string,
  attributes = '',
): Promise<{ element: SolitaireElement; heard: string[] }> => {
  const tag = TAGS[code.slice(0, 3) as keyof typeof TAGS];
  const { element } = await stand<SolitaireElement>(
    `<${tag} storage="none" deal="${code}" ${attributes}></${tag}>`,
  );
  const frame = root(element).querySelector<HTMLElement>('.frame');
  await waitUntil(() => frame?.lang === (element.lang || 'en'), 'no words');
  const heard = listens(element);
  // The first action fetches what speaks; a message that another overtakes is not said.
  element.restart();
  await waitUntil(() => heard.length > 0, 'nothing is said');
  heard.length = 0;
  return { element, heard };
};

const does = (element: SolitaireElement, line: string): void => {
  if (line === 'undo') element.undo();
  else if (line === 'redo') element.redo();
  else element.play(line);
};

/** The lines of a script that a host can play, up to where the player's own wishes come in. */
const hosted = (script: readonly Line[]): readonly Line[] => {
  const wished = script.findIndex(([line]) => line === 'full');
  return (wished < 0 ? script : script.slice(0, wished)).filter(([line]) =>
    /^(undo|redo|..(v[0-9a-f]+)?)$/.test(line),
  );
};

afterEach(() => resetMouse());

describe('a scripted game, played by the host', () => {
  for (const [name, start, script] of games) {
    if (typeof start !== 'string' || name.startsWith('another')) continue;
    for (const [i, language] of LANGUAGES.entries()) {
      it(`${name}, in ${language}`, async () => {
        const { element, heard } = await speaking(start, `lang="${language}"`);
        for (const [line] of hosted(script)) {
          does(element, line);
          await settled(element);
        }
        assert.deepEqual(
          heard,
          hosted(script)
            .map((line) => line[i + 1])
            .filter((text) => !NOTHING.includes(text ?? '')),
        );
      });
    }
  }
});

describe('the live region', () => {
  it('is there from the first, empty, and alone', async () => {
    const { element } = await stand<SolitaireElement>(
      `<russian-solitaire deal="${CODE}"></russian-solitaire>`,
    );
    const regions = [...root(element).querySelectorAll('[role=status], [role=alert], [aria-live]')];
    assert.deepEqual(regions, [region(element)]);
    assert.strictEqual(region(element).textContent, '');
  });

  it('says nothing of the first deal, and nothing that no action asked for', async () => {
    const { element } = await stand<SolitaireElement>(
      `<russian-solitaire deal="${CODE}"></russian-solitaire>`,
    );
    const heard = listens(element);
    element.theme = 'dark';
    element.undo();
    await settled(element);
    assert.deepEqual(heard, []);
  });

  it('changes once for each action with the mouse, and for a refusal', async () => {
    const { element, heard } = await speaking(CODE);
    await drag(element, '5', 5, '1');
    await settled(element);
    await click(element, '6');
    await settled(element);
    await click(element, '2');
    await settled(element);
    await drag(element, '5', 1, '4');
    await settled(element);
    assert.deepEqual(heard, [
      'Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs.',
      'Picked up 10 of hearts. It can go to column 2.',
      '10 of hearts to column 2, on jack of hearts.',
      'Jack of clubs goes only on queen of clubs, not on 8 of clubs.',
    ]);
  });

  it('changes once for each action with Enter and Escape', async () => {
    const { element, heard } = await speaking(CODE);
    const head = (letter: string, count = 1): HTMLElement =>
      [...pile(element, letter).querySelectorAll<HTMLElement>('[data-card]')].at(-count) as HTMLElement;
    const enter = async (item: HTMLElement): Promise<void> => {
      item.focus();
      await sendKeys({ press: 'Enter' });
      await settled(element);
    };
    await enter(head('5', 5));
    await sendKeys({ press: 'Escape' });
    await settled(element);
    await enter(head('5', 5));
    await enter(head('1'));
    await enter(head('6'));
    await enter(head('3'));
    assert.deepEqual(heard, [
      'Picked up queen of diamonds and 4 more. It can go to column 1.',
      'Put back queen of diamonds and 4 more.',
      'Picked up queen of diamonds and 4 more. It can go to column 1.',
      'Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs.',
      'Picked up 10 of hearts. It can go to column 2.',
      heard[5] ?? '',
    ]);
    assert.match(heard[5] ?? '', /^10 of hearts goes only on jack of hearts, not on /);
  });

  it('changes where the same is said again', async () => {
    const { element, heard } = await speaking(CODE);
    for (let times = 0; times < 3; times += 1) {
      element.play('75vb');
      await settled(element);
    }
    assert.deepEqual(heard, [
      'A card that is face down cannot move.',
      'A card that is face down cannot move.\u00a0',
      'A card that is face down cannot move.',
    ]);
  });

  it('tells the score too where the host asks for it', async () => {
    const { element, heard } = await speaking(CODE, 'verbosity="full"');
    element.play('51v5');
    await settled(element);
    element.verbosity = 'short';
    element.play('62');
    await settled(element);
    assert.deepEqual(heard, [
      'Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs. Score 5.',
      '10 of hearts to column 2, on jack of hearts.',
    ]);
  });

  it('loses none of two actions at once, and joins them', async () => {
    const { element, heard } = await speaking(CODE);
    element.play('51v5');
    element.play('62');
    await settled(element);
    assert.deepEqual(heard, [
      'Queen of diamonds and 4 more to column 1, on king of diamonds. Turned up jack of clubs. 10 of hearts to column 2, on jack of hearts.',
    ]);
  });

  it('says that no other place takes a card that is tapped twice', async () => {
    const { element, heard } = await speaking(CODE, 'tap="select"');
    for (let tap = 0; tap < 2; tap += 1) await click(element, '1');
    await settled(element);
    assert.equal(heard.at(-1), 'No other place takes it.');
  });

  it('goes over to another language with the element', async () => {
    const { element, heard } = await speaking(CODE);
    element.play('51v5');
    await settled(element);
    element.lang = 'hr';
    await waitUntil(() => root(element).querySelector('.frame')?.getAttribute('lang') === 'hr');
    element.play('62');
    await settled(element);
    // What was said in English goes without a word.
    assert.deepEqual(heard.slice(1), ['', 'Herc 10: u stupac 2, na kartu herc dečko.']);
  });

  it('tells the state by S, the legal moves by M, and the last message again by R', async () => {
    const { element, heard } = await speaking(CODE);
    element.play('51v5');
    await settled(element);
    element.focus();
    // The keys come with the focus.
    await waitUntil(async () => {
      await sendKeys({ press: 's' });
      await settled(element);
      return heard.length > 1;
    });
    await sendKeys({ press: 'm' });
    await settled(element);
    assert.match(
      heard[1] ?? '',
      /^5 points, 1 move, .* The foundations are empty\. 20 face-down cards\. Deal/,
    );
    assert.match(heard.at(-1) ?? '', /^\d+ legal moves\. .* to column \d, on .*\./);
    const { length } = heard;
    await sendKeys({ press: 'r' });
    await settled(element);
    assert.lengthOf(heard, length + 1);
  });

  it('tells of a win, of a new game and of the same once more', async () => {
    const { element, heard } = await speaking('FC1-C4-AAAAAXT');
    element.position = 'Foundations: S-K H-K D-K C-Q\nFreecells: - - - -\n: KC\n:\n:\n:\n:\n:\n:\n:\n';
    element.play('1h');
    await settled(element);
    element.newGame('FC1-C2-AAAABBC');
    await settled(element);
    element.restart();
    await settled(element);
    assert.match(
      heard[0] ?? '',
      /^King of clubs to the clubs foundation\. Column 1 is empty\. You won: 10 points, 1 move, \d seconds?\.$/,
    );
    assert.deepEqual(heard.slice(1), [
      'New game. Deal code F C 1, C 2, A A A A B B C.',
      'Same deal from the beginning.',
    ]);
  });

  it('tells of a new game when the dialog has closed: while it is open, all else is inert', async () => {
    const { element, heard } = await speaking(CODE);
    const dialog = await opens(element, 'new');
    let open = true;
    new MutationObserver(() => (open = dialog.open)).observe(region(element), { childList: true });
    dialog.querySelector<HTMLElement>('[data-action="deal"]')?.click();
    await waitUntil(() => heard.length > 0);
    assert.isFalse(open);
    assert.match(heard.join(), /^New game\. Deal code R U 1, C, [A-Z]( [A-Z]){6}\.$/);
  });

  it('tells once that the code was copied', async () => {
    const { element, heard } = await speaking(CODE);
    press(element, 'copy');
    await waitUntil(() => heard.length > 0);
    await settled(element);
    assert.lengthOf(heard, 1);
    assert.include(['Copied', 'Could not copy'], heard[0]);
  });
});

describe('a screen reader', () => {
  const BOARD = ['Foundations: S-K H-K D-J C-T', ': KD', ': <JC> KC QD', ': QC', ':', ':', ':', ':'].join(
    '\n',
  );

  /** What is read on the way, but for the ends of groups; then what is done. */
  const WALKS = {
    en: [
      'group, Foundation, spades, 13 cards',
      'button, king of spades, Foundation, spades',
      'group, Foundation, hearts, 13 cards',
      'button, king of hearts, Foundation, hearts',
      'group, Foundation, diamonds, 11 cards',
      'button, jack of diamonds, Foundation, diamonds',
      'group, Foundation, clubs, 10 cards',
      'button, 10 of clubs, Foundation, clubs',
      'group, Column 1, 1 card',
      'button, king of diamonds, 1 of 1, Column 1',
      'group, Column 2, 3 cards',
      '1 face-down card',
      'button, king of clubs, 2 of 3, Column 2, 1 card on top',
      'button, queen of diamonds, 3 of 3, Column 2',
      'group, Column 3, 1 card',
      'button, queen of clubs, 1 of 1, Column 3',
      'group, Column 4, empty',
      'button, Column 4, empty',
      'group, Column 5, empty',
      'button, Column 5, empty',
      'group, Column 6, empty',
      'button, Column 6, empty',
      'group, Column 7, empty',
      'button, Column 7, empty',
      'status',
      'polite: Queen of diamonds to the diamonds foundation.',
      'polite: King of clubs to empty column 4. Turned up jack of clubs.',
      'polite: Jack of clubs comes next here, not queen of clubs.',
    ],
    ca: [
      'group, Base, piques, 13 cartes',
      'button, rei de piques, Base, piques',
      'group, Base, cors, 13 cartes',
      'button, rei de cors, Base, cors',
      'group, Base, diamants, 11 cartes',
      'button, sota de diamants, Base, diamants',
      'group, Base, trèvols, 10 cartes',
      'button, 10 de trèvols, Base, trèvols',
      'group, Columna 1, 1 carta',
      'button, rei de diamants, 1 de 1, Columna 1',
      'group, Columna 2, 3 cartes',
      '1 carta de cara avall',
      'button, rei de trèvols, 2 de 3, Columna 2, 1 carta a sobre',
      'button, dama de diamants, 3 de 3, Columna 2',
      'group, Columna 3, 1 carta',
      'button, dama de trèvols, 1 de 1, Columna 3',
      'group, Columna 4, buida',
      'button, Columna 4, buida',
      'group, Columna 5, buida',
      'button, Columna 5, buida',
      'group, Columna 6, buida',
      'button, Columna 6, buida',
      'group, Columna 7, buida',
      'button, Columna 7, buida',
      'status',
      'polite: Dama de diamants: a la base de diamants.',
      'polite: Rei de trèvols: a la columna buida 4. Carta girada: sota de trèvols.',
      'polite: Aquí toca sota de trèvols, no dama de trèvols.',
    ],
    hr: [
      'group, Temeljna hrpa, pik, 13 karata',
      'button, pik kralj, Temeljna hrpa, pik',
      'group, Temeljna hrpa, herc, 13 karata',
      'button, herc kralj, Temeljna hrpa, herc',
      'group, Temeljna hrpa, karo, 11 karata',
      'button, karo dečko, Temeljna hrpa, karo',
      'group, Temeljna hrpa, tref, 10 karata',
      'button, tref 10, Temeljna hrpa, tref',
      'group, Stupac 1, 1 karta',
      'button, karo kralj, 1 od 1, Stupac 1',
      'group, Stupac 2, 3 karte',
      '1 skrivena karta',
      'button, tref kralj, 2 od 3, Stupac 2, na njoj 1 karta',
      'button, karo dama, 3 od 3, Stupac 2',
      'group, Stupac 3, 1 karta',
      'button, tref dama, 1 od 1, Stupac 3',
      'group, Stupac 4, bez karata',
      'button, Stupac 4, bez karata',
      'group, Stupac 5, bez karata',
      'button, Stupac 5, bez karata',
      'group, Stupac 6, bez karata',
      'button, Stupac 6, bez karata',
      'group, Stupac 7, bez karata',
      'button, Stupac 7, bez karata',
      'status',
      'polite: Karo dama: na temeljnu hrpu karo.',
      'polite: Tref kralj: u prazan stupac 4. Okrenuta karta: tref dečko.',
      'polite: Ovdje je na redu tref dečko, a ne tref dama.',
    ],
  };

  for (const language of LANGUAGES) {
    it(`walks over the board and hears what is done, in ${language}`, async () => {
      const { element } = await speaking(CODE, `controls="none" lang="${language}"`);
      element.position = BOARD;
      await settled(element);
      await virtual.start({ container: root(element).querySelector('.frame') as Node });
      for (let steps = 0; steps < 60 && (await virtual.lastSpokenPhrase()) !== 'status'; steps += 1)
        await virtual.next();
      for (const move of ['2h', '24', '3h']) {
        element.play(move);
        await settled(element);
      }
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      assert.deepEqual(
        log.filter((phrase) => !phrase.startsWith('end of ')),
        WALKS[language],
      );
    });
  }
});
