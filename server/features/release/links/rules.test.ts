import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { hours } from '../../../../tests/support/release/report-facts.ts';
import {
  askAgainVerdict,
  canRevoke,
  confirmationVerdict,
  partOf,
  refutationRefusal,
  submissionRefusal,
} from './rules.ts';

/** The status, then the answers to a confirmation, a new report, a refutation and a revocation. Null refuses nothing. */
it.each([
  ['pending', { kind: 'count' }, 'pending', null, false],
  ['released', { kind: 'refused', reason: 'released' }, 'released', 'released', true],
  ['refuted', { kind: 'refused', reason: 'refuted' }, null, 'refuted', false],
  ['expired', { kind: 'refused', reason: 'expired' }, null, 'expired', false],
  ['revoked', { kind: 'refused', reason: 'revoked' }, null, 'revoked', false],
] as const)(
  'a %s report can be confirmed, submitted again, refuted or revoked, or says why not',
  (status, confirmation, submission, refutation, revocable) => {
    expect(confirmationVerdict(status, false)).toEqual(confirmation);
    expect(confirmationVerdict(status, true)).toEqual({ kind: 'already' });
    expect(submissionRefusal(status)).toBe(submission);
    expect(refutationRefusal(status)).toBe(refutation);
    expect(canRevoke(status)).toBe(revocable);
  },
);

it.each([
  ['who made it', 'rosa@example.org', null, false, 'made'],
  ['who became a reporter later', 'uma@example.org', null, false, 'uninvolved'],
  ['who has not answered', 'sam@example.org', { confirmedAt: null }, false, 'asked'],
  ['who said that it is not true', 'sam@example.org', { confirmedAt: null }, true, 'denied'],
  ['who confirmed', 'sam@example.org', { confirmedAt: hours(1) }, false, 'confirmed'],
  ['who said no and confirmed later', 'sam@example.org', { confirmedAt: hours(1) }, true, 'confirmed'],
] as const)('a reporter of a pending report %s', (_who, email, asked, hasDenied, part) => {
  const pending = { status: 'pending', reporterEmail: 'rosa@example.org' } as const;
  expect(partOf(pending, email, asked, hasDenied)).toBe(part);
});

it('the first report about an owner can be submitted', () => {
  expect(submissionRefusal(null)).toBeNull();
});

describe('the mail that asks a reporter to confirm', () => {
  const now = hours(10);
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  it.each([
    ['is sent again to somebody who never asked for it', null, { kind: 'ask', againAt: at(60) }],
    ['is not sent again within the hour', at(-59), { kind: 'wait', againAt: at(1) }],
    ['is sent again after an hour', at(-60), { kind: 'ask', againAt: at(60) }],
    ['is not sent again when the clock was set back', at(30), { kind: 'wait', againAt: at(90) }],
    ['is sent again when the clock was far ahead for a while', at(24 * 60), { kind: 'ask', againAt: at(60) }],
  ])('%s', (_what, askedAgainAt, verdict) => {
    expect(askAgainVerdict({ confirmedAt: null, askedAgainAt }, now)).toEqual(verdict);
    expect(askAgainVerdict({ confirmedAt: hours(9), askedAgainAt }, now)).toEqual({ kind: 'already' });
  });
});
