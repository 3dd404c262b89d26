import type { Database } from '../../db/database.ts';
import { estateReadableUntil, hasPendingReport } from '../release/estate.ts';

/**
 * Whether a death or incapacity is being reported, or was released and can still be read: then nobody is asked to pay, and
 * nothing is destroyed.
 */
export async function isEstateAtRest(db: Database, userId: number, now: Date): Promise<boolean> {
  if (await hasPendingReport(db, userId)) return true;
  const until = await estateReadableUntil(db, userId);
  return until !== null && now < until;
}
