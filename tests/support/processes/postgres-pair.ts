import { execFile } from 'node:child_process';
import { appendFile, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runOnDatabase } from '../database/template-database.ts';
import type { DebianPostgres } from './debian-postgres.ts';
import { findFreePort } from './free-port.ts';

/** A PostgreSQL server of a pair. */
interface PairedPostgres {
  /** The URL of one of its databases, for the owner of the cluster. */
  urlOf(name: string): string;
  /** Stops it as a crash does. */
  crash(): Promise<void>;
}

/** The primary's disk, if it has one of its own. */
interface SmallDisk {
  /** Fills it to the last byte. */
  fill(): Promise<void>;
  /** Makes room again, and starts the primary if the full disk has ended it. @returns whether it had. */
  makeRoom(): Promise<boolean>;
}

/** A primary and its synchronous standby. Disposing stops both. */
export interface PostgresPair extends AsyncDisposable {
  /** Null where only root could mount one. */
  disk: SmallDisk | null;
  primary: PairedPostgres;
  standby: PairedPostgres;
  /** Makes the standby a primary that waits for no other. */
  promote(): Promise<void>;
}

const SUPERUSER = 'leavebits';
const run = promisify(execFile);
/** Room for a small database, its WAL, and what the load writes. */
const DISK_MEGABYTES = 700;

export async function startPostgresPair(tools: DebianPostgres): Promise<PostgresPair> {
  const at = (name: string) => join(tools.folder, name);
  const start = async (name: string) => {
    const port = await findFreePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    const log = join(at(name), 'server.log');
    await tools.run('pg_ctl', ['start', '-w', '-D', at(name), '-l', log, '-o', options]);
    let isRunning = true;
    return {
      port,
      async startIfDown() {
        const isUp = await tools.run('pg_ctl', ['status', '-D', at(name)]).then(
          () => true,
          () => false,
        );
        if (!isUp) await tools.run('pg_ctl', ['start', '-w', '-D', at(name), '-l', log, '-o', options]);
        return !isUp;
      },
      urlOf: (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
      async crash() {
        if (isRunning) await tools.run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', at(name)]);
        isRunning = false;
      },
    };
  };

  const cluster = ['-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  await mkdir(at('primary'));
  await tools.handOver(at('primary'));
  const isMounted = await run('mount', [
    ...['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=0700`, 'leavebits', at('primary')],
  ]).then(
    () => true,
    () => false,
  );
  if (isMounted) await tools.handOver(at('primary'));
  await tools.run('initdb', ['-D', at('primary'), ...cluster]);
  await appendFile(
    at('primary/postgresql.conf'),
    'max_connections = 200\nmax_wal_size = 128MB\nmin_wal_size = 32MB\n',
  );
  const primary = await start('primary');
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', SUPERUSER];
  await tools.run('pg_basebackup', ['-D', at('standby'), '-R', '-X', 'stream', '-c', 'fast', ...source]);
  await appendFile(
    at('standby/postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${SUPERUSER} application_name=standby'\n`,
  );
  const standby = await start('standby');
  const set = (server: PairedPostgres, names: string) =>
    runOnDatabase(server.urlOf('postgres'), `alter system set synchronous_standby_names = '${names}'`).then(
      () => runOnDatabase(server.urlOf('postgres'), 'select pg_reload_conf()'),
    );
  await set(primary, 'standby');
  const ballast = at('primary/ballast');
  return {
    primary,
    standby,
    disk: isMounted
      ? {
          async fill() {
            const file = await open(ballast, 'w');
            for (let size = 1024 ** 2; size >= 1;) {
              const { bytesWritten } = await file
                .write(Buffer.alloc(size))
                .catch(() => ({ bytesWritten: 0 }));
              if (bytesWritten < size) size = Math.floor(size / 2);
            }
            await file.close();
          },
          async makeRoom() {
            await rm(ballast, { force: true });
            return primary.startIfDown();
          },
        }
      : null,
    async promote() {
      await runOnDatabase(standby.urlOf('postgres'), 'select pg_promote()');
      await set(standby, '');
    },
    async [Symbol.asyncDispose]() {
      await primary.crash();
      await standby.crash();
      if (isMounted) await run('umount', [at('primary')]);
    },
  };
}
