import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

export interface StoredVersion {
  seqno: number;
  /** When a save replaced it. */
  replacedAt: Date;
}

/**
 * The versions of one LeaveBit that need not stay. The last ten stay. Of those that were replaced within 30 days, the first of
 * each hour stays, too: the state at the start of that hour. So whatever a thief of a session saves, and however often, the
 * state from before the hour of their first save can be restored for 30 days.
 */
export function selectVersionsToRemove(versions: readonly StoredVersion[], now: Date): number[] {
  const inOrder = [...versions].sort((one, other) => one.seqno - other.seqno);
  const latest = new Set(inOrder.slice(-limits.versionsPerLeavebit).map(({ seqno }) => seqno));
  const since = now.getTime() - limits.versionDays * DAY_MS;
  const hours = new Set<number>();
  return inOrder.flatMap(({ seqno, replacedAt }) => {
    const hour = Math.floor(replacedAt.getTime() / HOUR_MS);
    const isFirst = !hours.has(hour);
    hours.add(hour);
    const stays = latest.has(seqno) || (isFirst && replacedAt.getTime() >= since);
    return stays ? [] : [seqno];
  });
}
