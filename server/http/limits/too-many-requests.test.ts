import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { tooManyRequestsError } from './too-many-requests.ts';

it.each([
  [-1, 1, '1 second'],
  [1, 1, '1 second'],
  [1001, 2, '2 seconds'],
  [2 * MINUTE_MS, 120, '120 seconds'],
  [2 * MINUTE_MS + 1, 180, '3 minutes'],
  [2 * HOUR_MS, 7200, '120 minutes'],
  [2 * HOUR_MS + 1, 10_800, '3 hours'],
  [24 * HOUR_MS, 86_400, '24 hours'],
])('a wait of %i ms tells programs %i seconds, and people the same', (waitMs, seconds, words) => {
  const { retryAfterSeconds, message } = tooManyRequestsError(waitMs);
  expect(retryAfterSeconds).toBe(seconds);
  expect(message).toContain(`Please wait ${words} and`);
});
