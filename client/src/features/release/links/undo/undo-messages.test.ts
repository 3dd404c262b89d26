import { expect, test } from 'vitest';
import {
  describeEarlierChanges,
  describeReportUnaffectedByUndo,
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
  laterChanges: 0,
  earlierChanges: 0,
  report: null,
};

test('a change is shown by what differs, with the end of the link', () => {
  const rows = formatConfigChangeRows(CHANGE);
  expect(rows.slice(0, 3)).toEqual([
    { term: 'New reporters', value: 'eve@example.org, eva@example.org' },
    { term: 'Hours to refute', value: '1, previously 24' },
    { term: 'Ask reporters if your payments stop', value: 'No, previously yes' },
  ]);
  expect(rows).toHaveLength(4);
  expect(rows[3]!.term).toBe('This link works until');
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
