import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range that systems take the ports of outgoing connections from: between our look and the server's start
// one of the many connections to the database could take it.
const FIRST = 20_000;
const LAST = 32_000;

/** A port that was free a moment ago, for servers whose address must be known before they start. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
