import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The progress of one upload of a session. */
export interface UploadProgress {
  completedAt: Date | null;
  lastActivity: Date;
}

/**
 * Whether a session blocks its owner's other sessions. It does so until all its files have arrived or it has been idle for a
 * while. A session of unknown size ends with its last open upload. An open upload that isn't idle blocks the others regardless of
 * the stated size.
 */
export function isUploadSessionActive(
  { fileCount, uploads }: { fileCount: number | null; uploads: readonly UploadProgress[] },
  now: Date,
): boolean {
  const silentSince = now.getTime() - limits.uploadSilentMinutes * MINUTE_MS;
  const recent = uploads.filter(({ lastActivity }) => lastActivity.getTime() > silentSince);
  if (recent.some(({ completedAt }) => completedAt === null)) return true;
  const complete = uploads.filter(({ completedAt }) => completedAt !== null).length;
  return complete < (fileCount ?? uploads.length) && recent.length > 0;
}

/**
 * The index for a new file among the `fileCount` of its session. Null if none is left, or if the requested index doesn't exist.
 */
export function findFreeFileIndex(
  taken: ReadonlySet<number>,
  { wanted, fileCount }: { wanted: number | undefined; fileCount: number | null },
): number | null {
  const places = fileCount ?? limits.filesPerSave;
  if (wanted !== undefined) return wanted < places ? wanted : null;
  for (let index = 0; index < places; index += 1) if (!taken.has(index)) return index;
  return null;
}
