import { compareUploads } from '../harness/compare-uploads.ts';
import type { Benchmark } from '../harness/benchmark.ts';

export const benchmark: Benchmark = {
  what: 'ten uploads of 20 MB at once by tus, against bare tus to disk',
  measure: (world) => compareUploads(world, { what: 'ten uploads of 20 MB', owners: 10, megabytes: 20 }),
};
