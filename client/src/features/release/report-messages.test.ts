import { expect, test } from 'vitest';
import { messages as hoursMessages } from '#shared/messages/owner-hours/en.ts';
import { messages as historyMessages } from '#shared/messages/owner-report-history/en.ts';
import { messages } from '#shared/messages/owner-reports/en.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeConfirmationProgress,
  describeDenialEffect,
  isChangeOfMind,
  listConfirmers,
  listDenials,
  describeReportEvent,
  formatHours,
  findLastEventTime,
  getReportStatusLabel,
} from './report-messages.ts';
import { describeConfirmersOfRefutedReport } from './reports/ended-messages.ts';

const t = messagesFrom<'owner-reports'>(messages);
const history = messagesFrom<'owner-report-history'>(historyMessages);
const ofHours = messagesFrom<'owner-hours'>(hoursMessages);

test.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [47, '47 hours'],
  [48, '48 hours (2 days)'],
  [72, '72 hours (3 days)'],
  [73, '73 hours'],
  [168, '168 hours (7 days)'],
])('a wait of %d hours reads as %j', (hours, words) => expect(formatHours(hours, ofHours)).toBe(words));

test.each([
  [0, 1, 'No confirmation yet; one is needed.'],
  [0, 2, 'No confirmation yet; 2 are needed.'],
  [1, 2, '1 confirmation so far; 2 are needed.'],
  [1, 1, '1 confirmation: that’s enough.'],
  [3, 2, '3 confirmations: that’s enough.'],
])('%d confirmations of %d read as %j', (confirmations, required, words) =>
  expect(describeConfirmationProgress(confirmations, required, t)).toBe(words),
);

test.each([
  ['submitted', 'ana@example.org', 'ana@example.org reported that you have died.'],
  ['confirmed', 'ben@example.org', 'ben@example.org confirmed the report.'],
  ['refuted', null, 'You refuted the report. Nothing was opened.'],
  ['revoked', null, 'You locked everything again.'],
] as const)('the event %s reads as a sentence', (kind, email, sentence) => {
  expect(describeReportEvent({ kind, email }, 'death', false, history)).toBe(sentence);
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
  expect(getReportStatusLabel(ended(null), history)).toBe('refuted');
  expect(getReportStatusLabel(ended('rosa@example.org'), history)).toBe('withdrawn');
  expect(describeReportEvent(ended('rosa@example.org').events[0]!, 'death', false, history)).toContain(
    'rosa@example.org withdrew',
  );
});

const [ANA, BEN] = ['ana@example.org', 'ben@example.org'];
type Said = Parameters<typeof listDenials>[0]['events'][number];
const said = (kind: Said['kind'], email: string | null, at = '2031-01-01T10:00:00Z'): Said => ({
  kind,
  email,
  at,
});

test('who said that a report is not true stays named, also after confirming it', () => {
  const deniedAt = '2031-01-01T10:00:00Z';
  const withdrawnAt = '2031-01-02T10:00:00Z';
  const reason = 'I had lunch with her.';
  const events = [
    { ...said('denied', ANA), reason },
    said('warned', null),
    said('denied', BEN),
    said('confirmed', ANA, withdrawnAt),
  ];
  expect(listDenials({ events })).toEqual([
    { email: ANA, reason, deniedAt, withdrawnAt },
    { email: BEN, reason: null, deniedAt, withdrawnAt: null },
  ]);
  expect(events.map((event, index) => isChangeOfMind(event, events.slice(0, index)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  // A denial after a confirmation withdraws that.
  const changed = [said('confirmed', ANA), { ...said('denied', ANA), reason }];
  expect(listDenials({ events: changed })).toEqual([{ email: ANA, reason, deniedAt, withdrawnAt: null }]);
  expect(changed.some((event, index) => isChangeOfMind(event, changed.slice(0, index)))).toBe(false);
  expect(listDenials({ events: [] })).toEqual([]);
});

test('who confirmed a refuted report is named, unless it no longer counted', () => {
  const events = [
    said('confirmed', ANA),
    said('confirmed', BEN),
    said('denied', 'cleo@example.org'),
    said('confirmed', 'cleo@example.org'),
    said('confirmation-withdrawn', BEN),
    said('refuted', null),
  ];
  expect(listConfirmers({ events })).toEqual([ANA, 'cleo@example.org']);
  expect(listConfirmers({ events: [said('confirmed', ANA), said('denied', ANA)] })).toEqual([]);
  const report = { status: 'refuted', events } as Parameters<typeof describeConfirmersOfRefutedReport>[0];
  expect(describeConfirmersOfRefutedReport(report, t)).toBe(
    'ana@example.org and cleo@example.org had confirmed it, and their links weren’t suspended. If you no longer trust one of them, remove them from your reporters.',
  );
  expect(describeConfirmersOfRefutedReport({ ...report, events: [] }, t)).toBeNull();
  expect(describeConfirmersOfRefutedReport({ ...report, status: 'expired' }, t)).toBeNull();
});

test.each([
  [3, 3, 'That makes 3 confirmations necessary.'],
  [
    2,
    1,
    `That makes 2 confirmations necessary. Too few of your reporters are left for that. Unless someone who said that it isn’t true changes their answer, the report expires on ${formatMoment('2031-01-31T10:00:00Z')}, and nothing opens.`,
  ],
])(
  '%i necessary confirmations, of which %i are possible: %s',
  (requiredConfirmations, possibleConfirmations, words) => {
    const expiresAt = '2031-01-01T10:00:00Z';
    expect(describeDenialEffect({ requiredConfirmations, possibleConfirmations, expiresAt }, t)).toBe(words);
  },
);
