import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { loadSubscriptionRow } from '#tests/support/destruction/destruction.ts';
import { captureAlarms } from '#tests/support/payfast/notifications.ts';
import {
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import {
  countLeavebits,
  moveAfterRetention,
  REMINDED_OWNER,
  saveReminderLeavebit,
} from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { wakeMailSenders } from '../../mail/wake-mail-senders.ts';
import { advanceDueDestructions } from './advance-due-destructions.ts';

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  captureAlarms(app);
  owner = await createOwnerWithReporters(app, {}, REMINDED_OWNER);
  await saveReminderLeavebit(app, owner);
});
afterEach(() => app[Symbol.asyncDispose]());

async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance({ days: 1 });
    await advanceDueDestructions(app.ctx);
    await wakeMailSenders(app.ctx);
    await app.runDueJobs();
  }
}
const TOLD = /Their LeaveBits will be deleted/;
const told = () => REPORTERS.map((email) => countMails(app, email, TOLD));

it('reporters are notified of a destruction a month ahead, although the mailbox accepts every warning, and a report stops it', async () => {
  await moveAfterRetention(app, -30.5);
  await live(1);
  expect(told()).toEqual([1, 1, 1, 0]);
  const mail = listMailsTo(app, REPORTERS[0]!).find(({ subject }) => TOLD.test(subject))!;
  expect(mail.text).toMatch(/they haven’t\s+signed\s+in\s+since/);
  await live(25);
  expect(told()).toEqual([1, 1, 1, 0]);
  const visitor = await openVisitor(app);
  const token = readLinkToken(app, REPORTERS[0]!, 'death');
  await visitor.send('post', '/api/submit-report').send({ token, reportType: 'death' }).expect(200);
  await live(10);
  expect(await countLeavebits(app)).toBe(1);
});

it('without a report the data is destroyed as announced, after their thirty days', async () => {
  await moveAfterRetention(app, -30.5);
  await live(1);
  const { destroy_at: destroyAt } = await loadSubscriptionRow(app, owner.id);
  const wait = destroyAt!.getTime() - app.ctx.clock.now().getTime();
  expect(wait).toBeGreaterThanOrEqual(29.9 * DAY_MS);
  await live(29);
  expect(await countLeavebits(app)).toBe(1);
  await live(4);
  expect(await countLeavebits(app)).toBe(0);
});

it('nobody is told when the owner has signed in since the service ended', async () => {
  await moveAfterRetention(app, -200);
  await app.ctx.pool.query('update users set signed_in_at = $2 where id = $1', [
    owner.id,
    app.ctx.clock.now(),
  ]);
  await moveAfterRetention(app, -30.5);
  await live(10);
  expect(told()).toEqual([0, 0, 0, 0]);
});

it('nothing is announced for thirty days after a release was locked again', async () => {
  await moveAfterRetention(app, -30.5);
  const reportId = await insertReport(app, owner.id, 'released');
  await (await signIn(app, owner)).send('post', '/api/revoke-release').send({ reportId }).expect(200);
  await live(29);
  expect((await loadSubscriptionRow(app, owner.id)).destroy_at).toBeNull();
  await live(2);
  expect((await loadSubscriptionRow(app, owner.id)).destroy_at).not.toBeNull();
});
