import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What each connection sends repeatedly. */
export interface LoadSpec {
  url: string;
  connections: number;
  /** For how long, or how many requests. */
  lasts: { seconds: number } | { requests: number };
  /** Sent round-robin. `{n}` in a body becomes a different number each time. */
  requests: {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }[];
}

export interface Throughput {
  perSecond: number;
  /** The 99th percentile of response times, in ms. */
  p99: number;
}

export interface LoadGenerator {
  /** Throws if any response is missing or not a success. */
  make(load: LoadSpec): Promise<Throughput>;
  stop(): void;
}

export function startLoadGenerator(): LoadGenerator {
  const child: ChildProcess = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    make: (load) =>
      new Promise((resolve, reject) => {
        const failed = () => reject(new Error('The load generator process failed.'));
        child.once('exit', failed);
        child.once('message', (throughput: Throughput) => {
          child.off('exit', failed);
          resolve(throughput);
        });
        child.send(load);
      }),
    stop: () => child.kill(),
  };
}
