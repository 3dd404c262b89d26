import type { Decrypter, Encrypter } from 'age-encryption';
import { hasAgeHeader, isArmoredAgeFile, MAX_AGE_HEADER_BYTES } from '#shared/domain/age-file.ts';
import { age } from './load-age.ts';
import { DamagedSealError, WrongKeyError } from './seal-errors.ts';

/**
 * Age files for some keys.
 * @param publicKeys at least one; duplicates count once
 */
export async function createSealer(publicKeys: readonly string[]) {
  const { Encrypter: Maker, armor } = await age.load();
  const encrypter: Encrypter = new Maker();
  for (const publicKey of new Set(publicKeys)) encrypter.addRecipient(publicKey);
  return {
    /** An armored age file, without a final line break. */
    sealText: async (text: string): Promise<string> => armor.encode(await encrypter.encrypt(text)).trimEnd(),
    /** Encrypts chunk by chunk, so the browser may keep the result on disk. */
    sealFile: async (file: Blob): Promise<Blob> =>
      new Response(await encrypter.encrypt(file.stream()), { headers: OCTETS }).blob(),
  };
}

/** @param identities secret keys, any of which may match */
export async function createOpener(identities: readonly string[]) {
  const { Decrypter: Opener, armor } = await age.load();
  const decrypter: Decrypter = new Opener();
  for (const identity of identities) decrypter.addIdentity(identity);
  return {
    /** @throws WrongKeyError, DamagedSealError */
    openText: (sealed: string): Promise<string> =>
      explainFailures(() => {
        if (!isArmoredAgeFile(sealed)) throw new Error('not an age file, or its header is too long');
        return decrypter.decrypt(armor.decode(sealed), 'text');
      }),
    /**
     * The plaintext as it arrives. The stream fails if the rest of the file is truncated or altered.
     * @throws WrongKeyError, DamagedSealError for the beginning of the file
     */
    openStream: (sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> =>
      explainFailures(async () => decrypter.decrypt(await checkHeader(sealed))),
    /**
     * The whole plaintext, which the browser may keep on disk.
     * @param type the MIME type of the result
     * @throws WrongKeyError, DamagedSealError
     */
    openFile: (sealed: ReadableStream<Uint8Array>, type: string): Promise<Blob> =>
      explainFailures(async () =>
        new Response(await decrypter.decrypt(await checkHeader(sealed)), {
          headers: { 'Content-Type': type },
        }).blob(),
      ),
  };
}

const OCTETS = { 'Content-Type': 'application/octet-stream' };

/**
 * The same stream, once its header is known to be short enough. The library reads a header of any length into memory and tries the
 * key on each of its stanzas.
 * @throws Error, also if the stream fails
 */
async function checkHeader(sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = sealed.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < MAX_AGE_HEADER_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.byteLength;
  }
  const head = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  if (!hasAgeHeader(head.subarray(0, MAX_AGE_HEADER_BYTES))) {
    await reader.cancel();
    throw new Error('not an age file, or its header is too long');
  }
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(head),
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function explainFailures<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    // The library has no error classes.
    throw String(cause).includes('no identity matched')
      ? new WrongKeyError('None of the keys opens it', { cause })
      : new DamagedSealError('It is damaged', { cause });
  }
}
