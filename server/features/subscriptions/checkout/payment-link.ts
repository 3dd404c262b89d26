import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import type { Context } from '#server/context.ts';

/** The payment page of a subscription. It works without signing in and reveals nothing about the person. */
export function buildPaymentLink({ config }: Pick<Context, 'config'>, subscriptionId: number): string {
  return `${config.appOrigin}/payment/${encodeSubscriptionId(subscriptionId)}`;
}
