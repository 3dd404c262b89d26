import { uptime } from 'node:os';
import type pg from 'pg';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { Logger } from '../http/log/logger.ts';
import { serviceLimits } from '../limits.ts';
import {
  createInitialTolerance,
  checkClockTolerance,
  type ClockTolerance,
  type ClockJump,
} from './clock-tolerance.ts';
import { systemClock, type Clock } from './clock.ts';

const ASKED_EVERY_MS = 30 * SECOND_MS;
/** Clocks synchronized by NTP differ by far less. */
const APART_MS = MINUTE_MS;

/** Why the time is uncertain. An operator can confirm a jump; clocks that disagree must be corrected. */
export type ClockDoubt = ClockJump | 'apart';

/** Explains each doubt to an operator. */
export const clockDoubtMessages: Record<ClockDoubt, string> = {
  ahead: 'The database clock is implausibly far ahead.',
  back: 'The database clock has gone backwards.',
  apart: 'The clocks of this machine and the database differ by more than a minute.',
};

/**
 * The database's clock, shared by all processes, so a machine with a wrong clock releases nothing early and records no wrong
 * date. It is polled periodically and extrapolated with a monotonic clock. It is trusted while it agrees with the machine's
 * clock, the machine's uptime and its own earlier readings.
 */
export interface DatabaseClock extends Clock {
  /** Why the clock is not trusted; null while it is. */
  doubt(): ClockDoubt | null;
  /** Starts following the database's clock. Rejects if the database does not respond. */
  follow(pool: pg.Pool, logger: Logger): Promise<void>;
  stop(): void;
}

interface Source {
  machine?: Pick<Clock, 'now'>;
  /** A monotonic count of ms. It may pause while the machine sleeps. */
  steadyMs?: () => number;
  /** The time since the machine booted, in ms, including sleep. */
  uptimeMs?: () => number;
}

interface Answer {
  ms: number;
  beat: number | null;
  confirmations: number;
}

/** Uses the machine's clock until `follow` is called. */
export function createDatabaseClock({
  machine = systemClock,
  steadyMs = () => performance.now(),
  uptimeMs = () => uptime() * 1000,
}: Source = {}): DatabaseClock {
  let startedAt = machine.now().getTime() - steadyMs();
  let band: ClockTolerance | null = null;
  let jump: ClockJump | null = null;
  let certainMs = -Infinity;
  let alarmed: { doubt: ClockDoubt; atMs: number } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const nowMs = () => startedAt + steadyMs();
  const apartMs = () => machine.now().getTime() - nowMs();
  const doubt = () => jump ?? (Math.abs(apartMs()) > APART_MS ? 'apart' : null);
  const getTrustedNow = () => {
    if (doubt() === null) certainMs = Math.max(certainMs, nowMs());
    return certainMs;
  };

  async function ask(pool: pg.Pool, logger: Logger): Promise<void> {
    const { rows } = await pool.query<Answer>(
      `select extract(epoch from clock_timestamp())::float8 * 1000 as ms,
         (select extract(epoch from beat_at)::float8 * 1000 from service_heartbeat) as beat,
         (select confirmations from service_state) as confirmations`,
    );
    const { ms, beat, confirmations } = rows[0]!;
    if (band) getTrustedNow();
    else certainMs = beat ?? ms;
    const look = { databaseMs: ms, uptimeMs: uptimeMs(), confirmations };
    const verdict = checkClockTolerance(band ?? createInitialTolerance(look, beat), look);
    band = verdict.band;
    jump = verdict.jump;
    // Assumes a round trip of zero, so this clock can lag the database's but never lead it.
    startedAt = ms - steadyMs();
    if (verdict.isConfirmed) certainMs = doubt() ? Math.min(certainMs, ms) : ms;
    alarm(logger);
  }

  /** Alerts immediately, then daily while the doubt lasts. */
  function alarm(logger: Logger): void {
    const about = doubt();
    const atMs = uptimeMs();
    if (about && alarmed?.doubt === about && atMs - alarmed.atMs < serviceLimits.alarmIntervalMs) return;
    alarmed = about && { doubt: about, atMs };
    if (!about) return;
    const facts = {
      databaseSays: new Date(nowMs()).toISOString(),
      lastCertain: new Date(certainMs).toISOString(),
    };
    logger.error(
      about === 'apart'
        ? { alarm: 'clocks-apart', machineAheadMs: Math.round(apartMs()), ...facts }
        : { alarm: 'clock-jumped', direction: about, ...facts },
      `${clockDoubtMessages[about]} Until this is resolved, this process won’t release, destroy or expire anything.`,
    );
  }

  return {
    now: () => new Date(nowMs()),
    trustedNow: () => new Date(getTrustedNow()),
    isTrusted: () => doubt() === null,
    doubt,
    async follow(pool, logger) {
      await ask(pool, logger);
      timer = setInterval(() => {
        ask(pool, logger).catch((error: unknown) =>
          logger.warn({ err: error }, 'could not read the database clock'),
        );
      }, ASKED_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
