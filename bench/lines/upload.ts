import { compareUploads } from '../frame/compare-uploads.ts';
import type { Benchmark } from '../frame/line.ts';

export const benchmark: Benchmark = {
  what: 'one upload of 50 MB by tus, against bare tus to disk',
  measure: (world) => compareUploads(world, { what: 'upload of 50 MB', owners: 1, megabytes: 50 }),
};
