import { randomInt } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../../server/adapters/embedded-postgres.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { createSimulatorTables } from '../../server/dev/payfast/store.ts';
import { ensureBuilt } from '../../server/launch/builds.js';
import type { Translation } from './browser/page-translator.ts';
import {
  addProductRoles,
  withDatabaseName,
  runOnDatabase,
  TEMPLATE_DATABASE,
} from './database/template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster, to a database that no test uses. */
    postgresUrl: string;
    /** Decides every random choice of the tests. */
    seed: number;
    /** False if no Chromium could be found or installed: the journeys are then skipped. Undefined where no journey runs. */
    hasBrowser?: boolean;
    /** The width of every page of a run, if it has one. */
    width?: number;
    /** How the browser translates every page of a run, if it does. */
    translation?: Translation;
  }
}

const PREFIX = 'leavebits-test-';
/** Prefixes the name of a run that is being removed. */
const GOING = 'going-';

const GIGABYTE = 1024 ** 3;
/** A memory-backed file system, on Linux. Disks are slow to create and delete the files of a thousand databases. */
const MEMORY = '/dev/shm';

/**
 * One PostgreSQL for all test files of a run, a migrated template that each test's database is cloned from, and one built server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  await ensureBuilt(['server']);
  const dataDir = await mkdtemp(path.join(await place(), PREFIX));
  await chmod(dataDir, 0o711); // When run by root, PostgreSQL is another user and must traverse it.
  await keepTemporaryFilesIn(path.join(dataDir, 'tmp'));
  const postgres = await start(dataDir);

  const removeAtExit = () => removeNow(dataDir, postgres);
  const teardown = async () => {
    process.off('exit', removeAtExit);
    await remove(dataDir, postgres);
  };
  process.once('exit', removeAtExit);

  try {
    await trustEverybody(postgres);
    await runOnDatabase(postgres.url, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
    const template = withDatabaseName(postgres.url, TEMPLATE_DATABASE);
    await migrateDatabase(template);
    await addProductRoles(template);
    await prepareStandInOf(template);
    await runOnDatabase(
      postgres.url,
      `ALTER DATABASE ${TEMPLATE_DATABASE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`,
    );
  } catch (error) {
    await teardown();
    throw error;
  }
  const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
  process.stdout.write(`TEST_SEED=${seed} repeats the random choices of this run.\n`);
  project.provide('seed', seed);
  project.provide('postgresUrl', postgres.url);
  return teardown;
}

/** Where the databases are: in memory if there is plenty of space, else on disk. */
async function place(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > 2 * GIGABYTE ? MEMORY : tmpdir();
}

/** Puts the temporary files of tests, their databases and their browsers where they cost least; removed with the run. */
async function keepTemporaryFilesIn(folder: string): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o1777); // With the permissions of `/tmp`: some of it belongs to PostgreSQL's user.
  process.env['TMPDIR'] = folder;
}

/** Password checks are half the cost of a connection, and tests make thousands. */
async function trustEverybody({ location, url }: EmbeddedPostgres): Promise<void> {
  await writeFile(path.join(location, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  await runOnDatabase(url, 'SELECT pg_reload_conf()');
}

/** Most tests run alongside the PayFast simulator. */
async function prepareStandInOf(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await createSimulatorTables(pool);
  await pool.end();
}

function start(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, password: 'only-for-tests', isDurable: false });
}

async function remove(dataDir: string, postgres: EmbeddedPostgres): Promise<void> {
  await postgres.stop();
  await rename(dataDir, going(dataDir));
  const elsewhere = path.dirname(postgres.location);
  for (const directory of [going(dataDir), elsewhere]) await removeFiles(directory);
}

/** Renamed first, so that a half-removed run is not mistaken for one that can be restarted. */
const going = (dataDir: string) => path.join(path.dirname(dataDir), `${GOING}${path.basename(dataDir)}`);

const removeFiles = (directory: string) =>
  rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** After Ctrl-C there is no time for a teardown, so this does only what needs no waiting. */
function removeNow(dataDir: string, { location }: EmbeddedPostgres): void {
  const pid = Number.parseInt(readFileSync(path.join(location, 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGQUIT'); // PostgreSQL's immediate shutdown.
  renameSync(dataDir, going(dataDir));
  for (const directory of [going(dataDir), path.dirname(location)]) {
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Stops the servers of killed runs, which would otherwise run forever. Servers of live runs cannot be taken over. */
async function removeAbandoned(): Promise<void> {
  const namesIn = (directory: string) => readdir(directory).catch((): string[] => []);
  const all = await Promise.all(
    [tmpdir(), MEMORY].map(async (place) => (await namesIn(place)).map((name) => path.join(place, name))),
  );
  const named = (prefix: string) => all.flat().filter((file) => path.basename(file).startsWith(prefix));
  for (const half of named(GOING + PREFIX)) await removeFiles(half).catch(() => undefined);
  for (const dataDir of named(PREFIX)) {
    const names = await namesIn(dataDir);
    if (!names.includes('postgres') && !names.includes('postgres-location')) continue;
    const taken = await start(dataDir).catch(() => null);
    if (taken) await remove(dataDir, taken).catch(() => undefined);
  }
}
