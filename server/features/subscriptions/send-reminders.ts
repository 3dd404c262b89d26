import { eq, lte } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import type { MailKind } from '../../adapters/mail/kinds.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Letter } from '../../adapters/mail/layout.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { eachRow } from '../../db/each-row.ts';
import { subscriptions, users } from '../../db/schema/index.ts';
import { mayAct } from '../recovery/may-act.ts';
import { destroyData, hasData } from './destroy-data.ts';
import {
  destructionStep,
  paymentReminder,
  WARNED_DAYS_AHEAD,
  type PaymentReminder,
  type WarnedDaysAhead,
} from './dunning.ts';
import { isEstateAtRest } from './estate-state.ts';
import { destructionWarning, freePeriodEnds, paymentOverdue, serviceBlocked } from './letters.ts';
import { paymentLink } from './payment-link.ts';
import {
  findAgreement,
  hasUnsettledPayment,
  lockSubscription,
  type KnownAgreement,
  type SubscriptionRow,
} from './queries.ts';
import { blockedFrom, KEPT_MONTHS } from './rules.ts';

/** Of the letters that come before a payment date. */
const LONGEST_NOTICE_MS = 7 * 24 * 60 * 60 * 1000;
/** How long a refused payment keeps the data it may have been for: time for a person to look at it. */
const REFUSED_RECENTLY_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Owes every owner the letters that are due by the clock, and destroys what was announced three times. It decides on the
 * locked row and every letter has its occasion's name, so it can run at any moment, twice, and in several processes.
 * In recovery it does nothing: what the database says of payments may be wrong.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  const soon = new Date(ctx.clock.now().getTime() + LONGEST_NOTICE_MS);
  const ids = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(lte(subscriptions.nextPaymentDate, soon))
    .orderBy(subscriptions.id);
  await eachRow(
    ctx,
    ids.map(({ id }) => id),
    {
      kind: 'send-reminders',
      alarm: 'reminders',
      words: 'an owner could not be reminded',
      idName: 'subscriptionId',
      work: (id) =>
        ctx.db.transaction(async (tx) => {
          const subscription = await lockSubscription(tx, { id });
          if (subscription && (await mayAct(ctx, tx))) await remind(ctx, tx, subscription);
        }),
    },
  );
}

async function remind(ctx: Context, tx: Database, subscription: SubscriptionRow): Promise<void> {
  const now = ctx.clock.now();
  const { subStatus: status, nextPaymentDate, freeUntil, paidUntil, payfastSubToken } = subscription;
  const current = payfastSubToken === null ? null : await findAgreement(tx, payfastSubToken);
  const isCancelledByOwner = current?.row.cancelReason === 'owner';
  const reminder = paymentReminder({ status, nextPaymentDate, freeUntil, isCancelledByOwner }, now);
  const step = destructionStep(
    {
      status,
      nextPaymentDate,
      paidUntil,
      stage: WARNED_DAYS_AHEAD.find((days) => days === subscription.destructionStage) ?? null,
      destroyAt: subscription.destroyAt,
    },
    now,
  );
  if (!reminder && !step && subscription.destructionStage === null) return;
  if (await isEstateAtRest(tx, subscription.userId, now)) return forgetWarnings(tx, subscription);
  if (reminder && !subscription.chargingStoppedAt) {
    await owe(ctx, tx, subscription, reminderLetter(ctx, subscription, current, reminder));
  }
  if (step === null || !(await hasData(tx, subscription.userId))) return;
  if (step === 'destroy') return destroyUnlessPaid(ctx, tx, subscription);
  await warn(ctx, tx, subscription, step);
}

/** What was announced before a report is over with it: afterwards every warning comes again, with all of its days. */
async function forgetWarnings(tx: Database, { id, destructionStage }: SubscriptionRow): Promise<void> {
  if (destructionStage === null) return;
  await tx
    .update(subscriptions)
    .set({ destructionStage: null, destructionStageAt: null, destroyAt: null })
    .where(eq(subscriptions.id, id));
}

/** What is destroyed cannot be given back: it waits for every payment that may turn out to be good. */
async function destroyUnlessPaid(ctx: Context, tx: Database, subscription: SubscriptionRow): Promise<void> {
  const refusedSince = new Date(ctx.clock.now().getTime() - REFUSED_RECENTLY_MS);
  if (!(await hasUnsettledPayment(tx, subscription.id, refusedSince))) {
    // Held, so that no report is submitted between this look and the destruction.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, subscription.userId))
      .for('no key update');
    if (await isEstateAtRest(tx, subscription.userId, ctx.clock.now()))
      return forgetWarnings(tx, subscription);
    return destroyData(ctx, tx, subscription);
  }
  ctx.logger.error(
    { alarm: 'destruction-postponed', subscriptionId: subscription.id },
    'unpaid data is not destroyed as announced: a payment for it is not settled, look it up in the dashboard',
  );
}

interface OwedLetter {
  kind: MailKind;
  /** Names the occasion, together with the subscription. */
  occasion: string;
  letter: Letter;
}

async function owe(
  ctx: Context,
  tx: Database,
  { id, email }: SubscriptionRow,
  owed: OwedLetter,
): Promise<void> {
  const { kind, occasion, letter } = owed;
  await queueMail(ctx, tx, { to: email, kind, dedupeKey: `${kind}:${id}:${occasion}`, letter });
}

function reminderLetter(
  ctx: Context,
  subscription: SubscriptionRow,
  current: KnownAgreement | null,
  reminder: PaymentReminder,
): OwedLetter {
  const link = paymentLink(ctx, subscription.id);
  const at = reminder.at.toISOString();
  switch (reminder.letter) {
    case 'free-period-ends': {
      const isRunning = subscription.subStatus === 'Monthly' || subscription.subStatus === 'Annual';
      const charge = current && isRunning ? { zar: current.checkout.recurringZar } : null;
      const { days } = reminder;
      return {
        kind: reminder.letter,
        occasion: `${days}:${at}`,
        letter: freePeriodEnds({ days, endsAt: letterMoment(ctx, reminder.at), link, charge }),
      };
    }
    case 'payment-overdue': {
      const state = { status: subscription.subStatus, nextPaymentDate: subscription.nextPaymentDate };
      return {
        kind: reminder.letter,
        occasion: at,
        letter: paymentOverdue({ link, blockedAt: letterMoment(ctx, blockedFrom(state)) }),
      };
    }
    case 'service-blocked': {
      const keptUntil = subscription.destroyAt ?? addMonths(subscription.paidUntil, KEPT_MONTHS);
      return {
        kind: reminder.letter,
        occasion: at,
        letter: serviceBlocked({ link, keptUntil: letterMoment(ctx, keptUntil) }),
      };
    }
  }
}

async function warn(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  { warn: days, destroyAt }: { warn: WarnedDaysAhead; destroyAt: Date },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ destructionStage: days, destructionStageAt: ctx.clock.now(), destroyAt })
    .where(eq(subscriptions.id, subscription.id));
  await owe(ctx, tx, subscription, {
    kind: 'destruction-warning',
    occasion: `${days}:${destroyAt.toISOString()}`,
    letter: destructionWarning({
      days,
      destroyAt: letterMoment(ctx, destroyAt),
      link: paymentLink(ctx, subscription.id),
    }),
  });
}
