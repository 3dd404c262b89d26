import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Clock } from '../adapters/clock.ts';
import type { KeyRing } from '../adapters/crypto/key-ring.ts';
import { readDiskSpace } from '../adapters/disk-space.ts';
import type { ExchangeRates } from '../adapters/exchange-rates.ts';
import type { ObjectStore } from '../adapters/object-store.ts';
import type { Payfast } from '../adapters/payfast/payfast.ts';
import type { RandomSource } from '../adapters/random-source.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { serviceState } from '../db/schema/index.ts';
import { isInRecovery } from '../features/recovery/inspect-database.ts';
import { countWaitingJobs } from '../jobs/count-jobs.ts';
import { findJobLane } from '../jobs/registry.ts';
import { countDeadJobs } from '../jobs/remove-dead-jobs.ts';
import { countFailingRows } from '../jobs/sweep.ts';
import { okFinding, problemFinding, type Finding, type NamedFinding } from './finding.ts';
import {
  checkLastBackup,
  checkClockSkew,
  checkDeadJobs,
  checkDiskSpace,
  checkFailingRows,
  checkDatabaseSize,
  checkKeyRing,
  checkJobLanes,
  checkMailQueue,
  checkMigrations,
  checkRecoveryState,
  checkDatabaseRole,
  checkHeartbeat,
  checkSettings,
} from './check-service.ts';
import {
  isLocalDomain,
  checkBounceMx,
  checkMailDns,
  checkObjectStore,
  checkPayfast,
  checkExchangeRate,
  checkSmsGateway,
  checkSmtp,
  checkSpf,
  checkTlsCertificate,
} from './check-dependencies.ts';
import {
  countFilesInObjects,
  findLastBackupTime,
  findHeartbeatAge,
  measureClockSkew,
  getDataDirectory,
  probeKeyRing,
  probeMailQueue,
  probeDatabaseRole,
  getDatabaseSize,
} from './probe-database.ts';
import {
  parseMailDomain,
  probeMailDns,
  probeMx,
  probeObjectStore,
  probePayfast,
  probeExchangeRate,
  probeSmsGateway,
  probeSmtp,
  probeTls,
  describeProbeError,
  type DnsResolver,
} from './probe-dependencies.ts';

/** The timeout of each check. Unwrapping the keys of a large database takes longest. */
const CHECKED_WITHIN_MS = 60 * SECOND_MS;

/** The dependencies of the checks. Tests pass fakes. */
export interface DoctorDependencies {
  config: Config;
  /** The names of the `ALLOW_…` settings that are `yes`. */
  allowed: string[];
  keyRing: KeyRing;
  payfast: Pick<Payfast, 'fetchPayments'>;
  exchangeRates: ExchangeRates;
  /** Where files may be. Null: only in the database. */
  objectStore: ObjectStore | null;
  random: Pick<RandomSource, 'uuid'>;
  dns: DnsResolver;
  clock: Pick<Clock, 'now'>;
  /** The database, or why it cannot be reached. */
  database: { db: Database; isUpToDate: boolean } | { db: null; why: string };
  withinMs?: number;
}

type Check = () => Promise<Finding | Finding[]> | Finding | Finding[];

/** Runs all checks independently, each with a timeout. A check that fails becomes a finding. Nothing is sent, and nothing written but an object that is removed at once. */
export async function runDoctorChecks(world: DoctorDependencies): Promise<NamedFinding[]> {
  const { withinMs = CHECKED_WITHIN_MS } = world;
  const checks: [name: string, check: Check][] = [...checksOfWorld(world), ...checksOfDatabase(world)];
  const found = await Promise.all(
    checks.map(async ([name, check]) => {
      const late = delay(withinMs, null, { ref: false });
      const findings = await Promise.race([Promise.resolve().then(check), late]).catch((error: unknown) =>
        problemFinding(
          `The check failed (${describeProbeError(error)}).`,
          'Fix this, then run the check again.',
        ),
      );
      const all =
        findings ??
        problemFinding(
          'There was no response in time.',
          'Find out what is hanging, then run the check again.',
        );
      return (Array.isArray(all) ? all : [all]).map((finding) => ({ check: name, ...finding }));
    }),
  );
  return found.flat();
}

function checksOfWorld(world: DoctorDependencies): [string, Check][] {
  const { config, allowed, dns, clock, payfast, exchangeRates, objectStore, random } = world;
  const domain = parseMailDomain(config.mailFrom);
  const bounces = config.mailBounceDomain;
  return [
    [
      'Settings',
      () =>
        checkSettings({
          isProduction: config.isProduction,
          allowed,
          hasSupport: config.supportEmail !== null,
          hasMetrics: config.metricsToken !== null,
          detectsBounces: bounces !== null || config.mailWebhook !== null,
        }),
    ],
    ['Certificate', async () => checkTlsCertificate(await probeTls(config), clock.now())],
    [
      'Mail domain',
      async () =>
        isLocalDomain(domain)
          ? okFinding(`${domain} is a local name, so it has no public DNS records.`)
          : checkMailDns(await probeMailDns(dns, domain)),
    ],
    ...(bounces === null
      ? []
      : [
          [
            'Returned mail',
            async () => [
              checkBounceMx(bounces, await probeMx(dns, bounces)),
              checkSpf(bounces, (await probeMailDns(dns, bounces)).spf),
            ],
          ] satisfies [string, Check],
        ]),
    ['Mail server', async () => checkSmtp(await probeSmtp(config.smtpUrl))],
    ['Text messages', async () => checkSmsGateway(await probeSmsGateway(config.smsGateway))],
    ['PayFast', async () => checkPayfast(await probePayfast(config, payfast, clock.now()))],
    ...(objectStore === null || config.objectStore === null
      ? []
      : [
          [
            'File store',
            async () => {
              const probe = { bucket: config.objectStore!.bucket, name: random.uuid() };
              return checkObjectStore(await probeObjectStore(objectStore, probe), 0);
            },
          ] satisfies [string, Check],
        ]),
    ['Exchange rate', async () => checkExchangeRate(await probeExchangeRate(config, exchangeRates))],
  ];
}

function checksOfDatabase(world: DoctorDependencies): [string, Check][] {
  const { config, keyRing, clock, database } = world;
  if (database.db === null) {
    const { why } = database;
    return [
      [
        'Database',
        () =>
          problemFinding(
            `It can’t be reached (${why}).`,
            'Check DATABASE_URL and that PostgreSQL is running.',
          ),
      ],
    ];
  }
  const { db, isUpToDate } = database;
  if (!isUpToDate) return [['Migrations', () => checkMigrations(false)]];
  const isEmbedded = config.databaseUrl === null;
  return [
    ...(config.objectStore === null
      ? [
          ['File store', async () => checkObjectStore(null, await countFilesInObjects(db))] satisfies [
            string,
            Check,
          ],
        ]
      : []),
    ['Migrations', () => checkMigrations(true)],
    ['Clock', async () => checkClockSkew(await measureClockSkew(db, () => clock.now().getTime()))],
    [
      'Disk',
      async () =>
        isEmbedded
          ? checkDiskSpace(
              'The disk of the built-in database',
              await readDiskSpace(await getDataDirectory(db)),
              config.diskFreeMinBytes,
            )
          : checkDatabaseSize(await getDatabaseSize(db), config.filesTotalMaxBytes),
    ],
    ['Keys', async () => checkKeyRing(await probeKeyRing(db, keyRing))],
    ['Backup', async () => checkLastBackup(await findLastBackupTime(db), clock.now(), config.isProduction)],
    ['Service', async () => checkHeartbeat(await findHeartbeatAge(db), await isInRecovery(db))],
    [
      'Recovery',
      async () => {
        const [state] = await db.select().from(serviceState);
        return checkRecoveryState(state?.recoverySince ?? null, state?.recoveryReason ?? null);
      },
    ],
    ['Jobs', async () => checkJobLanes(await countWaitingJobs(db, findJobLane))],
    ['Failed jobs', async () => checkDeadJobs(await countDeadJobs(db))],
    ['Failing rows', async () => checkFailingRows(await countFailingRows(db))],
    [
      'Mails',
      async () => {
        const { waiting, oldestSeconds } = await probeMailQueue(db);
        return checkMailQueue(waiting, oldestSeconds);
      },
    ],
    ['Role and connections', async () => checkDatabaseRole(await probeDatabaseRole(db, isEmbedded))],
  ];
}
