import { soundClock, type Clock } from '../../server/adapters/clock.ts';

/** Runs with the machine's clock, ahead of it by what the test has advanced it. */
export interface TestClock extends Clock {
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    ...soundClock(() => new Date(Date.now() + aheadMs)),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      aheadMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
