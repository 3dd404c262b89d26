import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { storedFiles } from '../../db/schema/index.ts';
import type { StorageLimit } from './rules.ts';

/**
 * The limits on all accounts' files together: the configured total, and the embedded database's disk. Unfinished uploads count in
 * full. Empty if nothing is limited.
 */
export async function loadStorageLimits({ config, db, readDisk }: Context): Promise<StorageLimit[]> {
  const { filesTotalMaxBytes: most, diskFreeMinBytes } = config;
  if (most === null && readDisk === null) return [];
  const [held] = await db
    .select({
      arriving: sql<string>`coalesce(sum(${storedFiles.expected}) filter (where ${storedFiles.size} is null), 0)`,
      arrivingInDatabase: sql<string>`coalesce(sum(${storedFiles.expected}) filter (where ${storedFiles.size} is null and ${storedFiles.store} = 'postgres'), 0)`,
      kept: sql<string>`coalesce(sum(${storedFiles.size}), 0)`,
    })
    .from(storedFiles);
  const arriving = Number(held?.arriving);
  const stores: StorageLimit[] = [];
  if (most !== null) stores.push({ name: 'total', usedBytes: Number(held?.kept) + arriving, maxBytes: most });
  if (readDisk !== null) {
    const { totalBytes, freeBytes } = await readDisk();
    const usedBytes = totalBytes - freeBytes + Number(held?.arrivingInDatabase);
    stores.push({ name: 'disk', usedBytes, maxBytes: totalBytes - diskFreeMinBytes });
  }
  return stores;
}
