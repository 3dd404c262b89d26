import { SEAL_BYTES } from '../../adapters/crypto/sealed-box.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { CHUNK_BYTES } from './stored-file.ts';

/** Where bytes wait until they are a whole chunk. Its memory is used again for each: new one would pile up faster than it is collected. */
export interface ChunkBuffer {
  /** Bytes that wait. */
  length(): number;
  isFull(): boolean;
  /** Takes of `part` what fits, and returns the rest. */
  take(part: Buffer): Buffer;
  /** What waits, sealed; good until the next call. */
  seal(dataKey: DataKey, place: string): Buffer;
  clear(): void;
}

/** @param start what waits already, less than a chunk. */
export function createChunkBuffer(start: Buffer = Buffer.alloc(0)): ChunkBuffer {
  const plain = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const sealed = Buffer.allocUnsafeSlow(CHUNK_BYTES + SEAL_BYTES);
  let length = start.copy(plain);
  return {
    length: () => length,
    isFull: () => length === CHUNK_BYTES,
    take(part) {
      const taken = part.copy(plain, length);
      length += taken;
      return part.subarray(taken);
    },
    seal: (dataKey, place) => dataKey.seal(plain.subarray(0, length), place, sealed),
    clear: () => void (length = 0),
  };
}
