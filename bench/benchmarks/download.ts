import type { Benchmark } from '../harness/benchmark.ts';
import { compareDownloads } from '../harness/compare-downloads.ts';

export const benchmark: Benchmark = {
  what: 'a download of 50 MB by its owner, against sendFile',
  async measure(world) {
    const product = await world.startProduct();
    const bare = await world.startBare(product);
    return [await compareDownloads({ product, bare, atLeast: 0.6 }, 'download of 50 MB')];
  },
};
