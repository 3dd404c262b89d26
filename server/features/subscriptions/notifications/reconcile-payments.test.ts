import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  loadSubscriptionState,
  createSubscribedOwner,
  ITN_SETTINGS,
  captureAlarms,
  type CapturedAlarm,
} from '#tests/support/payfast/notifications.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { cancelAgreementAtPayfast } from '../ending/cancel-agreement-at-payfast.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { retryStuckPayments } from './retry-stuck-payments.ts';

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

describe('asking PayFast about charges that were not reported', () => {
  it('applies a cancellation, asks once a day, and asks nothing while nothing is due', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const asked = app.payfast.asked.api;
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked);
    await app.ctx.pool.query(
      "update subscriptions set paid_until = now() - interval '40 hours' where id = $1",
      [id],
    );
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked + 1);
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked + 1);
    await app.payfast.store.set(token, { status: 2 });
    await app.ctx.pool.query(
      "update agreements set fetched_at = now() - interval '2 days' where token = $1",
      [token],
    );
    await reconcilePayments(app.ctx);
    expect(await loadSubscriptionState(app, id)).toMatchObject({ sub_status: 'Cancelled' });
  });

  it('alarms a person where PayFast seems to have charged, and guesses nothing', async () => {
    const { id, token } = await createSubscribedOwner(app);
    const before = await loadSubscriptionState(app, id);
    await app.payfast.store.countCharge(token);
    await app.ctx.pool.query(
      "update subscriptions set paid_until = now() - interval '40 hours' where id = $1",
      [id],
    );
    await reconcilePayments(app.ctx);
    expect(alarmed()).toContain('charge-unheard');
    expect(await loadSubscriptionState(app, id)).toMatchObject({
      sub_status: (before as { sub_status: string }).sub_status,
    });
  });

  it('goes on with other subscriptions when PayFast is away, and tries again', async () => {
    const { id } = await createSubscribedOwner(app);
    await app.ctx.pool.query(
      "update subscriptions set paid_until = now() - interval '40 hours' where id = $1",
      [id],
    );
    app.payfast.down.add('api');
    await reconcilePayments(app.ctx);
    expect(alarmed()).toContain('reconciliation');
    app.payfast.down.delete('api');
    const asked = app.payfast.asked.api;
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked);
    app.clock.advance({ minutes: 1 });
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked + 1);
    const { rows } = await app.ctx.pool.query('select from failing_rows');
    expect(rows).toEqual([]);
  });

  it('alarms at every try of an unconfirmed cancellation, and tries again', async () => {
    const { owner, token } = await createSubscribedOwner(app);
    app.payfast.down.add('api');
    await owner.send('post', '/api/cancel-subscription').expect(200);
    await expect(cancelAgreementAtPayfast(app.ctx, { token })).rejects.toThrow('can’t be reached');
    expect(alarmed()).toContain('cancel-unconfirmed');
    await app.ctx.pool.query("delete from graphile_worker._private_jobs where key like 'cancel:%'");
    app.payfast.down.delete('api');
    app.clock.advance({ minutes: 11 });
    await retryStuckPayments(app.ctx);
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
  });
});
