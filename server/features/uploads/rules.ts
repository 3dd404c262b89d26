import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** The progress of one upload of a session. */
export interface UploadProgress {
  completedAt: Date | null;
  lastActivity: Date;
}

/**
 * Whether a session keeps its owner's other sessions waiting. It does so until all its files are there, or until it was
 * silent for a while. A session of unknown size ends with its last open upload. An open upload that is not silent holds
 * the place, whatever size the session was said to have.
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
 * The place of a new file among the `fileCount` of its session. Null when no place is left, or when the wanted place does
 * not exist.
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
