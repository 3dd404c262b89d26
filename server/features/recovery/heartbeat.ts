import type { Context } from '../../context.ts';
import { serviceLimits } from '../../limits.ts';
import type { ServiceStateRow } from './inspect-database.ts';
import { watchDatabase } from './watch-database.ts';

export interface Heartbeat {
  /**
   * Checks that the database is still the same, without recording a heartbeat. Call this before anything else uses the database.
   */
  checkDatabase(): Promise<ServiceStateRow>;
  /**
   * Checks the database now and every half minute, and records a heartbeat as long as `answers` confirms that requests are being
   * served. Null in a process that serves no pages: the owner can't refute there, so it records none.
   */
  start(answers: (() => Promise<boolean>) | null): Promise<void>;
  /** Stops the heartbeat. Resolves once any run in progress has finished. */
  stop(): Promise<void>;
}

/** One process's heartbeat. Alerts an operator to a recovery immediately, and then once a day. */
export function createHeartbeat(ctx: Context): Heartbeat {
  let alarmedAt: number | null = null;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function watch(isServing: boolean): Promise<ServiceStateRow> {
    const state = await watchDatabase(ctx, { isServing });
    alarm(state);
    return state;
  }

  function alarm({ recoverySince, recoveryReason }: ServiceStateRow): void {
    if (!recoverySince) {
      alarmedAt = null;
      return;
    }
    const now = ctx.clock.now().getTime();
    if (alarmedAt !== null && Math.abs(now - alarmedAt) < serviceLimits.alarmIntervalMs) return;
    alarmedAt = now;
    ctx.logger.error(
      { alarm: 'recovery-begun', since: recoverySince, reason: recoveryReason },
      'the service is in recovery: nothing is released, destroyed or charged until an operator ends it with npm run recovery',
    );
  }

  async function tick(answers: (() => Promise<boolean>) | null): Promise<void> {
    try {
      const isServing = answers !== null && (await answers());
      if (answers !== null && !isServing)
        ctx.logger.warn('this process fails its self-check, so it records no heartbeat');
      await watch(isServing);
    } catch (error) {
      ctx.logger.warn({ err: error }, 'a heartbeat failed');
    }
  }

  return {
    checkDatabase: () => watch(false),
    async start(answers) {
      const next = () => (running ??= tick(answers).finally(() => (running = null)));
      await next();
      timer = setInterval(() => void next(), serviceLimits.heartbeatIntervalMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
