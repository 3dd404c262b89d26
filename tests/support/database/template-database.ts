import pg from 'pg';
import { grantRights } from '#server/db/roles/grant-rights.ts';
import { databaseRoles } from '#server/db/roles/role-names.ts';

export const TEMPLATE_DATABASE = 'leavebits_template';

/** The connection string of another database on the same server. */
export function withDatabaseName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** The same database for another role. The tests' PostgreSQL requires no passwords. */
export function withDatabaseRole(url: string, role: string): string {
  const other = new URL(url);
  other.username = role;
  return other.href;
}

/** Runs one statement on a separate connection. @returns its rows. */
export async function runOnDatabase<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Adds the product's roles to a PostgreSQL server, without passwords, and grants them their rights in this migrated database. */
export async function addProductRoles(url: string): Promise<void> {
  for (const role of Object.values(databaseRoles)) await runOnDatabase(url, `CREATE ROLE ${role} LOGIN`);
  await grantRights(url);
}
