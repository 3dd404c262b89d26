import { count, eq } from 'drizzle-orm';
import { HOUR_MS } from '#shared/domain/durations.ts';
import type { Context } from '#server/context.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { loadReportFacts } from './load-report-facts.ts';
import { decideReport } from './rules.ts';

/**
 * Counts reports for the operator. `pending`: all unresolved ones. `unheard`: at least a day old, and the owner couldn't be
 * notified. `overdue`: should have opened an hour ago. `window`: the refute window is still running. `released`: opened an estate
 * and weren't revoked.
 */
export async function countReportsByState({ db, clock }: Context): Promise<{
  pending: number;
  unheard: number;
  overdue: number;
  window: number;
  released: number;
}> {
  const now = clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [opened] = await db.select({ count: count() }).from(reports).where(eq(reports.status, 'released'));
  const counts = { pending: 0, unheard: 0, overdue: 0, window: 0, released: opened?.count ?? 0 };
  for (const report of await db.select().from(reports).where(eq(reports.status, 'pending'))) {
    const facts = await loadReportFacts(db, report, now);
    // An hour ago, the owner had an hour less of uptime behind them.
    const anHourAgo = { ...facts, uptimeMs: (since: Date) => facts.uptimeMs(since) - HOUR_MS };
    counts.pending += 1;
    if (now < report.expiresAt) counts.window += 1;
    if (decideReport(facts, now).isOwnerUnreachable && facts.report.begunAt < ago(24)) counts.unheard += 1;
    if (decideReport(anHourAgo, ago(1)).step.kind === 'release') counts.overdue += 1;
  }
  return counts;
}
