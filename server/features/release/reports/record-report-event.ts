import type { ReportEventKind } from '#shared/contracts/release.ts';
import { reportChangedEvent, reportSubmittedEvent } from '#shared/domain/live-events.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reportEvents } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { notifyOwnerPages } from '../../events/notify-pages.ts';
import type { ReportRow } from '../queries.ts';

/**
 * Adds an event to a report's timeline, in the event's own transaction. The owner's open pages are notified immediately.
 * @param email of whoever caused it; null for the owner and for events caused by the passage of time
 */
export async function recordReportEvent(
  ctx: Context,
  tx: Database,
  report: Pick<ReportRow, 'id' | 'userId'>,
  kind: ReportEventKind,
  email: string | null = null,
): Promise<void> {
  await tx.insert(reportEvents).values({ reportId: report.id, kind, at: ctx.clock.now(), email });
  await recordActivity(ctx, tx, { userId: report.userId, kind: activityOf(kind, email), subject: email });
  await notifyOwnerPages(tx, report.userId, kind === 'submitted' ? reportSubmittedEvent : reportChangedEvent);
}

/** The log distinguishes a report withdrawn by its reporter from one refuted by the owner. */
const activityOf = (kind: ReportEventKind, email: string | null) =>
  kind === 'refuted' && email !== null ? 'report-withdrawn' : (`report-${kind}` as const);
