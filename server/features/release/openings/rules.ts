import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/**
 * The last email to a recipient about an opening after a report. `retry`: the number of the retry, 0 for the first email.
 * `othersArrive`: mail servers have since accepted our other emails, so the cause isn't an outage on our side.
 */
export interface OpeningMail {
  state: 'queued' | 'accepted' | 'failed';
  createdAt: Date;
  othersArrive: boolean;
  retry: number;
}

/**
 * What is due for a recipient's email. `ask`: the reporters haven't been asked yet how else to reach the recipient. `retry`: the
 * number of the retry that is due.
 */
export interface OpeningFollowUp {
  ask: boolean;
  retry: number | null;
}

/**
 * An opening email that failed permanently is retried after 1, 4 and 12 weeks. One that is merely deferred is retried by the
 * outbox, so it needs no new email, but after three days it must be escalated. After an outage, only the last missed retry is
 * made up for.
 * @param unreachedAt when the recipient was first found to be unreachable; null if never
 */
export function decideOpeningFollowUp(
  { state, createdAt, othersArrive, retry: made }: OpeningMail,
  unreachedAt: Date | null,
  now: Date,
): OpeningFollowUp {
  const isUnreached =
    state === 'failed' ||
    (state === 'queued' &&
      othersArrive &&
      now.getTime() >= createdAt.getTime() + releaseLimits.openingUnreachedDays * DAY_MS);
  if (!isUnreached) return { ask: false, retry: null };
  if (unreachedAt === null) return { ask: true, retry: null };
  if (state === 'queued') return { ask: false, retry: null };
  const due = releaseLimits.openingRetriedWeeksAfter.filter(
    (weeks) => now.getTime() >= unreachedAt.getTime() + weeks * 7 * DAY_MS,
  ).length;
  return { ask: false, retry: due > made ? due : null };
}
