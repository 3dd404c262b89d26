import type { Context } from '#server/context.ts';
import type { MetricRegistrar } from '#server/http/metrics.ts';
import { serviceHeartbeat } from '#server/db/schema/index.ts';
import { isInRecovery } from './inspect-database.ts';

export function registerRecoveryMetrics(ctx: Context, metrics: MetricRegistrar): void {
  metrics.number(
    'leavebits_recovery',
    '1 while the service is in recovery; nothing irrevocable happens until an operator ends it',
    async () => ((await isInRecovery(ctx.db)) ? 1 : 0),
  );
  metrics.number(
    'leavebits_clock_sound',
    '1 while this process trusts the clock; 0 while it does not and therefore releases, destroys and expires nothing',
    async () => (ctx.clock.isTrusted() ? 1 : 0),
  );
  metrics.number(
    'leavebits_last_beat_age_seconds',
    'Seconds since the last heartbeat of any process; over a minute means that no server is running',
    async () => {
      const [heartbeat] = await ctx.db.select().from(serviceHeartbeat);
      return heartbeat ? (ctx.clock.now().getTime() - heartbeat.beatAt.getTime()) / 1000 : NaN;
    },
  );
}
