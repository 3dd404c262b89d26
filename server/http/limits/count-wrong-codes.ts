import type { Context } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Guesser } from './guess-limiter.ts';

/**
 * Counts a code only when it was wrong. A right one always passes, whoever guessed before. The code itself ends after five
 * wrong tries.
 * @throws DomainError `wrong-code`, and `too-many-requests` instead after many of them.
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
