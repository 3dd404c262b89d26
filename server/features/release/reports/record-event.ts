import type { ReportEventKind } from '#shared/contracts/release.ts';
import { reportChanged, reportSubmitted } from '#shared/domain/report-news.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { reportEvents } from '../../../db/schema/index.ts';
import { tellPagesOf } from '../../events/tell-pages.ts';
import type { ReportRow } from '../queries.ts';

/**
 * Adds to a report's timeline, in the transaction of what happened; the owner's open pages hear of it at once.
 * @param email who did it, if not the owner or time.
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
