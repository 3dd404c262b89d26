import { codeOf } from '../http/api-error.ts';

/**
 * What a mutation's `onSettled` returns. A success waits for what is read again, so that the screen changes once. A refusal is
 * said at once: its words do not wait for reads, which may be slow or fail as well. Those of a conflict speak of the newer state,
 * so they wait for it.
 * @param error why the mutation failed, if it did.
 */
export function unlessRefused(error: Error | null, reading: Promise<unknown>): Promise<unknown> | undefined {
  if (!error || codeOf(error) === 'conflict') return reading;
  // A read that fails shows so by itself.
  reading.catch(() => undefined);
  return undefined;
}
