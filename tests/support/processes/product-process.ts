import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** The server in a process of its own, with these settings and nothing else; ready when the promise resolves. */
export async function startProductProcess(
  settings: Record<string, string>,
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const look = (text: Buffer) => {
      output += text.toString();
      if (!output.includes('LeaveBits is ready')) return;
      // A log of many requests would fill the memory. It still has to be read.
      for (const stream of [child.stdout, child.stderr]) stream.off('data', look).resume();
      resolve();
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void gone.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  return {
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The memory that a process holds now, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The most that a process holds while something is done, in MB. */
export async function peakMegabytesDuring(pid: number, act: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let peak = 0;
  const acting = act().finally(() => (isDone = true));
  while (!isDone) peak = Math.max(peak, await residentMegabytes(pid));
  await acting;
  return peak;
}
