import { DAY_MS } from '#shared/domain/durations.ts';
import { mailLimits } from '../../limits.ts';

const days = (count: number) => (now: Date) => new Date(now.getTime() + count * DAY_MS);

/**
 * How long the mails of a release are tried: longer than others, since an outage on our side must neither let a
 * window run out unheard nor leave anybody out. What is no longer true is withdrawn before.
 */
export const triedFor = {
  /** A warning to the owner: as long as it takes. */
  warnings: days(mailLimits.warningTriedDays),
  others: days(mailLimits.releaseTriedDays),
} as const;
