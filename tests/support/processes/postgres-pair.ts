import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** A primary and its synchronous standby. Disposing stops both. */
export interface PostgresPair extends AsyncDisposable {
  primary: PairedPostgres;
  standby: PairedPostgres;
  /** Makes the standby a primary that waits for no other. */
  promote(): Promise<void>;
}

const SUPERUSER = 'leavebits';

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
      urlOf: (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
      async crash() {
        if (isRunning) await tools.run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', at(name)]);
        isRunning = false;
      },
    };
  };

  const cluster = ['-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  await tools.run('initdb', ['-D', at('primary'), ...cluster]);
  await appendFile(at('primary/postgresql.conf'), 'max_connections = 200\n');
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
  return {
    primary,
    standby,
    async promote() {
      await runOnDatabase(standby.urlOf('postgres'), 'select pg_promote()');
      await set(standby, '');
    },
    async [Symbol.asyncDispose]() {
      await primary.crash();
      await standby.crash();
    },
  };
}
