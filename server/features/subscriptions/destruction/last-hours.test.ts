import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chargeWithLostNotification, moveToDueDestruction } from '#tests/support/destruction/destruction.ts';
import { captureAlarms, type CapturedAlarm } from '#tests/support/payfast/notifications.ts';
import { payAtPayfast, postNotification } from '#tests/support/payfast/payfast.ts';
import {
  countLeavebits,
  REMINDED_OWNER,
  saveReminderLeavebit,
  loadSubscriptionId,
} from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner } from '#tests/support/visitor.ts';
import { advanceDestruction } from './advance-destruction.ts';
import { advanceDueDestructions } from './advance-due-destructions.ts';
import { runPaymentInquiry, fetchRecentPayments } from './run-payment-inquiry.ts';

let app: TestApp;
let id: number;
let token: string;
let alarms: CapturedAlarm[];

/** A destruction is due, and PayFast has just confirmed that it knows of no payment. */
beforeEach(async () => {
  app = await startTestApp();
  alarms = captureAlarms(app);
  const owner = await registerOwner(app, REMINDED_OWNER);
  await saveReminderLeavebit(app, owner);
  token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
  await app.runDueJobs();
  ({ id } = await moveToDueDestruction(app, owner.id));
  await runPaymentInquiry(app.ctx, id, await fetchRecentPayments(app.ctx));
});
afterEach(() => app[Symbol.asyncDispose]());

const waiters = async () => {
  const { rows } = await app.ctx.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]!.n;
};

/** A transaction that stays open after a statement, until `commit`. */
async function hold(
  sql: string,
  values: unknown[],
): Promise<{ client: pg.PoolClient; commit(): Promise<void> }> {
  const client = await app.ctx.pool.connect();
  await client.query('begin');
  await client.query(sql, values);
  return {
    client,
    async commit() {
      await client.query('commit');
      client.release();
    },
  };
}

describe('a payment in the last moment', () => {
  it('is found while it is being stored: the destruction waits for it', async () => {
    // Keeps the notification's transaction open after it has stored the payment.
    const gate = await hold('lock table graphile_worker._private_jobs in access exclusive mode', []);
    const posted = postNotification(app, await chargeWithLostNotification(app, token)).then(
      (answer) => answer.status,
    );
    await expect.poll(waiters).toBe(1);
    const destroying = advanceDestruction(app.ctx, id);
    await expect.poll(waiters).toBe(2);
    await gate.commit();
    expect(await posted).toBe(200);
    expect(await destroying).toBe('wait');
    expect(await countLeavebits(app)).toBe(1);
    await app.runDueJobs();
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    expect(alarms.map(({ alarm }) => alarm)).not.toContain('paid-after-destruction');
  });

  it('waits for a destruction that is under way, and alarms a person', async () => {
    // Keeps the destruction's transaction open at its last step, the email about it.
    const gate = await hold(
      "insert into mails (id, recipient, kind, dedupe_key, message_id, letter, created_at, give_up_at) values (gen_random_uuid(), 'x', 'data-destroyed', $1, 'x', 'x', now(), now())",
      ['gate'],
    );
    const now = app.ctx.clock.now();
    vi.spyOn(app.ctx.clock, 'trustedNow').mockReturnValue(now);
    await gate.client.query('update mails set dedupe_key = $1 where dedupe_key = $2', [
      `data-destroyed:${id}:${now.toISOString()}`,
      'gate',
    ]);
    const destroying = advanceDestruction(app.ctx, id);
    await expect.poll(waiters).toBe(1);
    const posted = postNotification(app, await chargeWithLostNotification(app, token)).then(
      (answer) => answer.status,
    );
    await expect.poll(waiters).toBe(2);
    await gate.client.query('delete from mails where recipient = $1', ['x']);
    await gate.commit();
    expect(await destroying).toBe('destroy');
    expect(await posted).toBe(200);
    expect(await countLeavebits(app)).toBe(0);
    await app.runDueJobs();
    expect(alarms.map(({ alarm }) => alarm)).toContain('paid-after-destruction');
  });

  it('keeps the data when it is stored after PayFast was asked', async () => {
    app.payfast.down.add('validate');
    await postNotification(app, await chargeWithLostNotification(app, token)).expect(200);
    expect(await advanceDestruction(app.ctx, id)).toBe('wait');
    expect(await countLeavebits(app)).toBe(1);
  });

  it('may follow when somebody sets out to pay after PayFast was asked: PayFast is asked again', async () => {
    const visitor = await openVisitor(app);
    await visitor.send('post', `/api/payment/${id}/begin`).expect(204);
    expect(await advanceDestruction(app.ctx, id)).toBe('ask-payfast');
    app.clock.advance({ minutes: 1 });
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
  });

  it('may have come after an answer that is hours old: PayFast is asked again', async () => {
    app.clock.advance({ hours: 3 });
    expect(await advanceDestruction(app.ctx, id)).toBe('ask-payfast');
  });
});
