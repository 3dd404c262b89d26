import pg from 'pg';
import { keepAliveOptions } from '../bounded-client.ts';
import { MIGRATION_LOCK } from '../migrate.ts';
import { PrimaryClient } from '../primary-client.ts';
import { databaseRoles, ownedSchemas } from './role-names.ts';
import { operatorHiddenColumns, restrictedServerRights, defaultServerRights } from './rights.ts';

const { server, operator } = databaseRoles;

interface Table {
  schema: string;
  name: string;
  /** Its columns other than bytea. */
  columns: string[];
  /** Whether it requires a row-level security policy that the server lacks. */
  needsPolicy: boolean;
}

/**
 * Grants the server and the operator this version's rights and revokes all others. Does nothing on a PostgreSQL server without
 * these roles. Runs after the migrations, as the owner of the tables. The rights change atomically, so a running server isn't
 * affected.
 */
export async function grantRights(ownersUrl: string): Promise<void> {
  const client = new PrimaryClient({
    ...keepAliveOptions,
    connectionString: ownersUrl,
    application_name: 'leavebits-rights',
  });
  await client.connect();
  try {
    const given = await client.query('select from pg_roles where rolname = any($1)', [[server, operator]]);
    if (given.rowCount !== 2) return;
    // Concurrent changes of the same rights would fail.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const found = await findTables(client);
    const present = ownedSchemas.filter((schema) => found.some((table) => table.schema === schema));
    // A multi-statement query runs as a single transaction.
    await client.query([...present.flatMap(rightsIn), ...found.flatMap(rightsOn)].join(';\n'));
  } finally {
    await client.end();
  }
}

async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, (
       select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
     ) as columns, c.relrowsecurity and not exists (
       select from pg_policy p where p.polrelid = c.oid and p.polname = $2
     ) as "needsPolicy"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [ownedSchemas, server],
  );
  return rows;
}

function rightsIn(schema: string): string[] {
  return [
    `revoke create on schema ${schema} from public`,
    `revoke all on schema ${schema} from ${server}, ${operator}`,
    `revoke all on all tables in schema ${schema} from public, ${server}, ${operator}`,
    `revoke all on all sequences in schema ${schema} from public, ${server}, ${operator}`,
    `grant usage on schema ${schema} to ${server}${schema === 'dev' ? '' : `, ${operator}`}`,
    ...(schema === 'drizzle'
      ? []
      : [`grant select, usage on all sequences in schema ${schema} to ${server}`]),
  ];
}

function rightsOn({ schema, name, columns, needsPolicy }: Table): string[] {
  const table = `${schema}.${pg.escapeIdentifier(name)}`;
  return [
    `grant ${rightsOfServer(schema, name)} on ${table} to ${server}`,
    ...(needsPolicy
      ? [`create policy ${server} on ${table} to ${server} using (true) with check (true)`]
      : []),
    ...rightsOfOperator(schema, name, columns).map((right) => `grant ${right} on ${table} to ${operator}`),
  ];
}

function rightsOfServer(schema: string, name: string): string {
  const isHistory = schema === 'drizzle' || (schema === 'graphile_worker' && name === 'migrations');
  if (isHistory) return 'select';
  return (schema === 'public' && restrictedServerRights[name]) || defaultServerRights;
}

function rightsOfOperator(schema: string, name: string, columns: string[]): string[] {
  // The jobs view shows everything but the payloads.
  if (schema === 'drizzle' || (schema === 'graphile_worker' && name === 'jobs')) return ['select'];
  const hidden = schema === 'public' ? operatorHiddenColumns[name] : undefined;
  if (!hidden) return [];
  const shown = columns.filter((column) => !hidden.includes(column));
  return [`select (${shown.map((column) => pg.escapeIdentifier(column)).join(', ')})`];
}
