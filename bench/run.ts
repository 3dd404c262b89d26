import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { selectMedians, type BenchmarkResult, type Benchmark } from './harness/benchmark.ts';
import { reportResults } from './harness/report-results.ts';
import { startBenchEnvironment } from './harness/environment.ts';

/*
 * `npm run bench` runs every benchmark in `bench/benchmarks/`; `npm run bench -- NAME` runs the named ones. Prints a table. A
 * full run also writes `bench/results/latest.md` and `latest.json`; with `--write`, a partial run writes files named after its
 * benchmarks. With `--runs=3`, each figure is that of the run with the median ratio. Exits with 1 if a target is missed.
 */
const BENCHMARKS = new URL('benchmarks/', import.meta.url);
const all = (await readdir(BENCHMARKS)).map((file) => file.replace(/\.ts$/, '')).toSorted();
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, runs: { type: 'string', default: '1' } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('The number of runs has to be 1 or more.');
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}`);

type Figure = BenchmarkResult & { line: string };

async function measureAll(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of named.length > 0 ? named : all) {
    const { benchmark } = (await import(new URL(`${name}.ts`, BENCHMARKS).href)) as { benchmark: Benchmark };
    process.stdout.write(`${name}: ${benchmark.what}\n`);
    const world = await startBenchEnvironment();
    try {
      figures.push(...(await benchmark.measure(world)).map((figure) => ({ line: name, ...figure })));
    } finally {
      await world.stop();
    }
  }
  return figures;
}

const measured: Figure[][] = [];
for (let run = 0; run < runs; run += 1) measured.push(await measureAll());
const figures = selectMedians(measured);
const file = named.length === 0 ? 'latest' : options.write ? named.join('-') : null;
if (!(await reportResults(figures, file, runs))) process.exitCode = 1;
