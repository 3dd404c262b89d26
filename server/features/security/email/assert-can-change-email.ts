import type { Database } from '#server/db/database.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { estateOpenError, findReportInForce } from '../../access/report-in-force.ts';
import type { AccountRow } from '../../accounts/sign-in/lock-account-row.ts';

/**
 * Rejects an address change that would break something. While a report is pending, warnings go to the address that the owner had
 * when it was submitted, and someone with a stolen session must not redirect them.
 * @throws DomainError `invalid`, `conflict`, `estate-open`: its recipients see the owner's address.
 */
export async function assertCanChangeEmail(tx: Database, user: AccountRow, newEmail: string): Promise<void> {
  if (newEmail === user.email) throw invalid('This is already your address.');
  if (user.designatedReporters.includes(newEmail))
    throw invalid(
      'This is the address of one of your reporters. Remove them first, or choose another address.',
    );
  const report = await findReportInForce(tx, user.id);
  if (report?.status === 'released') throw estateOpenError();
  if (report)
    throw new DomainError(
      'conflict',
      'There’s a report about you, and its warnings go to your current address. Refute it first, then change your address.',
    );
}

const invalid = (message: string) =>
  new DomainError('invalid', message, { details: { errors: [{ path: 'email', message }] } });
