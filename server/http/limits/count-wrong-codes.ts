import type { Context } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Guesser } from './guess-limiter.ts';

/**
 * Counts a code only if it was wrong. A correct one is always accepted, regardless of earlier guesses. The code itself becomes
 * invalid after five wrong attempts.
 * @throws DomainError `wrong-code`, or `too-many-requests` after many wrong codes.
 */
export async function countWrongCodes<T>(
  { guesses }: Pick<Context, 'guesses'>,
  guesser: Guesser,
  verified: Promise<T>,
): Promise<T> {
  try {
    return await verified;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'wrong-code') await guesses.count('codeTry', guesser);
    throw error;
  }
}
