import { expect, test } from 'vitest';
import {
  describeConfirmationProgress,
  listDeniers,
  describeReportEvent,
  formatHours,
  findLastEventTime,
  getReportStatusLabel,
} from './report-messages.ts';

test.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [47, '47 hours'],
  [48, '48 hours (2 days)'],
  [72, '72 hours (3 days)'],
  [73, '73 hours'],
  [168, '168 hours (7 days)'],
])('a wait of %d hours reads as %j', (hours, words) => expect(formatHours(hours)).toBe(words));

test.each([
  [0, 1, 'No confirmation yet; one is needed.'],
  [0, 2, 'No confirmation yet; 2 are needed.'],
  [1, 2, '1 confirmation so far; 2 are needed.'],
  [1, 1, '1 confirmation: that’s enough.'],
  [3, 2, '3 confirmations: that’s enough.'],
])('%d confirmations of %d read as %j', (confirmations, required, words) =>
  expect(describeConfirmationProgress(confirmations, required)).toBe(words),
);

test.each([
  ['submitted', 'ana@example.org', 'ana@example.org reported that you have died.'],
  ['confirmed', 'ben@example.org', 'ben@example.org confirmed the report.'],
  ['refuted', null, 'You refuted the report. Nothing was opened.'],
  ['revoked', null, 'You locked everything again.'],
] as const)('the event %s reads as a sentence', (kind, email, sentence) => {
  expect(describeReportEvent({ kind, email }, 'death')).toBe(sentence);
});

test('the moment of an event is its last occurrence', () => {
  const events = [
    { kind: 'warned' as const, at: '2026-01-01T00:00:00Z', email: null },
    { kind: 'warned' as const, at: '2026-01-02T00:00:00Z', email: null },
  ];
  expect(findLastEventTime({ events }, 'warned')).toBe('2026-01-02T00:00:00Z');
  expect(findLastEventTime({ events }, 'released')).toBeNull();
});

test('a refuted report names who ended it', () => {
  const ended = (email: string | null) => ({
    status: 'refuted' as const,
    events: [{ kind: 'refuted' as const, at: '2026-11-20T12:00:00.000Z', email }],
  });
  expect(getReportStatusLabel(ended(null))).toBe('Refuted');
  expect(getReportStatusLabel(ended('rosa@example.org'))).toBe('Withdrawn');
  expect(describeReportEvent(ended('rosa@example.org').events[0]!, 'death')).toContain(
    'rosa@example.org withdrew',
  );
});

test('who says that a report is not true, and has not confirmed it since, is named', () => {
  const said = (kind: 'denied' | 'confirmed' | 'warned', email: string | null) => ({ kind, email, at: '' });
  const events = [
    said('denied', 'ana@example.org'),
    said('warned', null),
    said('denied', 'ben@example.org'),
    said('confirmed', 'ana@example.org'),
  ];
  expect(listDeniers({ events })).toEqual(['ben@example.org']);
  expect(listDeniers({ events: [] })).toEqual([]);
});
