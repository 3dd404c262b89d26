import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchDatabase } from '../../server/features/recovery/watch-database.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { insertReport } from '../support/release/reports.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '../support/test-app.ts';
import { registerOwner } from '../support/visitor.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

/** Runs `npm run recovery -- …`. @returns its exit code and output. */
async function run(...args: string[]): Promise<[number | null, string]> {
  const child = startChildServer(
    { ...TEST_SETTINGS, DATABASE_URL: app.ctx.pool.options.connectionString!, SMTP_URL: app.mailbox.url },
    process.execPath,
    [...getProgramArguments('recovery'), ...args],
  );
  return [await child.ended, child.output()];
}

const confirmations = async () =>
  (await app.ctx.pool.query<{ confirmations: number }>('select confirmations from service_state')).rows[0]!
    .confirmations;

it('prints the status, begins a recovery, and ends it with --yes', async () => {
  const owner = await registerOwner(app, 'olga@example.org');
  const reportId = await insertReport(app, owner.id, 'pending');
  await watchDatabase(app.ctx, { isServing: true });
  const [code, text] = await run('status');
  expect([code, text]).toEqual([0, expect.stringContaining('Not in recovery.')]);
  expect(text).toContain('1 report is pending:');
  expect(text).toContain(`report ${reportId}, submitted `);
  expect(text).toContain('No problem with its clock was detected');
  expect(text).not.toContain('@');

  expect(await run('begin', 'The', 'disk', 'was', 'replaced.')).toEqual([
    0,
    expect.stringContaining('The service is in recovery'),
  ]);
  expect(await run('begin')).toEqual([0, expect.stringContaining('The disk was replaced.')]);
  expect((await watchDatabase(app.ctx, { isServing: true })).recoveryReason).toBe('The disk was replaced.');

  const [unsure, meaning] = await run('end');
  expect(unsure).toBe(1);
  expect(meaning).toContain('1 pending report starts over');
  expect(meaning).toContain('Nothing was changed.');
  expect(await confirmations()).toBe(0);
  expect(await run('end', '--yes')).toEqual([0, expect.stringContaining('Recovery ended.')]);
  expect(await confirmations()).toBe(1);
  expect((await watchDatabase(app.ctx, { isServing: true })).recoverySince).toBe(null);
});

it('warns when a recovery is about to end before owners have had two days to check after a restore', async () => {
  await registerOwner(app, 'olga@example.org');
  await watchDatabase(app.ctx, { isServing: true });
  expect(await run('tell-owners')).toEqual([1, expect.stringContaining('nothing to notify owners about')]);
  await run('begin');
  expect(await run('begin', '--restored', 'Went', 'back.')).toEqual([
    0,
    expect.stringContaining('Recipients can’t read anything'),
  ]);
  expect(await run('end')).toEqual([1, expect.stringContaining('the owners haven’t been notified yet')]);
  expect(await run('tell-owners')).toEqual([0, expect.stringContaining('The owners were notified')]);
  expect(await run('end')).toEqual([1, expect.stringContaining('Careful: the owners have until')]);
  expect((await watchDatabase(app.ctx, { isServing: true })).isRestored).toBe(true);
  await app.ctx.pool.query("update service_state set owners_told_at = owners_told_at - interval '48 hours'");
  expect(await run('end')).toEqual([1, expect.not.stringContaining('Careful')]);
  expect(await run('end', '--yes')).toEqual([0, expect.stringContaining('Recovery ended.')]);
  expect((await watchDatabase(app.ctx, { isServing: true })).isRestored).toBe(false);
});

it('prints its usage for any other command', async () => {
  const wrong = [
    [],
    ['stop'],
    ['status', 'now'],
    ['end', '--force'],
    ['begin', '--yes'],
    ['end', '--yes', '--now'],
  ];
  const answers = await Promise.all(wrong.map((args) => run(...args)));
  expect(answers).toEqual(wrong.map(() => [1, expect.stringContaining('Usage:')]));
  await app.ownersPool.query('truncate drizzle.__drizzle_migrations');
  expect(await run('status')).toEqual([1, expect.stringContaining('isn’t up to date')]);
});
