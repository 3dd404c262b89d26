import { createHash } from 'node:crypto';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Database } from '../../db/database.ts';
import { withChunkPermit } from './chunk-permits.ts';
import { readFileChunk } from './read-stored-file.ts';
import { getChunkCount } from './stored-file.ts';

/**
 * The SHA-256 of a file's plaintext. Reads the whole stored file.
 * @throws StoredFileDamagedError
 */
export async function hashStoredFile(
  db: Database,
  dataKey: DataKey,
  file: { id: number; size: number },
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let position = 0; position < getChunkCount(file.size); position += 1) {
    await withChunkPermit(async () => hash.update(await readFileChunk(db, dataKey, file, position)));
  }
  return hash.digest();
}
