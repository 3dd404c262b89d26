import { expect, test } from 'vitest';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { messages } from '#shared/messages/owner-leavebits-confirm/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { getReportReadiness, describeReporterShortage } from './report-readiness.ts';

const t = messagesFrom<'owner-leavebits-confirm'>(messages);

type Known = Pick<ReporterStatus[number], 'answer' | 'mail'>;
const fine: Known = { answer: null, mail: null };
const declined: Known = { answer: 'decline', mail: null };
const lost: Known = { answer: 'accept', mail: { state: 'failed', at: '2030-01-01T00:00:00Z', reason: null } };

const power = (requiredConfirmations: number, ...known: Known[]) =>
  getReportReadiness(
    { requiredConfirmations, refuteTimeHours: 24 },
    known.map((one, index) => ({
      email: `reporter-${index}@example.org`,
      openedAt: null,
      answeredAt: null,
      wantsOtherAddress: false,
      suspendedAt: null,
      ...one,
    })),
  );

test('without reporters nobody can report', () => {
  expect(power(2)).toEqual({ hasReporters: false, able: 0, needed: 3, isEnough: false });
});

test('one reports, and the others confirm', () => {
  expect(power(2, fine, fine, fine)).toMatchObject({ able: 3, needed: 3, isEnough: true });
});

test('who declined or is not reached does not count', () => {
  expect(power(2, fine, fine, declined)).toMatchObject({ hasReporters: true, able: 2, isEnough: false });
  expect(power(1, fine, fine, declined, lost)).toMatchObject({ able: 2, isEnough: true });
});

const FEWER = ', or ask for fewer confirmations';
test.each([
  [2, [fine, fine, declined], `A report needs 3 reporters, and 2 can act. Choose another reporter${FEWER}.`],
  [2, [fine, lost, declined], 'A report needs 3 reporters, and only 1 can act. Choose another reporter.'],
  [1, [fine, lost], 'A report needs 2 reporters, and only 1 can act. Choose another reporter.'],
  [1, [declined, declined], 'A report needs 2 reporters, and nobody can act. Choose another reporter.'],
])('with %d confirmations and %j the words say what helps', (required, known, words) => {
  expect(describeReporterShortage(power(required, ...known), t)).toBe(words);
});
