import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Clock } from '../adapters/clock.ts';
import type { KeyRing } from '../adapters/crypto/key-ring.ts';
import { readDiskSpace } from '../adapters/disk-space.ts';
import type { ExchangeRates } from '../adapters/exchange-rates.ts';
import type { Payfast } from '../adapters/payfast/payfast.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { serviceState } from '../db/schema/index.ts';
import { isInRecovery } from '../features/recovery/is-in-recovery.ts';
import { countWaitingJobs } from '../jobs/count-jobs.ts';
import { laneOf } from '../jobs/worker.ts';
import { countDeadJobs } from '../jobs/remove-dead-jobs.ts';
import { countFailingRows } from '../jobs/sweep.ts';
import { ok, problem, type Finding, type NamedFinding } from './finding.ts';
import {
  judgeBackup,
  judgeClock,
  judgeDeadJobs,
  judgeDisk,
  judgeFailingRows,
  judgeForeignDisk,
  judgeKeys,
  judgeLanes,
  judgeMails,
  judgeMigrations,
  judgeRecovery,
  judgeRole,
  judgeService,
  judgeSettings,
} from './judge-service.ts';
import {
  isLocalDomain,
  judgeBounceMx,
  judgeMailDns,
  judgePayfast,
  judgeRate,
  judgeSmtp,
  judgeSpf,
  judgeTls,
} from './judge-world.ts';
import { readLastBackup } from './last-backup.ts';
import {
  lookAtBeat,
  lookAtClock,
  lookAtFolder,
  lookAtKeys,
  lookAtMails,
  lookAtRole,
  lookAtSize,
} from './look-at-database.ts';
import {
  domainOf,
  lookAtMailDns,
  lookAtMx,
  lookAtPayfast,
  lookAtRate,
  lookAtSmtp,
  lookAtTls,
  reasonOf,
  type Dns,
} from './look-at-world.ts';

/** One check takes no longer. Opening the keys of a large database takes the longest. */
const CHECKED_WITHIN_MS = 60 * SECOND_MS;

/** What the checks may use. Tests hand in stand-ins. */
export interface DoctorWorld {
  config: Config;
  /** Names of the `ALLOW_…` settings that are `yes`. */
  allowed: string[];
  keyRing: KeyRing;
  payfast: Pick<Payfast, 'fetchPayments'>;
  exchangeRates: ExchangeRates;
  dns: Dns;
  clock: Pick<Clock, 'now'>;
  /** Null when it cannot be reached, with the reason. */
  database: { db: Database; isUpToDate: boolean } | { db: null; why: string };
  withinMs?: number;
}

type Check = () => Promise<Finding | Finding[]> | Finding | Finding[];

/** Runs every check, each by itself and with a time limit. A failure is a finding. They write nothing and send nothing. */
export async function runChecks(world: DoctorWorld): Promise<NamedFinding[]> {
  const { withinMs = CHECKED_WITHIN_MS } = world;
  const checks: [name: string, check: Check][] = [...checksOfWorld(world), ...checksOfDatabase(world)];
  const found = await Promise.all(
    checks.map(async ([name, check]) => {
      const late = delay(withinMs, null, { ref: false });
      const findings = await Promise.race([Promise.resolve().then(check), late]).catch((error: unknown) =>
        problem(`This could not be checked (${reasonOf(error)}).`, 'Fix that, then run this again.'),
      );
      const all =
        findings ?? problem('There was no answer in time.', 'Find out what is hanging, then run this again.');
      return (Array.isArray(all) ? all : [all]).map((finding) => ({ check: name, ...finding }));
    }),
  );
  return found.flat();
}

function checksOfWorld(world: DoctorWorld): [string, Check][] {
  const { config, allowed, dns, clock, payfast, exchangeRates } = world;
  const domain = domainOf(config.mailFrom);
  const bounces = config.mailBounceDomain;
  return [
    [
      'Settings',
      () =>
        judgeSettings({
          isProduction: config.isProduction,
          allowed,
          hasSupport: config.supportEmail !== null,
          hasMetrics: config.metricsToken !== null,
          hearsOfReturns: bounces !== null || config.mailWebhook !== null,
        }),
    ],
    ['Certificate', async () => judgeTls(await lookAtTls(config), clock.now())],
    [
      'Mail domain',
      async () =>
        isLocalDomain(domain)
          ? ok(`${domain} is known only here, so the DNS has nothing about it.`)
          : judgeMailDns(await lookAtMailDns(dns, domain)),
    ],
    ...(bounces === null
      ? []
      : [
          [
            'Returned mail',
            async () => [
              judgeBounceMx(bounces, await lookAtMx(dns, bounces)),
              judgeSpf(bounces, (await lookAtMailDns(dns, bounces)).spf),
            ],
          ] satisfies [string, Check],
        ]),
    ['Mail server', async () => judgeSmtp(await lookAtSmtp(config.smtpUrl))],
    ['PayFast', async () => judgePayfast(await lookAtPayfast(config, payfast, clock.now()))],
    ['Exchange rate', async () => judgeRate(await lookAtRate(config, exchangeRates))],
  ];
}

function checksOfDatabase(world: DoctorWorld): [string, Check][] {
  const { config, keyRing, clock, database } = world;
  if (database.db === null) {
    const { why } = database;
    return [
      [
        'Database',
        () => problem(`It cannot be reached (${why}).`, 'Check DATABASE_URL, and whether PostgreSQL runs.'),
      ],
    ];
  }
  const { db, isUpToDate } = database;
  if (!isUpToDate) return [['Migrations', () => judgeMigrations(false)]];
  const isEmbedded = config.databaseUrl === null;
  return [
    ['Migrations', () => judgeMigrations(true)],
    ['Clock', async () => judgeClock(await lookAtClock(db, () => clock.now().getTime()))],
    [
      'Disk',
      async () =>
        isEmbedded
          ? judgeDisk(
              'The disk of the built-in database',
              await readDiskSpace(await lookAtFolder(db)),
              config.diskFreeLeast,
            )
          : judgeForeignDisk(await lookAtSize(db), config.filesTotalMost),
    ],
    ['Keys', async () => judgeKeys(await lookAtKeys(db, keyRing))],
    ['Backup', async () => judgeBackup(await readLastBackup(db), clock.now(), config.isProduction)],
    ['Service', async () => judgeService(await lookAtBeat(db), await isInRecovery(db))],
    [
      'Recovery',
      async () => {
        const [state] = await db.select().from(serviceState);
        return judgeRecovery(state?.recoverySince ?? null, state?.recoveryReason ?? null);
      },
    ],
    ['Jobs', async () => judgeLanes(await countWaitingJobs(db, laneOf))],
    ['Dead jobs', async () => judgeDeadJobs(await countDeadJobs(db))],
    ['Failing rows', async () => judgeFailingRows(await countFailingRows(db))],
    [
      'Mails',
      async () => {
        const { waiting, oldestSeconds } = await lookAtMails(db);
        return judgeMails(waiting, oldestSeconds);
      },
    ],
    ['Role and connections', async () => judgeRole(await lookAtRole(db, isEmbedded))],
  ];
}
