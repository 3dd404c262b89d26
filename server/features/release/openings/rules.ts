import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { findReleaseCondition, findReleaseSetting, type ReleaseSetting } from '#shared/domain/release.ts';

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

/** A LeaveBit of an owner who is back. */
interface OpenedLeavebit {
  id: number;
  description: string;
  sharingEmails: readonly string[];
  sharingConfig: Readonly<Record<string, ReleaseSetting>>;
}

/** When a recipient last read a LeaveBit, and last downloaded something of it. */
export interface Reading {
  leavebitId: number;
  email: string;
  readAt: Date;
  downloadedAt: Date | null;
}

/** The clocks of two processes may differ by this much, so a reading right after a release may seem to come before it. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/** From when on a reading belongs to a release. */
export const getReadingsStart = (releasedAt: Date): Date => new Date(releasedAt.getTime() - CLOCKS_DIFFER_MS);

/**
 * What a release had opened: what was read since, by whom, and what nobody has read. Whoever reads a LeaveBit by another rule doesn't
 * depend on the release, unless they are a substitute who received it only because of it.
 */
export function summarizeReadings({
  ownerEmail,
  leavebits,
  readings,
  passedOn,
  releasedAt,
}: {
  ownerEmail: string;
  leavebits: readonly OpenedLeavebit[];
  readings: readonly Reading[];
  passedOn: readonly { leavebitId: number; to: string }[];
  releasedAt: Date;
}): {
  read: { leavebit: OpenedLeavebit; readings: Reading[] }[];
  unread: OpenedLeavebit[];
} {
  const start = getReadingsStart(releasedAt);
  const read: { leavebit: OpenedLeavebit; readings: Reading[] }[] = [];
  const unread: OpenedLeavebit[] = [];
  const byLeavebit = new Map<number, Reading[]>();
  for (const reading of readings)
    byLeavebit.set(reading.leavebitId, [...(byLeavebit.get(reading.leavebitId) ?? []), reading]);
  for (const leavebit of leavebits) {
    const waits = (email: string) =>
      email !== ownerEmail &&
      (findReleaseCondition(findReleaseSetting(leavebit.sharingConfig, email)) === 'report' ||
        passedOn.some(({ leavebitId, to }) => leavebitId === leavebit.id && to === email));
    if (!leavebit.sharingEmails.some(waits)) continue;
    const since = (byLeavebit.get(leavebit.id) ?? [])
      .filter(({ email, readAt }) => waits(email) && readAt >= start)
      .map((reading) => ({
        ...reading,
        downloadedAt: reading.downloadedAt && reading.downloadedAt >= start ? reading.downloadedAt : null,
      }))
      .sort((one, other) => one.readAt.getTime() - other.readAt.getTime());
    if (since.length > 0) read.push({ leavebit, readings: since });
    else unread.push(leavebit);
  }
  return { read, unread };
}

/** Whether what opens by this rule counts as opened only since a release, and so stops counting with its end. A date needs no release. */
export function opensWithRelease(setting: ReleaseSetting | undefined): boolean {
  const condition = findReleaseCondition(setting);
  return condition === 'report' || condition === 'nothing';
}

interface Sharing {
  sharingEmails: string[];
  sharingConfig: Record<string, ReleaseSetting>;
  leftBy: Record<string, string>;
}

/**
 * The sharing of a LeaveBit once a release has ended: everyone who received it as a substitute in its course is taken off, so that they
 * wait for their turn again. Also whoever has read or left it: another release is for the first person again.
 * @param substitutes those who received it in the course of the release
 */
export function takeBackTurns(
  { sharingEmails, sharingConfig, leftBy }: Readonly<Sharing>,
  substitutes: readonly string[],
): Sharing {
  const without = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([email]) => !substitutes.includes(email)));
  return {
    sharingEmails: sharingEmails.filter((email) => !substitutes.includes(email)),
    sharingConfig: without(sharingConfig),
    leftBy: without(leftBy),
  };
}
