import { createHash } from 'node:crypto';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Database } from '../../db/database.ts';
import { takeTurn } from './chunk-turns.ts';
import { readChunk } from './read-file.ts';
import { chunkCount } from './stored-file.ts';

/** SHA-256 of a file's plain bytes as they are stored, all of them read back. @throws StoredFileDamagedError */
export async function hashStored(
  db: Database,
  dataKey: DataKey,
  file: { id: number; size: number },
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let position = 0; position < chunkCount(file.size); position += 1) {
    await takeTurn(async () => hash.update(await readChunk(db, dataKey, file, position)));
  }
  return hash.digest();
}
