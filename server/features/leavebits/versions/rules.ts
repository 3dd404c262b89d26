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

/** What is sealed of a LeaveBit beside its text, and for whom. */
export interface SealedParts {
  sealedNames: string | undefined;
  /** Digests of the keys that open all of it. Null if that isn't known. */
  sealedFor: readonly string[] | null;
}

interface SealedVersion {
  sealedNames?: string | undefined;
  sealedFor?: readonly string[] | undefined;
  /** That of the last file when it was replaced. */
  lastFileCounter?: number | undefined;
}

/**
 * What a restoration makes of the file names, and who can then open everything. A version has no files. Its list of names comes back
 * if it covers all that there are now; otherwise the current one stays, and some may open only the text, or only the files.
 * @param current.fileCounters those of the files that stay
 */
export function restoreSealedParts(
  current: SealedParts & { fileCounters: readonly number[] },
  version: SealedVersion,
): SealedParts {
  const { fileCounters } = current;
  const sealedFor = version.sealedFor ?? null;
  const last = version.lastFileCounter ?? 0;
  if (version.sealedNames !== undefined && fileCounters.every((counter) => counter <= last))
    return { sealedNames: version.sealedNames, sealedFor };
  if (fileCounters.length === 0) return { sealedNames: current.sealedNames, sealedFor };
  return {
    sealedNames: current.sealedNames,
    sealedFor: current.sealedFor?.filter((key) => sealedFor?.includes(key) ?? true) ?? sealedFor,
  };
}
