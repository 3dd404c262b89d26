import { readdir } from 'node:fs/promises';
import type { BenchmarkResult, Benchmark } from './frame/line.ts';
import { reportResults } from './frame/report.ts';
import { startBenchEnvironment } from './frame/world.ts';

/*
 * `npm run bench` measures every line of `bench/lines/`, `npm run bench -- NAME` the named ones. It prints a table. A run of
 * all lines also writes `bench/results/latest.md` and `latest.json`, and one with `--write` files with the names of its lines. Ends
 * with 1 if a figure is not as asked.
 */
const LINES = new URL('lines/', import.meta.url);
const all = (await readdir(LINES)).map((file) => file.replace(/\.ts$/, '')).toSorted();
const args = process.argv.slice(2);
const named = args.filter((arg) => arg !== '--write');
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}`);

const figures: (BenchmarkResult & { line: string })[] = [];
for (const name of named.length > 0 ? named : all) {
  const { line } = (await import(new URL(`${name}.ts`, LINES).href)) as { line: Benchmark };
  process.stdout.write(`${name}: ${line.what}\n`);
  const world = await startBenchEnvironment();
  try {
    figures.push(...(await line.measure(world)).map((figure) => ({ line: name, ...figure })));
  } finally {
    await world.stop();
  }
}
const file = named.length === 0 ? 'latest' : args.includes('--write') ? named.join('-') : null;
if (!(await reportResults(figures, file))) process.exitCode = 1;
