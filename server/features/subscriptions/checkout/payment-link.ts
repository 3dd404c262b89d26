import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import type { Context } from '#server/context.ts';

/** A link to a subscription's payment page, which works without signing in and reveals nothing about the owner. */
export function buildPaymentLink({ config }: Pick<Context, 'config'>, subscriptionId: number): string {
  return `${config.appOrigin}/payment/${encodeSubscriptionId(subscriptionId)}`;
}
