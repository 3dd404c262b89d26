import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits, limits } from '#shared/domain/limits.ts';

/** What an owner's reports mean for their trash. */
export interface TrashHold {
  /** The report that is in force. */
  report: { status: 'pending' | 'released'; reportedAt: Date } | null;
  /** When the last report was refuted, expired or revoked. */
  lastReportEndedAt: Date | null;
  /** When the owner last locked a released estate again. */
  lastRevokedAt: Date | null;
}

/**
 * When something in the trash goes for good. Null while a report is pending or keeps the estate open: the owner may be dead,
 * and a thief of their session may have deleted it. The 30 days begin anew when the report ends, because the owner may have
 * known of nothing before.
 */
export function getPurgeTime(
  trashedAt: Date,
  { report, lastReportEndedAt }: Pick<TrashHold, 'report' | 'lastReportEndedAt'>,
): Date | null {
  if (report) return null;
  const from = Math.max(trashedAt.getTime(), lastReportEndedAt?.getTime() ?? 0);
  return new Date(from + limits.trashDays * DAY_MS);
}

/**
 * When something in the trash is erased. What its owner deleted for good stays out of sight for some days, for the link in the mail
 * about that: a thief may have deleted it. Null while a report is in force, as for everything in the trash. Nothing is erased soon
 * after a released estate was locked again, either.
 */
export function getErasureTime(
  { trashedAt, purgedAt }: { trashedAt: Date; purgedAt: Date | null },
  hold: TrashHold,
): Date | null {
  if (purgedAt === null) return getPurgeTime(trashedAt, hold);
  if (hold.report) return null;
  const from = Math.max(purgedAt.getTime(), hold.lastReportEndedAt?.getTime() ?? 0);
  const heldUntil = (hold.lastRevokedAt?.getTime() ?? 0) + deletionLimits.afterRevocationDays * DAY_MS;
  return new Date(Math.max(from + limits.purgedDays * DAY_MS, heldUntil));
}

/**
 * Why an owner cannot delete anything for good now. Null when they can. Whoever locked a released estate again may be a thief who
 * shut out the heirs, so nothing is deleted soon after.
 */
export function getPurgeBlockReason(
  { report, lastRevokedAt }: TrashHold,
  now: Date,
): 'report-pending' | 'estate-open' | 'just-revoked' | null {
  const heldSince = new Date(now.getTime() - deletionLimits.afterRevocationDays * DAY_MS);
  switch (report?.status) {
    case undefined:
      return lastRevokedAt !== null && lastRevokedAt > heldSince ? 'just-revoked' : null;
    case 'pending':
      return 'report-pending';
    case 'released':
      return 'estate-open';
  }
}

/**
 * Whether something can come back from the trash. To an open estate comes back only what was deleted after its report was
 * made: it belonged to what the owner left, and somebody else may have deleted it.
 */
export function canRestoreFromTrash(trashedAt: Date, { report }: Pick<TrashHold, 'report'>): boolean {
  return report?.status !== 'released' || trashedAt >= report.reportedAt;
}
