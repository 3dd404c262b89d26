import { createKeyRing } from './adapters/crypto/key-ring.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { createObjectStore } from './adapters/object-store.ts';
import { systemRandomSource } from './adapters/random-source.ts';
import { loadConfig } from './config.ts';
import { assertKeyRingMatches } from './db/assert-key-ring.ts';
import { openDatabase } from './db/database.ts';
import { isSchemaUpToDate } from './db/migration-history.ts';
import type { FileStore } from './db/schema/index.ts';
import { countFilesToMove, moveFiles } from './features/files/move-files.ts';
import { createProgressReporter, failCommand, formatBytes } from './operator-command.ts';
import { OperatorError } from './operator-error.ts';

const USAGE = `Usage:
  npm run files:move -- --to s3|postgres             moves all files to the object store of FILES_URL, or to the database
  npm run files:move -- --to s3|postgres --dry-run   says how much that would be`;

const names = { s3: 'the object store', postgres: 'the database' } satisfies Record<FileStore, string>;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** @throws OperatorError */
function parseArguments([option, to, ...rest]: string[]): { to: FileStore; isDryRun: boolean } {
  const isDryRun = rest.length === 1 && rest[0] === '--dry-run';
  if (option !== '--to' || (to !== 's3' && to !== 'postgres') || (rest.length > 0 && !isDryRun))
    throw new OperatorError(USAGE);
  return { to, isDryRun };
}

/** `npm run files:move`: exits with 1 if a file that should have been moved was not. */
async function main(): Promise<void> {
  const { to, isDryRun } = parseArguments(process.argv.slice(2));
  const config = loadConfig(undefined, { isStarted: true });
  const keyRing = createKeyRing(config.dataKeys);
  const objectStore = config.objectStore && createObjectStore(config.objectStore);
  const embedded = config.databaseUrl
    ? null
    : await connectOrStartEmbeddedPostgres({
        dataDir: config.dataDir,
        password: config.embeddedDatabasePassword,
      });
  const { pool, db } = openDatabase(config.databaseUrl ?? embedded!.url, () => undefined);
  try {
    if (!(await isSchemaUpToDate(pool))) {
      throw new OperatorError('This database isn’t up to date. Start LeaveBits once, then run this again.');
    }
    await assertKeyRingMatches(db, keyRing);
    const total = await countFilesToMove(db, to);
    const size = `${total.files} files, ${formatBytes(total.bytes)}`;
    if (isDryRun) return void say(`To be moved to ${names[to]}: ${size}.${sayUnfinished(total.unfinished)}`);
    if (!objectStore && (to === 's3' || total.files > 0))
      throw new OperatorError('FILES_URL isn’t set. Set it, and the store’s credentials, as for the server.');
    say(`Moving ${size} to ${names[to]}. You can stop this at any time and run it again.`);
    const onProgress = createProgressReporter('Moved so far', total.bytes);
    const moved = await moveFiles(
      { db, pool, keyRing, objectStore, random: systemRandomSource },
      to,
      onProgress,
    );
    for (const failure of moved.failures) process.stderr.write(`${failure}\n`);
    const left = await countFilesToMove(db, to);
    say(`Moved ${moved.files} files, ${formatBytes(moved.bytes)}.${sayUnfinished(left.unfinished)}`);
    if (moved.interruption)
      throw new OperatorError(
        `${moved.interruption.message}. ${left.files} files, ${formatBytes(left.bytes)}, have yet to be moved, and can be read where ` +
          'they are. Once the store works, run this again.',
      );
    if (moved.failures.length > 0)
      throw new OperatorError('These files couldn’t be moved. See docs/operating.md, "Moving files".');
  } finally {
    await objectStore?.close();
    await pool.end();
    await embedded?.stop();
  }
}

const sayUnfinished = (files: number): string =>
  files === 0 ? '' : ` ${files} more are being uploaded. Run this again once they have arrived.`;

main().catch((error: unknown) =>
  failCommand(error, 'The files could not all be moved. Each can be read where it is'),
);
