import { expect, test } from 'vitest';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { createProgressWatch } from './progress-watch.ts';

/** Ticks every second from `from` on. Returns the first stall and the second at which it occurred. */
function firstSeen(watch: ReturnType<typeof createProgressWatch>, from: number, seconds: number) {
  for (let after = 1; after <= seconds; after += 1) {
    const seen = watch.look(from + after * SECOND_MS);
    if (seen) return [seen, after];
  }
  return null;
}

test('an almost complete file may stand still for 30 seconds', () => {
  const watch = createProgressWatch(1000, 0);
  watch.sent(950, 0);
  expect(firstSeen(watch, 0, 60)).toEqual(['processing', 30]);
});

test('the same number of bytes is no progress', () => {
  const watch = createProgressWatch(1000, 0);
  watch.sent(1000, 0);
  watch.look(20 * SECOND_MS);
  watch.sent(1000, 20 * SECOND_MS);
  expect(firstSeen(watch, 20 * SECOND_MS, 60)).toEqual(['processing', 10]);
});

test('tries without further progress time out after five minutes in total', () => {
  const watch = createProgressWatch(1000, 0);
  watch.sent(400, 0);
  for (let minute = 0; minute < 5; minute += 1) {
    for (let second = 0; second < 60; second += 20) {
      const now = minute * 60 * SECOND_MS + second * SECOND_MS;
      watch.begin(now);
      expect(watch.sent(400, now)).toBe(false);
      expect(watch.look(now + 19 * SECOND_MS)).toBe(null);
    }
  }
  watch.begin(300 * SECOND_MS);
  expect(watch.look(301 * SECOND_MS)).toBe('timeout');
  watch.forgive(301 * SECOND_MS);
  expect(watch.look(302 * SECOND_MS)).toBe(null);
});

test('a computer that slept for an hour gets another try instead of a time-out', () => {
  const watch = createProgressWatch(1000, 0);
  watch.sent(980, 0);
  watch.look(SECOND_MS);
  expect(watch.look(3600 * SECOND_MS)).toBe('silence');
  watch.begin(3600 * SECOND_MS);
  expect(firstSeen(watch, 3600 * SECOND_MS, 29)).toBe(null);
});

test('an empty file gets the same time as any other', () => {
  expect(firstSeen(createProgressWatch(0, 0), 0, 60)).toEqual(['silence', 30]);
});
