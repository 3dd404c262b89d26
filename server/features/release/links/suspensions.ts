import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reporterSuspensions } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';
import { isSuspensionInForce } from './rules.ts';

/** The reporters of an owner whose links are suspended, and since when. */
export async function loadSuspensions(
  db: Database,
  owner: Pick<OwnerRow, 'id' | 'designatedReporters' | 'signedInAt'>,
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.select().from(reporterSuspensions).where(eq(reporterSuspensions.userId, owner.id));
  return new Map(
    rows
      .filter(({ email }) => owner.designatedReporters.includes(email))
      .filter(({ suspendedAt }) => isSuspensionInForce(suspendedAt, owner.signedInAt, now))
      .map(({ email, suspendedAt }) => [email, suspendedAt]),
  );
}

/** Suspends the reporter of a report that its owner has refuted, unless they were removed meanwhile. */
export async function suspendReporter(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  { reporterEmail: email }: ReportRow,
): Promise<void> {
  if (!owner.designatedReporters.includes(email)) return;
  const suspendedAt = ctx.clock.now();
  await tx
    .insert(reporterSuspensions)
    .values({ userId: owner.id, email, suspendedAt })
    .onConflictDoUpdate({
      target: [reporterSuspensions.userId, reporterSuspensions.email],
      set: { suspendedAt },
    });
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'reporter-suspended', subject: email });
}

/** Ends the suspensions of these reporters, if there are any. */
export async function endSuspensions(tx: Database, userId: number, emails: readonly string[]): Promise<void> {
  await tx
    .delete(reporterSuspensions)
    .where(and(eq(reporterSuspensions.userId, userId), inArray(reporterSuspensions.email, [...emails])));
}
