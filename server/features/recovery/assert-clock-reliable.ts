import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

/**
 * Guards actions that start a deadline. A wrong clock would shorten that deadline or extend it by years.
 * @throws DomainError `unavailable` while the clock is uncertain
 */
export function assertClockReliable({ clock }: Pick<Context, 'clock'>): void {
  if (clock.isTrusted()) return;
  throw new DomainError(
    'unavailable',
    'We can’t do this right now because our server’s clock needs checking. Please try again in a few hours.',
    { retryAfterSeconds: 60 * 60 },
  );
}
