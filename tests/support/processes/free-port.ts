import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ephemeral port range. Otherwise one of the many database connections could take the port before the server starts.
const FIRST = 20_000;
const LAST = 32_000;

// Each worker of a run has its own ports. Otherwise two workers could find the same free port before a server listens.
const WORKERS = 100;
const OWN = (LAST - FIRST) / WORKERS;
const first = FIRST + (Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS) * OWN;
// Concurrent runs on this machine start at different ports.
let next = randomInt(OWN);

/**
 * A port that was free a moment ago, for servers whose address must be known before they start. Never the same twice in a row.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < OWN; tries += 1) {
    const port = first + (next % OWN);
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
