import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that accepts all input and never responds. */
export async function startSilentServer(): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((request) => request.resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
