import type { ReporterStatus } from '#shared/contracts/release.ts';
import type { Database } from '../../../db/database.ts';
import { presentReporterStatus } from '../presenter.ts';
import { findOwner, listReporterStatus } from '../queries.ts';

/** What is known of an owner's reporters. Throws `not-signed-in` when the account is gone. */
export async function readReporterStatus(db: Database, userId: number): Promise<ReporterStatus> {
  const owner = await findOwner(db, userId);
  return presentReporterStatus(owner, await listReporterStatus(db, owner.id));
}
