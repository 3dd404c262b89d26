import { HOUR_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';

/**
 * The warnings to an owner: at the report, halfway, an hour before the end, and a final notice. The final notice is for a late
 * confirmation or an outage, after which the other warnings no longer count.
 */
export const ownerWarningStages = ['first', 'half', 'last', 'final'] as const;
export type OwnerWarningStage = (typeof ownerWarningStages)[number];

/** One way of a warning, as recorded in the outbox. Only those since the owner's refute period started count. */
export interface WarningWayFacts extends WarningFacts {
  /** How many warnings of its stage preceded it. With the stage, it identifies the warning. */
  number: number;
}

/** A whole warning, however many ways it was sent. */
export interface WarningFacts {
  stage: OwnerWarningStage;
  /**
   * `failed` without a `refusedAt`: it was accepted, then bounced, and may be retried. `unreadable`: its encrypted message
   * cannot be decrypted, so nobody was notified and no mailbox rejected it.
   */
  state: 'queued' | 'accepted' | 'failed' | 'unreadable';
  createdAt: Date;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  /** For a bounced warning: when it was accepted. */
  takenAt: Date | null;
  lastAttemptAt: Date | null;
}

/**
 * Whether the owner could have been notified. `accepted`: a mail server accepted a warning, first at `at`. `refused`: the
 * mailbox rejected one permanently. `undelivered`: neither yet, for example while our outgoing mail is down.
 */
export type WarningDelivery =
  | { kind: 'accepted'; at: Date }
  /** `takenAt`: when a mail server accepted the first of the warnings that later bounced. */
  | { kind: 'refused'; takenAt: Date | null }
  | { kind: 'undelivered' };

/** When the owner was notified, or their mailbox rejected the warning. */
export interface WarningOutcome {
  /** When delivery was attempted. A later bounce does not make it more recent. */
  tried: Date;
  /** The time from which it counts. */
  at: Date;
}

interface QueuedWarnings {
  /** When the most recent of them was written. */
  since: Date;
  /** The least recent last attempt among them. Null while one has never been attempted. */
  triedAt: Date | null;
}

/** What the rules need to know about the warnings of a report. */
export interface WarningSummary {
  delivery: WarningDelivery;
  /** The warnings already written, and when. */
  written: readonly { stage: OwnerWarningStage; at: Date }[];
  /** The warnings still waiting to be sent. Null when there are none. */
  queued: QueuedWarnings | null;
  outcomes: readonly WarningOutcome[];
}

/** How long a report waits for a warning in transit, plus one more attempt. A permanently busy mailbox must not block it. */
const SENDING_MS = limits.unreachableRefuteHours * HOUR_MS;

export function summarizeWarnings(ways: readonly WarningWayFacts[], now: Date): WarningSummary {
  const warnings = mergeWays(ways, now);
  const queued = summarizeQueued(warnings, now);
  return {
    delivery: getDelivery(warnings, queued, now),
    written: selectWritten(warnings).map(({ stage, createdAt }) => ({ stage, at: createdAt })),
    queued,
    outcomes: warnings.flatMap((warning) => {
      const at = warning.acceptedAt ?? findRejectionDate(warning, now);
      return at ? [{ tried: warning.takenAt ?? at, at }] : [];
    }),
  };
}

/**
 * Each warning as a whole. One way that was accepted is enough. Otherwise it is queued while one of its ways is, because that one may
 * still work, and it is rejected only once all of them are: with the last rejection, which then leaves the owner the most time.
 */
function mergeWays(ways: readonly WarningWayFacts[], now: Date): WarningFacts[] {
  const groups = new Map<string, WarningWayFacts[]>();
  for (const way of ways) {
    const key = `${way.stage}/${way.number}`;
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups.values()].map((group) => mergeGroup(group, now));
}

function mergeGroup(group: WarningWayFacts[], now: Date): WarningFacts {
  const { stage, createdAt } = group[0]!;
  const takenAt = findEarliestDate(group.map((way) => way.takenAt));
  const acceptedAt = findEarliestDate(group.map((way) => way.acceptedAt));
  const merged = { stage, createdAt, acceptedAt, refusedAt: null, takenAt, lastAttemptAt: null };
  // A bounced way says nothing about when the owner was notified another way.
  if (acceptedAt) return { ...merged, state: 'accepted', takenAt: null };
  const queued = group.filter(({ state }) => state === 'queued');
  if (queued.length > 0) {
    const attempts = queued.map(({ lastAttemptAt: at }) => (at !== null && at <= now ? at : null));
    return {
      ...merged,
      state: 'queued',
      lastAttemptAt: attempts.includes(null) ? null : findEarliestDate(attempts),
    };
  }
  if (group.some(({ state }) => state === 'unreadable')) return { ...merged, state: 'unreadable' };
  const [only, another] = group;
  if (only && !another) return only;
  const rejections = group.map((way) => findRejectionDate(way, now));
  return {
    ...merged,
    state: 'failed',
    refusedAt: rejections.includes(null) ? null : findLatestDate(rejections.filter((at) => at !== null)),
  };
}

/** While one warning is still in transit, the rejection of another decides nothing. */
function getDelivery(
  warnings: readonly WarningFacts[],
  queued: QueuedWarnings | null,
  now: Date,
): WarningDelivery {
  const accepted = findEarliestDate(warnings.map(({ acceptedAt }) => acceptedAt));
  if (accepted) return { kind: 'accepted', at: accepted };
  if (queued && isWarningInTransit(queued, now)) return { kind: 'undelivered' };
  return warnings.some((warning) => findRejectionDate(warning, now))
    ? { kind: 'refused', takenAt: findEarliestDate(warnings.map(({ takenAt }) => takenAt)) }
    : { kind: 'undelivered' };
}

/**
 * The warnings that count as written. An unreadable one doesn't, so a fresh one follows immediately. If that keeps happening, our
 * keys are wrong, so fresh ones follow only at the pace used after a bounce.
 */
function selectWritten(warnings: readonly WarningFacts[]): readonly WarningFacts[] {
  const readable = warnings.filter(({ state }) => state !== 'unreadable');
  return warnings.length - readable.length > releaseLimits.rewrittenAtOnce ? warnings : readable;
}

/** An attempt dated in the future comes from a wrong clock and doesn't count. */
function summarizeQueued(warnings: readonly WarningFacts[], now: Date): QueuedWarnings | null {
  const queued = warnings.filter(({ state }) => state === 'queued');
  const since = findLatestDate(queued.map(({ createdAt }) => createdAt));
  const attempts = queued.map(({ lastAttemptAt: at }) => (at !== null && at <= now ? at : null));
  return since && { since, triedAt: attempts.includes(null) ? null : findEarliestDate(attempts) };
}

/** When a mailbox permanently rejected a warning. A bounce without a clear rejection counts as one after three days. */
function findRejectionDate({ state, createdAt, refusedAt }: WarningFacts, now: Date): Date | null {
  if (refusedAt || state !== 'failed') return refusedAt;
  const presumedAt = new Date(createdAt.getTime() + SENDING_MS);
  return presumedAt <= now ? presumedAt : null;
}

/**
 * Whether a report waits for a warning in transit. The wait ends with the first attempt after three days. So even after an outage
 * of any length, delivery is attempted before anything opens.
 */
export function isWarningInTransit(queued: QueuedWarnings, now: Date): boolean {
  const until = getWarningTransitEnd(queued);
  return now < until || queued.triedAt === null || queued.triedAt < until;
}

export const getWarningTransitEnd = ({ since }: QueuedWarnings): Date =>
  new Date(since.getTime() + SENDING_MS);

export const findLatestDate = (moments: readonly Date[]): Date | null =>
  moments.length > 0 ? new Date(Math.max(...moments.map((at) => at.getTime()))) : null;
export const findEarliestDate = (moments: readonly (Date | null)[]): Date | null => {
  const known = moments.filter((at) => at !== null);
  return known.length > 0 ? new Date(Math.min(...known.map((at) => at.getTime()))) : null;
};

/**
 * Whether a way to warn an owner doesn't work anymore: the last message to it was rejected for good. A message that was given up after
 * deferrals may have met an outage, and a later one that was accepted shows that the way works again.
 */
export const isWayFailing = (last: {
  state: 'queued' | 'accepted' | 'failed';
  refusedAt: Date | null;
}): boolean => last.state === 'failed' && last.refusedAt !== null;
