import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { deathIncapacitationReports as reports } from '../db/schema/index.ts';
import { advanceReport } from '../features/release/advance-report.ts';
import { withoutValues } from '../http/safe-error.ts';

/**
 * Looks at every pending report, whether or not a job of its own is planned: a process that is killed keeps the lock
 * on its job for hours in the queue's eyes, and a report does not wait that long. One that fails does not hold up the others.
 */
export async function advanceReports(ctx: Context): Promise<void> {
  const pending = await ctx.db.select({ id: reports.id }).from(reports).where(eq(reports.status, 'pending'));
  const failures: unknown[] = [];
  for (const { id } of pending) {
    await advanceReport(ctx, id).catch((error: unknown) => {
      failures.push(error);
      ctx.logger.error(
        { alarm: 'report-stuck', reportId: id, err: withoutValues(error) },
        'a report could not be looked at',
      );
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some reports could not be looked at');
}
