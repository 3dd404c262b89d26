import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/** A period in which no process was serving requests. */
export interface Outage {
  from: Date;
  until: Date;
}

/** A shorter silence isn't an outage. */
export const MIN_OUTAGE_MS = releaseLimits.outageMinutes * MINUTE_MS;

/** The product's uptime in ms between two times: the time between them minus any outages, which must not overlap. */
export function computeUptimeMs(from: Date, until: Date, outages: readonly Outage[]): number {
  const away = outages.map((outage) =>
    Math.max(
      0,
      Math.min(outage.until.getTime(), until.getTime()) - Math.max(outage.from.getTime(), from.getTime()),
    ),
  );
  return until.getTime() - from.getTime() - away.reduce((sum, ms) => sum + ms, 0);
}

/** What distinguishes one database from another. Null where the database doesn't reveal it. */
export interface DatabaseIdentity {
  /** Created with the cluster and shared by any copy of its files. */
  system: string | null;
  /** Changes when a standby is promoted or a backup is rolled forward. */
  timeline: string | null;
  /** Changes when a dump is loaded. */
  database: string | null;
}

/** A database as of one inspection. */
export interface DatabaseFingerprint {
  identity: DatabaseIdentity;
  /** The number of heartbeats. Null before the first one. */
  count: number | null;
  /** How often an operator has confirmed that the database can be trusted. */
  confirmations: number;
}

/** How a database differs from the one seen before: it is a different one, or the same one at an earlier point in time. */
export type DatabaseDifference = 'another' | 'earlier';

/**
 * Compares a database with the one seen before. Identity parts are compared only if both sides have them. Once an operator has
 * confirmed the database, nothing counts as a difference.
 */
export function compareDatabases(
  seen: DatabaseFingerprint,
  found: DatabaseFingerprint,
): DatabaseDifference | null {
  if (found.confirmations > seen.confirmations) return null;
  const isAnother = (['system', 'timeline', 'database'] as const).some((part) => {
    const [before, now] = [seen.identity[part], found.identity[part]];
    return before !== null && now !== null && before !== now;
  });
  if (isAnother) return 'another';
  return (found.count ?? 0) < (seen.count ?? 0) ? 'earlier' : null;
}

/**
 * Whether a changed database lacks earlier writes. A standby promoted in time doesn't: its timeline differs, but it has every
 * heartbeat, including a recent one. A point-in-time restore also changes the timeline, so an old last heartbeat means that
 * writes were lost.
 */
export function hasLostWrites(
  seen: DatabaseFingerprint,
  { found, beatAt }: { found: DatabaseFingerprint; beatAt: Date | null },
  now: Date,
): boolean {
  const timeline = null;
  switch (
    compareDatabases(
      { ...seen, identity: { ...seen.identity, timeline } },
      { ...found, identity: { ...found.identity, timeline } },
    )
  ) {
    case 'another':
    case 'earlier':
      return true;
    case null:
      if (compareDatabases(seen, found) === null) return false;
      return beatAt === null || now.getTime() - beatAt.getTime() > MIN_OUTAGE_MS;
  }
}

/**
 * How a database differs from the one seen before, if writes may be missing. A synchronous standby that was promoted in time has
 * every acknowledged write.
 */
export function findDatabaseDifference(
  seen: DatabaseFingerprint,
  look: { found: DatabaseFingerprint; beatAt: Date | null },
  { now, isStandbySynchronous }: { now: Date; isStandbySynchronous: boolean },
): DatabaseDifference | null {
  const isPromotion = isStandbySynchronous && !hasLostWrites(seen, look, now);
  return isPromotion ? null : compareDatabases(seen, look.found);
}

/** The state of a recovery that follows a restore. */
interface Restoration {
  recoverySince: Date | null;
  ownersToldAt: Date | null;
}

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/** The earliest time at which an operator can end a recovery after a restore. Null until the owners have been notified. */
export function getEarliestRecoveryEnd({ ownersToldAt }: Pick<Restoration, 'ownersToldAt'>): Date | null {
  return ownersToldAt && later(ownersToldAt, releaseLimits.restoreReviewHours);
}

/** When recipients are asked to come back. Always in the future: a missed time moves by a day. */
export function getRecipientReturnTime(state: Restoration, now: Date): Date {
  const planned =
    getEarliestRecoveryEnd(state) ?? later(state.recoverySince ?? now, releaseLimits.restoreUnnotifiedHours);
  return planned > now ? planned : later(now, 24);
}
