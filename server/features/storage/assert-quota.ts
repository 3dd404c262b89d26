import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { loadStorageUse } from './load-storage-use.ts';
import { describeQuotaExceeded } from './rules.ts';

/**
 * Refuses a file that takes an owner over the quota. It runs after the file's row was written, in the same transaction. It
 * holds the owner's row until then, so of two files that fit only alone, the second one sees the first.
 * @param bytes what the new file may become. An empty one always fits.
 * @throws DomainError `too-large`
 */
export async function assertQuota(
  ctx: Pick<Context, 'config'>,
  tx: Database,
  { userId, bytes }: { userId: number; bytes: number },
): Promise<void> {
  if (bytes === 0) return;
  // The read must be a later statement: only then does it see what the holder before has written.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const { usedBytes, arrivingBytes, quotaBytes } = await loadStorageUse(ctx, tx, userId);
  if (usedBytes <= quotaBytes) return;
  const before = { usedBytes: usedBytes - bytes, arrivingBytes: arrivingBytes - bytes, quotaBytes };
  throw new DomainError('too-large', describeQuotaExceeded(before, bytes, ctx.config.fileQuotas.paid));
}
