import { compareUploads } from '../harness/compare-uploads.ts';
import type { Benchmark } from '../harness/benchmark.ts';

export const benchmark: Benchmark = {
  what: 'one upload of 50 MB by tus, against bare tus to disk',
  measure: (world) => compareUploads(world, { what: 'upload of 50 MB', owners: 1, megabytes: 50 }),
};
