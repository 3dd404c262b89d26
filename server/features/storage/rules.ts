import type { StorageUsage } from '#shared/contracts/storage.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';

export interface FileQuotas {
  trial: number;
  paid: number;
}

/** The file quota of one account. An owner who cancelled keeps the paid quota. If the service is free, everyone has it. */
export function getQuotaBytes(
  status: SubscriptionStatus | null,
  quotas: FileQuotas,
  isBilled: boolean,
): number {
  if (!isBilled) return quotas.paid;
  return status === null || status === 'Trial' ? quotas.trial : quotas.paid;
}

/**
 * How much of a quota complete files use, in bytes. The trash has the same room again on top of the quota, and so do purged
 * files that are not erased yet. So deleting frees room immediately, and nobody can fill the disk with deleted files: what
 * either holds beyond its room counts like any other file.
 */
export function computeUsedBytes(
  { kept, trashed, purged }: { kept: number; trashed: number; purged: number },
  quotaBytes: number,
): number {
  return kept + Math.max(0, trashed - quotaBytes) + Math.max(0, purged - quotaBytes);
}

/**
 * The messages for a file that does not fit.
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

/** A limit on the files of all accounts together. `maxBytes` excludes space that must stay free. */
export interface StorageLimit {
  name: 'total' | 'disk';
  usedBytes: number;
  maxBytes: number;
}

export const hasCapacityFor = ({ usedBytes, maxBytes }: StorageLimit, bytes: number): boolean =>
  usedBytes + bytes <= maxBytes;

/** The percentages at which an operator is alarmed. */
const ALARM_STEPS = [80, 90, 100];
/** Usage must fall this far below a step before that step can raise another alarm. */
const SLACK_PERCENT = 5;

/**
 * The alarm step that usage has reached, in percent; 0 for none.
 * @param before the step at the last check. It holds until usage is clearly below it.
 */
export function getAlarmStep({ usedBytes, maxBytes }: StorageLimit, before: number): number {
  const percent = maxBytes > 0 ? (usedBytes / maxBytes) * 100 : 100;
  const isReached = (step: number) => percent >= step || (step <= before && percent >= step - SLACK_PERCENT);
  return ALARM_STEPS.findLast(isReached) ?? 0;
}
