import { expect, test } from 'vitest';
import type { ReleaseType } from '#shared/domain/release.ts';
import { countLeavebitsAwaitingReport, getOwnerFirstSteps, canOpenByReport } from './plan-readiness.ts';

const OWNER = 'olga@example.org';
const leavebit = (rules: Record<string, ReleaseType>) => ({
  sharingEmails: Object.keys(rules),
  sharingConfig: Object.fromEntries(
    Object.entries(rules).map(([email, releaseType]) => [email, { releaseType }]),
  ),
});

test('a LeaveBit counts once when somebody else receives it only after a report', () => {
  const list = [
    leavebit({ 'ana@example.org': 'death_incapacitation', 'ben@example.org': 'death_incapacitation' }),
    leavebit({ 'ana@example.org': 'always', 'ben@example.org': 'scheduled' }),
    leavebit({ [OWNER]: 'death_incapacitation' }),
    leavebit({ 'ana@example.org': 'always', 'ben@example.org': 'death_incapacitation' }),
  ];
  expect(countLeavebitsAwaitingReport(list, OWNER)).toBe(2);
});

test('a LeaveBit does not count when whoever waits for it has left it', () => {
  const waiting = leavebit({ 'ana@example.org': 'death_incapacitation' });
  const leftBy = { 'ana@example.org': '2029-01-01T00:00:00.000Z' };
  expect(countLeavebitsAwaitingReport([{ ...waiting, leftBy }], OWNER)).toBe(0);
});

test.each([
  ['not known', undefined, true],
  ['none', [], false],
  ['refuted and expired', ['refuted', 'expired'] as const, false],
  ['pending, after a refuted one', ['pending', 'refuted'] as const, true],
  ['released', ['released'] as const, true],
])('when the reports are %s, what waits for one may open: %s', (_what, statuses, mayOpen) => {
  expect(canOpenByReport(statuses?.map((status) => ({ status })))).toBe(mayOpen);
});

test.each([
  [[], false, [false, false, false]],
  [[leavebit({ [OWNER]: 'always' })], false, [true, false, false]],
  [[leavebit({ 'ana@example.org': 'always' })], false, [true, true, false]],
  [[leavebit({ 'ana@example.org': 'always' })], true, [true, true, true]],
  [[], true, [false, false, true]],
])('the steps of an owner with %j and reporters: %s', (leavebits, hasReporters, done) => {
  expect(getOwnerFirstSteps(leavebits, OWNER, hasReporters).map(({ isDone }) => isDone)).toEqual(done);
});
