import { HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';

/** How many sessions a process caches. Evicting one costs an extra transaction but creates no duplicate log entry. */
const MOST_SESSIONS = 5000;

/**
 * A reading is recorded again after this long. No release is shorter ago than that after another one was revoked, so a reading of each
 * is recorded.
 */
const KNOWN_MS = limits.minRefuteHours * HOUR_MS;

/** When each reading was last recorded, by session. */
const known = new WeakMap<Context, Map<string, Map<string, number>>>();

/** The readings that this process hasn't recorded in this session yet. */
export function filterUnrecordedReadings(
  ctx: Context,
  sessionId: string,
  readings: readonly string[],
): string[] {
  const before = known.get(ctx)?.get(sessionId);
  const isKnown = (at: number | undefined) =>
    at !== undefined && Math.abs(ctx.clock.now().getTime() - at) < KNOWN_MS;
  return readings.filter((reading) => !isKnown(before?.get(reading)));
}

/** Caches what was recorded. Call only after the commit. */
export function rememberReadings(ctx: Context, sessionId: string, readings: readonly string[]): void {
  const sessions = known.get(ctx) ?? new Map<string, Map<string, number>>();
  known.set(ctx, sessions);
  const at = ctx.clock.now().getTime();
  const before = sessions.get(sessionId) ?? [];
  // Keeps the map in LRU order.
  sessions.delete(sessionId);
  sessions.set(sessionId, new Map([...before, ...readings.map((reading) => [reading, at] as const)]));
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
}
