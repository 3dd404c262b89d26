import { availableParallelism } from 'node:os';
import { measureInterleaved } from '../harness/compare-throughput.ts';
import { median, type Benchmark } from '../harness/benchmark.ts';
import { seedLeavebits, seedOwners } from '../harness/seed.ts';

export const benchmark: Benchmark = {
  what: 'the owner’s list from two processes behind a proxy, against one process behind the same proxy',
  async measure(world) {
    const product = await world.startProduct();
    const second = await world.startProduct(product);
    const owners = await seedOwners(product, 20);
    for (const { id } of owners) await seedLeavebits(product, id, 20, ['heir@example.org']);
    const requests = owners.map(({ headers }) => ({
      method: 'GET' as const,
      path: '/api/trigger-bytes',
      headers,
    }));
    const both = await world.startProxy([product, second]);
    const one = await world.startProxy([product]);
    const { ours, theirs } = await measureInterleaved(
      world.loadMaker,
      { url: both, requests },
      { url: one, requests },
    );
    const rate = (rounds: typeof ours) => `${median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)} /s`;
    return [
      {
        what: `reads of two processes, on ${availableParallelism()} cores`,
        measured: rate(ours),
        compared: rate(theirs),
        ratio: median(ours.map(({ perSecond }, at) => perSecond / theirs[at]!.perSecond)),
        asked: { atLeast: 1.7 },
      },
    ];
  },
};
