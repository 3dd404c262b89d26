import { shutFrom } from '#shared/domain/estate.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { blockedFrom } from '../subscriptions/rules.ts';
import type { SharedRow } from './queries.ts';
import { recipientAccess, type Access } from './rules.ts';

/** What an address may do with a LeaveBit that is shared with it: nothing opens before its time has certainly come. */
export function accessFor({ clock }: Context, email: string, row: SharedRow): Access {
  const { leavebit, estate } = row;
  const now = clock.certain();
  return recipientAccess({
    now,
    setting: Object.hasOwn(leavebit.sharingConfig, email) ? leavebit.sharingConfig[email] : undefined,
    isEstateReleased: estate !== null,
    // The dead cannot pay.
    isSubscriptionBlocked: now >= shutFromOf(row),
  });
}

/** Until when what is open of a released estate can be read, as it stands; null where nothing was released. */
export function readableUntilOf(row: Pick<SharedRow, 'estate' | 'subscription'>): Date | null {
  return row.estate && shutFromOf(row);
}

function shutFromOf({ estate, subscription }: Pick<SharedRow, 'estate' | 'subscription'>): Date {
  const { subStatus: status, nextPaymentDate } = subscription;
  return shutFrom(estate, blockedFrom({ status, nextPaymentDate }));
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
