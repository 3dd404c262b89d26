import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

interface FactorGuesser {
  req: Request;
  userId: number;
  /** The digest of the device cookie, if this owner signed in on the device before. */
  device?: string | null;
}

/**
 * All attempts at an account's factors share one counter, whichever endpoint they use. A caller must therefore have verified
 * something first: the password, the mailed reset code or a session. Knowing the address alone must not be enough to use up
 * the owner's attempts.
 */
const guesserOf = ({ req, userId, device = null }: FactorGuesser) => ({ req, at: `owner/${userId}`, device });

/**
 * Counts an attempt at a factor before it is made. An authenticator code ends only when its 30 seconds are over, so this
 * counter alone slows guessers down. A correct code resets it.
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
 * Counts a passkey response only when it was wrong. Passkeys cannot be guessed, so a valid response is accepted regardless
 * of earlier failures.
 * @throws DomainError `too-many-requests` in place of the rejection after many failures
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
