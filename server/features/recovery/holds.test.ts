import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSubscribedOwner } from '#tests/support/payfast/notifications.ts';
import {
  countLeavebits,
  moveAfterRetention,
  REMINDED_OWNER,
  runPaymentReminderJobs,
  saveReminderLeavebit,
} from '#tests/support/reminders.ts';
import { startOpeningsTest } from '#tests/support/release/openings.ts';
import {
  countMails,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { removeAbandonedFiles } from '../files/remove-abandoned-files.ts';
import { announceOpenings } from '../notices/announce-openings.ts';
import { watchUndeliveredWarnings } from '../release/reports/watch-undelivered-warnings.ts';
import { stopCharging } from '../subscriptions/ending/stop-charging.ts';
import { beginRecovery } from './begin-recovery.ts';
import { endRecovery } from './end-recovery.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';

const DESTROYED = 'Your LeaveBits have been permanently deleted';
const apps: AsyncDisposable[] = [];
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  apps.push(app);
});
afterEach(async () => {
  for (const one of apps.splice(0)) await one[Symbol.asyncDispose]();
});

const begin = ({ ctx }: TestApp) =>
  ctx.db.transaction((tx) => beginRecovery(tx, { now: ctx.clock.now(), reason: 'A drill.' }));

it('destroys nothing in recovery even after every warning, and gives all warnings again afterwards', async () => {
  const owner = await registerOwner(app, REMINDED_OWNER);
  await saveReminderLeavebit(app, owner);
  for (const days of [-29.5, -6.4, -0.3]) {
    await moveAfterRetention(app, days);
    await runPaymentReminderJobs(app);
  }
  await begin(app);
  await moveAfterRetention(app, 1);
  expect(await runPaymentReminderJobs(app)).toEqual([]);
  expect(await countLeavebits(app)).toBe(1);
  await endRecovery(app.ctx, recoveryRestarts);
  const told: string[] = [];
  for (const days of [1.1, 24.7, 30.8, 31.2, 32.2]) {
    await moveAfterRetention(app, days);
    told.push(...(await runPaymentReminderJobs(app)));
    expect(await countLeavebits(app)).toBe(told.includes(DESTROYED) ? 0 : 1);
  }
  expect(told).toEqual([
    'Your LeaveBits will be permanently deleted in 30 days',
    'Your LeaveBits will be permanently deleted in 7 days',
    'Your LeaveBits will be permanently deleted in 1 day',
    DESTROYED,
  ]);
});

it('keeps bytes without a LeaveBit in recovery, because their LeaveBit may be lost', async () => {
  const owner = await registerOwner(app, REMINDED_OWNER);
  const id = app.ctx.random.id();
  await app.ctx.pool.query('insert into stored_files (id, user_id, created_at) values ($1, $2, $3)', [
    id,
    owner.id,
    app.clock.now(),
  ]);
  const left = async () => (await app.ctx.pool.query('select 1 from stored_files')).rowCount;
  await begin(app);
  app.clock.advance({ days: 3 });
  await removeAbandonedFiles(app.ctx);
  expect(await left()).toBe(1);
  await endRecovery(app.ctx, recoveryRestarts);
  await removeAbandonedFiles(app.ctx);
  expect(await left()).toBe(0);
});

it('announces no opening in recovery, and announces it afterwards', async () => {
  const openings = await startOpeningsTest();
  apps.push(openings);
  const scheduledDate = new Date(openings.app.clock.now().getTime() + 3_600_000).toISOString();
  await openings.leave({ 'heir@example.org': { releaseType: 'scheduled', scheduledDate } });
  await begin(openings.app);
  openings.app.clock.advance({ hours: 2 });
  const told = async () => {
    await announceOpenings(openings.app.ctx);
    await openings.app.runDueJobs();
    return countMails(openings.app, 'heir@example.org', /You can now read/);
  };
  expect(await told()).toBe(0);
  await endRecovery(openings.app.ctx, recoveryRestarts);
  expect(await told()).toBe(1);
});

it('in recovery ends a PayFast agreement only if its owner cancels, and ends the others afterwards', async () => {
  const [dead, alive] = [await createSubscribedOwner(app), await createSubscribedOwner(app)];
  await app.runDueJobs();
  await insertReport(app, dead.owner.id, 'released');
  await begin(app);
  await stopCharging(app.ctx, { userId: dead.owner.id });
  await alive.owner.send('post', '/api/cancel-subscription').expect(200);
  /** PayFast status codes: 1 is active, 2 is cancelled. */
  const ended = async () => {
    app.clock.advance({ minutes: 20 });
    await app.runDueJobs();
    const all = await app.payfast.store.list();
    return [dead, alive].map(({ token }) => all.find((one) => one.token === token)?.status);
  };
  expect(await ended()).toEqual([1, 2]);
  await endRecovery(app.ctx, recoveryRestarts);
  expect(await ended()).toEqual([2, 2]);
});

it('tells no reporter and alarms no person about a delayed report in recovery or while the clock is in doubt', async () => {
  const owner = await createOwnerWithReporters(app);
  app.mailbox.refuse(owner.username, 451);
  await reportDeath(app);
  await app.runDueJobs();
  const error = vi.spyOn(app.ctx.logger, 'error');
  const said = async () => {
    error.mockClear();
    await watchUndeliveredWarnings(app.ctx);
    await app.runDueJobs();
    const told = countMails(app, REPORTERS[0]!, /is delayed/);
    return [error.mock.calls.length, told];
  };
  app.clock.jump({ days: 3650 });
  expect(await said()).toEqual([0, 0]);
  app.clock.mend();
  app.clock.advance({ days: 4 });
  await begin(app);
  expect(await said()).toEqual([0, 0]);
});
