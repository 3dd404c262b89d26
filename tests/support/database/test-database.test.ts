import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function count(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(`SELECT FROM ${table}`)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

test('a test database has the migrated tables, belongs to one test, and is gone afterwards', async () => {
  let url: string;
  {
    await using first = await createTestDatabase();
    await using second = await createTestDatabase();
    url = first.url;
    expect(first.url).not.toBe(second.url);
    expect(await count(first.url, 'users')).toBe(0);
    expect(await count(first.url, 'graphile_worker.jobs')).toBe(0);
  }
  await expect(count(url, 'users')).rejects.toThrow(/does not exist/);
});
