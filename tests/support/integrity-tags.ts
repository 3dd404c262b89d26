import pg from 'pg';
import { eq } from 'drizzle-orm';
import type { Context } from '../../server/context.ts';
import { triggerBytes } from '../../server/db/schema/index.ts';
import {
  isLeavebitIntact,
  integrityColumns,
  computeIntegrityTag,
} from '../../server/features/access/integrity.ts';
import { asTableOwner } from './database/test-database.ts';

type World = Pick<Context, 'pool' | 'db' | 'keyRing'>;

/**
 * Runs a statement that bypasses the database's guards, as someone with write access could. Whatever it alters is then damaged.
 */
export async function tamperWithDatabase(
  { pool }: World,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  const client = new pg.Client(asTableOwner(pool.options.connectionString!));
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(statement, values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Sets up a scenario with a statement that writes LeaveBits, then tags their current state. Rows without a key remain damaged.
 */
export async function stageSignedRows(
  world: World,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  await tamperWithDatabase(world, statement, values);
  const { db, keyRing } = world;
  for (const row of await db.select(integrityColumns).from(triggerBytes)) {
    if (isLeavebitIntact(keyRing, row)) continue;
    try {
      const sharingSeal = computeIntegrityTag(keyRing.unwrapDataKey(row.id, row), row);
      await db.update(triggerBytes).set({ sharingSeal }).where(eq(triggerBytes.id, row.id));
    } catch {
      continue;
    }
  }
}

/** The LeaveBits with an invalid integrity tag. @param userId only this owner's. */
export async function listBrokenIntegrityTags({ db, keyRing }: World, userId?: number): Promise<number[]> {
  const rows = await db
    .select(integrityColumns)
    .from(triggerBytes)
    .where(userId === undefined ? undefined : eq(triggerBytes.userId, userId));
  return rows.filter((row) => !isLeavebitIntact(keyRing, row)).map(({ id }) => id);
}
