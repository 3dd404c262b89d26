import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { warningWayKinds } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { isMailNotWithdrawn, isMailUndecryptable } from '../../adapters/mail/outbox.ts';
import type { Database } from '../../db/database.ts';
import {
  configurationChanges,
  deathIncapacitationReports as reports,
  mails,
  reportConfirmations,
  reportEvents,
  reporterTokens,
  reportWarnings,
  users,
} from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isDenying, type EarlierReport } from './links/rules.ts';
import { shownReporterMailKinds } from './mail-keys.ts';
import type { WarningFacts, WarningWayFacts } from './reports/warning-rules.ts';

export type ReportRow = typeof reports.$inferSelect;
export type OwnerRow = typeof users.$inferSelect;
export type ConfigurationChangeRow = typeof configurationChanges.$inferSelect;
export type ConfirmationRow = typeof reportConfirmations.$inferSelect;
export type ReporterTokenRow = typeof reporterTokens.$inferSelect;

/**
 * The signed-in owner.
 * @throws DomainError `not-signed-in` if the account no longer exists
 */
export async function loadSignedInOwner(db: Database, userId: number): Promise<OwnerRow> {
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  return owner;
}

export async function findReport(db: Database, id: number): Promise<ReportRow | null> {
  const [report] = await db.select().from(reports).where(eq(reports.id, id));
  return report ?? null;
}

/** The owner of a report. Their row cannot be deleted while the report's row exists. */
export async function loadReportOwner(db: Database, { userId }: ReportRow): Promise<OwnerRow> {
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new Error('a report without its owner');
  return owner;
}

/** Locks a report against all other transitions until the transaction ends. */
export async function lockReport(tx: Database, id: number): Promise<ReportRow | null> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return report ?? null;
}

/** Like `lockReport`, but does not wait. Null when another transaction holds the lock. */
export async function tryLockReport(tx: Database, id: number): Promise<ReportRow | null> {
  const [report] = await tx
    .select()
    .from(reports)
    .where(eq(reports.id, id))
    .for('update', { skipLocked: true });
  return report ?? null;
}

/** An owner's pending or released report. While one exists, no other can be submitted. */
export async function findReportRowInForce(db: Database, userId: number): Promise<ReportRow | null> {
  const [report] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, userId), inArray(reports.status, ['pending', 'released'])));
  return report ?? null;
}

/** A reporter's latest report about an owner, or null. */
export async function findLastReportByReporter(
  db: Database,
  userId: number,
  reporterEmail: string,
): Promise<ReportRow | null> {
  const [last] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.reporterEmail, reporterEmail)))
    .orderBy(desc(reports.reportedAt))
    .limit(1);
  return last ?? null;
}

/** A reporter's reports about an owner that count towards a pause. */
export async function listReportsForPause(
  db: Database,
  userId: number,
  reporterEmail: string,
  now: Date,
): Promise<EarlierReport[]> {
  const since = new Date(now.getTime() - limits.withdrawalPauseDays * DAY_MS);
  const rows = await db
    .select({
      reportedAt: reports.reportedAt,
      refutedAt: reports.refutedAt,
      refutedBy: reports.refutedBy,
    })
    .from(reports)
    .where(
      and(
        eq(reports.userId, userId),
        eq(reports.reporterEmail, reporterEmail),
        or(gt(reports.reportedAt, since), gt(reports.refutedAt, since)),
      ),
    );
  return rows.map(({ reportedAt, refutedAt, refutedBy }) => ({
    reportedAt,
    withdrawnAt: refutedBy === 'reporter' ? refutedAt : null,
  }));
}

/** Lists everyone who has ever denied a report, first to last. */
export function listDenials(
  db: Database,
  reportId: number,
): Promise<
  (Pick<ConfirmationRow, 'confirmerEmail' | 'denialReason' | 'denialWithdrawnAt'> & { deniedAt: Date })[]
> {
  return db
    .select({
      confirmerEmail: reportConfirmations.confirmerEmail,
      denialReason: reportConfirmations.denialReason,
      denialWithdrawnAt: reportConfirmations.denialWithdrawnAt,
      deniedAt: sql`${reportConfirmations.deniedAt}`.mapWith(reportConfirmations.deniedAt),
    })
    .from(reportConfirmations)
    .where(and(eq(reportConfirmations.reportId, reportId), isNotNull(reportConfirmations.deniedAt)))
    .orderBy(asc(reportConfirmations.deniedAt));
}

/** Lists the reporters whose denial of a report is in force, including those removed since. */
export async function listDeniers(db: Database, reportId: number): Promise<string[]> {
  const denials = await listDenials(db, reportId);
  return denials.filter(isDenying).map(({ confirmerEmail }) => confirmerEmail);
}

/** Counts the distinct other reporters who have confirmed. */
export function countConfirmations(db: Database, reportId: number): Promise<number> {
  return db.$count(
    reportConfirmations,
    and(eq(reportConfirmations.reportId, reportId), isNotNull(reportConfirmations.confirmedAt)),
  );
}

/** Lists the other reporters who have confirmed. */
export async function listConfirmers(db: Database, reportId: number): Promise<string[]> {
  const rows = await db
    .select({ email: reportConfirmations.confirmerEmail })
    .from(reportConfirmations)
    .where(and(eq(reportConfirmations.reportId, reportId), isNotNull(reportConfirmations.confirmedAt)));
  return rows.map(({ email }) => email);
}

/** Everyone involved in a report except the owner: its reporter, and those asked to confirm who haven't been removed since. */
export async function listReportParticipants(db: Database, report: ReportRow): Promise<string[]> {
  const asked = await db
    .select({ email: reportConfirmations.confirmerEmail })
    .from(reportConfirmations)
    .where(and(eq(reportConfirmations.reportId, report.id), isNull(reportConfirmations.withdrawnAt)))
    .orderBy(asc(reportConfirmations.confirmerEmail));
  return [report.reporterEmail, ...asked.map(({ email }) => email)];
}

/**
 * Every way of the warnings since the owner's refute period started, with the state of its email or text. A way that was removed
 * since counts for nothing.
 */
export function loadWarningFacts(db: Database, { id, round }: ReportRow): Promise<WarningWayFacts[]> {
  return db
    .select({
      stage: reportWarnings.stage,
      number: reportWarnings.number,
      state: sql<
        WarningFacts['state']
      >`case when ${isMailUndecryptable} then 'unreadable' else ${mails.state}::text end`,
      createdAt: mails.createdAt,
      acceptedAt: mails.acceptedAt,
      refusedAt: mails.refusedAt,
      takenAt: mails.takenAt,
      lastAttemptAt: mails.lastAttemptAt,
    })
    .from(reportWarnings)
    .innerJoin(mails, eq(mails.id, reportWarnings.mailId))
    .where(and(eq(reportWarnings.reportId, id), eq(reportWarnings.round, round), isMailNotWithdrawn));
}

/** An owner's reports with their timelines, latest first. */
export async function listOwnerReportRows(db: Database, userId: number) {
  const rows = await db
    .select({
      report: reports,
      confirmations: count(reportConfirmations.confirmedAt),
      possibleConfirmations: sql<number>`count(${reportConfirmations.id}) filter (where ${reportConfirmations.withdrawnAt} is null and (${reportConfirmations.deniedAt} is null or ${reportConfirmations.denialWithdrawnAt} is not null))::int`,
      denials: sql<number>`count(${reportConfirmations.deniedAt}) filter (where ${reportConfirmations.denialWithdrawnAt} is null)::int`,
    })
    .from(reports)
    .leftJoin(reportConfirmations, eq(reportConfirmations.reportId, reports.id))
    .where(eq(reports.userId, userId))
    .groupBy(reports.id)
    .orderBy(desc(reports.reportedAt));
  const events = await db
    .select({ event: reportEvents })
    .from(reportEvents)
    .innerJoin(reports, eq(reports.id, reportEvents.reportId))
    .where(eq(reports.userId, userId))
    .orderBy(asc(reportEvents.id));
  const warnings = await db
    .select({
      reportId: reportWarnings.reportId,
      round: reportWarnings.round,
      stage: reportWarnings.stage,
      number: reportWarnings.number,
      way: reportWarnings.way,
      mail: mails,
    })
    .from(reportWarnings)
    .innerJoin(mails, eq(mails.id, reportWarnings.mailId))
    .innerJoin(reports, eq(reports.id, reportWarnings.reportId))
    // A release withdraws warnings that weren't delivered in time. Its owner must still see that there were some.
    .where(and(eq(reports.userId, userId), or(isMailNotWithdrawn, isNotNull(reports.releasedAt))))
    .orderBy(
      asc(mails.createdAt),
      asc(reportWarnings.stage),
      asc(reportWarnings.number),
      sql`array_position(${sql.param([...warningWayKinds])}::text[], ${reportWarnings.way})`,
    );
  return rows.map((row) => ({
    ...row,
    warnings: warnings.filter(({ reportId }) => reportId === row.report.id),
    events: events.flatMap(({ event }) => (event.reportId === row.report.id ? [event] : [])),
  }));
}

/** For each of an owner's reporters: the last email with their links, the first visit to one of their pages, and their answer. */
export async function listReporterStatus(db: Database, userId: number) {
  const lastMails = await db
    .selectDistinctOn([mails.recipient])
    .from(mails)
    .where(and(eq(mails.userId, userId), inArray(mails.kind, shownReporterMailKinds), isMailNotWithdrawn))
    .orderBy(mails.recipient, desc(mails.createdAt), desc(sql`${mails.id}`));
  // Confirming or reporting implies a page visit. Anything older than these links was done with links that no longer exist.
  const opened = await db
    .select({
      email: reporterTokens.reporterEmail,
      at: sql<string | null>`least(
        min(${reporterTokens.openedAt}),
        min(${reportConfirmations.confirmedAt}),
        min(${reports.reportedAt}) filter (
          where ${reports.reporterEmail} = ${reporterTokens.reporterEmail}
            and ${reports.reportedAt} >= ${reporterTokens.createdAt}))`,
    })
    .from(reporterTokens)
    .leftJoin(reports, eq(reports.userId, reporterTokens.userId))
    .leftJoin(
      reportConfirmations,
      and(
        eq(reportConfirmations.reportId, reports.id),
        eq(reportConfirmations.confirmerEmail, reporterTokens.reporterEmail),
        gte(reportConfirmations.confirmedAt, reporterTokens.createdAt),
      ),
    )
    .where(eq(reporterTokens.userId, userId))
    .groupBy(reporterTokens.reporterEmail);
  const answers = await db
    .selectDistinctOn([reporterTokens.reporterEmail], {
      email: reporterTokens.reporterEmail,
      answer: reporterTokens.answer,
      answeredAt: reporterTokens.answeredAt,
    })
    .from(reporterTokens)
    .where(and(eq(reporterTokens.userId, userId), isNotNull(reporterTokens.answeredAt)))
    .orderBy(reporterTokens.reporterEmail, desc(reporterTokens.answeredAt));
  const addresses = await db
    .selectDistinctOn([reporterTokens.reporterEmail], {
      email: reporterTokens.reporterEmail,
      isGood: reporterTokens.isAddressGood,
    })
    .from(reporterTokens)
    .where(and(eq(reporterTokens.userId, userId), isNotNull(reporterTokens.addressAnsweredAt)))
    .orderBy(reporterTokens.reporterEmail, desc(reporterTokens.addressAnsweredAt));
  return { lastMails, opened, answers, addresses };
}

/** The stored changes of an owner's configuration. */
export function listConfigurationChanges(db: Database, userId: number): Promise<ConfigurationChangeRow[]> {
  return db.select().from(configurationChanges).where(eq(configurationChanges.userId, userId));
}
