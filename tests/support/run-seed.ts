import { inject } from 'vitest';

/** This run's seed, printed in its first lines. TEST_SEED repeats a run. */
export const RUN_SEED = inject('seed');

/** Pseudo-random integers that `TEST_SEED` repeats (mulberry32). @param name distinguishes the users of one run. */
export function createRandomIntegers(name: string): (min: number, max: number) => number {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    RUN_SEED,
  );
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) % (max - min));
  };
}
