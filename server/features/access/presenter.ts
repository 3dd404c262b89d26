import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { LockCondition, VisibleAccess } from './rules.ts';

/** Whether a recipient can read a LeaveBit and, if not, why. */
export function presentAccess(
  access: VisibleAccess,
): Pick<
  SharedLeavebit,
  'isLocked' | 'lockReason' | 'releaseDate' | 'waitsFor' | 'subscriptionBlocked' | 'closedAt'
> {
  switch (access.kind) {
    case 'locked':
      return {
        isLocked: true,
        lockReason: lockReason(access.lock),
        releaseDate: access.lock.opensAt?.toISOString() ?? null,
        ...(access.lock.waitsFor ? { waitsFor: access.lock.waitsFor } : {}),
        subscriptionBlocked: access.isBlocked,
      };
    // The description reports the damage. No other field can be trusted.
    case 'damaged':
    case 'open':
    case 'blocked':
      return {
        isLocked: false,
        lockReason: null,
        releaseDate: null,
        subscriptionBlocked: access.kind === 'blocked',
        ...(access.kind === 'blocked' && access.isEstateClosed
          ? { closedAt: access.since.toISOString() }
          : {}),
      };
  }
}

function lockReason({ waitsFor, opensAt }: LockCondition): string {
  switch (waitsFor) {
    case 'report':
      return 'Opens after the death or permanent incapacitation of the owner has been confirmed';
    case 'date':
      return opensAt ? 'Opens on a set date' : 'Opens on a date that hasn’t been set yet';
    case null:
      return 'Not released';
  }
}
