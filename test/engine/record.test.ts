// Records: a whole game on one line, comments and refused attempts passed over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  RecordError,
  attempt,
  begin,
  beginAt,
  formatDealCode,
  formatRecord,
  parseMove,
  pile,
  replay,
  undo,
} from '../../src/engine/all.js';
import type { Deal, Session } from '../../src/engine/all.js';
import { solved, variantOf } from './vectors.js';

const CODE = 'FC1-C4-AAAAAKH';

const line = (record: string): string => formatRecord(replay(record)).slice(CODE.length + 1);

const errorOf = (run: () => unknown): RecordError => {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof RecordError, String(error));
    assert.equal(error.name, 'RecordError');
    return error;
  }
  throw new Error('nothing was thrown');
};

test('a record is the deal code and the moves; undone moves are not in it', () => {
  let session: Session = begin(CODE);
  for (const text of ['2b', '41', '5c']) {
    const result = attempt(session, parseMove(text));
    assert.ok(result.ok);
    session = result.session;
  }
  assert.equal(formatRecord(session), `${CODE} 2b 41 5c`);
  assert.equal(formatRecord(undo(session) ?? session), `${CODE} 2b 41`);
  assert.equal(formatRecord(begin(CODE)), CODE);
});

const readings: readonly (readonly [string, string, string])[] = [
  ['no move', CODE, ''],
  ['any dash and case in the code', 'fc1—c4—aaaaakh 1a', '1a'],
  ['line breaks, tabs, spaces around', `\n ${CODE}\t2b\r\n41  5c `, '2b 41 5c'],
  ['comments', `${CODE} {at once} 2b {good! 41} 41{}{two}5c{ {3d}`, '2b 41 5c'],
  ['refused attempts', `${CODE} !12 1a !12v4 {why not} !Hh 2b`, '1a 2b'],
  ['one card said', `${CODE} 1av1`, '1a'],
];

for (const [what, record, moves] of readings)
  test(`a record reads with ${what}`, () => {
    assert.equal(line(record), moves);
  });

test('lines as fc-solve prints them replay: no count where a group goes to a card', () => {
  const rows = solved.filter(
    ({ id, variant, moves }) => moves && /^ms-/.test(id) && /^freecell/.test(variant),
  );
  let dropped = 0;
  for (const { id, variant, moves = '', score } of rows) {
    let session = begin({ ...variantOf(variant), number: Number(id.slice(3)) });
    const printed: string[] = [];
    for (const text of moves.split(' ')) {
      const move = parseMove(text);
      const toCard = pile(session.position, move.to).cards.length > 0;
      printed.push(move.count > 1 && toCard ? text.slice(0, 2) : text);
      if (move.count > 1 && toCard) dropped++;
      const result = attempt(session, move);
      assert.ok(result.ok);
      session = result.session;
    }
    const replayed = replay(`${formatDealCode(session.deal as Deal)} ${printed.join(' ')}`);
    assert.deepEqual([replayed.won, replayed.score], [true, score], `${variant} ${id}`);
    assert.equal(formatRecord(replayed), formatRecord(session));
  }
  assert.ok(dropped > 100);
});

test('the fewest cards that make it legal are taken', () => {
  assert.equal(formatRecord(replay('RU1-C-AAAAABB 61')), 'RU1-C-AAAAABB 61v5');
});

test('a count that is said is meant', () => {
  const { index, reason } = errorOf(() => replay('RU1-C-AAAAABB 43 61v1'));
  assert.deepEqual([index, reason], [1, 'build-same-suit']);
});

const refused: readonly (readonly [string, unknown, number, string | null, string | undefined])[] = [
  ['a bad code', 'FC1-C9-AAAAAKH 1a', -1, null, 'DealCodeError'],
  ['letters alone', 'AAAAAKH 1a', -1, null, 'DealCodeError'],
  ['nothing', '', -1, null, 'DealCodeError'],
  ['no text', null, -1, null, 'DealCodeError'],
  ['a number', 617, -1, null, 'DealCodeError'],
  ['a word that is no move', `${CODE} 1a xx`, 1, null, 'NotationError'],
  ['an attempt that is no move', `${CODE} 1a !xx`, 1, null, 'NotationError'],
  ['an open comment', `${CODE} 1a {2b`, 1, null, 'NotationError'],
  ['a stray brace', `${CODE} 1a }`, 1, null, 'NotationError'],
  ['an illegal move', `${CODE} 1a 2b !12 Hh`, 2, 'no-such-move', undefined],
  ['an illegal move between columns', `${CODE} 1a 12`, 1, 'build-alternate', undefined],
  ['a pile that is not there', `FC1-C1-AAAAAKH 1b`, 0, 'no-such-move', undefined],
];

for (const [what, record, index, reason, cause] of refused)
  test(`${what} is refused at ${index}`, () => {
    const error = errorOf(() => replay(record as string));
    assert.deepEqual([error.index, error.reason], [index, reason]);
    assert.equal((error.cause as Error | undefined)?.name, cause);
  });

test('a move after the win is refused: the game is over', () => {
  const { variant, moves = '' } = solved.find((row) => row.moves !== undefined && row.id === 'ms-1') ?? {};
  assert.ok(variant);
  const code = formatDealCode({ ...variantOf(variant), number: 1 });
  const won = replay(`${code} ${moves}`);
  assert.equal(won.won, true);
  const { index, reason } = errorOf(() => replay(`${code} ${moves} 1a`));
  assert.deepEqual([index, reason], [won.moves, 'game-over']);
});

test('a session without a deal has no record', () => {
  const session = beginAt({ game: 'freecell' }, begin(CODE).position);
  assert.equal(errorOf(() => formatRecord(session)).index, -1);
});
