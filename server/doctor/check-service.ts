import { formatCount } from '#shared/domain/format-count.ts';
import { LATE_JOB_SECONDS, type WaitingJobs } from '../jobs/count-jobs.ts';
import { formatDuration, okFinding, problemFinding, warningFinding, type Finding } from './finding.ts';

const GIB = 2 ** 30;
const gib = (bytes: number) => `${(bytes / GIB).toFixed(1)} GiB`;

export interface SettingsFacts {
  isProduction: boolean;
  /** The `ALLOW_…` settings that are `yes`. */
  allowed: string[];
  hasSupport: boolean;
  hasMetrics: boolean;
  /** Whether bounces are reported to us. */
  detectsBounces: boolean;
}

export function checkSettings(facts: SettingsFacts): Finding[] {
  if (!facts.isProduction) return [okFinding('All settings are valid. This isn’t production (NODE_ENV).')];
  const missing: [boolean, string, string][] = [
    [facts.hasSupport, 'There is no support address.', 'Set SUPPORT_EMAIL.'],
    [
      facts.hasMetrics,
      'This service can’t be monitored because METRICS_TOKEN isn’t set.',
      'Set METRICS_TOKEN, then have Prometheus scrape /metrics and load ops/alerts.yml.',
    ],
    [
      facts.detectsBounces,
      'Bounces aren’t detected, so a warning that never arrived counts as delivered.',
      'Set MAIL_BOUNCE_DOMAIN with BOUNCE_SMTP_PORT, or MAIL_WEBHOOK_PROVIDER.',
    ],
  ];
  return [
    okFinding('All required settings are set and valid.'),
    ...facts.allowed.map((name) =>
      warningFinding(`${name}=yes turns off a safety check.`, 'Remove it once you no longer need it.'),
    ),
    ...missing.filter(([isThere]) => !isThere).map(([, words, todo]) => warningFinding(words, todo)),
  ];
}

/** @param secondsApart how far the database's clock is ahead of this machine's. */
export function checkClockSkew(secondsApart: number): Finding {
  const apart = Math.abs(secondsApart);
  if (apart > 60)
    return problemFinding(
      `This machine and the database differ by ${formatDuration(apart)}. Nothing is released or destroyed until this is fixed.`,
      'Correct the wrong clock, and turn on NTP on both.',
    );
  if (apart > 5)
    return warningFinding(
      `This machine and the database differ by ${formatDuration(apart)}.`,
      'Turn on NTP on both.',
    );
  return okFinding('This machine and the database agree.');
}

/** @param least the space that new files must leave free. Null for another disk, to which no setting applies. */
export function checkDiskSpace(
  what: string,
  { totalBytes, freeBytes }: { totalBytes: number; freeBytes: number },
  least: number,
): Finding {
  const words = `${what} has ${gib(freeBytes)} free of ${gib(totalBytes)}.`;
  if (freeBytes <= least)
    return problemFinding(
      `${words} New files are rejected below ${gib(least)}.`,
      'Enlarge the disk or free up space.',
    );
  if (freeBytes <= 2 * least || freeBytes / totalBytes < 0.1)
    return warningFinding(words, 'Enlarge the disk soon.');
  return okFinding(words);
}

/** The size of a database whose disk we cannot see. @param most `FILES_TOTAL_MOST`. */
export function checkDatabaseSize(databaseBytes: number, most: number | null): Finding {
  const words = `The database uses ${gib(databaseBytes)}. Its disk can’t be checked from here.`;
  return most === null
    ? warningFinding(words, 'Set FILES_TOTAL_MOST well below the size of its disk, and monitor the disk.')
    : databaseBytes >= most
      ? problemFinding(
          `${words} FILES_TOTAL_MOST is ${gib(most)}.`,
          'Enlarge the disk, then raise FILES_TOTAL_MOST.',
        )
      : okFinding(`${words} FILES_TOTAL_MOST is ${gib(most)}.`);
}

export function checkMigrations(isUpToDate: boolean): Finding {
  return isUpToDate
    ? okFinding('The database is up to date.')
    : problemFinding(
        'The database is missing migrations of this version.',
        'Start LeaveBits once: it migrates the database on start.',
      );
}

/** How the ring matches the database. */
export interface KeyFacts {
  currentId: string;
  /** Ids in the ring whose key differs from the one the database was written with. */
  differing: string[];
  /** Ids that content needs but the ring lacks. */
  missing: string[];
  /** Older ids in the ring that something still needs. */
  stillNeeded: string[];
  /** Older ids in the ring that nothing needs. */
  unused: string[];
  /** The number of data keys that were unwrapped, and the items whose key could not be, such as `LeaveBit 12`. */
  opened: number;
  broken: string[];
}

export function checkKeyRing(facts: KeyFacts): Finding[] {
  const named = (ids: string[]) => ids.map((id) => `"${id}"`).join(', ');
  const { broken } = facts;
  return [
    ...(facts.differing.length > 0
      ? [
          problemFinding(
            `DATA_KEYS has a different key ${named(facts.differing)} than this database was written with.`,
            'Use this database’s key ring. Nothing can be read with a different one.',
          ),
        ]
      : []),
    ...(facts.missing.length > 0
      ? [
          problemFinding(
            `DATA_KEYS lacks ${named(facts.missing)}, which content in this database needs.`,
            'Add these keys again. Without them, that content is lost.',
          ),
        ]
      : []),
    broken.length > 0
      ? problemFinding(
          `${formatCount(broken.length, 'data key or integrity tag is', 'data keys or integrity tags are')} invalid: ${broken.slice(0, 5).join(', ')}${broken.length > 5 ? ' …' : ''}.`,
          'They were altered at rest, or created with a key that isn’t in DATA_KEYS. Compare with a backup.',
        )
      : okFinding(
          `${formatCount(facts.opened, 'data key')} verified. New content is encrypted with "${facts.currentId}".`,
        ),
    ...(facts.stillNeeded.length > 0
      ? [
          warningFinding(
            `Older keys are still needed: ${named(facts.stillNeeded)}.`,
            'Run npm run keys:rotate, and keep them until it’s done.',
          ),
        ]
      : []),
    ...(facts.unused.length > 0
      ? [
          okFinding(
            `Nothing in the database needs ${named(facts.unused)}. Older backups and offers might. See docs/operating.md, "Keys".`,
          ),
        ]
      : []),
  ];
}

/** @param at when the last one was made; null if none was recorded. */
export function checkLastBackup(at: Date | null, now: Date, isProduction: boolean): Finding {
  const todo = 'Run npm run backup daily, and store the file separately from the database and DATA_KEYS.';
  if (at === null) {
    const words = 'No backup has been recorded.';
    return isProduction ? problemFinding(words, todo) : warningFinding(words, todo);
  }
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const words = `The last backup was made ${formatDuration(seconds)} ago.`;
  if (seconds > 7 * 86_400) return problemFinding(words, todo);
  return seconds > 26 * 3_600 ? warningFinding(words, todo) : okFinding(words);
}

/** @param beatSeconds the age of a server's last heartbeat, or null if there was none. Servers send none during a recovery. */
export function checkHeartbeat(beatSeconds: number | null, isInRecovery: boolean): Finding {
  if (beatSeconds !== null && beatSeconds <= 120) return okFinding('A server is running.');
  if (isInRecovery)
    return warningFinding(
      'Servers don’t send heartbeats during a recovery, so this command can’t tell whether one is running.',
      'Check /readyz on the server.',
    );
  return beatSeconds === null
    ? warningFinding('No server has used this database yet.', 'Start one: npm start.')
    : problemFinding(
        `No heartbeat for ${formatDuration(beatSeconds)}: either no server is running or none of them trusts its clock.`,
        'Start one. If one is running, read its log and run npm run recovery -- status.',
      );
}

export function checkJobLanes(lanes: readonly Omit<WaitingJobs, 'late'>[]): Finding[] {
  const late = lanes.filter(({ oldestSeconds }) => oldestSeconds > LATE_JOB_SECONDS);
  if (late.length === 0) return [okFinding('No job is late.')];
  return late.map(({ lane, due, oldestSeconds }) => {
    const words = `Lane ${lane}: ${formatCount(due, 'job is', 'jobs are')} waiting, the oldest for ${formatDuration(oldestSeconds)}.`;
    const todo = 'Check /readyz, and look in the log for "lane-restarted" and "worker-given-up".';
    return oldestSeconds > 600 ? problemFinding(words, todo) : warningFinding(words, todo);
  });
}

export function checkDeadJobs(dead: readonly { task: string; count: number }[]): Finding {
  if (dead.length === 0) return okFinding('No job has run out of attempts.');
  const all = dead.map(({ task, count: jobs }) => `${task} (${jobs})`).join(', ');
  return warningFinding(
    `Jobs have run out of attempts in the last week: ${all}.`,
    'Read their last_error. The query is in docs/operating.md, "Health".',
  );
}

export function checkFailingRows(rows: readonly { kind: string; state: string; count: number }[]): Finding {
  if (rows.length === 0) return okFinding('Every sweep has processed its rows.');
  const all = rows.map((row) => `${row.kind} (${row.count} ${row.state})`).join(', ');
  const words = `These rows can’t be processed: ${all}.`;
  const todo =
    'select * from failing_rows shows each error. Fix the cause, then see docs/operating.md, "Health".';
  return rows.some(({ state }) => state === 'set-aside')
    ? problemFinding(words, todo)
    : warningFinding(words, todo);
}

export function checkRecoveryState(since: Date | null, reason: string | null): Finding {
  return since === null
    ? okFinding('Not in recovery.')
    : problemFinding(
        `In recovery since ${since.toISOString()}: nothing is released, announced, destroyed or charged. ${reason ?? ''}`.trim(),
        'Read docs/operating.md, "After a restore or a failover". Then end the recovery: npm run recovery -- end.',
      );
}

/** The PostgreSQL rights of the role of `DATABASE_URL`. */
export interface RoleFacts {
  isEmbedded: boolean;
  role: string;
  /** Rights of the role that the server does not need, each phrased to follow "It …". */
  excess: string[];
  /** The maximum and current number of connections to the database. */
  mostConnections: number;
  openConnections: number;
}

/** The maximum connections of one process; see docs/operating.md, "Health". */
const CONNECTIONS_OF_A_PROCESS = 23;

export function checkDatabaseRole(facts: RoleFacts): Finding[] {
  const { role, excess, mostConnections: most, openConnections: open } = facts;
  return [
    !facts.isEmbedded && excess.length > 0
      ? warningFinding(
          `The role "${role}" has more rights than the server needs: it ${excess.join(', it ')}.`,
          'Run npm run roles, then set the role in DATABASE_URL to leavebits_server. The steps are in docs/operating.md.',
        )
      : okFinding(
          facts.isEmbedded
            ? 'The server uses the built-in database with its own role, which owns nothing.'
            : `The role "${role}" has no more rights than it needs.`,
        ),
    most - open < CONNECTIONS_OF_A_PROCESS
      ? warningFinding(
          `${open} of ${most} connections are open. A process needs up to ${CONNECTIONS_OF_A_PROCESS}.`,
          'Raise max_connections.',
        )
      : okFinding(`${open} of ${most} connections are open.`),
  ];
}

/** @param lateSeconds how long the most overdue attempt has been due; null if none is due. */
export function checkMailQueue(waiting: number, lateSeconds: number | null): Finding {
  const words =
    waiting === 0
      ? 'No email is waiting.'
      : `${formatCount(waiting, 'email is', 'emails are')} waiting to be sent.`;
  if (lateSeconds === null || lateSeconds <= 300) return okFinding(words);
  const late = `${words} One is overdue by ${formatDuration(lateSeconds)}.`;
  const todo = 'Check that a server is running, and that /readyz reports the lane "mail" as healthy.';
  return lateSeconds > 3_600 ? problemFinding(late, todo) : warningFinding(late, todo);
}
