import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import supertest from 'supertest';
import { pressPayfastButton, loadCheckoutFields, payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import type { PaymentHistory, SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { stopCharging } from './ending/stop-charging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const viewOf = async (owner: TestOwner) =>
  (await owner.send('get', '/api/user-subscription').expect(200)).body as SubscriptionView;
const historyOf = async (owner: TestOwner) =>
  ((await owner.send('get', '/api/payments').expect(200)).body as PaymentHistory).map(
    ({ amount, status }) => `${status} ${amount}`,
  );
const monthsBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / (30.44 * 24 * 60 * 60 * 1000));

async function newOwner(name: string): Promise<TestOwner & { subscriptionId: number }> {
  const owner = await registerOwner(app, `${name}@example.org`);
  const { id } = await viewOf(owner);
  return { ...owner, subscriptionId: id };
}

describe('a first subscription', () => {
  it('costs nothing today, and the first charge comes when the free period ends', async () => {
    const owner = await newOwner('first');
    const trial = await viewOf(owner);
    const visitor = await openVisitor(app);
    const quote = await visitor.send('get', `/api/payment/${owner.subscriptionId}/quote`).expect(200);
    expect(quote.body).toMatchObject({
      dueNowUsd: '0.00',
      dueNowZar: '0.00',
      monthlyUsd: '1.00',
      monthlyZar: '17.50',
      monthsOwed: 0,
      adminFeeUsd: '0.00',
      rate: '17.50',
      isFallbackRate: true,
    });
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    expect(fields).toMatchObject({
      merchant_id: '10000100',
      amount: '0.00',
      recurring_amount: '17.50',
      subscription_type: '1',
      frequency: '3',
      cycles: '0',
      return_url: `http://leavebits.test/payment/${encodeSubscriptionId(owner.subscriptionId)}/success`,
    });
    const billing = Date.parse(`${fields['billing_date']}T00:00:00+02:00`);
    expect(billing - Date.parse(trial.nextPaymentDate)).toBeLessThan(4 * 24 * 60 * 60 * 1000);
    expect(billing - Date.parse(trial.nextPaymentDate)).toBeGreaterThan(-24 * 60 * 60 * 1000);

    await owner.send('post', '/api/send-reactivation-payment-email').expect(200);
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: 'first@example.org', subject: /payment link/ });
    expect(mail.text).toContain('You won’t be charged today');
    expect(mail.links[0]).toContain(`/payment/${encodeSubscriptionId(owner.subscriptionId)}`);
    await payAtPayfast(app, owner.subscriptionId, fields);
    expect(await historyOf(owner)).toEqual(['Being checked 0.00']);
    await app.runDueJobs();
    expect(await viewOf(owner)).toMatchObject({
      status: 'Monthly',
      isActive: true,
      isBlocked: false,
      nextPaymentAmountZar: '17.50',
    });
    expect(await historyOf(owner)).toEqual(['Started 0.00']);
    const status = await visitor.send('get', `/api/payment/${owner.subscriptionId}/status`).expect(200);
    expect(status.body).toMatchObject({ status: 'Monthly', isActive: true, nextPaymentAmount: '1.00' });
  });

  it('is extended by a month with every charge, and by nothing else', async () => {
    const owner = await newOwner('charges');
    const token = await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    const started = await viewOf(owner);
    await pressPayfastButton(app, token, 'charge');
    await app.runDueJobs();
    const once = await viewOf(owner);
    expect(monthsBetween(started.nextPaymentDate, once.nextPaymentDate)).toBe(1);
    await pressPayfastButton(app, token, 'resend');
    await pressPayfastButton(app, token, 'resend');
    await pressPayfastButton(app, token, 'fail');
    await app.runDueJobs();
    expect(await viewOf(owner)).toEqual(once);
    await pressPayfastButton(app, token, 'charge');
    await app.runDueJobs();
    expect(monthsBetween(started.nextPaymentDate, (await viewOf(owner)).nextPaymentDate)).toBe(2);
    expect(await historyOf(owner)).toEqual(['Paid 17.50', 'Paid 17.50', 'Started 0.00']);
  });

  it('is not offered a second time while it runs', async () => {
    const owner = await newOwner('twice');
    await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    const visitor = await openVisitor(app);
    for (const path of [`payfast-data/${owner.subscriptionId}`, `payment/${owner.subscriptionId}/quote`]) {
      const refused = await visitor.send('get', `/api/${path}`).expect(409);
      expect((refused.body as { message: string }).message).toContain('is active');
    }
    const owed = await owner.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '0.00', monthsOwed: 0, adminFee: '0.00', amountZar: '0.00' });
    await owner.send('post', '/api/send-reactivation-payment-email').expect(409);
  });

  it('made in two tabs is kept once: the later one is ended at PayFast', async () => {
    const owner = await newOwner('tabs');
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    const first = await payAtPayfast(app, owner.subscriptionId, fields);
    const second = await payAtPayfast(app, owner.subscriptionId, fields);
    await app.runDueJobs();
    expect(await viewOf(owner)).toMatchObject({ status: 'Monthly', isActive: true });
    expect(await app.payfast.store.find(first)).toMatchObject({ status: 1 });
    expect(await app.payfast.store.find(second)).toMatchObject({ status: 2 });
  });
});

describe('the payment page’s calls', () => {
  it('tell a stranger nothing about the person, and give the owner their own address', async () => {
    const owner = await newOwner('private');
    const stranger = await registerOwner(app, 'stranger@example.org');
    for (const visitor of [await openVisitor(app), stranger]) {
      for (const path of ['payfast-data/ID', 'payment/ID/quote', 'payment/ID/status']) {
        const answer = await visitor
          .send('get', `/api/${path.replace('ID', String(owner.subscriptionId))}`)
          .expect(200);
        expect(answer.text).not.toContain('example.org');
        expect(answer.text).not.toContain(app.ctx.config.payfast.passphrase);
      }
    }
    const own = await owner.send('get', `/api/payfast-data/${owner.subscriptionId}`).expect(200);
    expect(own.body).toMatchObject({ email_address: 'private@example.org' });
  });

  it.each([
    ['is longer than PayFast allows', 'a'.repeat(100)],
    ['has two periods in a row, which PHP doesn’t know', 'taro..suzuki'],
  ])('let an owner pay whose address %s', async (_what, name) => {
    const owner = await newOwner(name);
    const own = await owner.send('get', `/api/payfast-data/${owner.subscriptionId}`).expect(200);
    expect(own.body).not.toHaveProperty('email_address');
    const { baseUrl: _, ...fields } = own.body as Record<string, string>;
    await payAtPayfast(app, owner.subscriptionId, fields);
    await app.runDueJobs();
    expect(await viewOf(owner)).toMatchObject({ status: 'Monthly' });
  });

  it('accept the number as the link has it, and no other', async () => {
    const owner = await newOwner('encoded');
    const visitor = await openVisitor(app);
    const encoded = encodeSubscriptionId(owner.subscriptionId);
    await visitor.send('get', `/api/payment/${encoded}/status`).expect(200);
    for (const wrong of ['12345', 'MTIzNDU', 'x', '0', '-1', '1e3', '%00']) {
      await visitor.send('get', `/api/payment/${wrong}/status`).expect(404);
      await visitor.send('get', `/api/payfast-data/${wrong}`).expect(404);
    }
  });

  it('store nothing about an offer until PayFast reports a payment for it', async () => {
    const owner = await newOwner('same-offer');
    const offers = await Promise.all([1, 2, 3].map(() => loadCheckoutFields(app, owner.subscriptionId)));
    const stored = async () =>
      (await app.ctx.pool.query('select id from checkouts')).rows as { id: string }[];
    const before = await stored();
    await payAtPayfast(app, owner.subscriptionId, offers[1]);
    const added = (await stored()).filter(({ id }) => !before.some((row) => row.id === id));
    expect(added).toEqual([{ id: offers[1]!['m_payment_id'] }]);
  });

  it('take the begin of a payment from anyone with the number, within limits', async () => {
    const owner = await newOwner('begun');
    const visitor = await openVisitor(app);
    const begin = (id: number | string) => visitor.send('post', `/api/payment/${id}/begin`);
    await begin(encodeSubscriptionId(owner.subscriptionId)).expect(204);
    await begin(12345).expect(404);
    const statuses: number[] = [];
    for (let time = 0; time < 60; time += 1) statuses.push((await begin(owner.subscriptionId)).status);
    expect(statuses.at(-2)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
  });

  it('require a sign-in where they are about the owner', async () => {
    const visitor = await openVisitor(app);
    await visitor.send('get', '/api/payments').expect(401);
    await visitor.send('get', '/api/subscription-reactivation-amount').expect(401);
    await visitor.send('post', '/api/send-reactivation-payment-email').expect(401);
    await visitor.send('post', '/api/cancel-subscription').expect(401);
  });
});

describe('cancelling', () => {
  it('ends the subscription at PayFast and here at once, sends the owner a mail, and makes a return cost the fee', async () => {
    const owner = await newOwner('cancels');
    const token = await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    const answer = await owner.send('post', '/api/cancel-subscription').expect(200);
    expect(answer.body).toMatchObject({ status: 'Cancelled', isConfirmed: true });
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
    expect(await viewOf(owner)).toMatchObject({
      status: 'Cancelled',
      isBlocked: true,
      isActive: false,
      isCancelUnconfirmed: false,
    });
    await app.runDueJobs();
    await app.mailbox.waitForMail({ to: owner.username, subject: /has been cancelled/ });
    const owed = await owner.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '1.00', monthsOwed: 0, adminFee: '1.00', amountZar: '17.50' });
    await owner.send('post', '/api/cancel-subscription').expect(409);

    const again = await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    expect(await viewOf(owner)).toMatchObject({ status: 'Monthly', isActive: true });
    expect(await app.payfast.store.find(again)).toMatchObject({ status: 1 });
  });

  it('is in force while PayFast is away: the owner is told, and PayFast is asked until it confirms', async () => {
    const owner = await newOwner('away');
    const token = await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    app.payfast.down.add('api');
    const answer = await owner.send('post', '/api/cancel-subscription').expect(200);
    expect(answer.body).toMatchObject({ isConfirmed: false });
    expect((answer.body as { message: string }).message).toContain('couldn’t reach PayFast');
    expect(await viewOf(owner)).toMatchObject({ status: 'Cancelled', isCancelUnconfirmed: true });
    app.clock.advance({ minutes: 2 });
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 1 });
    app.payfast.down.delete('api');
    app.clock.advance({ minutes: 2 });
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
    expect(await viewOf(owner)).toMatchObject({ status: 'Cancelled', isCancelUnconfirmed: false });
  });

  it('on PayFast’s own page keeps the service in force until the paid or free time ends', async () => {
    const owner = await newOwner('at-payfast');
    const trial = await viewOf(owner);
    const token = await payAtPayfast(app, owner.subscriptionId);
    await app.runDueJobs();
    await pressPayfastButton(app, token, 'cancel');
    await app.runDueJobs();
    expect(await viewOf(owner)).toMatchObject({
      status: 'Cancelled',
      isBlocked: false,
      nextPaymentDate: trial.nextPaymentDate,
    });
    const owed = await owner.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '0.00', adminFee: '0.00' });
  });

  it('without a subscription is refused', async () => {
    const owner = await newOwner('nothing-to-cancel');
    await owner.send('post', '/api/cancel-subscription').expect(409);
  });
});

describe('after an estate’s release', () => {
  it('PayFast stops charging, even a checkout that began before, and a second run of the job changes nothing', async () => {
    const owner = await newOwner('released');
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    const token = await payAtPayfast(app, owner.subscriptionId, fields);
    await app.runDueJobs();
    app.payfast.down.add('api');
    await insertReport(app, owner.id, 'released');
    await stopCharging(app.ctx, { userId: owner.id });
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 1 });
    app.payfast.down.delete('api');
    await stopCharging(app.ctx, { userId: owner.id });
    app.clock.advance({ minutes: 3 });
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
    expect(await viewOf(owner)).toMatchObject({ status: 'Cancelled' });
    const owed = await owner.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ adminFee: '0.00' });
  });
});

describe('the PayFast simulator', () => {
  it('refuses a checkout whose fields were changed, as PayFast does', async () => {
    const owner = await newOwner('tampers');
    const fields = await loadCheckoutFields(app, owner.subscriptionId);
    const { server } = app;
    const shown = await supertest(server).get('/dev/payfast/eng/process').query(fields).expect(200);
    expect(shown.text).toContain('R17.50');
    await supertest(server).post('/dev/payfast/eng/process').type('form').send(fields).expect(200);
    const changed = await supertest(server)
      .get('/dev/payfast/eng/process')
      .query({ ...fields, recurring_amount: '5.00' })
      .expect(400);
    expect(changed.text).toContain('Generated signature does not match submitted signature.');
    await supertest(server).get('/dev/payfast/eng/process').expect(400);
    expect((await supertest(server).get('/dev/payfast').expect(200)).text).toContain('PayFast simulator');
  });

  it('refuses API calls that are not signed, and answers failures with 200', async () => {
    const owner = await newOwner('api');
    const token = await payAtPayfast(app, owner.subscriptionId);
    await supertest(app.server).put(`/dev/payfast/api/subscriptions/${token}/cancel`).expect(401);
    expect(await app.ctx.payfast.fetchSubscription(token)).toMatchObject({ status: 1, cyclesComplete: 0 });
    await app.ctx.payfast.cancelSubscription(token);
    // PayFast responds to the second attempt with an error and status 200, which counts as success.
    await app.ctx.payfast.cancelSubscription(token);
    expect(await app.ctx.payfast.fetchSubscription(token)).toMatchObject({ status: 2 });
    await expect(app.ctx.payfast.fetchSubscription('nobody')).rejects.toThrow('not found');
  });
});
