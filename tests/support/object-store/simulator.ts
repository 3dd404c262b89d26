import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How the store misbehaves. Return true after having answered the request, or in order to never answer it. */
export type Fault = (req: IncomingMessage, res: ServerResponse, next: () => void) => boolean;

export interface ObjectStoreSimulator extends AsyncDisposable {
  /** The FILES_URL. Each database has its own folder there. */
  url: string;
  /** What the SDK's chain needs to know, for processes that a test starts. */
  credentials: Record<string, string>;
  /** Misbehaves until the next call. Null: behaves. */
  misbehave(fault: Fault | null): void;
  /** The requests so far, such as `PUT`. */
  methods: string[];
}

/** An S3 server on this machine: a simulator, or the real one at `TEST_S3_ENDPOINT`, whose credentials are in the environment. */
export async function startObjectStoreSimulator(): Promise<ObjectStoreSimulator> {
  const endpoint = process.env['TEST_S3_ENDPOINT'];
  const store = await (endpoint === undefined ? startSimulator() : openRealStore(endpoint));
  Object.assign(process.env, store.credentials);
  const methods: string[] = [];
  let fault: Fault | null = null;
  const server = createServer((req, res) => {
    methods.push(req.method!);
    if (!fault?.(req, res, () => store.handle(req, res))) store.handle(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `s3://files/tests?endpoint=${encodeURIComponent(here)}&region=us-east-1&path-style=true`,
    credentials: store.credentials,
    misbehave: (next) => void (fault = next),
    methods,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.remove();
    },
  };
}

interface Store {
  credentials: Record<string, string>;
  handle: RequestListener;
  remove(): Promise<void>;
}

async function startSimulator(): Promise<Store> {
  const { default: Simulator } = await import('@20minutes/s3rver');
  const directory = await mkdtemp(path.join(tmpdir(), 'object-store-'));
  const simulator = new Simulator({
    directory,
    silent: true,
    // It verifies signatures of requests to a bucket without the slash that Amazon's SDK signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'files' }],
  });
  await simulator.configureBuckets();
  return {
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    handle: simulator.callback(),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Tests share the bucket, in which each database has a folder. */
async function openRealStore(endpoint: string): Promise<Store> {
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  // Creating one's own bucket again succeeds.
  await client.send(new CreateBucketCommand({ Bucket: 'files' }));
  client.destroy();
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  return {
    credentials: { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY },
    handle(req, res) {
      const { method, url, headers } = req;
      // The signature covers the header `Host`, which stays.
      const forwarded = request(endpoint, { method: method!, path: url!, headers }, (answer) => {
        res.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(res);
      });
      forwarded.on('error', () => res.destroy());
      res.on('close', () => forwarded.destroy());
      req.pipe(forwarded);
    },
    remove: () => Promise.resolve(),
  };
}
