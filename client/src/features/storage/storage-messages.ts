import type { StorageUsage } from '#shared/contracts/storage.ts';
import { formatSize } from '#shared/domain/sizes.ts';

/** The menu's summary of storage usage. */
export function describeStorageUse({ usedBytes, arrivingBytes, quotaBytes }: StorageUsage): string {
  const used = `Your files use ${formatSize(usedBytes)} of ${formatSize(quotaBytes)}.`;
  const arriving =
    arrivingBytes > 0 ? ` ${formatSize(arrivingBytes)} of that is reserved for unfinished uploads.` : '';
  const full =
    usedBytes >= quotaBytes
      ? ' Your storage is full. Nothing will be removed. To make room, delete files you no longer need.'
      : '';
  return used + arriving + full;
}

/** Explains why the chosen files won't fit. Null if they do. */
export function describeQuotaExceeded(
  { usedBytes, quotaBytes }: StorageUsage,
  wantedBytes: number,
): string | null {
  const free = Math.max(quotaBytes - usedBytes, 0);
  if (wantedBytes <= free) return null;
  return `They need ${formatSize(wantedBytes)}, and you have ${formatSize(free)} left. Please remove some of them here, or delete files you no longer need and save first.`;
}
