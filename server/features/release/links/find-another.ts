import type { LinkRefusal } from '#shared/contracts/report-links.ts';
import type { Database } from '../../../db/database.ts';
import type { DomainError } from '../../../http/domain-error.ts';
import { reportInForce, type ReportRow } from '../queries.ts';
import { refuterOf } from './rules.ts';
import { linkRefused, type AnotherReport } from './link-refused.ts';
import { readPart } from './read-part.ts';

/** Makes the error for the refute link of a report that has ended. The owner must not miss another one. */
export async function refuteLinkEnded(
  db: Database,
  report: ReportRow,
  reason: LinkRefusal,
): Promise<DomainError> {
  const another = await findAnother(db, report);
  return linkRefused(reason, refuterOf(report), another ? { another: true } : {});
}

/** Makes the error for the confirm link of a report that has ended. @param email of the one who was asked. */
export async function confirmLinkEnded(
  db: Database,
  report: ReportRow,
  email: string,
  reason: LinkRefusal,
): Promise<DomainError> {
  return linkRefused(reason, refuterOf(report), await readAnotherPart(db, report, email));
}

/** What a reporter has done about another report. Nothing for those who have no part in it. */
export async function readAnotherPart(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<Pick<AnotherReport, 'anotherPart'>> {
  const another = await findAnother(db, report);
  const part = another && (await readPart(db, another, email));
  return part && part !== 'uninvolved' ? { anotherPart: part } : {};
}

/** The report about the same owner that is being decided instead of this one. */
async function findAnother(db: Database, { id, userId }: ReportRow): Promise<ReportRow | null> {
  const inForce = await reportInForce(db, userId);
  return inForce?.status === 'pending' && inForce.id !== id ? inForce : null;
}
