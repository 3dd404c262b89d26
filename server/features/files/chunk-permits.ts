import type { FileStore } from '../../db/schema/index.ts';

/** How many chunks or batches a process handles at a time for each store, in either direction. */
const AT_ONCE = 3;

const permits = { postgres: createPermits(), s3: createPermits() } satisfies Record<FileStore, unknown>;

/**
 * Runs `work` once a permit is free. Bounds the memory and connections used by chunks on their way to and from a store, no matter
 * how many files arrive at a time. A waiting request reads nothing from its connection. Don't use it while holding a database
 * connection.
 */
export function withChunkPermit<T>(store: FileStore, work: () => Promise<T>): Promise<T> {
  return permits[store](work);
}

function createPermits() {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < AT_ONCE) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Hands the permit directly to the next in line, so that nobody can jump the queue.
      if (next) next();
      else busy -= 1;
    }
  };
}
