import { asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import {
  DAMAGED_LOG_MESSAGE,
  isLeavebitIntact,
  unwrapVerifiedDataKey,
  integrityColumns,
} from './integrity.ts';

const BATCH = 500;

/** Verifies every LeaveBit's integrity tag to detect tampering before anyone reads it. Read-only. */
export async function checkIntegrityTags(ctx: Context): Promise<void> {
  const damaged: { id: number }[] = [];
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select(integrityColumns)
      .from(triggerBytes)
      .where(gt(triggerBytes.id, after))
      .orderBy(asc(triggerBytes.id))
      .limit(BATCH);
    damaged.push(...rows.filter((row) => !isLeavebitIntact(ctx.keyRing, row)).map(({ id }) => ({ id })));
    if (rows.length < BATCH) break;
    after = rows.at(-1)!.id;
  }
  await sweep(ctx, damaged, {
    name: 'check-seals',
    alarm: 'leavebit-damaged',
    words: DAMAGED_LOG_MESSAGE,
    idName: 'leavebitId',
    inTransaction: (tx, { id }) => assertSound(ctx, tx, id),
  });
}

async function assertSound({ keyRing }: Context, tx: Database, id: number): Promise<void> {
  const [row] = await tx.select(integrityColumns).from(triggerBytes).where(eq(triggerBytes.id, id));
  if (row) unwrapVerifiedDataKey(keyRing, row);
}
