import { createKeyRing } from './adapters/crypto/key-ring.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { createObjectStore } from './adapters/object-store.ts';
import { loadConfig } from './config.ts';
import { assertKeyRingMatches } from './db/assert-key-ring.ts';
import { openDatabase } from './db/database.ts';
import { isSchemaUpToDate } from './db/migration-history.ts';
import { recordBackup, takeBackup } from './features/backup/take-backup.ts';
import {
  failCommand,
  parseFileArgument,
  createProgressReporter,
  formatBytes,
  readProjectVersion,
} from './operator-command.ts';
import { OperatorError } from './operator-error.ts';

const USAGE = `Usage:
  npm run backup -- FILE   writes the whole database, and all files, to a new file`;

/** `npm run backup`: exits with 1 if the backup was incomplete or could not be recorded. */
async function main(): Promise<void> {
  const path = parseFileArgument(USAGE);
  const config = loadConfig(undefined, { isStarted: true });
  const keyRing = createKeyRing(config.dataKeys);
  const embedded = config.databaseUrl
    ? null
    : await connectOrStartEmbeddedPostgres({
        dataDir: config.dataDir,
        password: config.embeddedDatabasePassword,
      });
  const url = embedded?.url ?? config.migrationDatabaseUrl ?? config.databaseUrl!;
  const { pool, db } = openDatabase(url, () => undefined);
  const objectStore = config.objectStore && createObjectStore(config.objectStore);
  try {
    if (!(await isSchemaUpToDate(pool))) {
      throw new OperatorError('This database isn’t up to date. Start LeaveBits once, then run this again.');
    }
    await assertKeyRingMatches(db, keyRing);
    const onProgress = createProgressReporter('Written so far');
    const version = readProjectVersion();
    const made = await takeBackup({ url, keyRing, objectStore, path, version, onProgress });
    process.stdout.write(
      `${path} contains ${made.tables} tables, ${formatBytes(made.bytes)}, as of ${made.takenAt.toISOString()}.\n` +
        'It contains addresses and other personal data in plain text, but no keys. Store DATA_KEYS elsewhere.\n',
    );
    await recordBackup(db, made).catch((error: unknown) => {
      failCommand(error, 'The backup is complete, but the database couldn’t record when it was made');
    });
  } finally {
    await objectStore?.close();
    await pool.end();
    await embedded?.stop();
  }
}

main().catch((error: unknown) => failCommand(error, 'No backup was made'));
