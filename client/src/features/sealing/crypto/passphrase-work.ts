import { Decrypter, Encrypter, armor } from 'age-encryption';
import { isPassphraseFile } from '#shared/domain/age-file.ts';

/** What the worker is asked to do. Both texts are armored age files or an identity. */
export type PassphraseTask = { act: 'wrap' | 'unwrap'; text: string; passphrase: string };

/**
 * The base-2 logarithm of scrypt's cost: 64 MB of memory and about a second on a phone. The age program uses 18, which some phones
 * don't have the memory for.
 */
const WORK_FACTOR = 16;

/** @throws if the passphrase is wrong, or if the text isn't what the task expects */
export async function workWithPassphrase({ act, text, passphrase }: PassphraseTask): Promise<string> {
  if (act === 'wrap') {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    encrypter.setPassphrase(passphrase);
    return armor.encode(await encrypter.encrypt(text)).trimEnd();
  }
  if (!isPassphraseFile(text)) throw new Error('The key was not wrapped by a passphrase');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(armor.decode(text), 'text');
}
