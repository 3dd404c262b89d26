import { Decrypter, Encrypter, armor } from 'age-encryption';

/** What the worker is asked to do. Both texts are armored age files or an identity. */
export type PassphraseTask = { act: 'wrap' | 'unwrap'; text: string; passphrase: string };

/**
 * The base-2 logarithm of scrypt's cost: 64 MB of memory and about a second on a phone. The age program uses 18, which some phones
 * don't have the memory for.
 */
const WORK_FACTOR = 16;
/** A file that asks for more would freeze the browser or exhaust its memory. */
const MAX_WORK_FACTOR = 18;

/** @throws if the passphrase is wrong, or if the text isn't what the task expects */
export async function workWithPassphrase({ act, text, passphrase }: PassphraseTask): Promise<string> {
  if (act === 'wrap') {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    encrypter.setPassphrase(passphrase);
    return armor.encode(await encrypter.encrypt(text)).trimEnd();
  }
  const file = armor.decode(text);
  const [, logN] =
    /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} (\d{1,2})\n/.exec(new TextDecoder().decode(file)) ?? [];
  if (logN === undefined || Number(logN) > MAX_WORK_FACTOR)
    throw new Error('The key was not wrapped by a passphrase');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(file, 'text');
}
