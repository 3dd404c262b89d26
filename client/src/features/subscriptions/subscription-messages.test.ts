import { describe, expect, test } from 'vitest';
import { subscriptionStatuses, type SubscriptionStatus } from '#shared/domain/subscription.ts';
import { messages as labelMessages } from '#shared/messages/owner-subscriptions-labels/en.ts';
import { messages as statusMessages } from '#shared/messages/owner-subscriptions-status/en.ts';
import { messages } from '#shared/messages/owner-subscriptions/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { getSubscriptionStatusLabel } from './subscription-labels.ts';
import { canCancelSubscription, formatTrialLeft, getPayLabel } from './status/status-messages.ts';
import { describeSubscription, describeDataRetention } from './subscription-messages.ts';

const t = messagesFrom<'owner-subscriptions'>(messages);
const labels = messagesFrom<'owner-subscriptions-labels'>(labelMessages);
const menu = messagesFrom<'owner-subscriptions-status'>(statusMessages);
const zone = 'Africa/Johannesburg';

describe('the status of a subscription', () => {
  test.each([
    ['Monthly', 'Monthly'],
    ['Annual', 'Annual'],
    ['Trial', 'No subscription'],
    ['Cancelled', 'No subscription'],
  ] as const)('%s is shown as %s', (status, label) =>
    expect(getSubscriptionStatusLabel({ status }, labels)).toBe(label),
  );
});

describe('the free trial', () => {
  const trial = { status: 'Trial', isBlocked: false, nextPaymentDate: '2026-12-20T11:40:00.000Z' } as const;
  test.each([
    ['2026-11-20T11:40:00Z', 'Free trial, 30 days left'],
    ['2026-12-19T11:39:59Z', 'Free trial, 2 days left'],
    ['2026-12-20T11:39:59Z', 'Free trial, 1 day left'],
    ['2026-12-20T11:40:00Z', null],
  ])('at %s: %s', (now, words) => expect(formatTrialLeft(trial, new Date(now), menu)).toBe(words));

  test('is not named when something is paid or closed', () => {
    const now = new Date('2026-12-01T00:00:00Z');
    expect(formatTrialLeft({ ...trial, isBlocked: true }, now, menu)).toBeNull();
    for (const status of ['Monthly', 'Annual', 'Cancelled'] as const) {
      expect(formatTrialLeft({ ...trial, status }, now, menu)).toBeNull();
    }
  });
});

describe('the words about a subscription', () => {
  const nextPaymentDate = '2026-12-20T11:40:00.000Z';
  const date = 'December 20, 2026 at 01:40\u00a0PM\u00a0GMT+2';
  const before = new Date('2026-12-01T00:00:00Z');
  const after = new Date('2026-12-21T00:00:00Z');
  const subscription = { nextPaymentDate, nextChargeDate: null, nextPaymentAmount: '1.00' };
  const say = (status: SubscriptionStatus, isBlocked: boolean, now: Date, rand: string | null = '17.50') =>
    describeSubscription({ ...subscription, status, isBlocked, nextPaymentAmountZar: rand }, now, t, zone);

  test.each([
    ['Trial', false, before, `Free until ${date}.`],
    ['Trial', true, after, `Your free period ended on ${date}.`],
    ['Monthly', false, before, `Next payment: $1.00 (R17.50) on ${date}.`],
    ['Annual', false, before, `Next payment: $1.00 (R17.50) on ${date}.`],
    [
      'Monthly',
      false,
      after,
      `A payment of $1.00 (R17.50) was due on ${date}, but we haven’t received it yet.`,
    ],
    ['Annual', true, after, `A payment was due on ${date}, but we haven’t received it.`],
    ['Cancelled', true, after, 'We won’t take any more payments.'],
    ['Cancelled', false, before, `Your LeaveBits stay available until ${date}.`],
  ] as const)('%s, blocked %s, at %s: %s', (status, isBlocked, now, sentence) =>
    expect(say(status, isBlocked, now)).toContain(sentence),
  );

  test('an owner who is a month ahead reads when PayFast charges, and until when everything is paid', () => {
    const nextChargeDate = '2026-11-20T11:40:00.000Z';
    const ahead = {
      ...subscription,
      status: 'Monthly',
      isBlocked: false,
      nextPaymentAmountZar: '17.50',
    } as const;
    const words = (now: Date) => describeSubscription({ ...ahead, nextChargeDate }, now, t, zone);
    const paid = `One month was paid with two cards, so you’ve paid until ${date}.`;
    expect(words(new Date('2026-11-01T00:00:00Z'))).toBe(
      `Next payment: $1.00 (R17.50) on November 20, 2026 at 01:40\u00a0PM\u00a0GMT+2. ${paid}`,
    );
    expect(words(before)).toBe(paid);
    expect(words(after)).toContain('haven’t received it yet');
  });

  test('the amount in rand is left out until it is fixed', () => {
    expect(say('Monthly', false, before, null)).toBe(`Next payment: $1.00 on ${date}.`);
  });

  test('the words name the day until which closed LeaveBits are kept', () => {
    const kept = { dataDestroyedAt: null };
    expect(describeDataRetention({ ...kept, dataKeptUntil: nextPaymentDate }, t, zone)).toContain(
      `until ${date}, then permanently delete them`,
    );
    expect(describeDataRetention({ ...kept, dataKeptUntil: null }, t)).toContain('12 months');
  });

  test('destroyed LeaveBits are not said to be kept, or to open again', () => {
    const words = describeDataRetention({ dataKeptUntil: null, dataDestroyedAt: nextPaymentDate }, t, zone);
    expect(words).toContain(`permanently deleted on ${date}`);
    expect(words).toContain('will start again, empty, if you pay');
    expect(words).not.toMatch(/are kept|open again/);
  });
});

describe('what an owner can do about a subscription', () => {
  test('cancelling is offered for Monthly and Annual only', () => {
    expect(subscriptionStatuses.filter((status) => canCancelSubscription({ status }))).toEqual([
      'Monthly',
      'Annual',
    ]);
  });

  const nextPaymentDate = '2026-12-20T11:40:00.000Z';
  const offered = (isBlocked: boolean, now: string) =>
    subscriptionStatuses.filter(
      (status) => getPayLabel({ status, isBlocked, nextPaymentDate }, new Date(now), menu) !== null,
    );

  test('paying is offered when it opens something, and not while PayFast charges the subscription', () => {
    expect(offered(false, '2026-12-01T00:00:00Z')).toEqual(['Trial', 'Cancelled']);
    expect(offered(true, '2027-02-01T00:00:00Z')).toEqual(subscriptionStatuses);
  });

  test('another card can be used one day after a due charge did not come', () => {
    expect(offered(false, '2026-12-21T11:39:59Z')).toEqual(['Trial', 'Cancelled']);
    expect(offered(false, '2026-12-21T11:40:00Z')).toEqual(subscriptionStatuses);
  });
});
