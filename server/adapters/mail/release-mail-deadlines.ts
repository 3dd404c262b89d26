import { DAY_MS } from '#shared/domain/durations.ts';
import { mailLimits } from '../../limits.ts';

const days = (count: number) => (now: Date) => new Date(now.getTime() + count * DAY_MS);

/**
 * How long delivery of a release's mails is attempted: longer than for other mails, because of outages on our side. No refute
 * window may end before the owner could be notified, and no one may be left out. A mail that no longer applies is withdrawn
 * earlier.
 */
export const releaseMailDeadlines = {
  /** Warnings to the owner: for as long as it takes. */
  warnings: days(mailLimits.warningTriedDays),
  others: days(mailLimits.releaseTriedDays),
} as const;
