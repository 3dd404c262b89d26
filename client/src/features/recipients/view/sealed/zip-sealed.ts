import { makeZip } from 'client-zip';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { formatLetter, getLetterName, getZipName } from '#shared/domain/letter.ts';
import { assignZipNames, toPortableName } from '#shared/domain/zip-names.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { createOpener } from '#client/features/sealing/crypto/seal.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import { fetchSealedFile, type ArrivingFile, type FileRequest } from './fetch-sealed-file.ts';
import type { OpenedContent } from './open-sealed.ts';

/** What a letter says besides the text. */
export interface LetterHead extends OwnerNames {
  description: string;
  lastUpdate: Date;
}

export interface LetterFile {
  name: string;
  text: string;
}

/** An opened LeaveBit's text as a file, as the server writes it for one that isn't sealed. */
export const formatOpenedLetter = (head: LetterHead, { text, files }: OpenedContent): LetterFile => ({
  name: toPortableName(getLetterName(head.description), 'LeaveBit.txt'),
  text: formatLetter({ ...head, infoFields: text, files }),
});

interface ZipRequest extends Omit<FileRequest, 'storedName' | 'onProgress'> {
  head: LetterHead;
  content: OpenedContent;
  identities: readonly string[];
  /** Called with the number of the file that is being fetched, and of all files. */
  onFile: (number: number, count: number) => void;
}

/** A failure to open one of the files. `cause` is the reason. */
export class ZippedFileError extends Error {
  readonly fileName: string;

  constructor(fileName: string, cause: unknown) {
    super(`${fileName} couldn’t be opened`, { cause });
    this.fileName = fileName;
  }
}

/**
 * Everything in an opened LeaveBit as a ZIP, named as the server names one. Each file is fetched and decrypted as the ZIP is
 * written, and nothing but the result is held.
 * @throws ZippedFileError, or an ApiError if the code for it couldn't be loaded
 */
export async function zipSealed({
  head,
  content,
  identities,
  onFile,
  ...request
}: ZipRequest): Promise<{ blob: Blob; name: string }> {
  const opener = await createOpener(identities);
  const letter = formatOpenedLetter(head, content);
  const [letterPath, ...paths] = assignZipNames([letter.name, ...content.files.map(({ name }) => name)]);
  let current: { name: string; arriving: ArrivingFile | null } | null = null;

  async function* entries() {
    yield { name: letterPath!, input: letter.text, lastModified: head.lastUpdate };
    for (const [index, { name, storedName }] of content.files.entries()) {
      onFile(index + 1, content.files.length);
      current = { name, arriving: null };
      current.arriving = await fetchSealedFile({ ...request, storedName });
      const input = await opener.openStream(current.arriving.stream);
      yield { name: paths[index]!, input, lastModified: head.lastUpdate };
    }
  }

  try {
    const stream = makeZip(entries(), { buffersAreUTF8: true });
    const headers = { 'Content-Type': 'application/zip' };
    return {
      blob: await new Response(stream, { headers }).blob(),
      name: toPortableName(`${getZipName(head.description, head)}.zip`, 'LeaveBit.zip'),
    };
  } catch (error) {
    const failed = current as { name: string; arriving: ArrivingFile | null } | null;
    throw failed ? new ZippedFileError(failed.name, getCause(failed.arriving, error)) : error;
  }
}

/** The connection's failure, or else what the decryption reported. A stream that fails later reports an error of the library. */
function getCause(arriving: ArrivingFile | null, error: unknown): unknown {
  try {
    arriving?.assertArrived();
  } catch (lost) {
    return lost;
  }
  const isKnown =
    error instanceof ApiError || error instanceof WrongKeyError || error instanceof DamagedSealError;
  return isKnown ? error : new DamagedSealError('It is damaged', { cause: error });
}
