import { describe, expect, it } from 'vitest';
import { moveToDueDestruction } from '#tests/support/destruction/destruction.ts';
import { countLeavebits, REMINDED_OWNER, saveReminderLeavebit } from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { queueDueSweeps } from '../../jobs/scheduler.ts';
import { createTaskList, sweepSchedule } from '../../jobs/registry.ts';
import { subscriptionsJobs } from './jobs.ts';

describe('reminders and destructions are two jobs', () => {
  const dayAt = (minute: number) => new Date(Date.UTC(2030, 0, 1, 10, minute));

  /** Which of the two jobs are scheduled for a given minute. */
  async function plannedAt(app: TestApp, minute: number): Promise<string[]> {
    await app.ctx.pool.query('delete from graphile_worker._private_jobs');
    await queueDueSweeps(app.ctx.db, sweepSchedule, dayAt(minute));
    const { rows } = await app.ctx.pool.query<{ name: string }>(
      `select task_identifier as name from graphile_worker.jobs
       where task_identifier in ('send-reminders', 'advance-destructions')`,
    );
    return rows.map(({ name }) => name);
  }

  it('each runs at its own minute, in its own lane, and waits for a certain clock', async () => {
    await using app = await startTestApp();
    expect(await plannedAt(app, 0)).toEqual([]);
    expect(await plannedAt(app, 23)).toEqual(['send-reminders']);
    expect(await plannedAt(app, 33)).toEqual(['advance-destructions']);
    const { 'send-reminders': reminding, 'advance-destructions': destroying } = subscriptionsJobs;
    expect(reminding.lane).not.toBe(destroying.lane);
    expect([reminding.isIrrevocable, destroying.isIrrevocable]).toEqual([true, true]);
  });

  it('reminders destroy no data that is due; the other job does', async () => {
    await using app = await startTestApp();
    const owner = await registerOwner(app, REMINDED_OWNER);
    await saveReminderLeavebit(app, owner);
    await moveToDueDestruction(app, owner.id);
    const subjects = () => app.mailbox.mails().map(({ subject }) => subject);
    const run = async (job: keyof typeof subscriptionsJobs) => {
      await createTaskList(app.ctx)[job]!({}, {} as never);
      await app.runDueJobs();
    };
    await run('send-reminders');
    expect(subjects()).toContain('Your LeaveBits can’t be opened for now');
    expect(await countLeavebits(app)).toBe(1);
    await run('advance-destructions');
    expect(await countLeavebits(app)).toBe(0);
  });
});
