import type { StorageUsage } from '#shared/contracts/storage.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';

export interface FileQuotas {
  trial: number;
  paid: number;
}

/**
 * Bytes for the files of one account. An owner who cancelled keeps the paid quota. Where nothing is to be paid, everybody
 * has it.
 */
export function getQuotaBytes(
  status: SubscriptionStatus | null,
  quotas: FileQuotas,
  isBilled: boolean,
): number {
  if (!isBilled) return quotas.paid;
  return status === null || status === 'Trial' ? quotas.trial : quotas.paid;
}

/**
 * What complete files take of a quota, in bytes. The trash has as much room again, beside the quota, and so has what was deleted for
 * good and is not erased yet. So deleting makes room at once, and nobody fills the disk with what they delete: what either holds
 * beyond that counts like any file.
 */
export function computeUsedBytes(
  { kept, trashed, purged }: { kept: number; trashed: number; purged: number },
  quotaBytes: number,
): number {
  return kept + Math.max(0, trashed - quotaBytes) + Math.max(0, purged - quotaBytes);
}

/**
 * The sentences for a file that does not fit.
 * @param use without that file.
 * @param wantedBytes what that file needs.
 * @param paidQuota what a paid subscription offers.
 */
export function describeQuotaExceeded(
  { usedBytes, arrivingBytes, quotaBytes }: StorageUsage,
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

/** Something that limits the files of all accounts together. `maxBytes` leaves out what must stay free. */
export interface StorageLimit {
  name: 'total' | 'disk';
  usedBytes: number;
  maxBytes: number;
}

export const hasCapacityFor = ({ usedBytes, maxBytes }: StorageLimit, bytes: number): boolean =>
  usedBytes + bytes <= maxBytes;

/** Percent of a store at which a person is alarmed. */
const ALARM_STEPS = [80, 90, 100];
/** A store must fall this far below a step before that step can alarm again. */
const SLACK_PERCENT = 5;

/**
 * The alarm step that a store has reached, in percent; 0 for none.
 * @param before the step at the last look. It holds until the store is clearly below it.
 */
export function getAlarmStep({ usedBytes, maxBytes }: StorageLimit, before: number): number {
  const percent = maxBytes > 0 ? (usedBytes / maxBytes) * 100 : 100;
  const isReached = (step: number) => percent >= step || (step <= before && percent >= step - SLACK_PERCENT);
  return ALARM_STEPS.findLast(isReached) ?? 0;
}
