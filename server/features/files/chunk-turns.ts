/** How many chunks a process seals and writes, or reads and opens, at a time. */
const AT_ONCE = 3;

let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Does `work` when its turn comes. However many files arrive at once, the memory and the connections that chunks
 * take on their way to and from the database stay the same; whoever waits takes nothing from its line meanwhile.
 * Not for work that is done while a connection is held.
 */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
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
