import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/**
 * The last mail to a recipient about an opening after a report. `retry`: the number of the further try; 0 for the first mail.
 * `othersArrive`: mail servers have taken other mails of ours meanwhile, so the cause is not an outage on our side.
 */
export interface OpeningMail {
  state: 'queued' | 'accepted' | 'failed';
  createdAt: Date;
  othersArrive: boolean;
  retry: number;
}

/**
 * What is due about a recipient's mail. `ask`: nobody was asked yet how else the recipient can be reached. `retry`: the number
 * of the further try that is due.
 */
export interface OpeningFollowUp {
  ask: boolean;
  retry: number | null;
}

/**
 * A mail about an opening that failed for good is tried again after 1, 4 and 12 weeks. One that is
 * merely deferred is retried by the outbox, so it needs no new mail, but after three days it must be escalated.
 * After a downtime only the last try that was missed is made up for.
 * @param unreachedAt when it was first noticed that the recipient is not reached. Null: never.
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
