import { TUS_PATH } from '../../shared/contracts/uploads.ts';
import { MEGABYTE } from '../../shared/domain/limits.ts';
import { createPatternedBytes } from '../../tests/support/uploads/tus.ts';
import type { BenchmarkResult } from './benchmark.ts';
import type { BenchServer } from './environment.ts';
import { seedLeavebits, seedOwners } from './seed.ts';
import { compareTransferSpeeds, downloadBytes, uploadInOneRequest } from './transfers.ts';

const MEGABYTES = 50;

/** Compares downloads of a file by its owner with downloads of the same bytes from the baseline. */
export async function compareDownloads(
  { product, bare, atLeast }: { product: BenchServer; bare: string; atLeast: number },
  what: string,
): Promise<BenchmarkResult> {
  const [owner] = await seedOwners(product, 1);
  const { id, headers } = owner!;
  const [triggerByteId] = await seedLeavebits(product, id, 1, ['heir@example.org']);
  const bytes = createPatternedBytes(MEGABYTES * MEGABYTE);
  const metadata = { triggerByteId: triggerByteId!, filename: 'film.bin' };
  await uploadInOneRequest(product.origin + TUS_PATH, bytes, { headers, metadata });
  const address = await uploadInOneRequest(`${bare}/files`, bytes);
  const ours = `${product.origin}/api/trigger-bytes/${triggerByteId}/attachments/film.bin`;
  const theirs = `${bare}/download/${address.split('/').at(-1)}`;
  return compareTransferSpeeds(
    { move: () => downloadBytes(ours, bytes.length, headers) },
    { move: () => downloadBytes(theirs, bytes.length) },
    { what, megabytes: MEGABYTES, atLeast },
  );
}
