import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The progress of one upload of a session. */
export interface UploadProgress {
  completedAt: Date | null;
  lastActivity: Date;
}

/**
 * Whether a session keeps its owner's other sessions waiting: until all its files are there, or nothing was heard of
 * it for a while. A session whose size is unknown ends with its last open upload; one that is open and heard of holds the
 * place whatever was said of the session's size.
 */
export function holdsThePlace(
  { fileCount, uploads }: { fileCount: number | null; uploads: readonly UploadProgress[] },
  now: Date,
): boolean {
  const silentSince = now.getTime() - limits.uploadSilentMinutes * MINUTE_MS;
  const recent = uploads.filter(({ lastActivity }) => lastActivity.getTime() > silentSince);
  if (recent.some(({ completedAt }) => completedAt === null)) return true;
  const complete = uploads.filter(({ completedAt }) => completedAt !== null).length;
  return complete < (fileCount ?? uploads.length) && recent.length > 0;
}

/** The place of a new file among the `fileCount` of its session; null when there is none left, or no such place. */
export function placeInSession(
  taken: ReadonlySet<number>,
  { wanted, fileCount }: { wanted: number | undefined; fileCount: number | null },
): number | null {
  const places = fileCount ?? limits.filesPerSave;
  if (wanted !== undefined) return wanted < places ? wanted : null;
  for (let index = 0; index < places; index += 1) if (!taken.has(index)) return index;
  return null;
}
