import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

/**
 * Guards actions that count from the moment they are done. The date of a wrong clock would shorten somebody's time, or
 * keep it open for years. Throws `unavailable` while the clock is in doubt.
 */
export function assertClockReliable({ clock }: Pick<Context, 'clock'>): void {
  if (clock.isSound()) return;
  throw new DomainError(
    'unavailable',
    'We can’t do this right now because our server’s clock needs checking. Please try again in a few hours.',
    { retryAfterSeconds: 60 * 60 },
  );
}
