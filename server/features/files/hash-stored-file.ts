import { createHash } from 'node:crypto';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { withChunkPermit } from './chunk-permits.ts';
import type { ObjectContext } from './object-folder.ts';
import { openChunkReader } from './read-chunks.ts';
import { openChunk } from './read-stored-file.ts';
import { getChunkCount } from './stored-file.ts';

/**
 * The SHA-256 of a file's plaintext. Reads the whole stored file.
 * @throws StoredFileDamagedError, ObjectStoreUnavailableError
 */
export async function hashStoredFile(
  ctx: ObjectContext,
  dataKey: DataKey,
  file: { id: number; size: number },
): Promise<Buffer> {
  const hash = createHash('sha256');
  const reader = await openChunkReader(ctx, file.id);
  for (let position = 0; position < getChunkCount(file.size); position += 1) {
    await withChunkPermit(reader.store, async () => {
      const [chunk] = await reader.read(position, position);
      hash.update(openChunk(dataKey, file, position, chunk));
    });
  }
  return hash.digest();
}
