import type { Decrypter, Encrypter } from 'age-encryption';
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
      explainFailures(() => decrypter.decrypt(armor.decode(sealed), 'text')),
    /**
     * The plaintext as it arrives. The stream fails if the rest of the file is truncated or altered.
     * @throws WrongKeyError, DamagedSealError for the beginning of the file
     */
    openStream: (sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> =>
      explainFailures(() => decrypter.decrypt(sealed)),
    /**
     * The whole plaintext, which the browser may keep on disk.
     * @param type the MIME type of the result
     * @throws WrongKeyError, DamagedSealError
     */
    openFile: (sealed: ReadableStream<Uint8Array>, type: string): Promise<Blob> =>
      explainFailures(async () =>
        new Response(await decrypter.decrypt(sealed), { headers: { 'Content-Type': type } }).blob(),
      ),
  };
}

const OCTETS = { 'Content-Type': 'application/octet-stream' };

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
