import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { areMostLeavebitsTrashed, TRASH_NOTICE_INTERVAL_MS } from '#shared/domain/trash.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { isMailNotWithdrawn, queueMails } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails, triggerBytes, type users } from '#server/db/schema/index.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { mostLeavebitsTrashedEmail } from '../emails.ts';

/**
 * Tells each reporter, at most once a week, that most of an owner's LeaveBits are in the trash, without naming any.
 * @param owner locked
 */
export async function warnReportersOfTrashing(
  ctx: Context,
  tx: Database,
  owner: typeof users.$inferSelect,
): Promise<void> {
  const reporters = owner.designatedReporters;
  if (reporters.length === 0) return;
  const now = ctx.clock.now();
  const weekAgo = new Date(now.getTime() - TRASH_NOTICE_INTERVAL_MS);
  const mine = eq(triggerBytes.userId, owner.id);
  const kept = await tx.$count(triggerBytes, and(mine, isNull(triggerBytes.trashedAt)));
  const trashed = await tx.$count(triggerBytes, and(mine, isNotNull(triggerBytes.trashedAt)));
  if (!areMostLeavebitsTrashed({ kept, trashed })) return;
  const told = await tx
    .select({ email: mails.recipient })
    .from(mails)
    .where(
      and(
        eq(mails.userId, owner.id),
        inArray(mails.recipient, reporters),
        eq(mails.kind, 'trash-notice'),
        gt(mails.createdAt, weekAgo),
        isMailNotWithdrawn,
      ),
    );
  await queueMails(
    ctx,
    tx,
    reporters
      .filter((email) => !told.some((mail) => mail.email === email))
      .map((email) => ({
        to: email,
        userId: owner.id,
        kind: 'trash-notice' as const,
        dedupeKey: `trash-notice/${ctx.ids.uuid()}`,
        giveUpAt: releaseMailDeadlines.others(now),
        letter: mostLeavebitsTrashedEmail({ ...getOwnerNames(ctx, owner), at: formatEmailDate(ctx, now) }),
      })),
  );
}
