import { expect, test } from 'vitest';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { messages } from '#shared/messages/owner-reports/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeReportEnd, describePaymentAfterRevoke, describeReporterStatus } from './ended-messages.ts';
import { addNamesToReport } from './named-report.ts';
import { findShownReport } from './shown-report.ts';

const t = messagesFrom<'owner-reports'>(messages);
const NOW = new Date('2026-11-20T12:00:00Z');
const AT = '2026-11-19T12:00:00.000Z';

function report(id: number, status: OwnerReport['status'], at = AT): OwnerReport {
  const end = status === 'pending' ? [] : [{ kind: status, at, email: null }];
  return {
    id,
    status,
    reportType: 'death',
    reporterEmail: 'ana@example.org',
    isStillReporter: true,
    reportedAt: '2026-11-01T12:00:00.000Z',
    expiresAt: '2026-11-02T12:00:00.000Z',
    requiredConfirmations: 2,
    possibleConfirmations: 2,
    confirmations: 0,
    refuteTimeHours: 24,
    awayUntil: null,
    warnings: [],
    events: end,
  };
}

const shown = (reports: OwnerReport[], dismissed: number[] = []) =>
  findShownReport(reports, new Set(dismissed), NOW);

test('without reports nothing is shown', () => expect(shown([])).toBeNull());

test('a pending report is shown, whatever the owner has dismissed', () => {
  expect(shown([report(2, 'pending'), report(1, 'refuted')], [1, 2])).toMatchObject({ kind: 'pending' });
});

test('a released report comes first', () => {
  expect(shown([report(2, 'refuted'), report(1, 'released')], [1])).toMatchObject({ kind: 'released' });
});

test.each(['refuted', 'expired', 'revoked'] as const)(
  'a report that was %s is shown until the owner dismisses it',
  (status) => {
    expect(shown([report(1, status)])).toMatchObject({ kind: 'over', report: { id: 1 } });
    expect(shown([report(1, status)], [1])).toBeNull();
    expect(describeReportEnd(report(1, status), t).text).toContain('ana@example.org reported');
  },
);

test('only the latest ended report is shown, for 30 days', () => {
  expect(shown([report(2, 'refuted'), report(1, 'expired')], [2])).toBeNull();
  expect(shown([report(1, 'refuted', '2026-10-20T12:00:00.000Z')])).toBeNull();
});

test('the words say that removing a reporter needs an active subscription', () => {
  const refuted = report(1, 'refuted');
  expect(describeReporterStatus(refuted, true, t)).toContain('remove them');
  expect(describeReporterStatus(refuted, false, t)).toContain('you need an active subscription');
  expect(describeReporterStatus({ ...refuted, isStillReporter: false }, false, t)).toBe(
    'They’re no longer one of your reporters.',
  );
});

test('a reporter of an incapacity that has passed is not doubted', () => {
  const revoked = { ...report(1, 'revoked'), reportType: 'incapacitation' as const };
  expect(describeReporterStatus(revoked, true, t)).toBe('They’re still one of your reporters.');
  expect(describeReporterStatus({ ...revoked, reportType: 'death' }, true, t)).toContain('remove them');
});

test('after a revoked release an ended payment is told with its date, and nothing else is', () => {
  const nextPaymentDate = '2026-12-20T11:40:00.000Z';
  const say = (status: OwnerReport['status'], payment: 'Cancelled' | 'Trial', isBlocked = false) =>
    describePaymentAfterRevoke(
      report(1, status),
      { status: payment, isBlocked, nextPaymentDate },
      t,
      'Africa/Johannesburg',
    );
  expect(say('revoked', 'Cancelled')).toContain('paid until December 20, 2026 at 01:40\u00a0PM\u00a0GMT+2');
  expect(say('revoked', 'Cancelled')).toContain('set up the payment again');
  expect(say('revoked', 'Cancelled', true)).toContain('Nobody can read your LeaveBits for now');
  expect(say('revoked', 'Trial')).toBeNull();
  expect(say('refuted', 'Cancelled')).toBeNull();
  expect(describePaymentAfterRevoke(report(1, 'revoked'), undefined, t)).toBeNull();
});

test('a report names its people as the owner calls them, with their addresses', () => {
  const taken = report(1, 'refuted');
  taken.events = [{ kind: 'refuted', at: AT, email: 'ana@example.org' }];
  const named = addNamesToReport(taken, (email) => (email === 'ana@example.org' ? 'Ana' : null));
  expect(describeReportEnd(named, t).title).toBe('A report about you was withdrawn');
  expect(describeReportEnd(named, t).text).toContain('Ana (ana@example.org) reported');
});
