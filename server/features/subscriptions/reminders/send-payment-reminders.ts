import { lte } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { getBlockingDate } from '#shared/domain/subscription.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { isOwnerEstateOnHold } from '../../access/load-estate.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { findDuePaymentReminder, type PaymentReminder } from './dunning.ts';
import { freePeriodEndsEmail, paymentOverdueEmail, serviceBlockedEmail } from '../emails.ts';
import { buildPaymentLink } from '../checkout/payment-link.ts';
import {
  findAgreement,
  lockSubscription,
  type AgreementWithCheckout,
  type SubscriptionRow,
} from '../queries.ts';
import { loadTimeZone } from '../load-time-zone.ts';

/**
 * Queues each owner's due payment emails. Decides on the locked row, and every email's dedupe key identifies its occasion, so it
 * is idempotent and safe to run in several processes. Does nothing during a recovery, when the database may be wrong about
 * payments.
 */
export async function sendPaymentReminders(ctx: Context): Promise<void> {
  const soon = new Date(ctx.clock.now().getTime() + billingLimits.reminderDaysAhead[0] * DAY_MS);
  const due = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(lte(subscriptions.nextPaymentDate, soon))
    .orderBy(subscriptions.id);
  await sweep(ctx, due, {
    name: 'send-reminders',
    alarm: 'reminders',
    words: 'a payment reminder could not be queued',
    idName: 'subscriptionId',
    async inTransaction(tx, { id }) {
      const subscription = await lockSubscription(tx, { id });
      if (subscription && (await canActIrrevocably(ctx, tx))) await remind(ctx, tx, subscription);
    },
  });
}

async function remind(ctx: Context, tx: Database, subscription: SubscriptionRow): Promise<void> {
  const now = ctx.clock.now();
  const { subStatus: status, nextPaymentDate, freeUntil, payfastSubToken } = subscription;
  const current = payfastSubToken === null ? null : await findAgreement(tx, payfastSubToken);
  const isCancelledByOwner = current?.row.cancelReason === 'owner';
  const isBilled = ctx.config.takesPayments;
  const facts = { status, nextPaymentDate, isBilled, freeUntil, isCancelledByOwner };
  const reminder = findDuePaymentReminder(facts, now);
  if (!reminder || subscription.chargingStoppedAt) return;
  if (await isOwnerEstateOnHold(ctx, tx, subscription.userId, now)) return;
  const { kind, occasion, content } = createReminderEmail(ctx, subscription, {
    current,
    reminder,
    reader: await loadTimeZone(tx, subscription),
  });
  const dedupeKey = `${kind}:${subscription.id}:${occasion}`;
  await queueMail(ctx, tx, { to: subscription.email, kind, dedupeKey, content });
}

interface ReminderEmail {
  kind: MailKind;
  /** Identifies the email's occasion, together with the subscription. */
  occasion: string;
  content: EmailContent;
}

function createReminderEmail(
  ctx: Context,
  subscription: SubscriptionRow,
  {
    current,
    reminder,
    reader,
  }: {
    current: AgreementWithCheckout | null;
    reminder: PaymentReminder;
    reader: { timeZone: string | null };
  },
): ReminderEmail {
  const link = buildPaymentLink(ctx, subscription.id);
  const at = reminder.at.toISOString();
  switch (reminder.kind) {
    case 'free-period-ends': {
      const isRunning = subscription.subStatus === 'Monthly' || subscription.subStatus === 'Annual';
      const charge = current && isRunning ? { zar: current.checkout.recurringZar } : null;
      const { days } = reminder;
      return {
        kind: reminder.kind,
        occasion: `${days}:${at}`,
        content: freePeriodEndsEmail({
          days,
          endsAt: formatEmailDate(ctx, reminder.at, reader),
          link,
          charge,
        }),
      };
    }
    case 'payment-overdue': {
      const { subStatus: status, nextPaymentDate } = subscription;
      const state = { status, nextPaymentDate, isBilled: ctx.config.takesPayments };
      return {
        kind: reminder.kind,
        occasion: at,
        content: paymentOverdueEmail({
          link,
          blockedAt: formatEmailDate(ctx, getBlockingDate(state), reader),
        }),
      };
    }
    case 'service-blocked': {
      const keptUntil =
        subscription.destroyAt ?? addMonths(subscription.paidUntil, billingLimits.retentionMonths);
      return {
        kind: reminder.kind,
        occasion: at,
        content: serviceBlockedEmail({ link, keptUntil: formatEmailDate(ctx, keptUntil, reader) }),
      };
    }
  }
}
