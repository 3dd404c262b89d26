import type { DraftContent } from '#shared/contracts/drafts.ts';
import { ApiError } from '#client/lib/http/api-client.ts';
import { createOpener, createSealer } from '#client/features/sealing/crypto/seal.ts';
import type { SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';

/** A draft as it is stored: its text sealed for the owner alone, and without the names of files. */
export async function sealDraft(content: DraftContent, publicKey: string): Promise<DraftContent> {
  const { infoFields } = content;
  const { sealText } = await createSealer([publicKey]);
  return { ...content, infoFields: infoFields === '' ? '' : await sealText(infoFields), fileNames: [] };
}

/** @throws ApiError if it can't be opened with these keys */
export async function openDraft(content: DraftContent, keys: readonly SecretKey[]): Promise<DraftContent> {
  if (content.infoFields === '') return content;
  try {
    const { openText } = await createOpener(keys.map(({ identity }) => identity));
    return { ...content, infoFields: await openText(content.infoFields) };
  } catch {
    throw new ApiError(
      'damaged',
      'They were sealed with another key. Please unlock that one, or discard them.',
    );
  }
}
