import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a server that a test can cut or silence. */
export interface TcpProxy extends AsyncDisposable {
  port: number;
  /** Cuts every connection, and refuses new ones until `mend`. */
  cut(): void;
  /** Keeps every connection open and accepts new ones, but lets nothing through until `mend`. Data sent before that is lost. */
  fallSilent(): void;
  /** Lets everything through to the server but no response back, until `mend`. */
  loseAnswers(): void;
  /** Holds back everything in both directions for this long, until `mend`. */
  slowDown(delayMs: number): void;
  /** Lets everything through again. Connections that lost bytes stay broken. */
  mend(): void;
}

async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let state: 'open' | 'cut' | 'silent' | 'answerless' = 'open';
  let delayMs = 0;
  const lines = new Set<{ isSilent: boolean; isAnswerless: boolean; near: Socket; far: Socket }>();
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target.port, target.host);
    const line = { isSilent: state === 'silent', isAnswerless: state === 'answerless', near, far };
    lines.add(line);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        const isLost = line.isSilent || (line.isAnswerless && from === far);
        if (isLost) return;
        if (delayMs > 0) setTimeout(() => to.write(bytes), delayMs);
        else to.write(bytes);
      });
      from.on('close', () => {
        // On a silent connection, the far end does not learn that the near end is gone.
        if (from === near || !line.isSilent) to.destroy();
        if (from === near) lines.delete(line);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => lines.forEach(({ near, far }) => (near.destroy(), far.destroy()));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      destroyAll();
    },
    fallSilent() {
      state = 'silent';
      for (const line of lines) line.isSilent = true;
    },
    loseAnswers() {
      state = 'answerless';
      for (const line of lines) line.isAnswerless = true;
    },
    slowDown(ms) {
      delayMs = ms;
    },
    mend() {
      state = 'open';
      if (delayMs === 0) return;
      // What is still held back would otherwise arrive after what follows it.
      delayMs = 0;
      destroyAll();
    },
    async [Symbol.asyncDispose]() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A database URL that leads through a proxy. */
export async function startDatabaseProxy(databaseUrl: string): Promise<TcpProxy & { url: string }> {
  const url = new URL(databaseUrl);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return Object.assign(proxy, { url: url.href });
}
