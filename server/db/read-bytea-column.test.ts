import { expect, it, vi } from 'vitest';
import { createEmptyDatabase } from '#tests/support/database/test-database.ts';
import { connectionTimeouts } from './bounded-client.ts';
import { openServerPool } from './database.ts';
import { readByteaColumn } from './read-bytea-column.ts';

it('reads values in order, and leaves no timer behind', async () => {
  await using database = await createEmptyDatabase();
  const pool = openServerPool(database.url, () => undefined);
  await pool.query('select 1');
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const values = await readByteaColumn(
    pool,
    `select sha256(n::text::bytea) from generate_series(1, 3) n order by n`,
  );
  expect(values.map((value) => value.length)).toEqual([32, 32, 32]);
  const timers = set.mock.results.filter(
    (_result, index) => set.mock.calls[index]![1] === connectionTimeouts.query_timeout,
  );
  expect(timers.length).toBeGreaterThan(0);
  for (const { value } of timers) expect(cleared).toHaveBeenCalledWith(value);
  await pool.end();
});
