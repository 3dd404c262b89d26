import type { OwnerReport } from '#shared/contracts/release.ts';
import type { Context } from '#server/context.ts';
import { presentOwnerReport } from '../presenter.ts';
import { listDenials, loadSignedInOwner, listOwnerReportRows } from '../queries.ts';
import { decryptDenialReason } from '../denials/reason-encryption.ts';
import { withOwnerDeadline } from './load-report-facts.ts';

/**
 * A signed-in owner's reports, latest first.
 * @throws DomainError `not-signed-in` if the account no longer exists
 */
export async function loadOwnerReports(ctx: Context, userId: number): Promise<OwnerReport[]> {
  const { db, clock } = ctx;
  const owner = await loadSignedInOwner(db, userId);
  const now = clock.now();
  return Promise.all(
    (await listOwnerReportRows(db, owner.id)).map(async (listed) => {
      const report = await withOwnerDeadline(db, listed.report, now);
      const denials = await listDenials(db, report.id);
      const reasonOf = (email: string) => {
        const denial = denials.find(({ confirmerEmail }) => confirmerEmail === email);
        const reason = denial ? decryptDenialReason(ctx, owner, report, denial) : null;
        return reason === null ? null : { reason };
      };
      return presentOwnerReport({ ...listed, report }, owner, reasonOf);
    }),
  );
}
