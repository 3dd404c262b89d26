import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { costing } from '../costs.ts';
import { asRole, databaseAt, onDatabase, templateName } from './template-database.ts';

export type TestDatabase = AsyncDisposable & { url: string };

/** A new, migrated database. Disposing drops it, even if somebody is still connected. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(templateName);

/** The same, without any table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await costing('database', () =>
    onDatabase(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    url: databaseAt(server, name),
    async [Symbol.asyncDispose]() {
      await onDatabase(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The same database for whoever owns its tables. */
export const asOwner = (url: string): string => asRole(url, new URL(inject('postgresUrl')).username);
