import { makeZip } from 'client-zip';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { formatLetter, getLetterName, getZipName } from '#shared/domain/letter.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
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
export const formatOpenedLetter = (
  t: TextMessages<'letter'>,
  head: LetterHead,
  { text, files }: OpenedContent,
): LetterFile => ({
  name: toPortableName(getLetterName(head.description), 'LeaveBit.txt'),
  text: formatLetter(t, { ...head, infoFields: text, files }),
});

interface ZipRequest extends Omit<FileRequest, 'storedName' | 'onProgress'> {
  t: TextMessages<'letter'>;
  head: LetterHead;
  content: OpenedContent;
  identities: readonly string[];
  /** Called with the number of the file that is being fetched, and of all files. */
  onFile: (number: number, count: number) => void;
}

/** The file that is being written to the ZIP. */
interface ZippedFile {
  name: string;
  arriving: ArrivingFile | null;
  /** Why it couldn't be fetched or opened. */
  problem: unknown;
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
  t,
  head,
  content,
  identities,
  onFile,
  ...request
}: ZipRequest): Promise<{ blob: Blob; name: string }> {
  const opener = await createOpener(identities);
  const letter = formatOpenedLetter(t, head, content);
  const [letterPath, ...paths] = assignZipNames([letter.name, ...content.files.map(({ name }) => name)]);
  let current: ZippedFile | null = null;

  async function* entries() {
    yield { name: letterPath!, input: letter.text, lastModified: head.lastUpdate };
    for (const [index, { name, storedName }] of content.files.entries()) {
      onFile(index + 1, content.files.length);
      const file: ZippedFile = { name, arriving: null, problem: null };
      current = file;
      let input: ReadableStream<Uint8Array>;
      try {
        file.arriving = await fetchSealedFile({ ...request, storedName });
        input = await opener.openStream(file.arriving.stream);
      } catch (error) {
        file.problem = error;
        throw error;
      }
      yield { name: paths[index]!, input, lastModified: head.lastUpdate };
    }
  }

  try {
    const stream = makeZip(entries(), { buffersAreUTF8: true });
    const headers = { 'Content-Type': 'application/zip' };
    return {
      blob: await new Response(stream, { headers }).blob(),
      name: toPortableName(`${getZipName(t, head.description, head)}.zip`, 'LeaveBit.zip'),
    };
  } catch (error) {
    const failed = current as ZippedFile | null;
    throw failed ? new ZippedFileError(failed.name, getCause(failed, error)) : error;
  }
}

/**
 * The connection's failure, or else what opening the file reported. Browsers replace the error of a failed stream by one of their
 * own, and a stream that fails later has an error of the library.
 */
function getCause({ arriving, problem }: ZippedFile, error: unknown): unknown {
  try {
    arriving?.assertArrived();
  } catch (lost) {
    return lost;
  }
  const cause = problem ?? error;
  const isKnown =
    cause instanceof ApiError || cause instanceof WrongKeyError || cause instanceof DamagedSealError;
  return isKnown ? cause : new DamagedSealError('It is damaged', { cause });
}
