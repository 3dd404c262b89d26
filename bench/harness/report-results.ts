import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { isTargetMet, type BenchmarkResult } from './benchmark.ts';

const RESULTS = new URL('../results/', import.meta.url);

/**
 * Prints the figures.
 * @param file where to write them as well, without extension.
 * @param runs how often everything was measured.
 * @returns whether all targets are met.
 */
export async function reportResults(
  figures: (BenchmarkResult & { line: string })[],
  file: string | null,
  runs = 1,
): Promise<boolean> {
  const table = [
    '| line | what | measured | compared with | ratio | asked | |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(
      (figure) =>
        `| ${figure.line} | ${figure.what} | ${figure.measured} | ${figure.compared} | ${figure.ratio.toFixed(2)} | ${askedOf(figure)} | ${isTargetMet(figure) ? 'met' : '**missed**'} |`,
    ),
  ].join('\n');
  process.stdout.write(`\n${table}\n`);
  if (file !== null) {
    const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}${runs > 1 ? `, medians of ${runs} runs` : ''}`;
    const at = new Date().toISOString();
    await mkdir(RESULTS, { recursive: true });
    await writeFile(new URL(`${file}.md`, RESULTS), `# npm run bench\n\n${at}, ${machine}\n\n${table}\n`);
    await writeFile(
      new URL(`${file}.json`, RESULTS),
      `${JSON.stringify({ at, machine, figures }, null, 2)}\n`,
    );
  }
  return figures.every(isTargetMet);
}

function askedOf({ asked }: BenchmarkResult): string {
  return 'atLeast' in asked ? `≥ ${asked.atLeast}` : `≤ ${asked.atMost}`;
}
