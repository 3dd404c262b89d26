import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createOpener } from './crypto/seal.ts';
import type { SecretKey } from './crypto/secret-keys.ts';
import { followSaved, type OpenedLeavebit } from './opened-leavebit.ts';
import { parseSealedNames } from './sealed-names.ts';

/**
 * Decrypts the text and the file names of a sealed LeaveBit.
 * @throws WrongKeyError if none of the keys opens it, DamagedSealError
 */
export async function openLeavebit(
  leavebit: Leavebit,
  keys: readonly Pick<SecretKey, 'identity'>[],
): Promise<OpenedLeavebit> {
  const { openText } = await createOpener(keys.map(({ identity }) => identity));
  const infoFields = leavebit.infoFields === '' ? '' : await openText(leavebit.infoFields);
  const names = leavebit.sealedNames ? parseSealedNames(await openText(leavebit.sealedNames)) : {};
  return followSaved(leavebit, { infoFields, names });
}
