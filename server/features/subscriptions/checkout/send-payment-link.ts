import { formatCents } from '#shared/domain/money.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { paymentLinkEmail } from '../emails.ts';
import { loadPayableOffer } from './checkout-offers.ts';
import { buildPaymentLink } from './payment-link.ts';
import { isDataDestroyed } from '../rules.ts';

/**
 * Emails the owner a link to their payment page.
 * @throws DomainError `conflict` while the subscription is running and paid.
 */
export async function sendPaymentLink(ctx: Context, userId: number): Promise<{ sentTo: string }> {
  const { subscription, dueCents, startCents } = await loadPayableOffer(ctx, { userId });
  await ctx.db.transaction((tx) =>
    queueMail(ctx, tx, {
      to: subscription.email,
      kind: 'payment-link',
      dedupeKey: `payment-link:${ctx.random.uuid()}`,
      content: paymentLinkEmail({
        link: buildPaymentLink(ctx, subscription.id),
        due: dueCents === 0 ? null : { usd: formatCents(dueCents), zar: formatCents(startCents) },
        isDataDestroyed: isDataDestroyed(subscription),
      }),
    }),
  );
  return { sentTo: subscription.email };
}
