import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';
import { mailLimits } from '../../limits.ts';

/** The kinds of notices that an owner's own actions cause. */
export const noticeKinds = {
  shared: 'share-notice',
  opened: 'opened-notice',
  selection: 'share-selection',
} as const;

/** Which of some addresses may get one more notice from an owner today. */
export async function whoMayBeNotified(
  tx: Database,
  userId: number,
  emails: string[],
  now: Date,
): Promise<Set<string>> {
  const allowed = new Set(emails);
  if (emails.length === 0) return allowed;
  const sent = await tx
    .select({ email: mails.recipient, count: count() })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.recipient, emails),
        inArray(mails.kind, Object.values(noticeKinds)),
        gt(mails.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .groupBy(mails.recipient);
  for (const { email, count: notices } of sent) {
    if (notices >= mailLimits.noticesPerDay) allowed.delete(email);
  }
  return allowed;
}

/** Whether one more notice from an owner may go to an address today. */
export async function mayNotify(tx: Database, userId: number, email: string, now: Date): Promise<boolean> {
  return (await whoMayBeNotified(tx, userId, [email], now)).has(email);
}
