import { expect, test } from 'vitest';
import {
  isReporterCountValid,
  isReporterAvailable,
  canReportBeConfirmed,
  countPeopleForReport,
  getReporterAvailability,
} from './reporters.ts';

test.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [true, true, false],
])('the owner can count on one who declined: %s, who is not reached: %s: %s', (declined, lost, can) => {
  const facts = { hasDeclined: declined, isUnreachable: lost };
  expect(isReporterAvailable({ ...facts, isSuspended: false })).toBe(can);
  expect(isReporterAvailable({ ...facts, isSuspended: true })).toBe(false);
});

test.each([
  [null, null, true],
  ['accept', { state: 'accepted' }, true],
  [null, { state: 'queued' }, true],
  ['decline', { state: 'accepted' }, false],
  ['accept', { state: 'failed' }, false],
] as const)('who answered %j, and whose mail is %j, can act: %s', (answer, mail, can) => {
  expect(isReporterAvailable(getReporterAvailability({ answer, mail, suspendedAt: null }))).toBe(can);
});

test.each([
  [0, 2, true, false],
  [2, 1, true, true],
  [2, 2, false, false],
  [3, 2, true, true],
  [5, 4, true, true],
  [5, 5, false, false],
])('%d reporters and %d confirmations can be saved: %s, can act: %s', (reporters, required, saved, act) => {
  expect(isReporterCountValid(reporters, required)).toBe(saved);
  expect(canReportBeConfirmed(reporters, required)).toBe(act);
});

test('a report takes the one who reports and those who confirm', () => {
  expect(countPeopleForReport(2)).toBe(3);
});
