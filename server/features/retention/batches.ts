import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { retentionLimits } from '../../limits.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';

const { rowsAtOnce } = retentionLimits;

/*
 * All of these work in small transactions and skip rows locked by others, so that two servers don't wait for each other. The next
 * run picks up skipped rows. During a recovery, and while the clock is uncertain, they change nothing.
 */

/** Removes the rows that match a condition. */
export async function removeRowsInBatches(
  ctx: Context,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> {
  await repeat(ctx, (tx) =>
    tx.execute(sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${where} limit ${rowsAtOnce} for update skip locked))`),
  );
}

/** Updates the rows that match a condition. The new values must no longer match it. */
export async function updateRowsInBatches(
  ctx: Context,
  table: PgTable,
  { set, where }: { set: SQL; where: SQL | undefined },
): Promise<void> {
  await repeat(ctx, (tx) =>
    tx.execute(sql`update ${table} set ${set} where ctid = any(array(
      select ctid from ${table} where ${where} limit ${rowsAtOnce} for update skip locked))`),
  );
}

async function repeat(ctx: Context, act: (tx: Database) => Promise<{ rowCount: number | null }>) {
  for (;;) {
    const count = await ctx.db.transaction(async (tx) =>
      (await canActIrrevocably(ctx, tx)) ? (await act(tx)).rowCount : 0,
    );
    if (!count || count < rowsAtOnce) return;
  }
}

interface Walk {
  table: PgTable;
  /** The row's UUID, and the time that determines its age. An index has both, in this order: time, id. */
  id: PgColumn;
  at: PgColumn;
  before: Date;
  /** Only these rows are scanned; a partial index may cover just them. */
  among?: SQL;
  /** Which of the old rows may be removed. Each run checks the others again. */
  mayGo: SQL | undefined;
}

/** Scans all old rows of a table, oldest first, and removes the ones that may be removed. */
export async function removeRowsByScan(ctx: Context, walk: Walk): Promise<void> {
  let last: { at: string; id: string } | undefined = {
    at: '-infinity',
    id: '00000000-0000-0000-0000-000000000000',
  };
  while (last) {
    const after: { at: string; id: string } = last;
    last = await ctx.db.transaction(async (tx) =>
      (await canActIrrevocably(ctx, tx)) ? step(tx, walk, after) : undefined,
    );
  }
}

/** Processes the next rows. @returns the last row scanned, or undefined at the end. */
async function step(
  tx: Database,
  { table, id, at, before, among, mayGo }: Walk,
  after: { at: string; id: string },
): Promise<{ at: string; id: string } | undefined> {
  const isNext = and(
    sql`${at} < ${before.toISOString()}::timestamptz`,
    sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    among,
  );
  const { rows } = await tx.execute<{ at: string; id: string }>(sql`
    with old as materialized (
      select ${at} as at, ${id} as id from ${table} where ${isNext} order by ${at}, ${id} limit ${rowsAtOnce}
    ), gone as (
      delete from ${table} where ${id} = any(array(
        select ${id} from ${table} where ${id} = any(array(select old.id from old)) and ${mayGo} for update skip locked))
    )
    select old.at::text as at, old.id from old order by old.at desc, old.id desc limit 1`);
  return rows[0];
}
