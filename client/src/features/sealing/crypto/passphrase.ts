import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { WrongKeyError } from './seal-errors.ts';
import type { PassphraseTask } from './passphrase-work.ts';

/** Passphrases are compared as typed, except for the spelling of accents and for space around them. */
const normalise = (passphrase: string) => passphrase.normalize('NFC').trim();

/** Encrypts a secret key with a passphrase. Takes about a second. @returns an armored age file */
export const wrapKey = (
  identity: string,
  passphrase: string,
  t: TextMessages<'owner-sealing'>,
): Promise<string> => run({ act: 'wrap', text: identity, passphrase: normalise(passphrase) }, t);

/**
 * Decrypts a secret key. Takes about a second.
 * @throws WrongKeyError if the passphrase is wrong
 */
export const unwrapKey = (
  wrappedKey: string,
  passphrase: string,
  t: TextMessages<'owner-sealing'>,
): Promise<string> => run({ act: 'unwrap', text: wrappedKey, passphrase: normalise(passphrase) }, t);

function run(task: PassphraseTask, t: TextMessages<'owner-sealing'>): Promise<string> {
  const worker = new Worker(new URL('./passphrase.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ text?: string; failure?: string }>) => {
      if (data.text !== undefined) resolve(data.text);
      else reject(new WrongKeyError(data.failure));
    });
    worker.addEventListener('error', () => reject(new ApiError('unreachable', t('notLoaded'))));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
