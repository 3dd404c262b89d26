import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteFiles } from '#server/db/schema/index.ts';
import type { ReceivedFile } from '../receive-multipart-form.ts';
import { encryptFileName } from '../leavebit-encryption.ts';
import { assignUniqueFileNames } from '../rules.ts';

/**
 * Attaches stored files to a LeaveBit. The caller holds the row lock.
 * @returns the last file's counter, which the caller must store with the LeaveBit
 */
export async function attachStoredFiles(
  { clock }: Context,
  tx: Database,
  leavebit: { id: number; dataKey: DataKey; lastFileCounter: number; names: string[] },
  arriving: ReceivedFile[],
): Promise<number> {
  const files = assignUniqueFileNames(arriving, leavebit.names).map((file, index) => {
    const named = {
      triggerByteId: leavebit.id,
      fileCounter: leavebit.lastFileCounter + index + 1,
      storedFileId: file.id,
      mimeType: file.mimeType,
    };
    return { ...named, ...encryptFileName(leavebit.dataKey, named, file.name), createdAt: clock.now() };
  });
  if (files.length > 0) await tx.insert(triggerByteFiles).values(files);
  return leavebit.lastFileCounter + files.length;
}
