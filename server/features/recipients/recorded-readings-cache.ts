import type { Context } from '../../context.ts';

/** How many sessions a process remembers. Forgetting one costs an extra transaction, but creates no duplicate entry. */
const MOST_SESSIONS = 5000;

/** By session, what has already been logged. */
const known = new WeakMap<Context, Map<string, Set<string>>>();

/** The readings that, as far as this process knows, are new in this session. */
export function filterUnrecordedReadings(
  ctx: Context,
  sessionId: string,
  readings: readonly string[],
): string[] {
  const before = known.get(ctx)?.get(sessionId);
  return readings.filter((reading) => !before?.has(reading));
}

/** Remembers what was recorded. Called only after the commit. */
export function rememberReadings(ctx: Context, sessionId: string, readings: readonly string[]): void {
  const sessions = known.get(ctx) ?? new Map<string, Set<string>>();
  known.set(ctx, sessions);
  const before = sessions.get(sessionId) ?? [];
  // Keeps the map in least-recently-used order.
  sessions.delete(sessionId);
  sessions.set(sessionId, new Set([...before, ...readings]));
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
}
