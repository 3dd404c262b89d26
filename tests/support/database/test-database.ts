import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { measureCost } from '../reporters/test-costs.ts';
import { withDatabaseRole, withDatabaseName, runOnDatabase, TEMPLATE_DATABASE } from './template-database.ts';

export type TestDatabase = AsyncDisposable & { url: string };

/** A new, migrated database. Disposing drops it, even with open connections. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(TEMPLATE_DATABASE);

/** The same without any tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await measureCost('database', () =>
    runOnDatabase(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    url: withDatabaseName(server, name),
    async [Symbol.asyncDispose]() {
      await runOnDatabase(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The same database for the owner of its tables. */
export const asTableOwner = (url: string): string =>
  withDatabaseRole(url, new URL(inject('postgresUrl')).username);
