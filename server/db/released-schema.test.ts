import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import {
  listNarrowings,
  readUsedSchema,
  type UsedSchema,
} from '../../tests/support/database/schema-compatibility.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../tests/support/database/test-database.ts';
import { MIGRATIONS_FOLDER, runMigrationsUpTo } from './migration-history.ts';

/*
 * While servers are restarted one after the other, those of the last release run on the schema of this version. Its migrations may
 * only expand what they use. `migrations/RELEASED` names the release's last migration, whose snapshot is what its queries can name.
 * `tests/long/previous-build.long.ts` runs that release's server.
 */

/** Differences that the released servers don't notice, with the reason. */
const REVIEWED: Record<string, string> = {
  'people_names: constraint people_names_not_empty is another': 'It also accepts rows with only a language.',
};

const readFolder = (...path: string[]) => readFileSync(join(MIGRATIONS_FOLDER, ...path), 'utf8');
const released = readFolder('RELEASED').trim();
const journal = JSON.parse(readFolder('meta', '_journal.json')) as { entries: { tag: string }[] };
const position = journal.entries.findIndex(({ tag }) => tag === released);

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** The released schema without what the release had already stopped to use. */
async function readReleasedSchema(): Promise<UsedSchema> {
  await using database = await createEmptyDatabase();
  const { hash } = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[position]!;
  const found = await withClient(database.url, async (client) => {
    await client.query('begin');
    await runMigrationsUpTo(client, hash);
    return readUsedSchema(client);
  });
  const snapshot = JSON.parse(readFolder('meta', `${released.slice(0, 4)}_snapshot.json`)) as {
    tables: Record<string, { name: string; columns: Record<string, unknown> }>;
  };
  const known = new Map(Object.values(snapshot.tables).map((table) => [table.name, table.columns]));
  for (const key of found.columns.keys()) {
    const [table = '', column = ''] = key.split('.', 2);
    const columns = known.get(table);
    if (columns && !(column in columns)) found.columns.delete(key);
  }
  return found;
}

const readSchema = (url: string) => withClient(url, readUsedSchema);

it('the released servers can use the schema of this version', async () => {
  expect(position, `migrations/RELEASED names no migration: ${released}`).toBeGreaterThanOrEqual(0);
  await using database = await createTestDatabase();
  const narrowings = listNarrowings(await readReleasedSchema(), await readSchema(database.url));
  expect(
    narrowings,
    'Expand now, and contract in a later release: see CONTRIBUTING.md, “A migration”. If the released servers can’t notice it, say why in REVIEWED.',
  ).toEqual(Object.keys(REVIEWED).toSorted());
});

describe('a change of the schema', () => {
  let database: TestDatabase;
  let before: UsedSchema;
  beforeAll(async () => {
    database = await createTestDatabase();
    before = await readSchema(database.url);
  });
  afterAll(() => database[Symbol.asyncDispose]());

  const listAfter = (statement: string): Promise<string[]> =>
    withClient(database.url, async (client) => {
      await client.query('begin');
      await client.query(statement);
      return listNarrowings(before, await readUsedSchema(client));
    });

  it.each([
    ['alter table users drop column username cascade', 'users.username is gone'],
    ['alter table mails rename column kind to sort', 'mails.kind is gone'],
    ['alter table rate_limits rename to limits', 'rate_limits.key is gone'],
    ['alter table users alter refute_time_hours type bigint', 'users.refute_time_hours is of another type'],
    ['alter table mails alter last_error set not null', 'mails.last_error can’t be null'],
    ['alter table users alter password drop not null', 'users.password can be null'],
    ['alter table users alter refute_time_hours drop default', 'users.refute_time_hours has no default'],
    [
      'alter table users add extra int not null default 0; alter table users alter extra drop default',
      'users.extra must be given',
    ],
    ['alter table users add check (id > 0)', 'users: constraint users_id_check is new'],
    [
      'alter table users add extra int default 1 check (extra > 2)',
      'users: constraint users_extra_check is new',
    ],
    [
      'alter table payments drop constraint payments_processed; alter table payments add constraint payments_processed check (false) not valid',
      'payments: constraint payments_processed is another',
    ],
    [
      'alter table mails drop constraint mails_dedupe_key_unique',
      'mails: constraint mails_dedupe_key_unique is gone',
    ],
    ['create unique index extra on users (created_at)', 'users: index extra is new'],
    [
      'create table extra (id bigint references users)',
      'extra: constraint extra_id_fkey holds rows of users',
    ],
    [
      'drop trigger report_event_change on report_events',
      'report_events: trigger report_event_change is gone',
    ],
    [
      `create trigger extra before insert on users for each row execute function suppress_redundant_updates_trigger()`,
      'users: trigger extra is new',
    ],
    ["alter type payment_verdict rename value 'applied' to 'done'", 'payment_verdict lacks applied'],
  ])('that released servers would notice is named: %s', async (statement, sentence) => {
    expect(await listAfter(statement)).toContain(sentence);
  });

  it.each([
    'create table extra (id bigint primary key references users on delete cascade, kind text not null check (length(kind) > 2))',
    'alter table users add extra int',
    'alter table users add extra int not null default 0',
    'alter table users add extra int check (extra > 2) unique',
    'create index extra on users (created_at)',
    'alter table payments drop constraint payments_processed',
    "alter type payment_verdict add value 'extra'",
    'create function extra() returns int language sql as $$ select 1 $$',
  ])('that only adds something is fine: %s', async (statement) => {
    expect(await listAfter(statement)).toEqual([]);
  });
});
