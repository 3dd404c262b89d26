import { and, asc, desc, eq, gt, lt, lte, type SQL } from 'drizzle-orm';
import type { ActivityEntry } from '#shared/contracts/activity.ts';
import type { Context } from '../../context.ts';
import { activityChains, activityEntries } from '../../db/schema/index.ts';
import { presentActivityEntry, loadActivityKey } from './load-activity-page.ts';

/** Entries loaded into memory at a time. */
const BATCH = 500;

interface WholeLog {
  head: { number: number; hash: Buffer };
  /** Streams all entries up to the head. */
  entries(order: 'oldest-first' | 'latest-first'): AsyncGenerator<ActivityEntry>;
}

/** An owner's whole log, or null if the account has none. Requires a transaction with a consistent snapshot. */
export async function findActivityLog(ctx: Context, userId: number): Promise<WholeLog | null> {
  const [head] = await ctx.db.select().from(activityChains).where(eq(activityChains.userId, userId));
  if (!head) return null;
  const dataKey = await loadActivityKey(ctx, userId);
  const { number } = activityEntries;
  const readBatch = (isIn: SQL, by: SQL) =>
    ctx.db
      .select()
      .from(activityEntries)
      .where(and(eq(activityEntries.userId, userId), lte(number, head.number), isIn))
      .orderBy(by)
      .limit(BATCH);
  return {
    head: { number: head.number, hash: head.hash },
    async *entries(order) {
      let last = order === 'oldest-first' ? 0 : head.number + 1;
      for (;;) {
        const rows =
          order === 'oldest-first'
            ? await readBatch(gt(number, last), asc(number))
            : await readBatch(lt(number, last), desc(number));
        for (const row of rows) yield presentActivityEntry(ctx, dataKey, row);
        if (rows.length < BATCH) return;
        last = rows.at(-1)!.number;
      }
    },
  };
}
