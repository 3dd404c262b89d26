/** How many chunks a process handles at a time, in either direction. */
const AT_ONCE = 3;

let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` once a permit is free. Bounds the memory and connections used by chunks on their way to and from the database, no
 * matter how many files arrive at a time. A waiting request reads nothing from its connection. Don't use it while holding a
 * database connection.
 */
export async function withChunkPermit<T>(work: () => Promise<T>): Promise<T> {
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
}
