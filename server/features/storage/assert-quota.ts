import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { loadStorageUse } from './load-storage-use.ts';
import { describeQuotaExceeded } from './rules.ts';

/**
 * Rejects a file that exceeds the owner's quota. Call this after inserting the file's row, in the same transaction. It locks the
 * owner's row, so if two files fit only individually, the second one sees the first.
 * @param bytes the new file's maximum size. An empty one always fits.
 * @throws DomainError `too-large`
 */
export async function assertQuota(
  ctx: Pick<Context, 'config'>,
  tx: Database,
  { userId, bytes }: { userId: number; bytes: number },
): Promise<void> {
  if (bytes === 0) return;
  // The usage must be read by a separate statement, since only that sees what the previous lock holder wrote.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const { usedBytes, arrivingBytes, quotaBytes } = await loadStorageUse(ctx, tx, userId);
  if (usedBytes <= quotaBytes) return;
  const before = { usedBytes: usedBytes - bytes, arrivingBytes: arrivingBytes - bytes, quotaBytes };
  throw new DomainError('too-large', describeQuotaExceeded(before, bytes, ctx.config.fileQuotas.paid));
}
