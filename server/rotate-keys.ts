import { createKeyRing } from './adapters/crypto/key-ring.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { loadConfig } from './config.ts';
import { assertKeyRingMatches } from './db/assert-key-ring.ts';
import { openDatabase } from './db/database.ts';
import { isSchemaUpToDate } from './db/migration-history.ts';
import { rotateKeys, type KeyRotationReport } from './db/rotate-keys.ts';
import { OperatorError } from './operator-error.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** `npm run keys:rotate`: re-encrypts everything under the first key of DATA_KEYS. Exits with 1 if anything failed. */
async function main(): Promise<void> {
  const config = loadConfig(undefined, { isStarted: true });
  const keyRing = createKeyRing(config.dataKeys);
  const embedded = config.databaseUrl
    ? null
    : await connectOrStartEmbeddedPostgres({
        dataDir: config.dataDir,
        password: config.embeddedDatabasePassword,
      });
  try {
    const url = config.databaseUrl ?? embedded!.url;
    const { pool, db } = openDatabase(url, (error) => complain(error.message));
    try {
      if (!(await isSchemaUpToDate(pool))) {
        throw new OperatorError('This database isn’t up to date. Start LeaveBits once, then run this again.');
      }
      await assertKeyRingMatches(db, keyRing);
      say(`Re-encrypting everything under the key "${keyRing.currentId}".`);
      summarise(await rotateKeys({ db, keyRing }, say), keyRing.currentId);
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
}

function summarise({ rewrapped, failures, left, unused }: KeyRotationReport, currentId: string): void {
  say(
    `Re-wrapped: ${rewrapped['data keys']} data keys, ${rewrapped['queued mails']} queued emails. Content was not touched.`,
  );
  for (const failure of failures) complain(failure);
  if (left > 0) complain(`${left} were in use the whole time. Please run this again.`);
  if (failures.length > 0 || left > 0) process.exitCode = 1;
  for (const id of unused) {
    say(
      `The key "${id}" is no longer needed. You can remove it from DATA_KEYS once "${currentId}" comes first on every server.`,
    );
  }
}

main().catch((error: unknown) => {
  complain(
    error instanceof OperatorError
      ? error.message.replace('LeaveBits cannot start', 'The keys can’t be rotated')
      : `The keys could not be rotated: ${error instanceof Error ? error.message : String(error)}. Finished work is kept, and nothing was lost.`,
  );
  process.exitCode = 1;
});
