import type { ReportEventKind } from '#shared/contracts/release.ts';
import { reportChangedEvent, reportSubmittedEvent } from '#shared/domain/live-events.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reportEvents } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { notifyOwnerPages } from '../../events/notify-pages.ts';
import type { ReportRow } from '../queries.ts';

type Report = Pick<ReportRow, 'id' | 'userId'>;

/**
 * Adds an event to a report's timeline and to the owner's activity log, in the event's own transaction. The owner's open pages are
 * notified immediately.
 * @param email of whoever caused it; null for the owner and for events caused by the passage of time
 * @param detail for the owner's activity log, which is encrypted
 */
export async function recordReportEvent(
  ctx: Context,
  tx: Database,
  report: Report,
  kind: Exclude<ReportEventKind, 'passed-on'>,
  email: string | null = null,
  detail: string | null = null,
): Promise<void> {
  await addToTimeline(ctx, tx, report, kind, email);
  await recordActivity(ctx, tx, {
    userId: report.userId,
    kind: activityOf(kind, email),
    subject: email,
    detail,
  });
}

/** Adds to a report's timeline that something went to a substitute. The activity log has an entry for each LeaveBit. */
export const recordPassedOnEvent = (
  ctx: Context,
  tx: Database,
  report: Report,
  substitute: string,
): Promise<void> => addToTimeline(ctx, tx, report, 'passed-on', substitute);

async function addToTimeline(
  ctx: Context,
  tx: Database,
  report: Report,
  kind: ReportEventKind,
  email: string | null,
): Promise<void> {
  await tx.insert(reportEvents).values({ reportId: report.id, kind, at: ctx.clock.now(), email });
  await notifyOwnerPages(tx, report.userId, kind === 'submitted' ? reportSubmittedEvent : reportChangedEvent);
}

/** The log distinguishes a report withdrawn by its reporter from one refuted by the owner. */
const activityOf = (kind: Exclude<ReportEventKind, 'passed-on'>, email: string | null) =>
  kind === 'refuted' && email !== null ? 'report-withdrawn' : (`report-${kind}` as const);
