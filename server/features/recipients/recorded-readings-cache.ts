import type { Context } from '../../context.ts';

/** How many sessions a process caches. Evicting one costs an extra transaction but creates no duplicate log entry. */
const MOST_SESSIONS = 5000;

/** What has already been logged, by session. */
const known = new WeakMap<Context, Map<string, Set<string>>>();

/** The readings that this process hasn't recorded in this session yet. */
export function filterUnrecordedReadings(
  ctx: Context,
  sessionId: string,
  readings: readonly string[],
): string[] {
  const before = known.get(ctx)?.get(sessionId);
  return readings.filter((reading) => !before?.has(reading));
}

/** Caches what was recorded. Call only after the commit. */
export function rememberReadings(ctx: Context, sessionId: string, readings: readonly string[]): void {
  const sessions = known.get(ctx) ?? new Map<string, Set<string>>();
  known.set(ctx, sessions);
  const before = sessions.get(sessionId) ?? [];
  // Keeps the map in LRU order.
  sessions.delete(sessionId);
  sessions.set(sessionId, new Set([...before, ...readings]));
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
}
