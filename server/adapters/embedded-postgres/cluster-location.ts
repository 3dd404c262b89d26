import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureSystemAccount } from './system-account.ts';
import { runProgram } from './run-program.ts';
import type { SystemAccount } from './run-program.ts';

/** Where root puts files that PostgreSQL's account couldn't reach elsewhere. */
export const systemBaseDirectory = '/var/lib/leavebits';

/** `base` contains the cluster's directory, its log and its owner file; `account` is the account that runs PostgreSQL. */
export type ClusterLocation = {
  base: string;
  account: SystemAccount;
  dataDir: string;
  /** Whether `dataDir` already records that its cluster is in `base`. */
  isRemembered: boolean;
};

/** The cluster's directory within `base`. */
export const clusterDirectory = (base: string) => path.join(base, 'postgres');
const pointerIn = (dataDir: string) => path.join(dataDir, 'postgres-location');

/**
 * Decides where the cluster of `dataDir` lives and which account runs it. Once a cluster exists, the result never changes. An
 * unreachable cluster is an error, not a reason to create an empty one elsewhere.
 */
export async function chooseClusterLocation(dataDir: string): Promise<ClusterLocation> {
  const isRoot = process.getuid?.() === 0;
  const wanted = path.resolve(dataDir);
  // PostgreSQL's account must be able to traverse root's directory, but not to read it.
  const made = await mkdir(wanted, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  if (made !== undefined && isRoot) await chmod(wanted, 0o711);
  const home = await realpath(wanted);

  const pointed = await readFile(pointerIn(home), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
  const base = pointed ?? home;
  const cluster = await stat(clusterDirectory(base)).catch(() => null);
  if (pointed !== null && !cluster) {
    throw new Error(
      `${pointerIn(home)} says that the database is in ${clusterDirectory(base)}, but it isn’t there. ` +
        `Restore it, or delete ${pointerIn(home)} to start with an empty one.`,
    );
  }
  if (!isRoot) {
    const ownUid = process.getuid?.();
    if (cluster && ownUid !== undefined && cluster.uid !== ownUid) {
      throw new Error(
        `The database in ${clusterDirectory(base)} belongs to user id ${cluster.uid}: start LeaveBits as that user or as root.`,
      );
    }
    return { base, account: null, dataDir: home, isRemembered: true };
  }

  // A cluster created by an ordinary user keeps its owner, so that both that user and root can start it.
  const account =
    cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : await ensureSystemAccount();
  if (await canEnter(base, account)) return { base, account, dataDir: home, isRemembered: true };
  if (cluster) {
    throw new Error(
      `PostgreSQL, running as user id ${account.uid}, can’t access ${base}: ` +
        `allow others to traverse that directory and its parents (chmod o+x).`,
    );
  }
  const elsewhere = await makeElsewhere(home);
  if (!(await canEnter(elsewhere, account))) {
    throw new Error(`PostgreSQL, running as user id ${account.uid}, can’t access ${elsewhere}.`);
  }
  return { base: elsewhere, account, dataDir: home, isRemembered: false };
}

async function makeElsewhere(home: string): Promise<string> {
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const elsewhere = path.join(systemBaseDirectory, hash);
  const made = await mkdir(elsewhere, { recursive: true });
  // `mkdir` applies the umask to its mode.
  if (made === systemBaseDirectory) await chmod(systemBaseDirectory, 0o755);
  await chmod(elsewhere, 0o711);
  return elsewhere;
}

/** Records in the data directory that its cluster is elsewhere. */
export async function saveClusterLocation({ base, dataDir, isRemembered }: ClusterLocation): Promise<void> {
  if (!isRemembered) await writeFile(pointerIn(dataDir), `${base}\n`);
}

async function canEnter(directory: string, account: { uid: number; gid: number }): Promise<boolean> {
  const result = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { account });
  return result.isOk;
}
