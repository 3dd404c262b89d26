import { eq, sql } from 'drizzle-orm';
import type { StorageUsage } from '#shared/contracts/storage.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles, subscriptions, triggerByteFiles, triggerBytes } from '../../db/schema/index.ts';
import { getQuotaBytes, computeUsedBytes } from './rules.ts';

/** How much of their quota an owner uses. A file counts with its size or, until that is known, its maximum size. */
export async function loadStorageUse(
  { config }: Pick<Context, 'config'>,
  db: Database,
  userId: number,
): Promise<StorageUsage> {
  const isTrashed = sql`coalesce(${triggerByteFiles.trashedAt}, ${triggerBytes.trashedAt}) is not null`;
  const isPurged = sql`coalesce(${triggerByteFiles.purgedAt}, ${triggerBytes.purgedAt}) is not null`;
  const [held] = await db
    .select({
      arriving: sql<string>`coalesce(sum(${storedFiles.expected}) filter (where ${storedFiles.size} is null), 0)`,
      kept: sql<string>`coalesce(sum(${storedFiles.size}) filter (where not ${isTrashed}), 0)`,
      trashed: sql<string>`coalesce(sum(${storedFiles.size}) filter (where ${isTrashed} and not ${isPurged}), 0)`,
      purged: sql<string>`coalesce(sum(${storedFiles.size}) filter (where ${isPurged}), 0)`,
    })
    .from(storedFiles)
    .leftJoin(triggerByteFiles, eq(triggerByteFiles.storedFileId, storedFiles.id))
    .leftJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(eq(storedFiles.userId, userId));
  const [subscription] = await db
    .select({ status: subscriptions.subStatus })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const arrivingBytes = Number(held?.arriving);
  const quotaBytes = getQuotaBytes(subscription?.status ?? null, config.fileQuotas, config.takesPayments);
  const usedBytes = computeUsedBytes(
    { kept: Number(held?.kept), trashed: Number(held?.trashed), purged: Number(held?.purged) },
    quotaBytes,
  );
  return { usedBytes: usedBytes + arrivingBytes, arrivingBytes, quotaBytes };
}
