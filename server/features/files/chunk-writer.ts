import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { FileStore } from '../../db/schema/index.ts';
import { acquireChunkBatch, type ChunkBatch } from './chunk-batch.ts';
import type { ChunkBuffer } from './chunk-buffer.ts';
import { withChunkPermit } from './chunk-permits.ts';

/** Encrypts the chunks of one file in order, and writes them in batches: those that arrive during a write go into the next one. */
export interface ChunkWriter {
  /** Encrypts the buffered bytes as the next chunk and schedules its write. Waits while the next batch is full. */
  add(chunk: ChunkBuffer, aad: string): Promise<void>;
  /** Waits until everything is written. */
  flush(): Promise<void>;
  /** Like the others, throws the error of the first write that failed. No later chunk is written, because it would leave a gap. */
  assertNoFailure(): void;
}

/** @param write writes consecutive chunks to `store`. Called for one batch at a time */
export function createChunkWriter({
  store,
  dataKey,
  write,
}: {
  store: FileStore;
  dataKey: DataKey;
  write: (chunks: { encrypted: Buffer; count: number }) => Promise<void>;
}): ChunkWriter {
  /** Encrypted chunks to be written after the current batch. */
  let filling: ChunkBatch | null = null;
  let onLeave = () => {};
  let writing: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;

  const assertNoFailure = () => {
    if (failure) throw failure.error;
  };

  const freeBatch = () => {
    filling?.free();
    filling = null;
    onLeave();
  };

  const writeBatch = async () => {
    const batch = filling!;
    filling = null;
    onLeave();
    try {
      await write({ encrypted: batch.encrypted(), count: batch.count() });
    } finally {
      batch.free();
    }
  };

  const writeBatches = async () => {
    try {
      while (filling) await withChunkPermit(store, writeBatch);
    } catch (error) {
      failure = { error };
      freeBatch();
    }
    writing = null;
  };

  return {
    assertNoFailure,
    async add(chunk, aad) {
      if (filling?.isFull()) await new Promise<void>((resolve) => (onLeave = resolve));
      filling ??= await acquireChunkBatch();
      assertNoFailure();
      filling.add(dataKey, chunk, aad);
      chunk.clear();
      writing ??= writeBatches();
    },
    async flush() {
      await writing;
      // The batch may have been acquired after the failure.
      freeBatch();
      assertNoFailure();
    },
  };
}
