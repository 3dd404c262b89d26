import type { OwnerReport } from '#shared/contracts/release.ts';
import type { Context } from '../../../context.ts';
import { presentReport } from '../presenter.ts';
import { findOwner, listReports } from '../queries.ts';
import { withOwnersTime } from './read-circumstances.ts';

/** A signed-in owner's reports, the latest first. Throws `not-signed-in` when the account is gone. */
export async function readReports({ db, clock }: Context, userId: number): Promise<OwnerReport[]> {
  const owner = await findOwner(db, userId);
  const now = clock.now();
  return Promise.all(
    (await listReports(db, owner.id)).map(async (listed) =>
      presentReport({ ...listed, report: await withOwnersTime(db, listed.report, now) }, owner),
    ),
  );
}
