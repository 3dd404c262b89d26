import type { Request } from 'express';
import { DomainError } from '../domain-error.ts';
import type { RateLimits } from './rate-limits.ts';

/** Limits only guesses at the links in our emails. A genuine link always works, because its holder may be running out of time. */
export async function limitUnknownLinks<T>(
  { rateLimits }: { rateLimits: RateLimits },
  req: Request,
  act: Promise<T>,
): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof DomainError && error.details['reason'] === 'unknown')
      await rateLimits.consume('reportLink', { req, account: 'unknown' });
    throw error;
  }
}
