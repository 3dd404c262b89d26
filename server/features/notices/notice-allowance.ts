import { and, eq, gt, inArray } from 'drizzle-orm';
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

/** Whether one more notice from an owner may go to an address today. */
export async function mayNotify(tx: Database, userId: number, email: string, now: Date): Promise<boolean> {
  const sent = await tx.$count(
    mails,
    and(
      eq(mails.userId, userId),
      eq(mails.recipient, email),
      inArray(mails.kind, Object.values(noticeKinds)),
      gt(mails.createdAt, new Date(now.getTime() - DAY_MS)),
    ),
  );
  return sent < mailLimits.noticesPerDay;
}
