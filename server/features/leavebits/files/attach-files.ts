import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteFiles } from '#server/db/schema/index.ts';
import type { ReceivedFile } from '../receive-multipart-form.ts';
import { assertFilesSealed } from '../../sealing/assert-sealed.ts';
import { encryptFileName } from '../leavebit-encryption.ts';
import { assignUniqueFileNames } from '../rules.ts';

/**
 * Attaches stored files to a LeaveBit. The caller holds the row lock.
 * @throws DomainError `not-sealed` if it is sealed and one of them isn't an age file
 * @returns the last file's counter, which the caller must store with the LeaveBit
 */
export async function attachStoredFiles(
  ctx: Context,
  tx: Database,
  leavebit: { id: number; sealed: boolean; dataKey: DataKey; lastFileCounter: number; names: string[] },
  arriving: ReceivedFile[],
): Promise<number> {
  if (leavebit.sealed) await assertFilesSealed({ ...ctx, db: tx }, leavebit.dataKey, arriving);
  const files = assignUniqueFileNames(arriving, leavebit.names).map((file, index) => {
    const named = {
      triggerByteId: leavebit.id,
      fileCounter: leavebit.lastFileCounter + index + 1,
      storedFileId: file.id,
      mimeType: file.mimeType,
    };
    return { ...named, ...encryptFileName(leavebit.dataKey, named, file.name), createdAt: ctx.clock.now() };
  });
  if (files.length > 0) await tx.insert(triggerByteFiles).values(files);
  return leavebit.lastFileCounter + files.length;
}
