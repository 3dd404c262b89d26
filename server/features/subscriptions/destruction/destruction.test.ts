import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveToDueDestruction } from '#tests/support/destruction/destruction.ts';
import { listObjectKeys, removeObjectsForGood } from '#tests/support/object-store/stored-objects.ts';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import {
  countLeavebits,
  moveAfterFreePeriod,
  moveAfterRetention,
  REMINDED_OWNER,
  runPaymentReminderJobs,
  saveReminderLeavebit,
  loadSubscriptionId,
} from '#tests/support/reminders.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { retryStuckPayments } from '../notifications/retry-stuck-payments.ts';
import { stopCharging } from '../ending/stop-charging.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

describe('an owner who does nothing', () => {
  it('gets two reminders, a notice of suspension and three warnings, and then their data is destroyed', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await putInTrash(app, owner);
    expect(await listObjectKeys(app)).toHaveLength(app.ctx.objectStore ? 1 : 0);
    await owner.send('put', '/api/account/name').send({ name: 'Olga Owner' }).expect(200);
    expect(await runPaymentReminderJobs(app)).toEqual([]);
    const told: [string, string[]][] = [];
    for (const days of [-8, -7, -3, -1, 0, 1, 20, 300]) {
      await moveAfterFreePeriod(app, days);
      told.push([`free ${days}`, await runPaymentReminderJobs(app)]);
    }
    for (const days of [-31, -29.5, -25, -6.4, -0.3, 1]) {
      await moveAfterRetention(app, days);
      told.push([`kept ${days}`, await runPaymentReminderJobs(app)]);
    }
    expect(told.filter(([, letters]) => letters.length > 0)).toEqual([
      ['free -7', ['Your free period with LeaveBits ends in 7 days']],
      ['free -1', ['Your free period with LeaveBits ends in 1 day']],
      ['free 0', ['Your LeaveBits can’t be opened for now']],
      ['kept -29.5', ['Your LeaveBits will be permanently deleted in 30 days']],
      ['kept -6.4', ['Your LeaveBits will be permanently deleted in 7 days']],
      ['kept -0.3', ['Your LeaveBits will be permanently deleted in 1 day']],
      ['kept 1', ['Your LeaveBits have been permanently deleted']],
    ]);
    expect(await countLeavebits(app)).toBe(0);
    const { rows } = await app.ctx.pool.query(
      'select 1 from trigger_byte_versions union all select 1 from stored_files union all select 1 from stored_file_chunks',
    );
    expect(rows).toHaveLength(0);
    await removeObjectsForGood(app);
    expect(await listObjectKeys(app)).toEqual([]);
    await moveAfterFreePeriod(app, 800);
    expect(await runPaymentReminderJobs(app)).toEqual([]);

    // The account still exists, without a name, and a new start costs only the month it begins.
    const back = await signIn(app, { username: REMINDED_OWNER });
    expect((await back.send('get', '/api/user').expect(200)).body).toMatchObject({ name: null });
    const owed = await back.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '1.00', monthsOwed: 1 });
    const view = async () => (await back.send('get', '/api/user-subscription').expect(200)).body as object;
    const destroyed = { dataDestroyedAt: expect.any(String) as string, dataKeptUntil: null };
    expect(await view()).toMatchObject({ isBlocked: true, ...destroyed });
    await payAtPayfast(app, await loadSubscriptionId(app, back));
    await app.runDueJobs();
    const list = await back.send('get', '/api/trigger-bytes').expect(200);
    expect(list.body).toEqual([]);
    expect(await view()).toMatchObject({ isBlocked: false, dataDestroyedAt: null });
  });

  it('gets no flood of mails after a downtime, and still gets every warning with all of its days', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveAfterFreePeriod(app, 700);
    // They are sent on different lanes and may arrive in any order.
    expect((await runPaymentReminderJobs(app)).sort()).toEqual([
      'Your LeaveBits can’t be opened for now',
      'Your LeaveBits will be permanently deleted in 30 days',
    ]);
    for (const [days, letters] of [
      [22, []],
      [2, ['Your LeaveBits will be permanently deleted in 7 days']],
      [5, []],
      [2, ['Your LeaveBits will be permanently deleted in 1 day']],
      [2, ['Your LeaveBits have been permanently deleted']],
    ] as const) {
      expect(await countLeavebits(app)).toBe(1);
      app.clock.advance({ days });
      expect(await runPaymentReminderJobs(app)).toEqual(letters);
    }
    expect(await countLeavebits(app)).toBe(0);
  });

  it('keeps everything if they pay what is owed, even on the last day', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveAfterRetention(app, -29.5);
    await runPaymentReminderJobs(app);
    await moveAfterRetention(app, -6.4);
    await runPaymentReminderJobs(app);
    await moveAfterRetention(app, -0.3);
    expect(await runPaymentReminderJobs(app)).toHaveLength(1);
    const back = await signIn(app, { username: REMINDED_OWNER });
    const owed = await back.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '12.00', monthsOwed: 12, amountZar: '210.00' });
    await payAtPayfast(app, await loadSubscriptionId(app, back));
    await app.runDueJobs();
    const list = await back.send('get', '/api/trigger-bytes').expect(200);
    expect(list.body).toHaveLength(1);
    app.clock.advance({ days: 10 });
    await runPaymentReminderJobs(app);
    expect(await countLeavebits(app)).toBe(1);
  });
});

describe('nobody is asked to pay, and nothing is destroyed,', () => {
  /** An owner whose destruction is fully announced and due. */
  async function ownerInDanger(): Promise<TestOwner> {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveToDueDestruction(app, owner.id);
    return owner;
  }

  it.each(['pending', 'released'] as const)('while a report is %s', async (status) => {
    const owner = await ownerInDanger();
    await insertReport(app, owner.id, status);
    expect(await runPaymentReminderJobs(app)).toEqual([]);
    expect(await countLeavebits(app)).toBe(1);
  });

  it('while a payment waits for its checks, however long PayFast is away', async () => {
    const owner = await ownerInDanger();
    const errors = vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    app.payfast.down.add('validate');
    await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await runPaymentReminderJobs(app);
    expect(await countLeavebits(app)).toBe(1);
    expect(errors.mock.calls.map(([details]) => (details as { alarm: string }).alarm)).toContain(
      'destruction-postponed',
    );
    app.payfast.down.clear();
    app.clock.advance({ minutes: 11 });
    await retryStuckPayments(app.ctx);
    await app.runDueJobs();
    await runPaymentReminderJobs(app);
    expect(await countLeavebits(app)).toBe(1);
    const view = await (
      await signIn(app, { username: REMINDED_OWNER })
    )
      .send('get', '/api/user-subscription')
      .expect(200);
    expect(view.body).toMatchObject({ status: 'Monthly', isBlocked: false });
  });

  it.each(['rejected', 'contradiction'])('while PayFast lists a payment that was a %s', async (verdict) => {
    const owner = await ownerInDanger();
    vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.ctx.pool.query('update payments set verdict = $1, processed_at = created_at', [verdict]);
    await runPaymentReminderJobs(app);
    expect(await countLeavebits(app)).toBe(1);
    app.clock.advance({ days: 31 });
    await runPaymentReminderJobs(app);
    expect(await countLeavebits(app)).toBe(1);
    app.clock.advance({ days: 31 });
    await runPaymentReminderJobs(app);
    expect(await countLeavebits(app)).toBe(0);
  });

  it('when the report is refuted: every warning comes again, with all of its days', async () => {
    const owner = await ownerInDanger();
    await insertReport(app, owner.id, 'pending');
    expect(await runPaymentReminderJobs(app)).toEqual([]);
    await app.ctx.pool.query(
      "update death_incapacitation_reports set status = 'refuted', refuted_by = 'home', refuted_at = $1",
      [app.ctx.clock.now()],
    );
    const told = [];
    for (const days of [0, 22, 1, 5.5, 0.9]) {
      app.clock.advance({ seconds: days * 86_400 });
      told.push(...(await runPaymentReminderJobs(app)));
    }
    expect(told.filter((subject) => subject.includes('permanently deleted'))).toEqual([
      'Your LeaveBits will be permanently deleted in 30 days',
      'Your LeaveBits will be permanently deleted in 7 days',
      'Your LeaveBits will be permanently deleted in 1 day',
    ]);
    expect(await countLeavebits(app)).toBe(1);
    app.clock.advance({ days: 1 });
    expect(await runPaymentReminderJobs(app)).toContain('Your LeaveBits have been permanently deleted');
  });

  it('but without a report the data is destroyed at that moment', async () => {
    await ownerInDanger();
    expect(await runPaymentReminderJobs(app)).toContain('Your LeaveBits have been permanently deleted');
    expect(await countLeavebits(app)).toBe(0);
  });

  it('after charging was stopped for a release', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await insertReport(app, owner.id, 'released');
    await stopCharging(app.ctx, { userId: owner.id });
    await moveAfterFreePeriod(app, 10);
    expect(await runPaymentReminderJobs(app)).toEqual([]);
  });
});

/** Trashes a LeaveBit with an earlier version. Nothing but the destruction empties the trash in this test. */
async function putInTrash(app: TestApp, owner: TestOwner): Promise<void> {
  const fields = { description: 'First', sharingEmails: ['ben@example.org'] };
  const saved = await owner.send('post', '/api/trigger-bytes').send(fields).expect(201);
  const path = `/api/trigger-bytes/${(saved.body as { id: number }).id}`;
  await owner.send('patch', path).send({ description: 'Second' }).expect(200);
  await owner.send('delete', path).expect(204);
  await app.runDueJobs();
}
