import { ENCRYPTION_OVERHEAD_BYTES } from '../../adapters/crypto/encryption.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { ChunkBuffer } from './chunk-buffer.ts';
import { CHUNK_BYTES } from './stored-file.ts';

export const ENCRYPTED_CHUNK_BYTES = CHUNK_BYTES + ENCRYPTION_OVERHEAD_BYTES;
/** Chunks per statement, so that the disk is flushed once for all of them. */
export const MAX_CHUNKS_PER_BATCH = 8;
/** The maximum number of batches that a process holds for the database, which bounds its memory. */
const MOST_BATCHES = 4;

/** Encrypted chunks of one file, contiguous in memory, that will be written to the database together. */
export interface ChunkBatch {
  count(): number;
  isFull(): boolean;
  /** Encrypts the buffered bytes as the next chunk. Only the last chunk of a file may be incomplete. */
  add(dataKey: DataKey, chunk: ChunkBuffer, place: string): void;
  encrypted(): Buffer;
  /** Frees the memory. The batch must not be used afterwards. */
  free(): void;
}

let made = 0;
const free: Buffer[] = [];
const waiting: ((memory: Buffer) => void)[] = [];

/**
 * Acquires an empty batch as soon as memory is available. The holder must fill and write it without waiting for a sender or
 * another batch.
 */
export async function acquireChunkBatch(): Promise<ChunkBatch> {
  const memory = await takeMemory();
  let length = 0;
  let count = 0;
  return {
    count: () => count,
    isFull: () => count === MAX_CHUNKS_PER_BATCH,
    add(dataKey, chunk, place) {
      length += chunk.encrypt(dataKey, place, memory.subarray(length)).length;
      count += 1;
    },
    encrypted: () => memory.subarray(0, length),
    free() {
      const next = waiting.shift();
      if (next) next(memory);
      else free.push(memory);
    },
  };
}

function takeMemory(): Buffer | Promise<Buffer> {
  const memory = free.pop();
  if (memory) return memory;
  if (made === MOST_BATCHES) return new Promise((resolve) => waiting.push(resolve));
  made += 1;
  return Buffer.allocUnsafeSlow(MAX_CHUNKS_PER_BATCH * ENCRYPTED_CHUNK_BYTES);
}
