import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres.ts';
import { loadOrCreateSecrets } from '../../server/config/stored-secrets.ts';
import { runBackup } from '../support/database/backups.ts';
import { createEmptyDatabase } from '../support/database/test-database.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { runOnDatabase } from '../support/database/template-database.ts';
import { TEST_SETTINGS, startTestApp } from '../support/test-app.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { registerOwner } from '../support/visitor.ts';

/** Runs `npm run <program> -- …`. @returns its exit code and output. */
async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<[number | null, string]> {
  const child = startChildServer(env, process.execPath, [...getProgramArguments(program), ...args]);
  return [await child.ended, child.output()];
}

it.concurrent(
  'backs up a database while a server uses it, restores it elsewhere, and starts the recovery',
  async () => {
    await using app = await startTestApp();
    await using temporary = await createTemporaryFolder('backup');
    const folder = temporary.path;
    await registerOwner(app, 'olga@example.org');
    const given = {
      ...TEST_SETTINGS,
      DATABASE_URL: `${app.ctx.pool.options.connectionString!}?query_timeout=25000`,
      INIT_CWD: folder,
    };
    const [made, words] = await run('backup', ['one.backup'], given);
    expect([made, words]).toEqual([0, expect.stringContaining(`${join(folder, 'one.backup')} contains `)]);
    expect(
      await runOnDatabase(app.ctx.pool.options.connectionString!, 'select id from last_backup'),
    ).toHaveLength(1);
    expect(await run('backup', ['one.backup'], given)).toEqual([1, expect.stringContaining('exists')]);
    expect(await run('backup', ['/proc/one.backup'], given)).toEqual([
      1,
      expect.stringContaining('No backup was made'),
    ]);
    expect(await run('backup', [], given)).toEqual([1, expect.stringContaining('Usage:')]);
    // A wrong folder must not be created as a new, empty one.
    const elsewhere = { INIT_CWD: folder, DATA_DIR: join(folder, 'typo') };
    expect(await run('backup', ['none.backup'], elsewhere)).toEqual([
      1,
      expect.stringContaining('has never been started here'),
    ]);
    expect(existsSync(join(folder, 'typo'))).toBe(false);

    await using empty = await createEmptyDatabase();
    const into = { ...TEST_SETTINGS, DATABASE_URL: empty.url, INIT_CWD: folder };
    const lost = { ...into, DATA_KEYS: `new:${Buffer.alloc(32, 9).toString('base64')}` };
    expect(await run('restore', ['one.backup'], lost)).toEqual([1, expect.stringContaining('lacks "test"')]);
    expect(await run('restore', ['two.backup'], into)).toEqual([1, expect.stringContaining('doesn’t exist')]);
    const [done, told] = await run('restore', ['one.backup'], into);
    expect([done, told]).toEqual([0, expect.stringContaining('The service is in recovery')]);
    expect(await run('restore', ['one.backup'], into)).toEqual([1, expect.stringContaining('isn’t empty')]);
    const [, status] = await run('recovery', ['status'], into);
    expect(status).toMatch(/In recovery since .* A backup of .* was restored\./);
    expect(status).toContain('may be missing here');
    expect(await run('recovery', ['end', '--yes'], into)).toEqual([
      0,
      expect.stringContaining('Recovery ended.'),
    ]);
  },
);

it.concurrent(
  'restores into a new DATA_DIR with the old one’s secrets, and backs up the embedded database whether it is running or not',
  async () => {
    await using app = await startTestApp();
    await using temporary = await createTemporaryFolder('backup');
    const folder = temporary.path;
    await registerOwner(app, 'olga@example.org');
    await runBackup(app, join(folder, 'first.backup'));
    const dataDir = join(folder, 'data');
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
    const [refused, why] = await run('restore', [join(folder, 'first.backup')], env);
    expect([refused, why]).toEqual([1, expect.stringContaining('secrets.json')]);
    const secrets = loadOrCreateSecrets(dataDir);
    await writeFile(
      join(dataDir, 'secrets.json'),
      JSON.stringify({ ...secrets, dataKeys: TEST_SETTINGS.DATA_KEYS }),
    );

    expect(await run('restore', [join(folder, 'first.backup')], env)).toEqual([
      0,
      expect.stringContaining('Restored.'),
    ]);
    expect(await run('backup', [join(folder, 'stopped.backup')], env)).toEqual([
      0,
      expect.stringContaining('contains'),
    ]);
    const running = await startEmbeddedPostgres({
      dataDir,
      password: secrets.databasePassword,
      isDurable: false,
    });
    try {
      expect(await run('backup', [join(folder, 'running.backup')], env)).toEqual([
        0,
        expect.stringContaining('contains'),
      ]);
    } finally {
      await running.stop();
    }
  },
);

// Not concurrent: if the machine is busy, the poll could miss the middle.
it('leaves the database empty when killed midway, and restores it the next time', async () => {
  await using app = await startTestApp();
  await using temporary = await createTemporaryFolder('backup');
  const folder = temporary.path;
  // Makes the restore long enough to be killed midway.
  await app.ctx.pool.query(
    `insert into exchange_rates select 'C' || n, 1, now() from generate_series(1, 400000) n`,
  );
  await runBackup(app, join(folder, 'large.backup'));
  await using empty = await createEmptyDatabase();
  const into = { ...TEST_SETTINGS, DATABASE_URL: empty.url };
  const args = [...getProgramArguments('restore'), join(folder, 'large.backup')];
  const child = startChildServer(into, process.execPath, args);
  const isLoading = () =>
    runOnDatabase(
      empty.url,
      `select from pg_stat_activity where datname = current_database() and query like 'copy "exchange_rates"%'`,
    );
  await expect.poll(async () => (await isLoading()).length, { interval: 10 }).toBe(1);
  child.child.kill('SIGKILL');
  await child.ended;
  const tables = () =>
    runOnDatabase(empty.url, `select from pg_class where relnamespace = 'public'::regnamespace`);
  expect(await tables()).toEqual([]);
  expect(await run('restore', [join(folder, 'large.backup')], into)).toEqual([
    0,
    expect.stringContaining('Restored.'),
  ]);
});
