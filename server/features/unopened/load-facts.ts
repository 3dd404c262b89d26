import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isMailWithdrawn } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  mails,
  recipientOpenings,
  recipientReadings,
  triggerBytes,
  unopenedReminders,
  type users,
} from '../../db/schema/index.ts';
import { integrityColumns, withIntegrityCheck } from '../access/integrity.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import { READING_COUNTS_BEFORE_MS } from '../notices/request-unopened-check.ts';
import { listSubstitutes } from '../people/substitutes.ts';
import type { UnopenedFacts } from './decide-unopened.ts';

/** Loads everything that decides what an owner's recipients haven't opened. */
export async function loadUnopenedFacts(
  ctx: Context,
  db: Database,
  owner: Pick<typeof users.$inferSelect, 'id' | 'email'>,
): Promise<UnopenedFacts> {
  const isOwners = eq(triggerBytes.userId, owner.id);
  const leavebits = await db
    .select({ ...integrityColumns, lastUpdate: triggerBytes.lastUpdate })
    .from(triggerBytes)
    .where(and(isOwners, isNotTrashed))
    .orderBy(asc(triggerBytes.id));
  const openings = await db
    .select({
      leavebitId: recipientOpenings.triggerByteId,
      email: recipientOpenings.email,
      openedAt: recipientOpenings.openedAt,
      passedOnAt: recipientOpenings.passedOnAt,
    })
    .from(recipientOpenings)
    .innerJoin(triggerBytes, eq(triggerBytes.id, recipientOpenings.triggerByteId))
    .where(isOwners);
  const readings = await db
    .select({
      leavebitId: recipientReadings.triggerByteId,
      email: recipientReadings.email,
      readAt: recipientReadings.readAt,
    })
    .from(recipientReadings)
    .innerJoin(triggerBytes, eq(triggerBytes.id, recipientReadings.triggerByteId))
    .where(isOwners);
  const reminders = await db
    .select({
      email: unopenedReminders.email,
      sentAt: unopenedReminders.sentAt,
      endedAt: unopenedReminders.endedAt,
      outcome: sql<
        UnopenedFacts['reminders'][number]['outcome']
      >`coalesce(${unopenedReminders.outcome}::text, 'waiting')`,
    })
    .from(unopenedReminders)
    .where(eq(unopenedReminders.userId, owner.id));
  return {
    ...(await loadOwnerAccessFacts(ctx, db, owner.id)),
    now: ctx.clock.trustedNow(),
    ownerEmail: owner.email,
    leavebits: leavebits.map((row) => withIntegrityCheck(ctx, row)),
    openings,
    readings,
    reminders,
    substitutes: await listSubstitutes(ctx, db, owner.id),
    readingCountsBeforeMs: READING_COUNTS_BEFORE_MS,
  };
}

/**
 * Stores how reminders ended whose email has been accepted, rejected, stopped or given up since. One that bounced, or that was
 * deferred until we gave up although mail servers accepted our other emails meanwhile, was rejected: only an outage on our side isn't.
 */
export async function recordReminderOutcomes(
  { clock }: Pick<Context, 'clock'>,
  tx: Database,
  userId: number,
): Promise<void> {
  const endedAt = sql`coalesce(${mails.acceptedAt}, ${mails.takenAt}, ${mails.lastAttemptAt}, ${clock.now().toISOString()}::timestamptz)`;
  const doOthersArrive = sql`exists (select from ${mails} as other where other.created_at > ${mails.createdAt}
    and other.accepted_at between ${mails.createdAt} + interval '1 day' and ${mails.lastAttemptAt})`;
  const outcome = sql`case
    when ${mails.state} = 'accepted' then 'accepted'
    when ${mails.refusedAt} is not null or ${mails.takenAt} is not null then 'refused'
    when ${isMailWithdrawn} then 'stopped'
    when ${mails.attempts} > 0 and ${doOthersArrive} then 'refused'
    else 'failed' end::reminder_outcome`;
  await tx
    .update(unopenedReminders)
    .set({ outcome, endedAt })
    .from(mails)
    .where(
      and(
        eq(unopenedReminders.userId, userId),
        isNull(unopenedReminders.outcome),
        eq(mails.dedupeKey, unopenedReminders.mailKey),
        inArray(mails.state, ['accepted', 'failed']),
      ),
    );
}
