import type { ReportEventKind } from '#shared/contracts/release.ts';
import { reportChanged, reportSubmitted } from '#shared/domain/live-events.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { reportEvents } from '../../../db/schema/index.ts';
import { tellPagesOf } from '../../events/tell-pages.ts';
import type { ReportRow } from '../queries.ts';

/**
 * Adds an event to a report's timeline, in the transaction of the event. The owner's open pages hear of it at once.
 * @param email the person who did it. Null for the owner, and for an event that came with time.
 */
export async function recordEvent(
  { clock }: Context,
  tx: Database,
  report: Pick<ReportRow, 'id' | 'userId'>,
  kind: ReportEventKind,
  email: string | null = null,
): Promise<void> {
  await tx.insert(reportEvents).values({ reportId: report.id, kind, at: clock.now(), email });
  await tellPagesOf(tx, report.userId, kind === 'submitted' ? reportSubmitted : reportChanged);
}
