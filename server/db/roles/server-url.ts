import { randomBytes } from 'node:crypto';
import { OperatorError } from '../../operator-error.ts';
import { keepAliveOptions } from '../bounded-client.ts';
import { isSchemaUpToDate } from '../migration-history.ts';
import { PrimaryClient } from '../primary-client.ts';
import { grantRights } from './grant-rights.ts';
import { createDatabaseRoles } from './create-roles.ts';
import { databaseRoles } from './role-names.ts';

/**
 * The URL through which the server accesses a migrated database, with this version's rights if it has its own role.
 * @param ownersUrl for the owner of the tables.
 * @param databaseUrl for the server. Null: the embedded database, where it gets a role with a password for this run.
 */
export async function prepareServerDatabaseUrl(
  ownersUrl: string,
  databaseUrl: string | null,
): Promise<string> {
  if (databaseUrl === ownersUrl) return databaseUrl;
  if (databaseUrl !== null) {
    await grantRights(ownersUrl);
    await assertSameDatabase(databaseUrl);
    return databaseUrl;
  }
  const password = randomBytes(24).toString('base64url');
  await createDatabaseRoles(ownersUrl, { server: password });
  await grantRights(ownersUrl);
  const url = new URL(ownersUrl);
  url.username = databaseRoles.server;
  url.password = password;
  return url.href;
}

async function assertSameDatabase(databaseUrl: string): Promise<void> {
  const client = new PrimaryClient({ ...keepAliveOptions, connectionString: databaseUrl });
  await client.connect();
  try {
    if (await isSchemaUpToDate(client)) return;
  } finally {
    await client.end();
  }
  throw new OperatorError(
    'LeaveBits cannot start: DATABASE_URL and MIGRATION_DATABASE_URL must point to the same database. Only their roles may differ.',
  );
}
