import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { describeSubscription, statusLabel } from './subscription-words.ts';

describe('the status of a subscription', () => {
  test.each([
    ['Monthly', 'Monthly'],
    ['Annual', 'Annual'],
    ['Trial', 'No subscription'],
    ['Cancelled', 'No subscription'],
  ] as const)('%s is shown as %s', (status, label) => expect(statusLabel({ status })).toBe(label));
});

describe('what is said of a subscription', () => {
  const nextPaymentDate = '2026-12-20T11:40:00.000Z';
  const date = 'December 20, 2026 at 01:40 PM GMT+2';
  const before = new Date('2026-12-01T00:00:00Z');
  const after = new Date('2026-12-21T00:00:00Z');
  const say = (status: SubscriptionStatus, isBlocked: boolean, now: Date) =>
    describeSubscription(
      { status, isBlocked, nextPaymentDate, nextPaymentAmount: '1.00' },
      now,
      'Africa/Johannesburg',
    );

  test.each([
    ['Trial', false, before, `Free until ${date}.`],
    ['Trial', true, after, `Your free period ended on ${date}.`],
    ['Monthly', false, before, `Next payment: $1.00 on ${date}.`],
    ['Annual', false, before, `Next payment: $1.00 on ${date}.`],
    ['Monthly', false, after, `A payment of $1.00 was due on ${date} and has not reached us yet.`],
    ['Annual', true, after, `A payment was due on ${date} and has not reached us.`],
    ['Cancelled', true, after, 'No further payments are taken.'],
    ['Cancelled', false, before, `Your LeaveBits stay open until ${date}.`],
  ] as const)('%s, blocked %s, at %s: %s', (status, isBlocked, now, sentence) =>
    expect(say(status, isBlocked, now)).toContain(sentence),
  );
});
