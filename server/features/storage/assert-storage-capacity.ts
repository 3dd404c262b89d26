import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { loadStorageLimits } from './load-storage-limits.ts';
import { hasCapacityFor } from './rules.ts';

/**
 * Rejects a new file if all accounts' files together leave no room for it. Use it for nothing else: reading, sharing, reporting
 * and saving text must never depend on free storage.
 * @throws DomainError `storage-full`
 */
export async function assertStorageCapacity(ctx: Context, bytes: number): Promise<void> {
  if (bytes === 0) return;
  const all = await loadStorageLimits(ctx);
  // With an object store, new files don't go to the database's disk.
  const stores = ctx.objectStore?.takesNewFiles ? all.filter(({ name }) => name !== 'disk') : all;
  if (stores.every((store) => hasCapacityFor(store, bytes))) return;
  throw new DomainError(
    'storage-full',
    'LeaveBits is out of space for new files right now, and we’re working on it. This file wasn’t saved. ' +
      'Everything you’ve already saved is safe, and you can still save changes without new files. Please try again tomorrow.',
  );
}
