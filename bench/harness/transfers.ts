import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { encodeTusMetadata } from '../../tests/support/uploads/tus.ts';
import { measureResidentMegabytes } from '../../tests/support/processes/product-process.ts';
import { median, type BenchmarkResult } from './benchmark.ts';

/** Measures upload and download speeds. Transfers run in the benchmark's process, which is otherwise idle. */
const ROUNDS = 7;
const SAMPLE_MS = 20;
/** Max memory growth of a server during its first uploads. */
const GROWTH_MB = 64;

type Headers = Record<string, string>;

const TUS = { 'Tus-Resumable': '1.0.0' };

/** Uploads a file in one request. @param endpoint the tus creation endpoint. @returns the upload's URL. */
export async function uploadInOneRequest(
  endpoint: string,
  bytes: Buffer,
  { headers = {}, metadata = {} }: { headers?: Headers; metadata?: Record<string, string | number> } = {},
): Promise<string> {
  const created = await send('POST', endpoint, {
    ...headers,
    ...TUS,
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': encodeTusMetadata({ filename: 'bench.bin', ...metadata }),
  });
  const address = new URL(created.headers.location!, endpoint).href;
  const offset = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
  await send('PATCH', address, { ...headers, ...TUS, ...offset }, bytes);
  return address;
}

export async function removeUpload(address: string): Promise<void> {
  await send('DELETE', address, TUS);
}

/** Reads a complete response. Throws if its length differs. */
export async function downloadBytes(url: string, length: number, headers: Headers = {}): Promise<void> {
  const { bytes } = await send('GET', url, headers);
  if (bytes !== length) throw new Error(`${url}: ${bytes} bytes in place of ${length}`);
}

/** Sends a request and reads its response. Throws unless it is a success. */
async function send(method: string, url: string, headers: Headers, body?: Buffer) {
  const sending = request(url, {
    method,
    headers: { ...headers, ...(body && { 'Content-Length': String(body.length) }) },
  });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  let bytes = 0;
  answer.on('data', (part: Buffer) => (bytes += part.length));
  await once(answer, 'end');
  if (answer.statusCode! >= 300) throw new Error(`${method} ${url} answered ${answer.statusCode}`);
  return { headers: answer.headers, bytes };
}

/** One side of a comparison, which transfers all bytes once. `after` is not timed. */
interface Mover {
  move: () => Promise<unknown>;
  after?: () => Promise<unknown>;
}

/**
 * Compares the speed of transferring the same number of bytes in alternating rounds, after one warm-up round each. The side that
 * goes first alternates.
 */
export async function compareTransferSpeeds(
  product: Mover,
  bare: Mover,
  { what, megabytes, atLeast }: { what: string; megabytes: number; atLeast: number },
): Promise<BenchmarkResult> {
  const speedOf = async ({ move, after }: Mover) => {
    const startedAt = performance.now();
    await move();
    const speed = (1000 * megabytes) / (performance.now() - startedAt);
    await after?.();
    return speed;
  };
  await speedOf(product);
  await speedOf(bare);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) ours.push(await speedOf(product));
    theirs.push(await speedOf(bare));
    if (round % 2 === 1) ours.push(await speedOf(product));
  }
  return {
    what,
    measured: `${median(ours).toFixed(0)} MB/s`,
    compared: `${median(theirs).toFixed(0)} MB/s`,
    ratio: median(ours.map((speed, at) => speed / theirs[at]!)),
    asked: { atLeast },
  };
}

/** A process's peak memory growth during an action, compared with its limit. */
export async function measureMemoryGrowth(
  pid: number,
  { what, act }: { what: string; act: () => Promise<unknown> },
): Promise<BenchmarkResult> {
  const before = await measureResidentMegabytes(pid);
  let peak = before;
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await measureResidentMegabytes(pid));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  try {
    await act();
  } finally {
    isDone = true;
    await sampling;
  }
  return {
    what: `${what}: memory, cold`,
    measured: `+${(peak - before).toFixed(0)} MB`,
    compared: `${GROWTH_MB} MB`,
    ratio: (peak - before) / GROWTH_MB,
    asked: { atMost: 1 },
  };
}
