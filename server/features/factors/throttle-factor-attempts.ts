import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

interface FactorGuesser {
  req: Request;
  userId: number;
  /** The digest of the device cookie if this owner has signed in on the device before. */
  device?: string | null;
}

/**
 * All attempts at an account's factors share one counter, regardless of the endpoint. Callers must therefore have verified
 * something first: the password, the emailed reset code or a session. Just knowing the address must not be enough to use up the
 * owner's attempts.
 */
const guesserOf = ({ req, userId, device = null }: FactorGuesser) => ({ req, at: `owner/${userId}`, device });

/**
 * Counts an attempt at a factor before it is made. Wrong attempts don't invalidate an authenticator code before its 30 seconds
 * are up, so this counter alone slows guessers down. A correct code resets it.
 * @throws DomainError `too-many-requests`, and whatever `act` throws
 */
export async function throttleFactorAttempts<T>(
  { guesses }: Pick<Context, 'guesses'>,
  guesser: FactorGuesser,
  act: () => Promise<T>,
): Promise<T> {
  await guesses.count('factor', guesserOf(guesser));
  const result = await act();
  await guesses.forgive('factor', guesserOf(guesser));
  return result;
}

/**
 * Counts a passkey response only if it was wrong. Passkeys can't be guessed, so a valid response is accepted regardless of
 * earlier failures.
 * @throws DomainError `too-many-requests` instead of the original rejection after many failures
 */
export async function throttleWrongPasskeys<T>(
  { guesses }: Pick<Context, 'guesses'>,
  guesser: FactorGuesser,
  verified: Promise<T>,
): Promise<T> {
  try {
    return await verified;
  } catch (error) {
    if (error instanceof DomainError) await guesses.count('factor', guesserOf(guesser));
    throw error;
  }
}
