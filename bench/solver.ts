/**
 * How many deals of each variant the solver decides, and how fast, beside the study (bench/study) and, for FreeCell where
 * it is installed, fc-solve: in one run, on the same numbered deals, each in a process of its own: none pays for what
 * another leaves to be collected.
 *   npm run bench:solver -- [variant …] [--deals=400] [--from=1] [--seconds=5]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Position, Variant } from '../src/engine/all.js';
import { VARIANTS, variantOf } from '../test/engine/vectors.js';
import type { VariantName } from '../test/engine/vectors.js';
import { bundled } from './bundled.js';

const { begin, optionValue, pile, pilesOf, searchOf } = await bundled();

interface Deal {
  readonly tableau: readonly (readonly string[])[];
  readonly faceDown: readonly number[];
  readonly stock: readonly string[];
}

/** 1 won, 0 proven lost, −1 unknown. Of fc-solve 0 says that it found no way: deal 333 with two cells it calls so, and it can be won. */
type Result = 1 | 0 | -1;

interface Studied {
  readonly r: Result;
}

const study = (await import(new URL('study/solver2.mjs', import.meta.url).href)) as {
  VAR: Record<string, unknown>;
  solve(rules: unknown, deal: Deal, limits: { maxMs: number }): Studied;
};
const studyOfStock = (await import(new URL('study/ksolver.mjs', import.meta.url).href)) as {
  ksolve(deal: Deal, draw: number, limits: { maxMs: number }): Studied;
};

const option = (name: string, usual: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const deals = option('deals', 400);
const from = option('from', 1);
const limit = option('seconds', 5) * 1000;
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const long = (card: string): string => card.replace('T', '10');

function dealOf(position: Position): Deal {
  const { variant } = position;
  const columns = pilesOf(variant).filter(({ kind }) => kind === 'column');
  const stock = pilesOf(variant).some(({ kind }) => kind === 'stock') ? pile(position, 's').cards : [];
  return {
    tableau: columns.map(({ letter }) => pile(position, letter).cards.map(long)),
    faceDown: columns.map(({ letter }) => pile(position, letter).down),
    stock: stock.map(long),
  };
}

const hasFcSolve = spawnSync('fc-solve', ['--version']).status === 0;

function byFcSolve({ tableau }: Deal, cells: number): Result {
  const board = tableau.map((cards) => cards.map((card) => card.replace('10', 'T')).join(' ')).join('\n');
  const { stdout } = spawnSync('fc-solve', ['--freecells-num', String(cells), '-l', 'lg', '-s'], {
    input: `${board}\n`,
    timeout: limit,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return /This game is solveable/.test(stdout) ? 1 : /I could not solve/.test(stdout) ? 0 : -1;
}

interface Solver {
  readonly name: string;
  readonly decide: (position: Position) => Result;
}

function solversOf(name: string, variant: Variant): Solver[] {
  const value = optionValue(variant);
  const draws = pilesOf(variant).some(({ kind }) => kind === 'stock');
  const cells = pilesOf(variant).some(({ kind }) => kind === 'cell');
  const limits = { maxMs: limit };
  return [
    {
      name: 'this package',
      decide: (position) => {
        const answer = searchOf(variant, position, { milliseconds: limit }).go(Infinity);
        return answer?.verdict === 'winnable' ? 1 : answer?.verdict === 'unwinnable' ? 0 : -1;
      },
    },
    {
      name: 'the study',
      decide: (position) =>
        draws
          ? studyOfStock.ksolve(dealOf(position), Number(value), limits).r
          : study.solve(study.VAR[name], dealOf(position), limits).r,
    },
    ...(cells && hasFcSolve
      ? [{ name: 'fc-solve', decide: (position: Position) => byFcSolve(dealOf(position), Number(value)) }]
      : []),
  ];
}

const share = (times: readonly number[], within: number): string =>
  `${((100 * times.filter((time) => time <= within).length) / times.length).toFixed(2)}`;

const shown = (time: number): string =>
  time > limit ? `> ${limit}` : time < 10 ? time.toFixed(2) : time.toFixed(0);

/** What one solver made of the deals of one variant. */
interface Run {
  readonly results: readonly Result[];
  /** In ms; null where nothing was decided. */
  readonly times: readonly (number | null)[];
}

/** Runs in the process of one solver. */
function run(name: VariantName, { decide }: Solver): Run {
  const variant = variantOf(name);
  const results: Result[] = [];
  const times: (number | null)[] = [];
  // The first deals warm it up, uncounted.
  for (let number = from - 5; number < from + deals; number++) {
    const { position } = begin({ ...variant, number: Math.max(0, number) });
    const start = performance.now();
    const result = decide(position);
    const time = performance.now() - start;
    if (number < from) continue;
    results.push(result);
    times.push(result < 0 ? null : time);
  }
  return { results, times };
}

function runApart(name: VariantName, solver: Solver): Run {
  const own = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(import.meta.url), ...own, name, `--only=${solver.name}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Run;
}

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const chosen = VARIANTS.filter((each) => words.length === 0 || words.includes(each));
if (only !== undefined) {
  const [name] = chosen;
  const solver = name && solversOf(name, variantOf(name)).find((each) => each.name === only);
  if (solver) process.stdout.write(JSON.stringify(run(name, solver)));
} else {
  console.log(
    `Deals ${from} to ${from + deals - 1} of each variant, ${limit / 1000} s each at most; times in ms.\n`,
  );
  console.log(
    '| variant | solver | won | lost | unknown | decided in 0.1 s % | 1 s % | 5 s % | median | 90 of 100 | 99 of 100 |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  let conflicts = 0;
  for (const name of chosen) {
    const solvers = solversOf(name, variantOf(name));
    const runs = solvers.map((solver) => {
      const { results, times } = runApart(name, solver);
      const sorted = times.map((time) => time ?? Infinity).sort((a, b) => a - b);
      const count = (result: Result): number => results.filter((each) => each === result).length;
      const rank = (part: number): string => shown(sorted[Math.ceil(part * sorted.length) - 1] ?? Infinity);
      console.log(
        `| ${[name, solver.name, count(1), count(0), count(-1), share(sorted, 100), share(sorted, 1000), share(sorted, 5000), rank(0.5), rank(0.9), rank(0.99)].join(' | ')} |`,
      );
      return results;
    });
    for (let at = 0; at < deals; at++) {
      const verdicts = runs.map((results) => results[at]);
      if (!verdicts.includes(1) || !verdicts.includes(0)) continue;
      conflicts++;
      const said = solvers.map((solver, place) => `${solver.name} ${verdicts[place]}`);
      console.log(`CONFLICT: ${name} ${from + at}: ${said.join(', ')}`);
    }
  }
  console.log(`\n${conflicts} verdicts contradict each other.`);
  process.exitCode = conflicts > 0 ? 1 : 0;
}
