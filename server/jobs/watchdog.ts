import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { openPool } from '../db/database.ts';
import type { Logger } from '../http/log/logger.ts';
import { getLaneHealth, type LaneHealth } from './lane-health.ts';
import { runLane, type LaneRun } from './lane-run.ts';
import type { Lane } from './lanes.ts';
import { getProbeTask, queueProbe, removeLaneProbes } from './probes.ts';

const LOOKED_AT_EVERY_MS = SECOND_MS;
/** During an outage a lane is restarted every second but rarely logged, to keep the log short. */
const SAID_EVERY_MS = MINUTE_MS;
/** The process exits if restarts do not help for this long although the database responds. */
const GIVEN_UP_AFTER_MS = 2 * MINUTE_MS;
/** In addition to the queue's listening connection. */
const CONNECTIONS = 2;

export interface WatchedLane {
  /** Whether the lane is known to execute jobs. */
  isProved(): boolean;
  /** The time since one of its jobs last finished. Null if none has. */
  secondsSinceProof(): number | null;
  restarts(): number;
  /** Resolves when the lane has first demonstrated that it works. */
  proved: Promise<void>;
  /** Stops accepting jobs and lets the running ones finish. */
  stop(): Promise<void>;
}

export interface WatchLaneOptions {
  name: string;
  lane: Lane;
  tasks: TaskList;
  /** The process's unique name, never reused. */
  processId: string;
  databaseUrl: string;
  logger: Logger;
  onFailedForGood: (job: { id: string; task: string; error: unknown }) => void;
  /** Called as a last resort: the supervisor must restart the process. */
  giveUp: (reason: string) => void;
  steadyMs?: () => number;
}

/**
 * Keeps a lane working, even through database failures. Replaces a run that has lost a slot or doesn't demonstrate that it
 * executes jobs; the new run has its own connections. Retries indefinitely while the database is unavailable.
 */
export function watchLane(options: WatchLaneOptions): WatchedLane {
  const { name, lane, logger, steadyMs = () => performance.now() } = options;
  const whose = `${options.processId}/${name}`;
  const retiring = new Set<Promise<void>>();
  const endedSlots = new Set<string>();
  let run: LaneRun | null = null;
  let tries = 0;
  let runs = 0;
  let provedAt: number | null = null;
  let helplessSince: number | null = null;
  let saidAt = -Infinity;
  let isLooking = false;
  let isStopped = false;
  let firstProof: () => void = () => undefined;
  const proved = new Promise<void>((resolve) => (firstProof = resolve));

  const health = (): LaneHealth | 'away' => (run ? getLaneHealth(run.signs(), lane, steadyMs()) : 'away');

  /** Startup waits for this. */
  function proveOnce(): void {
    if (health() === 'proved') firstProof();
  }

  function retire(old: LaneRun): void {
    const retired = old
      .retire()
      .catch((error: unknown) => logger.warn({ err: error, lane: name }, 'a lane did not stop cleanly'))
      .finally(() => retiring.delete(retired));
    retiring.add(retired);
  }

  async function start(): Promise<LaneRun> {
    const pool = openPool(options.databaseUrl, { max: 1 + CONNECTIONS, name: `leavebits-${name}` }, (error) =>
      logger.warn({ err: error, lane: name }, 'a lane lost its idle connection'),
    );
    try {
      tries += 1;
      const probe = getProbeTask(whose, tries);
      await unlock(pool);
      await removeLaneProbes(pool, whose);
      await queueProbe(pool, probe, 0);
      return runLane({
        ...options,
        probe,
        pool,
        steadyMs,
        onJobEnded: proveOnce,
        onSlotEnded: (workerId) => endedSlots.add(workerId),
        onOutdated: () => options.giveUp(`a newer release has migrated the queue of lane ${name}`),
      });
    } catch (error) {
      void pool.end();
      throw error;
    }
  }

  /** Returns jobs that the queue still assigns to ended slots. */
  async function unlock(pool: pg.Pool): Promise<void> {
    const ids = [...endedSlots];
    if (ids.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [ids]);
    for (const id of ids) endedSlots.delete(id);
  }

  async function look(): Promise<void> {
    const signs = run?.signs();
    provedAt = signs?.provedAt ?? provedAt;
    const is = health();
    if (is === 'starting') return;
    if (is === 'proved') {
      helplessSince = null;
      if (run) await unlock(run.pool);
      return;
    }
    if (is !== 'away')
      logger.error({ alarm: 'lane-restarted', lane: name, why: is }, 'restarting a job lane');
    if (run) retire(run);
    run = null;
    try {
      const next = await start();
      if (isStopped) retire(next);
      else run = next;
      runs += 1;
      helplessSince ??= steadyMs();
    } catch (error) {
      if (isDatabaseUnavailable(error)) helplessSince = null;
      else helplessSince ??= steadyMs();
      if (steadyMs() - saidAt >= SAID_EVERY_MS) {
        saidAt = steadyMs();
        logger.warn({ err: error, lane: name }, 'a job lane could not be started');
      }
    }
    const helplessMs = helplessSince === null ? 0 : steadyMs() - helplessSince;
    if (helplessMs > GIVEN_UP_AFTER_MS) {
      options.giveUp(`the jobs of lane ${name} are not running, and restarting the lane did not help`);
    }
  }

  function lookOnce(): void {
    if (isLooking || isStopped) return;
    isLooking = true;
    look()
      .catch((error: unknown) => logger.warn({ err: error, lane: name }, 'a lane’s watchdog failed'))
      .finally(() => (isLooking = false));
  }
  const timer = setInterval(lookOnce, LOOKED_AT_EVERY_MS);
  lookOnce();

  return {
    isProved: () => health() === 'proved',
    secondsSinceProof() {
      const at = run?.signs().provedAt ?? provedAt;
      return at === null ? null : (steadyMs() - at) / 1000;
    },
    restarts: () => Math.max(0, runs - 1),
    proved,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (run) retire(run);
      await Promise.all(retiring);
      const pool = openPool(options.databaseUrl, { max: 1, name: 'leavebits-probes' }, () => undefined);
      await removeLaneProbes(pool, whose).catch(() => undefined);
      await pool.end();
    },
  };
}
