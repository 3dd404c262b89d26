import type { Benchmark } from '../harness/benchmark.ts';
import { compareDownloads } from '../harness/compare-downloads.ts';
import { compareUploadsOf } from '../harness/compare-uploads.ts';

const AT_LEAST = 0.8;

export const benchmark: Benchmark = {
  what: 'files in an object store, against bare tus with its S3 store and a bare proxy of the same store',
  async measure(world) {
    const { settings, bare } = await world.startObjectStore();
    const product = await world.startProduct(undefined, settings);
    const sides = { product, bare, atLeast: AT_LEAST };
    return [
      ...(await compareUploadsOf(sides, { what: 'one upload to a store', owners: 1, megabytes: 50 })),
      ...(await compareUploadsOf(sides, { what: 'ten uploads to a store', owners: 10, megabytes: 20 })),
      await compareDownloads(sides, 'download from a store'),
    ];
  },
};
