import { eq } from 'drizzle-orm';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import { patiently } from '../../db/bounded-client.ts';
import type { Database } from '../../db/database.ts';
import {
  mails,
  reporterTokens,
  storedFiles,
  subscriptions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { dataDestroyed } from './letters.ts';
import { paymentLink } from './payment-link.ts';
import type { SubscriptionRow } from './queries.ts';

/** Whether there is anything to destroy. */
export async function hasData(tx: Database, userId: number): Promise<boolean> {
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
 * Destroys what an owner kept and whom it was for, after twelve months unpaid and three warnings. The account and its
 * payments stay. The keys go with the rows, so what a backup or a disk still holds cannot be opened by them.
 * @param tx holds the lock on the subscription's row.
 */
export async function destroyData(ctx: Context, tx: Database, subscription: SubscriptionRow): Promise<void> {
  const now = ctx.clock.now();
  const { id, userId, email } = subscription;
  await patiently(tx, async (slow) => {
    await slow.delete(triggerBytes).where(eq(triggerBytes.userId, userId));
    await slow.delete(storedFiles).where(eq(storedFiles.userId, userId));
  });
  await tx.delete(reporterTokens).where(eq(reporterTokens.userId, userId));
  await tx.delete(mails).where(eq(mails.userId, userId));
  await tx
    .update(users)
    .set({ designatedReporters: [], phoneNumber: null, lastUpdate: now })
    .where(eq(users.id, userId));
  await tx
    .update(subscriptions)
    .set({ destructionStage: null, destructionStageAt: null, destroyAt: null, dataDestroyedAt: now })
    .where(eq(subscriptions.id, id));
  await queueMail(ctx, tx, {
    to: email,
    kind: 'data-destroyed',
    dedupeKey: `data-destroyed:${id}:${now.toISOString()}`,
    letter: dataDestroyed({ at: letterMoment(ctx, now), link: paymentLink(ctx, id) }),
  });
  ctx.logger.info({ subscriptionId: id }, 'unpaid data was destroyed as announced');
}
