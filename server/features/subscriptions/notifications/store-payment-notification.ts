import { eq, inArray, or } from 'drizzle-orm';
import { formatCents, parseCents } from '#shared/domain/money.ts';
import { parsePayfastNotification, type PayfastNotification } from '#server/adapters/payfast/notification.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, checkouts, payments, subscriptions } from '#server/db/schema/index.ts';
import { paymentLimits } from '#server/limits.ts';
import { recordCheckoutOffer } from '../checkout/record-checkout-offer.ts';

/**
 * Stores a PayFast notification once, if it is signed for our account, and queues the job that verifies and applies it. Commits
 * before returning, so the response can acknowledge that the notification is stored.
 * @returns why it was rejected (not signed for us by PayFast), or null if it is stored.
 */
export async function storePaymentNotification(
  ctx: Context,
  { body, sourceAddress }: { body: string; sourceAddress: string },
): Promise<string | null> {
  const notification = parsePayfastNotification(body);
  if (!notification) return 'it isn’t a form that ends with a signature';
  if (!ctx.payfast.isSigned(notification)) return 'the signature doesn’t match';
  if (notification.value('merchant_id') !== ctx.payfast.merchantId) return 'it is for another merchant';
  // Our own checkout carries the same kind of signature, and anyone with a payment link can read it.
  const isCheckout = notification.signed.some(([name]) => name === 'merchant_key');
  if (isCheckout || notification.value('payment_status') === '')
    return 'it doesn’t say what happened to a payment';

  await ctx.db.transaction(async (tx) => {
    const row = paymentRow(ctx, notification, { body, sourceAddress });
    const stored = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
    if (stored.length > 0) {
      await recordCheckoutOffer(ctx, tx, row.merchantPaymentId ?? null);
      await holdSubscription(tx, row);
      await queueNotificationCheck(tx, row.id);
      return;
    }
    // A repeat has the same id, status and signature.
    if (await takeRepeat(tx, row.signature, sourceAddress)) return;
    await tx.insert(payments).values({
      ...row,
      verdict: 'contradiction',
      verdictReason: 'another notification arrived with the same number and status',
      processedAt: row.createdAt,
    });
    ctx.logger.error(
      { alarm: 'payment-contradiction', paymentId: row.id },
      'PayFast sent conflicting notifications for one payment',
    );
  });
  return null;
}

/**
 * Locks the payment's subscription until the transaction ends. A destruction of unpaid data then either waits and finds the
 * payment, or has come first. The payment's own row is locked first, as it is when the payment is applied.
 */
async function holdSubscription(
  tx: Database,
  { token, merchantPaymentId }: Pick<typeof payments.$inferInsert, 'token' | 'merchantPaymentId'>,
): Promise<void> {
  const ofAgreement = tx
    .select({ id: agreements.subscriptionId })
    .from(agreements)
    .where(eq(agreements.token, token ?? ''));
  const ofOffer = tx
    .select({ id: checkouts.subscriptionId })
    .from(checkouts)
    .where(eq(checkouts.id, merchantPaymentId ?? ''));
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(or(inArray(subscriptions.id, ofAgreement), inArray(subscriptions.id, ofOffer)))
    .orderBy(subscriptions.id)
    .for('key share');
}

/**
 * Whether the notification was already stored. If it couldn't be applied, it is verified again, now also against the new sender
 * address, which may be PayFast's even if the first wasn't.
 */
async function takeRepeat(tx: Database, signature: string, sourceAddress: string): Promise<boolean> {
  const [repeat] = await tx
    .select()
    .from(payments)
    .where(eq(payments.signature, signature))
    .limit(1)
    .for('update');
  if (!repeat) return false;
  const isKnownAddress = repeat.sourceAddresses.includes(sourceAddress);
  // A rejected one is verified again even from the same address, because the settings may have been corrected since.
  const wantsCheck = repeat.verdict === 'rejected' || (repeat.verdict === 'pending' && !isKnownAddress);
  if (!wantsCheck) return true;
  const sourceAddresses = isKnownAddress
    ? repeat.sourceAddresses
    : [...repeat.sourceAddresses, sourceAddress].slice(-paymentLimits.maxStoredSenders);
  await tx
    .update(payments)
    .set({ verdict: 'pending', verdictReason: null, processedAt: null, sourceAddresses })
    .where(eq(payments.id, repeat.id));
  await holdSubscription(tx, repeat);
  await queueNotificationCheck(tx, repeat.id);
  return true;
}

/** Queues the verification of a stored notification. Only one job is queued per notification. */
export function queueNotificationCheck(tx: Database, paymentId: string): Promise<void> {
  return queueJob(tx, 'apply-notification', { paymentId }, { key: `payment:${paymentId}` });
}

function paymentRow(
  ctx: Context,
  { signature, value }: PayfastNotification,
  { body, sourceAddress }: { body: string; sourceAddress: string },
): typeof payments.$inferInsert & { id: string; createdAt: Date } {
  const text = (name: string) => value(name) || null;
  const amount = (name: string) => {
    const cents = parseCents(value(name));
    return cents === null || Math.abs(cents) > 9_999_999_999 ? null : formatCents(cents);
  };
  return {
    id: ctx.random.uuid(),
    payfastPaymentId: text('pf_payment_id'),
    merchantPaymentId: text('m_payment_id'),
    paymentStatus: value('payment_status'),
    amountGross: amount('amount_gross'),
    amountFee: amount('amount_fee'),
    amountNet: amount('amount_net'),
    itemName: text('item_name'),
    itemDescription: text('item_description'),
    nameFirst: text('name_first'),
    nameLast: text('name_last'),
    emailAddress: text('email_address'),
    merchantId: value('merchant_id'),
    signature,
    token: text('token'),
    billingDate: calendarDay(value('billing_date')),
    rawNotification: body,
    sourceAddresses: [sourceAddress],
    createdAt: ctx.clock.now(),
  };
}

function calendarDay(text: string): string | null {
  const isDay = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : null;
}
