import { limits } from '#shared/domain/limits.ts';

/** What is known of one upload of a session. */
export interface UploadProgress {
  completedAt: Date | null;
  lastActivity: Date;
}

/**
 * Whether a session keeps its owner's other sessions waiting: until all its files are there, or nothing was heard of
 * it for a while. A session whose size is unknown ends with its last open upload.
 */
export function holdsThePlace(
  { fileCount, uploads }: { fileCount: number | null; uploads: readonly UploadProgress[] },
  now: Date,
): boolean {
  const complete = uploads.filter(({ completedAt }) => completedAt !== null).length;
  if (complete >= (fileCount ?? uploads.length)) return false;
  const silentSince = now.getTime() - limits.uploadSilentMinutes * 60_000;
  return uploads.some(({ lastActivity }) => lastActivity.getTime() > silentSince);
}

/** The place of a new file among those of its session; null when there is none left. */
export function placeInSession(taken: ReadonlySet<number>, wanted: number | undefined): number | null {
  if (wanted !== undefined) return wanted;
  for (let index = 0; index < limits.filesPerSave; index += 1) if (!taken.has(index)) return index;
  return null;
}
