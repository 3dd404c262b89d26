import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { advanceReport } from './advance-report.ts';

/**
 * Advances every pending report, even those with a scheduled job of their own: the queue keeps a killed process's jobs locked for
 * hours, and a report must not wait that long. A failure in one report doesn't delay the others.
 */
export async function advancePendingReports(ctx: Context): Promise<void> {
  const pending = await ctx.db.select({ id: reports.id }).from(reports).where(eq(reports.status, 'pending'));
  await sweep(ctx, pending, {
    name: 'advance-reports',
    alarm: 'report-stuck',
    words: 'a report could not be processed',
    idName: 'reportId',
    work: ({ id }) => advanceReport(ctx, id),
  });
}
