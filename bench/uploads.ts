import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../server/adapters/embedded-postgres.ts';
import { TUS_ENDPOINT } from '../shared/contracts/uploads.ts';
import { startProductProcess } from '../tests/support/processes/product-process.ts';
import { encodeMetadata, patternedBytes } from '../tests/support/tus.ts';
import { registerOverHttp, type HttpOwner } from './register.ts';

/*
 * Ten owners upload 20 MB each at the same time, to a server process that has never seen an upload. Prints how much its
 * resident memory grew. Ends with 1 at 64 MB or more.
 */
const MB = 1024 * 1024;
const OWNERS = 10;
const FILE_BYTES = 20 * MB;
const ALLOWED_MB = 64;
const SAMPLE_MS = 50;

async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function upload(origin: string, { headers, leavebitId }: HttpOwner, bytes: Buffer): Promise<void> {
  const created = await fetch(`${origin}${TUS_ENDPOINT}`, {
    method: 'POST',
    headers: {
      ...headers,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': encodeMetadata({ triggerByteId: leavebitId, filename: 'bench.bin' }),
    },
  });
  if (created.status !== 201) throw new Error(`POST answered ${created.status} ${await created.text()}`);
  const patched = await fetch(`${origin}${created.headers.get('location')}`, {
    method: 'PATCH',
    headers: {
      ...headers,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Blob([new Uint8Array(bytes)]),
  });
  if (patched.status !== 204) throw new Error(`PATCH answered ${patched.status} ${await patched.text()}`);
}

async function measure(origin: string, pid: number): Promise<boolean> {
  const owners = [];
  for (let n = 0; n < OWNERS; n += 1) owners.push(await registerOverHttp(origin, `bench-${n}@example.org`));
  const bytes = patternedBytes(FILE_BYTES);

  const before = await residentMb(pid);
  let peak = before;
  let isRunning = true;
  const sampling = (async () => {
    while (isRunning) {
      peak = Math.max(peak, await residentMb(pid));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const startedAt = performance.now();
  await Promise.all(owners.map((owner) => upload(origin, owner, bytes)));
  const seconds = (performance.now() - startedAt) / 1000;
  isRunning = false;
  await sampling;

  const grown = peak - before;
  const sent = (OWNERS * FILE_BYTES) / MB;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  say(`${OWNERS} uploads of ${FILE_BYTES / MB} MB at once: ${seconds.toFixed(1)} s`);
  say(`resident memory: ${before.toFixed(1)} MB before, ${peak.toFixed(1)} MB at most`);
  say(
    `grown by ${grown.toFixed(1)} MB (${((100 * grown) / sent).toFixed(0)} % of the ${sent} MB sent; allowed: below ${ALLOWED_MB} MB)`,
  );
  return grown < ALLOWED_MB;
}

const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-bench-'));
await chmod(dataDir, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-the-bench', isDurable: false });
try {
  await using server = await startProductProcess({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    APP_ORIGIN: 'http://leavebits.test',
    ALLOW_DEV_ON_NETWORK: 'yes',
    SESSION_SECRET: 'a secret that only the bench knows, long enough',
    DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  if (!(await measure(server.origin, server.pid))) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
