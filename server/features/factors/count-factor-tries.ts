import type { Context } from '../../context.ts';
import type { Guesser } from '../../http/limits/guesses.ts';

/**
 * Counts a try at a factor before it is made. Nothing ends a code of the authenticator app but its half minute, so the
 * count alone keeps guessers slow. A right one is forgotten.
 * @throws DomainError `too-many-requests`, and all that `act` throws
 */
export async function countFactorTries<T>(
  { guesses }: Pick<Context, 'guesses'>,
  guesser: Guesser,
  act: () => Promise<T>,
): Promise<T> {
  await guesses.count('factor', guesser);
  const result = await act();
  await guesses.forgive('factor', guesser);
  return result;
}
