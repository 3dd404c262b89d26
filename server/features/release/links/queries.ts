import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { ReporterAnswer } from '#shared/contracts/release.ts';
import type { Database } from '#server/db/database.ts';
import {
  configurationChanges,
  deathIncapacitationReports as reports,
  reportConfirmationLinks,
  reportConfirmations,
  reporterTokens,
  reportRefuteLinks,
  reportWarnings,
  users,
} from '#server/db/schema/index.ts';
import { lockReport, findReportRowInForce } from '../queries.ts';
import type {
  ConfigurationChangeRow,
  ConfirmationRow,
  OwnerRow,
  ReporterTokenRow,
  ReportRow,
} from '../queries.ts';

/**
 * Finds a reporter's link and its owner, for one of its three purposes.
 * @param digest of the token
 */
export async function findReporterToken(
  db: Database,
  type: 'death' | 'incapacitation' | 'practice',
  digest: Buffer,
): Promise<{ token: ReporterTokenRow; owner: OwnerRow } | null> {
  const column = {
    death: reporterTokens.deathToken,
    incapacitation: reporterTokens.incapacitationToken,
    practice: reporterTokens.practiceToken,
  }[type];
  const [found] = await db
    .select({ token: reporterTokens, owner: users })
    .from(reporterTokens)
    .innerJoin(users, eq(users.id, reporterTokens.userId))
    .where(eq(column, digest));
  return found ?? null;
}

/**
 * Finds a reporter's links by any of their tokens, but by the practice token only on request.
 * @param digest of the token
 */
export async function findReporterByLink(
  db: Database,
  digest: Buffer,
  { withPractice }: { withPractice: boolean },
): Promise<{ token: ReporterTokenRow; owner: OwnerRow } | null> {
  for (const type of ['death', 'incapacitation', ...(withPractice ? (['practice'] as const) : [])] as const) {
    const found = await findReporterToken(db, type, digest);
    if (found) return found;
  }
  return null;
}

/**
 * Locks the report in force about the owner of a reporter's link. Null if the link is unknown.
 * @returns whose link it is, the report, and whether the link still works under the lock, because the owner may have just removed
 * this reporter
 */
export async function lockReportByReporterLink(
  tx: Database,
  digest: Buffer,
): Promise<{ owner: OwnerRow; reporterEmail: string; report: ReportRow | null; stillWorks: boolean } | null> {
  const link = await findReporterByLink(tx, digest, { withPractice: false });
  if (!link) return null;
  const running = await findReportRowInForce(tx, link.owner.id);
  const report = running && (await lockReport(tx, running.id));
  const stillWorks = (await findReporterByLink(tx, digest, { withPractice: false })) !== null;
  return { owner: link.owner, reporterEmail: link.token.reporterEmail, report, stillWorks };
}

/** A reporter's last answer via any of their links, and when they last answered anything. Null if they never have. */
export async function findLastReporterAnswer(
  db: Database,
  { userId, reporterEmail }: Pick<ReporterTokenRow, 'userId' | 'reporterEmail'>,
): Promise<{ answer: ReporterAnswer; heardAt: Date } | null> {
  const rows = await db
    .select({
      answer: reporterTokens.answer,
      answeredAt: reporterTokens.answeredAt,
      addressAnsweredAt: reporterTokens.addressAnsweredAt,
    })
    .from(reporterTokens)
    .where(and(eq(reporterTokens.userId, userId), eq(reporterTokens.reporterEmail, reporterEmail)))
    .orderBy(sql`${reporterTokens.answeredAt} desc nulls last`);
  const answer = rows[0]?.answer;
  if (!answer) return null;
  const heard = rows.flatMap((row) => [row.answeredAt, row.addressAnsweredAt].filter((at) => at !== null));
  return { answer, heardAt: new Date(Math.max(...heard.map((at) => at.getTime()))) };
}

/** The report that a refute link in an email to the owner refers to. */
export async function findReportByRefuteToken(db: Database, digest: Buffer): Promise<ReportRow | null> {
  const ofWarning = db
    .select({ id: reportWarnings.reportId })
    .from(reportWarnings)
    .where(eq(reportWarnings.refuteToken, digest));
  const ofOtherEmail = db
    .select({ id: reportRefuteLinks.reportId })
    .from(reportRefuteLinks)
    .where(eq(reportRefuteLinks.refuteToken, digest));
  // Single values instead of lists let PostgreSQL look up every side by index.
  const [report] = await db
    .select()
    .from(reports)
    .where(
      or(
        eq(reports.refuteToken, digest),
        eq(reports.id, sql`${ofWarning}`),
        eq(reports.id, sql`${ofOtherEmail}`),
      ),
    );
  return report ?? null;
}

/**
 * Finds the confirmation that a link belongs to, whether from the first email or a later one. Null if its reporter has been
 * removed since.
 */
export async function findConfirmationByLink(db: Database, digest: Buffer): Promise<ConfirmationRow | null> {
  const ofLater = db
    .select({ id: reportConfirmationLinks.confirmationId })
    .from(reportConfirmationLinks)
    .where(eq(reportConfirmationLinks.confirmationToken, digest));
  const [found] = await db
    .select()
    .from(reportConfirmations)
    .where(
      and(
        or(eq(reportConfirmations.confirmationToken, digest), eq(reportConfirmations.id, sql`${ofLater}`)),
        isNull(reportConfirmations.withdrawnAt),
      ),
    );
  return found ?? null;
}

/** The confirmation requested from a reporter. Null if they weren't asked or have been removed since. */
export async function findConfirmationRequest(
  db: Database,
  reportId: number,
  email: string,
): Promise<ConfirmationRow | null> {
  const [found] = await db
    .select()
    .from(reportConfirmations)
    .where(
      and(
        eq(reportConfirmations.reportId, reportId),
        eq(reportConfirmations.confirmerEmail, email),
        isNull(reportConfirmations.withdrawnAt),
      ),
    );
  return found ?? null;
}

/**
 * The configuration change that a link undoes.
 * @param digest of the token
 */
export async function findChangeByUndoToken(
  db: Database,
  digest: Buffer,
): Promise<ConfigurationChangeRow | null> {
  const [change] = await db
    .select()
    .from(configurationChanges)
    .where(eq(configurationChanges.undoToken, digest));
  return change ?? null;
}
