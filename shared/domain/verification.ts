import { addMonths } from './dates.ts';
import { limits } from './limits.ts';

/** Whether a recipient verified the address recently, long ago, or never. */
export type VerificationState = 'verified' | 'stale' | 'never';

/** @param verifiedAt when the address was last verified by a code; null if never. */
export function getVerificationState(verifiedAt: Date | null, now: Date): VerificationState {
  if (verifiedAt === null) return 'never';
  return now <= addMonths(verifiedAt, limits.verificationStaleMonths) ? 'verified' : 'stale';
}
