import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres.ts';
import { loadConfig } from '../../server/config.ts';
import { createContext, type Context } from '../../server/context.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { canActIrrevocably } from '../../server/features/recovery/can-act-irrevocably.ts';
import { watchDatabase } from '../../server/features/recovery/watch-database.ts';
import { createLogger } from '../../server/http/log/logger.ts';
import { runOnDatabase } from '../support/database/template-database.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leavebits-promoted-'));
  // If root runs the tests, PostgreSQL's own account must be able to reach it.
  await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs a product process on the embedded database, from start to stop. */
async function inProcess(work: (ctx: Context) => Promise<void>): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir, password: 'only-for-tests', isDurable: false });
  try {
    const isStandby = () => runOnDatabase(database.url, 'select pg_is_in_recovery() as yes');
    await expect.poll(isStandby).toEqual([{ yes: false }]);
    await migrateDatabase(database.url);
    const ctx = createContext({
      config: loadConfig({
        ...TEST_SETTINGS,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        SMTP_URL: 'smtp://127.0.0.1',
      }),
      logger: createLogger('silent'),
      databaseUrl: database.url,
      createMailTransport: () => ({ send: async () => undefined, close: async () => undefined }),
    });
    try {
      await work(ctx);
    } finally {
      await ctx.pool.end();
    }
  } finally {
    await database.stop();
  }
  return database.location;
}

it('treats a database that was rolled forward from a copy, like a promoted standby, as a different one', async () => {
  const watch = async (ctx: Context) => (await watchDatabase(ctx, { isServing: true })).recoveryReason;
  const location = await inProcess(async (ctx) => {
    await ctx.pool.query(
      "insert into users (id, username, email, password, last_update, created_at) values (1, 'o', 'o', '', now(), now())",
    );
    expect(await watch(ctx)).toBe(null);
  });
  await inProcess(async (ctx) => expect(await watch(ctx)).toBe(null));

  const signal = join(location, 'recovery.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(location);
  await chown(signal, uid, gid);
  await appendFile(join(location, 'postgresql.auto.conf'), "\nrestore_command = 'false'\n");
  await inProcess(async (ctx) => {
    expect(await ctx.db.transaction((tx) => canActIrrevocably(ctx, tx))).toBe(false);
    expect(await watch(ctx)).toContain('This is a different database than before');
    expect(ctx.databaseMemory.seen()?.identity.timeline).toBe('00000002');
  });
});
