import { expect, test } from 'vitest';
import {
  describeEarlierChanges,
  describeReportUnaffectedByUndo,
  describeRestored,
  formatConfigChangeRows,
  describeUndoSteps,
} from './undo-messages.ts';

const CHANGE = {
  changedAt: '2031-06-01T12:00:00Z',
  expiresAt: '2031-06-04T12:00:00Z',
  added: ['eve@example.org', 'eva@example.org'],
  removed: [],
  requiredConfirmations: null,
  refuteTimeHours: { before: 24, after: 1 },
  askReportersOnLapse: { before: true, after: false },
  secondEmail: null,
  phoneNumber: null,
  awayUntil: { before: null, after: '2026-12-24T22:00:00.000Z' },
  silenceMonths: { before: 12, after: 0 },
  coolDownDays: { before: 0, after: 7 },
  incapacitation: null,
  laterChanges: 0,
  earlierChanges: 0,
  report: null,
};

test('a change is shown by what differs, with the end of the link', () => {
  const rows = formatConfigChangeRows(CHANGE);
  expect(rows.slice(0, 4)).toEqual([
    { term: 'New reporters', value: 'eve@example.org, eva@example.org' },
    { term: 'Hours to refute', value: '1, previously 24' },
    { term: 'Days without a new report after you refute one', value: '7, previously 0' },
    { term: 'Ask reporters if your payments stop', value: 'No, previously yes' },
  ]);
  expect(rows[4]!.value).toMatch(/^December 2.*, previously not away$/);
  expect(rows[5]).toEqual({
    term: 'Ask reporters if you don’t sign in',
    value: 'never, previously after 12 months',
  });
  expect(rows).toHaveLength(7);
  expect(rows[6]!.term).toBe('This link works until');
});

test.each([
  [0, null],
  [1, 'one more time'],
  [2, '2 more times'],
])('of %i later changes the owner reads: %s', (laterChanges, words) => {
  const steps = describeUndoSteps({ laterChanges }).join(' ');
  if (words) expect(steps).toContain(words);
  else expect(steps).not.toContain('since then');
  expect(steps).toContain('will be signed out');
});

test('of earlier changes and of a report the owner reads what to do', () => {
  expect(describeEarlierChanges(1)).toContain('one earlier change.');
  expect(describeEarlierChanges(3)).toContain('undo 3 earlier changes.');
  expect(describeReportUnaffectedByUndo('pending')).toContain('refute it');
  expect(describeReportUnaffectedByUndo('released')).toContain('lock everything again');
});

test('an undo says what it has restored, and nothing of a second way that stays while a report is pending', () => {
  const none = { ...CHANGE, added: [], askReportersOnLapse: null, awayUntil: null, silenceMonths: null };
  const change = { ...none, coolDownDays: null, phoneNumber: { before: null, after: '+27825550101' } };
  expect(describeRestored(change)).toBe(
    'We’ve restored your time to refute and your phone number for warnings.',
  );
  expect(describeRestored({ ...change, report: 'pending' })).toBe('We’ve restored your time to refute.');
  expect(describeRestored({ ...change, laterChanges: 1 })).toBeNull();
  expect(describeReportUnaffectedByUndo('pending')).toContain('the undo doesn’t change those');
});
