import { asc, gt } from 'drizzle-orm';
import { z } from 'zod';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMails } from '../../adapters/mail/outbox.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { serviceHeartbeat, serviceState, users } from '../../db/schema/index.ts';
import { jobLimits } from '../../limits.ts';
import { serviceRestoredEmail } from './emails.ts';
import { getEarliestRecoveryEnd } from './rules.ts';

/** The facts for the email about one restore, and the owner after whom the next batch starts. */
export const restoreNoticeSchema = z.object({
  savedUntil: z.coerce.date(),
  lostUntil: z.coerce.date(),
  opensFrom: z.coerce.date().nullable(),
  afterUserId: z.number(),
});
type RestoreNotice = z.infer<typeof restoreNoticeSchema>;

/**
 * Asks all owners to check their accounts, because there is no record of whose changes were lost. Recipients wait until owners
 * have had time to do so. Owners are notified only once.
 * @returns when they were notified, or null if the recovery does not follow a restore
 */
export async function notifyOwnersOfRestore(ctx: Context): Promise<Date | null> {
  return ctx.db.transaction(async (tx) => {
    const [state] = await tx.select().from(serviceState).for('update');
    if (!state?.isRestored) return null;
    if (state.ownersToldAt) return state.ownersToldAt;
    const ownersToldAt = ctx.clock.now();
    await tx.update(serviceState).set({ ownersToldAt });
    await addNotice(tx, state.recoverySince!, getEarliestRecoveryEnd({ ownersToldAt }));
    return ownersToldAt;
  });
}

/** Notifies owners if a recovery ends before they've been notified. Recipients can read from then on. */
export async function notifyOwnersAtRecoveryEnd(tx: Database): Promise<void> {
  const [state] = await tx.select().from(serviceState);
  if (state?.isRestored && !state.ownersToldAt) await addNotice(tx, state.recoverySince!, null);
}

async function addNotice(tx: Database, since: Date, opensFrom: Date | null): Promise<void> {
  const [heartbeat] = await tx.select().from(serviceHeartbeat);
  await queueJob(tx, 'tell-owners-of-restore', {
    savedUntil: heartbeat && heartbeat.beatAt < since ? heartbeat.beatAt : since,
    lostUntil: since,
    opensFrom,
    afterUserId: 0,
  });
}

/** Emails one batch of owners and schedules the next. */
export async function notifyOwnerBatch(ctx: Context, notice: RestoreNotice): Promise<void> {
  const { savedUntil, lostUntil, opensFrom, afterUserId } = notice;
  await ctx.db.transaction(async (tx) => {
    const owners = await tx
      .select({ id: users.id, email: users.email, timeZone: users.timeZone })
      .from(users)
      .where(gt(users.id, afterUserId))
      .orderBy(asc(users.id))
      .limit(jobLimits.ownersNotifiedAtOnce);
    await queueMails(
      ctx,
      tx,
      owners.map(({ id, email, timeZone }) => ({
        to: email,
        userId: id,
        kind: 'service-restored',
        dedupeKey: `restored/${lostUntil.getTime()}/${id}`,
        content: serviceRestoredEmail({
          url: `${ctx.config.appOrigin}/account/check-up`,
          savedUntil: formatEmailDate(ctx, savedUntil, { timeZone }),
          lostUntil: formatEmailDate(ctx, lostUntil, { timeZone }),
          opensFrom: opensFrom && formatEmailDate(ctx, opensFrom, { timeZone }),
        }),
      })),
    );
    const last = owners.at(-1);
    if (last && owners.length === jobLimits.ownersNotifiedAtOnce)
      await queueJob(tx, 'tell-owners-of-restore', { ...notice, afterUserId: last.id });
  });
}
