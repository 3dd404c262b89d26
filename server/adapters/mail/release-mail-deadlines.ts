import { DAY_MS } from '#shared/domain/durations.ts';
import { mailLimits } from '../../limits.ts';

const days = (count: number) => (now: Date) => new Date(now.getTime() + count * DAY_MS);

/**
 * How long the mails of a release are tried. This is longer than for other mails, because of outages on our side. No refute window may end before the owner could be notified, and nobody may be left out. A mail that no longer applies is withdrawn earlier.
 */
export const releaseMailDeadlines = {
  /** A warning to the owner: as long as it takes. */
  warnings: days(mailLimits.warningTriedDays),
  others: days(mailLimits.releaseTriedDays),
} as const;
