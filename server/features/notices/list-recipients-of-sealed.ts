import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { isNotTrashed } from '../access/shared-with.ts';

/** The recipients of an owner's sealed LeaveBits. Emails tell them that it takes a card to read those. */
export async function listRecipientsOfSealed(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const leavebits = await db
    .select({ sharingEmails: triggerBytes.sharingEmails })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), eq(triggerBytes.sealed, true), isNotTrashed));
  return new Set(leavebits.flatMap(({ sharingEmails }) => sharingEmails));
}
