import type { BenchEnvironment } from './environment.ts';

/** One line of `npm run bench`. Each file of `bench/lines/` exports one as `line`; its file name is its name. */
export interface Benchmark {
  /** What is measured, in a few words. */
  what: string;
  measure(world: BenchEnvironment): Promise<BenchmarkResult[]>;
}

/** One row of the table. */
export interface BenchmarkResult {
  what: string;
  /** The product's own figure, and the one it is compared with, both with their unit. */
  measured: string;
  compared: string;
  ratio: number;
  /** The floor, or the ceiling, of the ratio. */
  asked: { atLeast: number } | { atMost: number };
}

/** Whether a figure is as asked. */
export function isTargetMet({ ratio, asked }: BenchmarkResult): boolean {
  return 'atLeast' in asked ? ratio >= asked.atLeast : ratio <= asked.atMost;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
