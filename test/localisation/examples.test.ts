/** The pictures of the rules: each shows what the engine says of that very move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesText } from '../../src/components/localisation/rules-text.js';
import type { Example } from '../../src/components/localisation/rules-text.js';
import {
  RANKS,
  SUITS,
  attempt,
  beginAt,
  factsOf,
  parsePosition,
  pilesOf,
  withOption,
} from '../../src/engine/all.js';
import type { Card, Session } from '../../src/engine/all.js';
import { languages, speeches } from './languages.js';

const DECK = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** The board of a picture: what lies there in the first column or cell, what comes in the second column, on another card. */
function boardOf(game: string, { on, move, place, cells = 4, option }: Example): Session {
  const variant = withOption(game, option ?? (factsOf(game).option.values[0] as string));
  const kinds = pilesOf(variant).map(({ kind }) => kind);
  const rest = DECK.filter((card) => !on.includes(card) && !move.includes(card));
  const held = [...(place === 'cell' ? on : []), ...rest.splice(0, 4 - cells)];
  const columns: Card[][] = kinds.filter((kind) => kind === 'column').map(() => []);
  columns[0] = place === 'column' ? [...on] : rest.splice(0, 1);
  columns[1] = [...rest.splice(0, 1), ...move];
  rest.forEach((card, i) => columns[2 + (i % (columns.length - 2))]?.push(card));
  const lines = ['Foundations: S-0 H-0 D-0 C-0'];
  if (kinds.includes('cell')) lines.push(`Freecells: ${[0, 1, 2, 3].map((i) => held[i] ?? '-').join(' ')}`);
  if (kinds.includes('stock')) lines.unshift('Stock:', 'Waste:');
  lines.push(...columns.map((column) => `: ${column.join(' ')}`.trim()));
  return beginAt(variant, parsePosition(lines.join('\n'), variant));
}

const REASONS: Readonly<Record<string, readonly string[]>> = {
  russian: ['build-same-suit', 'build-any-suit', 'build-same-suit', 'empty-king'],
  reflechi: ['build-alternate', 'group-in-order', 'empty-king'],
  freecell: ['build-alternate', 'cell-occupied', 'group-in-order', 'group-in-order', 'group-capacity'],
};

for (const [game, reasons] of Object.entries(REASONS)) {
  const examples = rulesText(speeches.en, game).sections.flatMap((section) => section.examples ?? []);
  test(`the pictures of ${game} show what its rules say`, () => {
    const refused: string[] = [];
    for (const example of examples) {
      const { move, place, fits, caption } = example;
      const answer = attempt(boardOf(game, example), {
        from: '2',
        to: place === 'cell' ? 'a' : '1',
        count: move.length,
      });
      assert.equal(answer.ok, fits, caption);
      if (!answer.ok) refused.push(answer.reason);
    }
    assert.deepEqual(refused, reasons);
  });

  test(`each picture of ${game} has its caption in every language`, () => {
    const all = languages.map((language) =>
      rulesText(speeches[language], game).sections.flatMap((section) => section.examples ?? []),
    );
    examples.forEach((_, i) => {
      const captions = all.map((each) => each[i]?.caption);
      assert.equal(new Set(captions).size, languages.length, captions.join());
    });
    assert.deepEqual(
      all.map((each) => [...new Set(each.map(({ verdict }) => verdict))]),
      [
        ['Allowed', 'Refused'],
        ['Permès', 'No permès'],
        ['Dopušteno', 'Nije dopušteno'],
      ],
    );
  });
}
