import { sanitiseFileName } from '#shared/domain/file-names.ts';
import { createOpener } from '#client/features/sealing/crypto/seal.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import { parseSealedNames } from '#client/features/sealing/sealed-names.ts';

/** What the server knows of an open LeaveBit that is sealed. */
export interface SealedLeavebit {
  id: number;
  infoFields?: string | undefined;
  attachments?: readonly string[] | undefined;
  sealedNames?: string | undefined;
}

export interface OpenedFile {
  /** The name that the server knows. */
  storedName: string;
  /** The real name, or else the stored one. */
  name: string;
}

export interface OpenedContent {
  text: string;
  files: OpenedFile[];
}

/**
 * Opens a LeaveBit's text and the names of its files.
 * @param identities secret keys, any of which may match
 * @throws WrongKeyError, DamagedSealError, or an ApiError if the code for it couldn't be loaded
 */
export async function openSealed(
  { infoFields = '', attachments = [], sealedNames = '' }: SealedLeavebit,
  identities: readonly string[],
): Promise<OpenedContent> {
  const opener = await createOpener(identities);
  const text = infoFields === '' ? '' : await opener.openText(infoFields);
  const names = sealedNames === '' ? '' : await openNames();
  const known = parseSealedNames(names);
  return {
    text,
    files: attachments.map((storedName) => ({
      storedName,
      name: sanitiseFileName(Object.hasOwn(known, storedName) ? known[storedName]!.name : '') ?? storedName,
    })),
  };

  /** If a text could be read, names that can't be are only a nuisance. */
  async function openNames(): Promise<string> {
    try {
      return await opener.openText(sealedNames);
    } catch (error) {
      const isAboutSeal = error instanceof WrongKeyError || error instanceof DamagedSealError;
      if (isAboutSeal && infoFields !== '') return '';
      throw error;
    }
  }
}
