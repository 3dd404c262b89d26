import { and, count, eq, gte, isNotNull, like, ne, not } from 'drizzle-orm';
import type { ReportType } from '#shared/contracts/release.ts';
import { findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { deathIncapacitationReports as reports, mails, reportConfirmations } from '../../db/schema/index.ts';
import { noticeKinds } from './notice-allowance.ts';

export interface ReleaseNoticeFacts {
  /** For the dedupe keys of emails that a revocation withdraws. */
  keyPrefix: string;
  event: ReportType;
  /** Includes the reporter who submitted the report. */
  confirmedBy: number;
  /** The heirs to whom an email since the release has said what happened. */
  notified: ReadonlySet<string>;
}

/** The dedupe key prefix of notices that never say what happened. */
export const OPENING_KEY_PREFIX = 'opening/';

/** The same for substitutes who receive something because of a release, but not for what waited for it. */
export const getTurnKeyPrefix = (reportId: number): string =>
  `${OPENING_KEY_PREFIX}turn-of-report-${reportId}/`;

/** Loads what heirs are told about each released report, by owner. */
export async function loadReleaseNoticeFacts(
  tx: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ReleaseNoticeFacts>> {
  const news = new Map<number, ReleaseNoticeFacts>();
  if (userIds.length === 0) return news;
  const isReleased = and(matchesAnyId(reports.userId, userIds), eq(reports.status, 'released'));
  const released = await tx
    .select({
      id: reports.id,
      userId: reports.userId,
      event: reports.reportType,
      confirmations: count(reportConfirmations.id),
    })
    .from(reports)
    .leftJoin(
      reportConfirmations,
      and(eq(reportConfirmations.reportId, reports.id), isNotNull(reportConfirmations.confirmedAt)),
    )
    .where(isReleased)
    .groupBy(reports.id);
  const told = await tx
    .selectDistinct({ userId: reports.userId, email: mails.recipient })
    .from(mails)
    .innerJoin(reports, eq(reports.userId, mails.userId))
    .where(
      and(
        isReleased,
        eq(mails.kind, noticeKinds.released),
        ne(mails.state, 'failed'),
        not(like(mails.dedupeKey, `${OPENING_KEY_PREFIX}%`)),
        gte(mails.createdAt, reports.releasedAt),
      ),
    );
  for (const { id, userId, event, confirmations } of released) {
    const notified = new Set(told.flatMap((mail) => (mail.userId === userId ? [mail.email] : [])));
    news.set(userId, {
      keyPrefix: `report/${id}/released-notice/`,
      event,
      confirmedBy: 1 + confirmations,
      notified,
    });
  }
  return news;
}

/**
 * Whether a recipient knows of a report that has released an owner's estate: an email has told them, or this LeaveBit waited for
 * it. Nothing tells the others what happened.
 * @param setting the recipient's release rule for a LeaveBit
 */
export async function knowsOfRelease(
  db: Database,
  { userId, email, setting }: { userId: number; email: string; setting: ReleaseSetting | undefined },
): Promise<boolean> {
  const news = (await loadReleaseNoticeFacts(db, [userId])).get(userId);
  return news !== undefined && (news.notified.has(email) || findReleaseCondition(setting) === 'report');
}
