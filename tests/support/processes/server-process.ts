import { spawn } from 'node:child_process';
import { inject } from 'vitest';

/** A server that can be killed as by a power cut. Disposing kills it. */
export interface ServerProcess extends AsyncDisposable {
  pid: number;
  origin: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Starts a server process and waits until it listens. Throws with its output when it ends before that. */
export async function startServerProcess(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, inject('serverBundle')], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const look = (text: string) => {
      output += text;
      const found = /^port (\d+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', look);
    child.stderr.setEncoding('utf8').on('data', look);
    child.once('exit', () => reject(new Error(`The server ended before it listened:\n${output}`)));
  });
  return { pid: child.pid!, origin: `http://127.0.0.1:${port}`, kill, [Symbol.asyncDispose]: kill };
}
