import type pg from 'pg';
import type { Logger } from '../http/logger.ts';
import { systemClock, type Clock } from './clock.ts';

const ASKED_EVERY_MS = 30_000;
/** Clocks that are kept in step differ by far less; what cannot be undone waits while they do not. */
const APART_MS = 60_000;

/**
 * The database's clock, which all processes share: a machine whose own clock is wrong opens nothing early and dates
 * nothing wrongly. Asked now and then, and counted on in between by the one clock that nobody can set.
 */
export interface DatabaseClock extends Clock {
  /** Whether the machine's clock agrees with it. If not, one of the two is wrong, and nobody here knows which. */
  isSound(): boolean;
  /** Begins to follow. Rejects when the database does not answer. */
  follow(pool: pg.Pool, logger: Logger): Promise<void>;
  stop(): void;
}

/** The machine's clock until `follow`. @param steadyMs a count of ms that only ever goes on. */
export function createDatabaseClock(
  machine = systemClock,
  steadyMs = () => performance.now(),
): DatabaseClock {
  let startedAt = machine.now().getTime() - steadyMs();
  let timer: NodeJS.Timeout | undefined;
  const now = () => new Date(startedAt + steadyMs());
  const apartMs = () => machine.now().getTime() - now().getTime();
  const isSound = () => Math.abs(apartMs()) <= APART_MS;

  async function ask(pool: pg.Pool, logger: Logger): Promise<void> {
    const { rows } = await pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    );
    // As if the answer had taken no time: so this clock is behind the database's, if anything, and never ahead.
    startedAt = rows[0]!.ms - steadyMs();
    if (!isSound()) {
      logger.error(
        { alarm: 'clocks-apart', machineAheadMs: Math.round(apartMs()) },
        'the clocks of this machine and of the database differ: nothing is opened or destroyed here until they agree',
      );
    }
  }

  return {
    now,
    certain: now,
    isSound,
    async follow(pool, logger) {
      await ask(pool, logger);
      timer = setInterval(() => {
        ask(pool, logger).catch((error: unknown) =>
          logger.warn({ err: error }, 'the database was not heard on what time it is'),
        );
      }, ASKED_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
