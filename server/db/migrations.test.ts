import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, inject, it } from 'vitest';
import { readDatabaseCatalog } from '../../tests/support/database/database-catalog.ts';
import { createTestDatabase } from '../../tests/support/database/test-database.ts';
import { withDatabaseName, runOnDatabase } from '../../tests/support/database/template-database.ts';
import { MIGRATIONS_FOLDER } from './migration-history.ts';
import { grantRights } from './roles/grant-rights.ts';
import * as schema from './schema/index.ts';

const SQL_FOLDER = fileURLToPath(new URL('./sql', import.meta.url));
const RETIRED = fileURLToPath(new URL('./retired.sql', import.meta.url));

/** The files in a folder with this suffix, by name. */
function filesIn(folder: string, ending: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
const migrations = filesIn(MIGRATIONS_FOLDER, '.sql');
const sqlFiles = filesIn(SQL_FOLDER, '.sql');

type Snapshot = ReturnType<typeof generateDrizzleJson>;
/** drizzle-kit's snapshot of the schema after the last migration. */
function lastSnapshot(): Snapshot {
  const text = [...filesIn(join(MIGRATIONS_FOLDER, 'meta'), '_snapshot.json').values()].at(-1)!;
  return JSON.parse(text) as Snapshot;
}

/** A database created from the schema files alone. */
async function createFromSchema() {
  const server = inject('postgresUrl');
  const name = `test_schema_${Date.now()}`;
  await runOnDatabase(server, `CREATE DATABASE ${name}`);
  const url = withDatabaseName(server, name);
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  for (const statement of [...statements, readFileSync(RETIRED, 'utf8')]) await runOnDatabase(url, statement);
  await grantRights(url);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      await runOnDatabase(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

describe('a database that the migrations have made', () => {
  it('has no unlogged sequence, whose value a promoted standby would lack', async () => {
    await using migrated = await createTestDatabase();
    const unlogged = `select relname from pg_class where relkind = 'S' and relpersistence = 'u'`;
    expect(await runOnDatabase(migrated.url, unlogged)).toEqual([]);
  });

  it('holds what the schema files and the files of server/db/sql say, and nothing else', async () => {
    await using migrated = await createTestDatabase();
    // The template also has the tables of the PayFast simulator, which no migration creates.
    await runOnDatabase(migrated.url, 'drop schema dev cascade');
    await using declared = await createFromSchema();
    const found = await readDatabaseCatalog(migrated.url);
    // Compares the schemas before the SQL files run, since those don't create any tables, columns, constraints, indexes, sequences or types.
    expect((await readDatabaseCatalog(declared.url)).schema).toEqual(found.schema);
    for (const text of sqlFiles.values()) await runOnDatabase(declared.url, text);
    expect(await readDatabaseCatalog(declared.url)).toEqual(found);
  });

  it('is seen to differ by one index, check, default, function or trigger', async () => {
    await using database = await createTestDatabase();
    const before = await readDatabaseCatalog(database.url);
    expect(before.schema).toContainEqual(expect.stringContaining('session_one_per_owner'));
    expect(before.rest).toContainEqual(expect.stringContaining('guard_destruction'));
    for (const [kind, statement] of [
      ['schema', 'create index extra on users (created_at)'],
      ['schema', 'alter table users add constraint extra check (id > 0)'],
      ['schema', 'alter table users alter refute_time_hours set default 25'],
      ['rest', 'create function extra() returns int language sql as $$ select 1 $$'],
      ['rest', 'alter table report_events disable trigger report_event_change'],
      ['rest', 'alter table stored_file_chunks alter data set storage extended'],
      ['rest', 'alter table rate_limits set logged'],
      ['rest', 'delete from service_state'],
    ] as const) {
      await using changed = await createTestDatabase();
      await runOnDatabase(changed.url, statement);
      expect((await readDatabaseCatalog(changed.url))[kind], statement).not.toEqual(before[kind]);
    }
  });
});

it('the schema files have not changed since the last migration', async () => {
  const missing = await generateMigration(lastSnapshot(), generateDrizzleJson(schema));
  expect(missing, 'Write a migration: npm run db:generate -- --name <what-changes>').toEqual([]);
});

it('each file of server/db/sql stands in a migration, word for word', () => {
  const all = [...migrations.values()].join('\n');
  const missing = [...sqlFiles].filter(([, text]) => !all.includes(text.trim())).map(([name]) => name);
  expect(
    missing,
    'Write a migration with its text: npm run db:generate -- --custom --name <what-changes>',
  ).toEqual([]);
  expect(sqlFiles.size).toBeGreaterThan(0);
});

const SUMS = 'migrations/SHA256SUMS';
/** Compares the migrations with the list of those already merged. Returns one sentence per problem, including the fix. */
function complaints(sums: string, files: ReadonlyMap<string, string>): string[] {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const lines = sums.split('\n').filter((line) => line !== '');
  const listed = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const putBack = (name: string, what: string) =>
    `migrations/${name} ${what}. Databases exist that it has made, and it runs only once on each. ` +
    `Put it back as it was, and write a new migration: npm run db:generate -- --name <what-changes>`;
  return [
    ...[...listed].flatMap(([name, hash]) => {
      const text = files.get(name);
      if (text === undefined) return [putBack(name, 'is gone')];
      return hashOf(text) === hash ? [] : [putBack(name, 'was changed')];
    }),
    ...[...files].flatMap(([name, text]) =>
      listed.has(name)
        ? []
        : [`migrations/${name} is new. Add this line to ${SUMS}: ${hashOf(text)}  ${name}`],
    ),
  ];
}

describe('a migration', () => {
  const sums = readFileSync(join(MIGRATIONS_FOLDER, 'SHA256SUMS'), 'utf8');

  it('is never changed or removed once it is in migrations/SHA256SUMS', () => {
    expect(complaints(sums, migrations)).toEqual([]);
  });

  it('is named with what to do when it was changed, removed, or has no line yet', () => {
    const listed = new Map([['0000_first.sql', 'select 0;']]);
    const lineFor = (given: string, files: ReadonlyMap<string, string>) =>
      complaints(given, files)[0]!.split(': ').at(-1)!;
    const given = `${lineFor('', listed)}\n`;
    expect(complaints(given, listed)).toEqual([]);

    expect(complaints(given, new Map([['0000_first.sql', 'select 1;']]))).toEqual([
      expect.stringMatching(/^migrations\/0000_first\.sql was changed.*Put it back/),
    ]);
    expect(complaints(given, new Map())).toEqual([
      expect.stringMatching(/^migrations\/0000_first\.sql is gone.*Put it back/),
    ]);
    const longer = new Map([...listed, ['0001_next.sql', 'select 2;']]);
    expect(complaints(given, longer)).toEqual([
      expect.stringMatching(/^migrations\/0001_next\.sql is new\. Add this line to migrations\/SHA256SUMS/),
    ]);
    expect(complaints(`${given}${lineFor(given, longer)}\n`, longer)).toEqual([]);
  });
});
