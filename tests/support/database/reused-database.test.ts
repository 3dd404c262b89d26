import pg from 'pg';
import { expect, test } from 'vitest';
import { asTableOwner, createTestDatabase } from './test-database.ts';
import { createLeavebitForDeath, createOwnerWithReporters, reportDeath } from '../release/release.ts';
import { acquireDatabase } from './reused-database.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Every row of every table, and the position of every sequence. */
async function contentOf(pool: pg.Pool): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string; kind: string }>(
    `select c.oid::regclass::text as name, relkind as kind from pg_class c
     where relkind in ('r', 'S') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  const content: Record<string, unknown> = {};
  for (const { name, kind } of tables) {
    const columns = kind === 'S' ? 'last_value, is_called' : '*';
    const { rows } = await pool.query<{ all: unknown }>(
      `select json_agg(t) as all from (select ${columns} from ${name}) t`,
    );
    content[name] = rows[0]!.all;
  }
  return content;
}

/** Uses the next database, which may have been used by an earlier test. @returns its name. */
async function useOnce(use: (app: TestApp) => Promise<unknown>): Promise<string> {
  await using app = await startTestApp();
  await use(app);
  return new URL(app.ctx.config.databaseUrl!).pathname;
}

const nothing = async () => undefined;

test('a used database is handed out again, with the rows and sequences of a new one', async () => {
  const name = await useOnce(async (app) => {
    const owner = await createOwnerWithReporters(app);
    await createLeavebitForDeath(owner, 'kim@example.org');
    await reportDeath(app);
    await app.ownersPool.query('update service_state set confirmations = 3');
    await app.ctx.pool.query(`listen gossip; set lock_timeout = 1; select pg_advisory_lock(7)`);
  });
  await using again = await startTestApp();
  expect(new URL(again.ctx.config.databaseUrl!).pathname).toBe(name);
  await using fresh = await createTestDatabase();
  const freshPool = new pg.Pool({ connectionString: asTableOwner(fresh.url) });
  expect(await contentOf(again.ownersPool)).toEqual(await contentOf(freshPool));
  await freshPool.end();
  const { rows } = await again.ctx.pool.query(
    `select current_setting('lock_timeout') as wait, (select count(*)::int from pg_listening_channels()) as channels,
       (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
  );
  expect(rows).toEqual([{ wait: '8s', channels: 0, locks: 0 }]);
});

test.each<[string, (app: TestApp) => Promise<unknown>]>([
  ['a table', (app) => app.ownersPool.query('create table extra (id int)')],
  ['an index', (app) => app.ownersPool.query('create index extra on users (name)')],
  ['a trigger', (app) => app.ownersPool.query('alter table report_events disable trigger all')],
  ['a right', (app) => app.ownersPool.query('grant select on users to public')],
  ['a default', (app) => app.ownersPool.query(`alter table service_state alter confirmations set default 3`)],
  ['its clients', async (app) => app.ctx.pool.on('connect', () => undefined)],
])('a database is not reused after a test has changed %s', async (_what, change) => {
  const name = await useOnce(change);
  expect(await useOnce(nothing)).not.toBe(name);
});

test('a database with an open session is not handed out again', async () => {
  let client: pg.Client | undefined;
  const name = await useOnce(async (app) => {
    client = new pg.Client({ connectionString: app.ctx.config.databaseUrl! });
    client.on('error', () => undefined);
    await client.connect();
  });
  expect(await useOnce(nothing)).not.toBe(name);
  await client!.end();
});

test('two databases in use at once are different', async () => {
  await using one = await acquireDatabase();
  await using other = await acquireDatabase();
  expect(one.url).not.toBe(other.url);
});
