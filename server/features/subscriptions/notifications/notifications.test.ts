import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  MONTHLY_CHARGE,
  countPayments,
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
import { loadCheckoutFields, craftNotification, postNotification } from '#tests/support/payfast/payfast.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { buildParameterString } from '#server/adapters/payfast/signatures.ts';

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

describe('a notification that PayFast has not signed', () => {
  it('is refused and not stored, and a person is told once', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const before = await countPayments(app);
    const genuine = await craftNotification(app, token, MONTHLY_CHARGE);
    const forged = [
      await craftNotification(app, token, MONTHLY_CHARGE, { passphrase: 'guessed' }),
      await craftNotification(app, token, MONTHLY_CHARGE, { passphrase: '' }),
      genuine.replace('amount_gross=17.50', 'amount_gross=99.50'),
      genuine.replace(/signature=\w+/, ''),
      genuine.replace(/signature=(\w+)/, 'signature=$1&amount_gross=99.50'),
      `amount_gross=99.50&${genuine}`,
      genuine.split('&').sort().join('&'),
      `${genuine.replace(/&signature=.*/, '')}&signature=`,
      '{"payment_status":"COMPLETE"}',
      '%',
      'x',
    ];
    for (const body of forged) await expectNotificationIgnored(app, id, body, 400);
    await postNotification(app, '').set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(400);
    expect(await countPayments(app)).toBe(before);
    expect(alarmed()).toEqual(['notification-refused']);
  });

  it('is refused unread when too many came, and a signed one still gets in', async () => {
    const { token } = await createSubscribedOwner(app);
    const statuses = [];
    for (let count = 0; count < 70; count += 1) {
      statuses.push((await postNotification(app, 'x').set('X-Forwarded-For', '203.0.113.7')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    const before = await countPayments(app);
    await postNotification(app, await craftNotification(app, token, MONTHLY_CHARGE))
      .set('X-Forwarded-For', '203.0.113.7')
      .expect(200);
    expect(await countPayments(app)).toBe(before + 1);
    await app.runDueJobs();
  });

  it('is refused unread when it is large', async () => {
    await postNotification(app, `x=${'y'.repeat(17_000)}`).expect(413);
    const many = Array.from({ length: 101 }, (_, n) => `f${n}=`).join('&');
    await postNotification(app, many).expect(400);
  });

  it('is refused when it is our own checkout: anyone with a payment link can read that signature', async () => {
    // Alerts are limited to one per hour.
    app.clock.advance({ hours: 1 });
    const owner = await registerOwner(app, 'own-checkout@example.org');
    const { id } = (await owner.send('get', '/api/user-subscription').expect(200)).body as { id: number };
    const { signature, ...fields } = await loadCheckoutFields(app, id);
    const before = await countPayments(app);
    const body = `${buildParameterString(Object.entries(fields))}&signature=${signature}`;
    await expectNotificationIgnored(app, id, body, 400);
    expect(await countPayments(app)).toBe(before);
    expect(alarms).toMatchObject([{ reason: 'it doesn’t say what happened to a payment' }]);
  });

  it('is refused when it is for another merchant, even if it is signed', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, MONTHLY_CHARGE, { set: { merchant_id: '10000101' } });
    await expectNotificationIgnored(app, id, body, 400);
  });
});

describe('a signed notification that fails a check', () => {
  it('is stored and changes nothing when it comes from another address', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, MONTHLY_CHARGE);
    for (const address of ['203.0.113.9', '41.74.179.224', '::1', 'unknown']) {
      await expectNotificationIgnored(app, id, body, 200, address);
    }
    expect(alarmed()).toContain('payment-rejected');
    // The real one is still applied, even though someone else posted it first.
    const before = await loadSubscriptionState(app, id);
    await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).not.toEqual(before);
    expect((await listStoredNotifications(app, token)).map(({ verdict }) => verdict)).toEqual([
      'applied',
      'applied',
    ]);
  });

  it('is stored and changes nothing when PayFast does not confirm it', async () => {
    const { id, token } = await createSubscribedOwner(app);
    await expectNotificationIgnored(
      app,
      id,
      await craftNotification(app, token, MONTHLY_CHARGE, { isKnown: false }),
      200,
    );
    expect((await listStoredNotifications(app, token)).at(-1)).toMatchObject({
      verdict: 'rejected',
      verdict_reason: 'PayFast doesn’t confirm having sent it',
    });
    expect(alarmed()).toEqual(['payment-rejected']);
  });

  it('is checked again when PayFast sends it again', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, MONTHLY_CHARGE, { isKnown: false });
    await expectNotificationIgnored(app, id, body, 200);
    const before = await loadSubscriptionState(app, id);
    await app.payfast.store.storeItn(await app.payfast.store.createItn(token), body);
    await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
    await app.runDueJobs();
    expect(await loadSubscriptionState(app, id)).not.toEqual(before);
  });

  it.each([
    ['another amount', { amount_gross: '1.00' }, 'the amount isn’t the agreed one'],
    ['an amount that is not a number', { amount_gross: 'NaN' }, 'the amount isn’t the agreed one'],
    ['an unknown status', { payment_status: 'FAILED' }, 'the status is unknown'],
    ['no token', { token: '' }, 'it doesn’t name a PayFast subscription'],
    [
      'an unknown token and an unknown order',
      { token: 'foreign', m_payment_id: 'x' },
      'it doesn’t match any offer made here',
    ],
    [
      'an order that does not belong to the token',
      { m_payment_id: 'x' },
      'its token and our payment ID don’t belong together',
    ],
  ])('is stored, alarms and guesses nothing with %s', async (_name, set: Record<string, string>, reason) => {
    const { id, token } = await createSubscribedOwner(app);
    await expectNotificationIgnored(
      app,
      id,
      await craftNotification(app, token, MONTHLY_CHARGE, { set }),
      200,
    );
    expect(alarms).toMatchObject([{ alarm: 'payment-contradiction', reason }]);
  });

  it('cannot pay for somebody else’s subscription', async () => {
    const mine = await createSubscribedOwner(app);
    const other = await createSubscribedOwner(app);
    const offer = (await app.payfast.store.find(other.token))!.checkout['m_payment_id']!;
    const before = await loadSubscriptionState(app, other.id);
    await expectNotificationIgnored(
      app,
      mine.id,
      await craftNotification(app, mine.token, MONTHLY_CHARGE, { set: { m_payment_id: offer } }),
      200,
    );
    expect(await loadSubscriptionState(app, other.id)).toEqual(before);
  });

  it('alarms a person when it differs from an earlier report of the same payment', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const body = await craftNotification(app, token, MONTHLY_CHARGE);
    await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
    await app.runDueJobs();
    const number = /pf_payment_id=(\d+)/.exec(body)![1]!;
    const other = await craftNotification(app, token, MONTHLY_CHARGE, {
      set: { pf_payment_id: number, amount_fee: '-9.99' },
    });
    await expectNotificationIgnored(app, id, other, 200);
    await expectNotificationIgnored(app, id, other, 200);
    expect(alarmed()).toEqual(['payment-contradiction']);
    expect(await listStoredNotifications(app, token)).toHaveLength(3);
  });
});
