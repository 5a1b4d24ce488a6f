// Whatever text comes in: the documented errors and nothing else, in time that grows with its length only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  DealCodeError,
  NotationError,
  PositionError,
  RecordError,
  attempt,
  destinations,
  doubleTapTarget,
  formatPosition,
  formatRecord,
  lift,
  parseDealCode,
  parseMove,
  parsePosition,
  pile,
  replay,
  restore,
  save,
} from '../../src/engine/all.js';
import type { Move } from '../../src/engine/all.js';
import { runs, sessions, variants } from './chance.js';

/** Runs it, and lets pass an error of these classes only. */
function documented(run: () => unknown, ...classes: readonly (new (...rest: never[]) => Error)[]): void {
  try {
    run();
  } catch (error) {
    assert.ok(
      classes.some((each) => error instanceof each),
      String(error),
    );
  }
}

const reads = (text: string, variant: Parameters<typeof parsePosition>[1]): void => {
  documented(() => parseDealCode(text), DealCodeError);
  documented(() => parseDealCode(text, variant), DealCodeError);
  documented(() => parseMove(text), NotationError);
  documented(() => parsePosition(text, variant), PositionError);
  documented(() => replay(text), RecordError);
};

/** A text with a few characters changed, dropped or doubled. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.nat(Math.max(text.length - 1, 0)),
        fc.constantFrom('', 'A', 'K', 'h', '7', '-', ' ', '\n', ':', '<', '>', '{', '}', '!', 'v', 'ſ', '\0'),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((edits) =>
      edits.reduce(
        (now, [at, what]) => now.slice(0, at) + what + now.slice(at + (what === ' ' ? 0 : 1)),
        text,
      ),
    );

test('random texts are read, or refused with the documented error', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string()),
      variants,
      reads,
    ),
    runs(400),
  );
});

test('valid texts with a few characters changed are read, or refused with the documented error', () => {
  const texts = sessions(30).chain((session) =>
    fc.tuple(
      fc.oneof(mutated(formatRecord(session)), mutated(formatPosition(session.position))),
      fc.constant(session.variant),
    ),
  );
  fc.assert(
    fc.property(texts, ([text, variant]) => reads(text, variant)),
    runs(300),
  );
});

test('damaged saves are restored, or refused with a documented error', () => {
  const kept = sessions(30).chain((session) =>
    fc.tuple(fc.constant(save(session)), mutated(JSON.stringify(save(session))), fc.anything()),
  );
  fc.assert(
    fc.property(kept, ([saved, text, anything]) => {
      let parsed: unknown = anything;
      try {
        parsed = JSON.parse(text);
      } catch {
        // Then anything else takes its place.
      }
      for (const bad of [
        parsed,
        anything,
        ...Object.keys(saved).map((key) => ({ ...saved, [key]: anything })),
      ])
        documented(() => restore(bad), RecordError, DealCodeError, PositionError);
    }),
    runs(100),
  );
});

test('whatever is attempted, lifted or asked for is answered', () => {
  const asked = fc.record(
    {
      from: fc.oneof(fc.constantFrom(...'12345678abcdSHDCswh'), fc.anything()),
      to: fc.oneof(fc.constantFrom(...'12345678abcdSHDCswh'), fc.anything()),
      count: fc.oneof(fc.integer(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(sessions(20), fc.oneof(asked, fc.anything()), (session, move) => {
      assert.ok('ok' in attempt(session, move as Move));
      const { from, count } = (move ?? {}) as Move;
      lift(session, from, count);
      assert.ok(Array.isArray(destinations(session, from, count)));
      doubleTapTarget(session, from, count);
      assert.ok(pile(session.position, from).cards.length >= 0);
    }),
    runs(300),
  );
});

/** Milliseconds of processor time since: a busy machine is no slow parser. */
function cpu(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}

/**
 * The time grows with the length, not with its square: where all of it takes long, a quarter takes a quarter, and no sixteenth.
 * Nothing is said of seconds, which are the machine's.
 */
function linear(read: (share: number) => void): void {
  const timed = (share: number): number => {
    const spent = cpu();
    read(share);
    return spent();
  };
  const all = timed(1);
  if (all < 1000) return;
  const quarter = timed(1 / 4);
  assert.ok(all < quarter * 8, `${all} ms, a quarter of it ${quarter} ms`);
}

const million = (piece: string): string => piece.repeat(Math.ceil(1e6 / piece.length));

const long: readonly (readonly [string, string])[] = [
  ...[
    'A',
    '1',
    ' ',
    '-',
    '–',
    '{',
    '}',
    '{}',
    '{ ',
    '!',
    '! ',
    '<',
    ':',
    ':\n',
    '\n',
    '\r',
    '- ',
    'K',
    'KS ',
    '<KS> ',
    'S-',
    '26 ',
  ].map((piece) => [JSON.stringify(piece), million(piece)] as const),
  ['a code and spaces', `RU1${million(' ')}C`],
  ['a code and dashes', `RU1-C${million('-')}AAAAABB!`],
  ['a long count', `26v${million('f')}`],
  ['a record of comments', `RU1-C-AAAAABB ${million('{26} ')}`],
  ['a record of braces', `RU1-C-AAAAABB ${million('{')}`],
  ['a record of attempts', `RU1-C-AAAAABB ${million('!26v3 ')}`],
  ['a record of draws', `TF1-D1N-AAAAAAB ${million(`${'sw '.repeat(24)}ws `)}`],
  ['a record of moves without their count', `FC1-C4-AAAAAKH ${million('1a a1 ')}`],
  ['foundations', `Foundations: ${million('S-0 ')}`],
  ['cells', `Freecells: ${million('- ')}`],
  ['a head', `${million('F')}:`],
];

for (const [what, text] of long)
  test(`a million characters of ${what} are answered in linear time`, () => {
    linear((share) => {
      const part = text.slice(0, text.length * share);
      reads(part, { game: 'freecell' });
      reads(part, { game: 'reflechi' });
    });
  });

test('a long line is saved and restored in linear time', () => {
  linear((share) => {
    const session = replay(`TF1-D1N-AAAAAAB ${`${'sw '.repeat(24)}ws `.repeat(4000 * share)}`);
    assert.equal(session.moves, 100_000 * share);
    assert.equal(restore(save(session)).moves, 100_000 * share);
  });
});
