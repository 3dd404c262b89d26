import { DomainError } from '../../http/domain-error.ts';

/**
 * Rejects a public key with a wrong checksum, because nothing could be sealed for it.
 * @throws DomainError `invalid`
 */
export async function assertValidRecipient(publicKey: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(publicKey);
  } catch {
    throw new DomainError('invalid', 'The public key has a typing mistake. Please make a new one.');
  }
}
