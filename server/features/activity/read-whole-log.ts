import { and, asc, eq, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { activityChains, activityEntries } from '../../db/schema/index.ts';
import { presentEntry, keyOf } from './read-activity.ts';

/**
 * All entries of an owner's log, the first one first, and its head. Null for an account without a log. It belongs into a
 * transaction that sees one moment.
 */
export async function readWholeLog(ctx: Context, userId: number) {
  const [head] = await ctx.db.select().from(activityChains).where(eq(activityChains.userId, userId));
  if (!head) return null;
  const dataKey = await keyOf(ctx, userId);
  const rows = await ctx.db
    .select()
    .from(activityEntries)
    .where(and(eq(activityEntries.userId, userId), lte(activityEntries.number, head.number)))
    .orderBy(asc(activityEntries.number));
  return {
    head: { number: head.number, hash: head.hash },
    entries: rows.map((row) => presentEntry(ctx, dataKey, row)),
  };
}
