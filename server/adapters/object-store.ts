import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type * as s3 from '@aws-sdk/client-s3';
import { Counter } from 'prom-client';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { ObjectStoreSettings } from '../config/file-store-url.ts';

/** The store didn't respond in time, rejected a request, or isn't configured. Says nothing about the object. */
export class ObjectStoreUnavailableError extends Error {
  /** The store's or the network's own name of the error, such as `AccessDenied` or `ECONNREFUSED`. */
  readonly code: string;
  constructor(reason: unknown) {
    const { code, name, message } = Object(reason) as { code?: unknown; name?: unknown; message?: unknown };
    super(
      `The object store is unavailable: ${typeof reason === 'string' ? reason : `${String(name)} ${String(message)}`}`,
    );
    this.code = [code, name].find((text): text is string => typeof text === 'string') ?? 'Unavailable';
  }
}

type Method = 'put' | 'read' | 'remove' | 'list';

/** Of this process. A call counts once, including its retries. */
export const objectStoreCounters = {
  calls: new Counter({
    name: 'leavebits_object_store_calls_total',
    help: 'Calls of the object store, by method and whether it was available',
    labelNames: ['method', 'outcome'],
    registers: [],
  }),
  seconds: new Counter({
    name: 'leavebits_object_store_seconds_total',
    help: 'How long these calls took in total, by method',
    labelNames: ['method'],
    registers: [],
  }),
};

interface ListedObject {
  key: string;
  /** By the store's clock. */
  writtenAt: Date;
}

/** An S3-compatible store. All methods throw `ObjectStoreUnavailableError`. */
export interface ObjectStore {
  takesNewFiles: boolean;
  /** Resolves once the store has acknowledged all bytes. Idempotent for the same key and bytes. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes from `start` to `end` (inclusive), fewer at the object's end. Null if there is no such object. */
  read(key: string, range: { start: number; end: number }): Promise<Buffer | null>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** Every object whose key starts with `prefix`. */
  list(prefix: string): AsyncIterable<ListedObject>;
  close(): Promise<void>;
}

interface Timeouts {
  connectMs: number;
  /** Max time without a byte in either direction. */
  idleMs: number;
  /** Max duration of one call, including its retries. */
  totalMs: number;
  /** After a timeout, all calls fail immediately for this long. So requests don't pile up behind a store that hangs. */
  pauseMs: number;
}

const DEFAULT_TIMEOUTS: Timeouts = {
  connectMs: 2 * SECOND_MS,
  idleMs: 5 * SECOND_MS,
  totalMs: 15 * SECOND_MS,
  pauseMs: 2 * SECOND_MS,
};

/** After network errors, 5xx and throttling, with the SDK's backoff. */
const ATTEMPTS = 3;
/** How often a body that broke off is requested again. The SDK only retries until the headers have arrived. */
const BODY_ATTEMPTS = 2;
const MAX_CONNECTIONS = 64;

type Sdk = typeof s3;

export function createObjectStore(
  settings: ObjectStoreSettings,
  timeouts: Timeouts = DEFAULT_TIMEOUTS,
): ObjectStore {
  const Bucket = settings.bucket;
  const getName = (key: string) => settings.prefix + key;
  let opening: Promise<{ sdk: Sdk; client: s3.S3Client }> | null = null;
  let pausedUntil = 0;

  /** Loads the SDK on first use, because few servers need it and it is large. */
  async function open() {
    const sdk = await import('@aws-sdk/client-s3');
    const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
    const client = new sdk.S3Client({
      region: settings.region,
      ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
      forcePathStyle: settings.usesPathStyle,
      maxAttempts: ATTEMPTS,
      // The signature covers the SHA-256 of the payload. Some compatible stores reject Amazon's additional checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // It would take a new connection and one more round trip for each large object, and some stores never answer it.
      expectContinueHeader: false,
      requestHandler: {
        connectionTimeout: timeouts.connectMs,
        socketTimeout: timeouts.idleMs,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
    return { sdk, client };
  }

  type Work<T> = (sdk: Sdk, client: s3.S3Client, abortSignal: AbortSignal) => Promise<T>;

  async function call<T>(method: Method, work: Work<T>): Promise<T> {
    const startedAt = performance.now();
    let outcome = 'unavailable';
    try {
      const result = await callInTime(work);
      outcome = 'ok';
      return result;
    } finally {
      objectStoreCounters.calls.inc({ method, outcome });
      objectStoreCounters.seconds.inc({ method }, (performance.now() - startedAt) / SECOND_MS);
    }
  }

  async function callInTime<T>(work: Work<T>): Promise<T> {
    if (performance.now() < pausedUntil) throw new ObjectStoreUnavailableError('it timed out a moment ago');
    const signal = AbortSignal.timeout(timeouts.totalMs);
    try {
      const { sdk, client } = await (opening ??= open());
      return await work(sdk, client, signal);
    } catch (error) {
      if (signal.aborted || isTimeout(error)) pausedUntil = performance.now() + timeouts.pauseMs;
      throw new ObjectStoreUnavailableError(error);
    }
  }

  return {
    takesNewFiles: settings.takesNewFiles,
    async put(key, bytes) {
      await call('put', (sdk, client, abortSignal) =>
        client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key: getName(key),
            Body: bytes,
            ContentType: 'application/octet-stream',
          }),
          { abortSignal },
        ),
      );
    },
    read: (key, { start, end }) =>
      call('read', async (sdk, client, abortSignal) => {
        for (let attempt = 1; ; attempt += 1) {
          let body: Readable;
          try {
            const Range = `bytes=${start}-${end}`;
            const get = new sdk.GetObjectCommand({ Bucket, Key: getName(key), Range });
            body = (await client.send(get, { abortSignal })).Body as Readable;
          } catch (error) {
            if (isErrorNamed(error, 'NoSuchKey')) return null;
            // The object is shorter than expected.
            if (isErrorNamed(error, 'InvalidRange')) return Buffer.alloc(0);
            throw error;
          }
          try {
            return await buffer(addAbortSignal(abortSignal, body));
          } catch (error) {
            if (abortSignal.aborted || attempt === BODY_ATTEMPTS) throw error;
          }
        }
      }),
    async remove(key) {
      await call('remove', (sdk, client, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: getName(key) }), { abortSignal }),
      );
    },
    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await call('list', (sdk, client, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: getName(prefix), ContinuationToken }), {
            abortSignal,
          }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          yield { key: Key!.slice(settings.prefix.length), writtenAt: LastModified! };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async close() {
      (await opening?.catch(() => null))?.client.destroy();
    },
  };
}

const isErrorNamed = (error: unknown, name: string): boolean =>
  (Object(error) as { name?: unknown }).name === name;

/** The SDK also calls a connection that was reset a timeout. */
const isTimeout = (error: unknown): boolean =>
  isErrorNamed(error, 'TimeoutError') &&
  !['ECONNRESET', 'EPIPE'].includes(String((error as { code?: unknown }).code));
