import { and, asc, inArray, lt, notExists, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { withLongStatementTimeout } from '#server/db/bounded-client.ts';
import {
  deathIncapacitationReports as reports,
  triggerByteVersions as versions,
  triggerBytes,
} from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { findReportInForce } from '../../access/report-in-force.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { pruneLeavebitVersions } from './store-replaced-version.ts';

/**
 * Removes versions beyond the last ten that were replaced more than 30 days ago, from LeaveBits that are no longer being saved.
 * Removes nothing during a recovery or for an owner with a report in force.
 */
export async function pruneOldVersions(ctx: Context): Promise<void> {
  const now = ctx.clock.trustedNow();
  const before = new Date(now.getTime() - limits.versionDays * DAY_MS);
  const crowded = ctx.db
    .select({ id: versions.triggerByteId })
    .from(versions)
    .groupBy(versions.triggerByteId)
    .having(
      sql`count(*) > ${limits.versionsPerLeavebit} and min(${versions.replacedAt}) < ${before.toISOString()}::timestamptz`,
    );
  const due = await ctx.db
    .select({ id: triggerBytes.id, userId: triggerBytes.userId })
    .from(triggerBytes)
    .where(
      and(
        inArray(triggerBytes.id, crowded),
        lt(triggerBytes.createdAt, before),
        notExists(
          sql`(select from ${reports} where ${reports.userId} = ${triggerBytes.userId}
            and ${reports.status} in ('pending', 'released'))`,
        ),
      ),
    )
    .orderBy(asc(triggerBytes.id));
  await sweep(ctx, due, {
    name: 'thin-versions',
    alarm: 'versions-not-thinned',
    words: 'old versions of a LeaveBit could not be removed',
    idName: 'leavebitId',
    work: ({ id, userId }) =>
      withLongStatementTimeout(ctx.db, async (tx) => {
        if (!(await canActIrrevocably(ctx, tx)) || (await findReportInForce(tx, userId))) return;
        await pruneLeavebitVersions(tx, [id], now);
      }),
  });
}
