import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';

export interface DebianPostgres extends AsyncDisposable {
  /** A new folder owned by PostgreSQL's account. */
  folder: string;
  /** Runs one of PostgreSQL's programs as that account, to completion. */
  run(program: string, args: string[]): Promise<void>;
  /** Transfers a file to that account. */
  handOver(path: string): Promise<void>;
}

/** Debian's newest PostgreSQL with all of its programs, or null if this machine has none. */
export async function findDebianPostgres(): Promise<DebianPostgres | null> {
  const versions = (await readdir(VERSIONS).catch(() => [])).sort(
    (one, other) => Number(other) - Number(one),
  );
  const found = await Promise.all(
    versions.map(async (version) => {
      const bin = join(VERSIONS, version, 'bin');
      return (await stat(join(bin, 'pg_basebackup')).catch(() => null)) && bin;
    }),
  );
  const bin = found.find((folder) => folder !== null);
  if (!bin) return null;
  // PostgreSQL does not run as root.
  const account = process.getuid?.() === 0 ? await accountOf('postgres') : null;
  if (process.getuid?.() === 0 && !account) return null;
  const handOver = async (path: string) => void (account && (await chown(path, account.uid, account.gid)));
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-tools-'));
  await handOver(folder);
  return {
    folder,
    handOver,
    run: async (program, args) => {
      await run(join(bin, program), args, { cwd: folder, ...account });
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

async function accountOf(name: string): Promise<{ uid: number; gid: number } | null> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
