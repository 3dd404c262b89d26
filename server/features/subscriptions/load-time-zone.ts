import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/** The owner's time zone, in which emails about their subscription give dates. */
export async function loadTimeZone(
  tx: Database,
  { userId }: { userId: number },
): Promise<{ timeZone: string | null }> {
  const [owner] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return { timeZone: owner?.timeZone ?? null };
}
