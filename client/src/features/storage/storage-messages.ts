import type { StorageUsage } from '#shared/contracts/storage.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** The menu's summary of storage usage. */
export function describeStorageUse(
  { usedBytes, arrivingBytes, quotaBytes }: StorageUsage,
  t: TextMessages<'owner-storage'>,
): string {
  return [
    t('used', { used: formatSize(usedBytes), quota: formatSize(quotaBytes) }),
    arrivingBytes > 0 && t('arriving', { size: formatSize(arrivingBytes) }),
    usedBytes >= quotaBytes && t('full'),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Explains why the chosen files won't fit. Null if they do. */
export function describeQuotaExceeded(
  { usedBytes, quotaBytes }: StorageUsage,
  wantedBytes: number,
  t: TextMessages<'owner-storage'>,
): string | null {
  const free = Math.max(quotaBytes - usedBytes, 0);
  if (wantedBytes <= free) return null;
  return t('exceeded', { wanted: formatSize(wantedBytes), free: formatSize(free) });
}
