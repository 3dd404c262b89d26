import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

export interface StoredVersion {
  seqno: number;
  /** When a save replaced this version. */
  replacedAt: Date;
}

/**
 * The versions of one LeaveBit that may be removed. The last ten are retained. So is, for 30 days, the first one replaced in
 * each hour: the state at the start of that hour. However often a session thief saves, the state from before the hour of their
 * first save can thus be restored for 30 days.
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
