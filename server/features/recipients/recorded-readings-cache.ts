import type { Context } from '../../context.ts';

/** Sessions that a process remembers. One that it has forgotten costs a transaction more, and makes no second entry. */
const MOST_SESSIONS = 5000;

/** By session: what its log has already. */
const known = new WeakMap<Context, Map<string, Set<string>>>();

/** What of these a session has not read before, as far as this process knows. */
export function filterUnrecordedReadings(
  ctx: Context,
  sessionId: string,
  readings: readonly string[],
): string[] {
  const before = known.get(ctx)?.get(sessionId);
  return readings.filter((reading) => !before?.has(reading));
}

/** Remembers what is recorded. Called only once that is committed. */
export function rememberReadings(ctx: Context, sessionId: string, readings: readonly string[]): void {
  const sessions = known.get(ctx) ?? new Map<string, Set<string>>();
  known.set(ctx, sessions);
  const before = sessions.get(sessionId) ?? [];
  // The session that was used last stands last.
  sessions.delete(sessionId);
  sessions.set(sessionId, new Set([...before, ...readings]));
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
}
