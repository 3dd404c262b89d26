import { eq } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { withLongStatementTimeout } from '#server/db/bounded-client.ts';
import type { Database } from '#server/db/database.ts';
import {
  activityChains,
  configurationChanges,
  leavebitDrafts,
  mails,
  peopleNames,
  sealingKeys,
  reporterSuspensions,
  reporterTokens,
  senderChoices,
  sharingChanges,
  sharingDigests,
  silences,
  storedFiles,
  subscriptions,
  substitutes,
  triggerBytes,
  unopenedChecks,
  unopenedReminders,
  uploadSessions,
  users,
  viewerVerified,
} from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { reencryptFactors } from '../../factors/reencrypt-factors.ts';
import { dataDestroyedEmail } from '../emails.ts';
import { buildPaymentLink } from '../checkout/payment-link.ts';
import { loadTimeZone } from '../load-time-zone.ts';
import type { SubscriptionRow } from '../queries.ts';
import { cancelAgreements } from '../ending/cancel-agreements.ts';
import { clearDestructionAnnouncement } from './announce-destruction.ts';

/** The tables from which an owner's rows are deleted. Deletions cascade to files, chunks, versions, codes and tickets. */
export const destroyedTables = [
  triggerBytes,
  leavebitDrafts,
  storedFiles,
  uploadSessions,
  reporterTokens,
  reporterSuspensions,
  silences,
  configurationChanges,
  sharingChanges,
  sharingDigests,
  viewerVerified,
  senderChoices,
  peopleNames,
  sealingKeys,
  substitutes,
  unopenedReminders,
  unopenedChecks,
  mails,
  // Last, because whoever is waiting for its lock must not hold anything deleted above.
  activityChains,
] as const;

/** Whether there is anything to destroy. */
export async function hasOwnerData(tx: Database, userId: number): Promise<boolean> {
  const [leavebit] = await tx
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, userId))
    .limit(1);
  const [file] = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(eq(storedFiles.userId, userId))
    .limit(1);
  return leavebit !== undefined || file !== undefined;
}

/**
 * Destroys an owner's content and the names of the people it was for. The account and its payments stay. Agreements are
 * cancelled, so that nobody pays for lost data. The keys are deleted with the rows, so that anything left in a backup or on disk
 * can't be decrypted.
 * @param tx holds the lock on the subscription's row. The caller has decided by `decideDestructionStep`.
 */
export async function destroyOwnerData(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  const { id, userId, email } = subscription;
  // First, because database constraints check the deletions below against it.
  await tx.update(subscriptions).set({ dataDestroyedAt: now }).where(eq(subscriptions.id, id));
  await clearDestructionAnnouncement(tx, id);
  await withLongStatementTimeout(tx, async (slow) => {
    for (const table of destroyedTables) await slow.delete(table).where(eq(table.userId, userId));
  });
  const reader = await loadTimeZone(tx, subscription);
  const key = await reencryptFactors(ctx, tx, userId);
  ctx.keyRing.clearDataKeyCache();
  await tx
    .update(users)
    .set({
      designatedReporters: [],
      secondEmail: null,
      secondEmailVerifiedAt: null,
      phoneNumber: null,
      phoneNumberVerifiedAt: null,
      awayUntil: null,
      timeZone: null,
      name: null,
      ...key,
      lastUpdate: now,
    })
    .where(eq(users.id, userId));
  await recordActivity(ctx, tx, { userId, kind: 'data-destroyed' });
  await cancelAgreements(ctx, tx, subscription, 'destroyed');
  await queueMail(ctx, tx, {
    to: email,
    kind: 'data-destroyed',
    dedupeKey: `data-destroyed:${id}:${now.toISOString()}`,
    content: dataDestroyedEmail({ at: formatEmailDate(ctx, now, reader), link: buildPaymentLink(ctx, id) }),
  });
  ctx.logger.info({ subscriptionId: id }, 'unpaid data was destroyed as announced');
}
