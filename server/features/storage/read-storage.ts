import { eq, sql } from 'drizzle-orm';
import type { StorageUse } from '#shared/contracts/storage.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles, subscriptions } from '../../db/schema/index.ts';
import { quotaFor } from './rules.ts';

/** How much of an owner's quota is taken. A file counts with its size, and until that is known, with what it may become. */
export async function readStorage(
  { config }: Pick<Context, 'config'>,
  db: Database,
  userId: number,
): Promise<StorageUse> {
  const [held] = await db
    .select({
      arriving: sql<string>`coalesce(sum(${storedFiles.expected}) filter (where ${storedFiles.size} is null), 0)`,
      kept: sql<string>`coalesce(sum(${storedFiles.size}), 0)`,
    })
    .from(storedFiles)
    .where(eq(storedFiles.userId, userId));
  const [subscription] = await db
    .select({ status: subscriptions.subStatus })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const arrivingBytes = Number(held?.arriving);
  return {
    usedBytes: Number(held?.kept) + arrivingBytes,
    arrivingBytes,
    quotaBytes: quotaFor(subscription?.status ?? null, config.fileQuotas),
  };
}
