import { and, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { areMostLeavebitsTrashed, areMostNewlyTrashed, findTrashNoticeDate } from '#shared/domain/trash.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { isMailNotWithdrawn, queueMails } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails, triggerBytes } from '#server/db/schema/index.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { mostLeavebitsTrashedReporterEmail } from '../emails.ts';

/**
 * Queues the notices to reporters if the LeaveBit that was just trashed means that the trash now holds most of them.
 * @param tx holds the lock on the owner. Without it, two concurrent deletions could each miss that.
 */
export async function queueTrashNotices(ctx: Context, tx: Database, userId: number): Promise<void> {
  if (!areMostNewlyTrashed(await countLeavebits(tx, userId))) return;
  await queueJob(
    tx,
    'warn-reporters-of-trashing',
    { userId, filledAt: ctx.clock.now().toISOString() },
    { key: getJobKey(userId) },
  );
}

/**
 * Tells each reporter that most of an owner's LeaveBits are in the trash, without naming any. Reporters notified within the
 * last day are told when the day has passed, if it is still true.
 * @param trashing.filledAt when most of the LeaveBits were first in the trash
 */
export async function warnReportersOfTrashing(
  ctx: Context,
  { userId, filledAt }: { userId: number; filledAt: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner || !areMostLeavebitsTrashed(await countLeavebits(tx, userId))) return;
    const now = ctx.clock.now();
    const notified = await listLastNotices(tx, userId, owner.designatedReporters);
    const reporters = owner.designatedReporters.flatMap((to) => {
      const notifiedAt = notified.find(({ email }) => email === to)?.at ?? null;
      const dueAt = findTrashNoticeDate({ filledAt: new Date(filledAt), notifiedAt }, now);
      return dueAt ? [{ to, dueAt }] : [];
    });
    const content = mostLeavebitsTrashedReporterEmail({
      ...getOwnerNames(ctx, owner),
      at: formatEmailDate(ctx, now),
    });
    await queueMails(
      ctx,
      tx,
      reporters
        .filter(({ dueAt }) => dueAt <= now)
        .map(({ to }) => ({
          to,
          userId,
          kind: 'trash-notice' as const,
          dedupeKey: `trash-notice/${ctx.random.uuid()}`,
          giveUpAt: releaseMailDeadlines.others(now),
          content,
        })),
    );
    const later = reporters.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt.getTime());
    if (later.length === 0) return;
    const runAt = new Date(Math.min(...later));
    await queueJob(tx, 'warn-reporters-of-trashing', { userId, filledAt }, { key: getJobKey(userId), runAt });
  });
}

const getJobKey = (userId: number) => `trash-notice:${userId}`;

async function countLeavebits(tx: Database, userId: number): Promise<{ kept: number; trashed: number }> {
  const isTheirs = eq(triggerBytes.userId, userId);
  return {
    kept: await tx.$count(triggerBytes, and(isTheirs, isNull(triggerBytes.trashedAt))),
    trashed: await tx.$count(triggerBytes, and(isTheirs, isNotNull(triggerBytes.trashedAt))),
  };
}

async function listLastNotices(
  tx: Database,
  userId: number,
  reporters: string[],
): Promise<{ email: string; at: Date | null }[]> {
  return tx
    .select({ email: mails.recipient, at: max(mails.createdAt) })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.recipient, reporters),
        eq(mails.kind, 'trash-notice'),
        isMailNotWithdrawn,
      ),
    )
    .groupBy(mails.recipient);
}
