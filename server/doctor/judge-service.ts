import { LATE_SECONDS, type WaitingJobs } from '../jobs/count-jobs.ts';
import { count, duration, ok, problem, warning, type Finding } from './finding.ts';

const GIB = 2 ** 30;
const gib = (bytes: number) => `${(bytes / GIB).toFixed(1)} GiB`;

export interface SettingsFacts {
  isProduction: boolean;
  /** The `ALLOW_…` settings that are `yes`. */
  allowed: string[];
  hasSupport: boolean;
  hasMetrics: boolean;
  /** Whether we learn of mail that comes back. */
  hearsOfReturns: boolean;
}

export function judgeSettings(facts: SettingsFacts): Finding[] {
  if (!facts.isProduction) return [ok('Every setting is well formed. This is not production (NODE_ENV).')];
  const missing: [boolean, string, string][] = [
    [facts.hasSupport, 'There is no support address.', 'Set SUPPORT_EMAIL.'],
    [
      facts.hasMetrics,
      'This service cannot be monitored: METRICS_TOKEN is not set.',
      'Set METRICS_TOKEN, and let Prometheus read /metrics with ops/alerts.yml.',
    ],
    [
      facts.hearsOfReturns,
      'Bounces are not detected, so a warning that never arrived counts as delivered.',
      'Set MAIL_BOUNCE_DOMAIN with BOUNCE_SMTP_PORT, or MAIL_WEBHOOK_PROVIDER.',
    ],
  ];
  return [
    ok('Every required setting is there and well formed.'),
    ...facts.allowed.map((name) =>
      warning(`${name}=yes turns off a safety check.`, 'Remove it when the reason is gone.'),
    ),
    ...missing.filter(([isThere]) => !isThere).map(([, words, todo]) => warning(words, todo)),
  ];
}

/** @param secondsApart of the database's clock from this machine's. */
export function judgeClock(secondsApart: number): Finding {
  const apart = Math.abs(secondsApart);
  if (apart > 60)
    return problem(
      `This machine and the database differ by ${duration(apart)}. Nothing is opened or destroyed while this lasts.`,
      'Set the wrong clock, and turn on NTP on both.',
    );
  if (apart > 5)
    return warning(`This machine and the database differ by ${duration(apart)}.`, 'Turn on NTP on both.');
  return ok('This machine and the database agree.');
}

/** @param least what new files leave free. Null: another disk, for which nothing is set. */
export function judgeDisk(
  what: string,
  { totalBytes, freeBytes }: { totalBytes: number; freeBytes: number },
  least: number,
): Finding {
  const words = `${what} has ${gib(freeBytes)} free of ${gib(totalBytes)}.`;
  if (freeBytes <= least)
    return problem(
      `${words} New files are refused below ${gib(least)}.`,
      'Enlarge the disk, or free up space.',
    );
  if (freeBytes <= 2 * least || freeBytes / totalBytes < 0.1)
    return warning(words, 'Make the disk larger soon.');
  return ok(words);
}

/** The room in a database that we do not see the disk of. @param most `FILES_TOTAL_MOST`. */
export function judgeForeignDisk(databaseBytes: number, most: number | null): Finding {
  const words = `The database takes ${gib(databaseBytes)}. Its disk cannot be seen from here.`;
  return most === null
    ? warning(words, 'Set FILES_TOTAL_MOST well below the size of its disk, and watch the disk.')
    : databaseBytes >= most
      ? problem(`${words} FILES_TOTAL_MOST is ${gib(most)}.`, 'Make the disk larger, then FILES_TOTAL_MOST.')
      : ok(`${words} FILES_TOTAL_MOST is ${gib(most)}.`);
}

export function judgeMigrations(isUpToDate: boolean): Finding {
  return isUpToDate
    ? ok('The database has every migration of this version.')
    : problem(
        'The database lacks migrations of this version.',
        'Start LeaveBits once: each start brings it up to date.',
      );
}

/** What the ring and the database know of each other. */
export interface KeyFacts {
  currentId: string;
  /** Ids of the ring whose key is another one than the database was written with. */
  differing: string[];
  /** Ids that content needs and the ring lacks. */
  missing: string[];
  /** Older ids of the ring that something still needs. */
  stillNeeded: string[];
  /** Older ids of the ring that nothing needs. */
  unused: string[];
  /** How many data keys were opened, and the things whose key does not open, such as `LeaveBit 12`. */
  opened: number;
  broken: string[];
}

export function judgeKeys(facts: KeyFacts): Finding[] {
  const named = (ids: string[]) => ids.map((id) => `"${id}"`).join(', ');
  const { broken } = facts;
  return [
    ...(facts.differing.length > 0
      ? [
          problem(
            `DATA_KEYS has another key ${named(facts.differing)} than this database was written with.`,
            'Use the key ring of this database. Nothing can be read with another one.',
          ),
        ]
      : []),
    ...(facts.missing.length > 0
      ? [
          problem(
            `DATA_KEYS lacks ${named(facts.missing)}, which content needs.`,
            'Add these keys again. Without them that content is lost.',
          ),
        ]
      : []),
    broken.length > 0
      ? problem(
          `${count(broken.length, 'data key or seal does', 'data keys or seals do')} not open: ${broken.slice(0, 5).join(', ')}${broken.length > 5 ? ' …' : ''}.`,
          'They were altered at rest, or sealed by a key that is not in DATA_KEYS. Compare with a backup.',
        )
      : ok(`All ${count(facts.opened, 'data key')} open. New content is sealed by "${facts.currentId}".`),
    ...(facts.stillNeeded.length > 0
      ? [
          warning(
            `Older keys are still needed: ${named(facts.stillNeeded)}.`,
            'Run npm run keys:rotate, and keep them until then.',
          ),
        ]
      : []),
    ...(facts.unused.length > 0
      ? [
          ok(
            `Nothing in the database needs ${named(facts.unused)}. Older backups and offers may: see docs/operating.md, "Keys".`,
          ),
        ]
      : []),
  ];
}

/** @param at the last one; null when none was recorded. */
export function judgeBackup(at: Date | null, now: Date, isProduction: boolean): Finding {
  const todo = 'Run npm run backup daily, and keep it apart from the database and from DATA_KEYS.';
  if (at === null) {
    const words = 'No backup was ever recorded.';
    return isProduction ? problem(words, todo) : warning(words, todo);
  }
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const words = `The last backup was made ${duration(seconds)} ago.`;
  if (seconds > 7 * 86_400) return problem(words, todo);
  return seconds > 26 * 3_600 ? warning(words, todo) : ok(words);
}

/** @param beatSeconds since a server last said that it serves; null: none ever did. In a recovery no server says so. */
export function judgeService(beatSeconds: number | null, isInRecovery: boolean): Finding {
  if (beatSeconds !== null && beatSeconds <= 120) return ok('A server serves.');
  if (isInRecovery)
    return warning(
      'Whether a server is running cannot be told from here: during a recovery, servers send no heartbeat.',
      'Ask the server: its /readyz answers.',
    );
  return beatSeconds === null
    ? warning('No server has served on this database yet.', 'Start one: npm start.')
    : problem(
        `No heartbeat for ${formatDuration(beatSeconds)}: no server is running, or none of them trusts its clock.`,
        'Start it. If it runs, read its log, and run npm run recovery -- status.',
      );
}

export function judgeLanes(lanes: readonly Omit<WaitingJobs, 'late'>[]): Finding[] {
  const late = lanes.filter(({ oldestSeconds }) => oldestSeconds > LATE_SECONDS);
  if (late.length === 0) return [ok('No job is late.')];
  return late.map(({ lane, due, oldestSeconds }) => {
    const words = `Lane ${lane}: ${count(due, 'job waits', 'jobs wait')}, the oldest for ${duration(oldestSeconds)}.`;
    const todo = 'Read /readyz and the log for "lane-restarted" and "worker-given-up".';
    return oldestSeconds > 600 ? problem(words, todo) : warning(words, todo);
  });
}

export function judgeDeadJobs(dead: readonly { task: string; count: number }[]): Finding {
  if (dead.length === 0) return ok('No job has run out of attempts.');
  const all = dead.map(({ task, count: jobs }) => `${task} (${jobs})`).join(', ');
  return warning(
    `Jobs have run out of attempts in the last week: ${all}.`,
    'Read their last_error: docs/operating.md, "Health", has the query.',
  );
}

export function judgeFailingRows(rows: readonly { kind: string; state: string; count: number }[]): Finding {
  if (rows.length === 0) return ok('Every sweep could process its rows.');
  const all = rows.map((row) => `${row.kind} (${row.count} ${row.state})`).join(', ');
  const words = `Rows cannot be processed: ${all}.`;
  const todo =
    'select * from failing_rows shows each error. Fix the cause, then see docs/operating.md, "Health".';
  return rows.some(({ state }) => state === 'set-aside') ? problem(words, todo) : warning(words, todo);
}

export function judgeRecovery(since: Date | null, reason: string | null): Finding {
  return since === null
    ? ok('No recovery is on.')
    : problem(
        `In recovery since ${since.toISOString()}: nothing is released, announced, destroyed or charged. ${reason ?? ''}`.trim(),
        'Read docs/operating.md, "After a restore or a failover". Then end it: npm run recovery -- end.',
      );
}

/** What the role of `DATABASE_URL` may do in PostgreSQL. */
export interface RoleFacts {
  isEmbedded: boolean;
  role: string;
  /** What the role may do that the server does not need, each as the end of "It …". */
  excess: string[];
  /** Connections that the database allows, and that are open now. */
  mostConnections: number;
  openConnections: number;
}

/** A process holds up to this many: docs/operating.md, "Health". */
const CONNECTIONS_OF_A_PROCESS = 23;

export function judgeRole(facts: RoleFacts): Finding[] {
  const { role, excess, mostConnections: most, openConnections: open } = facts;
  return [
    !facts.isEmbedded && excess.length > 0
      ? warning(
          `The role "${role}" has more rights than the server needs: it ${excess.join(', it ')}.`,
          'Run npm run roles, and let DATABASE_URL name leavebits_server. docs/operating.md has the steps.',
        )
      : ok(
          facts.isEmbedded
            ? 'The server works on the built-in database with a role of its own, which owns nothing.'
            : `The role "${role}" has no more rights than it needs.`,
        ),
    most - open < CONNECTIONS_OF_A_PROCESS
      ? warning(
          `${open} of ${most} connections are open. A process needs up to ${CONNECTIONS_OF_A_PROCESS}.`,
          'Raise max_connections.',
        )
      : ok(`${open} of ${most} connections are open.`),
  ];
}

/** @param lateSeconds for how long a try has been due that nobody made; null when none is due. */
export function judgeMails(waiting: number, lateSeconds: number | null): Finding {
  const words = waiting === 0 ? 'No mail waits.' : `${count(waiting, 'mail waits', 'mails wait')} for a try.`;
  if (lateSeconds === null || lateSeconds <= 300) return ok(words);
  const late = `${words} One has been due for ${duration(lateSeconds)}.`;
  const todo = 'Check that a server is running, and that /readyz reports the lane "mail" as healthy.';
  return lateSeconds > 3_600 ? problem(late, todo) : warning(late, todo);
}
