import { afterEach, beforeEach, expect, it } from 'vitest';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '../support/test-app.ts';
import { registerOwner } from '../support/visitor.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

/** Runs `npm run activity:verify`. @returns its exit code and output. */
async function run(): Promise<[number | null, string]> {
  const child = startChildServer(
    { ...TEST_SETTINGS, DATABASE_URL: app.ctx.pool.options.connectionString!, SMTP_URL: app.mailbox.url },
    process.execPath,
    getProgramArguments('verify-activity'),
  );
  return [await child.ended, child.output()];
}

it('reports that all logs are intact, or names the owner and the entry of each break', async () => {
  const owner = await registerOwner(app, 'olga@example.org');
  const other = await registerOwner(app, 'otto@example.org');
  expect(await run()).toEqual([
    0,
    expect.stringContaining('All 2 activity logs are intact, with 4 entries.'),
  ]);

  const client = await app.ownersPool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`update activity_entries set kind = 'exported' where user_id = $1 and number = 2`, [
      owner.id,
    ]);
    await client.query('delete from activity_chains where user_id = $1', [other.id]);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
  const [code, text] = await run();
  expect(code).toBe(1);
  expect(text).toContain(`Owner ${owner.id}, entry 2: it differs from what was written here.`);
  expect(text).toContain(`Owner ${other.id}: the entire log is missing.`);
  expect(text).toContain('2 of 2 activity logs are broken.');
  expect(text).not.toContain('@');
});
