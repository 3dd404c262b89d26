import { TUS_PATH } from '../../shared/contracts/uploads.ts';
import { MEGABYTE } from '../../shared/domain/limits.ts';
import { createPatternedBytes } from '../../tests/support/uploads/tus.ts';
import type { Benchmark } from '../harness/benchmark.ts';
import { seedLeavebits, seedOwners } from '../harness/seed.ts';
import { compareTransferSpeeds, downloadBytes, uploadInOneRequest } from '../harness/transfers.ts';

const MEGABYTES = 50;

export const benchmark: Benchmark = {
  what: 'a download of 50 MB by its owner, against sendFile',
  async measure(world) {
    const product = await world.startProduct();
    const bare = await world.startBare(product);
    const [owner] = await seedOwners(product, 1);
    const { id, headers } = owner!;
    const [triggerByteId] = await seedLeavebits(product, id, 1, ['heir@example.org']);
    const bytes = createPatternedBytes(MEGABYTES * MEGABYTE);
    const metadata = { triggerByteId: triggerByteId!, filename: 'film.bin' };
    await uploadInOneRequest(product.origin + TUS_PATH, bytes, { headers, metadata });
    const address = await uploadInOneRequest(`${bare}/files`, bytes);
    const ours = `${product.origin}/api/trigger-bytes/${triggerByteId}/attachments/film.bin`;
    const theirs = `${bare}/download/${address.split('/').at(-1)}`;
    return [
      await compareTransferSpeeds(
        { move: () => downloadBytes(ours, bytes.length, headers) },
        { move: () => downloadBytes(theirs, bytes.length) },
        { what: 'download of 50 MB', megabytes: MEGABYTES, atLeast: 0.6 },
      ),
    ];
  },
};
