import type { DraftContent } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError } from '#client/lib/http/api-client.ts';
import { findRealName, isOpened, listStoredNames } from '#client/features/sealing/opened-leavebit.ts';
import { createOpener, createSealer } from '#client/features/sealing/crypto/seal.ts';
import type { SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';

/**
 * A draft as it is stored: its text sealed for the owner alone, without the names of chosen files, and with the server's names of
 * those that are marked for deletion.
 * @param base the LeaveBit that is edited, or null for a new one
 */
export async function sealDraft(
  content: DraftContent,
  publicKey: string,
  base: Leavebit | null,
): Promise<DraftContent> {
  const { infoFields } = content;
  const { sealText } = await createSealer([publicKey]);
  return {
    ...content,
    infoFields: infoFields === '' ? '' : await sealText(infoFields),
    deletedFiles: base && isOpened(base) ? listStoredNames(base, content.deletedFiles) : [],
    fileNames: [],
  };
}

/**
 * The reverse of `sealDraft`.
 * @throws ApiError if it can't be opened with these keys
 */
export async function openDraft(
  content: DraftContent,
  { keys, base }: { keys: readonly SecretKey[]; base: Leavebit | null },
  t: TextMessages<'owner-form'>,
): Promise<DraftContent> {
  const deletedFiles =
    base && isOpened(base) ? content.deletedFiles.map((name) => findRealName(base, name)) : [];
  if (content.infoFields === '') return { ...content, deletedFiles };
  try {
    const { openText } = await createOpener(keys.map(({ identity }) => identity));
    return { ...content, infoFields: await openText(content.infoFields), deletedFiles };
  } catch {
    throw new ApiError('damaged', t('draftOtherKey'));
  }
}
