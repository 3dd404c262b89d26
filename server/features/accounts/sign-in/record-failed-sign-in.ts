import { z } from 'zod';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { activityLimits } from '#shared/domain/activity.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { recordActivity, type Activity } from '../../activity/record-activity.ts';
import { findUserByEmail } from '../queries.ts';

/** The credential that was wrong. */
export const failedCredentialSchema = z.enum(['password', 'code', 'factor', 'reset']);
type FailedCredential = z.infer<typeof failedCredentialSchema>;

const failureMessages = {
  password: 'The password was wrong.',
  code: 'The code was wrong.',
  factor: 'The second-factor code was wrong.',
  reset: 'The password reset code was wrong.',
} as const satisfies Record<FailedCredential, string>;

/** The hour within which further failures of the same kind aren't logged. */
export const getHourBucket = (at: Date) =>
  Math.floor(at.getTime() / (activityLimits.failedTryHours * HOUR_MS));

/** The log entry for a failed attempt, limited to one per hour and kind so that a stranger can't flood the log. */
export function createFailedSignInActivity(userId: number, what: FailedCredential, at: Date): Activity {
  const detail = `${failureMessages[what]} Further attempts within the hour aren’t listed.`;
  return { userId, kind: 'sign-in-failed', detail, once: `${what}/${getHourBucket(at)}` };
}

/**
 * Queues the recording of a failed attempt. Takes equally long whether or not the address has an account. Attempts of the same
 * kind share a job within the hour.
 */
export function queueFailedSignInRecord(
  { clock, digests }: Context,
  tx: Database,
  { email, what }: { email: string; what: FailedCredential },
): Promise<void> {
  const at = clock.now();
  const key = `failed-try/${what}/${getHourBucket(at)}/${digests.holder(email)}`;
  return queueJob(tx, 'record-failed-try', { email, what, at }, { key });
}

/** Records the failed attempt if the address has an account. */
export async function recordFailedSignIn(
  ctx: Context,
  { email, what, at }: { email: string; what: FailedCredential; at: Date },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) await recordActivity(ctx, tx, createFailedSignInActivity(user.id, what, at));
  });
}
