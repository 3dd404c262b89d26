import { TUS_PATH } from '../../shared/contracts/uploads.ts';
import { MEGABYTE } from '../../shared/domain/limits.ts';
import { createPatternedBytes } from '../../tests/support/uploads/tus.ts';
import type { BenchmarkResult } from './benchmark.ts';
import { seedLeavebits, seedOwners } from './seed.ts';
import { compareTransferSpeeds, measureMemoryGrowth, removeUpload, uploadInOneRequest } from './transfers.ts';
import type { BenchEnvironment, BenchServer } from './environment.ts';

/**
 * Compares concurrent tus uploads, one per owner, with bare tus to disk. Memory growth is measured during the product's first
 * uploads.
 */
export async function compareUploads(
  world: BenchEnvironment,
  uploads: { what: string; owners: number; megabytes: number },
): Promise<BenchmarkResult[]> {
  const product = await world.startProduct();
  const bare = await world.startBare(product);
  return compareUploadsOf({ product, bare, atLeast: 0.5 }, uploads);
}

/** The same for a product and a baseline that run already. */
export async function compareUploadsOf(
  { product, bare, atLeast }: { product: BenchServer; bare: string; atLeast: number },
  { what, owners: count, megabytes }: { what: string; owners: number; megabytes: number },
): Promise<BenchmarkResult[]> {
  const owners = await seedOwners(product, count);
  const targets = await Promise.all(
    owners.map(async ({ id, headers }) => {
      const [triggerByteId] = await seedLeavebits(product, id, 1, ['heir@example.org']);
      return { headers, metadata: { triggerByteId: triggerByteId! } };
    }),
  );
  const bytes = createPatternedBytes(megabytes * MEGABYTE);
  const upload = () =>
    Promise.all(targets.map((target) => uploadInOneRequest(product.origin + TUS_PATH, bytes, target)));
  const growth = await measureMemoryGrowth(product.pid, { what, act: upload });
  let addresses: string[] = [];
  const speed = await compareTransferSpeeds(
    { move: upload },
    {
      move: async () =>
        (addresses = await Promise.all(targets.map(() => uploadInOneRequest(`${bare}/files`, bytes)))),
      // Otherwise the disk would still be busy with these files during the product's round.
      after: () => Promise.all(addresses.map(removeUpload)),
    },
    { what, megabytes: count * megabytes, atLeast },
  );
  return [speed, growth];
}
