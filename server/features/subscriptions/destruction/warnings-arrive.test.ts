import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import {
  moveToDueDestruction,
  moveClockTo,
  loadSubscriptionRow,
} from '#tests/support/destruction/destruction.ts';
import { captureAlarms, type CapturedAlarm } from '#tests/support/payfast/notifications.ts';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { createOwnerWithReporters, listMailsTo, REPORTERS } from '#tests/support/release/release.ts';
import {
  countLeavebits,
  moveAfterRetention,
  REMINDED_OWNER,
  saveReminderLeavebit,
  loadSubscriptionId,
} from '#tests/support/reminders.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { wakeMailSenders } from '../../mail/wake-mail-senders.ts';
import { advanceDueDestructions } from './advance-due-destructions.ts';

let app: TestApp;
let alarms: CapturedAlarm[];
beforeEach(async () => {
  app = await startTestApp();
  alarms = captureAlarms(app);
});
afterEach(() => app[Symbol.asyncDispose]());

const why = () =>
  alarms.flatMap((alarm) =>
    alarm.alarm === 'destruction-postponed' ? [(alarm as { why?: string }).why] : [],
  );

/**
 * Runs the relevant jobs once a day.
 * @returns the warnings that were delivered.
 */
async function live(days: number): Promise<string[]> {
  const before = app.mailbox.mails().length;
  for (let day = 0; day < days; day += 1) {
    app.clock.advance({ days: 1 });
    await advanceDueDestructions(app.ctx);
    await wakeMailSenders(app.ctx);
    await app.runDueJobs();
  }
  return app.mailbox
    .mails()
    .slice(before)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('permanently deleted'));
}

const warning = (days: string) => `Your LeaveBits will be permanently deleted in ${days}`;

describe('while no mail leaves', () => {
  it('nothing advances; afterwards there is no flood of mails, and each warning has all of its days', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveAfterRetention(app, -30.5);
    app.mailbox.refuseUs('sender', 451);
    expect(await live(60)).toEqual([]);
    expect(await countLeavebits(app)).toBe(1);
    app.mailbox.refuseUs('sender', null);
    const arrivals: [subject: string, day: number][] = [];
    for (let day = 1; day <= 40; day += 1) {
      for (const subject of await live(1)) arrivals.push([subject, day]);
    }
    expect(arrivals.map(([subject]) => subject)).toEqual([
      warning('30 days'),
      warning('7 days'),
      warning('1 day'),
      'Your LeaveBits have been permanently deleted',
    ]);
    const destroyedOn = arrivals[3]![1];
    for (const [index, days] of [30, 7, 1].entries()) {
      expect(destroyedOn - arrivals[index]![1]).toBeGreaterThanOrEqual(days);
    }
    expect(await countLeavebits(app)).toBe(0);
  });

  it('a person is alarmed once a day, from the seventh day after the announced day', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveToDueDestruction(app, owner.id, ['accepted', 'accepted', 'queued']);
    app.mailbox.refuseUs('sender', 451);
    await live(6);
    expect(why()).toEqual([]);
    await live(3);
    expect(why()).toEqual(['warning-waits', 'warning-waits', 'warning-waits']);
    await advanceDueDestructions(app.ctx);
    expect(why()).toHaveLength(3);
    expect(await countLeavebits(app)).toBe(1);
  });
});

describe('when the mailbox refuses for good', () => {
  async function refusing(): Promise<TestOwner> {
    const owner = await createOwnerWithReporters(app, {}, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveAfterRetention(app, -30.5);
    app.mailbox.refuse(REMINDED_OWNER, 550);
    return owner;
  }
  const notices = () =>
    REPORTERS.slice(0, 3).map((to) =>
      listMailsTo(app, to).filter(({ subject }) => subject.includes('can’t reach')),
    );

  it('the reporters are told, and the data is kept for six months more', async () => {
    const owner = await refusing();
    await live(31);
    const { destroy_at: destroyAt, unreachable_at: unreachableAt } = await loadSubscriptionRow(app, owner.id);
    expect(unreachableAt).not.toBeNull();
    expect(destroyAt!.getTime()).toBeGreaterThanOrEqual(addMonths(unreachableAt!, 6).getTime());
    expect(notices().map((mails) => mails.length)).toEqual([1, 1, 1]);
    const { text, links } = notices()[0]![0]!;
    expect(text).not.toContain('Kept');
    expect(links.some((link) => /\/report\/[^/]+\/death$/.test(link))).toBe(true);
    moveClockTo(app, new Date(destroyAt!.getTime() - DAY_MS / 2));
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    app.clock.advance({ days: 1 });
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
    // Nobody got a second email.
    expect(notices().map((mails) => mails.length)).toEqual([1, 1, 1]);
  });

  it('and no notice to a reporter was accepted yet, the destruction waits for that', async () => {
    const owner = await refusing();
    for (const reporter of REPORTERS) app.mailbox.refuse(reporter, 451);
    await live(31);
    const { destroy_at: destroyAt } = await loadSubscriptionRow(app, owner.id);
    moveClockTo(app, new Date(destroyAt!.getTime() + 8 * DAY_MS));
    await live(1);
    expect(await countLeavebits(app)).toBe(1);
    expect(why()).toEqual(['reporters-wait']);
    for (const reporter of REPORTERS) app.mailbox.refuse(reporter, null);
    await live(29);
    expect(await countLeavebits(app)).toBe(1);
    await live(2);
    expect(await countLeavebits(app)).toBe(0);
  });

  it('after a release that the reporters started, they get no notice', async () => {
    const owner = await refusing();
    await insertReport(app, owner.id, 'released');
    app.clock.advance({ days: 366 });
    await live(31);
    const { destroy_at: destroyAt, unreachable_at: unreachableAt } = await loadSubscriptionRow(app, owner.id);
    expect(destroyAt!.getTime()).toBeGreaterThanOrEqual(addMonths(unreachableAt!, 6).getTime());
    expect(notices().map((mails) => mails.length)).toEqual([0, 0, 0]);
    moveClockTo(app, new Date(destroyAt!.getTime() + DAY_MS));
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
  });

  it('and there are no reporters, the data is still kept for six months more', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveToDueDestruction(app, owner.id, ['failed', 'accepted', 'failed']);
    await advanceDueDestructions(app.ctx);
    app.clock.advance({ days: 170 });
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    app.clock.advance({ days: 16 });
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
  });

  it('only later, by a bounce, which counts as a rejection too', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveToDueDestruction(app, owner.id, ['accepted', 'failed', 'accepted']);
    await app.ctx.pool.query(
      `update mails set state = 'failed', accepted_at = null, refused_at = $1
       where id = (select mail_id from destruction_letters where days_ahead = 30)`,
      [app.ctx.clock.now()],
    );
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    expect((await loadSubscriptionRow(app, owner.id)).unreachable_at).not.toBeNull();
  });

  it('a mail that merely bounced is not a rejection: the destruction waits, and an alarm is raised', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveToDueDestruction(app, owner.id, ['accepted', 'accepted', 'accepted']);
    await app.ctx.pool.query(
      `update mails set state = 'failed', accepted_at = null, taken_at = $1, bounced_at = $1, bounce_kind = 'soft'
       where id in (select mail_id from destruction_letters)`,
      [app.ctx.clock.now()],
    );
    await live(8);
    expect(await countLeavebits(app)).toBe(1);
    expect((await loadSubscriptionRow(app, owner.id)).unreachable_at).toBeNull();
    expect(why()).toContain('warning-waits');
  });

  it('with a text that may blame us, the rejection counts after three days', async () => {
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveAfterRetention(app, -30.5);
    app.mailbox.refuse(REMINDED_OWNER, 571);
    await live(5);
    const { rows } = await app.ctx.pool.query(
      'select state from mails join destruction_letters on mail_id = mails.id',
    );
    expect(rows).toEqual([{ state: 'failed' }]);
  });
});

it('a payment stops a warning that has not left yet', async () => {
  vi.spyOn(app.ctx.logger, 'warn').mockImplementation(() => undefined);
  const owner = await registerOwner(app, REMINDED_OWNER);
  await saveReminderLeavebit(app, owner);
  await moveAfterRetention(app, -29.5);
  app.mailbox.refuse(REMINDED_OWNER, 451);
  await advanceDueDestructions(app.ctx);
  await app.runDueJobs();
  await payAtPayfast(app, await loadSubscriptionId(app, owner));
  await app.runDueJobs();
  app.mailbox.refuse(REMINDED_OWNER, null);
  app.clock.advance({ hours: 2 });
  await wakeMailSenders(app.ctx);
  await app.runDueJobs();
  expect(
    listMailsTo(app, REMINDED_OWNER).filter(({ subject }) => subject.includes('permanently deleted')),
  ).toEqual([]);
  expect((await loadSubscriptionRow(app, owner.id)).destroy_at).toBeNull();
});
