import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { openLeavebit } from '../../sealing/open-leavebit.ts';
import { getUnlockedKeys } from '../../sealing/unlocked-key.ts';
import { leavebitToFormValues } from '../form/form-values.ts';
import { saveLeavebitWithFiles } from '../form/save/save-with-files.ts';

/**
 * Seals a LeaveBit that has gone back to a version for the cards of all its recipients: text, files and file names.
 * @param version where the names of files are if those of the LeaveBit can't be opened
 * @throws WrongKeyError, DamagedSealError, and what `saveLeavebitWithFiles` throws
 */
export async function sealAgain(
  ownerId: number,
  { restored, version }: { restored: Leavebit; version: LeavebitVersion },
  t: TextMessages<'owner-uploads'>,
): Promise<Leavebit> {
  const keys = getUnlockedKeys();
  const opened = await openLeavebit(restored, keys).catch(() =>
    openLeavebit({ ...restored, sealedNames: version.sealedNames }, keys),
  );
  return saveLeavebitWithFiles(
    {
      ownerId,
      values: leavebitToFormValues(opened),
      base: opened,
      mayGiveUp: () => false,
      onTextSaved: () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
    t,
  );
}
