import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits, limits } from '#shared/domain/limits.ts';

/** How an owner's reports affect their trash. */
export interface TrashHold {
  report: { status: 'pending' | 'released'; reportedAt: Date } | null;
  /** When the last report was refuted, expired or was revoked. */
  lastReportEndedAt: Date | null;
  /** When the owner last revoked a release. */
  lastRevokedAt: Date | null;
}

/**
 * When an item in the trash is due for permanent deletion. Null while a report is pending or keeps the estate open, because the
 * owner may be dead and a session thief may have deleted it. The 30 days restart when the report ends, because the owner may
 * have been unaware until then.
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
 * When an item in the trash is erased. Permanently deleted items stay hidden for some days so that the link in the email about
 * them can restore them, since a thief may have deleted them. Null while a report is in force, as for everything in the trash.
 * Nothing is erased soon after a revocation either.
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
 * Why an owner can't permanently delete anything now, or null if they can. A revocation may come from a thief who is locking
 * out the heirs, so it blocks permanent deletion for a while.
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
 * Whether an item can be restored from the trash. Once the estate is open, only if it was deleted after the report was
 * submitted: it was part of what the owner left behind, and someone else may have deleted it.
 */
export function canRestoreFromTrash(trashedAt: Date, { report }: Pick<TrashHold, 'report'>): boolean {
  return report?.status !== 'released' || trashedAt >= report.reportedAt;
}

/**
 * Whether the owner is told who can read a LeaveBit again after its restoration. Undoing a deletion within a day only restores
 * the access that people had a day ago.
 */
export const shouldNotifyOfRestoration = (trashedAt: Date, now: Date): boolean =>
  now.getTime() - trashedAt.getTime() > DAY_MS;
