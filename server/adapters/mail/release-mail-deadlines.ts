import { DAY_MS } from '#shared/domain/durations.ts';
import { mailLimits } from '../../limits.ts';

const days = (count: number) => (now: Date) => new Date(now.getTime() + count * DAY_MS);

/**
 * How long we attempt to deliver a release's emails: longer than other emails, to outlast outages on our side. No refute window
 * may end before the owner could be notified, and no one may be left out. Emails that no longer apply are withdrawn earlier.
 */
export const releaseMailDeadlines = {
  /** Warnings to the owner: for as long as it takes. */
  warnings: days(mailLimits.warningTriedDays),
  others: days(mailLimits.releaseTriedDays),
} as const;
