import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getProgramArguments, startChildServer } from './child-server.ts';
import { findFreePort } from './free-port.ts';

/** A server that can also be killed as by a power cut. Disposing kills it. */
export interface ProductProcess extends AsyncDisposable {
  pid: number;
  /** Where it listens; with a `PORT`, its `APP_ORIGIN`. */
  origin: string;
  /** All output so far. */
  output(): string;
  /** SIGTERM; resolves when the process is gone. */
  stop(): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

/**
 * The server in a separate process, with these settings and nothing else; ready when the promise resolves.
 * @param options the folder of another version of the project, as `cwd`.
 */
export async function startProductProcess(
  settings: Record<string, string>,
  nodeArgs: string[] = [],
  options: { cwd?: string } = {},
): Promise<ProductProcess> {
  const { child, ended, says, output } = startChildServer(
    { PORT: '0', ...settings },
    process.execPath,
    [...nodeArgs, ...getProgramArguments('main')],
    options,
  );
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  // The last line of its greeting.
  await says('Database: ');
  return {
    pid: child.pid!,
    origin: /ready at (\S+)/.exec(output())![1]!,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: () => end('SIGKILL'),
  };
}

const PROBE = fileURLToPath(new URL('loop-probe.js', import.meta.url));

/** A server that measures how long its event loop was blocked. */
export interface ProbedProcess extends ProductProcess {
  /** The longest event loop delay since the last call, in ms. */
  longestDelayMs(): Promise<number>;
}

export async function startProbedProcess(settings: Record<string, string>): Promise<ProbedProcess> {
  const port = await findFreePort();
  const server = await startProductProcess({ ...settings, LOOP_PROBE_PORT: String(port) }, [
    '--import',
    PROBE,
  ]);
  return {
    ...server,
    longestDelayMs: async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text()),
  };
}

/** A process's current resident memory, in MB. */
export async function measureResidentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** A process's peak resident memory during an action, in MB. */
export async function measurePeakMegabytes(pid: number, act: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let peak = 0;
  const acting = act().finally(() => (isDone = true));
  while (!isDone) peak = Math.max(peak, await measureResidentMegabytes(pid));
  await acting;
  return peak;
}
