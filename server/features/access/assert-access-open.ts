import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { damagedError } from './integrity.ts';
import { presentAccess } from './presenter.ts';
import type { AccessDecision } from './rules.ts';

/**
 * Rejects access to a LeaveBit that can't be read now.
 * @throws DomainError `locked` (423), `subscription-blocked` (402), `damaged` (500), or `not-found` if the LeaveBit is in the
 * trash or the reader has left it
 */
export function assertAccessOpen(access: AccessDecision): void {
  switch (access.kind) {
    case 'open':
      return;
    case 'damaged':
      throw damagedError();
    case 'trashed':
    case 'left':
      throw notFoundError();
    case 'locked': {
      const { isLocked, lockReason, releaseDate, waitsFor } = presentAccess(access);
      throw new DomainError('locked', 'This LeaveBit is still locked.', {
        details: { isLocked, lockReason, releaseDate, ...(waitsFor && { waitsFor }) },
      });
    }
    case 'blocked': {
      const { subscriptionBlocked, closedAt } = presentAccess(access);
      throw new DomainError(
        'subscription-blocked',
        closedAt ? 'The time to read this is over.' : 'The owner’s subscription isn’t active at the moment.',
        { details: { subscriptionBlocked, ...(closedAt && { closedAt }) } },
      );
    }
  }
}
