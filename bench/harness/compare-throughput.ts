import { median, type BenchmarkResult } from './benchmark.ts';
import type { LoadSpec, LoadGenerator, Throughput } from './load-generator.ts';

const CONNECTIONS = 20;
const ROUNDS = 5;
/** Before this many requests, the JIT is still compiling hot code. Slow endpoints warm up after fewer. */
const WARM_REQUESTS = 8000;
const ROUND_SECONDS = 4;

/** One side of a comparison: its URL and the requests sent to it. */
export type Contender = Pick<LoadSpec, 'url' | 'requests'>;

interface Compared {
  what: string;
  product: Contender;
  bare: Contender;
  /** The minimum ratio of requests per second, and the maximum ratio of p99 latencies. */
  atLeast: number;
  p99AtMost?: number;
  warmRequests?: number;
}

/** Measures both sides in alternating rounds and returns the medians. The ratio is the median of the per-round ratios. */
export async function compareThroughput(
  loadMaker: LoadGenerator,
  { what, product, bare, atLeast, p99AtMost, warmRequests }: Compared,
): Promise<BenchmarkResult[]> {
  const { ours, theirs } = await measureInterleaved(loadMaker, product, bare, warmRequests);
  const ratioOf = (key: keyof Throughput) => median(ours.map((round, at) => round[key] / theirs[at]![key]));
  const medianOf = (rounds: Throughput[], key: keyof Throughput) =>
    median(rounds.map((round) => round[key])).toFixed(0);
  const throughput: BenchmarkResult = {
    what,
    measured: `${medianOf(ours, 'perSecond')} /s`,
    compared: `${medianOf(theirs, 'perSecond')} /s`,
    ratio: ratioOf('perSecond'),
    asked: { atLeast },
  };
  if (p99AtMost === undefined) return [throughput];
  const p99: BenchmarkResult = {
    what: `${what}: p99`,
    measured: `${medianOf(ours, 'p99')} ms`,
    compared: `${medianOf(theirs, 'p99')} ms`,
    ratio: ratioOf('p99'),
    asked: { atMost: p99AtMost },
  };
  return [throughput, p99];
}

/** Interleaves the rounds, so that other load on the machine affects both sides equally. The side that goes first alternates. */
export async function measureInterleaved(
  loadMaker: LoadGenerator,
  first: Contender,
  second: Contender,
  warmRequests = WARM_REQUESTS,
): Promise<{ ours: Throughput[]; theirs: Throughput[] }> {
  const load = (contender: Contender, lasts: LoadSpec['lasts'] = { seconds: ROUND_SECONDS }) =>
    loadMaker.make({ ...contender, connections: CONNECTIONS, lasts });
  await load(first, { requests: warmRequests });
  await load(second, { requests: warmRequests });
  const ours: Throughput[] = [];
  const theirs: Throughput[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) ours.push(await load(first));
    theirs.push(await load(second));
    if (round % 2 === 1) ours.push(await load(first));
  }
  return { ours, theirs };
}
