import { eq } from 'drizzle-orm';
import { parseCents } from '#shared/domain/money.ts';
import { parsePayfastNotification } from '#server/adapters/payfast/notification.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, payments } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import {
  findAgreement,
  findCheckout,
  lockSubscription,
  loadSubscriptionFacts,
  toAgreement,
  type AgreementWithCheckout,
  type PaymentRow,
  type SubscriptionRow,
} from '../queries.ts';
import { handlePaymentAfterDeletion } from './handle-payment-after-deletion.ts';
import { enforceOwnerCancellation, enforceReleaseCancellation } from './enforce-cancellations.ts';
import {
  applyNotificationToAgreement,
  deriveSubscription,
  isAgreementStarted,
  type AgreementNotification,
} from '../rules.ts';
import { refreshSubscriptionState } from '../refresh-subscription-state.ts';

/** PayFast's status code for a cancelled subscription. */
const CANCELLED_AT_PAYFAST = 2;

/**
 * Verifies a stored notification and applies it, once. A notification that fails a check changes nothing, stays stored and raises
 * an alert. Throws if PayFast can't be reached or its host names can't be resolved, so that the job is retried.
 */
export async function applyPaymentNotification(
  ctx: Context,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.verdict !== 'pending') return;
  const doubt = await doubtsAbout(ctx, payment);
  if (doubt === null && (await handlePaymentAfterDeletion(ctx, payment))) return;
  await ctx.db.transaction(async (tx) => {
    const [waiting] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (waiting?.verdict !== 'pending') return;
    if (doubt) return conclude(ctx, tx, waiting, { verdict: 'rejected', verdictReason: doubt });
    await applyChecked(ctx, tx, waiting);
  });
}

/** The slow checks: the sender's address, and PayFast's own confirmation. Null if both pass. */
async function doubtsAbout(ctx: Context, payment: PaymentRow): Promise<string | null> {
  const sources = await Promise.all(
    payment.sourceAddresses.map((address) => ctx.payfast.isFromPayfast(address)),
  );
  if (!sources.includes(true)) return 'it wasn’t sent by PayFast';
  const notification = parsePayfastNotification(payment.rawNotification);
  if (!notification) return 'it can’t be read';
  if (await ctx.payfast.confirms(notification)) return null;
  // The sandbox has denied genuine cancellations, so the subscription's own status decides.
  if (payment.paymentStatus === 'CANCELLED' && payment.token !== null) {
    const { status } = await ctx.payfast.fetchSubscription(payment.token);
    if (status === CANCELLED_AT_PAYFAST) return null;
  }
  return 'PayFast doesn’t confirm having sent it';
}

async function applyChecked(ctx: Context, tx: Database, payment: PaymentRow): Promise<void> {
  const contradict = (verdictReason: string, subscription?: SubscriptionRow) =>
    conclude(ctx, tx, payment, { verdict: 'contradiction', verdictReason }, subscription);
  if (payment.token === null) return contradict('it doesn’t name a PayFast subscription');

  const owner = await findOwner(tx, payment.token, payment.merchantPaymentId);
  if (owner === null) return contradict('it doesn’t match any offer made here');
  const subscription = await lockSubscription(tx, { id: owner });
  if (!subscription) return contradict('the account no longer exists');
  // Reload under the lock.
  const known = await knownAgreement(ctx, tx, payment, payment.token);
  if (known === null) return contradict('its token and our payment ID don’t belong together', subscription);

  const facts = await loadSubscriptionFacts(tx, subscription);
  const agreement = facts.agreements.find(({ token }) => token === known.row.token) ?? toAgreement(known, []);
  const result = applyNotificationToAgreement(agreement, noticeOf(payment));
  if (result.verdict === 'contradiction') return contradict(result.reason, subscription);

  await tx.insert(agreements).values(known.row).onConflictDoNothing();
  if (payment.paymentStatus === 'CANCELLED' && !known.row.cancelledAt) {
    await tx
      .update(agreements)
      .set({ cancelledAt: ctx.clock.now() })
      .where(eq(agreements.token, known.row.token));
  }
  await conclude(ctx, tx, payment, { verdict: 'applied', verdictReason: null }, subscription);
  await recordPayment(ctx, tx, subscription, payment);
  noticePaidAfterDestruction(ctx, subscription, known, payment);
  if (!isAgreementStarted(agreement)) {
    await enforceOwnerCancellation(ctx, tx, subscription, known, result.agreement);
  }
  const before = deriveSubscription(facts);
  const after = await refreshSubscriptionState(ctx, tx, subscription);
  const monthsAhead = after.monthsPaidTwice - before.monthsPaidTwice;
  if (monthsAhead > 0) {
    ctx.logger.info(
      { paymentId: payment.id, subscriptionId: subscription.id, monthsAhead },
      'a month was paid with two cards: the second payment counts for the next month',
    );
  } else if (result.isLateCharge) {
    ctx.logger.error(
      { alarm: 'charged-after-cancel', paymentId: payment.id, subscriptionId: subscription.id },
      'PayFast charged a subscription that is cancelled here: the payment may have to be refunded',
    );
  }
  await enforceReleaseCancellation(ctx, tx, subscription, known);
}

/** Not every notification involves money. Some only report that a subscription ended or started for free. */
async function recordPayment(
  ctx: Context,
  tx: Database,
  { userId }: SubscriptionRow,
  { paymentStatus, amountGross }: PaymentRow,
): Promise<void> {
  if (paymentStatus !== 'COMPLETE' || (parseCents(amountGross ?? '') ?? 0) === 0) return;
  await recordActivity(ctx, tx, { userId, kind: 'payment-received', detail: `ZAR ${amountGross}` });
}

/** Alerts an operator to a payment on an offer from before a destruction: the payer wanted to save data that is gone. */
function noticePaidAfterDestruction(
  { logger }: Context,
  { id, dataDestroyedAt }: SubscriptionRow,
  { checkout }: AgreementWithCheckout,
  { amountGross }: PaymentRow,
): void {
  const isPaid = (parseCents(amountGross ?? '') ?? 0) > 0;
  if (dataDestroyedAt === null || !isPaid || checkout.offeredAt > dataDestroyedAt) return;
  logger.error(
    { alarm: 'paid-after-destruction', subscriptionId: id },
    'a payment arrived for data that had already been destroyed: it may have to be refunded',
  );
}

/** The subscription that the token belongs to or, if the token is unknown, the checkout's. */
async function findOwner(db: Database, token: string, checkoutId: string | null): Promise<number | null> {
  const agreement = await findAgreement(db, token);
  if (agreement) return agreement.row.subscriptionId;
  return checkoutId === null ? null : ((await findCheckout(db, checkoutId))?.subscriptionId ?? null);
}

/** The known agreement, or a new one on its first notification. Null if token and checkout don't match. */
async function knownAgreement(
  ctx: Context,
  db: Database,
  { merchantPaymentId }: PaymentRow,
  token: string,
): Promise<AgreementWithCheckout | null> {
  const agreement = await findAgreement(db, token);
  if (agreement) return agreement.checkout.id === merchantPaymentId ? agreement : null;
  const checkout = merchantPaymentId === null ? null : await findCheckout(db, merchantPaymentId);
  if (!checkout) return null;
  const row = {
    token,
    subscriptionId: checkout.subscriptionId,
    checkoutId: checkout.id,
    createdAt: ctx.clock.now(),
    cancelWantedAt: null,
    cancelReason: null,
    cancelledAt: null,
    refusedAt: null,
    fetchedAt: null,
  };
  return { row, checkout };
}

function noticeOf({ paymentStatus, payfastPaymentId, amountGross }: PaymentRow): AgreementNotification {
  switch (paymentStatus) {
    case 'COMPLETE':
      return {
        status: 'COMPLETE',
        paymentId: payfastPaymentId ?? '',
        cents: amountGross === null ? null : parseCents(amountGross),
      };
    case 'CANCELLED':
      return { status: 'CANCELLED' };
    default:
      return { status: 'other' };
  }
}

async function conclude(
  ctx: Context,
  tx: Database,
  payment: PaymentRow,
  result: Pick<PaymentRow, 'verdict' | 'verdictReason'>,
  subscription?: SubscriptionRow,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...result, processedAt: ctx.clock.now(), subscriptionId: subscription?.id ?? null })
    .where(eq(payments.id, payment.id));
  if (result.verdict === 'applied') return;
  ctx.logger.error(
    { alarm: `payment-${result.verdict}`, paymentId: payment.id, reason: result.verdictReason },
    'a PayFast notification was not applied',
  );
}
