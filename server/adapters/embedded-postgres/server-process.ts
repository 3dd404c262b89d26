import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { preparePostgresLog } from './cluster.ts';
import type { PostgresCluster } from './cluster.ts';
import { clusterDirectory } from './cluster-location.ts';
import { inspectProcess } from './processes.ts';
import { runProgram } from './run-program.ts';
import type { ProgramResult } from './run-program.ts';

// Crash recovery may take minutes on a slow disk. Anything longer is a failure.
const START_SECONDS = '300';
const STOP_SECONDS = '60';
// Appears in the server's command line, and distinguishes our server from another process that reused its pid.
const MARK = 'cluster_name=leavebits';

/** Starts the server on a free port of 127.0.0.1 and waits until it responds. Throws with the tail of its log. */
export async function startPostgresServer(cluster: PostgresCluster): Promise<{ port: number }> {
  const log = await preparePostgresLog(cluster);
  for (let attempt = 1; ; attempt += 1) {
    await stopOrphan(cluster);
    const { length: before } = await readFile(log);
    const port = await freePort();
    const starting = pgCtl(cluster, [
      'start',
      '-w',
      '-t',
      START_SECONDS,
      '-l',
      'postgres.log',
      '-o',
      serverOptions(cluster, port),
    ]);
    cluster.onLaunch?.();
    const result = await starting;
    if (result.isOk) return { port };

    const words = (await readFile(log)).subarray(before).toString('utf8').trim();
    // Another process took the port first, or an orphan's last children are still running.
    const isPassing = /Address already in use|lock file|shared memory block/i.test(words);
    if (attempt < 4 && isPassing) {
      await delay(500);
      continue;
    }
    await stopPostgresServer(cluster).catch(() => undefined);
    throw new Error(`PostgreSQL did not start: ${result.output}\nThe end of ${log}:\n${words.slice(-2000)}`);
  }
}

/** Stops the server if it is running. Throws if it cannot be stopped. */
export async function stopPostgresServer(cluster: PostgresCluster): Promise<void> {
  if ((await readPidFile(cluster)) === null) return;
  const fast = await pgCtl(cluster, ['stop', '-m', 'fast', '-w', '-t', STOP_SECONDS]);
  if (fast.isOk || !(await isRunning(cluster))) return;
  // No commit is lost: the next start replays the log.
  const immediate = await pgCtl(cluster, ['stop', '-m', 'immediate', '-w', '-t', STOP_SECONDS]);
  if (immediate.isOk || !(await isRunning(cluster))) return;
  throw new Error(
    `PostgreSQL in ${clusterDirectory(cluster.base)} couldn’t be stopped:\n${immediate.output}`,
  );
}

/** A killed owner leaves its server running. After a power cut the pid file may name an unrelated process. */
async function stopOrphan(cluster: PostgresCluster): Promise<void> {
  const pidFile = await readPidFile(cluster);
  if (!pidFile) return;
  const isReadable = Number.isInteger(pidFile.pid) && pidFile.pid > 0;
  const info = isReadable ? await inspectProcess(pidFile.pid) : { command: '' };
  if (!info) return; // PostgreSQL itself removes a dead server's pid file.
  const isStranger =
    info.command !== null && !(info.command.includes(MARK) && info.command.includes(`-p ${pidFile.port}`));
  if (isStranger) {
    await rm(pidFile.file, { force: true });
    return;
  }
  cluster.onLog(`stopping the server left running by an earlier LeaveBits (process ${pidFile.pid})`);
  await stopPostgresServer(cluster);
}

function serverOptions({ isDurable }: PostgresCluster, port: number): string {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    MARK,
    'max_connections=200',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
}

// Names are relative to `base`, so that pg_ctl's shell never sees special characters in its path.
function pgCtl(cluster: PostgresCluster, args: string[]): Promise<ProgramResult> {
  const { base, account, binaries, onLog } = cluster;
  return runProgram(binaries.pgCtl, [...args, '-s', '-D', path.basename(clusterDirectory(base))], {
    cwd: base,
    account,
    onLog,
  });
}

/** The port of the server in `base` if one of our processes runs it; otherwise null. */
export async function findRunningPort(base: string): Promise<string | null> {
  const pidFile = await readPidFile({ base });
  return pidFile && (await inspectProcess(pidFile.pid)) !== null ? pidFile.port : null;
}

async function readPidFile({
  base,
}: Pick<PostgresCluster, 'base'>): Promise<{ file: string; pid: number; port: string } | null> {
  const file = path.join(clusterDirectory(base), 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { file, pid: Math.abs(Number(lines[0])), port: lines[3] ?? '' };
}

async function isRunning(cluster: PostgresCluster): Promise<boolean> {
  const pidFile = await readPidFile(cluster);
  return pidFile !== null && (await inspectProcess(pidFile.pid)) !== null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}
