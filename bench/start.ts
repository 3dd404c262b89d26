import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBinaries } from '../server/adapters/embedded-postgres/binaries.ts';
import {
  chooseClusterLocation,
  systemBaseDirectory,
} from '../server/adapters/embedded-postgres/cluster-location.ts';
import {
  startPostgresServer,
  stopPostgresServer,
} from '../server/adapters/embedded-postgres/server-process.ts';
import { findFreePort } from '../tests/support/processes/free-port.ts';
import { startProductProcess } from '../tests/support/processes/product-process.ts';
import { writeResults } from '../tests/support/reporters/write-results.ts';

/*
 * Compares the startup of the built product with that of its PostgreSQL alone, alternating on one existing database. Prints both
 * and their ratio, and writes them to `bench/results/start.json`. Exits with 1 if the ratio exceeds `ALLOWED_RATIO`.
 */
const ROUNDS = 7;
const ALLOWED_RATIO = 2;

/** The time from process start until it reports that it is ready. */
async function startOfProduct(dataDir: string): Promise<number> {
  const port = String(await findFreePort());
  const startedAt = performance.now();
  const server = await startProductProcess({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { status } = await fetch(`${server.origin}/readyz`);
  const taken = performance.now() - startedAt;
  await server.stop();
  if (status !== 200) throw new Error(`It was not ready: ${status}`);
  return taken;
}

async function startOfPostgres(dataDir: string): Promise<number> {
  const { base, account } = await chooseClusterLocation(dataDir);
  const binaries = await findPostgresBinaries(account, systemBaseDirectory);
  const cluster = { base, account, binaries, isDurable: true, onLog: () => undefined };
  const startedAt = performance.now();
  await startPostgresServer(cluster);
  const taken = performance.now() - startedAt;
  await stopPostgresServer(cluster);
  return taken;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-bench-'));
await chmod(dataDir, 0o711);
try {
  await startOfProduct(dataDir); // The first start builds the product and creates the database.
  const product: number[] = [];
  const postgres: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    postgres.push(await startOfPostgres(dataDir));
    product.push(await startOfProduct(dataDir));
  }
  const [ours, its] = [median(product), median(postgres)];
  process.stdout.write(
    `product ${ours.toFixed(0)} ms, PostgreSQL ${its.toFixed(0)} ms, ratio ${(ours / its).toFixed(1)} (allowed: ${ALLOWED_RATIO})\n`,
  );
  writeResults('bench/results/start.json', { product, postgres, ratio: ours / its, allowed: ALLOWED_RATIO });
  if (ours / its > ALLOWED_RATIO) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
