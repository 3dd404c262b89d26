import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import supertest from 'supertest';
import {
  MONTHLY_CHARGE,
  expectNotificationIgnored,
  createSourceAddressHeaders,
  PAYFAST_ADDRESS,
  loadSubscriptionState,
  listStoredNotifications,
  createSubscribedOwner,
  ITN_SETTINGS,
  captureAlarms,
  type CapturedAlarm,
} from '#tests/support/payfast/notifications.ts';
import {
  pressPayfastButton,
  loadCheckoutFields,
  craftNotification,
  postNotification,
} from '#tests/support/payfast/payfast.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { applyPaymentNotification } from './apply-payment-notification.ts';
import { retryStuckPayments } from './retry-stuck-payments.ts';
import { queueNotificationCheck } from './store-payment-notification.ts';

let app: TestApp;
let alarms: CapturedAlarm[];
beforeAll(async () => {
  app = await startTestApp(ITN_SETTINGS);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  alarms = captureAlarms(app);
});
const alarmed = () => alarms.map(({ alarm }) => alarm);

describe('a genuine notification', () => {
  it('counts once, even if it comes often and in parallel', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, MONTHLY_CHARGE);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [row] = (
      await app.ctx.pool.query<{ id: string }>('select id from payments where raw_notification = $1', [body])
    ).rows;
    const before = await loadSubscriptionState(app, id);
    await Promise.all(
      Array.from({ length: 4 }, () => applyPaymentNotification(app.ctx, { paymentId: row!.id })),
    );
    const after = await loadSubscriptionState(app, id);
    expect(after).not.toEqual(before);
    await app.runDueJobs();
    await expectNotificationIgnored(app, id, body, 200);
    expect(
      (await listStoredNotifications(app, token)).filter(({ verdict }) => verdict === 'applied'),
    ).toHaveLength(2);
    expect(alarmed()).toEqual([]);
  });

  it('is applied when the payer’s bank wrote their name in Latin-1', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const before = await loadSubscriptionState(app, id);
    const set = { name_last: Buffer.from([0x52, 0x65, 0x6e, 0xe9]) };
    const body = await craftNotification(app, token, MONTHLY_CHARGE, { set });
    expect(body).toContain('name_last=Ren%E9&');
    await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).not.toEqual(before);
    expect((await listStoredNotifications(app, token)).at(-1)).toMatchObject({
      verdict: 'applied',
      name_last: 'René',
      raw_notification: body,
    });
  });

  it('is answered before the slow checks, and applied as soon as PayFast can be asked', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const before = await loadSubscriptionState(app, id);
    app.payfast.down.add('validate');
    await pressPayfastButton(app, token, 'charge');
    expect(await app.payfast.store.find(token)).toMatchObject({ lastNotice: 'COMPLETE: HTTP 200' });
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).toEqual(before);
    app.payfast.down.delete('validate');
    app.clock.advance({ minutes: 1 });
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).not.toEqual(before);
  });

  it('is applied even if the process died after storing it', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const before = await loadSubscriptionState(app, id);
    await pressPayfastButton(app, token, 'charge');
    await app.ctx.pool.query("delete from graphile_worker._private_jobs where key like 'payment:%'");
    await retryStuckPayments(app.ctx);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).toEqual(before);
    app.clock.advance({ minutes: 11 });
    await retryStuckPayments(app.ctx);
    await retryStuckPayments(app.ctx);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).not.toEqual(before);
  });

  it('has the same effect in any order: charge before start, cancellation before both', async () => {
    const outcomes = [];
    let number = 0;
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [2, 0, 1],
    ]) {
      const owner = await registerOwner(app, `order-${++number}@example.org`);
      const { id } = (await owner.send('get', '/api/user-subscription').expect(200)).body as { id: number };
      const fields = await loadCheckoutFields(app, id);
      const token = `order-${number}`;
      await app.payfast.store.add({
        token,
        checkout: fields,
        amountCents: 1750,
        runDate: fields['billing_date']!,
      });
      const notices = [
        await craftNotification(app, token, { status: 'COMPLETE', cents: 0, isStart: true }),
        await craftNotification(app, token, MONTHLY_CHARGE),
        await craftNotification(app, token, { status: 'CANCELLED' }),
      ];
      await app.payfast.store.set(token, { status: 2 });
      for (const index of order) {
        await postNotification(app, notices[index]!)
          .set(createSourceAddressHeaders(PAYFAST_ADDRESS))
          .expect(200);
        await app.runDueJobs();
      }
      const state = (await loadSubscriptionState(app, id)) as { sub_status: string; next_payment_date: Date };
      const due = Date.parse(`${fields['billing_date']}T00:00:00Z`);
      outcomes.push([
        state.sub_status,
        Math.round((state.next_payment_date.getTime() - due) / 86_400_000 / 30),
      ]);
    }
    expect(outcomes).toEqual(Array(4).fill(['Cancelled', 1]));
  });

  it('of a charge after a cancellation is kept, undoes nothing, and alarms a person', async () => {
    const { owner, id, token } = await createSubscribedOwner(app);
    await owner.send('post', '/api/cancel-subscription').expect(200);
    await app.runDueJobs();
    const cancelled = (await loadSubscriptionState(app, id)) as {
      sub_status: string;
      next_payment_date: Date;
    };
    await postNotification(app, await craftNotification(app, token, MONTHLY_CHARGE))
      .set(createSourceAddressHeaders(PAYFAST_ADDRESS))
      .expect(200);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).toMatchObject({
      sub_status: 'Cancelled',
      next_payment_date: cancelled.next_payment_date,
    });
    expect(alarmed()).toEqual(['charged-after-cancel']);
  });

  it('of a payment of nothing does not extend a running subscription', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, { status: 'COMPLETE', cents: 0, isStart: true });
    await expectNotificationIgnored(app, id, body, 200);
    expect(alarmed()).toEqual([]);
  });

  it('of a cancellation counts when PayFast shows it as cancelled, even if PayFast’s confirmation denies it', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, { status: 'CANCELLED' }, { isKnown: false });
    await expectNotificationIgnored(app, id, body, 200);
    await app.payfast.store.set(token, { status: 2 });
    const second = await craftNotification(app, token, { status: 'CANCELLED' }, { isKnown: false });
    await postNotification(app, second).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).toMatchObject({ sub_status: 'Cancelled' });
  });

  it('needs no session, cookie, token or JSON, and never counts against a rate limit', async () => {
    const { token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, MONTHLY_CHARGE);
    for (let n = 0; n < 130; n++)
      await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
    await supertest(app.server).get('/api/payfast/itn').expect(404);
  });
});

it('a second job for a notification that was applied does nothing', async () => {
  const { id, token } = await createSubscribedOwner(app);
  const before = await loadSubscriptionState(app, id);
  const { rows } = await app.ctx.pool.query<{ id: string }>('select id from payments where token = $1', [
    token,
  ]);
  await queueNotificationCheck(app.ctx.db, rows[0]!.id);
  await app.runDueJobs();
  expect(await loadSubscriptionState(app, id)).toEqual(before);
});
