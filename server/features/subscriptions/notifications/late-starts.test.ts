import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { addBillingMonths } from '#shared/domain/billing-dates.ts';
import {
  pressPayfastButton,
  loadCheckoutFields,
  craftNotification,
  payAtPayfast,
  postNotification,
} from '#tests/support/payfast/payfast.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { retryStuckPayments } from './retry-stuck-payments.ts';
import { stopCharging } from '../ending/stop-charging.ts';

let app: TestApp;
let alarms: string[];
beforeEach(async () => {
  app = await startTestApp();
  alarms = [];
  vi.spyOn(app.ctx.logger, 'error').mockImplementation((details: unknown) => {
    alarms.push((details as { alarm: string }).alarm);
  });
});
afterEach(() => app[Symbol.asyncDispose]());

const viewOf = async (owner: TestOwner) =>
  (await owner.send('get', '/api/user-subscription').expect(200)).body as SubscriptionView;

async function newOwner(name: string): Promise<TestOwner & { subscriptionId: number }> {
  const owner = await registerOwner(app, `${name}@example.org`);
  const { id } = await viewOf(owner);
  return { ...owner, subscriptionId: id };
}

/** Pays and delays the verification of the start until `meanwhile` has finished. */
async function payHeardLate(
  subscriptionId: number,
  fields: Record<string, string>,
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const late = await payAtPayfast(app, subscriptionId, fields);
  await app.ctx.pool.query('update payments set processed_at = created_at, verdict = $2 where token = $1', [
    late,
    'rejected',
  ]);
  await app.runDueJobs();
  await meanwhile();
  await app.ctx.pool.query('update payments set processed_at = null, verdict = $2 where token = $1', [
    late,
    'pending',
  ]);
  app.clock.advance({ minutes: 11 });
  await retryStuckPayments(app.ctx);
  await app.runDueJobs();
  return late;
}

describe('an owner’s cancel', () => {
  it('ends a start from a second tab that is reported later', async () => {
    const owner = await newOwner('late-twin');
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    const late = await payHeardLate(owner.subscriptionId, fields, async () => {
      await payAtPayfast(app, owner.subscriptionId, fields);
      await app.runDueJobs();
      app.clock.advance({ seconds: 5 });
      await owner.send('post', '/api/cancel-subscription').expect(200);
    });
    expect(await viewOf(owner)).toMatchObject({ status: 'Cancelled', isBlocked: true });
    expect(await app.payfast.store.find(late)).toMatchObject({ status: 2 });
    const again = await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    expect(await viewOf(owner)).toMatchObject({ status: 'Monthly', isActive: true });
    expect(await app.payfast.store.find(again)).toMatchObject({ status: 1 });
  });

  it('ends a new card’s start that is reported later, and its money alarms a person', async () => {
    const owner = await newOwner('late-card');
    await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    const { nextPaymentDate } = await viewOf(owner);
    const ahead = Date.parse(nextPaymentDate) + 1.5 * 86_400_000 - app.ctx.clock.now().getTime();
    app.clock.advance({ seconds: ahead / 1000 });
    const card = await loadCheckoutFields(app, owner.subscriptionId);
    const back = await signIn(app, owner);
    const late = await payHeardLate(owner.subscriptionId, card, async () => {
      app.clock.advance({ seconds: 5 });
      await back.send('post', '/api/cancel-subscription').expect(200);
    });
    expect(await viewOf(back)).toMatchObject({ status: 'Cancelled', isBlocked: true });
    expect(await app.payfast.store.find(late)).toMatchObject({ status: 2 });
    expect(alarms).toContain('paid-before-cancel');
  });
});

describe('an offer from before a release', () => {
  it('starts nothing while the estate is released, unless it is offered again', async () => {
    const owner = await newOwner('released');
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    app.clock.advance({ seconds: 5 });
    await insertReport(app, owner.id, 'released');
    await stopCharging(app.ctx, { userId: owner.id });
    const early = await payAtPayfast(app, owner.subscriptionId, fields);
    await app.runDueJobs();
    expect(await app.payfast.store.find(early)).toMatchObject({ status: 2 });
    expect(await viewOf(owner)).toMatchObject({ status: 'Cancelled' });
  });

  it('works again for a living owner who had looked at the payment page before', async () => {
    const owner = await newOwner('lives');
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    app.clock.advance({ seconds: 5 });
    await insertReport(app, owner.id, 'released');
    await stopCharging(app.ctx, { userId: owner.id });
    app.clock.advance({ seconds: 5 });
    const again = await loadCheckoutFields(app, owner.subscriptionId);
    expect(again['m_payment_id']).not.toBe(fields['m_payment_id']);
    const token = await payAtPayfast(app, owner.subscriptionId, again);
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 1 });
    expect(await viewOf(owner)).toMatchObject({ status: 'Monthly', isActive: true });
  });
});

it('daily free starts and cancels at PayFast do not make the free period longer', async () => {
  const owner = await newOwner('daily');
  const { nextPaymentDate } = await viewOf(owner);
  const ahead = Date.parse(nextPaymentDate) - 5 * 60 * 60_000 - app.ctx.clock.now().getTime();
  app.clock.advance({ seconds: ahead / 1000 });
  const due = [];
  for (let day = 0; day < 3; day++) {
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    due.push(fields['amount']);
    const token = await payAtPayfast(app, owner.subscriptionId, fields);
    await app.runDueJobs();
    await pressPayfastButton(app, token, 'cancel');
    await app.runDueJobs();
    app.clock.advance({ days: 1 });
  }
  // Nothing is owed during the free period, then one month, and nothing within that month.
  expect(due).toEqual(['0.00', '17.50', '0.00']);
  const view = await viewOf(await signIn(app, owner));
  expect(view.nextPaymentDate).toBe(addBillingMonths(new Date(nextPaymentDate), 1).toISOString());
});

it.each([
  ['while the payment page was open', false],
  ['after the new card had been entered', true],
])('credits a month that the old card pays %s, and the new card too, once', async (_name, isLate) => {
  const owner = await newOwner('two-cards');
  const old = await payAtPayfast(app, owner.subscriptionId);
  await app.runDueJobs();
  const { nextPaymentDate } = await viewOf(owner);
  const ahead = Date.parse(nextPaymentDate) + 1.5 * 86_400_000 - app.ctx.clock.now().getTime();
  app.clock.advance({ seconds: ahead / 1000 });
  const card = await loadCheckoutFields(app, owner.subscriptionId);
  expect(card['amount']).toBe('17.50');
  app.clock.advance({ seconds: 5 });
  const charge = await craftNotification(app, old, { status: 'COMPLETE', cents: 1750, isStart: false });
  const heard = async () => {
    await postNotification(app, charge).expect(200);
    await app.runDueJobs();
  };
  if (!isLate) await heard();
  await payAtPayfast(app, owner.subscriptionId, card);
  await app.runDueJobs();
  if (isLate) await heard();
  // PayFast resends the notification.
  await heard();
  expect(await viewOf(await signIn(app, owner))).toMatchObject({
    status: 'Monthly',
    nextPaymentDate: addBillingMonths(new Date(nextPaymentDate), 2).toISOString(),
    // PayFast charges the new card on the agreed date.
    nextChargeDate: addBillingMonths(new Date(nextPaymentDate), 1).toISOString(),
  });
  expect(alarms).toEqual([]);
});
