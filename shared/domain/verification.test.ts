import { expect, it } from 'vitest';
import { getVerificationState } from './verification.ts';

it.each([
  [null, '2026-07-31T12:00:00Z', 'never'],
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00Z', 'verified'],
  ['2026-01-31T12:00:00Z', '2026-07-31T12:00:00.000Z', 'verified'],
  ['2026-01-31T12:00:00Z', '2026-07-31T12:00:00.001Z', 'stale'],
  // Six months after the end of August is the last day of February, which is shorter.
  ['2026-08-31T12:00:00Z', '2027-02-28T12:00:00Z', 'verified'],
  ['2026-08-31T12:00:00Z', '2027-03-01T00:00:00Z', 'stale'],
])('an address proved at %s is at %s: %s', (verifiedAt, now, state) => {
  expect(getVerificationState(verifiedAt === null ? null : new Date(verifiedAt), new Date(now))).toBe(state);
});
