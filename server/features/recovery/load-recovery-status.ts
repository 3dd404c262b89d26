import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ClockDoubt } from '../../adapters/database-clock.ts';
import type { Database } from '../../db/database.ts';
import {
  accountDeletions,
  agreements,
  deathIncapacitationReports as reports,
  mails,
  reporterTokens,
  scheduledOpenings,
  serviceHeartbeat,
  serviceState,
  subscriptions,
  triggerBytes,
  waitingResets,
} from '../../db/schema/index.ts';
import { serviceLimits } from '../../limits.ts';
import { listOutages } from './record-heartbeat.ts';
import type { Outage } from './rules.ts';

/** The facts for an operator deciding whether to end a recovery: counts, dates and report numbers, but no addresses. */
export interface RecoveryStatus {
  /** The database's time. */
  now: Date;
  recovery: {
    since: Date;
    reason: string;
    /** Whether recipients can't read anything because the latest writes are lost. */
    isRestored: boolean;
    ownersToldAt: Date | null;
  } | null;
  lastBeat: Date | null;
  outages: Outage[];
  doubt: ClockDoubt | null;
  pending: { id: number; reportedAt: Date; expiresAt: Date }[];
  released: { id: number; releasedAt: Date }[];
  /** Emails queued before the recovery began or, if there is no recovery, all queued emails. */
  waitingMails: number;
  /** Dated openings that are due but not yet announced. */
  dueOpenings: number;
  destructions: { announced: number; first: Date | null };
  /** What may be outdated after a restore, because the database lacks the time before the recovery. */
  perhapsOutdated: {
    /** Reporters whose links work. */
    reporters: number;
    /** Addresses with which LeaveBits are shared. */
    recipients: number;
    /** Active PayFast agreements with a charge that was due before now. */
    chargesDue: number;
    waitingDeletions: number;
    waitingResets: number;
  };
}

export async function loadRecoveryStatus(
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
    recovery: since && {
      since,
      reason: state?.recoveryReason ?? '',
      isRestored: state!.isRestored,
      ownersToldAt: state!.ownersToldAt,
    },
    lastBeat: heartbeat?.beatAt ?? null,
    outages: await listOutages(db, new Date(now.getTime() - serviceLimits.outagesShownDays * DAY_MS), now),
    doubt,
    pending,
    released: released.flatMap(({ id, releasedAt }) => (releasedAt ? [{ id, releasedAt }] : [])),
    waitingMails: await db.$count(mails, since ? and(isWaiting, lt(mails.createdAt, since)) : isWaiting),
    dueOpenings: await db.$count(scheduledOpenings, lte(scheduledOpenings.opensAt, now)),
    destructions: destructions ?? { announced: 0, first: null },
    perhapsOutdated: await readPerhapsOutdated(db, now),
  };
}

async function readPerhapsOutdated(db: Database, now: Date): Promise<RecoveryStatus['perhapsOutdated']> {
  const links = db
    .selectDistinct({ userId: reporterTokens.userId, email: reporterTokens.reporterEmail })
    .from(reporterTokens)
    .as('links');
  const shared = db
    .select({ email: sql<string>`unnest(${triggerBytes.sharingEmails})`.as('email') })
    .from(triggerBytes)
    .as('shared');
  const recipients = db.selectDistinct({ email: shared.email }).from(shared).as('recipients');
  const [charges] = await db
    .select({ due: count() })
    .from(agreements)
    .innerJoin(subscriptions, eq(subscriptions.id, agreements.subscriptionId))
    .where(
      and(
        isNull(agreements.cancelledAt),
        isNull(agreements.refusedAt),
        lte(subscriptions.nextPaymentDate, now),
      ),
    );
  return {
    reporters: await db.$count(links),
    recipients: await db.$count(recipients),
    chargesDue: charges?.due ?? 0,
    waitingDeletions: await db.$count(accountDeletions),
    waitingResets: await db.$count(waitingResets),
  };
}
