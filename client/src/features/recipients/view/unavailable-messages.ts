import { formatMoment } from '#client/lib/dates.ts';

/** When a locked LeaveBit will be released, if known. */
export interface LockInfo {
  lockReason: string | null;
  releaseDate: string | null;
}

export const SUBSCRIPTION_INACTIVE_MESSAGE =
  'The owner’s subscription is not active, so this cannot be opened now. It is kept, and opens again once the ' +
  'subscription is renewed.';

/** The release date in the reader's time zone, or else the condition for the release. */
export function describeOpening({ lockReason, releaseDate }: LockInfo): string {
  return releaseDate ? `Opens on ${formatMoment(releaseDate)}` : (lockReason ?? 'Not released yet');
}
