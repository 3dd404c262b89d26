import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { readableUntil } from '../release/estate.ts';
import { isBlocked } from '../subscriptions/rules.ts';
import type { SharedRow } from './queries.ts';
import { recipientAccess, type Access } from './rules.ts';

/** What an address may do with a LeaveBit that is shared with it, now. */
export function accessFor(
  { clock }: Context,
  email: string,
  { leavebit, subscription, release }: SharedRow,
): Access {
  const now = clock.now();
  const releasedAt = release?.releasedAt ?? null;
  const isEstateReadable = releasedAt !== null && now < readableUntil(releasedAt);
  return recipientAccess({
    now,
    setting: Object.hasOwn(leavebit.sharingConfig, email) ? leavebit.sharingConfig[email] : undefined,
    isEstateReleased: releasedAt !== null,
    // The dead cannot pay.
    isSubscriptionBlocked:
      !isEstateReadable &&
      isBlocked({ status: subscription.subStatus, nextPaymentDate: subscription.nextPaymentDate }, now),
  });
}

/** Throws `locked` (423) or `subscription-blocked` (402) unless the LeaveBit may be opened. */
export function assertCanOpen(access: Access): void {
  const { isLocked, lockReason, releaseDate } = access;
  if (isLocked) {
    throw new DomainError('locked', 'This LeaveBit is still locked.', {
      details: { isLocked, lockReason, releaseDate },
    });
  }
  if (access.subscriptionBlocked) {
    throw new DomainError('subscription-blocked', 'The subscription of the owner is not active at present.', {
      details: { subscriptionBlocked: true },
    });
  }
}
