import { eq, isNotNull } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { destructionLetters, paymentInquiries, subscriptions, users } from '#server/db/schema/index.ts';
import { mailLimits } from '#server/limits.ts';
import { loadEstateState } from '../../access/load-estate.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { createReporterLinks } from '../../reporters/create-reporter-links.ts';
import { destructionNoticeEmail, destructionWarningEmail } from '../emails.ts';
import { buildPaymentLink } from '../checkout/payment-link.ts';
import { loadTimeZone } from '../load-time-zone.ts';
import type { SubscriptionRow } from '../queries.ts';
import type { WarningDaysAhead } from './rules.ts';

/** The dedupe key prefix of a destruction's emails. */
const keysOf = (subscriptionId: number) => `destruction/${subscriptionId}/`;

/**
 * Queues one of the three warnings to the owner.
 * @param destroyAt the time stated in the warning.
 */
export async function warnOwnerOfDestruction(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  { daysAhead, destroyAt }: { daysAhead: WarningDaysAhead; destroyAt: Date },
): Promise<void> {
  await tx.update(subscriptions).set({ destroyAt }).where(eq(subscriptions.id, subscription.id));
  await recordActivity(ctx, tx, {
    userId: subscription.userId,
    kind: 'destruction-announced',
    detail: `${destroyAt.toISOString().slice(0, 10)} (UTC)`,
  });
  await write(ctx, tx, subscription, {
    to: subscription.email,
    kind: 'destruction-warning',
    daysAhead,
    content: destructionWarningEmail({
      days: daysAhead,
      destroyAt: formatEmailDate(ctx, destroyAt, await loadTimeZone(tx, subscription)),
      link: buildPaymentLink(ctx, subscription.id),
    }),
  });
}

/**
 * Tells each reporter how long the data will be retained, with that reporter's links. After a release, reporters get no email,
 * because they have already reported the death. The retention period is the same.
 * @param notice.why `unreachable`: the owner's mailbox rejects email
 */
export async function announceDestructionToReporters(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  { destroyAt, why }: { destroyAt: Date; why: 'unpaid' | 'unreachable' },
): Promise<void> {
  const toldAt = ctx.clock.now();
  await tx
    .update(subscriptions)
    .set({ destroyAt, ...(why === 'unpaid' ? { reportersToldAt: toldAt } : { unreachableAt: toldAt }) })
    .where(eq(subscriptions.id, subscription.id));
  const [owner] = await tx.select().from(users).where(eq(users.id, subscription.userId));
  if (!owner || (await loadEstateState(ctx, tx, owner.id)).report === 'released') return;
  for (const reporter of owner.designatedReporters) {
    const { deathLink, incapacitationLink } = await createReporterLinks(ctx, tx, owner.id, reporter);
    await write(ctx, tx, subscription, {
      to: reporter,
      userId: owner.id,
      kind: 'destruction-notice',
      daysAhead: null,
      content: destructionNoticeEmail({
        ...getOwnerNames(ctx, owner),
        why,
        destroyAt: formatEmailDate(ctx, destroyAt),
        deathLink,
        incapacitationLink,
      }),
    });
  }
}

async function write(
  ctx: Context,
  tx: Database,
  { id }: SubscriptionRow,
  mail: {
    to: string;
    kind: MailKind;
    daysAhead: WarningDaysAhead | null;
    content: EmailContent;
    userId?: number;
  },
): Promise<void> {
  const { daysAhead, ...owed } = mail;
  const mailId = await queueMail(ctx, tx, {
    ...owed,
    // Unique per email, so that each announcement sends its own. `destruction_letters` and the caller's lock prevent duplicates.
    dedupeKey: `${keysOf(id)}${ctx.random.uuid()}`,
    giveUpAt: new Date(ctx.clock.now().getTime() + mailLimits.warningTriedDays * DAY_MS),
    followUp: { task: 'advance-destruction', payload: { subscriptionId: id } },
  });
  if (mailId === null) throw new Error('an email with this deduplication key already exists');
  await tx.insert(destructionLetters).values({ mailId, subscriptionId: id, daysAhead });
}

/**
 * Withdraws an announced destruction and its unsent emails. The next announcement starts over. No-op if nothing is announced.
 * @param tx holds the lock on the subscription's row.
 */
export async function clearDestructionAnnouncement(tx: Database, subscriptionId: number): Promise<void> {
  await withdrawMails(tx, keysOf(subscriptionId));
  await tx.delete(destructionLetters).where(eq(destructionLetters.subscriptionId, subscriptionId));
  await tx.delete(paymentInquiries).where(eq(paymentInquiries.subscriptionId, subscriptionId));
  await tx
    .update(subscriptions)
    .set({ destroyAt: null, reportersToldAt: null, unreachableAt: null, postponementAlarmedAt: null })
    .where(eq(subscriptions.id, subscriptionId));
}

/**
 * Restarts every announced destruction from the beginning, with all warnings and full notice periods, because the owner's payment
 * or response may have been lost.
 * @param tx the transaction that ends a recovery.
 */
export async function restartAnnouncedDestructions(tx: Database): Promise<void> {
  const announced = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isNotNull(subscriptions.destroyAt))
    .orderBy(subscriptions.id)
    .for('update');
  for (const { id } of announced) await clearDestructionAnnouncement(tx, id);
}
