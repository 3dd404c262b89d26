import { formatMoment } from '#client/lib/dates.ts';

/** When a locked LeaveBit becomes readable, if known. */
export interface LockInfo {
  lockReason: string | null;
  releaseDate: string | null;
}

export const SUBSCRIPTION_INACTIVE_MESSAGE =
  'The owner’s subscription isn’t active, so this can’t be read at the moment. It’s safe and will open again once the ' +
  'subscription is renewed.';

/** The date in the reader's time zone, or else what has to happen before the LeaveBit becomes readable. */
export function describeOpening({ lockReason, releaseDate }: LockInfo): string {
  return releaseDate ? `Opens on ${formatMoment(releaseDate)}` : (lockReason ?? 'Not released yet');
}
