import type { BenchEnvironment } from './environment.ts';

/** One benchmark of `npm run bench`. Each file in `bench/benchmarks/` exports one as `benchmark`, named after the file. */
export interface Benchmark {
  /** A short description of what is measured. */
  what: string;
  measure(world: BenchEnvironment): Promise<BenchmarkResult[]>;
}

/** One row of the table. */
export interface BenchmarkResult {
  what: string;
  /** The product's figure and the baseline's, with units. */
  measured: string;
  compared: string;
  ratio: number;
  /** The required minimum or maximum ratio. */
  asked: { atLeast: number } | { atMost: number };
}

/** Whether a figure meets its target. */
export function isTargetMet({ ratio, asked }: BenchmarkResult): boolean {
  return 'atLeast' in asked ? ratio >= asked.atLeast : ratio <= asked.atMost;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The figures of repeated runs: each is that of the run with the median ratio. @param runs with the same figures in the same order. */
export function selectMedians<Figure extends BenchmarkResult>(runs: readonly Figure[][]): Figure[] {
  return runs[0]!.map((_, at) => {
    const figures = runs.map((run) => run[at]!).toSorted((one, other) => one.ratio - other.ratio);
    return figures[Math.floor(figures.length / 2)]!;
  });
}
