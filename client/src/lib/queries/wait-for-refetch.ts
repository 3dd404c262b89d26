import { getErrorCode } from '../http/api-error.ts';

/**
 * The return value for a mutation's `onSettled`. After a success, the mutation stays pending until the refetch is done, so that
 * the screen updates once. Errors don't wait for the refetch, which may be slow or fail too. Only a conflict does, because its
 * message describes the newer state.
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
