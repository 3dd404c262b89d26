/** How many chunks a process seals and writes, or reads and opens, at a time. */
const AT_ONCE = 3;

let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Does `work` when its turn comes. Many files may arrive at once. The memory and the connections
 * that chunks take on their way to and from the database stay the same. A waiting request reads nothing from its connection.
 * Not for work that is done while a connection is held.
 */
export async function withChunkPermit<T>(work: () => Promise<T>): Promise<T> {
  if (busy < AT_ONCE) busy += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn passes on, so that nobody comes in between.
    if (next) next();
    else busy -= 1;
  }
}
