import { afterEach, beforeEach, expect, it } from 'vitest';
import { chargeWithLostNotification } from '#tests/support/destruction/destruction.ts';
import {
  MONTHLY_CHARGE,
  createSourceAddressHeaders,
  ITN_SETTINGS,
  PAYFAST_ADDRESS,
  createSubscribedOwner,
  captureAlarms,
  type CapturedAlarm,
} from '#tests/support/payfast/notifications.ts';
import { craftNotification, postNotification } from '#tests/support/payfast/payfast.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signIn, type TestOwner } from '#tests/support/visitor.ts';
import { retryStuckPayments } from '../subscriptions/notifications/retry-stuck-payments.ts';
import { advanceDeletions } from './advance-deletions.ts';

const CANCELLED = 2;
let app: TestApp;
let owner: TestOwner;
let id: number;
let token: string;
let alarms: CapturedAlarm[];
beforeEach(async () => {
  app = await startTestApp(ITN_SETTINGS);
  ({ owner, id, token } = await createSubscribedOwner(app));
  await owner.send('post', '/api/account/deletion').send({}).expect(200);
  await app.runDueJobs();
  alarms = captureAlarms(app);
});
afterEach(() => app[Symbol.asyncDispose]());

async function hours(count: number): Promise<void> {
  app.clock.advance({ hours: count });
  await advanceDeletions(app.ctx);
  await app.runDueJobs();
}
/** Advances to the due date. One sweep cancels the agreements, and a later one deletes the account. */
async function untilTheDay(): Promise<void> {
  await hours(6 * 24 + 1);
  await hours(24);
}
const exists = async () =>
  (await app.ctx.pool.query('select from users where id = $1', [owner.id])).rowCount === 1;
const atPayfast = async (which = token) => (await app.payfast.store.find(which))?.status;

it('PayFast is told to stop on the day, not sooner, and the account goes once it has confirmed', async () => {
  await hours(6 * 24 + 1);
  expect(await atPayfast()).not.toBe(CANCELLED);
  await hours(24);
  expect(await atPayfast()).toBe(CANCELLED);
  expect(await exists()).toBe(true);
  await hours(0.2);
  expect(await exists()).toBe(false);
  expect(alarms).toEqual([]);
  const { rows } = await app.ctx.pool.query('select * from payments');
  expect(rows.length).toBe(
    rows.filter((row: { amount_gross: string }) => Number(row.amount_gross) > 0).length,
  );
});

it('an account stays while PayFast is away, alarms a person, and goes after that', async () => {
  await hours(6 * 24 + 1);
  app.payfast.down.add('api');
  await hours(24);
  await hours(2);
  expect(await exists()).toBe(true);
  expect(alarms.map(({ alarm }) => alarm)).toEqual(
    expect.arrayContaining(['cancel-unconfirmed', 'deletion-postponed']),
  );
  app.payfast.down.clear();
  app.payfast.down.add('history');
  await retryStuckPayments(app.ctx);
  await hours(7);
  expect(await atPayfast()).toBe(CANCELLED);
  expect(await exists()).toBe(true);
  app.payfast.down.clear();
  await hours(3);
  await hours(0.2);
  expect(await exists()).toBe(false);
});

it('an account stays that PayFast has charged without our knowing', async () => {
  await chargeWithLostNotification(app, token);
  await untilTheDay();
  await hours(2);
  expect(await exists()).toBe(true);
  expect(alarms).toContainEqual(
    expect.objectContaining({ alarm: 'deletion-postponed', why: 'charge-unheard' }),
  );
});

it('an owner who keeps the account after PayFast was told has no subscription, and owes no fee', async () => {
  await hours(6 * 24 + 1);
  app.payfast.down.add('history');
  await hours(24);
  await hours(0.2);
  const back = await signIn(app, owner);
  await back.send('delete', '/api/account/deletion').expect(200);
  const view = await back.send('get', '/api/user-subscription').expect(200);
  expect(view.body).toMatchObject({ status: 'Cancelled' });
  const quote = await back.send('get', `/api/payment/${id}/quote`).expect(200);
  expect(quote.body).toMatchObject({ adminFeeUsd: '0.00' });
  app.payfast.down.clear();
  await hours(50);
  expect(await exists()).toBe(true);
});

it('a repeated notification brings nothing of the owner back', async () => {
  const body = await craftNotification(app, token, MONTHLY_CHARGE);
  await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
  await app.runDueJobs();
  await untilTheDay();
  await hours(0.2);
  expect(await exists()).toBe(false);
  const books = async () =>
    (await app.ctx.pool.query('select * from payments order by id')).rows as unknown[];
  const before = await books();
  expect(before).toHaveLength(1);
  await postNotification(app, body).set(createSourceAddressHeaders(PAYFAST_ADDRESS)).expect(200);
  await app.runDueJobs();
  expect(await books()).toEqual(before);

  // PayFast confirms the cancellation only at this point.
  await postNotification(app, await craftNotification(app, token, { status: 'CANCELLED' }))
    .set(createSourceAddressHeaders(PAYFAST_ADDRESS))
    .expect(200);
  await app.runDueJobs();
  expect(await books()).toEqual(before);

  // A charge that was already in progress also arrives.
  await postNotification(app, await craftNotification(app, token, MONTHLY_CHARGE))
    .set(createSourceAddressHeaders(PAYFAST_ADDRESS))
    .expect(200);
  await app.runDueJobs();
  expect(await books()).toHaveLength(2);
  expect(await books()).toContainEqual(
    expect.objectContaining({
      verdict: 'contradiction',
      email_address: null,
      raw_notification: '',
      token: null,
    }),
  );
  expect(alarms).toContainEqual(expect.objectContaining({ alarm: 'paid-after-deletion' }));
});
