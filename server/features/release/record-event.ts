import type { ReportEventKind } from '#shared/contracts/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { reportEvents } from '../../db/schema/index.ts';

/** Adds to a report's timeline, in the transaction of what happened. @param email who did it, if not the owner or time. */
export async function recordEvent(
  { clock }: Context,
  tx: Database,
  reportId: number,
  kind: ReportEventKind,
  email: string | null = null,
): Promise<void> {
  await tx.insert(reportEvents).values({ reportId, kind, at: clock.now(), email });
}
