import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** The system account that a program runs as; null for our own. */
export type SystemAccount = { uid: number; gid: number } | null;
export type ProgramResult = { isOk: boolean; output: string };
type RunOptions = { cwd?: string; account?: SystemAccount; onLog?: (line: string) => void };

// The database inherits none of our environment, which contains secrets and could contain PG* variables that change its behavior.
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Runs a program to completion. Never rejects: if it cannot be started, `isOk` is false and `output` says why. */
export async function runProgram(
  command: string,
  args: string[],
  options: RunOptions = {},
): Promise<ProgramResult> {
  const isPosix = process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate session, so that Ctrl-C reaches only us and the database outlives our last query.
    detached: isPosix,
    windowsHide: true,
    ...(isPosix ? options.account : null),
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));

  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const problem = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === 0 ? null : `ended with ${signal ?? code}`));
  });
  // On Windows, a server started by pg_ctl keeps our pipes open, so this doesn't wait for them to close.
  await Promise.race([closed, delay(500, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();

  const output = Buffer.concat(chunks).toString('utf8').trim();
  for (const line of output.split(/\r?\n/)) if (line !== '') options.onLog?.(line);
  return { isOk: problem === null, output: problem === null ? output : `${output}\n${problem}`.trim() };
}
