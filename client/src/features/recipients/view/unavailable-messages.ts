import { formatMoment } from '#client/lib/dates.ts';

/** When a locked LeaveBit becomes readable, if known. */
export interface LockInfo {
  lockReason: string | null;
  releaseDate: string | null;
}

/** Why a LeaveBit that isn't locked can't be read. `closedAt`: when the time to read a released estate ended. */
export function describeBlocked(closedAt: string | undefined): { title: string; text: string } {
  if (closedAt === undefined) {
    return {
      title: 'Subscription Not Active',
      text:
        'The owner’s subscription isn’t active, so this can’t be read at the moment. It opens again if they renew it. If you ' +
        'want to keep it, please ask them soon: what isn’t renewed is deleted one day.',
    };
  }
  return {
    title: 'Closed',
    text:
      `The time to read this ended on ${formatMoment(closedAt)}, and we can’t open it again. What was downloaded or printed ` +
      'before can still be read, so others who received it may have a copy.',
  };
}

/** The date in the reader's time zone, or else what has to happen before the LeaveBit becomes readable. */
export function describeOpening({ lockReason, releaseDate }: LockInfo): string {
  return releaseDate ? `Opens on ${formatMoment(releaseDate)}` : (lockReason ?? 'Not released yet');
}
