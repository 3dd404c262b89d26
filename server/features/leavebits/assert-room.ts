import { eq, sql } from 'drizzle-orm';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';

/**
 * Refuses a save that takes an owner over the limit for one account. It runs after the write, in the same transaction.
 * @throws DomainError `too-large`
 */
export async function assertRoom(tx: Database, userId: number): Promise<void> {
  const [held] = await tx
    .select({
      count: sql<string>`count(*)`,
      textBytes: sql<string>`coalesce(sum(octet_length(${triggerBytes.description}) + octet_length(${triggerBytes.infoFields})), 0)`,
    })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, userId));
  if (Number(held?.count) > limits.leavebitsPerOwner) {
    throw new DomainError('too-large', `An account can have at most ${limits.leavebitsPerOwner} LeaveBits.`);
  }
  if (Number(held?.textBytes) > limits.textBytesPerOwner) {
    throw new DomainError(
      'too-large',
      `All texts of an account can have at most ${limits.textBytesPerOwner / MEGABYTE} MB. Please add long texts as files.`,
    );
  }
}
