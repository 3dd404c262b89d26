import type { OwnerReport } from '#shared/contracts/release.ts';
import type { Context } from '#server/context.ts';
import { presentOwnerReport } from '../presenter.ts';
import { loadSignedInOwner, listOwnerReportRows } from '../queries.ts';
import { withOwnerDeadline } from './load-report-facts.ts';

/**
 * A signed-in owner's reports, latest first.
 * @throws DomainError `not-signed-in` if the account no longer exists
 */
export async function loadOwnerReports({ db, clock }: Context, userId: number): Promise<OwnerReport[]> {
  const owner = await loadSignedInOwner(db, userId);
  const now = clock.now();
  return Promise.all(
    (await listOwnerReportRows(db, owner.id)).map(async (listed) =>
      presentOwnerReport({ ...listed, report: await withOwnerDeadline(db, listed.report, now) }, owner),
    ),
  );
}
