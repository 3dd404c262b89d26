import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { open, type Entry, type ZipFile } from 'yauzl';
import { createLeavebitWithFiles } from '../support/exports.ts';
import {
  measurePeakMegabytes,
  measureResidentMegabytes,
  startProductProcess,
} from '../support/processes/product-process.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';
import { TEST_SETTINGS, startTestApp } from '../support/test-app.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

const MEGABYTE = 1024 * 1024;
/** The largest file that the server accepts. */
const FILE_BYTES = 50 * MEGABYTE;
const FILES_IN_ONE = 5;
/** More than 4 GiB, which requires the ZIP64 format. */
const LEAVEBITS = 21;
/** The server's memory may grow by this many MB. */
const GROWTH = 150;

it('an export of 5 GB is intact, and the server’s memory stays flat', async () => {
  const quota = { FILE_QUOTA_TRIAL: '20GiB' };
  await using app = await startTestApp(quota);
  const owner = await registerOwner(app, 'owner@example.org');
  for (let n = 0; n < LEAVEBITS; n += 1) {
    const files = Object.fromEntries(
      Array.from({ length: FILES_IN_ONE }, (_, file) => [`${file}.bin`, bytesOf(n * FILES_IN_ONE + file)]),
    );
    const config = { 'lena@example.org': { releaseType: 'always' as const } };
    await createLeavebitWithFiles(owner, { description: `LeaveBit ${n}`, config, files });
  }
  await using product = await startProductProcess({
    ...TEST_SETTINGS,
    ...quota,
    SMTP_URL: app.mailbox.url,
    DATABASE_URL: app.ctx.config.databaseUrl!,
  });
  const folder = await mkdtemp(join(tmpdir(), 'large-export-'));
  try {
    const path = join(folder, 'export.zip');
    const before = await measureResidentMegabytes(product.pid);
    const peak = await measurePeakMegabytes(product.pid, () => download(owner, product.origin, path));
    const found = await digestsIn(path);
    expect(found.size).toBe(LEAVEBITS * FILES_IN_ONE);
    for (let n = 0; n < LEAVEBITS * FILES_IN_ONE; n += 1) {
      const place = `files/LeaveBit ${Math.floor(n / FILES_IN_ONE)}/${n % FILES_IN_ONE}.bin`;
      expect(found.get(place), place).toBe(createHash('sha256').update(bytesOf(n)).digest('hex'));
    }
    printMeasurement(
      `An export of ${((await stat(path)).size / 1e9).toFixed(1)} GB: the server grew by ${(peak - before).toFixed(0)} MB.`,
    );
    expect(peak - before).toBeLessThan(GROWTH);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** A file with unique bytes. */
const bytesOf = (n: number): Buffer => Buffer.alloc(FILE_BYTES, `file ${n}, `);

async function download(owner: TestOwner, origin: string, path: string): Promise<void> {
  const answer = await fetch(`${origin}/api/account/export`, { headers: await owner.headers() });
  expect(answer.status).toBe(200);
  await pipeline(answer.body!, createWriteStream(path));
  expect((await stat(path)).size).toBe(Number(answer.headers.get('Content-Length')));
}

/** The SHA-256 of each file in a ZIP, by path. */
async function digestsIn(path: string): Promise<Map<string, string>> {
  const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true, autoClose: false });
  const readStream = promisify(zip.openReadStream.bind(zip));
  const found = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip.once('end', resolve).once('error', reject);
    zip.on('entry', (entry: Entry) => {
      void (async () => {
        const hash = createHash('sha256');
        await pipeline(await readStream(entry), hash);
        if (entry.fileName.startsWith('files/')) found.set(entry.fileName, hash.digest('hex'));
        zip.readEntry();
      })().catch(reject);
    });
    zip.readEntry();
  });
  zip.close();
  return found;
}
