import type { DraftContent } from '#shared/contracts/drafts.ts';
import {
  canBeginAgeFile,
  countAgeRecipients,
  isAgeFile,
  isArmoredAgeFile,
  MAX_AGE_HEADER_BYTES,
} from '#shared/domain/age-file.ts';
import { isOpaqueFileName } from '#shared/domain/file-names.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { ObjectContext } from '../files/object-folder.ts';
import { readFileHead } from '../files/read-stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { assertValidRecipient } from './assert-valid-recipient.ts';

/** What is saved of a LeaveBit's text and file names. */
interface SavedTexts {
  sealed?: boolean | undefined;
  infoFields?: string | undefined;
  sealedNames?: string | undefined;
  sealedFor?: readonly string[] | undefined;
}

/**
 * Rejects texts that don't suit a LeaveBit. An empty text is always allowed, because it reveals nothing. We can't check which keys
 * a text is sealed for, but how many, and that those which the browser names are keys at all.
 * @throws DomainError `not-sealed`, or `invalid` if the LeaveBit isn't sealed but the texts should be, or the reverse
 */
export async function assertTextsSealed(
  isSealed: boolean,
  { sealed = isSealed, infoFields = '', sealedNames = '', sealedFor }: SavedTexts,
): Promise<void> {
  if (sealed !== isSealed)
    throw new DomainError(
      'invalid',
      'An existing LeaveBit can’t be sealed or unsealed, because its earlier versions stay as they are. Please make a new one.',
    );
  if (!isSealed) {
    if (sealedNames !== '') throw new DomainError('invalid', 'Only a sealed LeaveBit has sealed file names.');
    return;
  }
  for (const publicKey of new Set(sealedFor)) await assertValidRecipient(publicKey);
  for (const text of [infoFields, sealedNames]) {
    if (text === '') continue;
    const recipients = countAgeRecipients(text);
    if (recipients === null) throw notSealedError('The text');
    if (sealedFor && recipients !== new Set(sealedFor).size)
      throw new DomainError(
        'invalid',
        'The text isn’t sealed for everyone that your browser named. Please reload the page and try again.',
      );
  }
}

/**
 * Rejects a draft that would give away what a sealed LeaveBit will contain.
 * @throws DomainError `not-sealed`
 */
export function assertDraftSealed(isSealed: boolean, draft: DraftContent): void {
  if (!isSealed) return;
  const isClosed = draft.infoFields === '' || isArmoredAgeFile(draft.infoFields);
  const namesFiles = draft.fileNames.length > 0 || !draft.deletedFiles.every(isOpaqueFileName);
  if (!draft.sealed || !isClosed || namesFiles) throw notSealedError('The draft');
}

/**
 * Rejects files that aren't age files, or whose names may be the real ones. Reads the beginning of each.
 * @throws DomainError `not-sealed`, StoredFileDamagedError, ObjectStoreUnavailableError
 */
export async function assertFilesSealed(
  ctx: ObjectContext,
  dataKey: DataKey,
  files: readonly (StoredFile & { name: string })[],
): Promise<void> {
  for (const { name } of files) assertFileNameSealed(name);
  for (const file of files)
    if (!isAgeFile(await readFileHead(ctx, dataKey, file, MAX_AGE_HEADER_BYTES), file.size))
      throw notSealedError('A file');
}

/** Rejects the name of a sealed file if it may be the real one. @throws DomainError `not-sealed` */
export function assertFileNameSealed(name: string): void {
  if (!isOpaqueFileName(name)) throw notSealedError('The name of a file');
}

/** Rejects a file whose first bytes, however few, can't be those of an age file. @throws DomainError `not-sealed` */
export function assertBeginsSealed(begin: Uint8Array): void {
  if (!canBeginAgeFile(begin)) throw notSealedError('A file');
}

export const notSealedError = (what: string) =>
  new DomainError(
    'not-sealed',
    `${what} arrived without being sealed, so we haven’t stored it. Please reload the page and try again.`,
  );

export const isNotSealedError = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'not-sealed';
