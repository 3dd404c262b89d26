import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { listExcessRights } from '../../server/db/roles/excess-rights.ts';
import { databaseRoles } from '../../server/db/roles/role-names.ts';
import { operatorHiddenColumns, restrictedServerRights } from '../../server/db/roles/rights.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { withDatabaseRole, runOnDatabase } from '../support/database/template-database.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';

const PASSWORD = 'sixteen-or-more-characters';

let database: TestDatabase;
const clients: pg.Client[] = [];
let server: pg.Client;
let operator: pg.Client;
let migrations: pg.Client;

async function connect(role: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: withDatabaseRole(database.url, role) });
  await client.connect();
  clients.push(client);
  return client;
}

/** Runs `npm run roles`. @returns its exit code and output. */
async function makeRoles(
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<[number | null, string]> {
  const child = startChildServer({ ADMIN_DATABASE_URL: database.url, ...env }, process.execPath, [
    ...getProgramArguments('roles'),
    ...args,
  ]);
  return [await child.ended, child.output()];
}

/** The error code with which the database rejects a statement, or null if it accepts it. The statement is rolled back. */
async function refusal(client: pg.Client, statement: string): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error);
  } finally {
    await client.query('rollback');
  }
}

const FORBIDDEN = '42501';

interface Relation {
  name: string;
  kind: string;
}
let relations: Relation[];
let tables: Relation[];

beforeAll(async () => {
  database = await createEmptyDatabase();
  expect(await makeRoles([], { DATABASE_PASSWORD_SERVER: PASSWORD })).toEqual([
    0,
    expect.stringContaining('The database is up to date.'),
  ]);
  [server, operator, migrations] = (await Promise.all(
    [databaseRoles.server, databaseRoles.operator, databaseRoles.migrations].map(connect),
  )) as [pg.Client, pg.Client, pg.Client];
  relations = await runOnDatabase<pg.QueryResultRow & Relation>(
    database.url,
    `select c.oid::regclass::text as name, relkind::text as kind from pg_class c
     where relnamespace = any(array['public', 'drizzle', 'graphile_worker']::regnamespace[]) and relkind in ('r', 'v', 'S')`,
  );
  tables = relations.filter(({ kind }) => kind === 'r');
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database[Symbol.asyncDispose]();
});

describe('npm run roles', () => {
  it('prepares an empty database, and changes nothing when run again', async () => {
    const rights = () =>
      runOnDatabase(
        database.url,
        `select c.oid::regclass::text as name, relowner::regrole::text as owner, relacl::text as rights, array(
           select attacl::text from pg_attribute a where attrelid = c.oid and attacl is not null order by attnum) as columns
         from pg_class c where relnamespace = any(array['public', 'drizzle', 'graphile_worker']::regnamespace[]) order by 1`,
      );
    const before = await rights();
    expect(await makeRoles()).toEqual([0, expect.any(String)]);
    expect(await rights()).toEqual(before);
    expect(new Set(before.map(({ owner }) => owner as string))).toEqual(new Set([databaseRoles.migrations]));
  });

  it('takes passwords from the environment without printing them, and prints those that it generates', async () => {
    const [code, words] = await makeRoles(['--make-passwords'], { DATABASE_PASSWORD_SERVER: PASSWORD });
    expect(code).toBe(0);
    expect(words).not.toContain(PASSWORD);
    expect(words.match(/^leavebits_(migrations|operator) has the password [\w-]{32}$/gm)).toHaveLength(2);
    const stored = await runOnDatabase<{ rolpassword: string }>(
      database.url,
      `select rolpassword from pg_authid where rolname = '${databaseRoles.server}'`,
    );
    expect(stored[0]!.rolpassword).toMatch(/^SCRAM-SHA-256\$4096:/);
  });

  it('names what is wrong with its settings, and changes nothing', async () => {
    const [code, words] = await makeRoles([], {
      ADMIN_DATABASE_URL: '',
      DATABASE_PASSWORD_OPERATOR: 'short',
    });
    expect(code).toBe(1);
    expect(words).toContain('ADMIN_DATABASE_URL must be');
    expect(words).toContain('DATABASE_PASSWORD_OPERATOR must have 16');
    expect(await makeRoles(['now'])).toEqual([1, expect.stringContaining('Usage:')]);
  });

  it('reports a role that has too many rights, and revokes those that it can', async () => {
    await runOnDatabase(database.url, `grant truncate on users to ${databaseRoles.server}`);
    await runOnDatabase(database.url, `alter role ${databaseRoles.operator} createdb`);
    expect(await listExcessRights(drizzle(server))).toEqual(['may empty tables or add triggers']);
    expect((await makeRoles())[0]).toBe(0);
    expect(await listExcessRights(drizzle(server))).toEqual([]);

    await runOnDatabase(database.url, `grant ${databaseRoles.migrations} to ${databaseRoles.operator}`);
    try {
      expect(await makeRoles()).toEqual([
        1,
        expect.stringContaining(`"${databaseRoles.operator}" has too many rights`),
      ]);
    } finally {
      await runOnDatabase(database.url, `revoke ${databaseRoles.migrations} from ${databaseRoles.operator}`);
    }
  });
});

describe('the server’s role', () => {
  it('owns nothing, and has no rights beyond rows', async () => {
    expect(await listExcessRights(drizzle(server))).toEqual([]);
    expect(await listExcessRights(drizzle(migrations))).toContain('owns tables');
    const [owned] = await runOnDatabase<{ count: number }>(
      database.url,
      `select count(*)::int as count from pg_shdepend where refobjid = '${databaseRoles.server}'::regrole and deptype = 'o'`,
    );
    expect(owned!.count).toBe(0);
  });

  it('cannot alter, truncate or drop a table, or disable its guards', async () => {
    for (const { name } of tables) {
      for (const statement of [
        `alter table ${name} add column more int`,
        `alter table ${name} disable trigger all`,
        `alter table ${name} disable row level security`,
        `alter table ${name} owner to current_user`,
        `truncate ${name} cascade`,
        `drop table ${name} cascade`,
        `create index on ${name} ((1))`,
        `create rule quiet as on update to ${name} do instead nothing`,
        `create trigger mine before update on ${name} for each row execute function suppress_redundant_updates_trigger()`,
        `create policy mine on ${name} using (true)`,
        `comment on table ${name} is 'mine'`,
      ]) {
        expect(await refusal(server, statement), statement).toBe(FORBIDDEN);
      }
      // A right that it doesn't have can't be granted to others. PostgreSQL only warns.
      await refusal(server, `grant all on ${name} to public`);
    }
  });

  it('cannot drop a guard, replace its function, or bypass it', async () => {
    const triggers = await runOnDatabase<{ name: string; table: string; function: string }>(
      database.url,
      `select quote_ident(tgname) as name, tgrelid::regclass::text as table, tgfoid::regproc::text as function
       from pg_trigger where not tgisinternal and tgrelid::regclass::text !~ '\\.'`,
    );
    expect(triggers.length).toBeGreaterThan(10);
    for (const { name, table, function: guard } of triggers) {
      for (const statement of [
        `drop trigger ${name} on ${table}`,
        `alter table ${table} disable trigger ${name}`,
        `alter trigger ${name} on ${table} rename to gone`,
        `drop function ${guard} cascade`,
        `create or replace function ${guard}() returns trigger language plpgsql as 'begin return new; end'`,
        `alter function ${guard} set search_path = pg_temp`,
      ]) {
        expect(await refusal(server, statement), statement).toBe(FORBIDDEN);
      }
    }
    for (const statement of [
      `set session_replication_role = replica`,
      `set role ${databaseRoles.migrations}`,
      `set session authorization ${databaseRoles.migrations}`,
      // The guards look up their tables by name, so nothing may shadow them.
      `create temporary table service_state ()`,
      `create table public.more ()`,
      `create table graphile_worker.users ()`,
      `create schema before`,
      `create view public.mine as select 1`,
      `create function public.now() returns timestamptz language sql as 'select null'`,
      `create function graphile_worker.mine() returns int language sql as 'select 1'`,
      `create operator public.= (leftarg = text, rightarg = text, function = texteq)`,
      `create type public.mine as enum ('a')`,
      `create extension if not exists plperl`,
      `alter schema public rename to gone`,
      `drop schema public cascade`,
      `create role mine`,
      `alter role ${databaseRoles.server} createrole`,
      `grant ${databaseRoles.migrations} to ${databaseRoles.server}`,
      `alter role ${databaseRoles.server} set session_replication_role = replica`,
      `copy users to program 'true'`,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
      `update graphile_worker.migrations set breaking = true`,
    ]) {
      expect(await refusal(server, statement), statement).toMatch(/^(42501|0A000)$/);
    }
    await expect(server.query(`alter system set session_replication_role = replica`)).rejects.toThrow(
      'permission denied',
    );
    // Guards that can't find their tables fail.
    await runOnDatabase(
      database.url,
      `insert into users (id, username, email, password, last_update, created_at)
       values (1, 'olga@example.org', 'olga@example.org', 'x', now(), now())`,
    );
    const report = `insert into public.death_incapacitation_reports (id, user_id, reporter_email, report_type, status, required_confirmations,
        refute_time_hours, reported_at, expires_at, refute_token)
      select 1, id, 'rita@example.org', 'death', 'pending', required_confirmations, refute_time_hours, now(), now() + interval '30 days', 'x'
        from public.users`;
    expect(await refusal(server, report)).toBeNull();
    const released = `update public.death_incapacitation_reports set status = 'released', confirmed_at = now(), released_at = now()`;
    expect(await refusal(server, `${report}; ${released}`)).toBe('23514');
    for (const path of ['graphile_worker', 'pg_temp', 'drizzle, information_schema']) {
      expect(await refusal(server, `set search_path = ${path}; ${report}; ${released}`), path).toBe('42P01');
    }
  });

  it('can only insert into append-only tables', async () => {
    expect(
      Object.keys(restrictedServerRights).filter((name) => !tables.some((table) => table.name === name)),
    ).toEqual([]);
    for (const [name, rights] of Object.entries(restrictedServerRights)) {
      const [column] = await runOnDatabase<{ name: string }>(
        database.url,
        `select quote_ident(attname) as name from pg_attribute where attrelid = '${name}'::regclass and attnum > 0 limit 1`,
      );
      for (const [right, statement] of [
        ['update', `update ${name} set ${column!.name} = ${column!.name}`],
        ['delete', `delete from ${name}`],
      ] as const) {
        if (!rights.includes(right)) expect(await refusal(server, statement), statement).toBe(FORBIDDEN);
      }
    }
  });
});

describe('the operator’s role', () => {
  it('writes nothing, even after it asks for write access', async () => {
    await operator.query('set default_transaction_read_only = off');
    for (const { name, kind } of relations) {
      const statements =
        kind === 'S'
          ? [`select nextval('${name}')`, `select setval('${name}', 9)`]
          : [
              `insert into ${name} default values`,
              `delete from ${name}`,
              `lock table ${name} in exclusive mode`,
            ];
      for (const statement of statements) {
        // Nobody can write to this view.
        const isReadOnly = name === 'graphile_worker.jobs' && !statement.startsWith('lock');
        const code = isReadOnly ? '55000' : FORBIDDEN;
        expect(await refusal(operator, statement), statement).toBe(code);
      }
      if (kind === 'r') expect(await refusal(operator, `truncate ${name} cascade`)).toBe(FORBIDDEN);
    }
    expect(await refusal(operator, `select graphile_worker.add_job('send-mail')`)).toBe(FORBIDDEN);
    expect(await refusal(operator, `create temporary table mine ()`)).toBe(FORBIDDEN);
    expect(await listExcessRights(drizzle(operator))).toEqual([]);
    await operator.query('reset default_transaction_read_only');
    expect((await operator.query('show default_transaction_read_only')).rows).toEqual([
      { default_transaction_read_only: 'on' },
    ]);
  });

  it('reads what is useful, but no bytes, password, token, code or session', async () => {
    const { rows } = await operator.query<{ table: string; column: string; type: string; isRead: boolean }>(
      `select c.oid::regclass::text as table, attname as column, atttypid::regtype::text as type,
         has_column_privilege(c.oid, attnum, 'select') as "isRead"
       from pg_attribute a join pg_class c on c.oid = attrelid
       where relnamespace = any(array['public', 'graphile_worker']::regnamespace[]) and relkind in ('r', 'v') and attnum > 0
         and not attisdropped`,
    );
    const read = rows.filter(({ isRead }) => isRead);
    expect(read.filter(({ type }) => type === 'bytea')).toEqual([]);
    const secret = /token|password|secret|code|challenge|hash|digest|payload|phone|^sess|^key$/;
    const suspects = read.filter(
      ({ table, column }) => secret.test(column) && table !== 'graphile_worker.jobs',
    );
    expect(suspects).toEqual([]);
    // An explicit list: a new table stays hidden until someone decides otherwise.
    const readTables = new Set(read.map(({ table }) => table));
    expect([...readTables].toSorted()).toEqual(
      [...Object.keys(operatorHiddenColumns), 'graphile_worker.jobs'].toSorted(),
    );
    for (const [name, hidden] of Object.entries(operatorHiddenColumns)) {
      const known = rows.filter(({ table }) => table === name).map(({ column }) => column);
      expect(known, name).toEqual(expect.arrayContaining([...hidden]));
      await operator.query(`select count(*) from ${name}`);
    }
    expect(await refusal(operator, 'select password from users')).toBe(FORBIDDEN);
    expect(await refusal(operator, 'select * from users')).toBe(FORBIDDEN);
    expect(await refusal(operator, 'select sess from session')).toBe(FORBIDDEN);
    expect((await operator.query('select id, email, created_at from users')).rowCount).toBe(1);
  });
});

// Each test waits for its servers.
describe.concurrent('a server with its own role', () => {
  const settings = (env: Record<string, string>) => ({
    ...TEST_SETTINGS,
    NODE_ENV: 'development',
    PORT: '0',
    DATABASE_URL: withDatabaseRole(database.url, databaseRoles.server),
    ...env,
  });

  it('starts on an up-to-date database, and doctor finds nothing wrong with its role', async () => {
    // With a gateway for everything, it needs no simulator, whose tables only the owner's role could create.
    const child = startChildServer({
      ...settings({}),
      BILLING: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_URL: 'http://127.0.0.1:9/sms',
      SMS_TOKEN: 'token',
    });
    await child.says('ready at');
    const [code, words] = await (async (): Promise<[number | null, string]> => {
      const doctor = startChildServer(
        settings({ BILLING: 'off' }),
        process.execPath,
        getProgramArguments('doctor'),
      );
      return [await doctor.ended, doctor.output()];
    })();
    child.child.kill('SIGTERM');
    await child.ended;
    expect([code, words]).toEqual([
      expect.anything(),
      expect.stringContaining('no more rights than it needs'),
    ]);
  });

  it('says what to do when it may not migrate the database, and migrates with the other role', async () => {
    await using empty = await createEmptyDatabase();
    const own = {
      DATABASE_URL: withDatabaseRole(empty.url, databaseRoles.server),
      BILLING: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    const alone = startChildServer(settings(own));
    expect(await alone.ended).toBe(1);
    expect(alone.output()).toContain('Run npm run roles');

    await runOnDatabase(
      empty.url,
      `grant create on database ${new URL(empty.url).pathname.slice(1)} to ${databaseRoles.migrations}`,
    );
    await runOnDatabase(empty.url, `alter schema public owner to ${databaseRoles.migrations}`);
    const both = startChildServer(
      settings({ ...own, MIGRATION_DATABASE_URL: withDatabaseRole(empty.url, databaseRoles.migrations) }),
    );
    await both.says('ready at');
    both.child.kill('SIGTERM');
    expect(await both.ended).toBe(0);
    expect(loadConfig(settings(own)).migrationDatabaseUrl).toBeNull();
  });
});
