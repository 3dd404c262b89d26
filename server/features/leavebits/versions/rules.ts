import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

export interface StoredVersion {
  seqno: number;
  /** When a save replaced this version. */
  replacedAt: Date;
  startsSession: boolean;
}

/**
 * Whether a save replaces the state that its session began with, or a restored state of which no other copy exists.
 * @param signedInAt when the session began. Null for a save outside a session, which is treated as a session of its own.
 * @param previous the version stored by the preceding save, or null if there is none
 */
export function isSessionStart(
  signedInAt: Date | null,
  previous: { replacedAt: Date; tookRestoredPlace: boolean } | null,
): boolean {
  return (
    signedInAt === null ||
    previous === null ||
    previous.replacedAt <= signedInAt ||
    // Otherwise, a session thief without room for more versions could restore the protected state and then push it out.
    previous.tookRestoredPlace
  );
}

/**
 * The versions of one LeaveBit that may be removed. The last ten are always retained. Two others are retained for 30 days, no
 * matter how often a session thief saves: the first one replaced in each hour, which is the state at the start of that hour,
 * and the state at the start of each session that saved.
 */
export function selectVersionsToRemove(versions: readonly StoredVersion[], now: Date): number[] {
  const inOrder = [...versions].sort((one, other) => one.seqno - other.seqno);
  const latest = new Set(inOrder.slice(-limits.versionsPerLeavebit).map(({ seqno }) => seqno));
  const since = now.getTime() - limits.versionDays * DAY_MS;
  const hours = new Set<number>();
  return inOrder.flatMap(({ seqno, replacedAt, startsSession }) => {
    const hour = Math.floor(replacedAt.getTime() / HOUR_MS);
    const isFirst = !hours.has(hour);
    hours.add(hour);
    const isProtected = (isFirst || startsSession) && replacedAt.getTime() >= since;
    return isProtected || latest.has(seqno) ? [] : [seqno];
  });
}
