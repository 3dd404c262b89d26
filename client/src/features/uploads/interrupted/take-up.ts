import type { Batch } from '../transfer/batch.ts';
import { checksumOf } from '../transfer/checksum.ts';
import { forgetInterrupted, readInterrupted } from './interrupted-upload.ts';
import type { InterruptedUpload } from './interrupted-upload.ts';
import { matchFiles } from './same-file.ts';
import { removeFromServer } from '../transfer/send-files.ts';

/**
 * The part of an interrupted upload that the chosen files continue, and the chosen files that do not belong to it.
 * Throws when a file cannot be read.
 */
export async function takeUp(upload: InterruptedUpload, files: readonly File[]) {
  const sizes = new Set(upload.files.map(({ size }) => size));
  const chosen = await Promise.all(
    files.map(async (file) => ({
      file,
      sha256: sizes.has(file.size) ? await checksumOf(file) : undefined,
    })),
  );
  const { matched, strangers } = matchFiles(upload.files, chosen);
  const taken = matched.map(({ unsent, chosen: { file } }) => ({ unsent, file }));
  const batch: Batch = { ...upload, files: taken };
  return {
    batch,
    strangers: strangers.map(({ file }) => file),
    others: upload.files.filter((unsent) => !matched.some((match) => match.unsent === unsent)),
  };
}

/** The interrupted upload that exactly these files of a LeaveBit continue, or null. */
export async function findContinued(
  ownerId: number,
  leavebitId: number,
  files: readonly File[],
): Promise<Batch | null> {
  const interrupted = readInterrupted(ownerId);
  if (interrupted?.leavebitId !== leavebitId) return null;
  // A file that cannot be read is reported when it is sent.
  const found = await takeUp(interrupted, files).catch(() => null);
  return found && found.strangers.length === 0 && found.others.length === 0 ? found.batch : null;
}

/** Forgets an interrupted upload in this browser, and on the server if it answers. */
export async function giveUp(upload: InterruptedUpload): Promise<void> {
  forgetInterrupted();
  await removeFromServer(upload.files);
}
