import { ENCRYPTION_OVERHEAD_BYTES } from '../../adapters/crypto/encryption.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { CHUNK_BYTES } from './stored-file.ts';

/** Buffers bytes until they form a whole chunk. Reuses its memory for each one, because fresh allocations would pile up. */
export interface ChunkBuffer {
  length(): number;
  isFull(): boolean;
  /** Buffers as much of `part` as fits and returns the rest. */
  take(part: Buffer): Buffer;
  /** Encrypts the buffered bytes into `into` or, by default, into memory that the next call will reuse. */
  encrypt(dataKey: DataKey, place: string, into?: Buffer): Buffer;
  clear(): void;
}

/** @param start initially buffered bytes, fewer than a chunk */
export function createChunkBuffer(start: Buffer = Buffer.alloc(0)): ChunkBuffer {
  const plain = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let sealed: Buffer | undefined;
  let length = start.copy(plain);
  return {
    length: () => length,
    isFull: () => length === CHUNK_BYTES,
    take(part) {
      const taken = part.copy(plain, length);
      length += taken;
      return part.subarray(taken);
    },
    encrypt: (
      dataKey,
      place,
      into = (sealed ??= Buffer.allocUnsafeSlow(CHUNK_BYTES + ENCRYPTION_OVERHEAD_BYTES)),
    ) => dataKey.encrypt(plain.subarray(0, length), place, into),
    clear: () => void (length = 0),
  };
}
