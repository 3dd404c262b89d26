import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

/**
 * Guards actions whose deadlines count from when they are done. A wrong clock would cut short someone's deadline, or extend
 * it by years.
 * @throws DomainError `unavailable` while the clock is in doubt
 */
export function assertClockReliable({ clock }: Pick<Context, 'clock'>): void {
  if (clock.isSound()) return;
  throw new DomainError(
    'unavailable',
    'We can’t do this right now because our server’s clock needs checking. Please try again in a few hours.',
    { retryAfterSeconds: 60 * 60 },
  );
}
