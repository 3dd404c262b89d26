import type { ReporterStatus } from '#shared/contracts/release.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { loadSuspensions } from '../links/suspensions.ts';
import { presentReporterStatus } from '../presenter.ts';
import { loadSignedInOwner, listReporterStatus } from '../queries.ts';

/**
 * The status of an owner's reporters.
 * @throws DomainError `not-signed-in` if the account no longer exists
 */
export async function loadReporterStatus(
  { clock }: Pick<Context, 'clock'>,
  db: Database,
  userId: number,
): Promise<ReporterStatus> {
  const owner = await loadSignedInOwner(db, userId);
  const suspended = await loadSuspensions(db, owner, clock.now());
  return presentReporterStatus(owner, await listReporterStatus(db, owner.id), suspended);
}
