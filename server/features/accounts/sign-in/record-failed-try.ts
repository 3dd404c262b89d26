import { z } from 'zod';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { activityLimits } from '#shared/domain/activity.ts';
import { addJob } from '../../../adapters/queue.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { recordActivity, type Activity } from '../../activity/record-activity.ts';
import { findUserByEmail } from '../queries.ts';

/** What somebody tried and did not know. */
export const triedWhat = z.enum(['password', 'code', 'factor', 'reset']);
type TriedWhat = z.infer<typeof triedWhat>;

const words = {
  password: 'The password was wrong.',
  code: 'The code was wrong.',
  factor: 'The code of the second factor was wrong.',
  reset: 'A code to reset the password was wrong.',
} as const satisfies Record<TriedWhat, string>;

/** The hour in which further tries of the same kind are not listed. */
export const hourOf = (at: Date) => Math.floor(at.getTime() / (activityLimits.failedTryHours * HOUR_MS));

/** A failed try, for the log. Further ones of the same hour and kind are not listed: a stranger must not fill the log. */
export function failedTry(userId: number, what: TriedWhat, at: Date): Activity {
  const detail = `${words[what]} More of the same within the hour are not listed.`;
  return { userId, kind: 'sign-in-failed', detail, once: `${what}/${hourOf(at)}` };
}

/**
 * Plans to record a failed try. It takes the same time whether or not the address has an account. Tries of the same hour
 * share a job.
 */
export function planFailedTry(
  { clock, digests }: Context,
  tx: Database,
  { email, what }: { email: string; what: TriedWhat },
): Promise<void> {
  const at = clock.now();
  const key = `failed-try/${what}/${hourOf(at)}/${digests.holder(email)}`;
  return addJob(tx, 'record-failed-try', { email, what, at }, { key });
}

/** Records it, if the address has an account. */
export async function recordFailedTry(
  ctx: Context,
  { email, what, at }: { email: string; what: TriedWhat; at: Date },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) await recordActivity(ctx, tx, failedTry(user.id, what, at));
  });
}
