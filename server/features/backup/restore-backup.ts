import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import { runMigrationsUpTo } from '../../db/migration-history.ts';
import { MIGRATION_LOCK } from '../../db/migrate.ts';
import { OperatorError } from '../../operator-error.ts';
import type { BackupManifest, BackupTable } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { withLongRunningClient } from './long-running-client.ts';

interface Options {
  url: string;
  keyRing: KeyRing;
  /** Defaults to the database's time; set by tests. */
  now?: Date;
  /** Called repeatedly with the number of bytes read so far. */
  onProgress?: (bytes: number) => void;
}

/**
 * Loads a backup into an empty database and starts a recovery, all in one transaction. The database therefore stays empty until
 * the whole file has been read a second time and verified. A server started in the meantime waits.
 * @throws OperatorError, changing nothing, if PostgreSQL is too old, the database isn't empty or the file is damaged
 */
export async function restoreBackup(
  file: FileHandle,
  manifest: BackupManifest,
  options: Options,
): Promise<void> {
  await withLongRunningClient(options.url, async (client) => {
    assertPostgresVersion(
      Number(
        (await client.query<{ server_version_num: string }>('show server_version_num')).rows[0]!
          .server_version_num,
      ),
    );
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    try {
      await assertEmpty(client);
      await runMigrationsUpTo(client, manifest.migration.hash);
      const restoreForeignKeys = await dropForeignKeys(client);
      await switchTriggers(client, 'disable');
      const again = await readBackup(
        file,
        options.keyRing,
        (table, pieces) => loadTable(client, table, pieces),
        options.onProgress,
      );
      if (JSON.stringify(again) !== JSON.stringify(manifest)) {
        throw new OperatorError('The file changed while it was being read.');
      }
      await setSequences(client, manifest);
      await beginRecoveryOf(client, manifest, options.now);
      await restoreForeignKeys();
      await switchTriggers(client, 'enable');
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Older versions can't use an enum value in the transaction in which a migration added it.
 * @param version in PostgreSQL's numeric form, such as 170004
 * @throws OperatorError
 */
export function assertPostgresVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= 17) return;
  throw new OperatorError(
    `A backup can be restored only into PostgreSQL 17 or newer, and this is version ${major}. Set DATABASE_URL to a database of a ` +
      'newer version.',
  );
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select current_database() as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'drizzle', 'graphile_worker', 'dev')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     limit 1`,
  );
  if (rows.length === 0) return;
  throw new OperatorError(
    `The database "${rows[0]!.name}" isn’t empty, and a backup can be restored only into an empty one. ` +
      'Set DATABASE_URL to a new database. If you use the built-in one, set DATA_DIR to a new folder, ' +
      'and copy the secrets.json of the old one into it.',
  );
}

/**
 * Drops the foreign keys so that tables can be loaded in any order and each key is checked once at the end instead of once per
 * row.
 * @returns a function that restores them
 */
async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

/** Triggers guard changes. A backup's rows already passed them when they were first written. */
async function switchTriggers(client: pg.Client, to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table } of rows) await client.query(`alter table ${table} ${to} trigger user`);
}

async function loadTable(
  client: pg.Client,
  { name, columns }: BackupTable,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const table = client.escapeIdentifier(name);
  // Removes rows that migrations inserted.
  await client.query(`truncate ${table}`);
  const into = client.query(
    copyFrom(
      `copy ${table} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')}) from stdin (format binary)`,
    ),
  );
  await pipeline(pieces, into);
  return into.rowCount;
}

async function setSequences(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      lastValue,
      isCalled,
    ]);
  }
}

/**
 * Dates the recovery after every email in the backup, even if clocks differ, so that none of them is sent. A backup made during
 * a recovery starts a new one, because its emails may have been sent since.
 */
async function beginRecoveryOf(client: pg.Client, { takenAt }: BackupManifest, now?: Date): Promise<void> {
  const reason = `A backup of ${takenAt.slice(0, 19).replace('T', ' ')} UTC was restored.`;
  const { rowCount } = await client.query(
    `update service_state set recovery_reason = $1, recovery_since = greatest(
       coalesce($2::timestamptz, now()), $3::timestamptz,
       (select max(created_at) + interval '1 second' from mails)
     )`,
    [reason, now ?? null, takenAt],
  );
  if (rowCount !== 1) throw new Error('the backup has no service_state row');
  // Backups from earlier versions lack some of these columns. The migration that adds them also sets them.
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.service_state'::regclass`,
  );
  const isKnown = (column: string) => rows.some(({ name }) => name === column);
  if (isKnown('is_restored'))
    await client.query('update service_state set is_restored = true, owners_told_at = null');
  // The folder in the object store stays the original's, which may still use it.
  if (isKnown('object_folder')) await client.query('update service_state set object_folder = null');
}
