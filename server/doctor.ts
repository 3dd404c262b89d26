import { Resolver } from 'node:dns/promises';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { systemClock } from './adapters/clock.ts';
import { createKeyRing } from './adapters/crypto/key-ring.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { createExchangeRates } from './adapters/exchange-rates.ts';
import { createObjectStore } from './adapters/object-store.ts';
import { createPayfast } from './adapters/payfast/payfast.ts';
import { systemRandomSource } from './adapters/random-source.ts';
import { listUnsafeOverrides, ConfigError, loadConfig, areSecretsProvided, type Config } from './config.ts';
import { openReadOnlyDatabase } from './db/database.ts';
import { isSchemaUpToDate } from './db/migration-history.ts';
import { formatFindings, problemFinding, getWorstState, type NamedFinding } from './doctor/finding.ts';
import { describeProbeError } from './doctor/probe-dependencies.ts';
import { runDoctorChecks, type DoctorDependencies } from './doctor/run-checks.ts';
import { OperatorError } from './operator-error.ts';

const USAGE = `Usage:
  npm run -s doctor            checks this service and says how to fix problems
  npm run -s doctor -- --json  prints the result as JSON`;

/** `npm run doctor`. Read-only: sends nothing, and writes nothing but an object that it removes. Exits with 1 if it finds a problem. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--json')) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const findings = await examine();
  const state = getWorstState(findings);
  const text = args.includes('--json')
    ? JSON.stringify({ state, findings }, null, 2)
    : formatFindings(findings).join('\n');
  process.stdout.write(`${text}\n`);
  process.exitCode = state === 'problem' ? 1 : 0;
}

async function examine(): Promise<NamedFinding[]> {
  let config: Config;
  try {
    if (!areSecretsProvided()) {
      return [
        named(
          'Settings',
          problemFinding('LeaveBits has never been started here.', 'Run npm start once, then this again.'),
        ),
      ];
    }
    config = loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const last = error.problems.length - 1;
    return error.problems.map((words, index) =>
      named(
        'Settings',
        problemFinding(
          `${words}.`,
          index < last ? 'See .env.example.' : 'See .env.example. LeaveBits won’t start with these settings.',
        ),
      ),
    );
  }
  const closers: (() => Promise<unknown>)[] = [];
  const objectStore = config.objectStore && createObjectStore(config.objectStore);
  closers.push(async () => objectStore?.close());
  try {
    return await runDoctorChecks({
      config,
      allowed: listUnsafeOverrides(),
      keyRing: createKeyRing(config.dataKeys),
      payfast: createPayfast(config.payfast, systemClock),
      exchangeRates: createExchangeRates(config.exchangeRateUrl),
      objectStore,
      random: systemRandomSource,
      dns: new Resolver({ timeout: 5 * SECOND_MS, tries: 2 }),
      clock: systemClock,
      database: await reachDatabase(config, closers),
    });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const named = (check: string, finding: Omit<NamedFinding, 'check'>): NamedFinding => ({ check, ...finding });

/** The database, or the reason why it cannot be reached. */
async function reachDatabase(
  { databaseUrl, dataDir, embeddedDatabasePassword: password }: Config,
  closers: (() => Promise<unknown>)[],
): Promise<DoctorDependencies['database']> {
  try {
    const embedded =
      databaseUrl === null ? await connectOrStartEmbeddedPostgres({ dataDir, password }) : null;
    if (embedded) closers.push(() => embedded.stop());
    const { pool, db } = openReadOnlyDatabase(databaseUrl ?? embedded!.url);
    closers.push(() => pool.end());
    return { db, isUpToDate: await isSchemaUpToDate(pool) };
  } catch (error) {
    return { db: null, why: error instanceof OperatorError ? error.message : describeProbeError(error) };
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The check failed: ${describeProbeError(error)}. Nothing was changed.\n`);
  process.exitCode = 1;
});
