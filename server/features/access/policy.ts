import { DomainError, notFound } from '../../http/domain-error.ts';
import { damaged } from './damaged.ts';
import { describeAccess } from './presenter.ts';
import type { Access } from './rules.ts';

/** Throws `locked` (423), `subscription-blocked` (402), `damaged` (500) or `not-found` (left, in the trash) unless the LeaveBit may be read. */
export function assertOpen(access: Access): void {
  switch (access.kind) {
    case 'open':
      return;
    case 'damaged':
      throw damaged();
    case 'trashed':
    case 'left':
      throw notFound();
    case 'locked': {
      const { isLocked, lockReason, releaseDate } = describeAccess(access);
      throw new DomainError('locked', 'This LeaveBit is still locked.', {
        details: { isLocked, lockReason, releaseDate },
      });
    }
    case 'blocked':
      throw new DomainError('subscription-blocked', 'The owner’s subscription is not active at the moment.', {
        details: { subscriptionBlocked: true },
      });
  }
}
