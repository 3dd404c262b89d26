import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/test-database.ts';
import { isSchemaUpToDate, DevelopmentDatabaseError } from './migration-history.ts';

it('a database is told apart by its history: of this version, of another one, or none', async () => {
  await using database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    expect(await isSchemaUpToDate(client)).toBe(true);
    // A later version has added a migration; this version still recognizes the database.
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)");
    expect(await isSchemaUpToDate(client)).toBe(true);

    await client.query("delete from drizzle.__drizzle_migrations where hash <> 'later'");
    await expect(isSchemaUpToDate(client)).rejects.toThrow(DevelopmentDatabaseError);
    await expect(isSchemaUpToDate(client)).rejects.toThrow(
      /^LeaveBits cannot start: the database "test_\w+" was created/,
    );

    // As after a start that was killed before its first migration completed.
    await client.query('truncate drizzle.__drizzle_migrations');
    expect(await isSchemaUpToDate(client)).toBe(false);
    await client.query('drop schema drizzle cascade');
    expect(await isSchemaUpToDate(client)).toBe(false);
  } finally {
    await client.end();
  }
});
