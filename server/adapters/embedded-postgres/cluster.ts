import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { clusterDirectory } from './cluster-location.ts';
import { runProgram } from './run-program.ts';
import type { SystemAccount } from './run-program.ts';

/** The parameters shared by all cluster operations. */
export type PostgresCluster = {
  base: string;
  account: SystemAccount;
  binaries: PostgresBinaries;
  isDurable: boolean;
  onLog: (line: string) => void;
  onLaunch?: (() => void) | undefined;
};

export const clusterSuperuser = 'leavebits';

/** Present in every cluster from the moment it is created, except in those of development versions. */
export const clusterMarkerPath = (base: string) => path.join(clusterDirectory(base), 'leavebits-baseline');
const MARK_TEXT = 'LeaveBits made this database. Its tables begin with migrations/0000_baseline.sql.\n';

/**
 * Creates the cluster's directory if missing. It is built alongside and then renamed, so a crash at any moment leaves either none
 * or a complete one. Throws with initdb's output on failure.
 */
export async function ensureCluster(cluster: PostgresCluster, password: string): Promise<void> {
  await removeLeftovers(cluster.base);
  const directory = clusterDirectory(cluster.base);
  const version = await stat(path.join(directory, 'PG_VERSION')).catch(() => null);
  if (version) {
    if (cluster.account && (await lstat(directory)).uid !== cluster.account.uid)
      await chownAll(directory, cluster.account);
    return;
  }

  const strangers = await readdir(directory).catch(() => []);
  if (strangers.length > 0) {
    throw new Error(`${directory} isn’t a PostgreSQL cluster. Move it elsewhere.`);
  }

  cluster.onLog(`creating a new database in ${directory}`);
  const half = `${directory}.new-${randomBytes(6).toString('hex')}`;
  await mkdir(half, { mode: 0o700 });
  const passwordFile = `${half}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (cluster.account) await Promise.all([half, passwordFile].map((file) => handOver(file, cluster.account)));

  const result = await runProgram(
    cluster.binaries.initdb,
    [
      `--pgdata=${path.basename(half)}`,
      `--username=${clusterSuperuser}`,
      `--pwfile=${path.basename(passwordFile)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(cluster.isDurable ? [] : ['--no-sync']),
    ],
    { cwd: cluster.base, account: cluster.account },
  );
  await rm(passwordFile, { force: true });
  if (!result.isOk) {
    await rm(half, { recursive: true, force: true });
    throw new Error(`PostgreSQL's initdb failed in ${cluster.base}:\n${result.output}`);
  }
  const mark = path.join(half, path.basename(clusterMarkerPath(cluster.base)));
  await writeFile(mark, MARK_TEXT, { mode: 0o600 });
  await handOver(mark, cluster.account);
  await rename(half, directory);
  if (cluster.isDurable) await syncDirectory(cluster.base);
}

/**
 * Whether a development version, whose tables cannot be read, created the cluster in `base`. Checked without starting or writing
 * anything. False if there is no cluster.
 */
export async function isDevelopmentCluster(base: string): Promise<boolean> {
  const exists = (file: string) => stat(file).then(Boolean, () => false);
  return (
    (await exists(path.join(clusterDirectory(base), 'PG_VERSION'))) &&
    !(await exists(clusterMarkerPath(base)))
  );
}

/** Makes room for a new cluster without destroying the old one. */
export async function archiveCluster({ base, onLog }: PostgresCluster): Promise<void> {
  const aside = `${clusterDirectory(base)}.abandoned-${randomBytes(6).toString('hex')}`;
  await rename(clusterDirectory(base), aside);
  onLog(`moved a database whose secrets are in no DATA_DIR to ${aside}`);
}

async function removeLeftovers(base: string): Promise<void> {
  const names = await readdir(base);
  const leftovers = names.filter((name) => name.startsWith('postgres.new-'));
  // A killed owner's initdb may still be writing there. Leftovers are removed at the next start.
  const remove = (name: string) =>
    rm(path.join(base, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  await Promise.allSettled(leftovers.map(remove));
}

async function handOver(file: string, account: SystemAccount): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}

/** For a cluster that root copied here. Skips symlinks, which may point anywhere. */
async function chownAll(directory: string, account: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await handOver(path.join(entry.parentPath, entry.name), account);
  }
  await handOver(directory, account);
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a directory to sync it.
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the server's log, owned by its account. Replaces a large log with an empty one. */
export async function preparePostgresLog({ base, account }: PostgresCluster): Promise<string> {
  const file = path.join(base, 'postgres.log');
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 10_000_000) await rename(file, `${file}.1`);
  const handle = await open(file, 'a', 0o600);
  await handle.close();
  await handOver(file, account);
  return file;
}
