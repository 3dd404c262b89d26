import type { UploadBatch } from '../transfer/upload-batch.ts';
import { computeFileChecksum } from '../transfer/checksum.ts';
import { clearInterruptedUpload, findInterruptedUpload } from './interrupted-upload.ts';
import type { InterruptedUpload } from './interrupted-upload.ts';
import { matchUnsentFiles } from './same-file.ts';
import { removePartialUploads } from '../transfer/upload-files.ts';

/**
 * Matches the chosen files with an interrupted upload. Returns the part that they resume and the files that don't belong to it.
 * Throws if a file can't be read.
 */
export async function matchFilesToInterruptedUpload(upload: InterruptedUpload, files: readonly File[]) {
  const sizes = new Set(upload.files.map(({ size }) => size));
  const chosen = await Promise.all(
    files.map(async (file) => ({
      file,
      sha256: sizes.has(file.size) ? await computeFileChecksum(file) : undefined,
    })),
  );
  const { matched, strangers } = matchUnsentFiles(upload.files, chosen);
  const taken = matched.map(({ unsent, chosen: { file } }) => ({ unsent, file }));
  const batch: UploadBatch = { ...upload, files: taken };
  return {
    batch,
    strangers: strangers.map(({ file }) => file),
    others: upload.files.filter((unsent) => !matched.some((match) => match.unsent === unsent)),
  };
}

/** The interrupted upload, if these are exactly its missing files; otherwise null. */
export async function findResumableBatch(
  ownerId: number,
  leavebitId: number,
  files: readonly File[],
): Promise<UploadBatch | null> {
  const interrupted = findInterruptedUpload(ownerId);
  if (interrupted?.leavebitId !== leavebitId) return null;
  // An unreadable file is reported when it is sent.
  const found = await matchFilesToInterruptedUpload(interrupted, files).catch(() => null);
  return found && found.strangers.length === 0 && found.others.length === 0 ? found.batch : null;
}

/** Discards an interrupted upload in this browser and, if the server is reachable, there too. */
export async function discardInterruptedUpload(upload: InterruptedUpload): Promise<void> {
  clearInterruptedUpload();
  await removePartialUploads(upload.files);
}
