import { createKeyRing } from './adapters/crypto/key-ring.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { loadConfig } from './config.ts';
import { assertKeyRingMatches } from './db/assert-key-ring.ts';
import { openDatabase } from './db/database.ts';
import { isSchemaUpToDate } from './db/migration-history.ts';
import { listActivityLogOwners, verifyActivityChain } from './features/activity/verify-hash-chain.ts';
import { OperatorError } from './operator-error.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

/** `npm run activity:verify`: verifies every activity log. Exits with 1 if one is broken or could not be verified. */
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
    const { pool, db } = openDatabase(config.databaseUrl ?? embedded!.url, (error) =>
      complain(error.message),
    );
    try {
      if (!(await isSchemaUpToDate(pool))) {
        throw new OperatorError('This database isn’t up to date. Start LeaveBits once, then run this again.');
      }
      await assertKeyRingMatches(db, keyRing);
      let entries = 0;
      let breaks = 0;
      const owners = await listActivityLogOwners(db);
      for (const userId of owners) {
        const { number, broken } = await verifyActivityChain({ db, keyRing }, userId);
        entries += number;
        if (!broken) continue;
        breaks += 1;
        complain(
          broken.number === null
            ? `Owner ${userId}: ${broken.what}.`
            : `Owner ${userId}, entry ${broken.number}: ${broken.what}.`,
        );
      }
      if (breaks === 0) say(`All ${owners.length} activity logs are intact, with ${entries} entries.`);
      else complain(`${breaks} of ${owners.length} activity logs are broken.`);
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
}

main().catch((error: unknown) => {
  complain(
    error instanceof OperatorError
      ? error.message.replace('LeaveBits cannot start', 'The activity logs can’t be verified')
      : `The activity logs could not be verified: ${error instanceof Error ? error.message : String(error)}.`,
  );
});
