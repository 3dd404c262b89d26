import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { moveToDueDestruction, loadSubscriptionRow } from '#tests/support/destruction/destruction.ts';
import { pressPayfastButton, payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { createLeavebitForDeath, createOwnerWithReporters } from '#tests/support/release/release.ts';
import { countLeavebits, saveReminderLeavebit, loadSubscriptionId } from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn } from '#tests/support/visitor.ts';
import type { Context } from '#server/context.ts';
import { createTaskList } from '#server/jobs/registry.ts';
import { advanceDeletions } from '../../deletion/advance-deletions.ts';
import { renderOwnerPage } from '../../exports/page/owner-page.ts';
import { loadOwnerExport } from '../../exports/load-owner-export.ts';
import { advanceDestruction } from '../destruction/advance-destruction.ts';
import { subscriptionsJobs } from '../jobs.ts';
import { lockSubscription } from '../queries.ts';
import { refreshSubscriptionState } from '../refresh-subscription-state.ts';
import { applyBillingSetting } from './apply-billing-setting.ts';

const OLGA = 'olga@example.org';
const FREE_MS = billingLimits.freeDaysAfterOff * DAY_MS;

let app: TestApp;
afterEach(() => app[Symbol.asyncDispose]());

/** The context of a process started with this setting. */
const startedWith = async (takesPayments: boolean): Promise<Context> => {
  const ctx = { ...app.ctx, config: { ...app.ctx.config, takesPayments } };
  await applyBillingSetting(ctx);
  return ctx;
};
const rows = async (sql: string) => (await app.ctx.pool.query(sql)).rows as Record<string, unknown>[];
const queued = async () =>
  (await rows("select kind from mails where state = 'queued' order by kind")).map(({ kind }) => kind);

describe('where the service takes no payments', () => {
  beforeEach(async () => {
    app = await startTestApp({ BILLING: 'off' });
  });

  it('nobody is blocked, asked or reminded, and nothing is destroyed, years after the free time', async () => {
    const owner = await createOwnerWithReporters(app);
    await createLeavebitForDeath(owner, 'heir@example.org');
    await app.runDueJobs();
    const before = app.mailbox.mails().length;
    const tasks = createTaskList(app.ctx);
    for (const days of [25, 10, 65, 300, 900]) {
      app.clock.advance({ days });
      for (const name of Object.keys(subscriptionsJobs).filter(
        (job) => 'at' in subscriptionsJobs[job as 'send-reminders'],
      )) {
        await tasks[name]!({}, {} as never);
      }
      await app.runDueJobs();
    }
    expect(app.mailbox.mails().slice(before)).toEqual([]);
    expect(await countLeavebits(app)).toBe(1);
    expect(await loadSubscriptionRow(app, owner.id)).toMatchObject({
      destroy_at: null,
      data_destroyed_at: null,
    });
    expect(app.payfast.asked).toEqual({ validate: 0, api: 0, history: 0 });

    const back = await signIn(app, { username: OLGA });
    await back.send('get', '/api/trigger-bytes').expect(200);
    await back.send('get', '/api/release-config').expect(200);
    const view = await back.send('get', '/api/user-subscription').expect(200);
    expect(view.body).toMatchObject({ status: 'Trial', isBlocked: false, isActive: true });
    expect(Object.keys(view.body as object)).toEqual(
      expect.arrayContaining(['id', 'nextPaymentDate', 'nextPaymentAmount']),
    );
    const { data } = await loadOwnerExport(app.ctx, owner.id);
    expect(await text(renderOwnerPage(data, false))).not.toMatch(/payment|subscription/i);
    expect(await text(renderOwnerPage(data, true))).toMatch(/payment/i);
    // Everyone gets the larger quota, which is otherwise for paying customers.
    const storage = await back.send('get', '/api/storage').expect(200);
    expect(storage.body).toMatchObject({ quotaBytes: app.ctx.config.fileQuotas.paid });
  });

  it('every call about paying is refused in one sentence, PayFast’s notifications too', async () => {
    const owner = await registerOwner(app, OLGA);
    const id = await loadSubscriptionId(app, owner);
    for (const [method, path] of [
      ['get', '/api/subscription-reactivation-amount'],
      ['post', '/api/send-reactivation-payment-email'],
      ['post', '/api/cancel-subscription'],
      ['get', `/api/payfast-data/${id}`],
      ['post', `/api/payment/${id}/begin`],
      ['get', `/api/payment/${id}/quote`],
      ['get', `/api/payment/${id}/status`],
      ['post', '/api/payfast/itn'],
    ] as const) {
      const answer = await owner.send(method, path).expect(404);
      expect(answer.body).toMatchObject({ message: 'This service doesn’t take payments.' });
    }
    expect(await rows('select id from payments')).toEqual([]);
    await owner.send('get', '/api/payments').expect(200, []);
  });

  it('an account is deleted at its owner’s wish without asking PayFast', async () => {
    const owner = await registerOwner(app, OLGA);
    await owner.send('post', '/api/account/deletion').send({}).expect(200);
    await app.runDueJobs();
    for (const hours of [6 * 24 + 1, 24, 1]) {
      app.clock.advance({ hours });
      await advanceDeletions(app.ctx);
      await app.runDueJobs();
    }
    expect(await rows('select id from users')).toEqual([]);
    expect(app.payfast.asked).toEqual({ validate: 0, api: 0, history: 0 });
    const letter = app.mailbox.mails().at(-1)!;
    expect(letter.subject).toMatch(/deleted/);
    expect(letter.text).not.toMatch(/pay/i);
  });
});

describe('a service that stops taking payments', () => {
  beforeEach(async () => {
    app = await startTestApp();
  });

  it('opens for those who were blocked, and takes back an announced destruction and unsent reminders', async () => {
    const owner = await registerOwner(app, OLGA);
    await saveReminderLeavebit(app, owner);
    const { id } = await moveToDueDestruction(app, owner.id, ['accepted', 'accepted', 'queued']);
    const blocked = await signIn(app, { username: OLGA });
    await blocked.send('get', '/api/trigger-bytes').expect(402);

    const off = await startedWith(false);
    expect(await queued()).toEqual([]);
    expect(await loadSubscriptionRow(app, owner.id)).toMatchObject({ destroy_at: null });
    expect(await advanceDestruction(off, id)).not.toBe('destroy');
    // A database constraint rejects this, whatever the application does.
    await expect(app.ctx.pool.query('update subscriptions set data_destroyed_at = now()')).rejects.toThrow();
    expect(await countLeavebits(app)).toBe(1);
  });

  it('does not start while PayFast may charge somebody, and starts once PayFast has reported the end', async () => {
    const owner = await registerOwner(app, OLGA);
    const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    await expect(startedWith(false)).rejects.toThrow('PayFast may still charge one account');
    expect(await rows('select billing_off_since from service_state')).toEqual([{ billing_off_since: null }]);
    await pressPayfastButton(app, token, 'cancel');
    await app.runDueJobs();
    await startedWith(false);
    expect(await rows('select 1 from service_state where billing_off_since is not null')).toHaveLength(1);
  });
});

describe('a service that takes payments again', () => {
  beforeEach(async () => {
    app = await startTestApp();
  });

  it('gives everybody the same free time from that moment, counted once, and then blocks as before', async () => {
    await registerOwner(app, OLGA);
    const canceller = await registerOwner(app, 'carl@example.org');
    const token = await payAtPayfast(app, await loadSubscriptionId(app, canceller));
    await app.runDueJobs();
    await canceller.send('post', '/api/cancel-subscription').expect(200);
    await pressPayfastButton(app, token, 'cancel');
    await app.runDueJobs();
    await startedWith(false);
    app.clock.advance({ days: 800 });
    // Two processes start simultaneously, and a third one later.
    await Promise.all([startedWith(true), startedWith(true)]);
    const [{ until }] = (await rows('select distinct waived_until as until from subscriptions')) as [
      { until: Date },
    ];
    expect(until.getTime() - app.clock.now().getTime()).toBeGreaterThan(FREE_MS - DAY_MS);
    app.clock.advance({ days: 3 });
    await startedWith(true);

    for (const username of [OLGA, 'carl@example.org']) {
      const back = await signIn(app, { username });
      const view = await back.send('get', '/api/user-subscription').expect(200);
      expect(view.body).toMatchObject({ isBlocked: false, nextPaymentDate: until.toISOString() });
      // Nothing is owed for the time without payments.
      const id = (view.body as { id: number }).id;
      const quote = await (await openVisitor(app)).send('get', `/api/payment/${id}/quote`).expect(200);
      expect(quote.body).toMatchObject({ monthsOwed: 0 });
    }
    // The stored dates match those derived from the facts.
    const dates = 'select id, sub_status, next_payment_date, paid_until from subscriptions order by id';
    const written = await rows(dates);
    for (const { id } of written) {
      await app.ctx.db.transaction(async (tx) => {
        const row = await lockSubscription(tx, { id: Number(id) });
        await refreshSubscriptionState(app.ctx, tx, row!);
      });
    }
    expect(await rows(dates)).toEqual(written);

    app.clock.advance({ seconds: (until.getTime() - app.clock.now().getTime()) / 1000 - 1 });
    const before = await signIn(app, { username: OLGA });
    await before.send('get', '/api/trigger-bytes').expect(200);
    app.clock.advance({ seconds: 2 });
    await before.send('get', '/api/trigger-bytes').expect(402);
  });
});
