import { open } from 'node:fs/promises';
import { createKeyRing } from './adapters/crypto/key-ring.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { loadConfig } from './config.ts';
import { migrateDatabase } from './db/migrate.ts';
import { grantRights } from './db/roles/grant-rights.ts';
import { restoreBackup } from './features/backup/restore-backup.ts';
import { verifyBackup } from './features/backup/read-backup.ts';
import {
  failCommand,
  parseFileArgument,
  createProgressReporter,
  readProjectVersion,
} from './operator-command.ts';

const USAGE = `Usage:
  npm run restore -- FILE   loads a backup into an empty database and starts a recovery`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run restore`: exits with 1 if the backup was not restored, in which case the database is as empty as before. */
async function main(): Promise<void> {
  const path = parseFileArgument(USAGE);
  const config = loadConfig();
  const keyRing = createKeyRing(config.dataKeys);
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    // Verified first, because opening the database may create one, with a password from the same file as the keys.
    const manifest = await verifyBackup(file, {
      keyRing,
      version: readProjectVersion(),
      onProgress: createProgressReporter('Verified so far', size),
    });
    say(`The backup is intact. It was made at ${manifest.takenAt} by version ${manifest.version}.`);
    const embedded = config.databaseUrl
      ? null
      : await connectOrStartEmbeddedPostgres({
          dataDir: config.dataDir,
          password: config.embeddedDatabasePassword,
        });
    try {
      const url = embedded?.url ?? config.migrationDatabaseUrl ?? config.databaseUrl!;
      await restoreBackup(file, manifest, {
        url,
        keyRing,
        onProgress: createProgressReporter('Loaded so far', size),
      });
      say(
        'Restored. The service is in recovery: nothing is sent, released, destroyed or charged automatically.',
      );
      await migrateDatabase(url)
        .then(() => grantRights(url))
        .catch((error: unknown) =>
          failCommand(
            error,
            'The backup has been restored, but the database could not be brought up to date. The next start will try again',
          ),
        );
    } finally {
      await embedded?.stop();
    }
  } finally {
    await file.close();
  }
  say('Next: npm run recovery -- status');
}

main().catch((error: unknown) => failCommand(error, 'Nothing was restored'));
