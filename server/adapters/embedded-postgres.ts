import pg from 'pg';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { keepAliveOptions } from '../db/bounded-client.ts';
import { DevelopmentDatabaseError } from '../db/migration-history.ts';
import { findPostgresBinaries } from './embedded-postgres/binaries.ts';
import {
  ensureCluster,
  isDevelopmentCluster,
  archiveCluster,
  clusterSuperuser,
} from './embedded-postgres/cluster.ts';
import type { PostgresCluster } from './embedded-postgres/cluster.ts';
import { claimClusterOwnership } from './embedded-postgres/ownership.ts';
import {
  chooseClusterLocation,
  clusterDirectory,
  saveClusterLocation,
  systemBaseDirectory,
} from './embedded-postgres/cluster-location.ts';
import type { ClusterLocation } from './embedded-postgres/cluster-location.ts';
import {
  findRunningPort,
  startPostgresServer,
  stopPostgresServer,
} from './embedded-postgres/server-process.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** The password of the database's only role, set when the cluster is created. It must not change. */
  password: string;
  /** False only in tests: a crash may then lose or corrupt data. */
  isDurable?: boolean;
  /** Receives the output of PostgreSQL's tools, line by line. The server itself writes `postgres.log` next to the cluster. */
  onLog?: (line: string) => void;
  /** Called once the server has been launched, before it accepts connections. */
  onLaunch?: () => void;
};

export type EmbeddedPostgres = {
  /** Connection string of the `leavebits` database, valid until `stop()`. */
  url: string;
  /**
   * The cluster's directory: `<dataDir>/postgres`, or under /var/lib/leavebits if PostgreSQL's account cannot enter `dataDir`.
   */
  location: string;
  /** Closes all connections, flushes everything to disk and stops the server. Idempotent. */
  stop(): Promise<void>;
};

const DATABASE = 'leavebits';
/** Long enough to create a database, even on a slow disk. */
const ANSWERED_WITHIN_MS = MINUTE_MS;

/**
 * Starts the bundled PostgreSQL on the cluster of `dataDir`, on 127.0.0.1 only. The first start creates the cluster; later ones
 * recover from a killed owner.
 * @throws Error with a message for the operator if another live process owns this `dataDir`, no PostgreSQL build runs on this
 * machine, the cluster is unreachable, or the password is wrong.
 * @throws DevelopmentDatabaseError, changing nothing, if a development version created the cluster.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { password, isDurable = true, onLog = () => undefined, onLaunch } = options;
  const place = await chooseClusterLocation(options.dataDir);
  const isOld = await isDevelopmentCluster(place.base);
  if (isOld && place.isRemembered) throw oldDatabase(place);
  const ownership = await claimClusterOwnership(place.base, place.dataDir);
  let cluster: PostgresCluster | undefined;
  try {
    const binaries = await findPostgresBinaries(place.account, systemBaseDirectory);
    const running: PostgresCluster = {
      base: place.base,
      account: place.account,
      binaries,
      isDurable,
      onLog,
      onLaunch,
    };
    cluster = running;
    // For a DATA_DIR that was deleted and recreated while its database was elsewhere.
    const beginAgain = async () => {
      await stopPostgresServer(running);
      await archiveCluster(running);
      return bringUp(running, password);
    };
    const start = () =>
      bringUp(running, password).catch((error: unknown) => {
        if (!isWrongPassword(error)) throw error;
        if (place.isRemembered) throw wrongPassword(clusterDirectory(place.base), error);
        return beginAgain();
      });
    const url = await (isOld ? beginAgain() : start());
    await saveClusterLocation(place);

    let stopped: Promise<void> | undefined;
    const stopNow = async () => {
      try {
        await stopPostgresServer(running);
      } finally {
        await ownership.release();
      }
    };
    const stop = () => (stopped ??= stopNow());
    return { url, location: clusterDirectory(place.base), stop };
  } catch (error) {
    if (cluster) await stopPostgresServer(cluster).catch(() => undefined);
    await ownership.release();
    throw error;
  }
}

/**
 * The database of `dataDir`, for a command that runs alongside the server. If no database is running, one is started for the
 * duration of the command.
 */
export async function connectOrStartEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const place = await chooseClusterLocation(options.dataDir);
  const { base } = place;
  if (place.isRemembered && (await isDevelopmentCluster(base))) throw oldDatabase(place);
  const port = await findRunningPort(base);
  if (port === null) return startEmbeddedPostgres(options);
  const url = urlOf(options.password, port, DATABASE);
  const isReached = await ensureDatabase(urlOf(options.password, port, 'postgres')).then(
    () => true,
    (error: unknown) => {
      if (isWrongPassword(error)) throw wrongPassword(clusterDirectory(base), error);
      return false;
    },
  );
  return isReached ? { url, stop: () => Promise.resolve() } : startEmbeddedPostgres(options);
}

async function bringUp(cluster: PostgresCluster, password: string): Promise<string> {
  await ensureCluster(cluster, password);
  const { port } = await startPostgresServer(cluster);
  await ensureDatabase(urlOf(password, port, 'postgres'));
  return urlOf(password, port, DATABASE);
}

function urlOf(password: string, port: number | string, database: string): string {
  return `postgres://${clusterSuperuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    ...keepAliveOptions,
    query_timeout: ANSWERED_WITHIN_MS,
    connectionString: url,
  });
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}

function oldDatabase({ base, dataDir }: ClusterLocation): Error {
  const another = 'set DATA_DIR to another folder';
  // A cluster outside the folder does not move with it.
  const settings = base === dataDir ? `${another}, or move ${dataDir} away` : another;
  return new DevelopmentDatabaseError(`the database in ${clusterDirectory(base)}`, settings);
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '28P01';
}

function wrongPassword(location: string, cause: unknown): Error {
  const advice =
    'Restore the secrets.json that belongs to it. Without its keys, the data can’t be read either.';
  return new Error(`The database in ${location} was created with a different password. ${advice}`, { cause });
}
