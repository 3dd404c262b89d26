import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Database } from '../../db/database.ts';
import { queueMail } from './outbox.ts';
import { registerSenders } from './wake-senders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.ctx.pool.query(`delete from graphile_worker._private_jobs`);
  registerSenders(app.ctx, () => false);
});

let mails = 0;
const queue = (tx: Database) =>
  queueMail(app.ctx, tx, {
    to: 'someone@example.org',
    kind: 'login-code',
    dedupeKey: `wake/${(mails += 1)}`,
    content: { text: 'Hello' },
  });
async function countJobs(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-mail'`,
  );
  return rows[0]!.count;
}

it('emails wake the senders once their transaction has committed, however many they are', async () => {
  await app.ctx.db.transaction(async (tx) => {
    await queue(tx);
    await tx.transaction(queue);
    expect(await countJobs()).toBe(0);
  });
  expect(await countJobs()).toBe(1);
});

it('emails outside of a transaction wake the senders, too', async () => {
  await queue(app.ctx.db);
  expect(await countJobs()).toBe(1);
});

it('a transaction that is rolled back wakes nobody', async () => {
  const failed = app.ctx.db.transaction(async (tx) => {
    await queue(tx);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await countJobs()).toBe(0);
});

it('many transactions that commit together share jobs, the last of which follows the last commit', async () => {
  await Promise.all(Array.from({ length: 12 }, () => app.ctx.db.transaction(queue)));
  const jobs = await countJobs();
  expect(jobs).toBeGreaterThan(0);
  expect(jobs).toBeLessThanOrEqual(12);
  const { rows } = await app.ctx.pool.query<{ isAfter: boolean }>(`
    select (select max(xmin::text::bigint) from graphile_worker._private_jobs)
      > (select max(xmin::text::bigint) from mails) as "isAfter"`);
  expect(rows[0]!.isAfter).toBe(true);
});

it('senders of the same process that are at work need no job', async () => {
  const wake = vi.fn(() => true);
  registerSenders(app.ctx, wake);
  await app.ctx.db.transaction(async (tx) => {
    await queue(tx);
    expect(wake).not.toHaveBeenCalled();
  });
  expect(wake).toHaveBeenCalledOnce();
  expect(await countJobs()).toBe(0);
});

it('senders that can’t be woken don’t fail what has been committed', async () => {
  const warn = vi.spyOn(app.ctx.logger, 'warn').mockReturnValue(undefined);
  await app.ownersPool.query(`
    create function no_job() returns trigger language plpgsql as $$ begin raise 'no job'; end $$;
    create trigger no_job before insert on graphile_worker._private_jobs for each row execute function no_job()`);
  try {
    expect(await app.ctx.db.transaction(queue)).not.toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  } finally {
    await app.ownersPool.query('drop function no_job cascade');
    warn.mockRestore();
  }
});
