import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../tests/support/database/test-database.ts';
import { createDevMailboxTable } from './mailbox.ts';
import { createSimulatorTables } from './payfast/routes.ts';

it('the tables of the local mailbox and the simulator are created once, however many processes start at the same time', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const pool = new pg.Pool({ connectionString: database.url, max: 16 });
  // A connection may still be closing when the database is dropped.
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  for (let round = 0; round < 10; round += 1) {
    await pool.query('drop schema if exists dev cascade');
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, () => [createDevMailboxTable(pool), createSimulatorTables(pool)]).flat(),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
});
