import { eq } from 'drizzle-orm';
import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { formatCents, formatRate } from '#shared/domain/money.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, checkouts, subscriptions } from '#server/db/schema/index.ts';

/**
 * Stores the offer for which PayFast reports a payment, once. The offer number encodes what was offered. Ignores deleted accounts
 * and numbers that aren't ours.
 */
export async function recordCheckoutOffer(ctx: Context, tx: Database, number: string | null): Promise<void> {
  const offer = number === null ? null : ctx.offerNumbers.parse(number);
  if (number === null || !offer) return;
  const { subscriptionId } = offer;
  const [subscription] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (!subscription) return;
  const known = await tx
    .select({ token: agreements.token })
    .from(agreements)
    .where(eq(agreements.subscriptionId, subscriptionId));
  const replacesToken = [null, ...known.map(({ token }) => token)].find(offer.follows);
  if (replacesToken === undefined) return;
  await tx
    .insert(checkouts)
    .values({
      id: number,
      subscriptionId,
      replacesToken,
      startZar: formatCents(offer.startCents),
      recurringZar: formatCents(offer.recurringCents),
      rate: formatRate(offer.rateTenThousandths),
      coversUntil: offer.coversUntil,
      billingDate: formatBillingDay(offer.coversUntil),
      paidUntil: offer.paidUntil,
      createdAt: ctx.clock.now(),
      offeredAt: offer.offeredAt,
    })
    .onConflictDoNothing();
}
