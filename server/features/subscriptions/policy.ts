import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findSubscription } from './queries.ts';
import { isBlocked } from './rules.ts';

/**
 * What an owner may not do while their subscription is blocked: anything with LeaveBits and the release configuration.
 * Signing in, refuting a report, seeing what is owed and paying stay open to them.
 * @throws DomainError `subscription-blocked` (402)
 */
export async function assertSubscriptionInForce({ db, clock }: Context, userId: number): Promise<void> {
  const subscription = await findSubscription(db, { userId });
  if (!subscription) return;
  const { subStatus: status, nextPaymentDate } = subscription;
  if (isBlocked({ status, nextPaymentDate }, clock.now())) {
    throw new DomainError(
      'subscription-blocked',
      'Your subscription is not active at present. You can open your LeaveBits again once it is paid.',
      { details: { subscriptionBlocked: true } },
    );
  }
}
