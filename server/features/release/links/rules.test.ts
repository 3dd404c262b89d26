import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { hoursAfterReportStart } from '#tests/support/release/report-facts.ts';
import {
  decideConfirmationResend,
  canRevokeRelease,
  decideConfirmation,
  decideDenial,
  getReporterInvolvement,
  isDenying,
  isSuspensionInForce,
  getCoolDown,
  canRefuteReport,
  canSubmitReport,
  getReportEnding,
  getReportingPause,
} from './rules.ts';

/** The status, then the outcome of a confirmation, a new report, a refutation and a revocation. */
it.each([
  ['pending', 'count', false, true, false],
  ['released', 'ended', false, false, true],
  ['refuted', 'ended', true, false, false],
  ['expired', 'ended', true, false, false],
  ['revoked', 'ended', true, false, false],
] as const)(
  'a %s report can be confirmed, submitted again, refuted or revoked, or not',
  (status, confirmation, submittable, refutable, revocable) => {
    expect(decideConfirmation(status, false)).toEqual({ kind: confirmation });
    expect(decideConfirmation(status, true)).toEqual({ kind: 'already' });
    expect(canSubmitReport(status)).toBe(submittable);
    expect(canRefuteReport(status)).toBe(refutable);
    expect(canRevokeRelease(status)).toBe(revocable);
  },
);

it.each([
  ['pending', null, null],
  ['released', null, 'released'],
  ['refuted', 'link', 'refuted'],
  ['refuted', 'home', 'refuted'],
  ['refuted', 'reporter', 'withdrawn'],
  ['expired', null, 'expired'],
  ['revoked', null, 'revoked'],
] as const)('a %s report, refuted by %s, has ended as %s', (status, refutedBy, ending) => {
  expect(getReportEnding({ status, refutedBy })).toBe(ending);
});

const SAM = 'sam@example.org';
const unanswered = { confirmedAt: null, deniedAt: null, denialWithdrawnAt: null };
const confirmed = { ...unanswered, confirmedAt: hoursAfterReportStart(1) };
const denied = { ...unanswered, deniedAt: hoursAfterReportStart(1) };
const reconsidered = {
  ...denied,
  confirmedAt: hoursAfterReportStart(2),
  denialWithdrawnAt: hoursAfterReportStart(2),
};

it.each([
  ['who made it', 'rosa@example.org', null, 'made'],
  ['who became a reporter later', 'uma@example.org', null, 'uninvolved'],
  ['who has not answered', SAM, unanswered, 'asked'],
  ['who said that it is not true', SAM, denied, 'denied'],
  ['who confirmed', SAM, confirmed, 'confirmed'],
  ['who said no and confirmed later', SAM, reconsidered, 'confirmed'],
  ['who was removed and added again after that', SAM, { ...reconsidered, confirmedAt: null }, 'asked'],
] as const)('a reporter of a pending report %s', (_who, email, asked, part) => {
  const pending = { status: 'pending', reporterEmail: 'rosa@example.org' } as const;
  expect(getReporterInvolvement(pending, email, asked)).toBe(part);
});

it.each([
  ['has not answered', unanswered, 'count', false],
  ['has confirmed', confirmed, 'count', false],
  ['has denied it', denied, 'already', true],
  ['has denied and then confirmed it', reconsidered, 'spent', false],
  ['has denied and confirmed it and was added again', { ...reconsidered, confirmedAt: null }, 'spent', false],
] as const)('a denial by a reporter who %s', (_who, asked, kind, isInForce) => {
  expect(decideDenial('pending', asked)).toEqual({ kind });
  expect(isDenying(asked)).toBe(isInForce);
  for (const status of ['released', 'refuted', 'expired', 'revoked'] as const)
    expect(decideDenial(status, asked)).toEqual({ kind: 'ended' });
});

it('the first report about an owner can be submitted', () => {
  expect(canSubmitReport(null)).toBe(true);
});

describe('the mail that asks a reporter to confirm', () => {
  const now = hoursAfterReportStart(10);
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  it.each([
    ['is sent again to somebody who never asked for it', null, { kind: 'ask', againAt: at(60) }],
    ['is not sent again within the hour', at(-59), { kind: 'wait', againAt: at(1) }],
    ['is sent again after an hour', at(-60), { kind: 'ask', againAt: at(60) }],
    ['is not sent again when the clock was set back', at(30), { kind: 'wait', againAt: at(90) }],
    ['is sent again when the clock was far ahead for a while', at(24 * 60), { kind: 'ask', againAt: at(60) }],
  ])('%s', (_what, askedAgainAt, verdict) => {
    expect(decideConfirmationResend({ confirmedAt: null, askedAgainAt }, now)).toEqual(verdict);
    expect(decideConfirmationResend({ confirmedAt: hoursAfterReportStart(9), askedAgainAt }, now)).toEqual({
      kind: 'already',
    });
  });
});

describe('a reporter who reports the same owner again', () => {
  const now = hoursAfterReportStart(1000);
  const ago = (count: number) => new Date(now.getTime() - count * HOUR_MS);
  const withdrawn = (...hoursAgo: number[]) =>
    hoursAgo.map((count) => ({ reportedAt: ago(count + 1), withdrawnAt: ago(count) }));
  const refuted = (...hoursAgo: number[]) =>
    hoursAgo.map((count) => ({ reportedAt: ago(count), withdrawnAt: null }));

  it.each([
    ['may do so at first', [], null],
    ['may do so after one mistake', withdrawn(0), null],
    [
      'waits for a week after the fifth',
      withdrawn(3, 30, 60, 90, 120),
      { why: 'withdrawals', until: hoursAfterReportStart(997 + 168) },
    ],
    ['waits no longer than that', withdrawn(168, 169, 170, 171, 172), null],
    ['may do so after five of which one lies a week back', withdrawn(1, 30, 60, 90, 169), null],
    ['may do so after four that were refuted on one day', refuted(1, 2, 3, 4), null],
    [
      'waits after five',
      refuted(1, 2, 3, 4, 5),
      { why: 'daily-limit', until: hoursAfterReportStart(995 + 24) },
    ],
    [
      'waits for the longer of two pauses',
      [...refuted(1, 2, 3), ...withdrawn(3, 4, 30, 40, 50)],
      { why: 'withdrawals', until: hoursAfterReportStart(997 + 168) },
    ],
    [
      'waits for a week at most when the clock was set back',
      withdrawn(-500, -501, -502, -503, -504),
      { why: 'withdrawals', until: hoursAfterReportStart(1168) },
    ],
  ] as const)('%s', (_what, own, pause) => {
    expect(getReportingPause(own, now)).toEqual(pause);
  });

  it('has it only as often as the limits say, however they take turns', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 30 * 24 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(moments, (at) => {
        const own: { reportedAt: Date; withdrawnAt: Date }[] = [];
        for (const hour of at.sort((one, other) => one - other)) {
          const moment = hoursAfterReportStart(hour);
          if (!getReportingPause(own, moment)) own.push({ reportedAt: moment, withdrawnAt: moment });
        }
        for (const { withdrawnAt: end } of own) {
          const week = own.filter(
            ({ withdrawnAt: other }) => other <= end && end.getTime() - other.getTime() < 7 * DAY_MS,
          );
          expect(week.length).toBeLessThanOrEqual(limits.withdrawalsBeforePause);
        }
      }),
    );
  });
});

it('a suspension ends ninety days after the refutation or the last sign-in, whichever is later', () => {
  const moment = fc.integer({ min: 0, max: 400 }).map((days) => hoursAfterReportStart(days * 24));
  fc.assert(
    fc.property(moment, fc.option(moment), moment, (suspendedAt, signedInAt, now) => {
      const last = Math.max(suspendedAt.getTime(), signedInAt?.getTime() ?? -Infinity);
      expect(isSuspensionInForce(suspendedAt, signedInAt, now)).toBe(now.getTime() < last + 90 * DAY_MS);
    }),
  );
});

it('a pause after a refutation lasts as many days as the owner chose, and holds from the refutation', () => {
  const moment = fc.integer({ min: 0, max: 60 * 24 }).map(hoursAfterReportStart);
  fc.assert(
    fc.property(fc.option(moment), fc.nat(30), moment, (refutedAt, days, now) => {
      const until = refutedAt && new Date(refutedAt.getTime() + days * DAY_MS);
      expect(getCoolDown(refutedAt, days, now)).toEqual(
        until && days > 0 && now < until ? { why: 'cool-down', until } : null,
      );
    }),
  );
});
