import { and, asc, count, desc, eq, isNotNull, lt, lte, min } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ClockDoubt } from '../../adapters/database-clock.ts';
import type { Database } from '../../db/database.ts';
import {
  deathIncapacitationReports as reports,
  mails,
  scheduledOpenings,
  serviceHeartbeat,
  serviceState,
  subscriptions,
} from '../../db/schema/index.ts';
import { serviceLimits } from '../../limits.ts';
import { readOutages } from './read-outages.ts';
import type { Outage } from './rules.ts';

/** The facts for an operator who may end a recovery: counts, dates and numbers of reports, and nobody's address. */
export interface RecoveryStatus {
  /** The time of the database. */
  now: Date;
  recovery: { since: Date; reason: string } | null;
  lastBeat: Date | null;
  outages: Outage[];
  doubt: ClockDoubt | null;
  pending: { id: number; reportedAt: Date; expiresAt: Date }[];
  released: { id: number; releasedAt: Date }[];
  /** Waiting mails that were queued before the recovery began. All waiting mails when no recovery is on. */
  waitingMails: number;
  /** Dated openings whose date has come and that nobody was told of yet. */
  dueOpenings: number;
  destructions: { announced: number; first: Date | null };
}

export async function readRecoveryStatus(
  db: Database,
  { now, doubt }: { now: Date; doubt: ClockDoubt | null },
): Promise<RecoveryStatus> {
  const [state] = await db.select().from(serviceState);
  const [heartbeat] = await db.select().from(serviceHeartbeat);
  const since = state?.recoverySince ?? null;
  const isWaiting = eq(mails.state, 'queued');
  const pending = await db
    .select({ id: reports.id, reportedAt: reports.reportedAt, expiresAt: reports.expiresAt })
    .from(reports)
    .where(eq(reports.status, 'pending'))
    .orderBy(asc(reports.reportedAt));
  const released = await db
    .select({ id: reports.id, releasedAt: reports.releasedAt })
    .from(reports)
    .where(eq(reports.status, 'released'))
    .orderBy(desc(reports.releasedAt));
  const [destructions] = await db
    .select({ announced: count(), first: min(subscriptions.destroyAt) })
    .from(subscriptions)
    .where(isNotNull(subscriptions.destroyAt));
  return {
    now,
    recovery: since && { since, reason: state?.recoveryReason ?? '' },
    lastBeat: heartbeat?.beatAt ?? null,
    outages: await readOutages(db, new Date(now.getTime() - serviceLimits.outagesShownDays * DAY_MS), now),
    doubt,
    pending,
    released: released.flatMap(({ id, releasedAt }) => (releasedAt ? [{ id, releasedAt }] : [])),
    waitingMails: await db.$count(mails, since ? and(isWaiting, lt(mails.createdAt, since)) : isWaiting),
    dueOpenings: await db.$count(scheduledOpenings, lte(scheduledOpenings.opensAt, now)),
    destructions: destructions ?? { announced: 0, first: null },
  };
}
