import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { activityChains, users } from '../../db/schema/index.ts';
import { unwrapAccountKey } from '../names/account-key.ts';
import { createHeadTag } from './head-tag.ts';
import { verifyActivityChain } from './verify-hash-chain.ts';

const BATCH = 500;

/**
 * Tags the head of every log that has grown, after verifying the entries since the last tag. Broken logs are skipped. Someone
 * who can write to the database but has no key can therefore hide no more than the last hour's changes.
 */
export async function tagLogHeads(ctx: Context): Promise<void> {
  for (let after = 0; ;) {
    const grown = await ctx.db
      .select({ userId: activityChains.userId, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
      .from(activityChains)
      .innerJoin(users, eq(users.id, activityChains.userId))
      .where(and(gt(activityChains.number, activityChains.sealedNumber), gt(activityChains.userId, after)))
      .orderBy(asc(activityChains.userId))
      .limit(BATCH);
    for (const { userId, ...columns } of grown) await sealOne(ctx, userId, columns);
    if (grown.length < BATCH) return;
    after = grown.at(-1)!.userId;
  }
}

async function sealOne(
  ctx: Context,
  userId: number,
  columns: { dataKeyId: string | null; dataKey: Buffer | null },
): Promise<void> {
  const { number, hash, broken } = await verifyActivityChain(ctx, userId, 'seal');
  if (broken) {
    const words = 'an activity log has been altered; activity:verify says where';
    ctx.logger.error({ alarm: 'activity-broken', userId, entry: broken.number }, words);
    return;
  }
  const dataKey = unwrapAccountKey(ctx, userId, columns);
  if (!dataKey || number === 0) return;
  await ctx.db
    .update(activityChains)
    .set({ sealedNumber: number, seal: createHeadTag(dataKey, userId, { number, hash }) })
    // A newer tag from another process wins.
    .where(
      and(
        eq(activityChains.userId, userId),
        lt(activityChains.sealedNumber, number),
        gte(activityChains.number, number),
      ),
    );
}
