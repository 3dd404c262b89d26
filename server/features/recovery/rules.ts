import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/** A time in which no process served. */
export interface Outage {
  from: Date;
  until: Date;
}

/** A shorter silence is not an outage. */
export const MIN_OUTAGE_MS = releaseLimits.outageMinutes * MINUTE_MS;

/**
 * How long the product worked between two moments, in ms: the time between them without the outages in it. Outages
 * do not overlap each other.
 */
export function computeUptimeMs(from: Date, until: Date, outages: readonly Outage[]): number {
  const away = outages.map((outage) =>
    Math.max(
      0,
      Math.min(outage.until.getTime(), until.getTime()) - Math.max(outage.from.getTime(), from.getTime()),
    ),
  );
  return until.getTime() - from.getTime() - away.reduce((sum, ms) => sum + ms, 0);
}

/** The marks that tell one database from another. Null where the database does not say. */
export interface DatabaseIdentity {
  /** Made with the cluster. A copy of the cluster's files has the same. */
  system: string | null;
  /** Changes when a standby is promoted or a backup is rolled forward. */
  timeline: string | null;
  /** Changes when a dump is loaded. */
  database: string | null;
}

/** A database at one look. */
export interface DatabaseFingerprint {
  identity: DatabaseIdentity;
  /** The number of beats. Null before the first one. */
  count: number | null;
  /** How often an operator has said that it can be trusted. */
  confirmations: number;
}

/** How a database differs from the one that was seen before: it is another one, or the same one at an earlier time. */
export type DatabaseDifference = 'another' | 'earlier';

/**
 * Compares a database with the one that was seen before. A mark is compared only if both sides know it. Nothing counts
 * as a difference if an operator has confirmed the database since the earlier look.
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
 * Whether a database that differs lacks what was saved before. A standby that was promoted in time does not: it is on
 * another timeline, but has every beat, and the last one is fresh. A restore to a certain moment changes the timeline, too,
 * so an older last beat counts as a loss.
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

/** The state of a recovery that follows a restore. */
interface Restoration {
  recoverySince: Date | null;
  ownersToldAt: Date | null;
}

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

/** From when an operator may end the recovery after a restore. Null while the owners do not know of it. */
export function getEarliestRecoveryEnd({ ownersToldAt }: Pick<Restoration, 'ownersToldAt'>): Date | null {
  return ownersToldAt && later(ownersToldAt, releaseLimits.restoreReviewHours);
}

/** When a recipient is asked to come back. It is always ahead. A time that was missed moves by a day. */
export function getRecipientReturnTime(state: Restoration, now: Date): Date {
  const planned =
    getEarliestRecoveryEnd(state) ?? later(state.recoverySince ?? now, releaseLimits.restoreUnnotifiedHours);
  return planned > now ? planned : later(now, 24);
}
