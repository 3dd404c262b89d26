import type { StorageUse } from '#shared/contracts/storage.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';

export interface Quotas {
  trial: number;
  paid: number;
}

/** Bytes for the files of one account. An owner who cancelled keeps the paid quota. */
export function quotaFor(status: SubscriptionStatus | null, quotas: Quotas): number {
  return status === null || status === 'Trial' ? quotas.trial : quotas.paid;
}

/**
 * The sentences for a file that does not fit.
 * @param use without that file.
 * @param wantedBytes what that file needs.
 * @param paidQuota what a paid subscription offers.
 */
export function noRoomWords(
  { usedBytes, arrivingBytes, quotaBytes }: StorageUse,
  wantedBytes: number,
  paidQuota: number,
): string {
  const size = formatSize;
  const waiting =
    arrivingBytes > 0
      ? ` ${size(arrivingBytes)} of it is held for uploads that are not finished: continue them or discard them.`
      : '';
  const more = paidQuota > quotaBytes ? ` A paid subscription has ${size(paidQuota)}.` : '';
  return (
    `There is no room for this: it needs ${size(wantedBytes)}, and your files use ${size(usedBytes)} of ${size(quotaBytes)}.${waiting}` +
    ` We kept no part of it. Please delete files that you no longer need and save, then try again.${more}`
  );
}
