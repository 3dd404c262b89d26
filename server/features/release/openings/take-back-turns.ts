import { and, asc, eq, gte } from 'drizzle-orm';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { findReleaseCondition, findReleaseSetting } from '#shared/domain/release.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/prepared-statements.ts';
import { recipientReadings, substituteTurns, triggerBytes, type users } from '#server/db/schema/index.ts';
import { isLeavebitIntact } from '../../access/integrity.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { recordActivities } from '../../activity/record-activity.ts';
import { decryptActivitySubject } from '../../leavebits/record-leavebit-activity.ts';
import { saveSharing } from '../../leavebits/sharing/save-sharing.ts';
import { getTurnKeyPrefix } from '../../notices/load-release-notice-facts.ts';
import { loadPersonNameLookup } from '../../people/load-person-names.ts';
import { takeBackTurns } from './rules.ts';

/** Something that a release passed on, and that its end has taken back. */
export interface TurnTakenBack {
  leavebitId: number;
  /** The substitute. */
  to: string;
  /** Whether it waited for the report, so that they were told of it. */
  waitedForReport: boolean;
  /** When they last read it since it was theirs. Null if they didn't. */
  readAt: Date | null;
}

/** What a release has passed on, by LeaveBit and substitute. */
export const listReleaseTurns = (tx: Database, reportId: number) =>
  tx
    .select({ leavebitId: substituteTurns.triggerByteId, to: substituteTurns.substituteEmail })
    .from(substituteTurns)
    .where(eq(substituteTurns.reportId, reportId));

/**
 * Takes back what a release has passed on to substitutes, as a save of each LeaveBit: whoever it is for is the first to receive it after
 * another release, too. What a date had opened stays. The caller holds the locks on the owner and the report, which has ended:
 * a substitute's reading either has committed before, or finds that the release has ended.
 */
export async function takeBackReleaseTurns(
  ctx: Context,
  tx: Database,
  owner: typeof users.$inferSelect,
  reportId: number,
): Promise<TurnTakenBack[]> {
  await withdrawMails(tx, getTurnKeyPrefix(reportId));
  const turns = await tx
    .select({
      leavebitId: substituteTurns.triggerByteId,
      to: substituteTurns.substituteEmail,
      readAt: recipientReadings.readAt,
    })
    .from(substituteTurns)
    .leftJoin(
      recipientReadings,
      and(
        eq(recipientReadings.triggerByteId, substituteTurns.triggerByteId),
        eq(recipientReadings.email, substituteTurns.substituteEmail),
        gte(recipientReadings.readAt, substituteTurns.takenAt),
      ),
    )
    .where(eq(substituteTurns.reportId, reportId))
    .orderBy(asc(substituteTurns.triggerByteId), asc(substituteTurns.substituteEmail));
  if (turns.length === 0) return [];
  const ids = [...new Set(turns.map(({ leavebitId }) => leavebitId))];
  const rows = await tx
    .select()
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, ids))
    .orderBy(asc(triggerBytes.id))
    .for('update');
  const intact = new Map(
    rows.filter((row) => isLeavebitIntact(ctx.keyRing, row)).map((row) => [row.id, row]),
  );
  const taken = turns.filter(({ leavebitId, to }) => intact.get(leavebitId)?.sharingEmails.includes(to));
  await saveSharing(
    ctx,
    tx,
    [...intact.values()].map((row) => ({
      row,
      // `lastUpdate` stays, as when it was passed on.
      changes: takeBackTurns(
        row,
        taken.filter(({ leavebitId }) => leavebitId === row.id).map(({ to }) => to),
      ),
    })),
    { facts: await loadOwnerAccessFacts(ctx, tx, owner.id), isUndo: true },
  );
  await tx.delete(substituteTurns).where(eq(substituteTurns.reportId, reportId));
  const nameOf = await loadPersonNameLookup(ctx, tx, owner.id);
  await recordActivities(
    ctx,
    tx,
    taken.map(({ leavebitId, to, readAt }) => ({
      userId: owner.id,
      kind: 'turn-taken-back',
      subject: decryptActivitySubject(ctx, intact.get(leavebitId)!),
      detail: `From ${formatNameAndEmail({ email: to, name: nameOf(to) })}, who ${
        readAt ? `last read it on ${formatEmailDate(ctx, readAt, owner).text}` : 'hadn’t read it'
      }`,
    })),
  );
  return taken.map(({ leavebitId, to, readAt }) => ({
    leavebitId,
    to,
    readAt,
    waitedForReport:
      findReleaseCondition(findReleaseSetting(intact.get(leavebitId)!.sharingConfig, to)) === 'report',
  }));
}
