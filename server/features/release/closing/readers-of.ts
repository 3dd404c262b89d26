import { eq } from 'drizzle-orm';
import { releaseState } from '#shared/domain/release.ts';
import type { Database } from '../../../db/database.ts';
import { triggerBytes } from '../../../db/schema/index.ts';
import type { OwnerRow } from '../queries.ts';

/** Everyone else who can read something of an owner's released estate now, sorted. */
export async function readersOf(db: Database, owner: OwnerRow, now: Date): Promise<string[]> {
  const leavebits = await db
    .select({ sharingEmails: triggerBytes.sharingEmails, sharingConfig: triggerBytes.sharingConfig })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, owner.id));
  const circumstances = { now, isEstateReleased: true };
  const readers = leavebits.flatMap(({ sharingEmails, sharingConfig }) =>
    sharingEmails.filter((email) => {
      const setting = Object.hasOwn(sharingConfig, email) ? sharingConfig[email] : undefined;
      return email !== owner.email && !releaseState(setting, circumstances).isLocked;
    }),
  );
  return [...new Set(readers)].sort();
}
