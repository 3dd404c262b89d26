import type { StorageUsage } from '#shared/contracts/storage.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';

export interface FileQuotas {
  trial: number;
  paid: number;
}

/** An account's file quota. An owner who has cancelled keeps the paid quota. If the service is free, everyone has it. */
export function getQuotaBytes(
  status: SubscriptionStatus | null,
  quotas: FileQuotas,
  isBilled: boolean,
): number {
  if (!isBilled) return quotas.paid;
  return status === null || status === 'Trial' ? quotas.trial : quotas.paid;
}

/**
 * How much of a quota complete files use, in bytes. On top of the quota, the trash and purged files that haven't been erased yet
 * are each allowed as much again. Deleting a file therefore frees space immediately, but nobody can fill the disk with deleted
 * files, because anything above these allowances counts like any other file.
 */
export function computeUsedBytes(
  { kept, trashed, purged }: { kept: number; trashed: number; purged: number },
  quotaBytes: number,
): number {
  return kept + Math.max(0, trashed - quotaBytes) + Math.max(0, purged - quotaBytes);
}

/**
 * The message about a file that doesn't fit.
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
      ? ` ${size(arrivingBytes)} of it is reserved for unfinished uploads. Resume or discard them.`
      : '';
  const more = paidQuota > quotaBytes ? ` A paid subscription includes ${size(paidQuota)}.` : '';
  return (
    `There isn’t enough space for this: it needs ${size(wantedBytes)}, and your files use ${size(usedBytes)} of ${size(quotaBytes)}.${waiting}` +
    ` We haven’t stored any of it. Please delete files you no longer need and save, then try again.${more}`
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

/** The percentages at which an operator is alerted. */
const ALARM_STEPS = [80, 90, 100];
/** How far usage must fall below a step before that step can raise another alert. */
const SLACK_PERCENT = 5;

/**
 * The alert step that usage has reached, in percent; 0 if none.
 * @param before the step at the last check. It still applies until usage is clearly below it.
 */
export function getAlarmStep({ usedBytes, maxBytes }: StorageLimit, before: number): number {
  const percent = maxBytes > 0 ? (usedBytes / maxBytes) * 100 : 100;
  const isReached = (step: number) => percent >= step || (step <= before && percent >= step - SLACK_PERCENT);
  return ALARM_STEPS.findLast(isReached) ?? 0;
}
