import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pressPayfastButton, payAtPayfast } from '#tests/support/payfast/payfast.ts';
import {
  moveAfterCharge,
  moveAfterFreePeriod,
  REMINDED_OWNER,
  runPaymentReminderJobs,
  loadSubscriptionId,
} from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn } from '#tests/support/visitor.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

describe('an owner who cancelled at PayFast in the free time', () => {
  it('is asked for a card before that time ends, like an owner who never had one', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    await pressPayfastButton(app, token, 'cancel');
    await app.runDueJobs();
    await moveAfterFreePeriod(app, -1);
    expect(await runPaymentReminderJobs(app)).toEqual(['Your free period with LeaveBits ends in 1 day']);
    const mail = app.mailbox.mails().find(({ subject }) => subject.includes('ends in 1 day'));
    expect(mail!.text).toMatch(/add\s+a\s+card\s+before\s+then/);
  });
});

describe('an owner whose card fails', () => {
  it('gets one overdue notice and one suspension notice, and pays the amount owed with a new card', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    const id = await loadSubscriptionId(app, owner);
    const token = await payAtPayfast(app, id);
    await app.runDueJobs();
    await moveAfterCharge(app, -1);
    expect(await runPaymentReminderJobs(app)).toEqual(['Your free period with LeaveBits ends in 1 day']);
    await pressPayfastButton(app, token, 'fail');
    await moveAfterCharge(app, 1.5);
    expect(await runPaymentReminderJobs(app)).toEqual(['We haven’t received your LeaveBits payment']);
    // The page waits for a new payment and must not mistake the previous one for it.
    const visitor = await openVisitor(app);
    const waiting = await visitor.send('get', `/api/payment/${id}/status`).expect(200);
    expect(waiting.body).toMatchObject({ status: 'Monthly', isActive: false });
    app.clock.advance({ days: 1 });
    expect(await runPaymentReminderJobs(app)).toEqual([]);
    app.clock.advance({ days: 1 });
    expect(await runPaymentReminderJobs(app)).toEqual(['Your LeaveBits can’t be opened for now']);

    const renewed = await payAtPayfast(app, id);
    await app.runDueJobs();
    const paid = await visitor.send('get', `/api/payment/${id}/status`).expect(200);
    expect(paid.body).toMatchObject({ isActive: true });
    const back = await signIn(app, { username: REMINDED_OWNER });
    const view = await back.send('get', '/api/user-subscription').expect(200);
    expect(view.body).toMatchObject({ status: 'Monthly', isActive: true });
    // The old card is no longer charged.
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
    expect(await app.payfast.store.find(renewed)).toMatchObject({ status: 1 });
  });
});

describe('a blocked owner', () => {
  it('can sign in, see the amount owed and ask for the link by mail; everything else is refused with 402', async () => {
    await registerOwner(app, REMINDED_OWNER);
    await moveAfterFreePeriod(app, 40);
    const owner = await signIn(app, { username: REMINDED_OWNER });
    for (const [method, path] of [
      ['get', '/api/trigger-bytes'],
      ['post', '/api/trigger-bytes'],
      ['patch', '/api/trigger-bytes/1'],
      ['delete', '/api/trigger-bytes/1'],
      ['get', '/api/trigger-bytes/1/attachments'],
      ['get', '/api/trigger-bytes/1/attachments/a.txt'],
      ['get', '/api/verification-status'],
      ['get', '/api/mail-status'],
      ['post', '/api/share-multiple'],
      ['post', '/api/upload/tus'],
      ['post', '/api/upload/files/1'],
    ] as const) {
      const refused = await owner.send(method, path).expect(402);
      expect(refused.body).toMatchObject({
        message: expect.any(String) as string,
        subscriptionBlocked: true,
      });
    }
    for (const path of ['user', 'user-subscription', 'payments', 'release-config', 'reports']) {
      await owner.send('get', `/api/${path}`).expect(200);
    }
    const view = await owner.send('get', '/api/user-subscription').expect(200);
    expect(view.body).toMatchObject({ isBlocked: true, dataKeptUntil: expect.any(String) as string });
    const owed = await owner.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '2.00', monthsOwed: 2, adminFee: '0.00', amountZar: '35.00' });

    const sent = await owner.send('post', '/api/send-reactivation-payment-email').expect(200);
    expect(sent.body).toEqual({ sentTo: REMINDED_OWNER });
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: REMINDED_OWNER, subject: /payment link/ });
    expect(mail.links[0]).toMatch(/^http:\/\/leavebits\.test\/payment\/[\w-]+$/);
    for (let n = 0; n < 4; n++) await owner.send('post', '/api/send-reactivation-payment-email').expect(200);
    await owner.send('post', '/api/send-reactivation-payment-email').expect(429);
  });
});
