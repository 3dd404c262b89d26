import { getErrorCode } from '../http/api-error.ts';

/**
 * The return value of a mutation's `onSettled`. On success the mutation stays pending until the refetch is done, so that the screen updates once. Errors show immediately and don't wait for a refetch, which may be slow or fail too. A conflict message describes the newer state, so it does wait.
 * @param error why the mutation failed, if it did.
 */
export function waitForRefetchOnSuccess(
  error: Error | null,
  reading: Promise<unknown>,
): Promise<unknown> | undefined {
  if (!error || getErrorCode(error) === 'conflict') return reading;
  // A failed query shows its own error.
  reading.catch(() => undefined);
  return undefined;
}
