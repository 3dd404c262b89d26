import { loadCommonPasswords } from '#server/adapters/common-passwords.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { findPasswordWeakness, type PasswordWeakness } from '../rules.ts';

const INSTEAD = 'Please choose another, for example three unrelated words.';

const sentences: Record<PasswordWeakness, string> = {
  common: `Many people use this password, so attackers try it first. ${INSTEAD}`,
  'own-words': `This password is little more than your email address or our name, so attackers try it first. ${INSTEAD}`,
};

/**
 * Rejects an easily guessed password. The contract's schema has already checked the four requirements.
 * @param path the field to which the error refers
 * @throws DomainError `invalid`
 */
export async function assertStrongPassword(
  password: string,
  { email, path }: { email: string; path: string },
): Promise<void> {
  const fault = findPasswordWeakness(password, { email, common: await loadCommonPasswords() });
  if (!fault) return;
  const message = sentences[fault];
  throw new DomainError('invalid', message, { details: { errors: [{ path, message }] } });
}
