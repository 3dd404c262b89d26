import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

interface FactorGuesser {
  req: Request;
  userId: number;
  /** The digest of the cookie of a device on which this owner signed in before. */
  device?: string | null;
}

/**
 * All tries at the factors of one account share one count, whichever call they come through. So a caller must have something
 * behind them first: the password, the mailed reset code or a session. Nobody who only knows the address can use up the
 * owner's tries.
 */
const guesserOf = ({ req, userId, device = null }: FactorGuesser) => ({ req, at: `owner/${userId}`, device });

/**
 * Counts a try at a factor before it is made. Nothing ends a code of the authenticator app but its half minute, so the
 * count alone slows guessers down. A right one clears it.
 * @throws DomainError `too-many-requests`, and all that `act` throws
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
 * Counts the answer of a passkey only when it was wrong. Nobody can guess one, so a right one passes however many others
 * were wrong.
 * @throws DomainError `too-many-requests` in place of the rejection after many of them
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
