import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { keepAliveOptions } from '../bounded-client.ts';
import { MIGRATION_LOCK } from '../migrate.ts';
import { listExcessRights } from './excess-rights.ts';
import { databaseRoles, ownedSchemas, type DatabaseRoleKind } from './role-names.ts';

/** Servers lock the tables only briefly. One that locks them for longer should be stopped first. */
const LOCK_WITHIN = '20s';

const { migrations, server, operator } = databaseRoles;

/**
 * Creates or repairs the three roles and transfers the tables to the migrations role, in one transaction.
 * @param adminsUrl of a superuser, or of a role that may create roles and owns the existing objects.
 * @param passwords those to set. A role without one keeps its own; a new role without one cannot sign in.
 */
export async function createDatabaseRoles(
  adminsUrl: string,
  passwords: Partial<Record<DatabaseRoleKind, string>>,
): Promise<void> {
  await asAdmin(adminsUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`begin; set local lock_timeout = '${LOCK_WITHIN}'`);
    for (const [kind, name] of Object.entries(databaseRoles)) {
      await makeRole(client, name, passwords[kind as DatabaseRoleKind]);
    }
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const database = client.escapeIdentifier(rows[0]!.name);
    await client.query(
      `grant ${migrations} to current_user;
       grant connect on database ${database} to ${migrations}, ${server}, ${operator};
       grant create on database ${database} to ${migrations};
       revoke create, temporary on database ${database} from public, ${server}, ${operator};
       alter role ${operator} set default_transaction_read_only = on`,
    );
    await handOver(client);
    await tellWhichSystem(client);
    await client.query('commit');
  });
}

/**
 * Verifies the roles' effective rights.
 * @throws OperatorError
 */
export async function assertNoExcessRights(adminsUrl: string): Promise<void> {
  await asAdmin(adminsUrl, async (client) => {
    for (const role of [server, operator]) {
      const excess = await listExcessRights(drizzle(client), role);
      if (excess.length === 0) continue;
      throw new OperatorError(
        `The role "${role}" has too many rights: it ${excess.join(', it ')}. Someone granted these to it, or to a role that ` +
          'it is a member of. Revoke them, or run this as a superuser or as the owner of the database.',
      );
    }
  });
}

/** The URL of the same database on which everything runs as the migrations role. */
export function withMigrationsRole(adminsUrl: string): string {
  const url = new URL(adminsUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', [given, `-c role=${migrations}`].filter(Boolean).join(' '));
  return url.href;
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    ...keepAliveOptions,
    connectionString: url,
    application_name: 'leavebits-roles',
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function makeRole(client: pg.Client, name: string, password: string | undefined): Promise<void> {
  const found = await client.query<{ mighty: boolean }>(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty
     from pg_roles where rolname = $1`,
    [name],
  );
  // Only a superuser may even mention some of these attributes, so they appear only where needed.
  if (found.rowCount === 0) await client.query(`create role ${name} login`);
  else if (found.rows[0]!.mighty) {
    await client.query(`alter role ${name} nosuperuser nocreaterole nocreatedb noreplication nobypassrls`);
  }
  if (password === undefined) return;
  await client.query(`alter role ${name} login password ${client.escapeLiteral(scramVerifier(password))}`);
}

/** Changing a table's owner also changes that of its indexes and sequences. */
async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with ours as (select oid, nspname from pg_namespace where nspname = any($1)),
     owned as (
       select 1 as turn, format('schema %I', nspname) as what, nspowner as owner, n.oid
         from pg_namespace n where n.oid in (select oid from ours)
       union all select 2, format('%s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view'
           when 'S' then 'sequence' when 'c' then 'type' else 'table' end, c.oid::regclass), relowner, c.oid
         from pg_class c where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
           and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
       union all select 3, format('routine %s', p.oid::regprocedure), proowner, p.oid
         from pg_proc p where pronamespace in (select oid from ours)
       union all select 4, format('type %s', t.oid::regtype), typowner, t.oid
         from pg_type t where typnamespace in (select oid from ours) and typtype in ('e', 'd')
     )
     select format('alter %s owner to %I', what, $2::text) as statement from owned
     where owner <> (select oid from pg_roles where rolname = $2)
       and not exists (select from pg_depend d where d.objid = owned.oid and d.deptype = 'e')
     order by turn, what`,
    [ownedSchemas, migrations],
  );
  for (const { statement } of rows) await client.query(statement);
}

/**
 * A server recognizes a restored copy by its PostgreSQL system identifier. Where reading it is restricted, a superuser must grant
 * the right.
 */
async function tellWhichSystem(client: pg.Client): Promise<void> {
  await client.query('savepoint system');
  await client
    .query(`grant execute on function pg_control_system() to ${server}`)
    .catch(() => client.query('rollback to savepoint system'));
}

const SCRAM_ROUNDS = 4096;

/**
 * A password as PostgreSQL stores it (SCRAM-SHA-256). Sending it in this form keeps the password out of statements and database
 * logs.
 * @param password printable ASCII, which has only one encoding.
 */
function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
