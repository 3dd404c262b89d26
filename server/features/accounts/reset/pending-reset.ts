import { eq, sql } from 'drizzle-orm';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { waitingResets } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { resetStoppedEmail, pendingResetEmail } from '../emails.ts';
import { createSignInLink } from '../sign-in/account-links.ts';
import type { UserRow } from '../queries.ts';

export type PendingResetRow = typeof waitingResets.$inferSelect;

/** The key prefix shared by all emails about a pending reset. */
export const getResetMailKeyPrefix = (id: string) => `reset-waits/${id}/`;

/** Holds a new password for 72 hours before it takes effect. Until then the owner can cancel it. A newer request restarts the wait. */
export async function startPendingReset(
  ctx: Context,
  tx: Database,
  user: UserRow,
  { password, asker }: { password: string; asker: string },
): Promise<Date> {
  const now = ctx.clock.now();
  const row = {
    id: ctx.random.uuid(),
    password,
    askedBy: Buffer.from(asker, 'hex'),
    askedAt: now,
    changesAt: new Date(now.getTime() + limits.resetWaitHours * HOUR_MS),
    warnings: 0,
  };
  await removePendingReset(tx, user.id);
  const [kept] = await tx
    .insert(waitingResets)
    .values({ ...row, userId: user.id })
    .returning();
  await recordActivity(ctx, tx, { userId: user.id, kind: 'reset-waits' });
  await queueResetWarning(ctx, tx, user, kept!, { warnings: 1, isLast: false });
  return row.changesAt;
}

/** Queues one of the warnings about a pending reset, with a link that stops it. */
export async function queueResetWarning(
  ctx: Context,
  tx: Database,
  user: UserRow,
  reset: PendingResetRow,
  { warnings, isLast }: { warnings: number; isLast: boolean },
): Promise<void> {
  await tx.update(waitingResets).set({ warnings }).where(eq(waitingResets.userId, user.id));
  // After an outage, the password changes later than planned.
  const earliest = Math.max(reset.changesAt.getTime(), ctx.clock.now().getTime() + HOUR_MS);
  await queueMail(ctx, tx, {
    to: user.email,
    kind: 'reset-waits',
    dedupeKey: `${getResetMailKeyPrefix(reset.id)}${warnings}`,
    content: pendingResetEmail({
      at: formatEmailDate(ctx, reset.askedAt, user),
      changesAt: formatEmailDate(ctx, new Date(earliest), user),
      isLast,
      stopUrl: `${ctx.config.appOrigin}/stop-reset/${ctx.resetLinks.create(reset.id)}`,
    }),
    giveUpAt: new Date(reset.askedAt.getTime() + 7 * 24 * HOUR_MS),
  });
}

/**
 * Stops a pending reset before it takes effect and cancels its emails.
 * @returns the stopped reset, or null if none was pending
 */
export async function stopPendingReset(
  ctx: Context,
  tx: Database,
  userId: number,
): Promise<PendingResetRow | null> {
  const ended = await removePendingReset(tx, userId);
  if (ended) await recordActivity(ctx, tx, { userId, kind: 'reset-stopped' });
  return ended;
}

/** Like `stopPendingReset`, but without an activity log entry: the password has taken effect or is being replaced. */
export async function removePendingReset(tx: Database, userId: number): Promise<PendingResetRow | null> {
  const [ended] = await tx.delete(waitingResets).where(eq(waitingResets.userId, userId)).returning();
  if (!ended) return null;
  await withdrawMails(tx, getResetMailKeyPrefix(ended.id));
  return ended;
}

/** Stops the pending reset at the owner's request and confirms by email that the password hasn't changed. */
export async function stopResetAndNotify(ctx: Context, tx: Database, user: UserRow): Promise<boolean> {
  const stopped = await stopPendingReset(ctx, tx, user.id);
  if (!stopped) return false;
  await queueMail(ctx, tx, {
    to: user.email,
    kind: 'reset-stopped',
    dedupeKey: `reset-stopped/${stopped.id}`,
    content: resetStoppedEmail({
      at: formatEmailDate(ctx, ctx.clock.now(), user),
      signInUrl: createSignInLink(ctx, user.email),
    }),
  });
  return true;
}

/**
 * At the end of a recovery, restarts the 72 hours of every pending reset with new warnings, because the owner may have stopped
 * it after the backup was taken. With a new id, the emails get new keys too.
 */
export async function restartPasswordResets({ clock }: Context, tx: Database): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  await tx.update(waitingResets).set({
    id: sql`gen_random_uuid()`,
    askedAt: now,
    changesAt: sql`${now} + ${limits.resetWaitHours} * interval '1 hour'`,
    warnings: 0,
  });
}
