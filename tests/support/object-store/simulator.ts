import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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

const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** An S3 server on this machine. */
export async function startObjectStoreSimulator(): Promise<ObjectStoreSimulator> {
  Object.assign(process.env, credentials);
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
  const handle = simulator.callback();
  const methods: string[] = [];
  let fault: Fault | null = null;
  const server = createServer((req, res) => {
    methods.push(req.method!);
    if (!fault?.(req, res, () => handle(req, res))) handle(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `s3://files/tests?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1&path-style=true`,
    credentials,
    misbehave: (next) => void (fault = next),
    methods,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
